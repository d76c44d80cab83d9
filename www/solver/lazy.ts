/**
 * The solver, loaded when it is first wanted: playing needs none of it.
 */

import { hasWasm } from "../core/compile.ts";
import { once } from "../core/once.ts";
import { multiTileModule, solverModule } from "../core/wasm-source.ts";
import { SolverClient } from "./client.ts";
import { loadWeights } from "./load-weights.ts";
import type { Metric } from "./metric.ts";
import { type LineCore, lineCore } from "./page-core.ts";
import { helpersOf, WorkerPool } from "./worker-pool.ts";

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

function playSolver(metric: Metric): PlaySolver {
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

const shared: Partial<Record<Metric, PlaySolver>> = {};

/** Returns the solver of a metric: one worker and one set of tables for all of a page. */
export function sharedSolver(metric: Metric = "stm"): PlaySolver {
	shared[metric] ??= playSolver(metric);
	return shared[metric];
}

/** Returns the solver that a puzzle asks: that of its metric now. */
export function solverBy(metric: () => Metric): PlaySolver {
	const now = () => sharedSolver(metric());
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
		draw: (...wish) => sharedSolver().draw(...wish),
	};
}

async function loadClient(metric: Metric) {
	// With it comes the worker's script: 7 kB.
	const [start, module] = await Promise.all([
		import("./start.ts"),
		compiled[metric](),
	]);
	return new SolverClient({
		start: start.solverStarter(module, metric),
		weights: loadWeights,
		pool: new WorkerPool({
			start: start.helperStarter(module, metric),
			most: helpersOf(globalThis.navigator?.hardwareConcurrency),
			weights: loadWeights,
		}),
		onLost: (reason) => console.info("the solver was lost:", reason),
	});
}

async function loadLines(metric: Metric) {
	return lineCore(await compiled[metric](), metric);
}
