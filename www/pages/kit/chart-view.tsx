/**
 * A chart, and below it what its cursor is at.
 */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Chart, type Drawing } from "../parts/chart.ts";

/**
 * Makes a chart in a place, for as long as that is on the page.
 *
 * @returns `look` grows when the colours have changed, and all is drawn anew.
 */
export function useChart() {
	const place = useRef<HTMLDivElement>(null);
	const chart = useRef<Chart>(null);
	const [look, setLook] = useState(0);
	useLayoutEffect(() => {
		const gone = new AbortController();
		const redraw = () => setLook((look) => look + 1);
		const on = place.current as HTMLElement;
		chart.current = new Chart(on, redraw, gone.signal);
		return () => gone.abort();
	}, []);
	return { place, chart, look };
}

export function ChartView({
	id,
	drawing,
}: {
	/** Of the chart; its reading has it with `-reading`. */
	id: string;
	drawing: Omit<Drawing, "reading">;
}) {
	const { place, chart } = useChart();
	const reading = useRef<HTMLParagraphElement>(null);
	useLayoutEffect(() => {
		const on = reading.current as HTMLElement;
		chart.current?.draw({ ...drawing, reading: on });
	});
	return (
		<>
			<div id={id} class="chart" ref={place} />
			<p class="reading" id={`${id}-reading`} ref={reading} />
		</>
	);
}
