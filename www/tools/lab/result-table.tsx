/**
 * The table of runs: a row for each search, which opens to its proof and its moves.
 */

import { useState } from "preact/hooks";
import type { LabCore } from "../../core/later/site-modules.ts";
import type { Texts } from "../../messages/compiled/lab-en.ts";
import { Button } from "../../pages/kit/button.tsx";
import { saveFile } from "../../pages/parts/save-file.ts";
import type { Props } from "./lab-state.ts";
import {
	bestOf,
	figureOf,
	type Metric,
	type Run,
	tableOf,
	toCsv,
} from "./runs.ts";
import { searchName } from "./search-names.ts";

/** The columns after the name. */
const COLUMNS = [
	"length",
	"optimal",
	"expanded",
	"generated",
	"frontier",
	"bytes",
	"ms",
	"branching",
] as const;

/** Proofs that make a solution optimal only by chance. */
const CHANCE = ["heuristic", "smallestWeighted"];

/** On a phone rows are blocks, and the browser forgets that it is a table. */
export const as = (
	role: "table" | "rowgroup" | "row" | "columnheader" | "rowheader" | "cell",
) => ({ role });

export function ResultTable({ page }: Props) {
	const { columnsOf, columnAbout } = page.texts;
	const { id, runs } = page.search.results.value;
	return (
		<table
			class="results-table"
			id="results"
			{...as("table")}
			aria-labelledby="result-title"
		>
			<thead {...as("rowgroup")}>
				<tr {...as("row")}>
					<th scope="col" {...as("columnheader")} class="search">
						{columnsOf.search}
					</th>
					{COLUMNS.map((column) => (
						<th
							scope="col"
							{...as("columnheader")}
							class={column}
							title={columnAbout[column]}
							key={column}
						>
							{columnsOf[column]}
						</th>
					))}
				</tr>
			</thead>
			<tbody {...as("rowgroup")}>
				{runs.map((run) => (
					<RunRows page={page} run={run} key={`${id} ${run.search}`} />
				))}
			</tbody>
		</table>
	);
}

function RunRows({ page, run }: Props & { run: Run }) {
	const { texts } = page;
	// A run is the same one when more is known of it.
	const { runs } = page.search.results.value;
	const [isOpen, setOpen] = useState(false);
	return (
		<>
			<tr {...as("row")} class="run-row" data-state={run.state}>
				<th scope="row" {...as("rowheader")} class="search">
					<button
						type="button"
						class="opener in-line bare"
						aria-expanded={isOpen}
						onClick={() => setOpen(!isOpen)}
					>
						<span>{searchName(texts, run.search)}</span>
					</button>
				</th>
				{COLUMNS.map((column) => {
					const isBest = isBestOf(runs, run, column);
					return (
						<td
							{...as("cell")}
							class={isBest ? `${column} is-best` : column}
							data-name={texts.columnsOf[column]}
							key={column}
						>
							{cellText(texts, run, column)}
							{isBest && <span class="sr">{` (${texts.best})`}</span>}
						</td>
					);
				})}
			</tr>
			<tr {...as("row")} class="more" hidden={!isOpen}>
				<td {...as("cell")} colSpan={COLUMNS.length + 1}>
					{run.state !== "running" && run.state !== "waiting" && (
						<>
							{proofTexts(texts, run).map((text) => (
								<p key={text}>{text}</p>
							))}
							<Moves page={page} run={run} />
						</>
					)}
				</td>
			</tr>
		</>
	);
}

function Moves({ page, run }: Props & { run: Run }) {
	const { texts } = page;
	const { outcome } = run;
	if (outcome === null || outcome.stopped !== null) return null;
	const { slides, tiles, moves } = outcome;
	const ways = texts.ways as Record<string, string>;
	if (slides === "") {
		return (
			<div class="moves stack gap-1">
				<h3>{texts.moves}</h3>
				<p>{texts.noMoves}</p>
			</div>
		);
	}
	const button = (text: string, act: () => unknown) => (
		<Button kind="small" onClick={act}>
			{text}
		</Button>
	);
	return (
		<div class="moves stack gap-1">
			<h3>{texts.moves}</h3>
			<p>
				<code class="letters">{moves}</code>
			</p>
			<p class="soft small">{texts.movesAbout}</p>
			<ol class="slides row">
				{[...slides].map((way, at) => (
					<li key={at}>{texts.slide(tiles[at], ways[way])}</li>
				))}
			</ol>
			<div class="row">
				{button(page.board.played === run ? texts.stopPlay : texts.play, () =>
					page.board.play(run),
				)}
				{button(texts.copyMoves, () => page.search.copy(moves))}
			</div>
		</div>
	);
}

/** Returns whether a run has the best of a column. */
function isBestOf(
	runs: readonly Run[],
	run: Run,
	column: (typeof COLUMNS)[number],
) {
	if (column === "optimal" || run.outcome?.state !== "solved") return false;
	const best = bestOf(runs, column);
	return best !== null && figureOf(run, column) === best;
}

function cellText(texts: Texts, run: Run, column: (typeof COLUMNS)[number]) {
	if (column === "length") return lengthText(texts, run);
	if (column === "optimal") return optimalText(texts, run);
	const figure = figureOf(run, column);
	return figure === null ? texts.unknown : figureText(texts, column, figure);
}

export function figureText(texts: Texts, metric: Metric, figure: number) {
	if (metric === "bytes") {
		return figure < 1_000_000
			? texts.kilobytes(figure / 1_000)
			: texts.megabytes(figure / 1_000_000);
	}
	if (metric === "ms") return msText(texts, figure);
	return decimalText(texts, figure);
}

function msText(texts: Texts, ms: number) {
	if (ms < 0.1) return texts.noTime;
	if (ms >= 1_000) return texts.seconds(ms / 1_000);
	return texts.milliseconds(ms < 10 ? ms : Math.round(ms));
}

/** Returns a number with two digits after the point, unless it is large. */
export function decimalText(texts: Texts, n: number) {
	return n < 1_000 ? texts.decimal(n) : texts.number(Math.round(n));
}

function lengthText(texts: Texts, { state, outcome, progress }: Run) {
	if (state === "unsolvable") return "−1";
	if (outcome !== null && outcome.stopped === null) {
		return texts.number(outcome.slides.length);
	}
	const now = outcome ?? progress;
	return now === null ? texts.unknown : texts.atLeast(now.lower);
}

function optimalText(texts: Texts, { state, outcome }: Run) {
	if (outcome !== null && outcome.stopped !== null) {
		return texts.stopped[outcome.stopped];
	}
	if (outcome !== null)
		return outcome.optimal ? texts.optimal : texts.notOptimal;
	return {
		waiting: texts.waiting,
		running: texts.runningNow,
		cancelled: texts.cancelled,
		failed: texts.failed,
		unsolvable: texts.optimal,
		ended: texts.unknown,
	}[state];
}

/** Returns what is said of how a run ended. */
function proofTexts(texts: Texts, { state, outcome, progress }: Run): string[] {
	if (state === "unsolvable") return [texts.whyUnsolvable];
	if (state === "failed") return [texts.lost];
	if (outcome === null) return [texts.whyCancelled(progress?.lower ?? 0)];
	const said = [];
	if (outcome.stopped !== null) {
		said.push(texts.whyStopped[outcome.stopped](outcome.lower));
	} else {
		const { length } = outcome.slides;
		said.push(
			outcome.optimal ? texts.whyOptimal(length) : texts.whyNot(outcome.lower),
		);
		const { proof, optimal } = outcome;
		if (proof !== null) said.push(texts.proofs[proof]);
		if (optimal && proof !== null && CHANCE.includes(proof)) {
			said.push(texts.boundMet);
		}
	}
	// Making no tables takes no time worth saying.
	if (outcome.tableMs >= 10)
		said.push(texts.tables(msText(texts, outcome.tableMs)));
	return said;
}

/** Saves a table of runs as a file. */
export function saveTable(core: LabCore, runs: readonly Run[], name: string) {
	saveFile(name, toCsv(core, tableOf(runs)), "text/csv");
}
