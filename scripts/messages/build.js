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
	readLanguages,
	readTable,
	readTogether,
	tablesOf,
} from "./read.js";

/** Texts that are needed in each language at once; all else of them scripts read. */
const TOGETHER = ["titles", "gone", "needs-wasm"];

/**
 * Writes what has changed, so that no server loads the rest again, and removes what is
 * of no table any more.
 */
export function buildMessages(folder = MESSAGES) {
	const out = join(folder, "compiled");
	mkdirSync(out, { recursive: true });
	const left = new Set(readdirSync(out));
	for (const [name, text] of compiled(folder)) {
		const path = join(out, name);
		if (left.delete(name) && readFileSync(path, "utf8") === text) continue;
		writeFileSync(path, text);
	}
	for (const name of left) rmSync(join(out, name));
}

/**
 * Yields the modules: file name and text.
 *
 * @param {string} folder
 * @returns {Iterable<[name: string, text: string]>}
 */
function* compiled(folder) {
	const languages = readLanguages(folder);
	const tables = new Set(languages.flatMap(({ tag }) => tablesOf(tag, folder)));
	tables.delete("together");
	for (const table of tables) {
		const having = languages.filter(({ tag }) =>
			tablesOf(tag, folder).includes(table),
		);
		const first = firstOf(table, having, folder);
		for (const language of having) {
			const texts = readTable(language.tag, table, folder);
			const text = compileTable(table, language, texts, first);
			yield [`${table}-${language.tag}.ts`, text];
		}
		yield [`${table}.ts`, loaderOf(table, languages, having, first.tag)];
	}
	const tags = languages.map(({ tag }) => tag);
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
	yield ["languages.css", tags.map(styleOf).join("")];
	for (const name of TOGETHER) {
		const constant = name.toUpperCase().replaceAll("-", "_");
		const texts = JSON.stringify(readTogether(name, folder));
		yield [`${name}.ts`, `export const ${constant} = ${texts};\n`];
	}
}

/**
 * Returns the table in the language that says what arguments there are: English, if it has
 * the table.
 *
 * @param {string} table
 * @param {{ tag: string }[]} having
 * @param {string} folder
 */
function firstOf(table, having, folder) {
	for (const { tag } of having) {
		const texts = readTable(tag, table, folder);
		const isFirst =
			tag === "en" || Object.keys(texts).some((name) => name.startsWith("@"));
		if (isFirst) return { tag, texts };
	}
	throw new Error(`www/messages: ${table}.json says nowhere what it is about`);
}

/**
 * Returns the module that loads a table in the language that is wanted. A table that
 * some languages do without is `null` in those.
 *
 * @param {string} table
 * @param {{ tag: string }[]} languages
 * @param {{ tag: string }[]} having Those that have it.
 * @param {string} first The language that says what arguments there are.
 */
function loaderOf(table, languages, having, first) {
	const type = having.length === languages.length ? "Texts" : "Texts | null";
	const loaders = languages.map(({ tag }) => {
		const isThere = having.some((one) => one.tag === tag);
		const loaded = isThere ? `import("./${table}-${tag}.ts")` : "null";
		return `	"${tag}": () => ${loaded},`;
	});
	const name = table.replace(/(?:^|-)(\w)/g, (_, letter) =>
		letter.toUpperCase(),
	);
	const isEverywhere = having.length === languages.length;
	const texts = isEverywhere ? ".texts" : "?.texts ?? null";
	return `import type { Language } from "./languages.ts";
import type { Texts } from "./${table}-${first}.ts";

const TABLES = {
${loaders.join("\n")}
};

export const load${name}Texts = async (language: Language): Promise<${type}> =>
	(await TABLES[language]())${texts};
`;
}

/** The HTML of a page says some things in each language, and shows that of the page. @param {string} tag */
function styleOf(tag) {
	return `:root:not(:lang("${tag}")) :is(.site, .failure) span[lang="${tag}"] {
	display: none;
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildMessages();
