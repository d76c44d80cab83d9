/**
 * Bars with their figures beside them, one for each search. Text and boxes, so that they
 * can be read, copied and printed; a picture of them is made when it is asked for.
 */

import { useState } from "preact/hooks";
import { Button } from "../../pages/kit/button.tsx";
import { Menu } from "../../pages/kit/fields.tsx";
import { isReadable } from "../../pages/parts/canvas-file.ts";
import { savePicture } from "./chart-picture.ts";
import type { Props } from "./lab-state.ts";
import { figureText } from "./result-table.tsx";
import { METRICS, type Metric } from "./runs.ts";
import { isLogarithmic, scaleOf } from "./scale.ts";

type Bar = {
	name: string;
	/** Whether it stopped at a limit. */
	isStopped: boolean;
	value: (metric: Metric) => number | null;
};

export function BarChart({
	page,
	id,
	menuId,
	bars: all,
	about,
	onChange = () => {},
	suffix = (name) => name,
}: Props & {
	id: string;
	menuId: string;
	bars: readonly Bar[];
	/** What the bars are of, for a picture. */
	about: string;
	/** Called with what is compared. */
	onChange?: (metric: Metric) => void;
	/** Names the figures of what is compared. */
	suffix?: (name: string) => string;
}) {
	const { texts } = page;
	const [metric, setMetric] = useState<Metric>(METRICS[0]);
	const bars = all.flatMap(({ name, isStopped, value: figure }) => {
		const value = figure(metric);
		if (value === null) return [];
		const text = figureText(texts, metric, value);
		return [{ name, isStopped, value, text }];
	});
	const { part, lines } = scaleOf(
		bars.map(({ value }) => value),
		metric,
	);
	const title = suffix(texts.metrics[metric]);
	const note = isLogarithmic(metric) ? texts.logScale : "";
	const save = async () => {
		const game = `${texts.game} · ${texts.title}`;
		await savePicture({ title, about, game, note, metric, bars });
	};
	return (
		<div class="chart stack" id={id} hidden={bars.length === 0}>
			<div class="row chart-head">
				<Menu
					kind="menu-line"
					id={menuId}
					label={texts.compare}
					options={Object.fromEntries(
						METRICS.map((one) => [one, texts.metrics[one]]),
					)}
					value={metric}
					onChange={(chosen) => {
						setMetric(chosen as Metric);
						onChange(chosen as Metric);
					}}
				/>
				{bars.length > 0 && isReadable() && (
					<Button kind="small" onClick={save}>
						{texts.picture}
					</Button>
				)}
			</div>
			{/* What the menu says, on paper. */}
			<p class="on-paper">{title}</p>
			<ol
				class="bars stack"
				aria-label={texts.chartName(title)}
				style={{ "--lines": String(lines) }}
			>
				{bars.map(({ name, value, text, isStopped }) => (
					<li class={isStopped ? "is-stopped" : ""} key={name}>
						<span class="bar-name">{name}</span>
						<span class="figure">
							{text}
							{isStopped && <small>{` ${texts.stoppedBar}`}</small>}
						</span>
						<span class="track across" aria-hidden="true">
							<span
								class="fill"
								style={{ inlineSize: `${100 * part(value)}%` }}
							/>
						</span>
					</li>
				))}
			</ol>
			<p class="soft small">{note}</p>
		</div>
	);
}
