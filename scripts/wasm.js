/**
 * Instantiates wasm, the modules that are shipped, in this process.
 *
 * Import it dynamically: the module may have to be built first.
 */

import { readFileSync } from "node:fs";
import * as lab from "../www/core/wasm/lab.js";
import * as multiTile from "../www/core/wasm/multi_tile.js";
import * as reader from "../www/core/wasm/reader.js";
import { Draw, Grading, initSync, Solver } from "../www/core/wasm/solver.js";

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
 * Starts the solver of a metric. One that counts moves has an instance of its own.
 *
 * @param {"stm" | "mtm"} metric
 * @returns {Pick<ConstructorParameters<typeof import("../www/solver/session.js").Session>[0], "solver" | "core"> & { memoryBytes: () => number }}
 */
export function startSolver(metric) {
	if (metric === "stm") {
		const core = { Draw, Grading };
		return { solver: new Solver(), core, memoryBytes };
	}
	const { memory } = multiTile.initSync(compiled("multi_tile"));
	const { Grading: core, Solver: InMoves } = multiTile;
	return {
		solver: new InMoves(),
		core: { Grading: core },
		memoryBytes: () => memory.buffer.byteLength,
	};
}
