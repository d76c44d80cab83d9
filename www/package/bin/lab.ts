/**
 * `taquin lab`: the textbook's searches, and what they cost.
 */

import type { Options } from "../lab.js";
import {
	GOAL,
	isName,
	JOBS,
	JOBS_HELP,
	type LineCommand,
	messageOf,
	Refusal,
	type Values,
} from "./shared.ts";

const USAGE = `taquin lab [options] [FILE ...]

Reads one board per line, from the files or from its input: 4 1 2/5 0 3, or an array of
Python or Java. Skips blank lines and lines that begin with #. Writes one JSON object
per board and search, in the same order, and a last line that counts them: length (-1
with a reason if the board cannot be solved, null with one if the search stopped at a
limit), moves, slides, tiles, lower, optimal, proof, expanded, generated, frontier,
bytes, branching, ms; or error if the line is no board.

  --search NAME     bfs, bidirectional, table, astar:H, idastar:H, greedy:H or
                    weighted:H:W, several with commas (default: astar:manhattan);
                    H is hamming, manhattan, linear-conflict, walking-distance,
                    patterns or zero, W is from 1 to 100
  --goal GOAL       last (default), first, snake, spiral, or a board
  --mb N            memory of a search, in megabytes (default: 1000)
  --seconds N       time of a search (default: no limit)
  --nodes N         boards that a search expands (default: no limit)
${JOBS_HELP}`;

/** It is solved before any search begins. */
const SOLVED = "1 2/3 0";

export const lab: LineCommand = {
	usage: USAGE,
	options: {
		...GOAL,
		...JOBS,
		search: { type: "string", default: "astar:manhattan" },
		mb: { type: "string" },
		seconds: { type: "string" },
		nodes: { type: "string" },
	},
	takesFiles: true,
	unit: "searches",
	async begin({ search = "", goal = "", ...others }) {
		// Imported here: its module is compiled at once.
		const { solve } = await import("../lab.js");
		const searches = search.split(",").map((name) => name.trim());
		const options = { goal, ...limitsOf(others) };
		try {
			for (const name of searches) {
				solve(SOLVED, name, { ...options, goal: "last" });
			}
			solve(isName(goal) ? SOLVED : goal, searches[0], options);
		} catch (error) {
			throw refusal(error);
		}
		return async (board) =>
			searches.map((search) => {
				try {
					return solve(board, search, options);
				} catch (error) {
					return { board, search, error: messageOf(error) };
				}
			});
	},
};

/** Returns the limits that are given, as text: the laboratory reads and refuses them. */
function limitsOf({ mb, seconds, nodes }: Values) {
	const given = Object.entries({ mb, seconds, nodes }).filter(
		([, text]) => text !== undefined,
	);
	return Object.fromEntries(given) as Options;
}

/** Returns which option is wrong, and what is. */
function refusal(error: unknown) {
	const message = messageOf(error);
	const { code } = error as { code: string };
	if (code === "limit") return new Refusal(`--${message}`);
	return new Refusal(`--${code === "search" ? "search" : "goal"}: ${message}`);
}
