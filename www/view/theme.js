/**
 * The look of the board, from the style of the puzzle it is on.
 *
 * A tile's colour shows where it belongs. Colours run along the diagonal, from the
 * first cell of the goal to the last, so a solved board is smooth and a shuffled one
 * is not. White numbers have a contrast above 4.5 : 1 on every tile.
 */

/**
 * @typedef {object} Theme
 * @property {string} font The font family.
 * @property {string} tray
 * @property {string} well The colour of empty cells.
 * @property {string} number
 * @property {string} outline Of a tile; transparent for none.
 * @property {string} hint
 * @property {string} from The colour of the tile in the first cell.
 * @property {string} to The colour of the tile in the last cell.
 * @property {import("./layout.js").Shape} shape
 * @property {number} slideMs
 * @property {number} dealMs
 */

/**
 * @param {Record<string, Element>} swatches Elements in these colours, because
 *   only the browser can evaluate `var()`, `light-dark()` and the like.
 * @param {Element} element Has the other values as custom properties.
 * @returns {Theme}
 */
export function readTheme(swatches, element) {
	const color = (/** @type {string} */ name) =>
		getComputedStyle(swatches[name]).color;
	const style = getComputedStyle(element);
	const text = (/** @type {string} */ name) =>
		style.getPropertyValue(name).trim();
	return {
		font: text("--tile-font"),
		tray: color("tray"),
		well: color("well"),
		number: color("tile-number"),
		outline: color("tile-outline"),
		hint: color("hint"),
		from: color("tile-from"),
		to: color("tile-to"),
		shape: {
			gap: part(text("--gap"), 0.3),
			rim: part(text("--rim"), 0.5),
			radius: part(text("--tile-radius"), 0.5),
		},
		slideMs: milliseconds(text("--slide-duration")),
		dealMs: milliseconds(text("--deal-duration")),
	};
}

/**
 * Returns the face, the light upper edge and the dark lower edge of a tile.
 *
 * @param {Pick<Theme, "from" | "to">} theme
 * @param {number} home
 * @param {number} columns
 * @param {number} rows
 */
export function tileColors({ from, to }, home, columns, rows) {
	const column = home % columns;
	const row = Math.floor(home / columns);
	const part = (column / (columns - 1) + row / (rows - 1)) / 2;
	const face = `color-mix(in oklch, ${from}, ${to} ${(part * 100).toFixed(1)}%)`;
	return {
		face,
		top: `color-mix(in oklab, ${face}, white 7%)`,
		edge: `color-mix(in oklab, ${face}, black 26%)`,
	};
}

/**
 * Returns a colour as the canvas writes it. Setting a mix takes a canvas 20 µs each
 * time, and setting the result takes 2 µs.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {string} color
 */
export function resolveColor(context, color) {
	let resolved = RESOLVED.get(color);
	if (resolved === undefined) {
		context.fillStyle = color;
		resolved = String(context.fillStyle);
		// Somebody is changing the colours, and the old ones are not needed.
		if (RESOLVED.size > 2_000) RESOLVED.clear();
		RESOLVED.set(color, resolved);
	}
	return resolved;
}

/** @type {Map<string, string>} */
const RESOLVED = new Map();

/**
 * Returns a fraction of a tile's side; 0 if the text is no number.
 *
 * @param {string} text
 * @param {number} most
 */
function part(text, most) {
	const value = Number.parseFloat(text);
	return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}

/**
 * Returns a CSS time in milliseconds; 0 if the text is none.
 *
 * @param {string} text
 */
function milliseconds(text) {
	const value = Number.parseFloat(text);
	if (!Number.isFinite(value)) return 0;
	return Math.max(0, text.endsWith("ms") ? value : value * 1000);
}
