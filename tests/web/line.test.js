import assert from "node:assert/strict";
import { test } from "node:test";
import { Line } from "../../www/play/line.js";

test("a line is optimal when the bound is its length", () => {
	assert.equal(new Line("URDL", 4).isOptimal, true);
	assert.equal(new Line("URDL", 2).isOptimal, false);
	assert.equal(new Line("", 0).isOptimal, true);
});

test("a bound is even where the line is, and odd where that is", () => {
	for (const [slides, lower, lifted] of /** @type {const} */ ([
		["URDL", 0, 0],
		["URDL", 1, 2],
		["URDL", 2, 2],
		["URDL", 3, 4],
		["URDL", 4, 4],
		["URD", 0, 1],
		["URD", 2, 3],
		["", 0, 0],
	])) {
		assert.equal(new Line(slides, lower).lower, lifted, `${slides} ${lower}`);
	}
	// Of a board ahead too: three slides are left there, so it is not two.
	const ahead = new Line("URDLU", 1).changeOver(
		{ slides: null, lower: 2 },
		"UR",
	);
	assert.equal(ahead.after(2).lower, 3);
	assert.equal(ahead.after(2).isOptimal, true);
});

test("the next slide is the first letter; at the goal there is none", () => {
	assert.equal(new Line("LU", 2).next, "L");
	assert.equal(new Line("", 0).next, undefined);
});

test("the bound falls with the slides made, and never below 0", () => {
	const line = new Line("URDLUR", 4);
	assert.deepEqual({ ...line.after(3) }, { slides: "LUR", lower: 1 });
	assert.deepEqual({ ...line.after(6) }, { slides: "", lower: 0 });
	assert.deepEqual({ ...line.after(0) }, { ...line });
});

test("an optimal line stays optimal while it is followed", () => {
	const line = new Line("URDL", 4);
	for (let count = 0; count <= 4; count++) {
		assert.equal(line.after(count).isOptimal, true);
	}
});

test("a slide along the line leaves the rest of it", () => {
	const rest = new Line("URDL", 4).follow({ tiles: [7], direction: "U" });
	assert.equal(rest?.slides, "RDL");
	assert.equal(rest?.lower, 3);
});

test("a whole move along the line leaves the rest of it", () => {
	const line = new Line("LLLU", 4);
	const moved = /** @type {const} */ ({ tiles: [1, 2, 3], direction: "L" });
	assert.equal(line.follow({ ...moved, tiles: [...moved.tiles] })?.slides, "U");
});

test("a move another way leaves no line", () => {
	const line = new Line("LLU", 3);
	assert.equal(line.follow({ tiles: [1], direction: "U" }), null);
	assert.equal(line.follow({ tiles: [1, 2, 3], direction: "L" }), null);
	assert.equal(new Line("", 0).follow({ tiles: [1], direction: "L" }), null);
});

test("a line is not changed by being followed", () => {
	const line = new Line("URDL", 4);
	line.after(2);
	line.follow({ tiles: [1], direction: "U" });
	assert.deepEqual({ ...line }, { slides: "URDL", lower: 4 });
});

/** @param {string} slides @param {number} lower @param {string} found */
function changed(slides, lower, found, path = "", made = 0) {
	const line = new Line(slides, lower);
	const over = line.changeOver({ slides: found, lower }, path, made);
	return over.slides;
}

test("a shorter line takes the place of a longer one, and no other does", () => {
	assert.equal(changed("URDLUR", 2, "LURD"), "LURD");
	assert.equal(changed("URDL", 2, "LURD"), "URDL");
	assert.equal(changed("URD", 1, "LURDR"), "URD");
});

test("slides that are made stay, and the shorter line goes on from there", () => {
	// Both begin with UR.
	assert.equal(changed("URDDLLUR", 2, "URRD", "", 2), "URRD");
	// One slide too far: it is taken back.
	assert.equal(changed("URDDLLUR", 2, "URRD", "", 3), "URDURD");
	// Two too far, and two back: no shorter than what is left.
	assert.equal(changed("URDDLL", 2, "URRD", "", 4), "URDDLL");
});

test("a line that was found for a board ahead is gone over to there", () => {
	assert.equal(changed("URDDLLUR", 2, "RD", "UR", 0), "URRD");
	assert.equal(changed("URDDLLUR", 2, "RD", "UR", 2), "URRD");
	assert.equal(changed("URDDLLUR", 2, "RD", "UR", 3), "URDURD");
	// It begins with the way back: neither is gone.
	// U and R, then L and D: both are taken back, so neither is made.
	assert.equal(changed("URDDLLUR", 2, "LDD", "UR", 0), "D");
});

test("what is proved of a board ahead counts when it is reached", () => {
	const line = new Line("URDLURDL", 2);
	const known = line.changeOver({ slides: null, lower: 5 }, "UR");
	assert.equal(known.slides, "URDLURDL");
	const bounds = [0, 1, 2, 3, 4].map((count) => known.after(count).lower);
	// After UR six are left, so no fewer than five are no fewer than six.
	assert.deepEqual(bounds, [4, 5, 6, 5, 4]);
	// Step by step it is the same.
	assert.equal(known.after(1).after(1).after(1).lower, 5);
});

test("what was proved holds where the line leaves the board that it was of", () => {
	const line = new Line("URDLURDL", 0).changeOver(
		{ slides: null, lower: 4 },
		"URDL",
	);
	// It parts after two slides, so the other board is two away from there.
	const over = line.changeOver({ slides: "URRDLL", lower: 0 }, "", 2);
	assert.equal(over.slides, "URRDLL");
	assert.deepEqual([over.after(2).lower, over.after(3).lower], [2, 1]);
});

test("what is proved of a board that the new line does not come to counts for how far it is", () => {
	const line = new Line("URDDLLUR", 0);
	// From behind URDD it is six slides back and on, three of them away from U.
	const found = { slides: "UULLDD", lower: 5 };
	const over = line.changeOver(found, "URDD", 1);
	assert.equal(over.slides, "ULDD");
	// Two and one, and each is lifted to the parity of what is left.
	assert.deepEqual([over.after(1).lower, over.after(2).lower], [3, 2]);
});
