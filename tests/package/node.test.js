/**
 * The packed package in Node: no page, and nothing but the package.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { outside } from "./support/outside.js";

const HERE = outside();

/**
 * Runs a script and returns what it prints, of which nothing may be an error.
 *
 * @param {string} text
 * @param {"module" | "commonjs"} [type]
 */
function node(text, type = "module") {
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[`--input-type=${type}`, "--eval", text],
		{ cwd: HERE, encoding: "utf8", timeout: 60_000 },
	);
	assert.equal(status, 0, stderr);
	assert.equal(stderr, "");
	return stdout.trim();
}

test("a server can import the entries for pages", () => {
	const printed = node(`
		for (const entry of ["", "/define", "/inline", "/inline/define"]) {
			const { define, SlidingPuzzleElement } = await import("taquin" + entry);
			console.log(define(), typeof SlidingPuzzleElement);
		}
	`);
	assert.equal(printed, Array(4).fill("false function").join("\n"));
});

test("the core plays a game", () => {
	const printed = node(`
		import { loadCore } from "taquin/core";
		const { open } = await loadCore();
		const game = await open("1 2 3/4 5 0/7 8 6");
		game.slide("U", 0);
		const { isSolved, stm } = game.snapshot(0);
		console.log(isSolved, stm, game.text);
	`);
	assert.equal(printed, "true 1 1 2 3/4 5 6/7 8 0");
});

test("the core solves a 4x4, and proves it", () => {
	// Number 16 of Korf's hundred, its blank last (tests/data): 42 slides.
	const printed = node(`
		import { loadCore } from "taquin/core";
		const { Solver } = await loadCore();
		const board = "0 9 12 4/5 3 2 8/10 1 7 6/11 14 13 15";
		const { length, optimal, slides } = await new Solver().solve(board);
		console.log(length, optimal, /^[UDLR]{42}$/.test(slides));
	`);
	assert.equal(printed, "42 true true");
});

test("the core reviews a play", () => {
	// One slide away, back, and the two that are left.
	const printed = node(`
		import { loadCore } from "taquin/core";
		const { Solver } = await loadCore();
		const solver = new Solver();
		const play = "1 2 3/4 5 6/0 7 8 DUL2";
		const { lower, upper, marks, slides, done } = await solver.review(play);
		const { line } = await solver.review(play, { at: 1 });
		console.log(lower.join(), upper.join(), marks, slides, done, line.slides);
		const inMoves = await solver.review(play, { metric: "mtm" });
		console.log(inMoves.lower.join(), inMoves.marks, inMoves.moves, inMoves.cost);
		await solver.review(play, { metric: "qtm" }).catch(({ code }) => console.log(code));
	`);
	assert.equal(
		printed,
		"2,3,2,1,0 2,3,2,1,0 attt- DULL true ULL\n1,2,1,0 att- DUL2 2\nmetric",
	);
});

test("the core draws boards at a distance, and says why it cannot", () => {
	const printed = node(`
		import { loadCore } from "taquin/core";
		const { Solver } = await loadCore();
		const solver = new Solver();
		const draw = (difficulty, more) => solver.draw({ difficulty, seed: "a", ...more });
		const why = (options) => solver.draw(options).catch(({ code }) => code);
		const [one, again] = [await draw(24), await draw(24)];
		const hard = await draw("hard", { size: "3x3", goal: "snake" });
		const lengths = [];
		for (const game of [one, hard]) lengths.push((await solver.solve(game)).length);
		console.log(one.text === again.text, ...lengths,
			await why({ size: "3x3", difficulty: 32 }), await why({ difficulty: "harder" }),
			await why({ size: "5x5", difficulty: "hard" }), await why({ size: "5x5", difficulty: 4 }));
	`);
	// Two thirds of the greatest distance of 3×3, which is 31.
	assert.equal(printed, "true 24 21 tooFar noLevel tooLarge tooLarge");
});

test("the laboratory searches, step by step and on many boards", () => {
	// The answers of the exercises, and the neighbours of a corner.
	const printed = node(`
		import { drawBoards, nodesByDepth, solve, steps } from "taquin/lab";
		const boards = ["1 2 3/4 0 5", "[[1,2,3],[5,4,0]]", [[4, 1, 2], [5, 0, 3]], "{{3,2,4},{1,5,0}}"];
		const lengths = boards.map((board) => solve(board, "bfs").length);
		const [first] = steps("1 2 3/4 5 0", "bfs", { goal: "first" });
		const made = first.events.filter(({ type }) => type === "made");
		const rows = nodesByDepth(drawBoards("3x2", { count: 9 }), ["table"]);
		const sum = rows.reduce((all, { boards }) => all + boards, 0);
		const why = [["1 2/3", "bfs"], ["1 2/3 0", "dfs"]].map(([board, search]) => {
			try { return solve(board, search); } catch ({ code }) { return code; }
		});
		console.log(...lengths, made.length, sum, ...why);
	`);
	assert.equal(printed, "1 -1 5 14 2 9 row search");
});

test("CommonJS can require the entries", () => {
	const printed = node(
		`for (const entry of ["", "/define", "/core", "/lab"]) {
			console.log(Object.keys(require("taquin" + entry)).length > 0);
		}`,
		"commonjs",
	);
	assert.equal(printed, Array(4).fill("true").join("\n"));
});

test("where WebAssembly is forbidden the laboratory says what it needs", () => {
	const printed = node(`
		// As browsers do on a page whose policy forbids it.
		WebAssembly.Module = class {
			constructor() { throw new WebAssembly.CompileError("policy"); }
		};
		const { message, cause } = await import("taquin/lab").catch((error) => error);
		console.log(message, cause.message);
	`);
	assert.match(
		printed,
		/^WebAssembly is not allowed here, and .*lab\.js needs it/,
	);
	assert.match(printed, / policy$/);
});

test("a search tells how far it is, ends with its budget, and can be taken back", () => {
	const printed = node(`
		import { loadCore } from "taquin/core";
		const { Game, Solver } = await loadCore();
		const solver = new Solver();
		const game = Game.fromSeed("6x6", "last", "a seed");
		let told = 0;
		const onProgress = ({ lower, tables, searched }) => {
			told += lower > 0 && tables >= 0 && searched >= 0;
		};
		const { optimal, lower, length } = await solver.solve(game, { budget: 300, onProgress });
		const taken = solver.solve(game, { signal: AbortSignal.timeout(50) });
		const why = await taken.catch(({ name }) => name);
		console.log(optimal, lower < length, told > 0, why);
	`);
	assert.equal(printed, "false true true TimeoutError");
});

test("two solvers search at once", () => {
	const printed = node(`
		import { loadCore } from "taquin/core";
		const { Solver } = await loadCore();
		const solve = (board) => new Solver().solve(board);
		const both = await Promise.all([solve("4 1 2/5 0 3"), solve("3x3-VTSLA")]);
		console.log(both[0].length, both[1].optimal);
	`);
	assert.equal(printed, "5 true");
});

test("what is no board is refused with a code", () => {
	const printed = node(`
		import { loadCore } from "taquin/core";
		const { Solver } = await loadCore();
		const why = await new Solver().solve("1 2/3").catch(({ code }) => code);
		console.log(why);
	`);
	assert.equal(printed, "row");
});
