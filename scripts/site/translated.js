/**
 * The addresses of the pages for links in the other languages, for Vite: `de.html` is
 * `index.html` with a head in German, and `lab.de.html` is `lab.html`, so that a service
 * shows a link in the language of who shared it. The page itself speaks that of who opens
 * it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
	readFirstWords,
	readLanguages,
	readTable,
	readTogether,
} from "../messages/read.js";

const [, ...OTHERS] = readLanguages();

/** @type {Record<string, Record<"name" | "description" | "daily", string>>} */
const TEXTS = readTogether("manifest");

/** Language tag → page → what it is, for who searches. @type {Record<string, Record<string, string>>} */
const DESCRIPTIONS = readTogether("descriptions");

const FIRST_WORDS = readFirstWords();

/** The pages, by what comes before `.html`. Frames are in no preview. */
export const PAGES = ["index", ...Object.keys(DESCRIPTIONS.en)];

/**
 * Returns the file of a page in a language.
 *
 * @param {string} page
 * @param {string} tag
 */
export function fileOf(page, tag) {
	return page === "index" ? `${tag}.html` : `${page}.${tag}.html`;
}

/** The repository, where the build knows it. */
const { GITHUB_SERVER_URL, GITHUB_REPOSITORY: SOURCE } = process.env;

/** Where to read how a text is corrected. The menu has a link to it. */
const HELP = {
	rel: "help",
	href: `${GITHUB_SERVER_URL}/${SOURCE}/blob/HEAD/docs/translating.md`,
};

/** The files. */
export const TRANSLATED = PAGES.flatMap((page) =>
	OTHERS.map(({ tag }) => fileOf(page, tag)),
);

/** @returns {import("vite").Plugin} */
export function translated() {
	return {
		name: "translated",
		apply: "build",
		transformIndexHtml: (_, { path }) =>
			SOURCE && path === "/index.html"
				? [{ tag: "link", attrs: HELP, injectTo: "head" }]
				: [],
		writeBundle({ dir = "dist" }) {
			for (const page of PAGES) {
				const html = readFileSync(join(dir, `${page}.html`), "utf8");
				for (const language of OTHERS) {
					const file = join(dir, fileOf(page, language.tag));
					writeFileSync(file, translate(html, language, page));
				}
			}
		},
	};
}

/**
 * Returns a page with its head, and what it says before its script, in another language.
 *
 * @param {string} html
 * @param {{ tag: string, direction?: string }} language
 * @param {string} [page]
 */
export function translate(html, { tag, direction = "ltr" }, page = "index") {
	const { name, daily, ...game } = TEXTS[tag];
	const [title, description] =
		page === "index"
			? [name, game.description]
			: [titleOf(page, tag), DESCRIPTIONS[tag][page]];
	const { language, region } = new Intl.Locale(tag).maximize();
	/** @type {[name: string, content: string][]} */
	const contents = [
		["description", description],
		["og:site_name", name],
		["og:title", title],
		["og:description", description],
		["og:image:alt", daily],
		["og:locale", `${language}_${region}`],
	];
	const address = `(?:${page}\\.html)?(?=")`;
	const file = fileOf(page, tag);
	let translated = html
		.replace('<html lang="en">', `<html lang="${tag}" dir="${direction}">`)
		.replace(/(?<=<title>).*(?=<\/title>)/, title)
		// Services that look a link up go by these.
		.replace(
			new RegExp(`(?<=<link rel="canonical" href="[^"]*/)${address}`),
			file,
		)
		.replace(new RegExp(`(?<="og:url" content="[^"]*/)${address}`), file);
	translated = translated.replace(
		/(?<=data-first="(\w+)">)[^<]*/g,
		(_, name) => FIRST_WORDS[tag][name],
	);
	for (const [of, content] of contents) {
		const before = `(?<=<meta (?:name|property)="${of}" content=")`;
		translated = translated.replace(new RegExp(`${before}[^"]*`), content);
	}
	return translated;
}

/**
 * Returns the title of a page, as its own table has it.
 *
 * @param {string} page
 * @param {string} tag
 */
function titleOf(page, tag) {
	const table = page === "embedding" ? "configurator" : page;
	return readTable(tag, table).title;
}
