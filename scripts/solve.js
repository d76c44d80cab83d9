/**
 * `npm run -s solve -- [options] < boards.txt`: solves boards in bulk, a line of
 * JSON for each, and one for all of them.
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

Reads a board a line (rows by slashes, 0 for the blank: 4 1 2/5 0 3); blank
lines and those that begin with # are left out. Writes a line of JSON for each.

  --engine wasm|native   the shipped module in Node (default), or native code
  --jobs N               searches at a time, for native (default: one for each
                         core); answers keep the order of the boards
  --goal GOAL            last (default), first, snake, spiral, or an arrangement
  --budget-ms N          after N ms of search the best solution so far
                         (default: none up to 16 cells, 1000 for larger boards)
  --no-build             take what is built, without looking whether it is fresh
  --help                 this`;

/** Threads, each of which has a search in memory. */
const MOST_JOBS = 1_024;

/** How often the progress is shown, in milliseconds. */
const PROGRESS_MS = 100;

/**
 * One line on standard error, and the end: 2 for what was asked, 1 for what
 * went wrong.
 *
 * @param {string} message
 * @param {1 | 2} code
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
		// What Node says goes on with advice.
		const [first] = String(/** @type {Error} */ (error).message).split(/\.\s/);
		return stop(`${first}; see --help`, 2);
	}
}

/** @param {string | undefined} text */
function readBudget(text) {
	if (text === undefined) return null;
	const ms = Number(text);
	if (text.trim() !== "" && ms >= 0 && ms < Number.POSITIVE_INFINITY) return ms;
	return stop(`--budget-ms takes milliseconds, not "${text}"`, 2);
}

/** @param {string} name */
function readEngine(name) {
	if (name === "wasm" || name === "native") return name;
	return stop(`--engine is wasm or native, not "${name}"`, 2);
}

/**
 * @param {"wasm" | "native"} engine
 * @param {string | undefined} text
 */
function readJobs(engine, text) {
	if (text === undefined)
		return engine === "native" ? availableParallelism() : 1;
	if (engine !== "native") return stop("--jobs is for --engine native", 2);
	const jobs = Number(text);
	if (/^\d+$/.test(text) && jobs >= 1 && jobs <= MOST_JOBS) return jobs;
	return stop(`--jobs is 1 to ${MOST_JOBS}, not "${text}"`, 2);
}

/**
 * Builds; what that prints is shown on standard error where it fails.
 *
 * @param {"wasm" | "native"} engine
 */
function build(engine) {
	const made = {
		wasm: join(ROOT, "www/core/wasm"),
		native: nativeProgram("solve"),
	};
	if (!existsSync(made[engine])) console.error("solve: building, once …");
	const script = join(ROOT, "scripts", "build.js");
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[script, engine],
		{ stdio: ["ignore", "pipe", "pipe"], encoding: "utf8", maxBuffer: 1 << 26 },
	);
	if (status === 0) return;
	console.error(stdout + stderr);
	stop("could not be built", 1);
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
 * Shows on standard error how far it is, where somebody looks. Returns what
 * takes it away.
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

/** @param {unknown} value */
function print(value) {
	return /** @type {Promise<void>} */ (
		new Promise((resolve) => {
			process.stdout.write(`${JSON.stringify(value)}\n`, () => resolve());
		})
	);
}

// Whoever reads has enough: `| head`.
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
