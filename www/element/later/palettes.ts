/**
 * The palettes beside the usual one, and the schemes of speed-solvers. Loaded when a
 * puzzle asks for one.
 *
 * The numbers are those of `--tile-colors` in `tokens.ts`. A test measures each palette
 * in each scheme, as different eyes see it (tests/web/colors.test.js).
 */

import { SCHEMES } from "../../view/theme.ts";
import { declare } from "../style.ts";

export const PALETTES: Record<string, Record<string, string | string[]>> = {
	// Moss, shallow water, deep water.
	reef: { "tile-colors": "0.538 -0.135 -0.1 0.151 0.04 130 142" },
	// Sandstone, lichen, slate: the quietest.
	stone: { "tile-colors": "0.548 -0.13 -0.125 0.085 0.03 58 204" },
	// Light tiles with dark numbers, from honey over rose to lilac.
	petal: {
		"tile-colors": "0.86 -0.135 -0.1 0.1 0.02 85 -176",
		"tile-number": "#1c1430",
		tray: ["#a699a8", "#0e0d12"],
		well: ["#96889a", "#17151d"],
	},
};

/** One per document. */
const sheets: WeakMap<Document, CSSStyleSheet> = new WeakMap();

/** High contrast has colours of its own. */
function css() {
	let text = "";
	for (const [name, tokens] of Object.entries(PALETTES)) {
		const host = `:host([palette="${name}" i]:not([theme="contrast" i]))`;
		text += `${host} #root { ${declare(tokens)} }\n`;
	}
	return `@media not (prefers-contrast: more) { ${text} }`;
}

/** Adds the palettes to the style of a puzzle, once. */
export function dress(tree: ShadowRoot) {
	const document = tree.ownerDocument;
	const view = document.defaultView;
	if (view === null) return;
	let sheet = sheets.get(document);
	if (sheet === undefined) {
		sheet = new view.CSSStyleSheet();
		sheet.replaceSync(css());
		sheets.set(document, sheet);
	}
	if (tree.adoptedStyleSheets.includes(sheet)) return;
	tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
}

// How speed-solvers colour tiles: by what they solve one after the other.
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

/** Quarters of the board, and each in quarters, which follow each other as in a U. */
SCHEMES.grids = (column, row, columns, rows) => {
	const x = Math.floor((column * Math.min(4, columns)) / columns);
	const y = Math.floor((row * Math.min(4, rows)) / rows);
	const quarter = Math.floor(x / 2) + 2 * Math.floor(y / 2);
	const within = y % 2 === 0 ? x % 2 : 3 - (x % 2);
	return classAt(4 * quarter + within, 4 * 4);
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
