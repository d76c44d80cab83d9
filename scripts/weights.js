/**
 * The weights that are shipped: the files of `www/core/weights/`. The solver asks
 * for each by its file name without `.bin`.
 */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./setup.js";

export const WEIGHTS = join(ROOT, "www", "core", "weights");

const END = ".bin";

/**
 * Returns the names of the weights, sorted.
 *
 * @param {string} [folder] If it does not exist, the list is empty.
 */
export function weightNames(folder = WEIGHTS) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((file) => file.endsWith(END))
		.map((file) => file.slice(0, -END.length))
		.sort();
}
