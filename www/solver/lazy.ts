/**
 * The solver, loaded when it is first wanted: playing needs none of it.
 */

import { hasWasm } from "../core/compile.ts";
import { once } from "../core/once.ts";
import { multiTileModule, solverModule } from "../core/wasm-source.ts";
import type { SolverClient } from "./client.ts";
import type { Metric } from "./metric.ts";
import type { LineCore } from "./page-core.ts";

export type LazySolver = Pick<
	SolverClient,
	"solve" | "grade" | "draw" | "prepare"
>;

/** A solver whose lines are followed: `lines` is there from its first answer on. */
export type PlaySolver = LazySolver & {
	readonly lines: LineCore;
	readonly metric: Metric;
};

/** Metric → its module, `null` where wasm is forbidden. */
const compiled = {
	stm: once(async () => ((await hasWasm()) ? solverModule() : null)),
	mtm: once(async () => ((await hasWasm()) ? multiTileModule() : null)),
};

/** @param metric What the lengths count. In moves there is no `draw`. */
export function lazySolver(metric: Metric = "stm"): LazySolver {
	return answering(once(() => loadClient(metric)));
}

/** @param metric As for `lazySolver`. */
export function playSolver(metric: Metric = "stm"): PlaySolver {
	let lines: LineCore | undefined;
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

function answering(loaded: () => Promise<LazySolver>): LazySolver {
	return {
		solve: async (...question) => (await loaded()).solve(...question),
		grade: async (...question) => (await loaded()).grade(...question),
		draw: async (...wish) => (await loaded()).draw(...wish),
		prepare: async (...goal) => (await loaded()).prepare(...goal),
	};
}

/** One for all puzzles of a page. */
let inMoves: PlaySolver | undefined;

/** Returns the solver that a puzzle asks: that of its metric now. */
export function solverBy(
	inSlides: PlaySolver,
	metric: () => Metric,
): PlaySolver {
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

async function loadClient(metric: Metric) {
	const [client, pool, start, { loadWeights }, module] = await Promise.all([
		import("./client.ts"),
		import("./worker-pool.ts"),
		import("./start.ts"),
		import("./load-weights.ts"),
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

async function loadLines(metric: Metric) {
	const { lineCore } = await import("./page-core.ts");
	return lineCore(await compiled[metric](), metric);
}
