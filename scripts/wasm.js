/**
 * Instantiates wasm, the modules that are shipped, in this process.
 *
 * Import it dynamically: the module may have to be built first.
 */

import { readFileSync } from "node:fs";
import * as multiTile from "../www/core/wasm/multi_tile.js";
import { initSync, Solver } from "../www/core/wasm/solver.js";

/** @param {string} name */
function compiled(name) {
	const url = new URL(`../www/core/wasm/${name}_bg.wasm`, import.meta.url);
	return { module: readFileSync(url) };
}

const { memory } = initSync(compiled("solver"));

export { Solver };

/** Returns the memory of the instance, in bytes. It grows and never shrinks. */
function memoryBytes() {
	return memory.buffer.byteLength;
}

/**
 * Starts the solver of a metric. One that counts moves has an instance of its own.
 *
 * @param {"stm" | "mtm"} metric
 * @returns {{ solver: import("../www/package/bin/engine.ts").AnySolver, memoryBytes: () => number }}
 */
export function startSolver(metric) {
	if (metric === "stm") return { solver: new Solver(), memoryBytes };
	const { memory } = multiTile.initSync(compiled("multi_tile"));
	return {
		solver: new multiTile.Solver(),
		memoryBytes: () => memory.buffer.byteLength,
	};
}
