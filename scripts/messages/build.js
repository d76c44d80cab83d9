/**
 * `npm run messages`: compiles the messages into `www/messages/compiled/`, which is not
 * committed. Whatever builds the site or the package, or tests them, does so first.
 */

import {
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { compileTable } from "./compile.js";
import {
	MESSAGES,
	readFirstWords,
	readLanguages,
	readTable,
	readTogether,
	tablesOf,
} from "./read.js";

/**
 * Tables that are loaded together, in one file a language: those of the tag, and those
 * of the play page.
 *
 * @type {Record<string, string[]>}
 */
const FILES = {
	tag: ["advice", "later", "speech"],
	game: [
		...["coach", "keys", "marathon", "offline", "page", "pictures", "race"],
		...["settings", "share"],
	],
};

/** Texts that are needed in each language at once; all else of them scripts read. */
const TOGETHER = ["titles", "gone", "needs-wasm"];

/**
 * Writes what has changed, so that no server loads the rest again, and removes what is
 * of no table any more. Throws in the end what is wrong in the tables: each of these stays
 * as it was, or is English, so that all else can be checked.
 */
export function buildMessages(folder = MESSAGES) {
	/** @type {string[]} */
	const faults = [];
	const out = join(folder, "compiled");
	mkdirSync(out, { recursive: true });
	const left = new Set(readdirSync(out));
	try {
		for (const [name, text, isStandIn] of compiled(folder, faults)) {
			const path = join(out, name);
			const isThere = left.delete(name);
			if (isThere && (isStandIn || readFileSync(path, "utf8") === text))
				continue;
			writeFileSync(path, text);
		}
		for (const name of left) rmSync(join(out, name));
	} catch (error) {
		if (faults.length === 0) throw error;
		faults.push(/** @type {Error} */ (error).message);
	}
	if (faults.length > 0) throw new Error(faults.join("\n"));
}

/**
 * Yields the modules: file name and text, and whether it stands in for one with a fault.
 *
 * @param {string} folder
 * @param {string[]} faults Takes what is wrong in tables that are not English.
 * @returns {Iterable<[name: string, text: string, isStandIn?: boolean]>}
 */
function* compiled(folder, faults) {
	const languages = readLanguages(folder);
	const tags = languages.map(({ tag }) => tag);
	const tables = tablesOf("en", folder);
	for (const tag of tags) {
		for (const table of tablesOf(tag, folder)) {
			if (tables.includes(table)) continue;
			throw new Error(`www/messages/${tag}/${table}.json: English has none`);
		}
	}
	for (const table of tables) {
		if (table === "together") continue;
		const english = readTable("en", table, folder);
		for (const language of languages) {
			const file = `${table}-${language.tag}.ts`;
			try {
				const texts = readTable(language.tag, table, folder);
				yield [file, compileTable(table, language, texts, english)];
			} catch (error) {
				if (language.tag === "en") throw error;
				faults.push(/** @type {Error} */ (error).message);
				yield [file, `export { texts } from "./${table}-en.ts";\n`, true];
			}
		}
		yield [`${table}.ts`, loaderOf(table, tags)];
	}
	for (const [file, tables] of Object.entries(FILES)) {
		for (const tag of tags) {
			const lines = tables.map(
				(table) =>
					`export { texts as ${table} } from "./${table}-${tag}.ts";\n`,
			);
			yield [`${file}-${tag}.ts`, lines.join("")];
		}
		yield [`${file}.ts`, loaderOfFile(file, tags)];
	}
	const directions = Object.fromEntries(
		languages
			.filter(({ direction }) => direction !== undefined)
			.map(({ tag, direction }) => [tag, direction]),
	);
	const names = Object.fromEntries(
		languages.map(({ tag, name }) => [tag, name]),
	);
	yield [
		"languages.ts",
		`/** The tags of the languages. */
export const LANGUAGES = ${JSON.stringify(tags)} as const;

export type Language = (typeof LANGUAGES)[number];

/** Of those that do not run from left to right. */
export const DIRECTIONS: Record<string, string> = ${JSON.stringify(directions)};
`,
	];
	yield [
		"language-names.ts",
		`import type { Language } from "./languages.ts";

/** Language tag → its name in that language. */
export const NAMES: Record<Language, string> = ${JSON.stringify(names)};
`,
	];
	for (const name of TOGETHER) {
		const constant = name.toUpperCase().replaceAll("-", "_");
		const texts = JSON.stringify(readTogether(name, folder));
		yield [`${name}.ts`, `export const ${constant} = ${texts};\n`];
	}
	const first = JSON.stringify(readFirstWords(folder));
	yield ["first-words.ts", `export const FIRST_WORDS = ${first};\n`];
}

/**
 * Returns the module that loads a table in the language that is wanted.
 *
 * @param {string} table
 * @param {string[]} tags
 */
function loaderOf(table, tags) {
	const file = Object.keys(FILES).find((name) => FILES[name].includes(table));
	return `import type { Language } from "./languages.ts";
import type { Texts } from "./${table}-en.ts";

${loadersOf(file ?? table, tags)}
export const load${nameOf(table)}Texts = async (language: Language): Promise<Texts> =>
	(await TABLES[language]()).${file ? table : "texts"};
`;
}

/**
 * Returns the module that loads tables that are in one file.
 *
 * @param {string} file
 * @param {string[]} tags
 */
function loaderOfFile(file, tags) {
	const name = nameOf(file);
	const members = FILES[file].map(
		(table) => `	${table}: import("./${table}-en.ts").Texts;\n`,
	);
	return `import type { Language } from "./languages.ts";

export type ${name}Texts = {
${members.join("")}};

${loadersOf(file, tags)}
export const load${name}Texts = (language: Language): Promise<${name}Texts> =>
	TABLES[language]();
`;
}

/** "review-in-moves" → "ReviewInMoves". @param {string} table */
function nameOf(table) {
	return table.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
}

/**
 * @param {string} file Without its language.
 * @param {string[]} tags
 */
function loadersOf(file, tags) {
	const loaders = tags.map(
		(tag) => `	"${tag}": () => import("./${file}-${tag}.ts"),\n`,
	);
	return `const TABLES = {\n${loaders.join("")}};\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildMessages();
