/**
 * The laboratory of the core from inside the script: for notebooks, which import one
 * file.
 */

import { unpack } from "./unpack.js";
import {
	__wbg_reset_state,
	csvField,
	drawBoards,
	goalText,
	initSync,
	Lab,
	readTiles,
	searchKinds,
	solvability,
	summary,
} from "./wasm/lab.js";
import { BYTES } from "./wasm/lab-bytes.js";

/**
 * Resolves with the laboratory. Rejects where WebAssembly is forbidden: as JavaScript
 * the laboratory would be three times as large.
 *
 * @returns {Promise<import("./load-lab.js").LabCore>}
 */
export async function loadLabInside() {
	const bytes = await unpack(BYTES);
	try {
		initSync({ module: await WebAssembly.compile(bytes) });
	} catch (cause) {
		const text =
			"WebAssembly is not allowed here, and sliding-puzzle-lab.js needs it; the page lab.html does not";
		throw new Error(text, { cause });
	}
	return {
		Lab,
		csvField,
		drawBoards,
		goalText,
		readTiles,
		searchKinds,
		solvability,
		summary,
		__wbg_reset_state,
	};
}
