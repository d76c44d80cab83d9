/**
 * A chart, and below it what its cursor is at. What draws it is loaded with the first.
 */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Chart, Drawing } from "../parts/chart.ts";
import { note } from "../parts/late.ts";
import { useLate } from "./late.ts";

type Drawn = {
	/** Of the chart; its reading has it with `-reading`. */
	id: string;
	/** Another object is drawn anew. */
	drawing: Omit<Drawing, "reading">;
	/** While it is the same, other values are shown without a new chart. */
	outline?: string;
	/** Where the cursor is, if that is not up to the chart. */
	at?: number;
};

export function ChartView({
	drawing,
	lost,
	...rest
}: Omit<Drawn, "drawing"> & {
	/** `null` until there is something to draw. */
	drawing: Drawn["drawing"] | null;
	/** Stands there if it cannot be drawn. */
	lost: string;
}) {
	const [isLost, setLost] = useState(false);
	const library = useLate(
		() => import("../parts/chart.ts"),
		[drawing?.label],
		(error) => {
			note("the chart could not be loaded", error);
			setLost(true);
		},
	);
	if (library && drawing) {
		return <DrawnChart library={library} drawing={drawing} {...rest} />;
	}
	return (
		<>
			<div id={rest.id} class="chart">
				{isLost && lost}
			</div>
			<p class="reading" id={`${rest.id}-reading`} />
		</>
	);
}

function DrawnChart({
	library,
	id,
	drawing,
	outline,
	at,
}: Drawn & { library: { Chart: typeof Chart } }) {
	const place = useRef<HTMLDivElement>(null);
	const reading = useRef<HTMLParagraphElement>(null);
	const chart = useRef<Chart>(null);
	const drawn = useRef("");
	/** Grows when the colours have changed, and all is drawn anew. */
	const [look, setLook] = useState(0);
	useLayoutEffect(() => {
		const gone = new AbortController();
		const redraw = () => setLook((look) => look + 1);
		const on = place.current as HTMLElement;
		chart.current = new library.Chart(on, redraw, gone.signal);
		return () => gone.abort();
	}, []);
	useLayoutEffect(() => {
		const now = `${outline} ${look}`;
		const isSame = outline !== undefined && now === drawn.current;
		drawn.current = now;
		const on = reading.current as HTMLElement;
		if (isSame) chart.current?.update(drawing);
		else chart.current?.draw({ ...drawing, reading: on });
		performance.mark("chart");
	}, [drawing, look]);
	useLayoutEffect(() => {
		// The library lays it out in a microtask of its own.
		if (at !== undefined) queueMicrotask(() => chart.current?.go(at));
	}, [drawing, look, at]);
	return (
		<>
			<div id={id} class="chart" ref={place} />
			<p class="reading" id={`${id}-reading`} ref={reading} />
		</>
	);
}
