/**
 * `taquin solve`: shortest solutions.
 */

import { quote } from "../../core/later/quote.ts";
import { loadWeights } from "../../solver/load-weights.ts";
import { loadCore } from "../core.js";
import { Engine } from "./engine.ts";
import {
	GOAL,
	goalOf,
	JOBS,
	JOBS_HELP,
	type LineCommand,
	METRIC,
	messageOf,
	metricOf,
	Refusal,
	type Values,
} from "./shared.ts";
import { startSolver } from "./start.ts";
import { Tally } from "./tally.ts";

const USAGE = `taquin solve [options] [FILE ...]

Reads one board per line, from the files or from its input: 4 1 2/5 0 3, a slash
between rows, 0 for the blank. Skips blank lines and lines that begin with #. Writes
one JSON object per line, in the same order, and a last line that sums them up.

  --goal GOAL       last (default), first, snake, spiral, or a board
  --metric stm|mtm  lengths count slides (default) or moves: tiles that slide together
                    count once
  --budget-ms N     after N ms of search, take the best solution so far (default: no
                    limit up to 16 cells, 1000 above)
${JOBS_HELP}`;

/** For boards whose proof may never end, in milliseconds. */
const LARGE_BOARD_MS = 1_000;

export const solve: LineCommand = {
	usage: USAGE,
	options: { ...GOAL, ...METRIC, ...JOBS, "budget-ms": { type: "string" } },
	takesFiles: true,
	unit: "boards",
	sum: () => new Tally(),
	async begin(values) {
		const metric = metricOf(values);
		const budget = budgetOf(values);
		const core = await loadCore();
		const goal = await goalOf(values, core);
		const engine = new Engine(await startSolver(metric), loadWeights);
		return async (board) => {
			try {
				const game = await core.open(board, goal);
				const { text } = game;
				// The goal of a link is its own.
				const { size, goal: to, isProvable } = game.snapshot(0);
				game.free();
				const usual = isProvable ? Number.POSITIVE_INFINITY : LARGE_BOARD_MS;
				const solved = await engine.solve(text, size, to, budget ?? usual);
				return [{ board, ...solved }];
			} catch (error) {
				return [{ board, error: messageOf(error) }];
			}
		};
	},
};

/** Returns the milliseconds of a search; `undefined` if there is no option. */
function budgetOf({ "budget-ms": text }: Values) {
	if (text === undefined) return undefined;
	const ms = Number(text);
	if (text.trim() !== "" && ms >= 0 && ms < Number.POSITIVE_INFINITY) return ms;
	throw new Refusal(
		`--budget-ms must be milliseconds, 0 or more, not "${quote(text)}"`,
	);
}
