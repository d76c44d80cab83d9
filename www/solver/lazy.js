/**
 * The solver, loaded when it is first needed. Playing does not need it.
 */

import { hasWasm } from "../core/compile.js";
import { once } from "../core/once.js";
import { solverModule } from "../core/wasm-source.js";

/**
 * @typedef {Pick<import("./client.js").SolverClient, "solve" | "prepare">} LazySolver
 */

/** @returns {LazySolver} */
export function lazySolver() {
	const loaded = once(load);
	return {
		solve: async (...question) => (await loaded()).solve(...question),
		prepare: async (...goal) => (await loaded()).prepare(...goal),
	};
}

async function load() {
	const [{ SolverClient }, { solverStarter }, { loadWeights }, module] =
		await Promise.all([
			import("./client.js"),
			import("./start.js"),
			import("./load-weights.js"),
			hasWasm().then((has) => (has ? solverModule() : null)),
		]);
	return new SolverClient({
		start: solverStarter(module),
		weights: loadWeights,
		onLost: (reason) => console.info("the solver was lost:", reason),
	});
}
