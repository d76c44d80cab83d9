import { dealt } from "./core.js";
/**
 * On a large board the first solution is played at once. When a better one is
 * found, the playback switches to it, whatever happens in between.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { manhattan } from "../../scripts/boards.js";
import { FIRST_MS, HINT_MS, LONGER_MS, SOLVE_MS } from "../../www/play/help.ts";
import { Intervals, settle } from "./fakes.js";
import { gameOf, setHelp } from "./table.js";
import {
	BACK_AND_FORTH,
	LARGE_BEST as BEST,
	LARGE as BOARD,
	detour,
	solutionOf,
	walk,
} from "./ways.js";

const SIZE = "5x5";

/** @param {Awaited<ReturnType<typeof setHelp>>} table */
function assertLine({ help: { playback }, play }) {
	assert.ok(playback);
	const ahead = gameOf(play.game.text);
	assert.equal(walk(ahead, playback.rest.slides), playback.rest.slides);
	assert.ok(ahead.snapshot(0).isSolved);
	ahead.free();
}

test("the boards of these tests are what they are meant to be", () => {
	for (const at of [0, 1, 5, 6, 9]) {
		assert.ok(detour(BOARD, BEST, [at]).length > BEST.length);
	}
	assert.equal(gameOf(BOARD).snapshot(0).size, SIZE);
	assert.equal(walk(gameOf(BOARD), BEST), BEST);
	assert.deepEqual([BEST.length, manhattan(BOARD)], [26, 14]);
});

test("the first answer is played at once, and the search goes on", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver, told, events } = await setHelp({ board: BOARD });
	void help.solve();
	assert.equal(solver.last.budgetMs, FIRST_MS);
	told();
	const slow = detour(BOARD, BEST, [0, 9]);
	solver.last.progress({ slides: slow, lower: 16, upper: slow.length });
	assert.equal(help.playback?.isRunning, true);
	assert.equal(play.snapshot.solver, true);
	assert.deepEqual(help.bounds, { lower: 16, upper: slow.length });
	assert.equal(help.thinking?.purpose, "solve");
	// Found before the first slide, so no slide is wasted.
	solver.last.answer(BEST, 16);
	await settle();
	assert.equal(help.playback?.line.slides, BEST);

	// The next round starts at the board that the playback reaches in a second.
	assert.equal(solver.asked.length, 2);
	const ahead = gameOf(BOARD);
	walk(ahead, BEST.slice(0, 4));
	assert.equal(solver.last.text, ahead.text);
	assert.equal(solver.last.budgetMs, 1_000);
	events.length = 0;
	time.tick(500);
	solver.last.progress({ slides: null, lower: 20, upper: null });
	// The bounds are those of the board in play, two slides earlier.
	assert.deepEqual(help.bounds, { lower: 18, upper: BEST.length - 2 });
	const { progress } = events.at(-1);
	assert.deepEqual([progress.lower, progress.upper], [18, BEST.length - 2]);
	time.tick(500);
	assert.equal(help.bounds.lower, 20);
	help.stop();
	assert.equal(solver.last.signal.aborted, true);
	await settle();
	assert.equal(solver.asked.length, 2, "stop ends both");
	assert.equal(help.playback, null);
	assert.equal(help.bounds.upper, BEST.length - 4, "the line is kept");
});

test("at the goal the search ends too", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver } = await setHelp({ board: BOARD });
	void help.solve();
	solver.last.answer(BEST, 10);
	await settle();
	time.tick(60_000);
	assert.equal(play.snapshot.isSolved, true);
	assert.equal(solver.last.signal.aborted, true);
	assert.equal(help.thinking, null);
	assert.equal(help.playback, null);
});

test("the rounds grow and end", async (context) => {
	new Intervals(context);
	const { help, solver, told } = await setHelp({ board: BOARD });
	void help.solve();
	solver.last.answer(BEST, 4);
	const budgets = [];
	for (let round = 0; round < 9; round++) {
		await settle();
		if (help.thinking === null) break;
		budgets.push(solver.last.budgetMs);
		solver.last.answer(solutionOf(solver.last.text), 2);
	}
	assert.deepEqual(budgets, [1_000, 2_000, 4_000, 3_000]);
	assert.equal(
		budgets.reduce((sum, ms) => sum + ms),
		SOLVE_MS,
	);
	assert.equal(told().at(-1), "change", "that it is over is told");
	help.stop();
});

test("what is proved to the end is searched no further", async (context) => {
	new Intervals(context);
	const { help, solver } = await setHelp({ board: BOARD });
	void help.solve();
	solver.last.answer(BEST);
	await settle();
	assert.equal(solver.asked.length, 1);
	assert.equal(help.playback?.line.isOptimal, true);
	help.stop();
});

test("a line that is known is played without an answer to wait for", async (context) => {
	new Intervals(context);
	const { help, solver } = await setHelp({ board: BOARD });
	void help.hint();
	assert.equal(solver.last.budgetMs, HINT_MS);
	solver.last.answer(BEST, 10);
	await settle();
	void help.solve();
	assert.equal(help.playback?.line.slides, BEST);
	assert.equal(solver.last.budgetMs, 1_000);
	help.stop();
});

test("a search that fails is told, and the line is played on", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver, events } = await setHelp({ board: BOARD });
	void help.solve();
	solver.last.answer(BEST, 10);
	await settle();
	solver.last.fail(new Error("lost"));
	await settle();
	assert.equal(events.filter(({ type }) => type === "error").length, 1);
	time.tick(60_000);
	assert.equal(play.snapshot.isSolved, true);
});

test("who solves again while the first answer is awaited has one search", async (context) => {
	new Intervals(context);
	const { help, solver } = await setHelp({ board: BOARD });
	void help.solve();
	help.stop();
	void help.solve();
	await settle();
	assert.equal(solver.asked.length, 2);
	const slow = detour(BOARD, BEST, [0]);
	solver.last.progress({ slides: slow, lower: 10, upper: slow.length });
	help.stop();
	// A solution is known now, so the playback continues at once.
	void help.solve();
	await settle();
	assert.equal(solver.asked.length, 3);
	assert.equal(solver.last.signal.aborted, false);
	help.stop();
});

test("a hint on a large board is followed without waiting for another search", async () => {
	const { play, help, solver } = await setHelp({
		board: BOARD,
		mayLookAhead: () => false,
	});
	void help.hint();
	const slow = detour(BOARD, BEST, [5]);
	solver.last.progress({ slides: slow, lower: 16, upper: slow.length });
	const bounds = () => {
		assert.ok(help.hintShown);
		return [help.hintShown.lower, help.hintShown.upper];
	};
	assert.deepEqual(bounds(), [16, slow.length]);
	solver.last.progress({ slides: BEST, lower: 18, upper: BEST.length });
	assert.deepEqual(bounds(), [18, BEST.length]);
	solver.last.answer(BEST, 20);
	await settle();
	for (let made = 0; made < BEST.length; made++) {
		if (help.hintShown === null) await help.hint();
		const lower = Math.max(20 - made, manhattan(play.game.text));
		assert.deepEqual(bounds(), [lower, BEST.length - made]);
		// Follows the hint, or makes the same slide without it.
		if (made % 2 === 0) help.playHint();
		else play.slide(/** @type {"U"} */ (BEST[made]));
	}
	assert.equal(play.snapshot.isSolved, true);
	assert.equal(solver.asked.length, 1);
});

test("thinking longer keeps the better line, takes longer each time, and can be stopped", async () => {
	const { play, help, solver, view } = await setHelp({ board: BOARD });
	assert.equal(help.canThinkLonger, false);
	assert.equal(await help.thinkLonger(), false);
	assert.equal(solver.asked.length, 0);
	void help.hint();
	assert.equal(help.canThinkLonger, false, "it thinks");
	const slow = detour(BOARD, BEST, [5]);
	solver.last.answer(slow, 16);
	await settle();
	assert.equal(help.canThinkLonger, true);

	void help.thinkLonger();
	assert.deepEqual(
		[solver.last.text, solver.last.budgetMs],
		[BOARD, LONGER_MS[0]],
	);
	assert.equal(help.thinking?.purpose, "longer");
	assert.equal(help.canThinkLonger, false);
	// The search starts with a solution worse than the known one.
	const slower = detour(BOARD, BEST, [2, 7, 9]);
	solver.last.progress({ slides: slower, lower: 4, upper: slower.length });
	assert.equal(help.hintShown?.upper, slow.length);
	assert.equal(help.hintShown?.lower, 16);
	solver.last.progress({ slides: BEST, lower: 18, upper: BEST.length });
	assert.equal(help.hintShown?.upper, BEST.length);
	assert.equal(view.hinted?.direction, BEST[0]);
	help.stop();
	await settle();
	assert.equal(help.hintShown?.upper, BEST.length, "what it found stays");

	for (const budgetMs of [...LONGER_MS.slice(1), LONGER_MS.at(-1)]) {
		void help.thinkLonger();
		assert.equal(solver.last.budgetMs, budgetMs);
		help.stop();
		await settle();
	}

	const thought = help.thinkLonger();
	solver.last.answer(slow, BEST.length);
	assert.equal(await thought, true);
	assert.deepEqual(help.bounds, {
		lower: BEST.length,
		upper: BEST.length,
	});
	assert.equal(help.canThinkLonger, false, "it is proved");
	assert.equal(play.snapshot.hints, 1);

	play.open(dealt(SIZE, "last", "1"));
	assert.equal(help.canThinkLonger, false);
	void help.hint();
	solver.last.answer(solutionOf(solver.last.text), 8);
	await settle();
	void help.thinkLonger();
	assert.equal(solver.last.budgetMs, LONGER_MS[0], "another line");
	help.stop();
});

test("thinking longer shows no hint that nobody asked for", async () => {
	const { play, help, solver } = await setHelp({ board: BOARD });
	void help.hint();
	solver.last.answer(BEST, 16);
	await settle();
	play.slide(/** @type {"U"} */ (BEST[0]));
	void help.thinkLonger();
	solver.last.progress({ slides: null, lower: 19, upper: null });
	assert.equal(help.hintShown, null);
	assert.equal(help.bounds.lower, 19);
	help.stop();
});

test("while a line is played, thinking longer is of a board ahead", async (context) => {
	const time = new Intervals(context);
	const { play, help, solver } = await setHelp({ board: BOARD });
	void help.hint();
	solver.last.answer(BEST, 10);
	await settle();
	help.play();
	time.tick(250);
	void help.thinkLonger();
	const ahead = gameOf(BOARD);
	walk(ahead, BEST.slice(0, 5));
	assert.equal(solver.last.text, ahead.text);
	assert.equal(help.playback?.isRunning, true);
	help.pause();
	solver.last.answer(solutionOf(solver.last.text), 2);
	await settle();
	// The playback is paused: all the time goes to the board in play.
	assert.equal(solver.last.text, play.game.text);
	assert.equal(solver.last.budgetMs, Number(LONGER_MS[0]) - 1_000);
	// After resuming, the search is ahead of the playback again.
	const { signal } = solver.last;
	const asked = solver.asked.length;
	help.resume();
	assert.equal(signal.aborted, true);
	assert.equal(solver.asked.length, asked + 1);
	assert.notEqual(solver.last.text, play.game.text);
	assert.equal(solver.last.budgetMs, 1_000);
	assert.equal(help.thinking?.purpose, "longer");
	// A pause in which no round started does not use up time.
	help.pause();
	help.resume();
	await settle();
	assert.equal(solver.asked.length, asked + 1);
	help.stop();
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

/** Board → solution, to search each board only once. @type {Map<string, string>} */
const solutions = new Map();

test("whatever comes when, the line played leads on from the board in play, and none is longer", async (context) => {
	const time = new Intervals(context);
	let changes = 0;
	const property = fc.asyncProperty(
		fc.array(act, { maxLength: 60 }),
		async (acts) => {
			const table = await setHelp({ board: BOARD });
			const { play, help, solver, view } = table;
			void help.solve();
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
				tick: () => time.tick(1_000 / help.slidesPerSecond),
				progress(act) {
					const slides = found(act);
					solver.last.progress({ slides, lower: 0, upper: slides.length });
				},
				answer: (act) => solver.last.answer(found(act), 0),
				faster() {
					help.slidesPerSecond = 16;
				},
				slower() {
					help.slidesPerSecond = 2;
				},
				turn: () => settle(),
				stepBack() {
					isStraight = false;
					help.stepBack();
				},
			};
			for (const act of acts) {
				if (help.playback === null) break;
				const { stm } = play.snapshot;
				const { text } = play.game;
				const { line, at } = help.playback;
				const run = special[act.kind];
				if (run) await run(act);
				else void (/** @type {any} */ (help)[act.kind]());
				const moved = Math.abs(play.snapshot.stm - stm);
				assert.ok(moved <= 1, "a jump");
				if (help.playback === null) break;
				const now = help.playback;
				if (now.line.slides !== line.slides) changes += 1;
				if (now.at === at) assert.equal(play.game.text, text);
				assert.ok(now.line.length <= line.length, "it grew");
				assert.equal(
					now.line.slides.slice(0, Math.min(at, now.at)),
					line.slides.slice(0, Math.min(at, now.at)),
				);
				assertLine(table);
				assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
				assert.doesNotMatch(now.rest.slides, BACK_AND_FORTH);
			}
			help.resume();
			time.tick(100_000);
			await settle();
			assert.equal(play.snapshot.isSolved, true);
			assert.equal(help.thinking, null);
			assert.equal(time.count, 0);
			if (isStraight) assert.ok(play.snapshot.stm <= first.length);
		},
	);
	await fc.assert(property, { numRuns: 60 });
	assert.ok(changes > 20, `it changed over ${changes} times`);
});
