/**
 * A million lines: what the commands that read lines hold meanwhile.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
	closeSync,
	mkdtempSync,
	openSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { solveAll, Tally } from "../../scripts/bulk.js";
import { startNative } from "../../scripts/engines.js";
import { linesOf } from "../../scripts/lines.js";
import { ROOT, TYPESCRIPT } from "../../scripts/root.js";

const MILLION = 1_000_000;

/** More than the figures of a million boards take, and less than the boards. */
const ROOM = 8 << 20;

/** So many lines take more than half of that, and their answers too. */
const LINES = MILLION / 8;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** What is held, in bytes. */
function held() {
	collect();
	return process.memoryUsage().heapUsed;
}

/** The time of board `n`, in milliseconds: all differ. @param {number} n */
const timeOf = (n) => ((n * 7_919) % MILLION) / 1_000 + 0.001;

/** @param {number} n @returns {import("../../scripts/engines.js").Solved} */
const solved = (n) => ({
	size: "2x2",
	length: 0,
	lower: 0,
	slides: "",
	nodes: 2,
	ms: timeOf(n),
	tablesMs: 0,
	firstMs: timeOf(n) / 2,
	firstLength: 0,
});

/** @param {number | null} found @param {number} known Of a million different ones. */
function assertNear(found, known) {
	// Median and percentile have four digits.
	assert.ok(Math.abs(Number(found) / known - 1) < 0.001, `${found}, ${known}`);
}

test("the figures of a million boards are summed up, and none is held", () => {
	const tally = new Tally();
	const before = held();
	for (let n = 0; n < MILLION; n += 1) tally.add(solved(n));
	const grown = held() - before;
	assert.ok(grown < ROOM, `${grown} bytes`);
	const summary = tally.summary(0);
	// The times are 0.001, 0.002 … 1000 ms.
	assert.equal(summary.boards, MILLION);
	assert.equal(summary.max_ms, 1_000);
	assert.equal(summary.max_first_ms, 500);
	assertNear(summary.mean_ms, 500);
	assertNear(summary.mean_first_ms, 250);
	assertNear(summary.median_ms, 500);
	assertNear(summary.p90_ms, 900);
	assert.equal(summary.mean_nodes, 2);
});

test("many lines are read, answered and given away one after another", async () => {
	let given = 0;
	async function* chunks() {
		for (let n = 0; n < LINES / 500; n += 1) yield "1 2/3 0\n".repeat(500);
	}
	const engine = {
		solve: async () => solved(given),
		ahead: 8,
		memoryBytes: () => 0,
		end: () => {},
	};
	const lines = linesOf(Readable.from(chunks()));
	const parts = { lines, engine, budgetMs: null, tally: new Tally() };
	const before = held();
	let most = 0;
	for await (const { board } of solveAll(parts)) {
		assert.equal(board, "1 2/3 0");
		given += 1;
		if (given % (LINES / 4) === 0) most = Math.max(most, held() - before);
	}
	assert.equal(given, LINES);
	assert.ok(most < ROOM / 2, `${most} bytes`);
});

test("many boards leave nothing behind in the native solver's engine", async () => {
	// Answers each line at once.
	const folder = mkdtempSync(join(tmpdir(), "solver-"));
	const program = join(folder, "solver.mjs");
	const fields = "solved\\t0\\t0\\t1\\t0.1\\t0\\t10\\t2x2\\t";
	writeFileSync(
		program,
		`#!${process.execPath}
import { createInterface } from "node:readline";
console.log("ready");
const lines = createInterface({ input: process.stdin });
lines.on("line", () => console.log("${fields}"));
`,
		{ mode: 0o755 },
	);
	const engine = await startNative("last", { program });
	const solve = async (/** @type {number} */ boards) => {
		for (let n = 0; n < boards; n += 1) await engine.solve("1 2/3 0", 10);
	};
	await solve(1_000);
	const before = held();
	await solve(20_000);
	const grown = held() - before;
	engine.end();
	rmSync(folder, { recursive: true });
	// A hundred bytes each.
	assert.ok(grown < 2_000_000, `${grown} bytes`);
});

for (const name of ["solve", "lab", "analyse"]) {
	test(`npm run ${name} refuses a directory as its input`, () => {
		const script = join(ROOT, "scripts", `${name}.js`);
		const folder = openSync(ROOT, "r");
		const { status, stdout, stderr } = spawnSync(
			process.execPath,
			[...TYPESCRIPT, script, "--no-build"],
			{ encoding: "utf8", stdio: [folder, "pipe", "pipe"] },
		);
		closeSync(folder);
		assert.equal(stdout, "");
		assert.equal(stderr, `${name}: the input is a directory, not a file\n`);
		assert.equal(status, 1);
	});
}
