/**
 * The scramble of a new game: real slides from the solved board to the one in play, and
 * what ends it. The core is real; the page, the view and the solver are fakes.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { picturesOf, Scramble } from "../../www/element/later/scramble.ts";
import { settle } from "./fakes.js";
import { setTable } from "./table.js";

const BOARD = "1 2 3/0 4 6/7 5 8";
/** Solves it: the gap goes right, down, right. */
const SLIDES = "LUL";

class FakePage extends EventTarget {
	now = 0;
	performance = /** @type {any} */ ({ now: () => this.now });
	/** @type {(() => void)[]} */
	frames = [];
	/** @type {{ at: number, call: () => void }[]} */
	timers = [];

	requestAnimationFrame = (/** @type {any} */ call) => this.frames.push(call);

	setTimeout = /** @type {any} */ (
		(/** @type {() => void} */ call, /** @type {number} */ ms) =>
			this.timers.push({ at: this.now + ms, call })
	);

	/** @param {number} ms */
	async pass(ms) {
		this.now += ms;
		const due = this.timers.filter(({ at }) => at <= this.now);
		this.timers = this.timers.filter(({ at }) => at > this.now);
		for (const { call } of due) call();
		await settle();
		for (const call of this.frames.splice(0)) call();
		await settle();
	}
}

/** @param {string | null} slides What the solver answers, `null` for never. */
function deal(slides) {
	const { play } = setTable({ board: BOARD });
	/** @type {string[]} */
	const shown = [];
	const view = {
		show: (/** @type {any} */ { tiles }) => void shown.push([...tiles].join()),
	};
	/** @type {AbortSignal | undefined} */
	let signal;
	/** @type {any} */
	const solver = {
		solve: (
			/** @type {any} */ _,
			/** @type {any} */ __,
			/** @type {any} */ options,
		) => {
			({ signal } = options);
			return new Promise((resolve) => {
				if (slides !== null) resolve({ slides });
			});
		},
	};
	const page = new FakePage();
	const scramble = new Scramble({ play, view, solver }, page);
	const over = scramble.run();
	return {
		play,
		page,
		shown,
		over,
		scramble,
		isCancelled: () => signal?.aborted,
	};
}

const SOLVED = "1,2,3,4,5,6,7,8,0";
const DEALT = "1,2,3,0,4,6,7,5,8";

test("the pictures are one slide apart, from the solved board to that in play", () => {
	const { play } = setTable({ board: BOARD });
	const pictures = picturesOf(play, SLIDES).map((tiles) => [...tiles].join());
	assert.deepEqual(pictures, [
		SOLVED,
		"1,2,3,4,5,6,7,0,8",
		"1,2,3,4,0,6,7,5,8",
		DEALT,
	]);
});

test("it begins solved, goes by real slides, and ends within a second", async () => {
	const { play, page, shown, over, isCancelled } = deal(SLIDES);
	const { record } = play;
	assert.deepEqual(shown, [SOLVED]);
	while (page.now < 1_000) await page.pass(16);
	await over;
	const order = shown.filter((board, i) => board !== shown[i - 1]);
	assert.deepEqual(order, [
		SOLVED,
		"1,2,3,4,5,6,7,0,8",
		"1,2,3,4,0,6,7,5,8",
		DEALT,
	]);
	assert.equal(play.record, record, "nothing counts");
	assert.deepEqual([play.snapshot.stm, play.elapsed], [0, 0]);
	assert.equal(isCancelled(), true, "the solver is free");
});

test("a clock that goes back shows a board all the same", async () => {
	const { page, shown, over } = deal(SLIDES);
	while (page.now < 300) await page.pass(16);
	await page.pass(-200);
	assert.equal(shown.at(-1), SOLVED);
	while (page.now < 1_000) await page.pass(16);
	await over;
	assert.equal(shown.at(-1), DEALT);
});

test("who gets no answer in time sees the board glide", async () => {
	const { page, shown, over, isCancelled } = deal(null);
	while (page.now < 190) await page.pass(16);
	await over;
	assert.deepEqual(shown, [SOLVED, DEALT]);
	assert.equal(isCancelled(), true);
});

for (const type of ["pointerdown", "keydown"]) {
	for (const when of [0, 80, 500]) {
		test(`a ${type} after ${when} ms shows the board at once`, async () => {
			const { page, shown, over } = deal(SLIDES);
			while (page.now < when) await page.pass(16);
			page.dispatchEvent(new Event(type));
			assert.equal(shown.at(-1), DEALT);
			const { length } = shown;
			while (page.now < 1_000) await page.pass(16);
			await over;
			assert.equal(shown.length, length, "and nothing after it");
		});
	}
}

test("a move ends it, and its own board stays", async () => {
	const { play, page, shown, over } = deal(SLIDES);
	while (page.now < 400) await page.pass(16);
	play.slide("L");
	const { length } = shown;
	while (page.now < 1_000) await page.pass(16);
	await over;
	assert.equal(shown.length, length);
});

test("another game ends it and begins its own", async () => {
	const { page, shown, scramble, over } = deal(SLIDES);
	while (page.now < 400) await page.pass(16);
	const again = scramble.run();
	assert.deepEqual(shown.slice(-2), [DEALT, SOLVED]);
	while (page.now < 1_500) await page.pass(16);
	await Promise.all([over, again]);
	assert.equal(shown.at(-1), DEALT);
});

test("however late a page is, whatever happens, the board in play is shown", async () => {
	const waits = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 8 });
	const happens = fc.constantFrom("nothing", "a hint", "a move", "a key");
	const check = fc.asyncProperty(waits, happens, async (times, what) => {
		const { play, page, shown, over } = deal(SLIDES);
		for (const [at, ms] of times.entries()) {
			await page.pass(ms);
			if (at !== 1) continue;
			// It is counted, and moves nothing.
			if (what === "a hint") play.note("hint");
			if (what === "a key") page.dispatchEvent(new Event("keydown"));
			if (what === "a move") {
				play.slide("L");
				shown.push([...play.snapshot.tiles].join());
			}
		}
		while (page.now < 20_000) await page.pass(1_000);
		await over;
		assert.equal(shown.at(-1), [...play.snapshot.tiles].join());
	});
	await fc.assert(check);
});
