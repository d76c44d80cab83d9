/**
 * Runs commands in parallel without mixing their output. The oldest command that
 * still runs prints directly; the output of the others is held back until their
 * turn. If a command fails, its output is printed at once and everything stops.
 *
 * Imports only Node's own modules: it runs before packages are installed.
 */

import { spawn } from "node:child_process";
import { ROOT } from "./root.js";

/**
 * @typedef {object} Job
 * @property {import("node:child_process").ChildProcess} child
 * @property {string} name
 * @property {Buffer[]} output Not printed yet.
 * @property {boolean} isOver Whether the command has succeeded.
 * @property {number} begin When it was started, as `performance.now()`.
 */

/** Jobs not printed in full, in the order they started. @type {Job[]} */
const jobs = [];

/** For how long nothing is printed at most, in milliseconds. */
const SILENT_MS = 15_000;
let printed = performance.now();
setInterval(tellProgress, 1_000).unref();

/**
 * Runs a command in the project's folder. Resolves when it succeeds. If it fails,
 * exits with its exit code.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {object} [options]
 * @param {boolean} [options.isQuiet] Whether its output is not shown.
 * @returns {Promise<string>} Its output.
 */
export function start(
	command,
	args,
	env = process.env,
	{ isQuiet = false } = {},
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
	return new Promise((resolve) => {
		child.once("error", ({ message }) => fail(job, `${command}: ${message}`));
		child.once("close", (status, signal) => {
			if (status !== 0) fail(job, `failed (${status ?? signal})`, status ?? 1);
			const seconds = (performance.now() - begin) / 1_000;
			job.output.push(Buffer.from(`${seconds.toFixed(1)} s\n`));
			job.isOver = true;
			showNext();
			resolve(printed);
		});
	});
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
		const short = name.length > 60 ? `${name.slice(0, 59)}…` : name;
		console.log(`  … ${seconds} s: ${short}`);
	}
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
 * @param {number} [status] Exit code.
 */
function fail(job, reason, status = 1) {
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
	for (const { child } of jobs.filter(({ isOver }) => !isOver)) {
		if (child.pid === undefined) continue;
		try {
			process.kill(-child.pid);
		} catch {
			// It has just exited.
		}
	}
}

process.on("exit", endAll);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
	process.once(signal, () => process.exit(130));
}
