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

/** The text or the group of another name, in the same language: `@:puzzle.undo`. */
const LINK = /^@:([\w-]+)\.([\w.-]+)$/;

/**
 * Returns a table, with what its links in English stand for. A language has a text of its
 * own there only if it says it otherwise.
 *
 * @param {string} tag
 * @param {string} name
 * @returns {any}
 */
export function readTable(tag, name, folder = MESSAGES) {
	/** @type {(of: string, table: string) => any} */
	const read = (of, table) => readJson(join(folder, of, `${table}.json`));
	/** @type {(own: any, english: any) => any} */
	const filled = (own, english) => {
		/** @type {any} */
		const all = {};
		for (const key of Object.keys({ ...english, ...own })) {
			const text = english[key];
			const [link, table, path] = LINK.exec(text) ?? [];
			if (link && (own[key] ?? link) === link) {
				const names = path.split(".");
				const last = String(names.pop());
				const group = names.reduce((of, one) => of?.[one], read(tag, table));
				// One that leads to another link would have to be followed.
				const there = JSON.stringify(group?.[last]);
				if (there === undefined || there.includes('"@:')) {
					throw new Error(`www/messages/${tag}/${name}.json: no ${link}`);
				}
				all[key] = group[last];
				// With what a translator is told there.
				if (`@${last}` in group) all[`@${key}`] = group[`@${last}`];
			} else if (isGroup(text) && !key.startsWith("@")) {
				all[key] = filled(own[key] ?? {}, text);
			} else if (key in own) all[key] = own[key];
		}
		return all;
	};
	return filled(read(tag, name), read("en", name));
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

/** @param {unknown} texts */
function isGroup(texts) {
	return Object(texts) === texts && !Array.isArray(texts);
}

/** @param {string} path */
function readJson(path) {
	return JSON.parse(readFileSync(path, "utf8"));
}
