/**
 * What searches have come to, on one board or on many, and what of it can be compared.
 */

import type { LabCore } from "../../core/later/site-modules.ts";
import type { LabEnd, SearchProgress } from "../../core/wasm/lab.js";

/** A search on a board. */
export type Run = {
	search: string;
	/** In text form. */
	board: string;
	goal: string;
	state:
		| "waiting"
		| "running"
		| "ended"
		| "unsolvable"
		| "failed"
		| "cancelled";
	/** The last that was heard of it. */
	progress: SearchProgress | null;
	outcome: LabEnd | null;
	ms: number;
	error?: unknown;
};

/** What is compared. */
export type Metric =
	| "length"
	| "expanded"
	| "generated"
	| "frontier"
	| "bytes"
	| "ms"
	| "branching";

export const METRICS: readonly Metric[] = [
	"expanded",
	"generated",
	"frontier",
	"bytes",
	"ms",
	"branching",
	"length",
];

export function newRun(search: string, board: string, goal: string): Run {
	const state = "waiting";
	const [progress, outcome] = [null, null];
	return { search, board, goal, state, progress, outcome, ms: 0 };
}

/** Returns a figure of a run; `null` where there is none. */
export function figureOf(
	{ outcome, progress, ms }: Run,
	metric: Metric,
): number | null {
	const now = outcome ?? progress;
	if (now === null) return null;
	if (metric === "ms") return outcome?.ms ?? ms;
	if (metric === "length") {
		return now.state === "solved" ? now.slides.length : null;
	}
	return now[metric];
}

/**
 * Returns the best figure of some runs: the smallest of those that were solved. `null`
 * if it tells nothing, because all of them are the same.
 */
export function bestOf(runs: readonly Run[], metric: Metric) {
	const solved = runs.filter(({ outcome }) => outcome?.state === "solved");
	const figures = solved
		.map((run) => figureOf(run, metric))
		.filter((figure) => figure !== null);
	const least = Math.min(...figures);
	return figures.some((figure) => figure !== least) ? least : null;
}

/** The columns of a file. */
const COLUMNS = [
	"board",
	"goal",
	"search",
	"result",
	"length",
	"lower_bound",
	"optimal",
	"expanded",
	"generated",
	"frontier",
	"bytes",
	"ms",
	"tables_ms",
	"branching_factor",
	"moves",
];

type Row = readonly (string | number | boolean | null)[];

/** Returns a table of runs: names, then a row for each that has ended. */
export function tableOf(runs: readonly Run[]): Row[] {
	const rows = runs.flatMap(({ board, goal, search, state, outcome }) => {
		const begin = [board, goal, search];
		if (state === "unsolvable") {
			const none = COLUMNS.slice(begin.length + 2).map(() => null);
			return [[...begin, "unsolvable", -1, ...none]];
		}
		if (outcome === null) return [];
		const isSolved = outcome.stopped === null;
		return [
			[
				...begin,
				isSolved ? "solved" : `stopped: ${outcome.stopped}`,
				isSolved ? outcome.slides.length : null,
				outcome.lower,
				outcome.optimal,
				outcome.expanded,
				outcome.generated,
				outcome.frontier,
				outcome.bytes,
				Math.round(outcome.ms * 100) / 100,
				Math.round(outcome.tableMs * 100) / 100,
				outcome.branching,
				outcome.moves,
			],
		];
	});
	return [COLUMNS, ...rows];
}

/** Returns a table as comma-separated values (RFC 4180). */
export function toCsv(core: Pick<LabCore, "csvField">, rows: readonly Row[]) {
	const field = (value: Row[number]) =>
		typeof value === "string" ? core.csvField(value) : String(value ?? "");
	return rows.map((row) => `${row.map(field).join(",")}\r\n`).join("");
}
