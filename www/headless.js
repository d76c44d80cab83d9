/**
 * The core without a page: the game, and a solver whose searches whoever asks
 * steps himself.
 */

import { hasWasm } from "./compile.js";
import { startSolver } from "./solver/core.js";
import { solverModule } from "./wasm-source.js";

export { loadCore } from "./core.js";

/** @returns {Promise<import("./solver/core.js").SolverCore>} */
export async function loadSolver() {
	return startSolver((await hasWasm()) ? await solverModule() : null);
}
