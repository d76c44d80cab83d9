/**
 * The rule of the puzzle as the tests know it: one tile goes one cell into the
 * blank. Shares no code with what is tested.
 */

/** A tile's way, in columns and rows. */
export const WAYS = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] };

/** @typedef {keyof typeof WAYS} Way */

/** @param {string} text Text form. */
export function cellsOf(text) {
	return text.split(/[ /]/).map(Number);
}

/**
 * @param {number[]} cells
 * @param {number} columns
 */
export function textOf(cells, columns) {
	const rows = [];
	for (let at = 0; at < cells.length; at += columns) {
		rows.push(cells.slice(at, at + columns).join(" "));
	}
	return rows.join("/");
}

/**
 * The cells after one slide; `null` when no tile can go that way.
 *
 * @param {number[]} cells
 * @param {number} columns
 * @param {Way} way
 * @returns {{ tile: number, cell: number, cells: number[] } | null} The tile,
 *   and where it was.
 */
export function slide(cells, columns, way) {
	const blank = cells.indexOf(0);
	const x = (blank % columns) - WAYS[way][0];
	const y = Math.floor(blank / columns) - WAYS[way][1];
	const isOn = x >= 0 && x < columns && y >= 0 && y < cells.length / columns;
	if (!isOn) return null;
	const cell = y * columns + x;
	const tile = cells[cell];
	return { tile, cell, cells: cells.with(blank, tile).with(cell, 0) };
}

/**
 * The cells after slides.
 *
 * @param {number[]} cells
 * @param {number} columns
 * @param {string} slides
 */
export function replay(cells, columns, slides) {
	return [...slides].reduce((cells, way, index) => {
		const next = slide(cells, columns, /** @type {Way} */ (way));
		if (next === null) throw new Error(`slide ${index + 1}, ${way}: no tile`);
		return next.cells;
	}, cells);
}

/**
 * The goal with the blank last.
 *
 * @param {number} count Of cells.
 */
export function goal(count) {
	return Array.from({ length: count }, (_, cell) => (cell + 1) % count);
}
