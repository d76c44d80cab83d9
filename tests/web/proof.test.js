/**
 * A hint and its proof. If the search of a board always ends, every hint gets a
 * proof in the end, whatever the player does meanwhile.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { manhattan } from "../../scripts/boards.js";
import { FARTHEST } from "./core.js";
import { settle } from "./fakes.js";
import { gameOf, setHelp } from "./table.js";
import { detour, LARGE, LARGE_BEST, solve } from "./ways.js";

const BEST = solve(FARTHEST);
const PLAIN = manhattan(FARTHEST);

/** Longer than the best one, with another first slide. */
const ROUND = detour(FARTHEST, BEST, [0]);

/** Longer than the best one, with the same first slide. */
const SLOW = detour(FARTHEST, BEST, [5]);

const setHard = () => setHelp({ board: FARTHEST });

/** @param {import("./core.js").Help} help */
function boundsShown({ hintShown }) {
	assert.ok(hintShown);
	return [hintShown.lower, hintShown.upper];
}

/** @param {{ events: any[] }} table */
const hintsTold = ({ events }) => events.filter(({ type }) => type === "hint");

/** @typedef {"U" | "D" | "L" | "R"} Direction */

test("the ways of these tests are what they are meant to be", () => {
	assert.equal(BEST.length, 31);
	assert.ok(PLAIN < BEST.length - 4);
	for (const way of [ROUND, SLOW]) assert.equal(way.length % 2, 1);
	assert.ok(ROUND.length > 31 && SLOW.length > 31);
	assert.notEqual(ROUND[0], BEST[0]);
	assert.equal(SLOW.slice(0, 5), BEST.slice(0, 5));
});

test("what is known shows at once, with what is open about it", async () => {
	const { help, solver, view } = await setHard();
	void help.hint();
	solver.last.progress({ slides: SLOW, lower: 0 });
	assert.deepEqual(boundsShown(help), [PLAIN, SLOW.length]);
	assert.equal(view.hinted?.direction, SLOW[0]);
	assert.equal(help.thinking?.purpose, "hint", "it goes on");
	help.stop();
});

test("asked again before the proof, a hint is played, and the search goes on for the new board", async () => {
	const { play, help, solver, told, view } = await setHard();
	const first = help.hint();
	solver.last.progress({ slides: SLOW, lower: 23 });
	const { signal } = solver.last;
	help.playHint();
	assert.deepEqual([play.snapshot.stm, play.snapshot.hints], [1, 1]);
	assert.equal(signal.aborted, true);
	assert.equal(await first, null);
	assert.equal(solver.asked.length, 2);
	const { text, budgetMs } = solver.last;
	assert.deepEqual(
		[text, budgetMs],
		[play.game.text, Number.POSITIVE_INFINITY],
	);
	// The search runs in the background: no sign of it, and no hint.
	assert.deepEqual([help.thinking, help.hintShown], [null, null]);
	told();
	solver.last.progress({ slides: BEST.slice(1), lower: 25 });
	assert.deepEqual(told(), []);
	solver.last.answer(BEST.slice(1));
	await settle();
	assert.deepEqual(told(), ["change"]);
	assert.deepEqual(help.bounds, { lower: 30, upper: 30 });
	assert.equal(view.hinted, null);
	await help.hint();
	assert.deepEqual(boundsShown(help), [30, 30]);
	assert.equal(solver.asked.length, 2, "it is there");
});

test("whoever asks while it is searched behind play is shown what is known, and waits", async () => {
	const { play, help, solver } = await setHard();
	void help.hint();
	solver.last.progress({ slides: SLOW, lower: 23 });
	help.playHint();
	solver.last.progress({ slides: null, lower: 24 });
	void help.hint();
	// The line from before the move, and the bound proved in the background.
	assert.deepEqual(boundsShown(help), [24, SLOW.length - 1]);
	assert.equal(help.thinking?.purpose, "hint");
	assert.equal(solver.last.text, play.game.text);
	solver.last.answer(BEST.slice(1));
	await settle();
	assert.deepEqual(boundsShown(help), [30, 30]);
	assert.equal(play.snapshot.hints, 2);
});

test("no hint ends unproved: after each move it is asked again, until it is proved", async () => {
	const { play, help, solver } = await setHard();
	void help.hint();
	assert.equal(solver.last.budgetMs, Number.POSITIVE_INFINITY);
	for (let made = 0; made < 4; made++) {
		assert.equal(solver.asked.length, made + 1);
		const { text, budgetMs, signal } = solver.last;
		assert.equal(text, play.game.text);
		assert.equal(budgetMs, Number.POSITIVE_INFINITY);
		// Moves along the line if one is known, otherwise some other way.
		if (made === 2) solver.last.progress({ slides: BEST.slice(2), lower: 0 });
		const direction = /** @type {Direction} */ (BEST[made]);
		if (made % 2 === 0) play.slide(direction);
		else play.move(play.lineTowards(direction)?.cells[0] ?? -1);
		assert.equal(signal.aborted, true);
		await settle();
	}
	solver.last.answer(BEST.slice(4));
	await settle();
	const asked = solver.asked.length;
	for (const slide of BEST.slice(4, 8)) play.slide(/** @type {"U"} */ (slide));
	assert.equal(solver.asked.length, asked, "it is proved");
	const { lower, upper } = help.bounds;
	assert.deepEqual([lower, upper], [23, 23]);
});

test("a line that was left is searched for from the board in play", async () => {
	const { play, help, solver } = await setHard();
	void help.hint();
	solver.last.answer(BEST);
	await settle();
	assert.equal(solver.asked.length, 1);
	play.slide(/** @type {Direction} */ (ROUND[0]));
	assert.equal(help.line, null);
	assert.equal(solver.asked.length, 2);
	assert.equal(solver.last.text, play.game.text);
	assert.equal(help.thinking, null);
});

test("who has asked for no hint has none searched behind play", async () => {
	const { play, help, solver } = await setHard();
	play.slide(/** @type {Direction} */ (BEST[0]));
	assert.equal(solver.asked.length, 0);
	const found = help.find();
	solver.last.answer(BEST.slice(1));
	await found;
	play.slide(/** @type {Direction} */ (BEST[1]));
	play.slide(/** @type {Direction} */ (BEST[1]));
	assert.equal(solver.asked.length, 1);
});

test("a move that is taken back begins no search of its own", async () => {
	const { play, help, solver } = await setHard();
	void help.hint();
	solver.last.answer(BEST);
	await settle();
	play.slide(/** @type {Direction} */ (BEST[0]));
	play.undo();
	assert.equal(solver.asked.length, 1);
	// A search that was running continues from the player's board.
	void help.hint();
	play.slide(/** @type {Direction} */ (BEST[0]));
	play.undo();
	assert.equal(solver.asked.length, 4);
	assert.equal(solver.last.text, FARTHEST);
	help.stop();
});

test("a hint that is proved soon is told of once", async () => {
	const table = await setHard();
	const { help, solver } = table;
	void help.hint();
	solver.last.progress({ ms: 100, slides: ROUND, lower: 21 });
	solver.last.progress({ ms: 499, slides: SLOW, lower: 23 });
	assert.equal(hintsTold(table).length, 0);
	solver.last.answer(BEST);
	await settle();
	const [told, ...others] = hintsTold(table);
	assert.deepEqual(told.hint, help.hintShown);
	assert.deepEqual(others, []);
});

test("a hint changes in place when it is proved, is told once more, and counts once", async () => {
	const table = await setHard();
	const { play, help, solver, view } = table;
	const asked = help.hint();
	solver.last.progress({ ms: 100, slides: ROUND, lower: 21 });
	assert.equal(view.hinted?.direction, ROUND[0]);
	assert.deepEqual([hintsTold(table).length, play.snapshot.hints], [0, 0]);
	solver.last.progress({ ms: 500, slides: null, lower: 21 });
	assert.deepEqual([hintsTold(table).length, play.snapshot.hints], [1, 1]);
	solver.last.progress({ ms: 600, slides: null, lower: 21 });
	assert.equal(hintsTold(table).length, 1, "there is nothing new");
	solver.last.answer(BEST);
	const hint = await asked;
	assert.equal(view.hinted?.direction, BEST[0]);
	assert.deepEqual(boundsShown(help), [31, 31]);
	assert.deepEqual(
		hintsTold(table).map(({ hint }) => [hint.lower, hint.upper]),
		[
			[21, ROUND.length],
			[31, 31],
		],
	);
	assert.deepEqual(hint, help.hintShown);
	assert.equal(play.snapshot.hints, 1);
});

test("the end of a search that has found nothing new is shown", async () => {
	const { help, solver, told } = await setHard();
	const asked = help.hint();
	solver.last.progress({ ms: 600, slides: BEST, lower: 31 });
	told();
	solver.last.answer(BEST);
	await asked;
	assert.equal(help.thinking, null);
	assert.deepEqual(told(), ["change"]);
});

test("a hint that is played before it is told of is told of then, and counts", async () => {
	const table = await setHard();
	const { play, help, solver, told } = table;
	void help.hint();
	solver.last.progress({ ms: 100, slides: SLOW, lower: 0 });
	assert.equal(play.snapshot.hints, 0);
	told();
	help.playHint();
	assert.deepEqual(told(), ["hint", "change", "move"]);
	assert.deepEqual([play.snapshot.hints, play.snapshot.stm], [1, 1]);
});

test("a hint that was to be seen counts, though it is stopped or left before it is told of", async () => {
	for (const leave of [
		(/** @type {any} */ { help }) => help.stop(),
		(/** @type {any} */ { play }) => play.slide(BEST[0]),
	]) {
		const table = await setHard();
		void table.help.hint();
		table.solver.last.progress({ ms: 100, slides: SLOW, lower: 0 });
		leave(table);
		await settle();
		assert.equal(hintsTold(table).length, 0);
		// After a stop the hint is still visible. It counts when it disappears.
		table.play.undo();
		table.play.slide(/** @type {Direction} */ (BEST[0]));
		assert.equal(table.play.snapshot.hints, 1);
	}
});

test("stopped, it ends, and nothing goes on after that", async () => {
	const { play, help, solver, events } = await setHard();
	void help.hint();
	solver.last.progress({ slides: SLOW, lower: 23 });
	assert.equal(play.stop(), true);
	assert.equal(solver.last.signal.aborted, true);
	assert.deepEqual(boundsShown(help), [23, SLOW.length]);
	await settle();
	solver.last.progress({ slides: BEST, lower: 31 });
	assert.deepEqual(help.bounds, { lower: 23, upper: SLOW.length });
	play.slide(/** @type {Direction} */ (SLOW[0]));
	play.sleep();
	play.wake();
	await settle();
	assert.equal(solver.asked.length, 1);
	assert.equal(play.stop(), false);
	assert.ok(!events.some(({ type }) => type === "error"));
});

test("stopped behind play, it ends too", async () => {
	const { play, help, solver } = await setHard();
	void help.hint();
	play.slide(/** @type {Direction} */ (BEST[0]));
	assert.equal(play.stop(), true);
	assert.equal(solver.last.signal.aborted, true);
	play.slide(/** @type {Direction} */ (BEST[1]));
	assert.equal(solver.asked.length, 2);
});

test("another game ends what is searched behind play, and begins nothing", async () => {
	const { play, help, solver } = await setHard();
	void help.hint();
	play.slide(/** @type {Direction} */ (BEST[0]));
	const { signal } = solver.last;
	play.open(gameOf(FARTHEST));
	assert.equal(signal.aborted, true);
	play.slide(/** @type {Direction} */ (BEST[0]));
	assert.equal(solver.asked.length, 2);
});

test("while nobody looks, what is sure to end is searched on", async () => {
	const { play, help, solver } = await setHard();
	void help.hint();
	play.slide(/** @type {Direction} */ (BEST[0]));
	play.sleep();
	assert.equal(solver.last.signal.aborted, false);
	solver.last.answer(BEST.slice(1));
	await settle();
	assert.deepEqual(help.bounds, { lower: 30, upper: 30 });
});

test("a solver that fails behind play says nothing; asked again, it is told", async (context) => {
	context.mock.method(console, "info", () => {});
	const { play, help, solver, events } = await setHard();
	const errors = () => events.filter(({ type }) => type === "error");
	void help.hint();
	play.slide(/** @type {Direction} */ (BEST[0]));
	solver.last.fail(new Error("lost"));
	await settle();
	assert.deepEqual(errors(), []);
	void help.hint();
	const error = new Error("lost again");
	solver.last.fail(error);
	await settle();
	assert.deepEqual(errors(), [{ type: "error", error }]);
	assert.equal(help.thinking, null);
	// It is tried again in the background with the next board.
	const asked = solver.asked.length;
	play.slide(/** @type {Direction} */ (BEST[1]));
	assert.equal(solver.asked.length, asked + 1);
});

test("a hint that failed after it was shown stays, with what is open about it", async () => {
	const { help, solver, events } = await setHard();
	const asked = help.hint();
	solver.last.progress({ slides: SLOW, lower: 23 });
	solver.last.fail(new Error("lost"));
	await asked;
	assert.deepEqual(boundsShown(help), [23, SLOW.length]);
	assert.equal(events.filter(({ type }) => type === "error").length, 1);
});

test("a solution that is looked for is proved, known, or taken back", async () => {
	const { play, help, solver } = await setHard();
	const abort = new AbortController();
	const taken = help.find({ signal: abort.signal });
	abort.abort();
	await assert.rejects(taken, { name: "AbortError" });
	assert.equal(help.thinking, null);
	await assert.rejects(help.find({ signal: abort.signal }), {
		name: "AbortError",
	});
	assert.equal(solver.asked.length, 1);

	const inTime = help.find({ budgetMs: 100 });
	assert.equal(solver.last.budgetMs, 100);
	solver.last.answer(SLOW, 3);
	const { slides, lower } = await inTime;
	assert.deepEqual([slides, lower], [SLOW, PLAIN]);

	const proved = help.find();
	assert.equal(solver.last.budgetMs, Number.POSITIVE_INFINITY);
	solver.last.answer(BEST);
	assert.equal((await proved).isOptimal, true);
	assert.equal((await help.find()).slides, BEST);
	assert.equal(solver.asked.length, 3);

	const left = help.find();
	play.open(gameOf("1 2/3 0"));
	assert.equal((await left).slides, BEST);
	assert.equal((await help.find()).slides, "");
});

/** Reports of the solver: from none to bounds better than the Manhattan distance. */
const said = fc.record({
	lower: fc.nat(40),
	hasLine: fc.boolean(),
	isAnswer: fc.boolean(),
	moves: fc.nat(2),
});

for (const [board, best] of [
	[FARTHEST, BEST],
	[LARGE, LARGE_BEST],
]) {
	test(`bounds of ${gameOf(board).snapshot(0).size} are never below what is plain to see`, async () => {
		const property = fc.asyncProperty(fc.array(said), async (all) => {
			const { play, help, solver } = await setHelp({ board });
			const check = () => {
				if (play.snapshot.isSolved) return;
				const { lower, upper } = play.bounds;
				assert.ok(lower >= manhattan(play.game.text), `${lower}`);
				assert.ok(lower > 0);
				assert.ok(upper === null || lower <= upper);
				const { hintShown } = help;
				if (hintShown === null) return;
				// A bound that rises in the background is shown with the next hint.
				assert.ok(hintShown.lower <= lower);
				assert.ok(hintShown.lower >= manhattan(play.game.text));
				assert.equal(hintShown.upper, upper);
			};
			check();
			for (const { lower, hasLine, isAnswer, moves } of all) {
				void help.hint();
				check();
				const left = best.slice(play.snapshot.stm);
				// Lower bounds of the solver never exceed the true length.
				const known = { lower: Math.min(lower, left.length) };
				solver.asked
					.at(-1)
					?.progress({ ...known, slides: hasLine ? left : null });
				check();
				if (isAnswer) solver.asked.at(-1)?.answer(left, known.lower);
				await settle();
				check();
				for (const slide of best.slice(play.snapshot.stm).slice(0, moves)) {
					play.slide(/** @type {Direction} */ (slide));
					check();
				}
			}
			play.stop();
		});
		await fc.assert(property, { numRuns: 40 });
	});
}
