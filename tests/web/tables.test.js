/**
 * The tables of large boards in the real core, whose numbers have 32 bits: what
 * does not fit in them once made a plan that never came to its end.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { initSync } from "../../www/core/wasm/solver.js";
import { module, Solver } from "./core.js";

const { memory } = initSync({ module });

/** Most cells of a board that has tables. */
const COVERED = 49;

/** The most that a solver may take in all, in bytes. */
const MOST_BYTES = 96e6;

/**
 * Makes tables up to so many percent.
 *
 * @param {string} size
 * @param {number} percent
 */
function make(size, percent) {
	const solver = new Solver();
	let steps = 0;
	while (solver.prepare(size, "last", 100_000) < percent) {
		assert.ok(++steps < 1_000, `${size} comes to ${percent} %`);
	}
	solver.free();
	assert.ok(memory.buffer.byteLength <= MOST_BYTES, size);
}

test("every size with tables has a plan for them, in little memory", () => {
	for (let rows = 2; rows ** 2 <= COVERED; rows++) {
		for (let columns = rows; columns <= 16; columns++) {
			const cells = columns * rows;
			if (cells > 16 && cells <= COVERED) make(`${columns}x${rows}`, 1);
		}
	}
});

test("the largest tables are made, in the memory that there is", () => {
	make("6x6", 100);
	make("9x4", 100);
});
