/**
 * What help step by step says and marks. The tasks are of the core.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as en } from "../../www/messages/compiled/coach-en.ts";
import { texts as zh } from "../../www/messages/compiled/coach-zh-Hans.ts";
import { nextLevel, viewOf } from "../../www/pages/play/coach/coach-view.ts";
import { lessons } from "./core.js";

/** @typedef {import("../../www/pages/play/coach/coach-view.ts").Level} Level */

/**
 * @param {string} text
 * @param {Level} level
 * @param {number[]} [brought]
 */
function shown(text, level, brought = [], texts = en) {
	const task = lessons.nextTask(text, "last");
	assert.ok(task);
	const cells = text.split(/[ /]/u).map(Number);
	const columns = text.split("/")[0].split(" ").length;
	const view = viewOf({ task, level, brought, cells, columns }, texts);
	const marks = view.marks.map(({ kind, at }) => `${kind} ${at}`);
	return { ...view, marks };
}

const FIRST = "14 5 3 11/15 9 4 8/13 6 0 10/1 2 12 7";

test("help is given in three degrees: where, which tile, which slide", () => {
	assert.deepEqual(shown(FIRST, "where"), {
		head: "Bring 1 to the corner",
		text: "It belongs at the top left.",
		button: "Which tile?",
		step: 1,
		marks: ["cell 0"],
	});
	assert.deepEqual(shown(FIRST, "tile"), {
		head: "Bring 1 to the corner",
		text: "It goes 3 up.",
		button: "Which slide?",
		step: 2,
		marks: ["cell 0", "tile 12"],
	});
	assert.deepEqual(shown(FIRST, "slide"), {
		head: "Slide 13 right",
		text: "6 goes with it. Then the gap is above 1.",
		button: "Slide",
		step: 3,
		marks: ["cell 0", "tile 12", "way 8", "way 9", "arrow 10"],
	});
	assert.equal(shown(FIRST, "slide", [], zh).head, "13 向右滑");
});

test("each press asks for one degree more", () => {
	/** @type {Level[]} */
	const levels = ["offer"];
	for (let press = 0; press < 4; press++) {
		levels.push(nextLevel(/** @type {Level} */ (levels.at(-1))));
	}
	assert.deepEqual(levels, ["offer", "where", "tile", "slide", "slide"]);
	assert.equal(nextLevel("none"), "where");
});

test("what is offered, and what came of it, has no marks", () => {
	assert.deepEqual(shown(FIRST, "offer").marks, []);
	assert.equal(shown(FIRST, "offer").button, "Show me how");
	assert.equal(shown(FIRST, "none").head, "Your own way");
	const { head, step, marks } = shown(FIRST, "none", [1]);
	assert.deepEqual([head, step, marks], ["1 is in place", 0, []]);
});

test("two tiles and the last three are told as one", () => {
	const pair = "1 2 0 3/14 5 7 4/9 10 11 8/13 6 15 12";
	assert.equal(shown(pair, "where").head, "Bring 3 and 4 in together");
	assert.equal(shown(pair, "tile").text, "These are 3 and 4.");
	const last = shown("1 2 3/4 5 6/7 0 8", "slide");
	assert.equal(last.head, "Slide 8 left");
	assert.match(last.text, /^Then 5, 6 and 8 are in place\.$/);
});
