/**
 * The manifest of the installed game. All its addresses are relative to it, so that
 * the game can be installed from any folder of any site.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { TOKENS } from "../../www/element/tokens.ts";
import { readTogether } from "../messages/read.js";
import { ROOT } from "../root.js";

/** The pictures of `npm run pictures`, here and on the site. */
export const PICTURES = "www/install";
const ON_SITE = "install";

/** The name of the manifest, beside the pages. */
export const MANIFEST = "manifest.webmanifest";

/** @typedef {"name" | "short_name" | "description" | "daily" | "new" | "narrow" | "wide"} Text */

/** Language tag → the texts. @type {Record<string, Record<Text, string>>} */
const TEXTS = readTogether("manifest");

const ICONS = [
	icon("icon-192.png", "any"),
	icon("icon-512.png", "any"),
	icon("icon-maskable-512.png", "maskable"),
];

/** The files that the manifest or a page names, beside the screenshots. */
export const FILES = [
	"apple-touch-icon.png",
	"preview.png",
	...ICONS.map(({ src }) => src.replace(`${ON_SITE}/`, "")),
];

/** The screenshots, by the form of the window. */
export const SCREENSHOTS = /** @type {const} */ ({
	narrow: { width: 390, height: 844, pixels: 2 },
	wide: { width: 1280, height: 800, pixels: 1 },
});

/** Returns the manifest. */
export function makeManifest() {
	return {
		...localized("name", "name"),
		...localized("short_name", "short_name"),
		...localized("description", "description"),
		lang: "en",
		dir: "ltr",
		// No `id`: it would be relative to the site, not to the folder, so that two games
		// of one site would be one. Without it, the start is what the game is known by.
		start_url: "./",
		scope: "./",
		display: "standalone",
		// A shortcut puts another game in the window that is open, if there is one.
		launch_handler: { client_mode: ["navigate-existing", "auto"] },
		background_color: TOKENS.paper[0],
		theme_color: TOKENS.paper[0],
		categories: ["games", "puzzle"],
		icons: ICONS,
		shortcuts: [
			shortcut("daily", "./#daily=4x4"),
			shortcut("new", "./#size=4x4"),
		],
		screenshots: Object.entries(SCREENSHOTS).map(
			([form, { width, height, pixels }]) => ({
				...localized("label", /** @type {keyof typeof SCREENSHOTS} */ (form)),
				src: `${ON_SITE}/${form}.webp`,
				type: "image/webp",
				sizes: `${width * pixels}x${height * pixels}`,
				form_factor: form,
			}),
		),
	};
}

/**
 * Returns a member in English, and in the other languages for browsers that choose.
 *
 * @param {string} member
 * @param {Text} text
 */
function localized(member, text) {
	const { en, ...others } = TEXTS;
	const translated = Object.entries(others).map(([tag, texts]) => [
		tag,
		texts[text],
	]);
	return {
		[member]: en[text],
		[`${member}_localized`]: Object.fromEntries(translated),
	};
}

/**
 * @param {"daily" | "new"} text
 * @param {string} url
 */
function shortcut(text, url) {
	return { ...localized("name", text), url, icons: [ICONS[0]] };
}

/**
 * @param {string} name
 * @param {string} purpose
 */
function icon(name, purpose) {
	const [, side] = /(\d+)\.png$/.exec(name) ?? [];
	return {
		src: `${ON_SITE}/${name}`,
		type: "image/png",
		sizes: `${side}x${side}`,
		purpose,
	};
}

/**
 * Returns the pictures: where each goes on the site, and its bytes.
 *
 * @returns {{ fileName: string, source: Uint8Array }[]}
 */
export function readPictures() {
	const names = [...FILES, ...Object.keys(SCREENSHOTS).map((n) => `${n}.webp`)];
	return names.map((name) => ({
		fileName: `${ON_SITE}/${name}`,
		source: readFileSync(join(ROOT, PICTURES, name)),
	}));
}
