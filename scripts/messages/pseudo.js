/**
 * A language that nobody speaks, made from the English messages: accented, a third
 * longer, between brackets, written from right to left. Whoever reads a page in it sees
 * what is not translated, what is cut off and what leans to the wrong side.
 */

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import { printAST } from "@formatjs/icu-messageformat-parser/printer.js";
import { readTable, tablesOf } from "./read.js";

/** A tag for private use: of the languages that there are, none is near it. */
export const PSEUDO = "qaa";

const PLAIN = "aeiouyAEIOUYcCnNsSzZ";
const ACCENTED = "åéîöûýÅÉÎÖÛÝçÇñÑšŠžŽ";

/**
 * Adds the language to a folder of messages.
 *
 * @param {string} folder
 */
export function writePseudo(folder) {
	const to = join(folder, PSEUDO);
	mkdirSync(to, { recursive: true });
	const write = (/** @type {string} */ name, /** @type {unknown} */ texts) =>
		writeFileSync(join(to, `${name}.json`), JSON.stringify(texts));
	for (const name of tablesOf("en")) write(name, entry(readTable("en", name)));
	write("language", {
		name: "‏Pšéûðö",
		direction: "rtl",
		comma: ", ",
		and: " ånd ",
	});
}

/** @param {any} texts @returns {any} */
function entry(texts) {
	if (typeof texts === "string") return pseudo(texts);
	if (Array.isArray(texts)) return texts.map(entry);
	const entries = Object.entries(texts)
		.filter(([name]) => !name.startsWith("@"))
		.map(([name, of]) => [name, entry(of)]);
	return Object.fromEntries(entries);
}

/**
 * Returns a text in that language. What stands between others (`, `) stays.
 *
 * @param {string} text An ICU message.
 * @returns {string}
 */
export function pseudo(text) {
	if (!/\p{L}/u.test(text)) return text;
	const elements = parse(text, { ignoreTag: true });
	/** @param {typeof elements} within */
	const accent = (within) => {
		for (const element of within) {
			if (element.type === TYPE.literal)
				element.value = accented(element.value);
			else if (element.type === TYPE.select || element.type === TYPE.plural) {
				for (const { value } of Object.values(element.options)) accent(value);
			}
		}
	};
	accent(elements);
	return `⟦${printAST(elements)}⟧`;
}

/** @param {string} text */
function accented(text) {
	const letters = [...text].map(
		(letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter,
	);
	const vowels = text.match(/[aeiou]/g) ?? [];
	return letters.join("") + "·".repeat(Math.floor(vowels.length / 2));
}
