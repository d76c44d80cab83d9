/**
 * A QR code, with the margin that scanners need.
 */

import { encode } from "uqr";

/** The margin, in modules. */
const MARGIN = 4;

/** A larger code would have modules of less than 2 px on a phone. */
const LARGEST = 25;

/**
 * Returns the dark modules as a path, a bar for those that touch in a row, and the side
 * of the code with its margin, in modules. `null` if the text is too long.
 */
export function outline(text: string) {
	const modules = modulesOf(text);
	if (modules === null) return null;
	let path = "";
	modules.forEach((row, y) => {
		for (let x = 0; x < row.length; x++) {
			if (!row[x]) continue;
			const begin = x;
			while (row[x + 1]) x += 1;
			const length = x + 1 - begin;
			path += `M${begin + MARGIN} ${y + MARGIN}h${length}v1h-${length}z`;
		}
	});
	return { path, side: modules.length + 2 * MARGIN };
}

/** @returns Rows of modules; `true` is dark. */
function modulesOf(text: string): boolean[][] | null {
	try {
		// As much correction as its size has room for.
		const options = { border: 0, maxVersion: LARGEST, boostEcc: true };
		return encode(text, { ecc: "L", ...options }).data;
	} catch (error) {
		if (error instanceof RangeError) return null;
		throw error;
	}
}
