/**
 * Instantiates wasm, the modules that are shipped, in this process.
 *
 * Import it dynamically: the module may have to be built first.
 */

import { readFileSync } from "node:fs";
import * as lab from "../www/core/wasm/lab.js";
import * as multiTile from "../www/core/wasm/multi_tile.js";
import * as reader from "../www/core/wasm/reader.js";
import { Draw, initSync, Session, Solver } from "../www/core/wasm/solver.js";

/** @param {string} name */
function compiled(name) {
	const url = new URL(`../www/core/wasm/${name}_bg.wasm`, import.meta.url);
	return { module: readFileSync(url) };
}

const { memory } = initSync(compiled("solver"));
reader.initSync(compiled("reader"));

const { levels } = reader;

export { Draw, levels, reader, Solver };

/** Starts the laboratory's module. */
export function startLab() {
	lab.initSync(compiled("lab"));
	return lab;
}

/** Returns the memory of the instance, in bytes. It grows and never shrinks. */
export function memoryBytes() {
	return memory.buffer.byteLength;
}

/**
 * The solver of either metric. What counts moves has no weights.
 *
 * @typedef {import("../www/core/wasm/multi_tile.js").Solver & Partial<Pick<Solver, "wants" | "readWeights">>} AnySolver
 */

/**
 * Starts the solver of a metric. One that counts moves has an instance of its own.
 *
 * @param {"stm" | "mtm"} metric
 * @returns {{ solver: AnySolver, Session: typeof Session, memoryBytes: () => number }}
 */
export function startSolver(metric) {
	if (metric === "stm") return { solver: new Solver(), Session, memoryBytes };
	const { memory } = multiTile.initSync(compiled("multi_tile"));
	return {
		solver: new multiTile.Solver(),
		Session: multiTile.Session,
		memoryBytes: () => memory.buffer.byteLength,
	};
}
