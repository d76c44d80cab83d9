/**
 * The solver's wasm, the very module that is shipped, in this process.
 *
 * Loaded when it is asked for: the module may have to be built before.
 */

import { readFileSync } from "node:fs";
import { initSync, Solver } from "../www/core/wasm/solver.js";

const WASM = new URL("../www/core/wasm/solver_bg.wasm", import.meta.url);

const { memory } = initSync({ module: readFileSync(WASM) });

export { Solver };

/** Memory of the instance, in bytes: it grows and never shrinks. */
export function memoryBytes() {
	return memory.buffer.byteLength;
}
