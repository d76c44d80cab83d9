/**
 * What a page hears of a puzzle: each event once, in order, at the element alone,
 * with a detail that is nothing but data.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { HostPage, until } from "./game-in-jsdom.js";

/** One slide from its goal: tile 8 goes left. */
const NEAR = "1 2 3/4 5 6/7 0 8";
const SOLVED = "1 2 3/4 5 6/7 8 0";

const TYPES =
	"ready new-board before-move move hint progress solved reset suspend error".split(
		" ",
	);

/** What may be prevented. */
const CANCELABLE = ["before-move", "error"];

/**
 * Opens a page with a puzzle, and looks at how each event comes.
 *
 * @param {string} attributes
 */
async function open(attributes) {
	/** @type {{ type: string, [name: string]: any }[]} */
	const heard = [];
	const page = new HostPage({
		before: (window) => {
			/** @param {any} event */
			const hear = (event) => {
				const { type, detail, target } = event;
				if (!(event instanceof window.CustomEvent)) return;
				assert.equal(target.localName, "sliding-puzzle");
				assert.deepEqual([event.bubbles, event.composed], [false, false], type);
				assert.equal(event.cancelable, CANCELABLE.includes(type), type);
				assert.ok(isFrozen(detail), `${type} can be changed`);
				// Nothing in it is lost on the way to another window.
				const copy = structuredClone(detail);
				assert.deepEqual(JSON.parse(JSON.stringify(detail)), copy);
				heard.push({ type, ...copy });
			};
			for (const type of TYPES) window.addEventListener(type, hear, true);
		},
	});
	await page.openWith(`<sliding-puzzle ${attributes}></sliding-puzzle>`);
	await page.puzzle.ready;
	return { page, puzzle: page.puzzle, heard };
}

/** @param {unknown} value @returns {boolean} */
function isFrozen(value) {
	if (typeof value !== "object" || value === null) return true;
	return Object.isFrozen(value) && Object.values(value).every(isFrozen);
}

test("ready comes once, with the code", async () => {
	const { puzzle, heard } = await open(`board="${NEAR}"`);
	const ready = heard.filter(({ type }) => type === "ready");
	assert.deepEqual(ready, [{ type: "ready", value: puzzle.value }]);
});

test("new-board tells what game it is", async () => {
	const { puzzle, heard } = await open(`board="${NEAR}"`);
	heard.length = 0;
	await puzzle.shuffle({ size: "4x3", goal: "first", seed: "today" });
	assert.equal(puzzle.cells.length, 12);
	const game = { size: "4x3", goal: "first", seed: "today" };
	assert.deepEqual(heard, [
		{ type: "new-board", value: puzzle.value, ...game },
	]);
});

test("before-move, move, solved, in this order", async () => {
	const { page, puzzle, heard } = await open(`board="${NEAR}"`);
	heard.length = 0;
	page.click(8);
	const [before, move, { elapsed, ...solved }, ...more] = heard;
	const move8 = { tiles: [8], direction: "L", by: "player" };
	assert.deepEqual(before, { type: "before-move", ...move8 });
	const counts = { value: puzzle.value, stm: 1, mtm: 1 };
	assert.deepEqual(move, { type: "move", ...move8, ...counts });
	const help = { hints: 0, solver: false };
	const board = { size: "3x3", goal: "last", seed: null };
	assert.deepEqual(solved, { type: "solved", ...counts, ...board, ...help });
	assert.ok(elapsed >= 0 && elapsed < 60_000, `${elapsed} ms`);
	assert.deepEqual(more, []);
});

test("a move of a script, undo and redo say who moved", async () => {
	const { puzzle, heard } = await open(`board="${NEAR}"`);
	heard.length = 0;
	assert.equal(puzzle.move("D"), true);
	assert.equal(puzzle.undo(), true);
	assert.equal(puzzle.redo(), true);
	assert.equal(puzzle.redo(), false);
	assert.deepEqual(
		heard.map(({ type, tiles, direction, by }) => [type, tiles, direction, by]),
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

test("reset tells that the first board is in play again", async () => {
	const { puzzle, heard } = await open(`board="${NEAR}"`);
	assert.equal(puzzle.reset(), false);
	puzzle.move("D");
	heard.length = 0;
	assert.equal(puzzle.reset(), true);
	assert.deepEqual(heard, [{ type: "reset", value: puzzle.value }]);
	assert.equal(puzzle.value, NEAR);
});

test("a page may put another board in play and nothing aside", async () => {
	const { puzzle, heard } = await open(`board="${NEAR}"`);
	puzzle.move("D");
	heard.length = 0;
	await puzzle.open(SOLVED, { discard: true });
	puzzle.move("D");
	await puzzle.shuffle({ size: "3x3", discard: true });
	assert.equal(puzzle.canUndo, false);
	const types = heard.map(({ type }) => type);
	assert.deepEqual(types, ["new-board", "before-move", "move", "new-board"]);
	puzzle.move("D") || puzzle.move("U");
	await puzzle.open(NEAR);
	assert.equal(puzzle.canUndo, true);
});

test("a prevented move is not made", async () => {
	const { puzzle, heard } = await open(`board="${NEAR}"`);
	heard.length = 0;
	const prevent = (/** @type {Event} */ event) => event.preventDefault();
	puzzle.addEventListener("before-move", prevent, { once: true });
	assert.equal(puzzle.move("L"), false);
	assert.equal(puzzle.value, NEAR);
	assert.equal(puzzle.move("L"), true);
	assert.equal(puzzle.value, SOLVED);
	assert.deepEqual(
		heard.map(({ type }) => type),
		["before-move", "before-move", "move", "solved"],
	);
});

test("progress tells of bounds that come together", async () => {
	const { puzzle, heard } = await open('size="6x6" seed="engines"');
	heard.length = 0;
	await puzzle.solve({ budget: 200 });
	const bounds = heard.filter(({ type }) => type === "progress");
	let [lower, upper] = [0, Number.POSITIVE_INFINITY];
	for (const now of bounds) {
		assert.ok(now.lower >= lower, "the lower bound fell");
		assert.ok((now.upper ?? upper) <= upper, "the upper bound rose");
		lower = now.lower;
		upper = now.upper ?? upper;
		assert.ok(lower <= upper);
	}
	assert.ok(lower > 0);
});

test("a board that cannot be is an error, and changes nothing", async () => {
	const { puzzle, heard } = await open(`board="${NEAR}"`);
	heard.length = 0;
	puzzle.addEventListener("error", (/** @type {Event} */ event) => {
		event.preventDefault();
	});
	puzzle.setAttribute("board", "1 2 3/4 5 6/8 7 0");
	await until(() => heard.length > 0);
	const [{ type, code, message }, ...more] = heard;
	assert.equal(type, "error");
	assert.match(code, /./);
	assert.match(message, /./);
	assert.deepEqual(more, []);
	assert.equal(puzzle.value, NEAR);
});
