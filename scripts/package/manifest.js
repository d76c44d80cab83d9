/**
 * `custom-elements.json`: what the element is, by the analyzer from its source,
 * with what the analyzer cannot see or takes for something else.
 */

import { cli } from "@custom-elements-manifest/analyzer/cli.js";
import { TOKENS } from "../../www/element/style.js";
import { ROOT } from "../setup.js";

/**
 * What each custom property is for.
 *
 * @type {Record<string, string>}
 */
export const PROPERTIES = {
	paper: "Behind everything.",
	raised: "Buttons.",
	ink: "Text.",
	"ink-soft": "Text that matters less.",
	rule: "Borders of buttons.",
	accent: "The panel where the goal is reached, and the button that runs.",
	"accent-ink": "Text on the accent.",
	focus: "The ring around what has the focus.",
	bad: "What went wrong.",
	shade: "The shadow below the board.",
	tray: "The rim of the board.",
	well: "The floor of the board.",
	"tile-number": "Numbers and letters.",
	hint: "The tile that a hint is about.",
	"tile-from": "The tile of the goal's first cell; the others lie between.",
	"tile-to": "The tile of the goal's last cell.",
	gap: "Between tiles, as a part of a tile's side.",
	rim: "Around the tiles, as a part of a tile's side.",
	"tile-radius": "A tile's corners, as a part of its side.",
	radius: "Corners of panel and buttons.",
	font: "Of the panel.",
	"tile-font": "Of the tiles.",
	text: "Size of the text; the distances grow with it.",
	"slide-duration": "Of one slide.",
	"deal-duration": "Of the tiles going to a new board.",
	quick: "Of a button's change of colour.",
};

/** Methods that a browser calls. */
const CALLED_BACK = /Callback$/;

export async function makeManifest() {
	const globs = ["www/element/element.js", "www/element/reflected.js"];
	const manifest = await cli({
		argv: ["analyze", "--quiet", "--globs", ...globs],
		cwd: ROOT,
		noWrite: true,
	});
	const element = manifest.modules
		.flatMap((/** @type {any} */ module) => module.declarations)
		.find((/** @type {any} */ declared) => declared.customElement);
	// Where it comes from does not matter to who uses it.
	for (const list of [element.attributes, element.members]) {
		for (const one of list) delete one.inheritedFrom;
	}
	element.superclass = { name: "HTMLElement", package: "global:" };
	element.members = element.members.filter(
		(/** @type {any} */ { name, privacy, description, kind }) =>
			privacy !== "private" &&
			!CALLED_BACK.test(name) &&
			// A property of another thing that is set in the constructor.
			!(kind === "field" && name === "adoptedStyleSheets" && !description),
	);
	// One whose name the analyzer read off a call is no event of that name.
	element.events = element.events.filter(
		(/** @type {any} */ { description }) => description,
	);
	element.cssProperties = cssProperties();
	return {
		schemaVersion: manifest.schemaVersion,
		readme: "README.md",
		modules: [
			{
				kind: "javascript-module",
				path: "index.js",
				declarations: [element],
				exports: [exported("js", "SlidingPuzzleElement")],
			},
			{
				kind: "javascript-module",
				path: "define.js",
				declarations: [],
				exports: [exported("custom-element-definition", element.tagName)],
			},
		],
	};
}

/**
 * @param {string} kind
 * @param {string} name
 */
function exported(kind, name) {
	const declaration = { name: "SlidingPuzzleElement", module: "index.js" };
	return { kind, name, declaration };
}

function cssProperties() {
	return Object.entries(TOKENS).map(([name, value]) => ({
		name: `--sliding-puzzle-${name}`,
		description: PROPERTIES[name],
		default: (typeof value === "string"
			? value
			: `light-dark(${value.join(", ")})`
		).replaceAll(/\s+/g, " "),
	}));
}
