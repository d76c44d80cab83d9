/**
 * The tables of large boards in the real core. Its integers have 32 bits: an
 * overflow once made a plan that never ended.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { initSync } from "../../www/core/wasm/solver.js";
import { module, Solver } from "./core.js";
import { WHOLE } from "./thorough.js";

const { memory } = initSync({ module });

/** Largest number of cells of a board with tables. */
const COVERED = 49;

/** Limit for the memory of a solver, in bytes. */
const MOST_BYTES = 96e6;

/**
 * Builds tables up to `percent`.
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

test("the largest tables are made, in the memory that there is", WHOLE, () => {
	make("6x6", 100);
	make("9x4", 100);
});
