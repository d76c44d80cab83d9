/**
 * The solver in its worker: what it proves is right, measured against published lengths
 * and replayed by the test's own rule. Its wasm has vectors, and its weights are fetched.
 */

import assert from "node:assert/strict";
import { claim } from "./support/claim.js";
import { openPuzzle } from "./support/pages.js";
import { cellsOf, goal, replay } from "./support/rule.js";

/** Number 16 of Korf's hundred, its blank last (`tests/data`), and its length. */
const KORF = { text: "0 9 12 4/5 3 2 8/10 1 7 6/11 14 13 15", length: 42 };

claim("a solution of a 4×4 is proved in a worker", async (browser) => {
	const board = await openPuzzle(browser, `board="${KORF.text}"`);
	const { slides, ...bounds } = await board.call("solve");
	const { length } = KORF;
	assert.deepEqual(bounds, { lower: length, upper: length, proved: true });
	assert.equal(slides.length, length);
	assert.deepEqual(replay(cellsOf(KORF.text), 4, slides), goal(16));
	assert.ok((await browser.run((view) => view.puzzleLog.answersOfWorkers)) > 0);
});

claim("a large board is solved with its weights", async (browser) => {
	const board = await openPuzzle(browser, 'size="5x5" seed="engines"');
	const { cells } = await board.state();
	const found = await board.call("solve", { budget: 1 });
	assert.deepEqual(replay(cells, 5, found.slides), goal(25));
	assert.equal(found.upper, found.slides.length);
	assert.ok(found.lower <= found.upper);
	const { asked } = browser.site;
	assert.ok(asked.some((address) => address.endsWith("/5x5.bin")));
});
