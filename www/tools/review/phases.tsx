/**
 * The play part by part, in a table.
 */

import { decimalText } from "../../pages/parts/decimal-text.ts";
import { shownTime, timeText } from "../../pages/parts/time-text.ts";
import { Pending } from "./pending.tsx";
import type { Props } from "./review-state.ts";

export function Phases({ page }: Props) {
	const words = page.words.value;
	const phases = page.opened.value?.phases ?? [];
	/** What is known; the column of what was lost is empty until then. */
	const parts = page.shown.phases.value?.parts;
	const lost = (at: number) => {
		const part = parts?.[at];
		if (!part) return <Pending />;
		if (part.open === 0) return part.cost;
		return part.cost > 0 ? words.atLeast(part.cost) : <Pending />;
	};
	// What the times show adds up, so each ends where the next one begins.
	let sum = 0;
	const times = phases.map(({ time }) => {
		const begun = shownTime(sum);
		sum += time;
		return shownTime(sum) - begun;
	});
	const columns = [
		words.phase,
		words.slides,
		words.lost,
		words.time,
		words.tps,
		words.longest,
	];
	return (
		<section
			id="phases"
			aria-labelledby="phases-title"
			hidden={phases.length < 2}
		>
			<h2 id="phases-title">{words.phases}</h2>
			<div class="scroll frame">
				<table>
					<thead>
						<tr>
							{columns.map((name) => (
								<th scope="col" key={name}>
									{name}
								</th>
							))}
						</tr>
					</thead>
					<tbody id="phase-rows">
						{phases.map((phase, at) => {
							const { stage, line, done, from, to, pause, tps } = phase;
							const name = words.stages[stage](line);
							return (
								<tr key={from}>
									<th scope="row">{done ? name : words.unfinished(name)}</th>
									<td>{to - from}</td>
									<td>{lost(at)}</td>
									<td>{timeText(times[at])}</td>
									<td>{tps === null ? "–" : decimalText(words.tag, tps, 1)}</td>
									<td>{timeText(pause)}</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</div>
		</section>
	);
}
