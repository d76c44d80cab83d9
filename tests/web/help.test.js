/**
 * The controller and the solver: hint, solution, and whose turn it is.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SolverClient } from "../../www/solver/client.js";
import { solverStarter } from "../../www/solver/start.js";
import {
	FARTHEST,
	Game,
	HINT_MS,
	LONG,
	module,
	PROOF_MS,
	Solver,
} from "./core.js";
import { Intervals, settle } from "./fakes.js";
import { BOARD, panic, setTable, timesRevived, WAY } from "./table.js";

test("a hint is asked for the board in play, and shown", async () => {
	const { controller, solver, view, told, events } = setTable();
	void controller.hint();
	const { text, goal, budgetMs } = solver.last;
	assert.deepEqual([text, goal, budgetMs], [BOARD, "last", HINT_MS]);
	assert.deepEqual(controller.thinking, { purpose: "hint", progress: null });
	solver.last.answer(WAY);
	await settle();
	const hint = { tile: 5, direction: "L", lower: 2, upper: 2 };
	assert.deepEqual(controller.hintShown, hint);
	assert.deepEqual(view.hinted, hint);
	assert.deepEqual(events.at(-2), { type: "hint", hint });
	assert.equal(controller.thinking, null);
	assert.deepEqual(told(), ["change", "hint", "change"]);
	assert.equal(controller.game.text, BOARD, "it does not play");
	assert.equal(controller.tally.hints, 1);
	assert.equal(controller.isTiming, false);
});

test("progress is shown while it thinks", () => {
	const { controller, solver, told } = setTable();
	void controller.hint();
	told();
	const progress = {
		lower: 1,
		upper: null,
		nodes: 10,
		done: false,
		slides: null,
	};
	solver.last.progress(progress);
	assert.deepEqual(controller.thinking, { purpose: "hint", progress });
	assert.deepEqual(told(), ["progress"]);
	assert.equal(controller.hintShown, null);
});

test("a hint is shown with its bounds while a better one is looked for", async () => {
	const { controller, solver, view } = setTable();
	void controller.hint();
	// Four slides too many, as a first answer may have them.
	const roundabout = `LR${"LR"}${WAY}`;
	const first = { upper: roundabout.length, lower: 0, slides: roundabout };
	solver.last.progress(first);
	assert.equal(controller.hintShown?.direction, "L");
	assert.equal(controller.hintShown?.upper, WAY.length + 4);
	assert.equal(controller.tally.hints, 0, "it is not the answer yet");
	solver.last.progress({ ...first, lower: 2, slides: null });
	assert.equal(controller.hintShown?.lower, 2);
	solver.last.answer(WAY);
	await settle();
	assert.equal(controller.hintShown?.upper, WAY.length);
	assert.equal(controller.tally.hints, 1);
	assert.equal(view.hinted?.tile, controller.hintShown?.tile);
});

test("a search that is cancelled leaves the hint that was known", () => {
	const { controller, solver } = setTable();
	void controller.hint();
	solver.last.progress({ upper: WAY.length, lower: 0, slides: WAY });
	controller.stop();
	assert.equal(controller.thinking, null);
	assert.equal(controller.hintShown?.upper, WAY.length);
});

test("a hint asked for again is played, and the next comes from its line", async () => {
	const { controller, solver, view } = setTable();
	void controller.hint();
	solver.last.answer(WAY);
	await settle();
	void controller.hint();
	assert.equal(controller.game.text, "1 2 3/4 5 0/7 8 6");
	assert.equal(controller.hintShown, null);
	assert.equal(view.hinted, null);
	void controller.hint();
	await settle();
	assert.equal(solver.asked.length, 1);
	assert.deepEqual(controller.hintShown, {
		tile: 6,
		direction: "U",
		lower: 1,
		upper: 1,
	});
	void controller.hint();
	assert.equal(controller.game.isSolved, true);
	assert.equal(controller.tally.hints, 2);
	assert.equal(controller.tally.solver, false);
});

test("the line is kept while the player follows it by himself", async () => {
	const { controller, solver } = setTable();
	void controller.hint();
	solver.last.answer(WAY, 0);
	await settle();
	controller.move(5);
	assert.equal(controller.hintShown, null);
	void controller.hint();
	await settle();
	assert.equal(solver.asked.length, 1);
	const hint = { tile: 6, direction: "U", lower: 0, upper: 1 };
	assert.deepEqual(controller.hintShown, hint);
});

test("the line is dropped when the player leaves it", async () => {
	for (const leave of [
		(/** @type {ReturnType<typeof setTable>} */ { controller }) =>
			controller.slide("D"),
		(/** @type {ReturnType<typeof setTable>} */ { controller }) => {
			controller.slide("L");
			controller.undo();
		},
		(/** @type {ReturnType<typeof setTable>} */ { controller }) =>
			controller.restart(),
		(/** @type {ReturnType<typeof setTable>} */ { controller }) =>
			controller.open(Game.fromText(BOARD, "last")),
	]) {
		const table = setTable();
		const { controller, solver } = table;
		void controller.hint();
		solver.last.answer(WAY);
		await settle();
		leave(table);
		assert.equal(controller.hintShown, null);
		assert.equal(table.view.hinted, null);
		void controller.hint();
		assert.equal(solver.asked.length, 2);
		assert.equal(solver.last.text, controller.game.text);
	}
});

test("an answer for a board that is no longer in play is not used", async () => {
	for (const act of /** @type {const} */ (["hint", "solve"])) {
		const { controller, solver } = setTable();
		void controller[act]();
		const { signal, answer } = solver.last;
		controller.slide("D");
		assert.equal(signal.aborted, true);
		answer(WAY);
		await settle();
		assert.equal(controller.hintShown, null);
		assert.equal(controller.playback, null);
		assert.equal(controller.thinking, null);
		assert.equal(controller.game.stm, 1);
	}
});

test("an answer that comes with a move is not used for the board after it", async () => {
	for (const act of /** @type {const} */ (["hint", "solve"])) {
		for (let turns = 0; turns < 12; turns++) {
			const { controller, solver } = setTable();
			void controller[act]();
			solver.last.answer(WAY);
			for (let i = 0; i < turns; i++) await Promise.resolve();
			controller.slide("D");
			await settle();
			assert.equal(controller.hintShown, null, `${act}, after ${turns} turns`);
			assert.equal(controller.playback, null, `${act}, after ${turns} turns`);
		}
	}
});

test("a search is taken back by another game, a restart, a stop, a drag", async () => {
	for (const act of [
		(/** @type {any} */ c) => c.shuffle("3x3", "last", "1"),
		(/** @type {any} */ c) => c.restart(),
		(/** @type {any} */ c) => c.stop(),
		(/** @type {any} */ c) => c.drag({ cells: [5], direction: "L" }, 0.1),
	]) {
		const { controller, solver, events } = setTable();
		void controller.solve();
		act(controller);
		assert.equal(solver.last.signal.aborted, true);
		await settle();
		assert.equal(controller.thinking, null);
		assert.ok(!events.some(({ type }) => type === "error"));
	}
});

test("a search that fails is told; the game goes on", async () => {
	for (const act of /** @type {const} */ (["hint", "solve"])) {
		const { controller, solver, events } = setTable();
		void controller[act]();
		const error = new Error("lost");
		solver.last.fail(error);
		await settle();
		const errors = events.filter(({ type }) => type === "error");
		assert.deepEqual(errors, [{ type: "error", error }]);
		assert.equal(controller.thinking, null);
		controller.slide("L");
		assert.equal(controller.game.stm, 1);
	}
});

test("who asks twice in a hurry waits for one answer", async () => {
	for (const act of /** @type {const} */ (["hint", "solve"])) {
		const { controller, solver } = setTable();
		void controller[act]();
		void controller[act]();
		assert.equal(solver.asked.length, 1);
		assert.equal(solver.last.signal.aborted, false);
		solver.last.answer(WAY);
		await settle();
		assert.equal(controller.game.text, BOARD);
		controller.stop();
	}
});

test("a solution asked for while a hint is searched takes its place", async () => {
	const { controller, solver } = setTable();
	void controller.hint();
	void controller.solve();
	assert.equal(solver.asked[0].signal.aborted, true);
	assert.equal(controller.thinking?.purpose, "solve");
	await settle();
	assert.equal(controller.thinking?.purpose, "solve");
	solver.last.answer(WAY);
	await settle();
	assert.equal(controller.playback?.isRunning, true);
	controller.stop();
});

test("stopped, it no longer thinks, whenever the solver hears of it", () => {
	const { controller } = setTable({
		solver: { solve: () => new Promise(() => {}) },
	});
	void controller.hint();
	controller.stop();
	assert.equal(controller.thinking, null);
});

test("a solved board has no hint and no solution", async () => {
	const { controller, solver, told } = setTable({ board: "1 2/3 0" });
	await controller.hint();
	await controller.solve();
	assert.equal(solver.asked.length, 0);
	assert.deepEqual(told(), []);
});

test("a solution is played to the goal", async (context) => {
	const time = new Intervals(context);
	const { controller, solver, clock, told } = setTable();
	void controller.solve();
	assert.equal(solver.last.budgetMs, PROOF_MS);
	assert.equal(controller.thinking?.purpose, "solve");
	solver.last.answer(WAY);
	await settle();
	assert.equal(controller.playback?.isRunning, true);
	assert.equal(controller.tally.solver, true);
	assert.equal(controller.game.text, BOARD);
	told();
	time.tick(250);
	clock.now += 250;
	assert.equal(controller.playback?.at, 1);
	assert.equal(controller.game.stm, 1);
	time.tick(250);
	assert.equal(controller.game.isSolved, true);
	assert.equal(controller.playback, null);
	assert.deepEqual(told(), ["move", "move", "solved", "change"]);
	assert.equal(time.count, 0);
	assert.equal(controller.tally.elapsed, 250);
});

test("a solution pauses, goes on, steps forwards and back", async (context) => {
	const time = new Intervals(context);
	const { controller, solver } = setTable();
	void controller.solve();
	solver.last.answer(WAY);
	await settle();
	controller.pause();
	time.tick(10_000);
	assert.equal(controller.game.stm, 0);
	controller.stepForward();
	assert.equal(controller.game.stm, 1);
	controller.stepBack();
	controller.stepBack();
	assert.equal(controller.game.text, BOARD);
	assert.equal(controller.playback?.isRunning, false);
	controller.resume();
	time.tick(10_000);
	assert.equal(controller.game.isSolved, true);
	assert.equal(controller.playback, null);
	for (const act of /** @type {const} */ ([
		"pause",
		"resume",
		"stepForward",
		"stepBack",
	])) {
		controller[act]();
	}
	assert.equal(controller.game.isSolved, true, "without a playback: nothing");
});

test("the speed changes while it plays", async (context) => {
	const time = new Intervals(context);
	const { controller, solver } = setTable({ board: FARTHEST });
	controller.slidesPerSecond = 1;
	void controller.solve();
	solver.last.answer(solve(FARTHEST));
	await settle();
	time.tick(2_000);
	assert.equal(controller.game.stm, 2);
	controller.slidesPerSecond = 16;
	time.tick(1_000);
	assert.equal(controller.game.stm, 18);
	controller.pause();
	controller.slidesPerSecond = 2;
	time.tick(5_000);
	assert.equal(controller.game.stm, 18, "a new speed does not end a pause");
});

test("the player takes over at any point", async (context) => {
	const time = new Intervals(context);
	const { controller, solver } = setTable({ board: FARTHEST });
	void controller.solve();
	solver.last.answer(solve(FARTHEST));
	await settle();
	time.tick(1_000);
	const { stm } = controller.game;
	controller.undo();
	assert.equal(controller.playback, null);
	assert.equal(controller.game.stm, stm - 1);
	time.tick(10_000);
	assert.equal(controller.game.stm, stm - 1);
	assert.equal(time.count, 0);
});

test("stopped, the solution leaves a hint that needs no search", async (context) => {
	const time = new Intervals(context);
	const { controller, solver } = setTable();
	void controller.solve();
	solver.last.answer(WAY);
	await settle();
	time.tick(250);
	controller.stop();
	void controller.hint();
	await settle();
	assert.equal(solver.asked.length, 1);
	assert.equal(controller.hintShown?.tile, 6);
	assert.equal(controller.playback, null);
});

test("a proved line is played as it is; one that is not is searched for anew", async (context) => {
	new Intervals(context);
	for (const [lower, times] of [
		[2, 1],
		[0, 2],
	]) {
		const { controller, solver, view } = setTable();
		void controller.hint();
		solver.last.answer(WAY, lower);
		await settle();
		void controller.solve();
		assert.equal(solver.asked.length, times);
		if (times === 2) solver.last.answer(WAY);
		await settle();
		assert.equal(view.hinted, null);
		assert.equal(controller.playback?.isRunning, true);
		controller.stop();
	}
});

test("a panic while it plays ends the playback, and the position is kept", async (context) => {
	const time = new Intervals(context);
	const { controller, solver, told } = setTable();
	void controller.solve();
	solver.last.answer(WAY);
	await settle();
	time.tick(250);
	told();
	Object.assign(controller.game, { slide: panic });
	time.tick(250);
	assert.deepEqual(told(), ["revived", "change"]);
	assert.equal(controller.playback, null);
	assert.equal(time.count, 0);
	assert.equal(controller.game.text, "1 2 3/4 5 0/7 8 6");
});

/** With a table that is made once for each instance of the core. */
let solverOfTests = new Solver();
let instances = 0;

/** A shortest solution, at once. @param {string} board */
function solve(board) {
	if (instances !== timesRevived()) {
		instances = timesRevived();
		solverOfTests = new Solver();
	}
	const search = solverOfTests.search(board, "last");
	while (!search.step(1e6).done);
	const best = search.best();
	search.free();
	return best?.slides ?? "";
}

/** @param {ReturnType<typeof setTable>["controller"]} controller */
function shown({ hintShown }) {
	assert.ok(hintShown);
	return hintShown;
}

/** The solver on the page, where there are no workers. */
function realSolver() {
	const start = solverStarter(module);
	return new SolverClient({ start: () => start(true) });
}

test("with the real solver, hints lead to the goal by the shortest way", async () => {
	const { controller, told } = setTable({
		board: FARTHEST,
		solver: realSolver(),
	});
	for (let left = 31; left > 0; left--) {
		await controller.hint();
		const { lower, upper } = shown(controller);
		assert.deepEqual([lower, upper], [left, left]);
		await controller.hint();
	}
	assert.equal(controller.game.isSolved, true);
	assert.deepEqual([controller.game.stm, controller.tally.hints], [31, 31]);
	assert.ok(told().includes("solved"));
});

test("with the real solver, a search is cancelled by a move, and asked anew", async () => {
	const { controller } = setTable({ board: LONG, solver: realSolver() });
	const first = controller.hint();
	await settle();
	assert.equal(controller.thinking?.purpose, "hint");
	controller.slide("L");
	await first;
	assert.equal(controller.hintShown, null);
	controller.shuffle("3x3", "last", "7");
	await controller.hint();
	const { lower, upper } = shown(controller);
	assert.equal(lower, upper);
});

test("with the real solver, the next hint comes after a panic too", async () => {
	const { controller } = setTable({ board: FARTHEST, solver: realSolver() });
	await controller.hint();
	controller.slide("R");
	controller.slide("R");
	Object.assign(controller.game, { undo: panic });
	controller.undo();
	await controller.hint();
	assert.ok(controller.hintShown);
});

test("whatever is done when, what is shown is in play, and hints can be played", async (context) => {
	const time = new Intervals(context);
	const act = fc.oneof(
		fc.record({
			kind: fc.constant("move"),
			cell: fc.integer({ min: 0, max: 9 }),
		}),
		fc.record({
			kind: fc.constant("slide"),
			way: fc.constantFrom("U", "D", "L", "R"),
		}),
		fc.record({
			kind: fc.constantFrom(
				...["undo", "redo", "restart", "hint", "hint", "hint", "solve"],
				...["pause", "resume", "stepForward", "stepBack", "stop"],
				...["sleep", "wake", "answer", "answer", "fail", "tick", "turn"],
				...["shuffle", "panic"],
			),
		}),
	);
	const property = fc.asyncProperty(
		fc.array(act, { maxLength: 40 }),
		async (acts) => {
			const { controller, solver, view, clock } = setTable();
			/** @type {Record<string, (act: any) => unknown>} */
			const special = {
				move: ({ cell }) => controller.move(cell),
				slide: ({ way }) => controller.slide(way),
				answer() {
					const last = solver.asked.at(-1);
					last?.answer(solve(last.text));
				},
				fail: () => solver.asked.at(-1)?.fail(new Error("lost")),
				tick: () => time.tick(300),
				turn: () => settle(),
				shuffle: () => controller.shuffle("3x3", "last", `${clock.now}`),
				panic() {
					Object.assign(controller.game, { slide: panic });
				},
			};
			for (const act of acts) {
				clock.now += 10;
				const run = special[act.kind];
				if (run) await run(act);
				else void (/** @type {any} */ (controller)[act.kind]());
				const { game, hintShown, tally } = controller;
				assert.deepEqual(view.tiles, [...game.tiles]);
				assert.equal(controller.replay, game.replay);
				assert.deepEqual(view.hinted, hintShown);
				assert.ok(tally.elapsed >= 0 && tally.elapsed <= clock.now);
				if (hintShown !== null) {
					const line = game.lineTowards(hintShown.direction);
					assert.equal(game.tiles[line?.cells[0] ?? -1], hintShown.tile);
					const length = solve(game.text).length;
					assert.deepEqual(
						[hintShown.lower, hintShown.upper],
						[length, length],
					);
				}
				assert.ok(controller.playback === null || controller.thinking === null);
			}
			controller.stop();
			await settle();
			assert.equal(time.count, 0, "nothing is left to run");
			assert.equal(controller.thinking, null);
		},
	);
	await fc.assert(property, { numRuns: 150 });
});
