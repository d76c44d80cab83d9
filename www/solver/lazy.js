/**
 * The solver, loaded when it is first wanted: playing needs none of it.
 */

import { hasWasm } from "../core/compile.js";
import { once } from "../core/once.js";
import { multiTileModule, solverModule } from "../core/wasm-source.js";

/**
 * @typedef {Pick<import("./client.js").SolverClient, "solve" | "grade" | "draw" | "prepare">} LazySolver
 */

/**
 * A solver whose lines are followed: `lines` is there from its first answer on.
 *
 * @typedef {LazySolver & {
 *   readonly lines: import("./page-core.js").LineCore,
 *   readonly metric: import("./metric.js").Metric,
 * }} PlaySolver
 */

/** @typedef {import("./metric.js").Metric} Metric */

/** Metric → its module, `null` where wasm is forbidden. */
const compiled = {
	stm: once(async () => ((await hasWasm()) ? solverModule() : null)),
	mtm: once(async () => ((await hasWasm()) ? multiTileModule() : null)),
};

/**
 * @param {Metric} [metric] What the lengths count. In moves there is no `draw`.
 * @returns {LazySolver}
 */
export function lazySolver(metric = "stm") {
	return answering(once(() => loadClient(metric)));
}

/**
 * @param {Metric} [metric] As for `lazySolver`.
 * @returns {PlaySolver}
 */
export function playSolver(metric = "stm") {
	/** @type {import("./page-core.js").LineCore | undefined} */
	let lines;
	const load = async () => {
		const [client, core] = await Promise.all([
			loadClient(metric),
			loadLines(metric),
		]);
		lines = core;
		return client;
	};
	return {
		...answering(once(load)),
		metric,
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

/** One for all puzzles of a page. @type {PlaySolver | undefined} */
let inMoves;

/**
 * Returns the solver that a puzzle asks: that of its metric now.
 *
 * @param {PlaySolver} inSlides
 * @param {() => Metric} metric
 * @returns {PlaySolver}
 */
export function solverBy(inSlides, metric) {
	const now = () => {
		if (metric() === "stm") return inSlides;
		inMoves ??= playSolver("mtm");
		return inMoves;
	};
	return {
		get metric() {
			return metric();
		},
		get lines() {
			return now().lines;
		},
		solve: (...question) => now().solve(...question),
		grade: (...play) => now().grade(...play),
		prepare: (...goal) => now().prepare(...goal),
		// Levels count slides.
		draw: inSlides.draw,
	};
}

/** @param {Metric} metric */
async function loadClient(metric) {
	const [client, pool, start, { loadWeights }, module] = await Promise.all([
		import("./client.js"),
		import("./worker-pool.js"),
		import("./start.js"),
		import("./load-weights.js"),
		compiled[metric](),
	]);
	return new client.SolverClient({
		start: start.solverStarter(module, metric),
		weights: loadWeights,
		pool: new pool.WorkerPool({
			start: start.helperStarter(module, metric),
			most: pool.helpersOf(globalThis.navigator?.hardwareConcurrency),
			weights: loadWeights,
		}),
		onLost: (reason) => console.info("the solver was lost:", reason),
	});
}

/** @param {Metric} metric */
async function loadLines(metric) {
	const { lineCore } = await import("./page-core.js");
	return lineCore(await compiled[metric](), metric);
}
