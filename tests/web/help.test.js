/**
 * Help and the solver: hint, solution, and whose turn it is. `proof.test.js` tests
 * how a hint gets its proof.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { SolverClient } from "../../www/solver/client.ts";
import { solverStarter } from "../../www/solver/start.ts";
import { dealt, FARTHEST, LONG, lines, module } from "./core.js";
import { Intervals, settle } from "./fakes.js";
import { BOARD, gameOf, panic, setHelp, WAY } from "./table.js";
import { solve } from "./ways.js";

test("a hint is asked for the board in play, and shown", async () => {
	const { play, help, solver, view, told, events } = await setHelp();
	void help.hint();
	const { text, goal, budgetMs } = solver.last;
	assert.deepEqual(
		[text, goal, budgetMs],
		[BOARD, "last", Number.POSITIVE_INFINITY],
	);
	assert.equal(help.thinking?.purpose, "hint");
	assert.equal(help.thinking?.progress, null);
	solver.last.answer(WAY);
	await settle();
	const hint = { tile: 5, direction: "L", lower: 2, upper: 2 };
	assert.deepEqual(help.hintShown, hint);
	assert.deepEqual(view.hinted, hint);
	assert.deepEqual(events.at(-2), { type: "hint", hint });
	assert.equal(help.thinking, null);
	assert.deepEqual(told(), ["change", "hint", "change"]);
	assert.equal(play.game.text, BOARD, "it does not play");
	assert.equal(play.snapshot.hints, 1);
	assert.equal(play.snapshot.isTiming, false);
});

test("progress is shown while it thinks", async () => {
	const { help, solver, told } = await setHelp();
	void help.hint();
	told();
	const progress = {
		ms: 0,
		lower: 1,
		upper: null,
		nodes: 10,
		done: false,
		slides: null,
	};
	solver.last.progress(progress);
	assert.equal(help.thinking?.purpose, "hint");
	assert.deepEqual(help.thinking?.progress, progress);
	assert.deepEqual(told(), ["progress"]);
	assert.equal(help.hintShown, null);
});

test("a hint is shown with its bounds while a better one is looked for", async () => {
	const { play, help, solver, view } = await setHelp();
	void help.hint();
	// Four slides longer than the best, as a first answer may be.
	const roundabout = `LR${"LR"}${WAY}`;
	const first = { upper: roundabout.length, lower: 0, slides: roundabout };
	solver.last.progress(first);
	assert.equal(help.hintShown?.direction, "L");
	assert.equal(help.hintShown?.upper, WAY.length + 4);
	assert.equal(play.snapshot.hints, 0, "it is not the answer yet");
	solver.last.progress({ ...first, lower: 2, slides: null });
	assert.equal(help.hintShown?.lower, 2);
	solver.last.answer(WAY);
	await settle();
	assert.equal(help.hintShown?.upper, WAY.length);
	assert.equal(play.snapshot.hints, 1);
	assert.equal(view.hinted?.tile, help.hintShown?.tile);
});

test("a search that is cancelled leaves the hint that was known", async () => {
	const { help, solver } = await setHelp();
	void help.hint();
	solver.last.progress({ upper: WAY.length, lower: 0, slides: WAY });
	help.stop();
	assert.equal(help.thinking, null);
	assert.equal(help.hintShown?.upper, WAY.length);
});

test("a hint asked for again is played, and the next comes from its line", async () => {
	const { play, help, solver, view } = await setHelp();
	void help.hint();
	solver.last.answer(WAY);
	await settle();
	help.playHint();
	assert.equal(play.game.text, "1 2 3/4 5 0/7 8 6");
	assert.equal(help.hintShown, null);
	assert.equal(view.hinted, null);
	void help.hint();
	await settle();
	assert.equal(solver.asked.length, 1);
	assert.deepEqual(help.hintShown, {
		tile: 6,
		direction: "U",
		lower: 1,
		upper: 1,
	});
	help.playHint();
	assert.equal(play.snapshot.isSolved, true);
	assert.equal(play.snapshot.hints, 2);
	assert.equal(play.snapshot.solver, false);
});

test("a hint asked for twice is one answer, and moves nothing", async () => {
	const { play, help, solver } = await setHelp();
	const first = help.hint();
	const second = help.hint();
	solver.last.answer(WAY);
	assert.deepEqual(await second, await first);
	assert.deepEqual(await help.hint(), await first);
	assert.equal(solver.asked.length, 1);
	assert.deepEqual([play.snapshot.stm, play.snapshot.hints], [0, 1]);
});

test("the line is kept while the player follows it by himself", async () => {
	const { play, help, solver } = await setHelp();
	void help.hint();
	solver.last.answer(WAY);
	await settle();
	play.move(5);
	assert.equal(help.hintShown, null);
	void help.hint();
	await settle();
	assert.equal(solver.asked.length, 1);
	const hint = { tile: 6, direction: "U", lower: 1, upper: 1 };
	assert.deepEqual(help.hintShown, hint);
});

/** @type {((play: import("./core.js").Play) => void)[]} */
const LEAVING = [
	(play) => play.slide("D"),
	(play) => {
		play.slide("L");
		play.undo();
	},
	(play) => {
		play.slide("L");
		play.restart();
	},
	(play) => play.open(gameOf(BOARD)),
];

test("the line is dropped when the player leaves it", async () => {
	for (const leave of LEAVING) {
		const { play, help, solver, view } = await setHelp();
		void help.hint();
		solver.last.answer(WAY);
		await settle();
		leave(play);
		assert.equal(help.hintShown, null);
		assert.equal(help.line, null);
		assert.equal(view.hinted, null);
		const asked = solver.asked.length;
		void help.hint();
		assert.equal(solver.asked.length, asked + 1);
		assert.equal(solver.last.text, play.game.text);
		assert.equal(help.thinking?.purpose, "hint");
	}
});

test("an answer for a board that is no longer in play is not used", async () => {
	for (const act of /** @type {const} */ (["hint", "solve"])) {
		const { play, help, solver } = await setHelp();
		void help[act]();
		const { signal, answer } = solver.last;
		play.slide("D");
		assert.equal(signal.aborted, true);
		answer(WAY);
		await settle();
		assert.equal(help.hintShown, null);
		assert.equal(help.playback, null);
		assert.equal(help.thinking, null);
		assert.equal(play.snapshot.stm, 1);
	}
});

test("an answer that comes with a move is not used for the board after it", async () => {
	for (const act of /** @type {const} */ (["hint", "solve"])) {
		for (let turns = 0; turns < 12; turns++) {
			const { play, help, solver } = await setHelp();
			void help[act]();
			solver.last.answer(WAY);
			for (let i = 0; i < turns; i++) await Promise.resolve();
			play.slide("D");
			await settle();
			assert.equal(help.hintShown, null, `${act}, after ${turns} turns`);
			assert.equal(help.playback, null, `${act}, after ${turns} turns`);
		}
	}
});

test("stopped when its answer comes, a solution is not played after that", async (context) => {
	const time = new Intervals(context);
	for (let turns = 0; turns < 12; turns++) {
		const { help, solver } = await setHelp();
		void help.solve();
		solver.last.answer(WAY);
		for (let i = 0; i < turns; i++) await Promise.resolve();
		help.stop();
		await settle();
		assert.equal(help.playback, null, `after ${turns} turns`);
		assert.equal(time.count, 0);
	}
});

test("whoever looks for a solution has it, though the board is left in its turn", async () => {
	for (let turns = 0; turns < 12; turns++) {
		const { play, help, solver } = await setHelp();
		const found = help.find().then(
			({ slides }) => slides,
			({ name }) => name,
		);
		solver.last.answer(WAY);
		for (let i = 0; i < turns; i++) await Promise.resolve();
		play.slide("D");
		assert.ok([WAY, "AbortError"].includes(await found), await found);
	}
});

/** @type {((table: Awaited<ReturnType<typeof setHelp>>) => unknown)[]} */
const TAKING_BACK = [
	({ play }) => play.open(dealt("3x3", "last", "1")),
	({ play }) => play.restart(),
	({ play }) => play.stop(),
	({ help }) => help.stop(),
	({ play }) => play.drag({ cells: [5], direction: "L" }, 0.1),
	({ play }) => play.slide("D"),
];

test("a search is taken back by another game, a restart, a stop, a drag, a move", async () => {
	for (const act of TAKING_BACK) {
		const table = await setHelp();
		const { help, solver, events } = table;
		void help.solve();
		act(table);
		assert.equal(solver.last.signal.aborted, true);
		await settle();
		assert.equal(help.thinking, null);
		assert.equal(solver.asked.length, 1);
		assert.ok(!events.some(({ type }) => type === "error"));
	}
});

test("a finger on a tile ends no hint that is looked for", async () => {
	const { play, help, solver } = await setHelp();
	void help.hint();
	play.drag({ cells: [5], direction: "L" }, 0.1);
	play.drop();
	assert.equal(solver.last.signal.aborted, false);
	solver.last.answer(WAY);
	await settle();
	assert.equal(shown(help).tile, 5);
});

test("a search that fails is told; the game goes on", async () => {
	for (const act of /** @type {const} */ (["hint", "solve"])) {
		const { play, help, solver, events } = await setHelp();
		void help[act]();
		const error = new Error("lost");
		solver.last.fail(error);
		await settle();
		const errors = events.filter(({ type }) => type === "error");
		assert.deepEqual(errors, [{ type: "error", error }]);
		assert.equal(help.thinking, null);
		play.slide("L");
		assert.equal(play.snapshot.stm, 1);
	}
});

test("who asks twice in a hurry waits for one answer", async () => {
	for (const act of /** @type {const} */ (["hint", "solve"])) {
		const { play, help, solver } = await setHelp();
		void help[act]();
		void help[act]();
		assert.equal(solver.asked.length, 1);
		assert.equal(solver.last.signal.aborted, false);
		solver.last.answer(WAY);
		await settle();
		assert.equal(play.game.text, BOARD);
		help.stop();
	}
});

test("a solution asked for while a hint is searched takes its place", async () => {
	const { help, solver } = await setHelp();
	void help.hint();
	void help.solve();
	assert.equal(solver.asked[0].signal.aborted, true);
	assert.equal(help.thinking?.purpose, "solve");
	await settle();
	assert.equal(help.thinking?.purpose, "solve");
	solver.last.answer(WAY);
	await settle();
	assert.equal(help.playback?.isRunning, true);
	help.stop();
});

test("a search of a board whose line is known begins with it", async () => {
	const { help, solver } = await setHelp({ board: FARTHEST });
	void help.hint();
	assert.ok(!solver.last.known, "nothing is known yet");
	const way = `LR${solve(FARTHEST)}`;
	solver.last.progress({ slides: way, lower: 27, upper: 33 });
	void help.solve();
	const { slides, lower } = solver.last.known;
	assert.deepEqual({ slides, lower }, { slides: way, lower: 27 });
	help.stop();
});

test("stopped, it no longer thinks, whenever the solver hears of it", async () => {
	const { help } = await setHelp({
		solver: { solve: () => new Promise(() => {}) },
	});
	void help.hint();
	help.stop();
	assert.equal(help.thinking, null);
});

test("a solved board has no hint and no solution", async () => {
	const { help, solver, told } = await setHelp({ board: "1 2/3 0" });
	await help.hint();
	await help.solve();
	assert.equal(solver.asked.length, 0);
	assert.deepEqual(told(), []);
});

test("a solution is played to the goal", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver, clock, told } = await setHelp();
	void help.solve();
	assert.equal(solver.last.budgetMs, Number.POSITIVE_INFINITY);
	assert.equal(help.thinking?.purpose, "solve");
	solver.last.answer(WAY);
	await settle();
	assert.equal(help.playback?.isRunning, true);
	assert.equal(play.snapshot.solver, true);
	assert.equal(play.game.text, BOARD);
	told();
	time.tick(250);
	clock.now += 250;
	assert.equal(help.playback?.at, 1);
	assert.equal(play.snapshot.stm, 1);
	time.tick(250);
	assert.equal(play.snapshot.isSolved, true);
	assert.equal(help.playback, null);
	assert.deepEqual(told(), ["move", "move", "solved", "change"]);
	assert.equal(time.count, 0);
	// Nobody's time is measured once the solver plays.
	assert.equal(play.elapsed, 0);
});

test("a solution pauses, goes on, steps forwards and back", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver } = await setHelp();
	void help.solve();
	solver.last.answer(WAY);
	await settle();
	help.pause();
	time.tick(10_000);
	assert.equal(play.snapshot.stm, 0);
	help.stepForward();
	assert.equal(play.snapshot.stm, 1);
	help.stepBack();
	help.stepBack();
	assert.equal(play.game.text, BOARD);
	assert.equal(help.playback?.isRunning, false);
	help.resume();
	time.tick(10_000);
	assert.equal(play.snapshot.isSolved, true);
	assert.equal(help.playback, null);
	for (const act of /** @type {const} */ ([
		"pause",
		"resume",
		"stepForward",
		"stepBack",
	])) {
		help[act]();
	}
	assert.equal(play.snapshot.isSolved, true, "without a playback: nothing");
});

test("the speed changes while it plays", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver } = await setHelp({ board: FARTHEST });
	help.slidesPerSecond = 1;
	void help.solve();
	solver.last.answer(solve(FARTHEST));
	await settle();
	time.tick(2_000);
	assert.equal(play.snapshot.stm, 2);
	help.slidesPerSecond = 16;
	time.tick(1_000);
	assert.equal(play.snapshot.stm, 18);
	help.pause();
	help.slidesPerSecond = 2;
	time.tick(5_000);
	assert.equal(play.snapshot.stm, 18, "a new speed does not end a pause");
});

test("the player takes over at any point", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver } = await setHelp({ board: FARTHEST });
	void help.solve();
	solver.last.answer(solve(FARTHEST));
	await settle();
	time.tick(1_000);
	const { stm } = play.snapshot;
	play.undo();
	assert.equal(help.playback, null);
	assert.equal(play.snapshot.stm, stm - 1);
	time.tick(10_000);
	assert.equal(play.snapshot.stm, stm - 1);
	assert.equal(time.count, 0);
});

test("stopped, the solution leaves a hint that needs no search", async (context) => {
	const time = new Intervals(context);
	const { help, solver } = await setHelp();
	void help.solve();
	solver.last.answer(WAY);
	await settle();
	time.tick(250);
	help.stop();
	void help.hint();
	await settle();
	assert.equal(solver.asked.length, 1);
	assert.equal(help.hintShown?.tile, 6);
	assert.equal(help.playback, null);
});

test("a proved line is played as it is; one that is not is searched for anew", async (context) => {
	new Intervals(context);
	for (const [way, isProved] of /** @type {const} */ ([
		[WAY, true],
		[`LR${WAY}`, false],
	])) {
		const { help, solver, view } = await setHelp();
		void help.hint();
		solver.last.answer(way, 2);
		await settle();
		// Asks the solver at once if the line is not proved.
		const asked = solver.asked.length;
		void help.solve();
		assert.equal(solver.asked.length, isProved ? asked : asked + 1);
		if (!isProved) {
			assert.equal(solver.last.budgetMs, Number.POSITIVE_INFINITY);
			assert.equal(help.playback, null);
			solver.last.answer(WAY);
		}
		await settle();
		assert.equal(view.hinted, null);
		assert.equal(help.playback?.line.slides, WAY);
		assert.equal(help.playback?.isRunning, true);
		help.stop();
	}
});

test("a panic while it plays ends the playback, and the position is kept", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver, told } = await setHelp();
	void help.solve();
	solver.last.answer(WAY);
	await settle();
	time.tick(250);
	told();
	Object.assign(play.game, { slide: panic });
	time.tick(250);
	assert.deepEqual(told(), ["revived", "change"]);
	assert.equal(help.playback, null);
	assert.equal(time.count, 0);
	assert.equal(play.game.text, "1 2 3/4 5 0/7 8 6");
});

/** @param {import("./core.js").Help} help */
function shown({ hintShown }) {
	assert.ok(hintShown);
	return hintShown;
}

/** The solver on the page itself, without workers. */
function realSolver() {
	const start = solverStarter(module);
	const client = new SolverClient({ start: () => start(true) });
	return Object.assign(client, { lines });
}

test("with the real solver, hints lead to the goal by the shortest way", async () => {
	const { play, help, told } = await setHelp({
		board: FARTHEST,
		solver: realSolver(),
	});
	for (let left = 31; left > 0; left--) {
		await help.hint();
		const { lower, upper } = shown(help);
		assert.deepEqual([lower, upper], [left, left]);
		help.playHint();
	}
	assert.equal(play.snapshot.isSolved, true);
	assert.deepEqual([play.snapshot.stm, play.snapshot.hints], [31, 31]);
	assert.ok(told().includes("solved"));
});

test("with the real solver, a search is cancelled by a move, and asked anew", async () => {
	const { play, help } = await setHelp({ board: LONG, solver: realSolver() });
	const first = help.hint();
	await settle();
	assert.equal(help.thinking?.purpose, "hint");
	play.slide("L");
	await first;
	assert.equal(help.hintShown, null);
	play.open(dealt("3x3", "last", "7"));
	await help.hint();
	const { lower, upper } = shown(help);
	assert.equal(lower, upper);
});

test("with the real solver, the next hint comes after a panic too", async () => {
	const { play, help } = await setHelp({
		board: FARTHEST,
		solver: realSolver(),
	});
	await help.hint();
	play.slide("R");
	play.slide("R");
	Object.assign(play.game, { undo: panic });
	play.undo();
	await help.hint();
	assert.ok(help.hintShown);
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
			const { play, help, solver, view, clock } = await setHelp();
			/** @type {Record<string, (act: any) => unknown>} */
			const special = {
				move: ({ cell }) => play.move(cell),
				slide: ({ way }) => play.slide(way),
				answer() {
					const last = solver.asked.at(-1);
					last?.answer(solve(last.text));
				},
				fail: () => solver.asked.at(-1)?.fail(new Error("lost")),
				tick: () => time.tick(300),
				turn: () => settle(),
				shuffle: () => play.open(dealt("3x3", "last", `${clock.now}`)),
				panic() {
					Object.assign(play.game, { slide: panic });
				},
			};
			for (const act of acts) {
				clock.now += 10;
				const run = special[act.kind];
				if (run) await run(act);
				else
					void (
						/** @type {any} */ (act.kind in help ? help : play)[act.kind]()
					);
				const { game, elapsed } = play;
				const { hintShown } = help;
				assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
				assert.equal(play.record, game.record);
				assert.deepEqual(view.hinted, hintShown);
				assert.ok(elapsed >= 0 && elapsed <= clock.now);
				if (hintShown !== null) {
					const line = game.lineTowards(hintShown.direction);
					const [cell = -1] = line?.cells ?? [];
					assert.equal(play.snapshot.tiles[cell], hintShown.tile);
					const length = solve(game.text).length;
					assert.deepEqual(
						[hintShown.lower, hintShown.upper],
						[length, length],
					);
				}
				assert.ok(help.playback === null || help.thinking === null);
			}
			help.stop();
			await settle();
			assert.equal(time.count, 0, "nothing is left to run");
			assert.equal(help.thinking, null);
		},
	);
	await fc.assert(property, { numRuns: 150 });
});

test("a hint that the page gives takes the place of the one shown", async () => {
	const { play, help, solver, view } = await setHelp();
	void help.hint();
	solver.last.answer(WAY);
	await settle();
	play.countHint();
	assert.equal(help.hintShown, null);
	assert.equal(view.hinted, null);
	assert.equal(play.snapshot.hints, 2);
});
