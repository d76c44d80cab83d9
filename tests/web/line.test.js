/**
 * Lines as the page uses them. `tests/it/solver/line.rs` tests what is proved of
 * them.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Line } from "../../www/play/line.ts";
import { lines } from "./core.js";

/** @param {string} slides @param {number} lower */
const line = (slides, lower) => Line.of(lines, slides, lower);

test("a line is optimal when the bound is its length", () => {
	assert.equal(line("URDL", 4).isOptimal, true);
	assert.equal(line("URDL", 3).isOptimal, true, "it cannot be odd");
	assert.equal(line("URDL", 2).isOptimal, false);
	assert.equal(line("", 0).isOptimal, true);
});

test("the next slide is the first letter; at the goal there is none", () => {
	assert.equal(line("LU", 2).next, "L");
	assert.equal(line("", 0).next, undefined);
});

test("a move along the line leaves the rest of it, and another way none", () => {
	const known = line("LLLU", 4);
	const rest = known.follow({ tiles: [1, 2, 3], direction: "L" });
	assert.deepEqual(
		{ ...rest },
		{
			slides: "U",
			length: 1,
			step: 1,
			lower: 1,
		},
	);
	assert.equal(known.follow({ tiles: [1], direction: "U" }), null);
	assert.equal(known.follow({ tiles: [1, 2, 3, 4], direction: "L" }), null);
	assert.equal(line("", 0).follow({ tiles: [1], direction: "L" }), null);
});

test("a line is not changed by what is made of it", () => {
	const known = line("URDLUR", 2);
	known.after(2);
	known.atLeast(4);
	known.changeOver({ slides: "LURD", lower: 4 });
	const same = { slides: "URDLUR", length: 6, step: 1, lower: 2 };
	assert.deepEqual({ ...known }, same);
});

test("what is proved of a board ahead is kept from one line to the next", () => {
	const known = line("URDLURDL", 2).changeOver(
		{ slides: null, lower: 5 },
		"UR",
	);
	const bounds = [0, 1, 2, 3].map((count) => known.after(count).lower);
	assert.deepEqual(bounds, [4, 5, 6, 5]);
	assert.equal(known.after(1).after(1).lower, 6);
});

test("a shorter line takes the place of a longer one, behind the slides made", () => {
	const found = { slides: "URRD", lower: 0 };
	assert.equal(line("URDDLLUR", 2).changeOver(found, "", 2).slides, "URRD");
	assert.equal(line("URDDLLUR", 2).changeOver(found, "", 3).slides, "URDURD");
	assert.equal(line("URDDLL", 2).changeOver(found, "", 4).slides, "URDDLL");
});

test("a known bound lifts a line's, and a lower one does not", () => {
	assert.equal(line("URDL", 0).atLeast(3).lower, 4);
	assert.equal(line("URDL", 4).atLeast(2).lower, 4);
});
