/**
 * The laboratory of the core. Loaded by its page.
 */

import { once } from "../once.js";
import { compileForSite } from "./site-module.js";

/**
 * @typedef {typeof import("../wasm/lab.js")} Module
 * @typedef {Pick<Module, "Lab" | "csvField" | "drawBoards" | "goalText" | "readTiles" | "searchKinds" | "solvability" | "summary"> & { __wbg_reset_state: () => void }} LabCore
 * @typedef {import("../wasm/lab.js").Lab} Lab
 * @typedef {import("../wasm/lab.js").Search} Search
 * @typedef {import("../wasm/lab.js").SearchProgress} SearchProgress
 * @typedef {import("../wasm/lab.js").SearchKind} SearchKind
 * @typedef {import("../wasm/lab.js").SolvableResult} SolvableResult
 * @typedef {import("../wasm/lab.js").NumberSummary} NumberSummary
 */

/**
 * Resolves with the laboratory, loaded once, and with the compiled module for a worker.
 * Rejects with `NeedsWasm`.
 *
 * @type {() => Promise<{ core: LabCore, module: WebAssembly.Module }>}
 */
export const loadLab = once(async () => {
	const [core, module] = await Promise.all([
		import("../wasm/lab.js"),
		compileForSite(new URL("../wasm/lab_bg.wasm", import.meta.url)),
	]);
	await core.default({ module_or_path: module });
	return { core, module };
});
