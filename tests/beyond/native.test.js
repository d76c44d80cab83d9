/**
 * `npm run solve -- --engine native`: the program beside the engine of the pages. It is
 * compiled first.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { solveAll, Tally } from "../../scripts/bulk.js";
import { BadGoal, startNative } from "../../scripts/engines.js";
import { TYPESCRIPT } from "../../scripts/root.js";
import { ROOT } from "../../scripts/setup.js";
import { FARTHEST } from "../web/core.js";

/** Korf's board 55, 41 slides from the goal. */
const KORF = "5 10 14 4/6 12 11 1/9 0 15 7/13 2 8 3";

const BOARDS = ["4 1 2/5 0 3", FARTHEST, "1 2 3/4 5 6/7 8 0", "[[1,0],[3,2]]"];
const LENGTHS = [5, 31, 0, 1];

/** The answers of the engine of the pages. @param {string[]} lines */
function solve(lines) {
	const args = [...TYPESCRIPT, join(ROOT, "scripts", "solve.js"), "--no-build"];
	const made = spawnSync(process.execPath, args, {
		input: lines.join("\n"),
		encoding: "utf8",
	});
	return made.stdout
		.trim()
		.split("\n")
		.map((line) => JSON.parse(line));
}

/** Returns the debug build of the example: a release build would take long. */
function debugProgram() {
	const args = ["build", "--locked", "--quiet", "--example", "solve"];
	const json = ["--message-format", "json"];
	const { stdout, stderr } = spawnSync("cargo", [...args, ...json], {
		cwd: ROOT,
		encoding: "utf8",
		maxBuffer: 1 << 26,
	});
	const messages = stdout.split("\n").filter((line) => line.startsWith("{"));
	const made = messages
		.map((line) => JSON.parse(line))
		.find(({ target, executable }) => target?.name === "solve" && executable);
	assert.ok(made, stderr);
	return made.executable;
}

test("the native solver finds the same lengths and the same nodes", async () => {
	const engine = await startNative("last", { program: debugProgram() });
	const lines = Readable.from([...BOARDS, "1 2 3/0"]);
	const tally = new Tally();
	/** @type {Record<string, unknown>[]} */
	const native = [];
	for await (const answer of solveAll({ lines, engine, budgetMs: null, tally }))
		native.push(answer);
	engine.end();
	const bad = native.pop();
	const answers = solve(BOARDS);
	const none = { ms: 0, firstMs: 0, firstLength: 0 };
	const untimed = (/** @type {any[]} */ all) =>
		all.map((a) => ({ ...a, ...none }));
	assert.deepEqual(untimed(native), untimed(answers.slice(0, -1)));
	const lengths = native.map(({ length }) => length);
	assert.deepEqual(lengths, LENGTHS);
	assert.match(String(bad?.error), /row 1 has 1 tiles/);
	const { boards, errors, memory_bytes } = tally.summary(engine.memoryBytes());
	assert.deepEqual([boards, errors], [4, 1]);
	assert.ok(memory_bytes > 1_000);
	const nowhere = startNative("nowhere", { program: debugProgram() });
	await assert.rejects(nowhere, BadGoal);
});

/**
 * Returns all answers of the native solver, without times, and the summary.
 *
 * @param {string[]} boards
 * @param {number} jobs
 */
async function solveNatively(boards, jobs) {
	const engine = await startNative("last", { program: debugProgram(), jobs });
	const tally = new Tally();
	/** @type {Record<string, unknown>[]} */
	const answers = [];
	const parts = { engine, budgetMs: null, tally };
	for await (const answer of solveAll({
		lines: Readable.from(boards),
		...parts,
	}))
		answers.push({ ...answer, ms: 0, firstMs: 0 });
	engine.end();
	const { errors, mean_nodes } = tally.summary(engine.memoryBytes());
	return { answers, errors, mean_nodes };
}

test("many searches at a time answer in order, and what one at a time does", async () => {
	// The long searches come first, so the others end before them.
	const boards = [KORF, FARTHEST, "1 2 3/0", ...BOARDS, "2 1/3 0", ...BOARDS];
	const alone = await solveNatively(boards, 1);
	assert.deepEqual(
		alone.answers.map(({ board }) => board),
		boards,
	);
	assert.equal(alone.errors, 2);
	assert.deepEqual(await solveNatively(boards, 4), alone);
});
