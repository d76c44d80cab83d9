/**
 * How speed-solvers colour tiles: by what they solve one after the other. Loaded when
 * a puzzle asks for one of these schemes.
 */

import { SCHEMES } from "../theme.ts";

SCHEMES.rows = (_, row, __, rows) => classAt(row, rows);

SCHEMES.columns = (column, _, columns) => classAt(column, columns);

/** Layers in the shape of an L: a row and a column at a time. */
SCHEMES.fringe = (column, row, columns, rows) =>
	classAt(Math.min(column, row), Math.min(columns, rows));

/** Rows, but the last two, which are solved column by column. */
SCHEMES["last-rows"] = (column, row, columns, rows) => {
	const above = rows - 2;
	return classAt(row < above ? row : above + column, above + columns);
};

/**
 * Returns where in the palette a class is. Classes side by side differ in hue and in
 * lightness.
 *
 * @param index From 0.
 */
function classAt(index: number, count: number): [x: number, y: number] {
	return [index % 2, index / (count - 1)];
}
