/**
 * The statistics of the core. Loaded by the pages that show them.
 */

import { once } from "../once.js";
import { compileForSite } from "./site-module.js";

/**
 * @typedef {typeof import("../wasm/statistics.js")} Module
 * @typedef {Pick<Module, "Plays" | "File" | "Export" | "Marathon" | "PastMarathons">} Statistics
 */

/** Resolves with the statistics, loaded once. Rejects with `NeedsWasm`. @type {() => Promise<Statistics>} */
export const loadStatistics = once(async () => {
	const [statistics, module] = await Promise.all([
		import("../wasm/statistics.js"),
		compileForSite(new URL("../wasm/statistics_bg.wasm", import.meta.url)),
	]);
	await statistics.default({ module_or_path: module });
	return statistics;
});
