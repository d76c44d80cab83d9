/**
 * The look of the board, from the style of the puzzle it is on.
 *
 * A tile's colour shows where it belongs: the row gives it its hue, the column its
 * lightness. So no two tiles of a board have the same colour, and a solved board is
 * smooth. A scheme can give all tiles of a row, or of another class, one colour.
 */

import type { Shape } from "./layout.ts";

/**
 * Returns where in the palette the colour of a home cell is: from 0 to 1, first in the
 * direction of the columns, then of the rows.
 */
type Scheme = (
	column: number,
	row: number,
	columns: number,
	rows: number,
) => [x: number, y: number];

/** The schemes that are loaded, by name (`palettes.ts` has more). */
export const SCHEMES: Record<string, Scheme> = {
	home: (column, row, columns, rows) => [
		column / (columns - 1),
		row / (rows - 1),
	],
};

export type Theme = {
	/** The font family. */
	font: string;
	tray: string;
	/** The colour of empty cells. */
	well: string;
	number: string;
	/** Of a tile; transparent for none. */
	outline: string;
	hint: string;
	/**
	 * The colour of the tile in the first cell. Transparent: the palette has the
	 * colours.
	 */
	from: string;
	/** The colour of the tile in the last cell. */
	to: string;
	/**
	 * Numbers: the lightness of the first tile in OKLCH, what the last column and the
	 * last row add to it; the chroma per lightness of the first row, and what the last
	 * row adds; the hue of the first row, and what the last row adds.
	 */
	palette: string;
	scheme: Scheme;
	shape: Shape;
	slideMs: number;
	dealMs: number;
};

/**
 * @param swatches Elements in these colours, because only the browser can evaluate
 *   `var()`, `light-dark()` and the like.
 * @param element Has the other values as custom properties.
 */
export function readTheme(
	swatches: Record<string, Element>,
	element: Element,
	scheme: string,
): Theme {
	const color = (name: string) => getComputedStyle(swatches[name]).color;
	const style = getComputedStyle(element);
	const text = (name: string) => style.getPropertyValue(name).trim();
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
		scheme: SCHEMES[scheme] ?? SCHEMES.home,
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

/** Returns the face, the light upper edge and the dark lower edge of a tile. */
export function tileColors(
	theme: Pick<Theme, "from" | "to" | "palette" | "scheme">,
	home: number,
	columns: number,
	rows: number,
) {
	const { from, to, palette, scheme } = theme;
	const column = home % columns;
	const [x, y] = scheme(column, (home - column) / columns, columns, rows);
	let face = `color-mix(in oklch, ${from}, ${to} ${(x + y) * 50}%)`;
	if (from === TRANSPARENT || to === TRANSPARENT) {
		const [light, lightX, lightY, part, partY, hue, hueY] = palette.split(" ");
		const l = +light + x * +lightX + y * +lightY;
		face = `oklch(${l} ${l * (+part + y * +partY)} ${+hue + y * +hueY})`;
	}
	return {
		face,
		top: `color-mix(in oklab, ${face}, white 4%)`,
		edge: `color-mix(in oklab, ${face}, black 26%)`,
	};
}

/**
 * Returns a colour as the canvas writes it. Setting a mix takes a canvas 20 µs each
 * time, and setting the result takes 2 µs.
 */
export function resolveColor(context: CanvasRenderingContext2D, color: string) {
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

const RESOLVED: Map<string, string> = new Map();

/** Returns a fraction of a tile's side; 0 if the text is no number. */
function part(text: string, most: number) {
	const value = Number.parseFloat(text);
	return Number.isFinite(value) ? Math.min(most, Math.max(0, value)) : 0;
}

/** Returns a CSS time in milliseconds; 0 if the text is none. */
function milliseconds(text: string) {
	const value = Number.parseFloat(text);
	if (!Number.isFinite(value)) return 0;
	return Math.max(0, text.endsWith("ms") ? value : value * 1000);
}
