/**
 * `npm run -s lab -- [options] < boards.txt`: runs the textbook's searches, by the
 * module that is shipped. Writes one JSON object per board and search.
 */

import { readFileSync } from "node:fs";
import { Command, showProgress } from "./command.js";
import { linesOf } from "./lines.js";

const USAGE = `npm run -s lab -- [options] < boards.txt

Reads one board per line: 4 1 2/5 0 3, or an array of Python or Java. Skips blank
lines and lines that begin with #. Writes one JSON object per board and search, in
the same order: length (-1 with a reason if the board cannot be solved, null if the
search stopped at a limit), moves, expanded, generated, frontier, bytes, ms, optimal.

  --search NAME     bfs, bidirectional, table, astar:H, idastar:H, greedy:H or
                    weighted:H:W, several with commas (default: astar:manhattan);
                    H is hamming, manhattan, linear-conflict, walking-distance,
                    patterns or zero, W is from 1 to 100
  --goal GOAL       last (default), first, snake, spiral, or a board
  --mb N            memory of a search, in megabytes (default: 1000)
  --seconds N       time of a search (default: no limit)
  --nodes N         boards that a search expands (default: no limit)
  --no-build        use what is built without checking that it is up to date
  --help            show this text`;

/** Boards expanded between two looks at the clock. */
const SLICE = 2_000;

/** What wasm can hold. */
const MOST_MB = 4_000;

const command = new Command("lab");
const options = command.options({
	search: { type: "string", default: "astar:manhattan" },
	goal: { type: "string", default: "last" },
	mb: { type: "string", default: "1000" },
	seconds: { type: "string" },
	nodes: { type: "string" },
	"no-build": { type: "boolean", default: false },
	help: { type: "boolean", default: false },
});
if (options.help) {
	console.log(USAGE);
	process.exit(0);
}

/**
 * Returns the value of an option; infinite if it is not given.
 *
 * @param {"mb" | "seconds" | "nodes"} option
 * @param {number} [most]
 */
function readNumber(option, most = Number.MAX_SAFE_INTEGER) {
	const text = options[option];
	if (text === undefined) return Number.POSITIVE_INFINITY;
	const number = Number(text);
	if (text.trim() !== "" && number > 0 && number <= most) return number;
	const range = `more than 0, at most ${most}`;
	return command.stop(`--${option} must be ${range}, not "${text}"`, 2);
}

const searches = options.search.split(",").map((name) => name.trim());
const bytes = Math.floor(readNumber("mb", MOST_MB) * 1_000_000);
const most = { ms: readNumber("seconds") * 1_000, nodes: readNumber("nodes") };
if (!options["no-build"]) command.build("wasm");
// The module may have been built only now.
const core = await import("../www/core/wasm/lab.js");
const wasm = new URL("../www/core/wasm/lab_bg.wasm", import.meta.url);
core.initSync({ module: readFileSync(wasm) });

/** @typedef {import("../www/core/wasm/lab.js").SearchProgress} SearchProgress */

/**
 * Returns what is wrong, in the core's words; rethrows panics, which have no code.
 *
 * @param {unknown} error
 */
function messageOf(error) {
	if (error instanceof Error && "code" in error) return error.message;
	throw error;
}

try {
	const lab = new core.Lab();
	const solved = core.drawBoards("2x2", "last", "", 1);
	for (const name of searches) lab.search(solved, "last", name, 0, 0).free();
} catch (error) {
	command.stop(`--search: ${messageOf(error)}`, 2);
}

const lab = new core.Lab();
let count = 0;
let expanded = 0;
const clear = showProgress(
	(seconds) => `${count} searches, ${expanded} boards expanded, ${seconds} s`,
);

/**
 * @param {string} board In text form.
 * @param {string} name
 */
function run(board, name) {
	const begin = performance.now();
	const search = lab.search(board, options.goal, name, bytes, most.nodes);
	/** @type {SearchProgress} */
	let now;
	do {
		now = search.step(SLICE);
		({ expanded } = now);
	} while (now.state === "running" && performance.now() - begin < most.ms);
	search.free();
	return { now, ms: performance.now() - begin };
}

/**
 * Returns why a search ended without a solution.
 *
 * @param {SearchProgress} now
 */
function reasonOf({ state, expanded }) {
	if (state === "running") return `stopped after ${options.seconds} s`;
	return expanded >= most.nodes
		? `stopped after ${options.nodes} boards`
		: `stopped at ${options.mb} MB`;
}

/**
 * @param {string} board In text form.
 * @param {string} name
 */
function report(board, name) {
	const { now, ms } = run(board, name);
	const { state, moves, lower, optimal, generated, frontier, bytes } = now;
	const isSolved = state === "solved";
	return {
		board,
		search: name,
		length: isSolved ? now.slides.length : null,
		...(isSolved ? {} : { reason: reasonOf(now) }),
		moves: isSolved ? moves : null,
		lower,
		optimal,
		expanded: now.expanded,
		generated,
		frontier,
		bytes,
		branching: now.branching,
		ms: Math.round(ms * 10) / 10,
	};
}

/**
 * Returns the board in text form, or why it cannot be solved.
 *
 * @param {string} line
 */
function readBoard(line) {
	const { size, tiles } = core.readTiles(line);
	const columns = Number.parseInt(size, 10);
	const rows = [];
	for (let at = 0; at < tiles.length; at += columns) {
		rows.push(tiles.slice(at, at + columns).join(" "));
	}
	const found = core.solvability(size, Uint32Array.from(tiles), options.goal);
	return { board: rows.join("/"), found };
}

/** @param {import("../www/core/wasm/lab.js").SolvableResult} found */
function unsolvable({ inversions, isWidthEven, blankRow, homeRow, nearest }) {
	const rows = Math.abs(blankRow - homeRow);
	const sum = isWidthEven
		? `${inversions.length} + ${rows}`
		: inversions.length;
	const what = isWidthEven
		? "inversions and rows from the blank to its home"
		: "inversions";
	return {
		length: -1,
		reason: `${what}: ${sum} is odd; the nearest board that can be solved is ${nearest}`,
	};
}

/** @param {string} line */
function* reports(line) {
	let board = line;
	try {
		const { found, ...read } = readBoard(line);
		({ board } = read);
		for (const name of searches) {
			yield found.solvable
				? report(board, name)
				: { board, search: name, ...unsolvable(found) };
		}
	} catch (error) {
		yield { board, error: messageOf(error) };
	}
}

for await (const line of linesOf(process.stdin)) {
	const text = line.trim();
	if (text === "" || text.startsWith("#")) continue;
	for (const report of reports(text)) {
		count += 1;
		clear();
		await command.print(JSON.stringify(report));
		// Lets the progress display run.
		await new Promise((resolve) => setImmediate(resolve));
	}
}
clear();
