/**
 * Setting up a board, without a page: taps, typing, and what the core says of it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Editor } from "../../www/pages/play/setup/editor.ts";
import { reader } from "./core.js";

/** @param {number} columns @param {number} rows */
async function begun(columns, rows, goal = "last") {
	const editor = new Editor({
		check: async (...asked) => reader.checkDraft(...asked),
	});
	editor.begin(columns, rows, goal);
	await editor.look();
	return editor;
}

test("tiles go from the tray into the next cell, row by row", async () => {
	const editor = await begun(3, 2);
	for (const tile of [4, 1, 2, 5, 0, 3]) await editor.choose(tile);
	assert.equal(editor.cells.text, "4 1 2 5 0 3");
	assert.equal(editor.state?.verdict, "solvable");
	assert.equal(editor.state?.text, "4 1 2/5 0 3");
	assert.equal(editor.next, null);
});

test("number by number, each tap places the next tile, and the last fills itself in", async () => {
	const editor = await begun(2, 2);
	editor.isByTile = true;
	await editor.look();
	assert.equal(editor.tile, 1);
	await editor.tap(1);
	assert.equal(editor.tile, 2);
	await editor.tap(0);
	await editor.tap(3);
	// What is left is the gap.
	assert.equal(editor.cells.text, "2 1 0 3");
});

test("a tile can be chosen out of order, and the gap too", async () => {
	const editor = await begun(3, 2);
	editor.isByTile = true;
	await editor.choose(0);
	await editor.tap(5);
	assert.equal(editor.cells.text, ". . . . . 0");
	assert.equal(editor.tile, 1);
});

test("typed digits make one number, until no further one can follow", async () => {
	const editor = await begun(4, 4);
	assert.equal(editor.type(0, 1), false);
	assert.equal(editor.type(0, 2), true);
	assert.equal(editor.cells.values[0], 12);
	// No tile begins with a 7 and has two digits.
	assert.equal(editor.type(1, 7), true);
	assert.equal(editor.type(2, 1), false);
	editor.finish();
	assert.equal(editor.type(2, 3), true);
	assert.equal(editor.cells.values[2], 3);
	assert.equal(editor.type(3, 0), true);
});

test("a typed number is undone as a whole", async () => {
	const editor = await begun(4, 4);
	editor.type(0, 1);
	editor.type(0, 4);
	await editor.undo();
	assert.ok(editor.cells.isEmpty);
	assert.equal(editor.cells.canUndo, false);
});

test("two taps on filled cells exchange them, and two on one let go", async () => {
	const editor = await begun(2, 2);
	await editor.take({ columns: 2, rows: 2, values: [1, 2, 3, 0] });
	await editor.tap(0);
	assert.equal(editor.picked, 0);
	await editor.tap(0);
	assert.equal(editor.picked, null);
	assert.equal(editor.cells.text, "1 2 3 0");
	await editor.tap(0);
	await editor.tap(3);
	assert.equal(editor.cells.text, "0 2 3 1");
	await editor.undo();
	assert.equal(editor.cells.text, "1 2 3 0");
});

test("erasing an empty cell erases the one before it", async () => {
	const editor = await begun(2, 2);
	editor.type(0, 3);
	assert.equal(editor.erase(1), 0);
	assert.ok(editor.cells.isEmpty);
	assert.equal(editor.erase(0), 0);
});

test("the two suspects make an unsolvable board solvable", async () => {
	const editor = await begun(4, 4);
	const values = [...Array(13).keys()].map((n) => n + 1);
	await editor.take({ columns: 4, rows: 4, values: [...values, 15, 14, 0] });
	assert.equal(editor.state?.verdict, "unsolvable");
	assert.deepEqual(editor.state?.suspects, [15, 14]);
	await editor.exchangeTiles([15, 14]);
	assert.equal(editor.state?.verdict, "solved");
});

test("a number twice and one that is no tile are told by their cells", async () => {
	const editor = await begun(2, 2);
	await editor.take({ columns: 2, rows: 2, values: [2, 9, 2, null] });
	assert.deepEqual(editor.state?.doubled, [0, 2]);
	assert.deepEqual(editor.state?.outside, [1]);
	assert.deepEqual(editor.state?.missing, [0, 1, 3]);
	assert.equal(editor.state?.verdict, "unfinished");
});

test("another size keeps what has a place on it, and can be undone", async () => {
	const editor = await begun(3, 2);
	await editor.take({ columns: 3, rows: 2, values: [1, 2, 3, 4, 5, 0] });
	await editor.resize(2, 3);
	assert.equal(editor.cells.text, "1 2 4 5 . .");
	await editor.undo();
	assert.equal(editor.cells.text, "1 2 3 4 5 0");
});

test("an arrangement is the goal of its own size alone", async () => {
	const editor = await begun(3, 2, "0 1 2/3 4 5");
	assert.deepEqual(editor.state?.goalTiles, [0, 1, 2, 3, 4, 5]);
	await editor.resize(3, 3);
	assert.equal(editor.goal, "last");
	await editor.undo();
	assert.equal(editor.state?.verdict, "unfinished");
});
