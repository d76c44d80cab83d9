/**
 * The laboratory: where its searches are explained, and seen step by step.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as en } from "../../www/messages/compiled/lab-en.ts";
import { texts as watch } from "../../www/messages/compiled/watch-en.ts";
import { EXERCISES } from "../../www/tools/lab/examples.ts";
import { lab } from "../web/core.js";
import { becomes, SitePage, textOf, until } from "./game-in-jsdom.js";

/** Searches run on the page, then. @param {any} window */
function forbidWorkers(window) {
	window.Worker = class {
		constructor() {
			throw new Error("forbidden");
		}
	};
}

/** @param {string} hash */
async function open(hash) {
	const page = new SitePage({ before: forbidWorkers });
	await page.open("lab", hash);
	await until(() => page.said("#verdict") !== "");
	return page;
}

/** @param {SitePage} page @param {string} name */
const isUnfolded = (page, name) => page.part(name).open;

/** What is to be counted in each exercise, by hand. */
const ANSWERS = {
	// The ring of twelve without its last one.
	bfs: ["expanded", "11"],
	// The path round the ring, both ends included.
	dfs: ["frontier", "7"],
	// Straight on: the start and one more.
	astar: ["expanded", "2"],
};

test("an address unfolds a section, and its exercise is done on the board", async () => {
	/** @type {string[]} */
	const scrolledTo = [];
	const page = new SitePage({
		before: (/** @type {any} */ window) => {
			forbidWorkers(window);
			window.Element.prototype.scrollIntoView = function () {
				// What is hidden cannot be scrolled to.
				if (page.isShown(this)) scrolledTo.push(this.id);
			};
		},
	});
	await page.open("lab", "#bfs");
	await becomes(() => scrolledTo, ["bfs"]);
	assert.ok(isUnfolded(page, "bfs") && !isUnfolded(page, "dfs"));
	for (const [name, [column, answer]] of Object.entries(ANSWERS)) {
		page.tap(page.query(`#${name} a`));
		const { board, searches } =
			EXERCISES[/** @type {keyof typeof ANSWERS} */ (name)];
		await until(
			() =>
				page.part("text").value === board &&
				page.query(`[value="${searches[0]}"]`)?.checked,
		);
		assert.equal(page.focused.id, "run");
		await page.pressOn("#run");
		await becomes(() => textOf(page.query(`#results td.${column}`)), answer);
	}
});

test("the name of a section changes no board", async () => {
	const page = await open("#board=4 1 2/5 0 3&searches=bfs");
	page.window.location.hash = "#heuristics";
	await until(() => isUnfolded(page, "heuristics"));
	assert.equal(page.part("text").value, "4 1 2/5 0 3");
});

test("a bound is asked for that the heuristic has", () => {
	const { list } = new lab.Lab().bounds(EXERCISES.heuristics.board, "last");
	// Manhattan distance 4, and one of two tiles must leave in each of two rows.
	for (const [heuristic, bound] of [
		["manhattan", 4],
		["linear-conflict", 8],
	]) {
		const found = list.find((named) => named.heuristic === heuristic);
		assert.equal(found?.bound, bound);
	}
});

test("two presses open one search, which follows the board and the language", async () => {
	const page = await open("#board=4 1 2/5 0 3&searches=bfs");
	const button = page.part("watch-it");
	button.focus();
	button.click();
	button.click();
	await until(() => page.said("#watch-said") === watch.startOne);
	assert.equal(page.all(".watch-head").length, 1);
	assert.equal(page.focused.getAttribute("aria-label"), watch.acts.play);
	assert.ok(!page.isShown(button));
	page.fill("#text", "1 2 3/5 4 0");
	await until(() => page.said("#watch").includes(watch.unsolvable));
	page.fill("#text", "1 2 3/4 0 5");
	await until(() => page.said("#watch-said") === watch.startOne);
	page.fill("#language", "de");
	await until(
		() => page.query(".watch-head") && page.said("#see-title") !== en.watch,
	);
	await until(() => page.said("#watch-said") !== watch.startOne);
	assert.equal(page.all(".watch-head").length, 1);
});
