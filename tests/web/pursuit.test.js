/**
 * A large board: the first solution is played at once, and a better one is
 * changed over to on the way, whatever comes when.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { LONGER_MS, STILL_LONGER_MS } from "../../www/play/advisor.js";
import { FIRST_MS, Game, HINT_MS, SOLVE_MS, Solver } from "./core.js";
import { Intervals, settle } from "./fakes.js";
import { setTable } from "./table.js";

/** What is tried from the goal: the way back is the shortest known here. */
const WALK = "DRDLLURDDRUULLDDLURRULLDDRRULD";
const SIZE = "5x5";

const BACK = { U: "D", D: "U", L: "R", R: "L" };

/** @param {string} slides */
function reversed(slides) {
	const back = [...slides].reverse();
	return back.map((s) => BACK[/** @type {"U"} */ (s)]).join("");
}

/** @param {Game} game @param {string} slides Those that there are. */
function walk(game, slides) {
	let made = "";
	for (const slide of slides) {
		if (game.slide(/** @type {"U"} */ (slide))) made += slide;
	}
	return made;
}

const START = Game.fromText(goalOf(5), "last");
const BACK_AND_FORTH = /UD|DU|LR|RL/;

/** What of it could be made. */
const MADE = straight(walk(START, WALK));
const BOARD = START.text;
const BEST = reversed(MADE);

/** Without slides that take each other back. @param {string} slides */
function straight(slides) {
	let way = slides;
	while (BACK_AND_FORTH.test(way)) way = way.replace(BACK_AND_FORTH, "");
	return way;
}

/** @param {number} side */
function goalOf(side) {
	const cells = side * side;
	let text = "";
	for (let cell = 0; cell < cells; cell++) {
		const separator = cell === 0 ? "" : cell % side === 0 ? "/" : " ";
		text += `${separator}${(cell + 1) % cells}`;
	}
	return text;
}

/**
 * A solution that goes round in a circle of twelve slides, which brings all
 * back, at so many of its boards.
 *
 * @param {string} board
 * @param {string} slides
 * @param {number[]} at
 */
function detour(board, slides, at) {
	const game = Game.fromText(board, "last");
	let way = "";
	for (const [i, slide] of [...slides].entries()) {
		if (at.includes(i)) way += circle(game.text);
		game.slide(/** @type {"U"} */ (slide));
		way += slide;
	}
	assert.ok(game.isSolved);
	game.free();
	return straight(way);
}

/** @param {string} board */
function circle(board) {
	for (const round of ["LURD", "ULDR", "RULD", "DRUL", "LDRU", "URDL"]) {
		const game = Game.fromText(board, "last");
		const made = walk(game, round.repeat(3));
		const isWhole = made.length === 12 && game.text === board;
		game.free();
		if (isWhole) return made;
	}
	return "";
}

/** @param {string} board Some solution, not the best. */
function solutionOf(board) {
	const search = new Solver().search(board, "last");
	let upper = null;
	while (upper === null) ({ upper } = search.step(2_000));
	const slides = search.best()?.slides ?? "";
	search.free();
	return slides;
}

/** @param {ReturnType<typeof setTable>["controller"]} controller */
function assertLine({ playback, game }) {
	assert.ok(playback);
	const ahead = Game.fromText(game.text, "last");
	assert.equal(walk(ahead, playback.rest.slides), playback.rest.slides);
	assert.ok(ahead.isSolved);
	ahead.free();
}

test("the boards of these tests are what they are meant to be", () => {
	assert.ok(MADE.length >= 20);
	for (const at of [0, 1, 5, 6, 9]) {
		assert.ok(detour(BOARD, BEST, [at]).length > BEST.length);
	}
	assert.equal(START.size, SIZE);
});

test("the first answer is played at once, and the search goes on", async (context) => {
	const time = new Intervals(context);
	const { controller, solver, told, events } = setTable({ board: BOARD });
	void controller.solve();
	assert.equal(solver.last.budgetMs, FIRST_MS);
	told();
	const slow = detour(BOARD, BEST, [0, 9]);
	solver.last.progress({ slides: slow, lower: 10, upper: slow.length });
	assert.equal(controller.playback?.isRunning, true);
	assert.equal(controller.tally.solver, true);
	assert.deepEqual(controller.bounds, { lower: 10, upper: slow.length });
	assert.equal(controller.thinking?.purpose, "solve");
	// Found before the first slide: it costs none.
	solver.last.answer(BEST, 10);
	await settle();
	assert.equal(controller.playback?.line.slides, BEST);

	// The next round is from where the playback will be in a second.
	assert.equal(solver.asked.length, 2);
	const ahead = Game.fromText(BOARD, "last");
	walk(ahead, BEST.slice(0, 4));
	assert.equal(solver.last.text, ahead.text);
	assert.equal(solver.last.budgetMs, 1_000);
	events.length = 0;
	time.tick(500);
	solver.last.progress({ slides: null, lower: 12, upper: null });
	// Two slides before that board, of the board in play.
	assert.deepEqual(controller.bounds, { lower: 10, upper: BEST.length - 2 });
	const { progress } = events.at(-1);
	assert.deepEqual([progress.lower, progress.upper], [10, BEST.length - 2]);
	time.tick(500);
	assert.equal(controller.bounds.lower, 12);
	controller.stop();
	assert.equal(solver.last.signal.aborted, true);
	await settle();
	assert.equal(solver.asked.length, 2, "stop ends both");
	assert.equal(controller.playback, null);
	assert.equal(controller.bounds.upper, BEST.length - 4, "the line is kept");
});

test("at the goal the search ends too", async (context) => {
	const time = new Intervals(context);
	const { controller, solver } = setTable({ board: BOARD });
	void controller.solve();
	solver.last.answer(BEST, 10);
	await settle();
	time.tick(60_000);
	assert.equal(controller.game.isSolved, true);
	assert.equal(solver.last.signal.aborted, true);
	assert.equal(controller.thinking, null);
	assert.equal(controller.playback, null);
});

test("the rounds grow and end", async (context) => {
	new Intervals(context);
	const { controller, solver, told } = setTable({ board: BOARD });
	void controller.solve();
	solver.last.answer(BEST, 4);
	const budgets = [];
	for (let round = 0; round < 9; round++) {
		await settle();
		if (controller.thinking === null) break;
		budgets.push(solver.last.budgetMs);
		solver.last.answer(solutionOf(solver.last.text), 2);
	}
	assert.deepEqual(budgets, [1_000, 2_000, 4_000, 3_000]);
	assert.equal(
		budgets.reduce((sum, ms) => sum + ms),
		SOLVE_MS,
	);
	assert.equal(told().at(-1), "change", "that it is over is told");
	controller.stop();
});

test("what is proved to the end is searched no further", async (context) => {
	new Intervals(context);
	const { controller, solver } = setTable({ board: BOARD });
	void controller.solve();
	solver.last.answer(BEST);
	await settle();
	assert.equal(solver.asked.length, 1);
	assert.equal(controller.playback?.line.isOptimal, true);
	controller.stop();
});

test("a line that is known is played without an answer to wait for", async (context) => {
	new Intervals(context);
	const { controller, solver } = setTable({ board: BOARD });
	void controller.hint();
	assert.equal(solver.last.budgetMs, HINT_MS);
	solver.last.answer(BEST, 10);
	await settle();
	void controller.solve();
	assert.equal(controller.playback?.line.slides, BEST);
	assert.equal(solver.last.budgetMs, 1_000);
	controller.stop();
});

test("a search that fails is told, and the line is played on", async (context) => {
	const time = new Intervals(context);
	const { controller, solver, events } = setTable({ board: BOARD });
	void controller.solve();
	solver.last.answer(BEST, 10);
	await settle();
	solver.last.fail(new Error("lost"));
	await settle();
	assert.equal(events.filter(({ type }) => type === "error").length, 1);
	time.tick(60_000);
	assert.equal(controller.game.isSolved, true);
});

test("who solves again while the first answer is awaited has one search", async (context) => {
	new Intervals(context);
	const { controller, solver } = setTable({ board: BOARD });
	void controller.solve();
	controller.stop();
	void controller.solve();
	await settle();
	assert.equal(solver.asked.length, 2);
	const slow = detour(BOARD, BEST, [0]);
	solver.last.progress({ slides: slow, lower: 10, upper: slow.length });
	controller.stop();
	// It is known now, so it is played on at once.
	void controller.solve();
	await settle();
	assert.equal(solver.asked.length, 3);
	assert.equal(solver.last.signal.aborted, false);
	controller.stop();
});

test("a hint on a large board is followed without another search", async () => {
	const { controller, solver } = setTable({ board: BOARD });
	void controller.hint();
	const slow = detour(BOARD, BEST, [5]);
	solver.last.progress({ slides: slow, lower: 8, upper: slow.length });
	const bounds = () => {
		assert.ok(controller.hintShown);
		return [controller.hintShown.lower, controller.hintShown.upper];
	};
	assert.deepEqual(bounds(), [8, slow.length]);
	solver.last.progress({ slides: BEST, lower: 10, upper: BEST.length });
	assert.deepEqual(bounds(), [10, BEST.length]);
	solver.last.answer(BEST, 12);
	await settle();
	for (let made = 0; made < BEST.length; made++) {
		if (controller.hintShown === null) await controller.hint();
		assert.deepEqual(bounds(), [Math.max(0, 12 - made), BEST.length - made]);
		// By the hint, or by oneself.
		if (made % 2 === 0) await controller.hint();
		else controller.slide(/** @type {"U"} */ (BEST[made]));
	}
	assert.equal(controller.game.isSolved, true);
	assert.equal(solver.asked.length, 1);
});

test("thinking longer keeps the better line, takes longer each time, and can be stopped", async () => {
	const { controller, solver, view } = setTable({ board: BOARD });
	assert.equal(controller.canThinkLonger, false);
	assert.equal(await controller.thinkLonger(), false);
	assert.equal(solver.asked.length, 0);
	void controller.hint();
	assert.equal(controller.canThinkLonger, false, "it thinks");
	const slow = detour(BOARD, BEST, [5]);
	solver.last.answer(slow, 8);
	await settle();
	assert.equal(controller.canThinkLonger, true);

	void controller.thinkLonger();
	assert.deepEqual(
		[solver.last.text, solver.last.budgetMs],
		[BOARD, LONGER_MS],
	);
	assert.equal(controller.thinking?.purpose, "longer");
	assert.equal(controller.canThinkLonger, false);
	// It begins worse than what is known.
	const slower = detour(BOARD, BEST, [2, 7, 9]);
	solver.last.progress({ slides: slower, lower: 4, upper: slower.length });
	assert.equal(controller.hintShown?.upper, slow.length);
	assert.equal(controller.hintShown?.lower, 8);
	solver.last.progress({ slides: BEST, lower: 10, upper: BEST.length });
	assert.equal(controller.hintShown?.upper, BEST.length);
	assert.equal(view.hinted?.direction, BEST[0]);
	controller.stop();
	await settle();
	assert.equal(controller.hintShown?.upper, BEST.length, "what it found stays");

	const thought = controller.thinkLonger();
	assert.equal(solver.last.budgetMs, STILL_LONGER_MS);
	solver.last.answer(slow, BEST.length);
	assert.equal(await thought, true);
	assert.deepEqual(controller.bounds, {
		lower: BEST.length,
		upper: BEST.length,
	});
	assert.equal(controller.canThinkLonger, false, "it is proved");
	assert.equal(controller.tally.hints, 1);

	controller.shuffle(SIZE, "last", "1");
	assert.equal(controller.canThinkLonger, false);
	void controller.hint();
	solver.last.answer(solutionOf(solver.last.text), 8);
	await settle();
	void controller.thinkLonger();
	assert.equal(solver.last.budgetMs, LONGER_MS, "another line");
	controller.stop();
});

test("thinking longer shows no hint that nobody asked for", async () => {
	const { controller, solver } = setTable({ board: BOARD });
	void controller.hint();
	solver.last.answer(BEST, 8);
	await settle();
	controller.slide(/** @type {"U"} */ (BEST[0]));
	void controller.thinkLonger();
	solver.last.progress({ slides: null, lower: 9, upper: null });
	assert.equal(controller.hintShown, null);
	assert.equal(controller.bounds.lower, 9);
	controller.stop();
});

test("while a line is played, thinking longer is of a board ahead", async (context) => {
	const time = new Intervals(context);
	const { controller, solver } = setTable({ board: BOARD });
	void controller.hint();
	solver.last.answer(BEST, 10);
	await settle();
	controller.play();
	time.tick(250);
	void controller.thinkLonger();
	const ahead = Game.fromText(BOARD, "last");
	walk(ahead, BEST.slice(0, 5));
	assert.equal(solver.last.text, ahead.text);
	assert.equal(controller.playback?.isRunning, true);
	controller.pause();
	solver.last.answer(solutionOf(solver.last.text), 2);
	await settle();
	// Nobody moves on: all the time is for the board in play.
	assert.equal(solver.last.text, controller.game.text);
	assert.equal(solver.last.budgetMs, LONGER_MS - 1_000);
	// When it goes on, what is searched lies ahead again.
	const { signal } = solver.last;
	const asked = solver.asked.length;
	controller.resume();
	assert.equal(signal.aborted, true);
	assert.equal(solver.asked.length, asked + 1);
	assert.notEqual(solver.last.text, controller.game.text);
	assert.equal(solver.last.budgetMs, 1_000);
	assert.equal(controller.thinking?.purpose, "longer");
	// A pause that no round has begun in takes nothing from it.
	controller.pause();
	controller.resume();
	await settle();
	assert.equal(solver.asked.length, asked + 1);
	controller.stop();
});

const act = fc.oneof(
	{ weight: 4, arbitrary: fc.record({ kind: fc.constant("tick") }) },
	{
		weight: 4,
		arbitrary: fc.record({
			kind: fc.constantFrom("progress", "answer"),
			at: fc.array(fc.nat(BEST.length), { maxLength: 3 }),
			isBest: fc.boolean(),
		}),
	},
	fc.record({
		kind: fc.constantFrom(
			...["pause", "resume", "stepForward", "stepBack", "stepBack"],
			...["faster", "slower", "turn", "thinkLonger"],
		),
	}),
);

/** Board → a solution, each found once. @type {Map<string, string>} */
const solutions = new Map();

test("whatever comes when, the line played leads on from the board in play, and none is longer", async (context) => {
	const time = new Intervals(context);
	let changes = 0;
	const property = fc.asyncProperty(
		fc.array(act, { maxLength: 60 }),
		async (acts) => {
			const { controller, solver, view } = setTable({ board: BOARD });
			void controller.solve();
			const first = detour(BOARD, BEST, [1, 6]);
			solver.last.progress({ slides: first, lower: 0, upper: first.length });
			let isStraight = true;
			/** @param {any} act */
			const found = ({ at, isBest }) => {
				const { text } = solver.last;
				const own = solutions.get(text) ?? solutionOf(text);
				solutions.set(text, own);
				const known = isBest && text === BOARD ? BEST : own;
				return detour(text, known, at);
			};
			/** @type {Record<string, (act: any) => unknown>} */
			const special = {
				tick: () => time.tick(1_000 / controller.slidesPerSecond),
				progress(act) {
					const slides = found(act);
					solver.last.progress({ slides, lower: 0, upper: slides.length });
				},
				answer: (act) => solver.last.answer(found(act), 0),
				faster() {
					controller.slidesPerSecond = 16;
				},
				slower() {
					controller.slidesPerSecond = 2;
				},
				turn: () => settle(),
				stepBack() {
					isStraight = false;
					controller.stepBack();
				},
			};
			for (const act of acts) {
				if (controller.playback === null) break;
				const { stm, text } = controller.game;
				const { line, at } = controller.playback;
				const run = special[act.kind];
				if (run) await run(act);
				else void (/** @type {any} */ (controller)[act.kind]());
				const moved = Math.abs(controller.game.stm - stm);
				assert.ok(moved <= 1, "a jump");
				if (controller.playback === null) break;
				const now = controller.playback;
				if (now.line.slides !== line.slides) changes += 1;
				if (now.at === at) assert.equal(controller.game.text, text);
				assert.ok(now.line.length <= line.length, "it grew");
				assert.equal(
					now.line.slides.slice(0, Math.min(at, now.at)),
					line.slides.slice(0, Math.min(at, now.at)),
				);
				assertLine(controller);
				assert.deepEqual(view.tiles, [...controller.game.tiles]);
				assert.doesNotMatch(now.rest.slides, BACK_AND_FORTH);
			}
			controller.resume();
			time.tick(100_000);
			await settle();
			assert.equal(controller.game.isSolved, true);
			assert.equal(controller.thinking, null);
			assert.equal(time.count, 0);
			if (isStraight) assert.ok(controller.game.stm <= first.length);
		},
	);
	await fc.assert(property, { numRuns: 60 });
	assert.ok(changes > 20, `it changed over ${changes} times`);
});
