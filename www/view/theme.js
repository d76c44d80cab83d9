/**
 * The colours of the tiles, from the custom properties of the page.
 *
 * A tile's colour tells where it belongs: the hue runs from the first cell of
 * the goal to the last along the diagonal, so a solved board is one smooth
 * picture and a shuffled one is not. Numbers stay readable: the lightness keeps
 * white text above 4.5 : 1 on every tile.
 */

/**
 * @typedef {object} Theme
 * @property {string} font Family.
 * @property {string} tray
 * @property {string} well Of the cells.
 * @property {string} number
 * @property {string} hint
 * @property {number[]} from Lightness, chroma, hue of the first cell's tile.
 * @property {number[]} to The same of the last cell's.
 */

/**
 * @param {HTMLElement} element
 * @returns {Theme}
 */
export function readTheme(element) {
	const style = getComputedStyle(element);
	const text = (/** @type {string} */ name) =>
		style.getPropertyValue(name).trim();
	const numbers = (/** @type {string} */ name) =>
		text(name).split(/\s+/).map(Number);
	return {
		font: text("--tile-font"),
		tray: text("--tray"),
		well: text("--well"),
		number: text("--tile-number"),
		hint: text("--hint"),
		from: numbers("--tile-from"),
		to: numbers("--tile-to"),
	};
}

/**
 * Face, light upper edge and dark lower edge of the tile that belongs in a cell.
 *
 * @param {Theme} theme
 * @param {number} home
 * @param {number} columns
 * @param {number} rows
 */
export function tileColors({ from, to }, home, columns, rows) {
	const column = home % columns;
	const row = Math.floor(home / columns);
	const part = (column / (columns - 1) + row / (rows - 1)) / 2;
	const [l, c, h] = from.map((value, i) => value + (to[i] - value) * part);
	const color = (/** @type {number} */ lighter) =>
		`oklch(${(l + lighter).toFixed(3)} ${c.toFixed(3)} ${h.toFixed(1)})`;
	return { face: color(0), top: color(0.035), edge: color(-0.13) };
}
