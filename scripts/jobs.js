/**
 * Commands side by side, each one's output in one piece: the first that has not
 * ended shows what it prints as it comes, the others wait for their turn. One
 * that fails is shown at once and ends all.
 *
 * Uses nothing but Node itself, since it runs before anything is installed.
 */

import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { ROOT } from "./root.js";

/**
 * @typedef {object} Job
 * @property {import("node:child_process").ChildProcess} child
 * @property {string} name
 * @property {Buffer[]} output Not shown yet.
 * @property {boolean} isOver
 */

/** Those of which something is still to be shown, in the order they began. @type {Job[]} */
const jobs = [];

/**
 * Runs a command of the project. Resolves when it has succeeded; ends this
 * process when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @param {object} [options]
 * @param {boolean} [options.isPatient] Takes only the time that others leave.
 * @returns {Promise<void>}
 */
export function start(
	command,
	args,
	env = process.env,
	{ isPatient = false } = {},
) {
	const begin = performance.now();
	const child = spawn(command, args, {
		cwd: ROOT,
		env: { ...env, ...colours() },
		stdio: ["ignore", "pipe", "pipe"],
		// A group of its own: with it ends whatever it has started.
		detached: true,
	});
	if (isPatient && child.pid !== undefined) {
		setPriority(child.pid, constants.priority.PRIORITY_LOW);
	}
	const name = [command, ...args]
		.join(" ")
		.replaceAll(`${ROOT}/`, "")
		.replace(process.execPath, "node");
	/** @type {Job} */
	const job = { child, name, output: [], isOver: false };
	for (const stream of [child.stdout, child.stderr]) {
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
			resolve();
		});
	});
}

/** @param {Job} job */
function add(job) {
	if (jobs.length === 0) console.log(`\n$ ${job.name}`);
	jobs.push(job);
}

/** Shows those that are over and have waited, and the first that runs. */
function showNext() {
	while (jobs[0]?.isOver) {
		flush(jobs[0]);
		jobs.shift();
		if (jobs.length > 0) console.log(`\n$ ${jobs[0].name}`);
	}
	if (jobs.length > 0) flush(jobs[0]);
}

/** @param {Job} job */
function flush(job) {
	for (const text of job.output.splice(0)) process.stdout.write(text);
}

/**
 * @param {Job} job
 * @param {string} reason
 * @param {number} [status]
 */
function fail(job, reason, status = 1) {
	if (jobs[0] !== job) console.log(`\n$ ${job.name}`);
	flush(job);
	console.error(`${job.name}: ${reason}`);
	process.exit(status);
}

/** What is shown where colours are has them, though it takes a detour. */
function colours() {
	if (!process.stdout.isTTY) return {};
	return { FORCE_COLOR: "1", CARGO_TERM_COLOR: "always" };
}

/** Ends all that runs, and what that has started. */
function endAll() {
	for (const { child } of jobs.filter(({ isOver }) => !isOver)) {
		if (child.pid === undefined) continue;
		try {
			process.kill(-child.pid);
		} catch {
			// It has ended a moment ago.
		}
	}
}

process.on("exit", endAll);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
	process.once(signal, () => process.exit(130));
}
