/**
 * The play page: games played to their end, by keys and by clicks.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { shortestWay } from "../e2e/support/oracle.js";
import { at, becomes, GamePage, until } from "./game-in-jsdom.js";

/** A seeded board, which always gives the same board. */
const SEEDED = "#size=3x3&seed=38";
const SOLVED = "1 2 3/4 5 6/7 8 0";
const KEYS = { U: "ArrowUp", D: "ArrowDown", L: "ArrowLeft", R: "ArrowRight" };

/** @param {string} hash */
async function open(hash) {
	const game = new GamePage();
	await game.open(hash);
	return game;
}

/** @param {GamePage} game @param {number} slides */
async function expectWon(game, slides) {
	await game.expectBoard(SOLVED);
	await becomes(() => game.head, "Solved");
	await becomes(
		() => game.live,
		new RegExp(`^Solved\\. \\d+ moves, ${slides} slides, 0:\\d\\d\\.\\d$`),
	);
	// The figures above it say the rest.
	assert.equal(game.advice, "");
	await becomes(() => game.said("#time"), /^0:\d\d\.\d$/);
	for (const id of ["hint", "solve", "redo"]) {
		assert.equal(game.isEnabled(game.part(id)), false, id);
	}
}

test("a seed gives the same board forever", async () => {
	const game = await open(SEEDED);
	await game.expectBoard("4 1 2/8 0 7/5 6 3");
	// The page stays, and so does its board for a moment.
	await game.open("#size=4x4&seed=word");
	await until(() => game.cells.length === 16);
	const first = game.text();
	await game.open("#size=4x4&seed=words");
	await until(() => game.text() !== first);
	await game.open("#size=4x4&seed=word");
	await game.expectBoard(first);
});

test("a seeded game is won by arrow keys alone", async () => {
	const game = await open(SEEDED);
	const slides = shortestWay(game.text());
	assert.ok(slides.length > 10);
	for (const { way } of slides) game.key(KEYS[way]);
	await expectWon(game, slides.length);
	await game.expectCounts(slides.length, slides.length);
});

test("keys choose a tile and slide its whole line", async () => {
	const game = await open(at("1 2 3/0 4 5/7 8 6"));
	for (let n = 0; n < 3; n += 1) game.key("Shift+ArrowRight");
	game.key("Shift+ArrowDown");
	assert.match(game.said("#grid .cursor"), /^5, slides/);
	game.key("Enter");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	await game.expectCounts(1, 2);
	game.key("Shift+ArrowDown");
	game.key("Space");
	await expectWon(game, 3);
});

test("undo, redo, restart and new have keys", async () => {
	const start = "1 2 3/4 0 5/7 8 6";
	const game = await open(at(start));
	game.key("ArrowLeft");
	game.key("z");
	await game.expectBoard(start);
	game.key("y");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	game.key("Control+z");
	await game.expectBoard(start);
	game.key("Control+Shift+z");
	const played = game.text();
	// A slip of the finger ends no game.
	for (const key of ["r", "p"]) {
		game.key(key);
		const said = `A game is under way. Press Shift + ${key.toUpperCase()}.`;
		await becomes(() => game.live, said);
		await becomes(() => game.advice, said);
		// What loads meanwhile draws the panel again, and leaves it there.
		game.puzzle.setAttribute("hints", "3");
		await becomes(() => game.said("#hint"), "Hint (3)");
		await becomes(() => game.advice, said);
		game.puzzle.removeAttribute("hints");
		await game.expectBoard(played);
	}
	game.key("ArrowUp");
	await game.expectCounts(2, 2);
	await game.leaveSheet();
	// There is none after a win, nor before the first move.
	game.key("r");
	await game.expectBoard(start);
	// The next game at once; with Shift, the choice of one.
	game.key("n");
	await until(() => game.text() !== start);
	await game.expectCounts(0, 0);
	game.key("Shift+N");
	await until(() => game.focused.id === "deal-3x3");
});

test("W, A, S, D slide as the arrows do", async () => {
	const game = await open(at("1 2 3/4 0 5/7 8 6"));
	game.part("grid").focus();
	for (const key of ["w", "d", "s", "a"]) game.key(key);
	await game.expectBoard("1 2 3/8 0 5/4 7 6");
	await game.expectCounts(4, 4);
});

test("a click slides the whole line as one move", async () => {
	const game = await open(at("0 1 2 3/5 6 7 4/9 10 11 8/13 14 15 12"));
	game.click(3);
	await game.expectBoard("1 2 3 0/5 6 7 4/9 10 11 8/13 14 15 12");
	await game.expectCounts(1, 3);
	game.click(12);
	await becomes(() => game.head, "Solved");
	await game.expectCounts(2, 6);
});

test("a click on a tile out of line changes nothing", async () => {
	const start = "0 1 2/4 5 3/7 8 6";
	const game = await open(at(start));
	for (const tile of [5, 3, 8, 6, 0]) game.click(tile);
	assert.equal(game.text(), start);
	assert.deepEqual(game.counts(), { moves: 0, slides: 0 });
	assert.equal(game.isEnabled(game.part("undo")), false);
	// One in line does.
	game.click(1);
	await game.expectCounts(1, 1);
});

test("no input is dropped while tiles slide", async () => {
	const game = await open(at("1 2 3/4 5 6/7 0 8"));
	// All in one task: no frame was drawn between the slides.
	const { R, D, L, U } = KEYS;
	for (const key of [R, D, L, U]) game.key(key);
	await game.expectCounts(4, 4);
	await game.expectBoard("1 2 3/5 7 6/4 0 8");
});

test("a screen reader's click moves a tile", async () => {
	const game = await open(at("1 2 3/4 5 6/7 0 8"));
	game.cellOf(8).click();
	await becomes(() => game.head, "Solved");
});

test("restart goes back to the first board, redo returns", async () => {
	const start = "1 2 3/4 0 5/7 8 6";
	const game = await open(at(start));
	game.click(8);
	game.click(7);
	await game.press("restart");
	await game.expectBoard(start);
	await game.expectCounts(0, 0);
	await game.expectInMenu("restart", false);
	await game.press("redo");
	await game.press("redo");
	await game.expectBoard("1 2 3/4 8 5/0 7 6");
	await game.expectCounts(2, 2);
	assert.equal(game.isEnabled(game.part("redo")), false);
});

test("a size beyond the range becomes the nearest in it", async () => {
	const game = await open("");
	await game.pressOn("#shuffle");
	await until(() => game.query("#new-game input"));
	const [columns, rows] = game.all("#new-game input[type=number]");
	game.fill(`#${columns.id}`, "99");
	game.fill(`#${rows.id}`, "");
	await game.pressOn("#deal");
	await until(() => game.cells.length === 32);
});

test("goals other than the usual one are won", async () => {
	const game = await open(`${at("1 2 3/8 4 0/7 6 5")}&goal=spiral`);
	game.click(4);
	await becomes(() => game.head, "Solved");
});

test("time runs from the first move and stops when solved", async () => {
	const game = await open(at("1 2 3/4 5 6/0 7 8"));
	await game.time.skip(2_000);
	assert.equal(game.seconds(), 0);
	game.click(7);
	await game.time.skip(2_000);
	await until(() => game.seconds() >= 2);
	game.click(8);
	await becomes(() => game.head, "Solved");
	const end = game.seconds();
	assert.ok(end >= 2);
	await game.time.skip(2_000);
	assert.equal(game.seconds(), end);
});
