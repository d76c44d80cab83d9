/**
 * `npm run -s lab -- [options] < boards.txt`: runs the textbook's searches, by the
 * module that is shipped. Writes one JSON object per board and search.
 */

import { readFileSync } from "node:fs";
import {
	Reports,
	readLimit,
	USUAL_SEARCH,
} from "../www/tools/search/reports.ts";
import { Command, showProgress } from "./command.js";

const USAGE = `npm run -s lab -- [options] < boards.txt

Reads one board per line: 4 1 2/5 0 3, or an array of Python or Java. Skips blank
lines and lines that begin with #. Writes one JSON object per board and search, in
the same order: length (-1 with a reason if the board cannot be solved, null with one if
the search stopped at a limit), moves, slides, tiles, lower, optimal, proof, expanded,
generated, frontier, bytes, branching, ms; or error if the line is no board.

  --search NAME     bfs, bidirectional, table, astar:H, idastar:H, greedy:H or
                    weighted:H:W, several with commas (default: astar:manhattan);
                    H is hamming, manhattan, linear-conflict, walking-distance,
                    patterns or zero, W is from 1 to 100
  --goal GOAL       last (default), first, snake, spiral, or a board
  --mb N            memory of a search, in megabytes (default: 1000)
  --seconds N       time of a search (default: no limit)
  --nodes N         boards that a search expands (default: no limit)
  --no-build        use the existing build without checking that it is up to date
  --help            show this text`;

const command = new Command("lab");
const options = command.options({
	search: { type: "string", default: USUAL_SEARCH },
	goal: { type: "string", default: "last" },
	mb: { type: "string" },
	seconds: { type: "string" },
	nodes: { type: "string" },
	"no-build": { type: "boolean", default: false },
	help: { type: "boolean", default: false },
});
if (options.help) {
	console.log(USAGE);
	process.exit(0);
}

/** @type {import("../www/tools/search/reports.ts").Options} */
const limits = { goal: options.goal };
for (const name of /** @type {const} */ (["mb", "seconds", "nodes"])) {
	if (options[name] === undefined) continue;
	try {
		limits[name] = readLimit(name, options[name]);
	} catch (error) {
		command.stop(`--${/** @type {Error} */ (error).message}`, 2);
	}
}

const searches = options.search.split(",").map((name) => name.trim());
if (!options["no-build"]) command.build("wasm");
// The module may have been built only now.
const core = await import("../www/core/wasm/lab.js");
const wasm = new URL("../www/core/wasm/lab_bg.wasm", import.meta.url);
core.initSync({ module: readFileSync(wasm) });

/**
 * Returns what is wrong, in the core's words; rethrows panics, which have no code.
 *
 * @param {unknown} error
 */
function messageOf(error) {
	if (error instanceof Error && "code" in error) return error.message;
	throw error;
}

const reports = new Reports(core);
try {
	for (const name of searches) reports.begin("1 2/3 0", name).free();
} catch (error) {
	command.stop(`--search: ${messageOf(error)}`, 2);
}

try {
	// A goal by its name fits any board; a goal that is a board fits itself.
	const isName = /^[a-z]*$/i.test(options.goal);
	reports.read(isName ? "1 2/3 0" : options.goal, options.goal);
} catch (error) {
	command.stop(`--goal: ${messageOf(error)}`, 2);
}

let count = 0;
let expanded = 0;
const clear = showProgress(
	(seconds) => `${count} searches, ${expanded} boards expanded, ${seconds} s`,
);

/** @param {string} line */
function* reportsOn(line) {
	for (const name of searches) {
		try {
			const report = reports.solve(line, name, limits);
			expanded += report.expanded;
			yield report;
		} catch (error) {
			yield { board: line, search: name, error: messageOf(error) };
		}
	}
}

for await (const line of command.lines()) {
	const text = line.trim();
	if (text === "" || text.startsWith("#")) continue;
	for (const report of reportsOn(text)) {
		count += 1;
		clear();
		await command.print(JSON.stringify(report));
		// Lets the progress display run.
		await new Promise((resolve) => setImmediate(resolve));
	}
}
clear();
