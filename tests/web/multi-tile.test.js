/**
 * Moves (MTM): a line of tiles that slides at once counts 1, from the core to the help.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadCore } from "../../www/package/core.js";
import { Line } from "../../www/play/line.ts";
import { Playback } from "../../www/play/playback.ts";
import { SolverClient } from "../../www/solver/client.ts";
import { solverStarter } from "../../www/solver/start.ts";
import { inMoves, movesModule } from "./core.js";
import { Intervals, settle } from "./fakes.js";
import { setHelp } from "./table.js";

/** All moves from a board in text form, in words of their own. @param {string} board */
function neighbours(board) {
	const rows = board.split("/").map((row) => row.split(" "));
	const y = rows.findIndex((row) => row.includes("0"));
	const x = rows[y].indexOf("0");
	const all = [];
	for (const [dx, dy] of [
		[1, 0],
		[-1, 0],
		[0, 1],
		[0, -1],
	]) {
		const next = rows.map((row) => [...row]);
		let [bx, by] = [x, y];
		while (next[by + dy]?.[bx + dx] !== undefined) {
			next[by][bx] = next[by + dy][bx + dx];
			bx += dx;
			by += dy;
			next[by][bx] = "0";
			all.push(next.map((row) => row.join(" ")).join("/"));
		}
	}
	return all;
}

/** Board → fewest moves, of all that lead to this goal. @param {string} goal */
function distances(goal) {
	const known = new Map([[goal, 0]]);
	for (const [board, moves] of known) {
		for (const next of neighbours(board)) {
			if (!known.has(next)) known.set(next, moves + 1);
		}
	}
	return known;
}

/** Slides in one direction, one after another, are a move. @param {string} slides */
const movesOf = (slides) => slides.match(/(.)\1*/g)?.length ?? 0;

test("the module solves all boards of 3x2 in the fewest moves", () => {
	const solver = new inMoves.Solver();
	const exact = distances("1 2 3/4 5 0");
	assert.equal(exact.size, 360);
	for (const [board, moves] of exact) {
		const search = solver.search(board, "last");
		while (!search.step(10_000).done);
		const best = search.best();
		search.free();
		assert.ok(best);
		assert.equal(best.length, moves, board);
		assert.equal(movesOf(best.slides), moves, board);
		assert.deepEqual([best.lower, best.metric], [moves, "MTM"]);
	}
});

test("a solver of moves has nothing to do with weights", () => {
	const names = Object.getOwnPropertyNames(inMoves.Solver.prototype);
	assert.ok(names.includes("tables"));
	assert.deepEqual(
		names.filter((name) => /wants|weights/i.test(name)),
		[],
	);
});

test("a session answers in moves, and a client that counts moves starts it", async () => {
	const client = new SolverClient({ start: solverStarter(movesModule, "mtm") });
	const board = "8 6 7/2 5 4/3 0 1";
	const exact = distances("1 2 3/4 5 6/7 8 0");
	const answer = await client.solve(board, "last", { budgetMs: 1e9 });
	client.stop();
	assert.equal(answer.metric, "MTM");
	assert.deepEqual(
		[answer.length, answer.lower],
		[exact.get(board), exact.get(board)],
	);
});

test("a line that counts moves knows its length and its next step", () => {
	const line = Line.of(inMoves, "LLLUUR", 2);
	assert.deepEqual([line.length, line.step, line.next], [3, 3, "L"]);
	assert.equal(line.isOptimal, false);
	const rest = line.after(3);
	assert.deepEqual([rest.length, rest.step, rest.lower], [2, 2, 1]);
	// Half a move proves less, and its end what was known.
	assert.equal(line.after(1).length, 3);
	assert.equal(line.after(1).lower, 1);
	assert.equal(line.after(1).after(2).lower, 1);
	const moved = { tiles: [1, 2, 3], direction: /** @type {const} */ ("L") };
	assert.equal(line.follow(moved)?.slides, "UUR");
	const back = line.before("DD");
	assert.deepEqual([back.slides, back.length, back.lower], ["DDLLLUUR", 4, 1]);
});

test("a playback in moves slides each line at once, and takes it back at once", (context) => {
	const time = new Intervals(context);
	/** @type {string[]} */
	const log = [];
	const playback = new Playback({
		line: Line.of(inMoves, "LLLUR", 3),
		forward: (direction, slides) => log.push(`${direction}${slides}`) > 0,
		back: () => log.push("back") > 0,
		onEnd: () => log.push("end"),
	});
	playback.run(1);
	time.tick(2_000);
	assert.deepEqual([playback.at, playback.steps], [4, 2]);
	playback.stepBack();
	playback.stepBack();
	assert.deepEqual([playback.at, playback.steps], [0, 0]);
	playback.run(1);
	time.tick(9_000);
	assert.deepEqual(log, ["L3", "U1", "back", "back", "L3", "U1", "R1", "end"]);
});

/** The gap is at the left end of its row: 1 2 slide left at once, then 3 up. */
const TURN = "0 1 2/4 5 3";

test("a hint in moves marks the last tile of the line, and plays it at once", async () => {
	const { play, help, solver } = await setHelp({ board: TURN });
	Object.assign(solver, { lines: inMoves, metric: "mtm" });
	void help.hint();
	// Manhattan distance counts slides: it is no bound of moves.
	assert.deepEqual(help.bounds, { lower: 1, upper: null });
	solver.last.answer("LLU", 2);
	await settle();
	assert.deepEqual(help.hintShown, {
		tile: 2,
		direction: "L",
		lower: 2,
		upper: 2,
	});
	assert.ok(help.playHint());
	assert.equal(play.game.text, "1 2 0/4 5 3");
	assert.equal(play.snapshot.mtm, 1);
	assert.deepEqual(help.bounds, { lower: 1, upper: 1 });
});

test("a solution in moves takes as many moves as it says", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver } = await setHelp({ board: TURN });
	Object.assign(solver, { lines: inMoves, metric: "mtm" });
	void help.solve();
	solver.last.answer("LLU", 2);
	await settle();
	time.tick(5_000);
	const { isSolved, mtm, stm } = play.snapshot;
	assert.deepEqual([isSolved, mtm, stm], [true, 2, 3]);
});

test("with another metric nothing is known any more", async () => {
	const { help, solver } = await setHelp({ board: TURN });
	void help.hint();
	solver.last.answer("LLU", 3);
	await settle();
	assert.deepEqual(help.bounds, { lower: 3, upper: 3 });
	Object.assign(solver, { lines: inMoves, metric: "mtm" });
	help.recount();
	assert.equal(help.line, null);
	assert.equal(help.hintShown, null);
	assert.deepEqual(help.bounds, { lower: 1, upper: null });
});

test("without a page a board is solved in slides or in moves", async (context) => {
	// What fetches files in Node is another build.
	context.mock.method(globalThis, "fetch", async (/** @type {URL} */ url) => {
		const headers = { "content-type": "application/wasm" };
		return new Response(readFileSync(url), { headers });
	});
	const { Solver } = await loadCore();
	const solver = new Solver();
	const [slides, moves] = await Promise.all([
		solver.solve(TURN),
		solver.solve(TURN, { metric: "mtm" }),
	]);
	assert.deepEqual([slides.length, slides.metric], [3, "STM"]);
	assert.deepEqual(
		[moves.length, moves.metric, moves.slides, moves.optimal],
		[2, "MTM", "LLU", true],
	);
	const wrong = /** @type {any} */ ({ metric: "htm" });
	await assert.rejects(solver.solve(TURN, wrong), { code: "metric" });
});
