/**
 * What a page hears of a puzzle: each event once, in order, at the element alone,
 * with a detail that is nothing but data.
 */

import assert from "node:assert/strict";
import { until } from "./support/browser.js";
import { inEveryEngine } from "./support/engines.js";
import { NEAR, openPuzzle } from "./support/pages.js";
import { cellsOf, goal } from "./support/rule.js";

/** @typedef {import("./support/board.js").Board} Board */

/**
 * Type and detail of what was heard, the search's progress left out: how often
 * it comes depends on the machine.
 *
 * @param {Board} board
 */
async function heardOn(board) {
	const heard = await board.events();
	return heard
		.filter(({ type }) => type !== "progress")
		.map(({ type, detail }) => ({ type, ...detail }));
}

/** What may be prevented. */
const CANCELABLE = ["before-move", "error"];

/**
 * Waits for an event, and looks at how it and all before it came.
 *
 * @param {Board} board
 * @param {string} type
 */
async function expectHeard(board, type) {
	const events = await until(
		() => board.events(),
		(events) => events.some((event) => event.type === type),
		`no ${type} is heard`,
	);
	for (const event of events) {
		assert.equal(event.bubbles, false, `${event.type} bubbles`);
		assert.equal(event.composed, false, `${event.type} is composed`);
		assert.equal(event.plain, true, `${event.type} is not plain and frozen`);
		assert.equal(event.target, "puzzle");
		const mayBe = CANCELABLE.includes(event.type);
		assert.equal(event.cancelable, mayBe, `${event.type}: cancelable`);
	}
}

inEveryEngine((claim) => {
	claim("ready comes once, with the code", async (browser) => {
		const board = await openPuzzle(browser, `board="${NEAR}"`);
		await expectHeard(board, "ready");
		const { code } = await board.state();
		const ready = (await heardOn(board)).filter(({ type }) => type === "ready");
		assert.deepEqual(ready, [{ type: "ready", code }]);
	});

	claim("new tells what game it is", async (browser) => {
		const board = await openPuzzle(browser, `board="${NEAR}"`);
		await board.forget();
		await board.call("new", { size: "4x3", goal: "first", seed: "today" });
		await expectHeard(board, "new");
		const { code, cells } = await board.state();
		assert.equal(cells.length, 12);
		const game = { code, size: "4x3", goal: "first", seed: "today" };
		assert.deepEqual(await heardOn(board), [{ type: "new", ...game }]);
	});

	claim("before-move, move, solved, in this order", async (browser) => {
		const board = await openPuzzle(browser, `board="${NEAR}"`);
		await board.forget();
		await board.tap(8);
		await expectHeard(board, "solved");
		const { code } = await board.state();
		const [before, move, solved, ...more] = await heardOn(board);
		const move8 = { tiles: [8], direction: "L", by: "player" };
		assert.deepEqual(before, { type: "before-move", ...move8 });
		const counts = { code, stm: 1, mtm: 1 };
		assert.deepEqual(move, { type: "move", ...move8, ...counts });
		const { elapsed, ...rest } = solved;
		const help = { hints: 0, solver: false };
		assert.deepEqual(rest, { type: "solved", ...counts, ...help });
		assert.ok(elapsed >= 0 && elapsed < 60_000, `${elapsed} ms`);
		assert.deepEqual(more, []);
	});

	claim("a move of a script, undo and redo say who moved", async (browser) => {
		const board = await openPuzzle(browser, `board="${NEAR}"`);
		await board.forget();
		assert.equal(await board.call("move", "D"), true);
		assert.equal(await board.call("undo"), true);
		assert.equal(await board.call("redo"), true);
		assert.equal(await board.call("redo"), false);
		await expectHeard(board, "move");
		const heard = await heardOn(board);
		assert.deepEqual(
			heard.map(({ type, tiles, direction, by }) => [
				type,
				tiles,
				direction,
				by,
			]),
			[
				["script", "D"],
				["undo", "U"],
				["redo", "D"],
			].flatMap(([by, direction]) => [
				["before-move", [5], direction, by],
				["move", [5], direction, by],
			]),
		);
	});

	claim("a prevented move is not made", async (browser) => {
		const board = await openPuzzle(browser, `board="${NEAR}"`);
		await board.forget();
		await browser.run(({ document }) => {
			const prevent = (/** @type {Event} */ event) => event.preventDefault();
			const options = { once: true, capture: true };
			document.addEventListener("before-move", prevent, options);
		});
		assert.equal(await board.call("move", "L"), false);
		assert.deepEqual((await board.state()).cells, cellsOf(NEAR));
		assert.equal(await board.call("move", "L"), true);
		assert.deepEqual((await board.state()).cells, goal(9));
		assert.deepEqual(
			(await board.events()).map(({ type }) => type),
			["before-move", "before-move", "move", "solved"],
		);
	});

	claim("progress tells of bounds that come together", async (browser) => {
		const board = await openPuzzle(browser, 'size="6x6" seed="engines"');
		await board.forget();
		await board.call("solve", { budget: 1500 });
		await expectHeard(board, "progress");
		const heard = (await board.events()).filter(
			({ type }) => type === "progress",
		);
		let [lower, upper] = [0, Number.POSITIVE_INFINITY];
		for (const { detail } of heard) {
			assert.ok(detail.lower >= lower, "the lower bound fell");
			assert.ok((detail.upper ?? upper) <= upper, "the upper bound rose");
			lower = detail.lower;
			upper = detail.upper ?? upper;
			assert.ok(lower <= upper);
		}
		assert.ok(lower > 0);
	});

	claim(
		"a board that cannot be is an error, and changes nothing",
		async (browser) => {
			const board = await openPuzzle(browser, `board="${NEAR}"`);
			await board.forget();
			await browser.run(({ document }) => {
				const puzzle = document.querySelector("sliding-puzzle");
				puzzle.setAttribute("board", "1 2 3/4 5 6/8 7 0");
			});
			await expectHeard(board, "error");
			const [{ type, code, message }, ...more] = await heardOn(board);
			assert.equal(type, "error");
			assert.match(code, /./);
			assert.match(message, /./);
			assert.deepEqual(more, []);
			assert.deepEqual((await board.state()).cells, cellsOf(NEAR));
		},
	);
});
