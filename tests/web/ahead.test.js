/**
 * On a large board, while the player follows hints, the solver uses the pauses to
 * look ahead. It does so for a limited time, and only if there is power and the
 * page is visible.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { AHEAD_MS, HINT_MS } from "../../www/play/help.ts";
import { settle } from "./fakes.js";
import { gameOf, setHelp } from "./table.js";
import { LARGE_BEST as BEST, detour, LARGE } from "./ways.js";

const SLOW = detour(LARGE, BEST, [5]);

/** @typedef {"U" | "D" | "L" | "R"} Direction */

/**
 * Shows a hint that is not proved yet.
 *
 * @param {() => boolean} [mayLookAhead]
 */
async function setHinted(mayLookAhead) {
	const parts = mayLookAhead === undefined ? {} : { mayLookAhead };
	const table = await setHelp({ board: LARGE, ...parts });
	const { help, solver } = table;
	void help.hint();
	assert.equal(solver.last.budgetMs, HINT_MS);
	solver.last.answer(SLOW, 16);
	await settle();
	return table;
}

/**
 * @param {import("./core.js").Play} play
 * @param {string} slides
 */
function make(play, slides) {
	for (const slide of slides) play.slide(/** @type {Direction} */ (slide));
}

test("in the pause after a hint the board is searched on, and nobody sees it", async () => {
	const { play, help, solver } = await setHinted();
	assert.equal(solver.asked.length, 2);
	assert.deepEqual(
		[solver.last.text, solver.last.budgetMs],
		[play.game.text, AHEAD_MS],
	);
	assert.equal(help.thinking, null);
	assert.equal(help.canThinkLonger, true);
	play.stop();
});

test("a hint that is shown changes in place when a shorter way is found ahead", async () => {
	const { play, help, solver, events, view } = await setHinted();
	events.length = 0;
	solver.last.progress({ ms: 900, slides: null, lower: 18 });
	assert.deepEqual(events, [], "a bound alone moves nothing on the screen");
	solver.last.progress({ ms: 1_000, slides: BEST, lower: 18 });
	assert.equal(help.hintShown?.upper, BEST.length);
	assert.equal(view.hinted?.direction, BEST[0]);
	assert.deepEqual(
		events.map(({ type }) => type),
		["change"],
	);
	solver.last.answer(BEST);
	await settle();
	assert.deepEqual(events.filter(({ type }) => type === "hint").length, 1);
	assert.equal(help.hintShown?.lower, BEST.length);
	assert.equal(play.snapshot.hints, 1);
});

test("each board that the hints lead to has a pause of its own", async () => {
	const { play, solver } = await setHinted();
	for (const slide of SLOW.slice(0, 3)) {
		const { signal } = solver.last;
		solver.last.progress({ ms: 4_000, slides: null, lower: 0 });
		make(play, slide);
		assert.equal(signal.aborted, true);
		assert.equal(solver.last.text, play.game.text);
		assert.equal(solver.last.budgetMs, AHEAD_MS);
		await settle();
	}
	play.stop();
});

test("what was spent on a board is not spent on it again", async () => {
	const { play, solver } = await setHinted();
	solver.last.progress({ ms: 1_500, slides: null, lower: 0 });
	play.sleep();
	assert.equal(solver.last.signal.aborted, true);
	play.wake();
	assert.equal(solver.last.budgetMs, AHEAD_MS - 1_500);
	solver.last.progress({ ms: 1_000, slides: null, lower: 0 });
	play.sleep();
	play.wake();
	assert.equal(solver.last.budgetMs, AHEAD_MS - 2_500);
	solver.last.answer(SLOW, 16);
	await settle();
	const asked = solver.asked.length;
	play.sleep();
	play.wake();
	assert.equal(solver.asked.length, asked, "its time is over");
	make(play, SLOW[0]);
	assert.equal(solver.last.budgetMs, AHEAD_MS, "the next one's begins");
	play.stop();
});

test("nobody looks, so nothing is looked for", async () => {
	const { play, solver } = await setHinted();
	play.sleep();
	assert.equal(solver.last.signal.aborted, true);
	await settle();
	assert.equal(solver.asked.length, 2);
});

test("a hint that somebody waits for is searched on while nobody looks", async () => {
	const { play, help, solver } = await setHelp({ board: LARGE });
	void help.hint();
	play.sleep();
	assert.equal(solver.last.signal.aborted, false);
	help.stop();
});

test("where there is no power to spare nothing is looked for", async () => {
	let isLow = true;
	const { play, solver } = await setHinted(() => !isLow);
	make(play, SLOW.slice(0, 2));
	play.wake();
	assert.equal(solver.asked.length, 1);
	isLow = false;
	make(play, SLOW[2]);
	assert.equal(solver.asked.length, 2);
	play.stop();
});

test("who goes another way than the hints wants no others", async () => {
	const { play, help, solver } = await setHinted();
	const { signal } = solver.last;
	const other = "UDLR".replace(SLOW[0], "");
	for (const way of other)
		if (play.slide(/** @type {Direction} */ (way))) break;
	assert.equal(play.snapshot.stm, 1);
	assert.equal(help.line, null);
	assert.equal(signal.aborted, true);
	await settle();
	play.wake();
	assert.equal(solver.asked.length, 2);
});

test("who asked for no hint has none looked for", async () => {
	const { play, help, solver } = await setHelp({ board: LARGE });
	const found = help.find();
	solver.last.answer(SLOW, 16);
	await found;
	make(play, SLOW.slice(0, 2));
	play.wake();
	assert.equal(solver.asked.length, 1);
});

test("stopped, nothing is looked for any more; another game neither", async () => {
	const { play, solver } = await setHinted();
	assert.equal(play.stop(), true);
	make(play, SLOW.slice(0, 2));
	play.wake();
	assert.equal(solver.asked.length, 2);
	const { play: other, solver: asked } = await setHinted();
	other.open(gameOf(LARGE));
	make(other, SLOW.slice(0, 2));
	other.wake();
	assert.equal(asked.asked.length, 2);
});

test("what is proved is looked at no further", async () => {
	const { play, help, solver } = await setHelp({ board: LARGE });
	void help.hint();
	solver.last.answer(BEST);
	await settle();
	make(play, BEST.slice(0, 3));
	play.wake();
	assert.equal(solver.asked.length, 1);
});

test("while a solution is played nothing else is looked for", async () => {
	const { play, help, solver } = await setHinted();
	const ahead = solver.last;
	help.play();
	assert.equal(ahead.signal.aborted, true);
	play.wake();
	help.pause();
	play.wake();
	assert.equal(solver.asked.length, 2);
	help.stop();
});
