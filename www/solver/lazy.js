/**
 * The solver, loaded when it is first wanted: playing needs none of it.
 */

import { hasWasm } from "../core/compile.js";
import { once } from "../core/once.js";
import { solverModule } from "../core/wasm-source.js";

/**
 * @typedef {Pick<import("./client.js").SolverClient, "solve" | "grade" | "draw" | "prepare">} LazySolver
 */

/**
 * A solver whose lines are followed: `lines` is there from its first answer on.
 *
 * @typedef {LazySolver & { readonly lines: import("./page-core.js").LineCore }} PlaySolver
 */

/** `null` where wasm is forbidden. */
const compiled = once(async () => ((await hasWasm()) ? solverModule() : null));

/** @returns {LazySolver} */
export function lazySolver() {
	return answering(once(loadClient));
}

/** @returns {PlaySolver} */
export function playSolver() {
	/** @type {import("./page-core.js").LineCore | undefined} */
	let lines;
	const load = async () => {
		const [client, core] = await Promise.all([loadClient(), loadLines()]);
		lines = core;
		return client;
	};
	return {
		...answering(once(load)),
		get lines() {
			if (lines === undefined) throw new Error("nothing was answered yet");
			return lines;
		},
	};
}

/**
 * @param {() => Promise<LazySolver>} loaded
 * @returns {LazySolver}
 */
function answering(loaded) {
	return {
		solve: async (...question) => (await loaded()).solve(...question),
		grade: async (...question) => (await loaded()).grade(...question),
		draw: async (...wish) => (await loaded()).draw(...wish),
		prepare: async (...goal) => (await loaded()).prepare(...goal),
	};
}

async function loadClient() {
	const [{ SolverClient }, { solverStarter }, { loadWeights }, module] =
		await Promise.all([
			import("./client.js"),
			import("./start.js"),
			import("./load-weights.js"),
			compiled(),
		]);
	return new SolverClient({
		start: solverStarter(module),
		weights: loadWeights,
		onLost: (reason) => console.info("the solver was lost:", reason),
	});
}

async function loadLines() {
	const { lineCore } = await import("./page-core.js");
	return lineCore(await compiled());
}
