/**
 * The laboratory of the core from inside the script: for notebooks, which import one
 * file. Nothing here waits, so that CommonJS can `require` it.
 */

import type { LabCore } from "./later/site-modules.ts";
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
import { HEX } from "./wasm/lab-bytes.js";

/** Returns the laboratory. Throws where WebAssembly is forbidden. */
export function loadLabInside(): LabCore {
	try {
		initSync({ module: new WebAssembly.Module(bytesOf(HEX)) });
	} catch (cause) {
		const text = "WebAssembly is not allowed here, and taquin-lab.js needs it";
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

/** @param hex Two digits a byte. */
function bytesOf(hex: string) {
	const bytes = new Uint8Array(hex.length / 2);
	for (let n = 0; n < bytes.length; n++) {
		bytes[n] = Number(`0x${hex.slice(2 * n, 2 * n + 2)}`);
	}
	return bytes;
}
