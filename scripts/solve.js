/**
 * `npm run -s solve -- [options] < boards.txt`: solves boards in bulk. Writes one
 * JSON object per board and a last one that summarises them.
 */

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { solveAll, Tally } from "./bulk.js";
import { BadGoal, nativeProgram, startNative, startWasm } from "./engines.js";
import { linesOf } from "./lines.js";
import { ROOT } from "./setup.js";

const USAGE = `npm run -s solve -- [options] < boards.txt

Reads one board per line, like 4 1 2/5 0 3: a slash between rows, 0 for the
blank. Skips blank lines and lines that begin with #. Writes one JSON object per
line, in the same order, and a last line that summarises them.

  --engine wasm|native   the shipped module in Node (default), or native code
  --jobs N               with --engine native, boards solved in parallel
                         (default: one per core)
  --goal GOAL            last (default), first, snake, spiral, or a board
  --budget-ms N          after N ms of search, take the best solution so far
                         (default: no limit up to 16 cells, 1000 above)
  --no-build             use what is built without checking that it is up to date
  --help                 show this text`;

/** Upper limit of `--jobs`. Each job is a thread and holds a search in memory. */
const MOST_JOBS = 1_024;

/** Time between two updates of the progress line, in milliseconds. */
const PROGRESS_MS = 100;

/**
 * Prints one line on stderr and exits.
 *
 * @param {string} message
 * @param {1 | 2} code Exit code: 2 for invalid options, 1 for a failure.
 * @returns {never}
 */
function stop(message, code) {
	console.error(`solve: ${message}`);
	process.exit(code);
}

function readOptions() {
	try {
		const { values } = parseArgs({
			options: {
				engine: { type: "string", default: "wasm" },
				jobs: { type: "string" },
				goal: { type: "string", default: "last" },
				"budget-ms": { type: "string" },
				"no-build": { type: "boolean", default: false },
				help: { type: "boolean", default: false },
			},
		});
		return values;
	} catch (error) {
		// Node's message continues with advice for programmers.
		const [first] = String(/** @type {Error} */ (error).message).split(/\.\s/);
		return stop(`${first}; see --help`, 2);
	}
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
	return stop(`--budget-ms must be milliseconds, 0 or more, not "${text}"`, 2);
}

/** @param {string} name */
function readEngine(name) {
	if (name === "wasm" || name === "native") return name;
	return stop(`--engine must be wasm or native, not "${name}"`, 2);
}

/**
 * @param {"wasm" | "native"} engine
 * @param {string | undefined} text
 */
function readJobs(engine, text) {
	if (text === undefined)
		return engine === "native" ? availableParallelism() : 1;
	if (engine !== "native") return stop("--jobs needs --engine native", 2);
	const jobs = Number(text);
	if (/^\d+$/.test(text) && jobs >= 1 && jobs <= MOST_JOBS) return jobs;
	return stop(`--jobs must be 1 to ${MOST_JOBS}, not "${text}"`, 2);
}

/**
 * Builds the engine. If the build fails, prints its output on stderr and exits
 * with code 1.
 *
 * @param {"wasm" | "native"} engine
 */
function build(engine) {
	const made = {
		wasm: join(ROOT, "www/core/wasm"),
		native: nativeProgram("solve"),
	};
	if (!existsSync(made[engine])) console.error("solve: building, only once …");
	const script = join(ROOT, "scripts", "build.js");
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[script, engine],
		{ stdio: ["ignore", "pipe", "pipe"], encoding: "utf8", maxBuffer: 1 << 26 },
	);
	if (status === 0) return;
	console.error(stdout + stderr);
	stop("the build failed", 1);
}

/**
 * @param {"wasm" | "native"} engine
 * @param {string} goal
 * @param {number} jobs
 */
async function start(engine, goal, jobs) {
	try {
		if (engine === "wasm") return await startWasm(goal);
		return await startNative(goal, { jobs });
	} catch (error) {
		const { message } = /** @type {Error} */ (error);
		if (error instanceof BadGoal) return stop(`--goal: ${message}`, 2);
		return stop(message, 1);
	}
}

/**
 * Shows the progress on stderr, if stderr is a terminal. Returns a function that
 * clears the line.
 *
 * @param {Tally} tally
 */
function showProgress(tally) {
	if (!process.stderr.isTTY) return () => {};
	const start = performance.now();
	const clear = () => process.stderr.write("\r\x1b[K");
	const show = () => {
		const seconds = Math.round((performance.now() - start) / 1_000);
		const { boards, errors, now } = tally;
		clear();
		process.stderr.write(
			`${boards} solved, ${errors} bad, ${seconds} s: ${now.slice(0, 40)}`,
		);
	};
	setInterval(show, PROGRESS_MS).unref();
	return clear;
}

/**
 * Writes a line of JSON to stdout. Resolves when it is written.
 *
 * @param {unknown} value
 */
function print(value) {
	return /** @type {Promise<void>} */ (
		new Promise((resolve) => {
			process.stdout.write(`${JSON.stringify(value)}\n`, () => resolve());
		})
	);
}

// The reader has closed the pipe, as `head` does: no error.
process.stdout.on("error", (/** @type {NodeJS.ErrnoException} */ error) => {
	if (error.code === "EPIPE") process.exit(0);
	stop(error.message, 1);
});

const options = readOptions();
if (options.help) {
	console.log(USAGE);
	process.exit(0);
}
const name = readEngine(options.engine);
const jobs = readJobs(name, options.jobs);
const budgetMs = readBudget(options["budget-ms"]);
if (!options["no-build"]) build(name);
const engine = await start(name, options.goal, jobs);

const tally = new Tally();
const clear = showProgress(tally);
try {
	const lines = linesOf(process.stdin);
	for await (const report of solveAll({ lines, engine, budgetMs, tally })) {
		clear();
		await print(report);
	}
} catch (error) {
	stop(String(error), 1);
}
clear();
await print({ summary: tally.summary(engine.memoryBytes()) });
engine.end();
process.exit(0);
