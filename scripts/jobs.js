/**
 * Runs commands in parallel without mixing their output. The oldest command that
 * still runs prints directly; the output of the others is held back until their
 * turn. If a command fails, its output is printed at once, and everything stops,
 * unless all faults are wanted: `nameAllFaults`.
 *
 * Imports only Node's own modules: it runs before packages are installed.
 */

import { spawn } from "node:child_process";
import { failuresIn } from "./failures.js";
import { ROOT } from "./root.js";

/**
 * @typedef {object} Job
 * @property {import("node:child_process").ChildProcess} child
 * @property {string} name
 * @property {Buffer[]} output Not printed yet.
 * @property {boolean} isOver Whether the command has ended.
 * @property {number} begin When it was started, as `performance.now()`.
 */

/** Jobs not printed in full, in the order they started. @type {Job[]} */
const jobs = [];

/** For how long nothing is printed at most, in milliseconds. */
const SILENT_MS = 15_000;
let printed = performance.now();
setInterval(tellProgress, 1_000).unref();

/** A command that still runs after so many milliseconds hangs: it is ended, and a fault. */
const HANGS_MS = 60 * 60_000;

/** What has failed so far; `null` if the first failure stops everything. @type {string[] | null} */
let faults = null;
let succeeded = 0;

/** How long each command took. @type {{ name: string, seconds: number }[]} */
const took = [];

/** How many of the longest are named at the end. */
const LONGEST = 6;

/** A command that has failed and been told of. */
class Failure extends Error {}

/**
 * Runs checks to their end, whatever fails, and then names all that failed. Exits with
 * code 1 if something did.
 *
 * @param {() => Promise<unknown>} checks
 * @param {() => string[]} [notes] What else is told at the end.
 */
export async function nameAllFaults(checks, notes = () => []) {
	/** @type {string[]} */
	const found = [];
	faults = found;
	try {
		await checks();
	} catch (error) {
		if (!(error instanceof Failure)) found.push(String(error));
		if (!(error instanceof Failure)) console.error(error);
	}
	console.log("");
	took.sort((a, b) => b.seconds - a.seconds);
	for (const { name, seconds } of took.slice(0, LONGEST)) {
		console.log(`${seconds.toFixed(0)} s: ${short(name)}`);
	}
	for (const note of notes()) console.log(note);
	for (const fault of found) console.log(`FAILED ${fault}`);
	console.log(`checks: ${succeeded} passed, ${found.length} failed`);
	process.exit(found.length > 0 ? 1 : 0);
}

/**
 * Notes a fault that no command has told by its exit code.
 *
 * @param {string} text
 * @returns {never}
 */
export function fault(text) {
	if (faults === null) {
		console.error(text);
		process.exit(1);
	}
	faults.push(text);
	throw new Failure(text);
}

/**
 * Waits for all, whatever fails. Rejects as the first that failed.
 *
 * @param {Promise<unknown>[]} all
 */
export async function together(...all) {
	for (const result of await Promise.allSettled(all)) {
		if (result.status === "rejected") throw result.reason;
	}
}

/**
 * Runs one after the other, whatever fails. Rejects as the first that failed.
 *
 * @param {(() => Promise<unknown>)[]} all
 */
export async function inTurn(...all) {
	const run = [];
	for (const one of all) {
		run.push(one());
		await Promise.allSettled(run);
	}
	await together(...run);
}

/**
 * Runs a command in the project's folder. Resolves when it succeeds. If it fails,
 * exits with its exit code, or rejects while all faults are wanted.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {object} [options]
 * @param {boolean} [options.isQuiet] Whether its output is not shown.
 * @param {boolean} [options.mayFail] Whether its failure is no fault: it rejects.
 * @param {number} [options.hangsMs] After how long it counts as hanging.
 * @returns {Promise<string>} Its output.
 */
export function start(
	command,
	args,
	env = process.env,
	{ isQuiet = false, mayFail = false, hangsMs = HANGS_MS } = {},
) {
	const begin = performance.now();
	const child = spawn(command, args, {
		cwd: ROOT,
		env: { ...env, ...colours() },
		stdio: ["ignore", "pipe", "pipe"],
		// Starts a process group: `endAll` kills the command and its children.
		detached: true,
	});
	const name = [command, ...args]
		.join(" ")
		.replaceAll(`${ROOT}/`, "")
		.replace(process.execPath, "node");
	/** @type {Job} */
	const job = { child, name, output: [], isOver: false, begin };
	let printed = "";
	child.stdout.on("data", (/** @type {Buffer} */ text) => {
		printed += text;
	});
	const shown = isQuiet ? [child.stderr] : [child.stdout, child.stderr];
	for (const stream of shown) {
		stream.on("data", (/** @type {Buffer} */ text) => {
			job.output.push(text);
			if (jobs[0] === job) flush(job);
		});
	}
	add(job);
	return new Promise((resolve, reject) => {
		/** @param {string} reason @param {number} [status] */
		const fail = (reason, status = 1) => {
			if (faults === null && !mayFail) exit(job, reason, status);
			end(job, reason);
			const lines = [`${short(name)} (${reason})`, ...failuresIn(printed)];
			if (!mayFail) faults?.push(lines.join("\n  "));
			reject(new Failure(`${name}: ${reason}`));
		};
		let isHanging = false;
		const guard = setTimeout(() => {
			isHanging = true;
			kill(child);
		}, hangsMs);
		child.once("error", ({ message }) => fail(message));
		child.once("close", (status, signal) => {
			clearTimeout(guard);
			if (isHanging) {
				fail(`still ran after ${hangsMs / 60_000} min`);
				return;
			}
			if (status !== 0) {
				fail(`failed (${status ?? signal})`, status ?? 1);
				return;
			}
			succeeded += 1;
			end(job);
			resolve(printed);
		});
	});
}

/** @param {Job} job @param {string} [how] If it did not succeed. */
function end(job, how) {
	if (job.isOver) return;
	const seconds = (performance.now() - job.begin) / 1_000;
	took.push({ name: job.name, seconds });
	job.output.push(Buffer.from(`${how ?? `${seconds.toFixed(1)} s`}\n`));
	job.isOver = true;
	showNext();
}

/**
 * Queues a job. Prints its name if it is the first.
 *
 * @param {Job} job
 */
function add(job) {
	if (jobs.length === 0) console.log(`\n$ ${job.name}`);
	jobs.push(job);
}

/** Tells what runs, if nothing else was printed for a while. */
function tellProgress() {
	if (performance.now() - printed < SILENT_MS) return;
	printed = performance.now();
	const running = jobs.filter(({ isOver }) => !isOver);
	for (const { name, begin } of running) {
		const seconds = Math.round((performance.now() - begin) / 1_000);
		console.log(`  … ${seconds} s: ${short(name)}`);
	}
}

/** @param {string} name */
function short(name) {
	return name.length > 90 ? `${name.slice(0, 89)}…` : name;
}

/** Prints the finished jobs at the front, then the output of the next so far. */
function showNext() {
	while (jobs[0]?.isOver) {
		flush(jobs[0]);
		jobs.shift();
		if (jobs.length > 0) console.log(`\n$ ${jobs[0].name}`);
	}
	if (jobs.length > 0) flush(jobs[0]);
}

/**
 * Prints the output held back.
 *
 * @param {Job} job
 */
function flush(job) {
	for (const text of job.output.splice(0)) {
		process.stdout.write(text);
		printed = performance.now();
	}
}

/**
 * Prints a job's output and why it failed, then exits.
 *
 * @param {Job} job
 * @param {string} reason
 * @param {number} status Exit code.
 */
function exit(job, reason, status) {
	if (jobs[0] !== job) console.log(`\n$ ${job.name}`);
	flush(job);
	console.error(`${job.name}: ${reason}`);
	process.exit(status);
}

/** Asks commands for colours although they print to a pipe, if stdout has them. */
function colours() {
	if (!process.stdout.isTTY) return {};
	return { FORCE_COLOR: "1", CARGO_TERM_COLOR: "always" };
}

/** Kills all running commands and their children. */
function endAll() {
	for (const { child } of jobs.filter(({ isOver }) => !isOver)) kill(child);
}

/** @param {Job["child"]} child */
function kill({ pid }) {
	if (pid === undefined) return;
	try {
		process.kill(-pid);
	} catch {
		// It has just exited.
	}
}

process.on("exit", endAll);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
	process.once(signal, () => process.exit(130));
}
