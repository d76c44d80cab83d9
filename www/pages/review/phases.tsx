/**
 * The play part by part, in a table.
 */

import type { Phase } from "../../core/wasm/reader.js";
import { timeText } from "../parts/time-text.ts";
import type { Part } from "./review-state.ts";

/** What a slide or move of a mark costs. */
const COSTS: Record<string, number> = { s: 1, a: 2 };

export function Phases({ page }: Part) {
	const words = page.words.value;
	const phases = page.opened.value?.phases ?? [];
	/** What is known; the column of what was lost is empty until then. */
	const review = page.shown.phases.value;
	const lost = (part: Phase) => {
		const [from, to] = [part.from, part.to].map((at) => page.positionAfter(at));
		if (review === null || from < review.from) return "…";
		const marks = review.marks.slice(from - review.from, to - review.from);
		const cost = [...marks].reduce((sum, mark) => sum + (COSTS[mark] ?? 0), 0);
		return marks.includes("o") ? words.atLeast(cost) : cost;
	};
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
						{phases.map((phase) => {
							const { stage, line, done, from, to, time, pause, tps } = phase;
							const name = words.stages[stage](line);
							return (
								<tr key={from}>
									<th scope="row">{done ? name : words.unfinished(name)}</th>
									<td>{to - from}</td>
									<td>{lost(phase)}</td>
									<td>{timeText(time)}</td>
									<td>{tps === null ? "–" : tps.toFixed(1)}</td>
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
