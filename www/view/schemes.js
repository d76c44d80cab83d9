/**
 * How speed-solvers colour tiles: by what they solve one after the other. Loaded when
 * a puzzle asks for one of these schemes.
 */

import { SCHEMES } from "./theme.js";

SCHEMES.rows = (_, row, __, rows) => [row, rows];

SCHEMES.columns = (column, _, columns) => [column, columns];

/** Layers in the shape of an L: a row and a column at a time. */
SCHEMES.fringe = (column, row, columns, rows) => [
	Math.min(column, row),
	Math.min(columns, rows),
];

/** Rows, but the last two, which are solved column by column. */
SCHEMES["last-rows"] = (column, row, columns, rows) => {
	const above = rows - 2;
	return [row < above ? row : above + column, above + columns];
};
