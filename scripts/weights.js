/**
 * The weights that are shipped: the files of `www/core/weights/`, each with the name
 * that the solver asks for it by.
 */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./setup.js";

export const WEIGHTS = join(ROOT, "www", "core", "weights");

const END = ".bin";

/** @param {string} [folder] Where there is none, there are no weights. */
export function weightNames(folder = WEIGHTS) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((file) => file.endsWith(END))
		.map((file) => file.slice(0, -END.length))
		.sort();
}
