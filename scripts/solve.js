/**
 * `npm run -s solve -- [options] < boards.txt`: solves boards in bulk. Writes one
 * JSON object per board and a last one that summarises them.
 */

import { availableParallelism } from "node:os";
import { quote } from "../www/core/later/quote.ts";
import { solveAll, Tally } from "./bulk.js";
import { Command, showProgress } from "./command.js";
import { BadGoal, startNative, startWasm } from "./engines.js";

const USAGE = `npm run -s solve -- [options] < boards.txt

Reads one board per line, like 4 1 2/5 0 3: a slash between rows, 0 for the
blank. Skips blank lines and lines that begin with #. Writes one JSON object per
line, in the same order, and a last line that summarises them.

  --engine wasm|native   the shipped module in Node (default), or native code
  --jobs N               with --engine native, boards solved in parallel
                         (default: one per core)
  --goal GOAL            last (default), first, snake, spiral, or a board
  --metric stm|mtm       lengths count slides (default) or moves: tiles that slide
                         together count once
  --budget-ms N          after N ms of search, take the best solution so far
                         (default: no limit up to 16 cells, 1000 above)
  --no-build             use the existing build without checking that it is up to date
  --help                 show this text`;

/** Upper limit of `--jobs`. Each job is a thread and holds a search in memory. */
const MOST_JOBS = 1_024;

const command = new Command("solve");

function readOptions() {
	return command.options({
		engine: { type: "string", default: "wasm" },
		jobs: { type: "string" },
		goal: { type: "string", default: "last" },
		metric: { type: "string", default: "stm" },
		"budget-ms": { type: "string" },
		"no-build": { type: "boolean", default: false },
		help: { type: "boolean", default: false },
	});
}

/**
 * Returns the budget in milliseconds, or `null` if there is no option.
 *
 * @param {string | undefined} text
 */
function readBudget(text) {
	if (text === undefined) return null;
	const ms = Number(text);
	if (text.trim() !== "" && ms >= 0 && ms < Number.POSITIVE_INFINITY) return ms;
	return command.stop(
		`--budget-ms must be milliseconds, 0 or more, not "${quote(text)}"`,
		2,
	);
}

/** @param {string} name */
function readEngine(name) {
	if (name === "wasm" || name === "native") return name;
	return command.stop(
		`--engine must be wasm or native, not "${quote(name)}"`,
		2,
	);
}

/**
 * @param {"wasm" | "native"} engine
 * @param {string | undefined} text
 */
function readJobs(engine, text) {
	if (text === undefined)
		return engine === "native" ? availableParallelism() : 1;
	if (engine !== "native")
		return command.stop("--jobs needs --engine native", 2);
	const jobs = Number(text);
	if (/^\d+$/.test(text) && jobs >= 1 && jobs <= MOST_JOBS) return jobs;
	return command.stop(
		`--jobs must be 1 to ${MOST_JOBS}, not "${quote(text)}"`,
		2,
	);
}

/**
 * @param {"wasm" | "native"} engine
 * @param {string} goal
 * @param {number} jobs
 * @param {import("./engines.js").Metric} metric
 */
async function start(engine, goal, jobs, metric) {
	try {
		if (engine === "wasm") return await startWasm(goal, { metric });
		return await startNative(goal, { jobs, metric });
	} catch (error) {
		const { message } = /** @type {Error} */ (error);
		if (error instanceof BadGoal) return command.stop(`--goal: ${message}`, 2);
		return command.stop(message, 1);
	}
}

const options = readOptions();
if (options.help) {
	console.log(USAGE);
	process.exit(0);
}
const name = readEngine(options.engine);
const jobs = readJobs(name, options.jobs);
const metric = command.metric(options.metric);
const budgetMs = readBudget(options["budget-ms"]);
if (!options["no-build"]) command.build(name);
const engine = await start(name, options.goal, jobs, metric);

const tally = new Tally();
const clear = showProgress((seconds) => {
	const { boards, errors, now } = tally;
	return `${boards} solved, ${errors} bad, ${seconds} s: ${now.slice(0, 40)}`;
});
try {
	const lines = command.lines();
	for await (const report of solveAll({ lines, engine, budgetMs, tally })) {
		clear();
		await command.print(JSON.stringify(report));
	}
} catch (error) {
	command.stop(String(error), 1);
}
clear();
const summary = tally.summary(engine.memoryBytes());
await command.print(JSON.stringify({ summary }));
engine.end();
process.exit(0);
