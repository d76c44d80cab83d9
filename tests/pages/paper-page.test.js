/**
 * The page that prints: what is on its sheets.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts } from "../../www/messages/compiled/paper-en.ts";
import { at, becomes, SitePage, textOf, until } from "./game-in-jsdom.js";

/** @param {string} hash */
async function open(hash) {
	const page = new SitePage();
	await page.open("paper", hash);
	await until(() => page.query(".sheet-of-paper"));
	return page;
}

/** The boards on the sheets, as they are read. @param {SitePage} page @returns {string[]} */
const boards = (page) =>
	page.all(".board-picture").map((board) => board.getAttribute("aria-label"));

test("a solution solves its exercise, in as many slides as there are squares", async () => {
	const page = await open("#exercise");
	page.fill("#slides", "10");
	await until(() => page.all(".squares:first-of-type li").length === 20);
	const solutions = page.all(".solution");
	assert.equal(boards(page).length, solutions.length);
	for (const [nth, board] of boards(page).entries()) {
		const cells = board.split(" ").map(Number);
		const written = textOf(solutions[nth].querySelector(".solution-tiles"));
		const tiles = written.split(/\s+/).map(Number);
		assert.equal(tiles.length, 10);
		for (const tile of tiles) {
			const [from, to] = [cells.indexOf(tile), cells.indexOf(0)];
			assert.ok([1, 3].includes(Math.abs(from - to)), `${board}: ${tile}`);
			cells[to] = tile;
			cells[from] = 0;
		}
		assert.deepEqual(cells, [1, 2, 3, 4, 5, 6, 7, 8, 0]);
		assert.ok(textOf(solutions[nth]).includes(texts.shortest(10)));
	}
});

test("the board of a link is printed, and others if asked", async () => {
	const page = await open(at("1 2 3/4 0 5/7 8 6"));
	await becomes(() => boards(page), ["1 2 3 4 0 5 7 8 6"]);
	const numbers = page.all(".board-picture text").map(textOf);
	assert.equal(numbers.join(" "), "1 2 3 4 5 7 8 6");
	let prints = 0;
	page.window.print = () => {
		prints += 1;
	};
	await page.pressOn("#print");
	assert.equal(prints, 1);
	await page.pressOn("#again");
	await until(() => boards(page).length === 1);
	assert.notEqual(boards(page)[0], "1 2 3 4 0 5 7 8 6");
});

test("a board of another goal has the goal beside it; a damaged link is told", async () => {
	const page = await open(`${at("1 2 3/0 8 4/7 6 5")}&goal=spiral`);
	await becomes(() => boards(page), ["1 2 3 8 0 4 7 6 5", "1 2 3 0 8 4 7 6 5"]);
	assert.equal(page.said("header p"), texts.otherGoal);
	await page.pressOn("#again");
	await until(() => boards(page).length === 1);
	await page.open("paper", at("1 2 3/4 4 5/7 8 6"));
	await becomes(() => page.said("[role=status]"), texts.unread);
	await until(() => boards(page).length === 1);
});
