/**
 * Commands in parallel: what is printed, and how one that fails stops all.
 */

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import {
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const JOBS = fileURLToPath(new URL("../../scripts/jobs.js", import.meta.url));

const folder = mkdtempSync(join(tmpdir(), "jobs-"));
after(() => rmSync(folder, { recursive: true }));

/** Returns the arguments of Node for a job. @param {string} code */
const script = (code) => JSON.stringify(["-e", code]);

/** A job that prints a line, waits and prints another. @param {string} name @param {number} ms */
const slow = (name, ms) =>
	script(
		`console.log("${name} 1"); setTimeout(() => console.log("${name} 2"), ${ms})`,
	);

/** Writes a program that starts jobs. @param {string} name @param {string} code */
function program(name, code) {
	const path = join(folder, `${name}.mjs`);
	writeFileSync(
		path,
		`import { start } from ${JSON.stringify(JOBS)};
		const node = (args) => start(process.execPath, args);
		${code}`,
	);
	return path;
}

/** @param {string} path */
function run(path) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [path], {
		encoding: "utf8",
	});
	const lines = stdout.split("\n").filter((line) => /^\w \d$/.test(line));
	return { status, stdout, stderr, lines };
}

/** Returns whether a process is running. @param {number} pid */
function isAlive(pid) {
	try {
		process.kill(pid, 0);
	} catch {
		return false;
	}
	// A zombie has exited and waits for its parent: it counts as gone.
	const status = `/proc/${pid}/status`;
	if (!existsSync(status)) return !existsSync("/proc/self");
	return !/^State:\s+Z/m.test(readFileSync(status, "utf8"));
}

/** @param {() => boolean} isSo */
async function until(isSo) {
	while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 20));
}

test("each output is in one piece, in the order of their beginnings", () => {
	const path = program(
		"pieces",
		`await Promise.all([
			node(${slow("a", 600)}),
			node(${slow("b", 300)}),
			node(${slow("c", 0)}),
		]);
		await node(${slow("d", 0)});`,
	);
	const { status, lines } = run(path);
	assert.equal(status, 0);
	assert.equal(lines.join(", "), "a 1, a 2, b 1, b 2, c 1, c 2, d 1, d 2");
});

test("one that fails is shown whole and ends the others, with its code", async () => {
	const pids = join(folder, "pids");
	// The job starts a child; both would run for a minute.
	const child = `const { pid } = require("node:child_process")
		.spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"]);
		require("node:fs").writeFileSync(${JSON.stringify(pids)}, pid + " " + process.pid);
		console.log("a 1"); setTimeout(() => {}, 60000)`;
	const path = program(
		"failure",
		`import { existsSync } from "node:fs";
		const long = node(${script(child)});
		while (!existsSync(${JSON.stringify(pids)})) await new Promise((r) => setTimeout(r, 10));
		await Promise.all([long, node(${script('console.log("b 1\\nb 2"); process.exitCode = 3')})]);`,
	);
	const { status, lines, stderr } = run(path);
	assert.equal(status, 3);
	assert.deepEqual(lines, ["a 1", "b 1", "b 2"]);
	assert.match(stderr, /failed \(3\)/);
	const [first, second] = readFileSync(pids, "utf8").split(" ").map(Number);
	await until(() => !isAlive(first) && !isAlive(second));
});

test("a command that is not there is told", () => {
	const { status, stderr } = run(
		program("nowhere", 'await start("/nowhere/tool", []);'),
	);
	assert.equal(status, 1);
	assert.match(stderr, /ENOENT/);
});

test("one that hangs is ended and named, and the others go on", () => {
	const { status, lines, stdout } = run(
		program(
			"hanging",
			`import { nameAllFaults, together } from ${JSON.stringify(JOBS)};
			const hangs = ${script('console.log("a 1"); for (;;);')};
			await nameAllFaults(() => together(
				start(process.execPath, hangs, process.env, { hangsMs: 3_000 }),
				node(${slow("b", 0)}),
			));`,
		),
	);
	assert.equal(status, 1);
	assert.deepEqual(lines, ["a 1", "b 1", "b 2"]);
	assert.match(stdout, /FAILED .* \(still ran after 0\.05 min\)/);
});

test("an interrupted run takes along what it has started", async () => {
	const child = spawn(process.execPath, [
		program(
			"interrupted",
			`await node(${script('console.log(process.pid + " 1"); setTimeout(() => {}, 60000)')});`,
		),
	]);
	let printed = "";
	child.stdout.on("data", (text) => {
		printed += text;
	});
	await until(() => /^\d+ 1$/m.test(printed));
	const pid = Number(/^(\d+) 1$/m.exec(printed)?.[1]);
	assert.ok(isAlive(pid));
	child.kill("SIGINT");
	const status = await new Promise((resolve) => child.once("exit", resolve));
	assert.equal(status, 130);
	await until(() => !isAlive(pid));
});

/** A job that exits with a code. @param {number} code */
const exiting = (code) => script(`process.exitCode = ${code}`);

test("where all faults are wanted, each is named at the end", () => {
	const { status, stdout } = run(
		program(
			"faults",
			`import { fault, inTurn, nameAllFaults, together } from ${JSON.stringify(JOBS)};
			await nameAllFaults(
				() => inTurn(
					() => together(node(${exiting(3)}), node(${slow("a", 300)})),
					async () => fault("one more"),
					() => node(${exiting(4)}),
					() => node(${slow("b", 0)}),
				),
				() => ["NOTE"],
			);`,
		),
	);
	assert.equal(status, 1);
	const end = stdout.slice(stdout.indexOf("NOTE")).trimEnd().split("\n");
	assert.equal(end.length, 5);
	assert.match(end[1], /^FAILED node -e .* \(failed \(3\)\)$/);
	assert.equal(end[2], "FAILED one more");
	assert.match(end[3], /^FAILED node -e .* \(failed \(4\)\)$/);
	assert.equal(end[4], "checks: 2 passed, 3 failed");
	assert.match(stdout, /b 2/);
	assert.match(stdout, /\n\n(?:\d+ s: node -e .*\n){4}NOTE/);
});

test("what a check throws is a fault, and what may fail is none", () => {
	const { status, stdout, stderr } = run(
		program(
			"thrown",
			`import { inTurn, nameAllFaults } from ${JSON.stringify(JOBS)};
			const may = start(process.execPath, ["-e", "process.exitCode = 5"], process.env, { mayFail: true });
			await nameAllFaults(() => inTurn(
				() => may.catch(() => {}),
				async () => { throw new Error("unforeseen"); },
			));`,
		),
	);
	assert.equal(status, 1);
	assert.match(stderr, /unforeseen/);
	assert.match(stdout, /FAILED Error: unforeseen\nchecks: 0 passed, 1 failed/);
});
