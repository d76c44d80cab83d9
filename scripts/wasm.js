/**
 * Instantiates the solver's wasm, the module that is shipped, in this process.
 *
 * Import it dynamically: the module may have to be built first.
 */

import { readFileSync } from "node:fs";
import {
	Draw,
	initSync,
	levels,
	Series,
	Solver,
} from "../www/core/wasm/solver.js";

const WASM = new URL("../www/core/wasm/solver_bg.wasm", import.meta.url);

const { memory } = initSync({ module: readFileSync(WASM) });

export { Draw, levels, Series, Solver };

/** Returns the memory of the instance, in bytes. It grows and never shrinks. */
export function memoryBytes() {
	return memory.buffer.byteLength;
}
