/**
 * Tables in the real core: by several workers, and of large boards. Its integers have 32
 * bits: an overflow once made a plan that never ended.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { initSync } from "../../www/core/wasm/solver.js";
import { SolverClient } from "../../www/solver/client.ts";
import { WorkerPool } from "../../www/solver/worker-pool.ts";
import { module, Solver } from "../web/core.js";
import { FakePort } from "../web/fakes.js";
import { portOf, watched } from "../web/ports.js";

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

test("the largest tables are made, in the memory that there is", () => {
	make("6x6", 100);
	make("9x4", 100);
});

/**
 * Makes the tables of 4×4 by a client with a pool.
 *
 * @param {() => import("../../www/solver/session.ts").Port | null} start
 */
async function madeWith(start) {
	/** @type {any[]} */
	const orders = [];
	/** @type {Uint8Array} */
	const bytes = await new Promise((resolve) => {
		const store = {
			read: async () => undefined,
			keep: async (/** @type {string} */ _, /** @type {Uint8Array} */ kept) =>
				resolve(kept),
		};
		const client = new SolverClient({
			start: () => watched(portOf({ store }), orders),
			pool: new WorkerPool({ start, most: 1 }),
		});
		client.prepare("4x4", "last");
	});
	const helped = orders.filter(({ type }) => type === "takePart").length;
	return { bytes, helped };
}

test("tables made with help are those made alone", async () => {
	const alone = await madeWith(() => null);
	const together = await madeWith(() => portOf());
	const idle = await madeWith(() => new FakePort());
	// Of three tables the first is never the pool's.
	const helped = [alone, together, idle].map(({ helped }) => helped);
	assert.deepEqual(helped, [0, 2, 0]);
	for (const { bytes } of [together, idle]) {
		assert.ok(Buffer.from(bytes).equals(Buffer.from(alone.bytes)));
	}
});
