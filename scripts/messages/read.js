/**
 * Reads the messages. Imports only Node's own modules: the site's own plugins need some
 * of them before any is compiled.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.js";

export const MESSAGES = join(ROOT, "www/messages");

/** The file of a language that says what it is called, and how it makes lists. */
const ABOUT = "language.json";

/**
 * @typedef {import("./compile.js").Language & { name: string, direction?: "rtl" }} Language
 */

/** Returns the languages: English, then the others by their tags. */
export function readLanguages(folder = MESSAGES) {
	const others = readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && entry.name !== "compiled")
		.map(({ name }) => name)
		.filter((name) => name !== "en")
		.sort();
	return ["en", ...others].map((tag) => {
		const about = readJson(join(folder, tag, ABOUT));
		return /** @type {Language} */ ({ tag, ...about });
	});
}

/**
 * Returns the names of a language's tables.
 *
 * @param {string} tag
 */
export function tablesOf(tag, folder = MESSAGES) {
	return readdirSync(join(folder, tag))
		.filter((name) => name !== ABOUT && name.endsWith(".json"))
		.map((name) => name.replace(/\.json$/, ""))
		.sort();
}

/**
 * @param {string} tag
 * @param {string} name
 * @returns {any}
 */
export function readTable(tag, name, folder = MESSAGES) {
	return readJson(join(folder, tag, `${name}.json`));
}

/**
 * Returns one of the few texts that are needed in each language at once.
 *
 * @param {string} name In `together.json`.
 * @returns {Record<string, any>} Language tag → text or texts.
 */
export function readTogether(name, folder = MESSAGES) {
	return Object.fromEntries(
		readLanguages(folder).map(({ tag }) => {
			const texts = readTable(tag, "together", folder);
			if (!(name in texts)) {
				throw new Error(`www/messages/${tag}/together.json: no ${name}`);
			}
			return [tag, texts[name]];
		}),
	);
}

/**
 * Returns what a page says before its own texts are loaded: its header, and that it could
 * not be loaded.
 *
 * @returns {Record<string, Record<string, string>>} Language tag → name → text.
 */
export function readFirstWords(folder = MESSAGES) {
	const gone = readTogether("gone", folder);
	const headers = Object.entries(readTogether("header", folder));
	return Object.fromEntries(
		headers.map(([tag, header]) => {
			const { lost, reload } = gone[tag];
			return [tag, { ...header, lost, reload }];
		}),
	);
}

/** @param {string} path */
function readJson(path) {
	return JSON.parse(readFileSync(path, "utf8"));
}
