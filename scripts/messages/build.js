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
		const [{ tag }] = having;
		const first = { tag, texts: readTable(tag, table, folder) };
		for (const language of having) {
			const texts = readTable(language.tag, table, folder);
			const text = compileTable(table, language, texts, first);
			yield [`${table}-${language.tag}.ts`, text];
		}
		yield [`${table}.ts`, loaderOf(table, languages, having)];
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
		`/** Language tag → its name in that language. */
export const LANGUAGES = ${JSON.stringify(names)};

export type Language = keyof typeof LANGUAGES;

/** Of those that do not run from left to right. */
export const DIRECTIONS: Record<string, string> = ${JSON.stringify(directions)};
`,
	];
	const tags = languages.map(({ tag }) => tag);
	yield ["languages.css", tags.map(styleOf).join("")];
	for (const name of TOGETHER) {
		const constant = name.toUpperCase().replaceAll("-", "_");
		const texts = JSON.stringify(readTogether(name, folder));
		yield [`${name}.ts`, `export const ${constant} = ${texts};\n`];
	}
}

/**
 * Returns the module that loads a table in the language that is wanted. A table that
 * some languages do without is `null` in those.
 *
 * @param {string} table
 * @param {{ tag: string }[]} languages
 * @param {{ tag: string }[]} having Those that have it.
 */
function loaderOf(table, languages, having) {
	const type = having.length === languages.length ? "Texts" : "Texts | null";
	const loaders = languages.map((language) =>
		having.includes(language)
			? `	"${language.tag}": async () => (await import("./${table}-${language.tag}.ts")).texts,`
			: `	"${language.tag}": async () => null,`,
	);
	const name = table.replace(/(?:^|-)(\w)/g, (_, letter) =>
		letter.toUpperCase(),
	);
	return `import type { Language } from "./languages.ts";
import type { Texts } from "./${table}-${having[0].tag}.ts";

const TABLES: Record<Language, () => Promise<${type}>> = {
${loaders.join("\n")}
};

export const load${name}Texts = (language: Language) => TABLES[language]();
`;
}

/** The header of a page has each language, and shows that of the page. @param {string} tag */
function styleOf(tag) {
	return `:root:not(:lang("${tag}")) .site [lang="${tag}"]:not(option) {
	display: none;
}
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildMessages();
