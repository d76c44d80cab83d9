/**
 * The addresses of the game for links in the other languages, for Vite: `de.html` is
 * `index.html` with a head in German, so that a service shows a link in the language of
 * who shared it. The page itself speaks that of who opens it.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readLanguages, readTogether } from "../messages/read.js";

const [, ...OTHERS] = readLanguages();

/** The files. */
export const TRANSLATED = OTHERS.map(({ tag }) => `${tag}.html`);

/** @type {Record<string, Record<"name" | "description" | "daily", string>>} */
const TEXTS = readTogether("manifest");

/** @returns {import("vite").Plugin} */
export function translated() {
	return {
		name: "translated",
		apply: "build",
		writeBundle({ dir = "dist" }) {
			const html = readFileSync(join(dir, "index.html"), "utf8");
			for (const language of OTHERS) {
				const file = join(dir, `${language.tag}.html`);
				writeFileSync(file, translate(html, language));
			}
		},
		configureServer({ middlewares }) {
			middlewares.use((request, _, next) => {
				const { pathname, search } = new URL(request.url ?? "/", "http://site");
				if (TRANSLATED.includes(pathname.slice(1))) request.url = `/${search}`;
				next();
			});
		},
	};
}

/**
 * Returns a page with its head in another language.
 *
 * @param {string} html
 * @param {{ tag: string, direction?: string }} language
 */
export function translate(html, { tag, direction = "ltr" }) {
	const { name, description, daily } = TEXTS[tag];
	const { language, region } = new Intl.Locale(tag).maximize();
	/** @type {[name: string, content: string][]} */
	const contents = [
		["description", description],
		["og:site_name", name],
		["og:title", name],
		["og:description", description],
		["og:image:alt", daily],
		["og:locale", `${language}_${region}`],
	];
	let translated = html
		.replace('<html lang="en">', `<html lang="${tag}" dir="${direction}">`)
		.replace(/(?<=<title>).*(?=<\/title>)/, name)
		// Services that look a link up go by these.
		.replace(/(?<=<link rel="canonical" href="[^"]*)(?=")/, `${tag}.html`)
		.replace(/(?<="og:url" content="[^"]*)(?=")/, `${tag}.html`);
	for (const [of, content] of contents) {
		const before = `(?<=<meta (?:name|property)="${of}" content=")`;
		translated = translated.replace(new RegExp(`${before}[^"]*`), content);
	}
	return translated;
}
