/**
 * The solver, loaded when it is first wanted: playing needs none of it.
 */

import { hasWasm } from "../compile.js";
import { solverModule } from "../wasm-source.js";

/**
 * @typedef {Pick<import("./client.js").SolverClient, "solve" | "prepare">} LazySolver
 */

/** @returns {LazySolver} */
export function lazySolver() {
	/** @type {Promise<import("./client.js").SolverClient> | null} */
	let client = null;
	const loaded = async () => {
		client ??= load();
		try {
			return await client;
		} catch (error) {
			// What could not be loaded is asked for again the next time.
			client = null;
			throw error;
		}
	};
	return {
		solve: async (...question) => (await loaded()).solve(...question),
		prepare: async (...goal) => (await loaded()).prepare(...goal),
	};
}

async function load() {
	const [{ SolverClient }, { solverStarter }, module] = await Promise.all([
		import("./client.js"),
		import("./start.js"),
		hasWasm().then((has) => (has ? solverModule() : null)),
	]);
	return new SolverClient({
		start: solverStarter(module),
		onLost: (reason) => console.info("the solver was lost:", reason),
	});
}
