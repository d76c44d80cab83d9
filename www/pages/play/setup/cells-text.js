/**
 * What is said of cells and tiles that are set up. Pure.
 */

import { join } from "../../../messages/language.js";

/** @typedef {import("../../../messages/compiled/setup-en.js").Texts} SetupStrings */

/** So many tiles are read at once. */
const READ = 8;

/**
 * Returns the name of a cell: where it is, what is in it, and what is to be said of it.
 *
 * @param {SetupStrings} strings
 * @param {number} row
 * @param {number} column
 * @param {number | null} tile 0 for the gap.
 * @param {string[]} notes
 */
export function cellText(strings, row, column, tile, notes) {
	const { cellEmpty, cellGap, cell, comma } = strings;
	const what = tile === null ? cellEmpty : tile === 0 ? cellGap : String(tile);
	return join([cell(row, column, what), ...notes], comma);
}

/**
 * @param {SetupStrings} strings
 * @param {number[]} tiles That are on no cell yet.
 */
export function missingText({ missing, gapAmong, listComma }, tiles) {
	const named = tiles
		.slice(0, READ)
		.map((tile) => (tile === 0 ? gapAmong : String(tile)));
	return missing(join(named, listComma), tiles.length - named.length);
}
