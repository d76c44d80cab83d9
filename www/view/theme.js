/**
 * The look of the board, from the style of the puzzle it is on.
 *
 * A tile's colour shows where it belongs: the row gives it its hue, the column its
 * lightness. So no two tiles of a board have the same colour, and a solved board is
 * smooth. A scheme can give all tiles of a row, or of another class, one colour.
 */

/**
 * Returns the class of a home cell, counted from 0, and how many classes there are.
 *
 * @typedef {(column: number, row: number, columns: number, rows: number) =>
 *   [index: number, count: number]} Scheme
 */

/**
 * The schemes that are loaded (`schemes.js`), by name. In any other scheme, each home
 * has a colour of its own.
 *
 * @type {Record<string, Scheme>}
 */
export const SCHEMES = {};

/**
 * @typedef {object} Theme
 * @property {string} font The font family.
 * @property {string} tray
 * @property {string} well The colour of empty cells.
 * @property {string} number
 * @property {string} outline Of a tile; transparent for none.
 * @property {string} hint
 * @property {string} from The colour of the tile in the first cell, or transparent: the
 *   palette has it.
 * @property {string} to The colour of the tile in the last cell.
 * @property {string} palette Numbers: the lightness of the first tile in OKLCH, what the
 *   last column and the last row add to it; the chroma per lightness of the first row,
 *   and what the last row adds; the hue of the first row, and what the last row adds.
 * @property {string} scheme
 * @property {import("./layout.js").Shape} shape
 * @property {number} slideMs
 * @property {number} dealMs
 */

/**
 * @param {Record<string, Element>} swatches Elements in these colours, because
 *   only the browser can evaluate `var()`, `light-dark()` and the like.
 * @param {Element} element Has the other values as custom properties.
 * @param {string} scheme
 * @returns {Theme}
 */
export function readTheme(swatches, element, scheme) {
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
		palette: text("--tile-colors"),
		// Until a scheme has loaded, there is no sheet of sprites in its name.
		scheme: scheme in SCHEMES ? scheme : "",
		shape: {
			gap: part(text("--gap"), 0.3),
			rim: part(text("--rim"), 0.5),
			radius: part(text("--tile-radius"), 0.5),
		},
		slideMs: milliseconds(text("--slide-duration")),
		dealMs: milliseconds(text("--deal-duration")),
	};
}

/** How a browser writes the colour `transparent`. */
export const TRANSPARENT = "rgba(0, 0, 0, 0)";

/**
 * Returns the face, the light upper edge and the dark lower edge of a tile.
 *
 * @param {Pick<Theme, "from" | "to" | "palette" | "scheme">} theme
 * @param {number} home
 * @param {number} columns
 * @param {number} rows
 */
export function tileColors(theme, home, columns, rows) {
	const column = home % columns;
	const row = (home - column) / columns;
	const { [theme.scheme]: scheme } = SCHEMES;
	let [x, y] = [column / (columns - 1), row / (rows - 1)];
	if (scheme) {
		const [index, count] = scheme(column, row, columns, rows);
		// Classes side by side differ in hue and in lightness.
		[x, y] = [index % 2, index / Math.max(1, count - 1)];
	}
	const face = faceAt(theme, x, y);
	return {
		face,
		top: `color-mix(in oklab, ${face}, white 4%)`,
		edge: `color-mix(in oklab, ${face}, black 26%)`,
	};
}

/**
 * @param {Pick<Theme, "from" | "to" | "palette">} theme
 * @param {number} x From 0 in the first column to 1 in the last.
 * @param {number} y
 */
function faceAt({ from, to, palette }, x, y) {
	const at = (/** @type {number} */ x, /** @type {number} */ y) => {
		const [light, lightX, lightY, part, partY, hue, hueY] = palette.split(" ");
		const l = +light + x * +lightX + y * +lightY;
		return `oklch(${l} ${l * (+part + y * +partY)} ${+hue + y * +hueY})`;
	};
	if (from === to && from === TRANSPARENT) return at(x, y);
	const first = from === TRANSPARENT ? at(0, 0) : from;
	const last = to === TRANSPARENT ? at(1, 1) : to;
	// A page gives the ends of the diagonal. What lies beside it is darker, on one side
	// more than on the other, so that homes differ.
	const mixed = `color-mix(in oklch, ${first}, ${last} ${(x + y) * 50}%)`;
	const dark = from === to ? 0 : x > y ? (x - y) * 24 : (y - x) * 11;
	return `color-mix(in oklab, ${mixed}, black ${dark}%)`;
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
