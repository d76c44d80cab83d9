/**
 * What is said of cells and tiles that are set up. Pure.
 */

import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import { join } from "../../../messages/language.ts";

/** So many tiles are read at once. */
const READ = 8;

/**
 * Returns the name of a cell: where it is, what is in it, and what is to be said of it.
 *
 * @param tile 0 for the gap.
 */
export function cellText(
	strings: SetupStrings,
	row: number,
	column: number,
	tile: number | null,
	notes: string[],
) {
	const { cellEmpty, cellGap, cell, comma } = strings;
	const what = tile === null ? cellEmpty : tile === 0 ? cellGap : String(tile);
	return join([cell(row, column, what), ...notes], comma);
}

/** @param tiles That are on no cell yet. */
export function missingText(
	{ missing, gapAmong, listComma }: SetupStrings,
	tiles: number[],
) {
	const named = tiles
		.slice(0, READ)
		.map((tile) => (tile === 0 ? gapAmong : String(tile)));
	return missing(join(named, listComma), tiles.length - named.length);
}
