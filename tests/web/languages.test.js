/**
 * What holds for the messages of every language. That each has all tables, and each table
 * all names and no other, the compiler itself says.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";
import {
	readLanguages,
	readTable,
	tablesOf,
} from "../../scripts/messages/read.js";

/** @typedef {ReturnType<typeof parse>} Elements */

/** Categories of millions, which nothing here comes to. */
const OF_MILLIONS = ["es", "fr", "pt-BR"];

/** Words that are the same in English, by language. @type {Record<string, string>} */
const SAME = {
	de: "Animation, Link, Marathon, Marathons, Median, Pause, Position, Puzzle, Puzzles, Seed, Solver, System, Vibration",
	es: "Total",
	hi: "sliding-puzzle.png",
	fr: "Actions, Date, Expert, Inspection, Inversions, Marathon, Marathons, Menu, Pause, Place, Position, Record, Records, Total, Type",
	"pt-BR": "Link, Menu, Total",
};

/** Titles of papers, and names of programs. */
const NAMES = /\.origin$|^.*\.sources\./;

const languages = readLanguages().map(({ tag }) => tag);

/**
 * Yields each text of a table beside that of English.
 *
 * @param {any} texts
 * @param {any} english
 * @param {string} path
 * @returns {Iterable<[path: string, text: string, english: string]>}
 */
function* pairs(texts, english, path) {
	for (const [name, text] of Object.entries(texts)) {
		if (name.startsWith("@")) continue;
		const way = `${path}.${name}`;
		if (typeof text === "string") yield [way, text, english[name]];
		else yield* pairs(text, english[name], way);
	}
}

/** @param {string} tag */
function* textsOf(tag) {
	for (const table of tablesOf("en")) {
		const [texts, english] = [tag, "en"].map((of) => readTable(of, table));
		yield* pairs(texts, english, `${tag}/${table}`);
	}
}

/**
 * Yields the elements of a text, also those in its cases.
 *
 * @param {Elements} elements
 * @returns {Iterable<Elements[number]>}
 */
function* within(elements) {
	for (const element of elements) {
		yield element;
		if (!("options" in element)) continue;
		for (const { value } of Object.values(element.options))
			yield* within(value);
	}
}

/** @param {string} text */
const elementsOf = (text) => [...within(parse(text, { ignoreTag: true }))];

/**
 * Returns the arguments that a text names, and those that it says.
 *
 * @param {string} text
 */
function argumentsOf(text) {
	const named = new Set();
	const said = new Set();
	for (const element of elementsOf(text)) {
		if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
		named.add(element.value);
		const isSaid =
			element.type === TYPE.argument || element.type === TYPE.number;
		if (isSaid) said.add(element.value);
	}
	return { named, said };
}

for (const tag of languages) {
	test(`${tag}: what English says of its arguments is said`, () => {
		for (const [path, text, english] of textsOf(tag)) {
			const { named } = argumentsOf(text);
			for (const name of argumentsOf(english).said) {
				assert.ok(named.has(name), `${path} does not say ${name}`);
			}
		}
	});

	test(`${tag}: a text that counts has a form for each number`, () => {
		const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
		const needed = pluralCategories.filter(
			(category) => category !== "many" || !OF_MILLIONS.includes(tag),
		);
		for (const [path, text] of textsOf(tag)) {
			for (const element of elementsOf(text)) {
				if (element.type !== TYPE.plural) continue;
				const forms = Object.keys(element.options);
				const isCounted = forms.some((form) => !/^(?:=\d+|other)$/.test(form));
				if (!isCounted) continue;
				const missing = needed.filter((form) => !forms.includes(form));
				assert.deepEqual(missing, [], `${path}: ${text}`);
			}
		}
	});

	if (tag === "en") continue;

	test(`${tag}: nothing is empty, or left in English`, () => {
		const same = SAME[tag]?.split(", ") ?? [];
		const left = [];
		for (const [path, text, english] of textsOf(tag)) {
			const isEmpty = text.trim() === "" && english.trim() !== "";
			// Nothing is missing where nothing is to be said.
			assert.ok(!isEmpty || /\.space$/.test(path), `${path} is empty`);
			const isWord = /\p{L}{4}/u.test(english.replace(/\{.*\}/s, ""));
			if (!isWord || text !== english || NAMES.test(path)) continue;
			if (!same.includes(text)) left.push(`${path}: ${text}`);
		}
		assert.deepEqual(left, []);
	});
}
