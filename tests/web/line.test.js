import assert from "node:assert/strict";
import { test } from "node:test";
import { Line } from "../../www/line.js";

test("a line is optimal when the bound is its length", () => {
	assert.equal(new Line("URDL", 4).isOptimal, true);
	assert.equal(new Line("URDL", 2).isOptimal, false);
	assert.equal(new Line("", 0).isOptimal, true);
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
