/**
 * What searches have come to, on one board or on many, and what of it can be compared.
 */

/**
 * @typedef {import("../../lab/lab-session.js").Outcome} Outcome
 * @typedef {import("../../core/later/site-modules.js").SearchProgress} SearchProgress
 */

/**
 * A search on a board.
 *
 * @typedef {object} Run
 * @property {string} search
 * @property {string} board In text form.
 * @property {string} goal
 * @property {"waiting" | "running" | "ended" | "unsolvable" | "failed" | "cancelled"} state
 * @property {SearchProgress | null} progress The last that was heard of it.
 * @property {Outcome | null} outcome
 * @property {number} ms
 * @property {unknown} [error]
 * @property {import("../../lab/lab-session.js").Timeline} [timeline] The frontier over
 *   time, as far as it is known, if it is kept.
 */

/** What is compared. @typedef {"length" | "expanded" | "generated" | "frontier" | "bytes" | "ms" | "branching"} Metric */

/** @type {readonly Metric[]} */
export const METRICS = [
	"expanded",
	"generated",
	"frontier",
	"bytes",
	"ms",
	"branching",
	"length",
];

/**
 * @param {string} search
 * @param {string} board
 * @param {string} goal
 * @returns {Run}
 */
export function newRun(search, board, goal) {
	const state = "waiting";
	const [progress, outcome] = [null, null];
	return { search, board, goal, state, progress, outcome, ms: 0 };
}

/**
 * Returns a figure of a run; `null` where there is none.
 *
 * @param {Run} run
 * @param {Metric} metric
 * @returns {number | null}
 */
export function figureOf({ outcome, progress, ms }, metric) {
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
 *
 * @param {readonly Run[]} runs
 * @param {Metric} metric
 */
export function bestOf(runs, metric) {
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

/**
 * Returns a table of runs: names, then a row for each that has ended.
 *
 * @param {readonly Run[]} runs
 * @returns {(string | number | boolean | null)[][]}
 */
export function tableOf(runs) {
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
