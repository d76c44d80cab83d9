/**
 * Compiles the messages of `www/messages/<language>/` into modules: a text becomes a
 * string, a text with arguments a function. No page needs a library to read them.
 *
 * Pure: from what the files say to the text of a module. `build.js` reads and writes.
 */

import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/**
 * Texts by name, in groups and lists. Beside an English one, `@name` says what a
 * translator needs to know of it.
 *
 * @typedef {{ [name: string]: string | Texts | (string | Texts)[] | About }} Texts
 */

/**
 * @typedef {object} About
 * @property {string} [description]
 * @property {Record<string, string>} [placeholders] The arguments and their types, in
 *   their order; `name?` may be left out. An argument whose type is a list is read as
 *   one: `1, 2 and 3`.
 * @property {boolean} [byName] Whether the arguments come as one object.
 * @property {boolean} [call] Whether a text without arguments is a function too, as its
 *   neighbours are.
 * @property {string} [type] Of a group, where its names are not known.
 */

/**
 * @typedef {object} Language
 * @property {string} tag
 * @property {string} comma Between items of a list.
 * @property {string} and Between its last two.
 */

/** @typedef {ReturnType<typeof parse>} Elements */

/** The select on what points: a finger taps, a mouse clicks. */
const POINTER = "pointer";

/** What texts use besides their arguments. @type {Record<"isMouse" | "list" | "plural", (language: Language) => string>} */
const HELPERS = {
	isMouse: () => 'import { isMouse } from "../pointing.ts";',
	list: ({
		comma,
		and,
	}) => `const list = (items: readonly (string | number)[]) =>
	items.length < 2
		? items.join("")
		: items.slice(0, -1).join(${JSON.stringify(comma)}) + ${JSON.stringify(and)} + items[items.length - 1];`,
	plural: ({ tag }) => `const rules = new Intl.PluralRules("${tag}");
const plural = (n: number | string) => rules.select(Number(n));`,
};

/**
 * Returns the module of a table.
 *
 * @param {string} name Of the table, for errors and types.
 * @param {Language} language
 * @param {Texts} texts
 * @param {Texts} english The table in English, which says what arguments there are.
 */
export function compileTable(name, language, texts, english) {
	const isEnglish = language.tag === "en";
	const table = new Table(language, `${language.tag}/${name}.json`, isEnglish);
	const entries = table.group(texts, english, "", false);
	const helpers = [...table.used].map((used) => HELPERS[used](language));
	const tag = JSON.stringify(language.tag);
	const lines = isEnglish
		? [
				'import type { Language } from "./languages.ts";',
				...helpers,
				`export const texts = { tag: ${tag} as Language, ${entries} };`,
				"export type Texts = typeof texts;",
			]
		: [
				`import type { Texts } from "./${name}-en.ts";`,
				...helpers,
				`export const texts: Texts = { tag: ${tag}, ${entries} };`,
			];
	return `${lines.join("\n")}\n`;
}

class Table {
	/** @type {Set<keyof typeof HELPERS>} */
	used = new Set();
	#language;
	#file;
	#isTyped;
	#hasOneAndOther;

	/**
	 * @param {Language} language
	 * @param {string} file
	 * @param {boolean} isTyped Whether it says the types of its arguments.
	 */
	constructor(language, file, isTyped) {
		this.#language = language;
		this.#file = file;
		this.#isTyped = isTyped;
		const rules = new Intl.PluralRules(language.tag);
		this.#hasOneAndOther =
			rules.resolvedOptions().pluralCategories.length === 2 &&
			rules.select(0) === "other" &&
			rules.select(1.5) === "other";
	}

	/**
	 * @param {Texts} texts
	 * @param {Texts} english
	 * @param {string} path
	 * @param {boolean} isCast Whether the type of the group says those of its entries.
	 */
	group(texts, english, path, isCast) {
		const names = Object.keys(english).filter((name) => !name.startsWith("@"));
		const own = Object.keys(texts).filter((name) => !name.startsWith("@"));
		for (const name of own) {
			if (!names.includes(name)) this.#fail(path + name, "English has none");
		}
		return names
			.map((name) => {
				if (!(name in texts)) this.#fail(path + name, "missing");
				const about = /** @type {About} */ (english[`@${name}`] ?? {});
				const made = this.#entry(
					/** @type {any} */ (texts[name]),
					/** @type {any} */ (english[name]),
					about,
					path + name,
					isCast,
				);
				return `${JSON.stringify(name)}: ${made}`;
			})
			.join(", ");
	}

	/**
	 * @param {string | Texts | (string | Texts)[]} entry
	 * @param {string | Texts | (string | Texts)[]} english
	 * @param {About} about
	 * @param {string} path
	 * @param {boolean} isCast
	 * @returns {string}
	 */
	#entry(entry, english, about, path, isCast) {
		const kindOf = (/** @type {unknown} */ of) =>
			Array.isArray(of) ? `list of ${of.length}` : typeof of;
		if (kindOf(entry) !== kindOf(english)) {
			this.#fail(
				path,
				`is a ${kindOf(entry)}, in English a ${kindOf(english)}`,
			);
		}
		if (typeof entry === "string")
			return this.#text(entry, about, path, isCast);
		const { type } = about;
		const isTyped = isCast || type !== undefined;
		if (Array.isArray(entry)) {
			const items = entry.map((item, at) => {
				const of = /** @type {(string | Texts)[]} */ (english)[at];
				return this.#entry(item, of, {}, `${path}.${at}`, isTyped);
			});
			return `[${items.join(", ")}]`;
		}
		const of = /** @type {Texts} */ (english);
		const made = `{ ${this.group(entry, of, `${path}.`, isTyped)} }`;
		return type === undefined || !this.#isTyped ? made : `(${made} as ${type})`;
	}

	/**
	 * @param {string} text
	 * @param {About} about
	 * @param {string} path
	 * @param {boolean} isCast
	 */
	#text(text, { placeholders = {}, byName, call }, path, isCast) {
		const all = Object.entries(placeholders);
		const types = Object.fromEntries(
			all.map(([name, type]) => [name.replace("?", ""), type]),
		);
		/** @type {Elements} */
		let elements = [];
		try {
			elements = parse(text, { ignoreTag: true });
		} catch (error) {
			this.#fail(path, /** @type {Error} */ (error).message);
		}
		const used = new Set();
		const made = this.#join(elements, { types, path, used, counted: "" });
		if (all.length === 0 && !call) return made;
		const names = Object.keys(types);
		const unused = names.filter((name) => !used.has(name));
		if (this.#isTyped && unused.length > 0) {
			this.#fail(path, `does not use ${unused.join(", ")}`);
		}
		const isTyped = this.#isTyped && !isCast && all.length > 0;
		const type = all.map(([name, type]) => `${name}: ${type}`).join(", ");
		if (isTyped) {
			return byName
				? `({ ${names.join(", ")} }: { ${type} }): string => ${made}`
				: `(${type}): string => ${made}`;
		}
		if (byName) {
			const taken = names.filter((name) => used.has(name));
			return taken.length > 0
				? `({ ${taken.join(", ")} }) => ${made}`
				: `() => ${made}`;
		}
		const last = names.findLastIndex((name) => used.has(name));
		return `(${names.slice(0, last + 1).join(", ")}) => ${made}`;
	}

	/**
	 * Returns the expression of a text: a string, or a template.
	 *
	 * @param {Elements} elements
	 * @param {Within} within
	 */
	#join(elements, within) {
		if (elements.every((element) => element.type === TYPE.literal)) {
			return JSON.stringify(elements.map((one) => one.value).join(""));
		}
		const [only] = elements;
		if (elements.length === 1 && only.type !== TYPE.argument) {
			return `(${this.#argument(only, within)})`;
		}
		const parts = elements.map((element) =>
			element.type === TYPE.literal
				? element.value.replace(/[\\`]|\$(?=\{)/g, "\\$&")
				: `\${${this.#argument(element, within)}}`,
		);
		return `\`${parts.join("")}\``;
	}

	/**
	 * @typedef {object} Within The text that an element is in.
	 * @property {Record<string, string>} types Argument → its type.
	 * @property {string} path
	 * @property {Set<string>} used The arguments used so far.
	 * @property {string} counted The argument that `#` stands for.
	 */

	/**
	 * @param {Elements[number]} element
	 * @param {Within} within
	 * @returns {string}
	 */
	#argument(element, within) {
		const { types, path, used, counted } = within;
		if (element.type === TYPE.pound) return this.#number(counted);
		const name = "value" in element ? element.value : "";
		if (element.type === TYPE.select && name === POINTER) {
			this.used.add("isMouse");
			const { mouse, other } = element.options;
			return `isMouse ? ${this.#join(mouse.value, within)} : ${this.#join(other.value, within)}`;
		}
		const type = types[name];
		if (type === undefined) this.#fail(path, `there is no argument ${name}`);
		used.add(name);
		switch (element.type) {
			case TYPE.argument:
				if (!type.endsWith("[]")) return name;
				this.used.add("list");
				return `list(${name})`;
			case TYPE.number:
				return this.#number(name, element.style);
			case TYPE.select:
				return this.#cases(element.options, within, (key) =>
					this.#testOf(name, type, key, path),
				);
			case TYPE.plural:
				if (element.offset || element.pluralType !== "cardinal") {
					this.#fail(path, "no offset and no ordinal is understood");
				}
				return this.#cases(
					element.options,
					{ ...within, counted: name },
					(key) => {
						const n = type.endsWith("[]") ? `${name}.length` : name;
						if (key.startsWith("=")) return `${n} === ${key.slice(1)}`;
						if (key === "one" && this.#hasOneAndOther) return `${n} === 1`;
						this.used.add("plural");
						return `plural(${n}) === "${key}"`;
					},
				);
			default:
				return this.#fail(path, `${name} is of a kind that is not understood`);
		}
	}

	/**
	 * @param {Record<string, { value: Elements }>} options
	 * @param {Within} within
	 * @param {(key: string) => string} testOf
	 */
	#cases(options, within, testOf) {
		const { other, ...cases } = options;
		return Object.entries(cases).reduceRight(
			(rest, [key, { value }]) =>
				`${testOf(key)} ? ${this.#join(value, within)} : ${rest}`,
			this.#join(other.value, within),
		);
	}

	/**
	 * Returns the condition of a case of a select. `none`: nothing is there to be said.
	 *
	 * @param {string} name
	 * @param {string} type
	 * @param {string} key
	 * @param {string} path
	 */
	#testOf(name, type, key, path) {
		if (type === "boolean") {
			if (key === "true") return name;
			this.#fail(path, `${name} is true or other, not ${key}`);
		}
		if (key !== "none") return `${name} === ${JSON.stringify(key)}`;
		if (!type.includes("number")) return `!${name}`;
		return type.includes("null") ? `${name} === null` : `${name} === ""`;
	}

	/**
	 * @param {string} name
	 * @param {any} [style] With the options of a skeleton such as `::.##`.
	 */
	#number(name, style) {
		const { parsedOptions } = style ?? {};
		const options = parsedOptions ? `, ${JSON.stringify(parsedOptions)}` : "";
		return `${name}.toLocaleString("${this.#language.tag}"${options})`;
	}

	/**
	 * @param {string} path
	 * @param {string} why
	 * @returns {never}
	 */
	#fail(path, why) {
		throw new Error(`www/messages/${this.#file}: ${path}: ${why}`);
	}
}
