/**
 * The statistics of the core. Loaded by the pages that show them.
 */

import { compile, hasWasm } from "./compile.js";
import { once } from "./once.js";

/**
 * @typedef {typeof import("./wasm/statistics.js")} Module
 * @typedef {Pick<Module, "Plays" | "File" | "Export" | "Marathon" | "PastMarathons">} Statistics
 */

/** Resolves with the statistics, loaded once. @type {() => Promise<Statistics>} */
export const loadStatistics = once(async () => {
	if (!(await hasWasm())) return await import("./wasm/js/statistics.js");
	const [statistics, module] = await Promise.all([
		import("./wasm/statistics.js"),
		compile(new URL("./wasm/statistics_bg.wasm", import.meta.url)),
	]);
	await statistics.default({ module_or_path: module });
	return statistics;
});
