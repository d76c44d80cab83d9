/**
 * What the HTML of a page says before its texts are loaded, for Vite: its header, that it
 * needs JavaScript, and that it could not be loaded. It is in English; the script of the
 * page has the other languages (`www/pages/parts/page-language.ts`).
 */

import { basename } from "node:path";
import {
	readFirstWords,
	readLanguages,
	readTogether,
} from "../messages/read.js";

/** Entry → its page, and the pages below it. @type {[name: string, pages: string[]][]} */
const ENTRIES = [
	["play", ["index", "paper"]],
	["learn", ["learn"]],
	["train", ["trainer"]],
	["records", ["records", "review"]],
];

const WORDS = readFirstWords();

/** @returns {import("vite").Plugin} */
export function firstWords() {
	return {
		name: "first-words",
		transformIndexHtml: { order: "pre", handler: withFirstWords },
	};
}

/**
 * Fills the places of a page that are empty.
 *
 * @param {string} html
 * @param {{ path: string }} of
 */
export function withFirstWords(html, { path }) {
	return html
		.replace('<header class="site"></header>', () => headerOf(path))
		.replace("<!-- needs a script -->", NEEDS_SCRIPT)
		.replace("<!-- languages -->", OPTIONS)
		.replace(
			/(<div class="[^"]*" id="failure"[^>]*>)(?=<\/div>)/,
			`$1<p data-first="lost">${WORDS.en.lost}</p><button type="button" class="button strong" id="reload" data-first="reload">${WORDS.en.reload}</button>`,
		);
}

/** The languages to choose from. */
const OPTIONS = readLanguages()
	.map(
		({ tag, name }) => `<option value="${tag}" lang="${tag}">${name}</option>`,
	)
	.join("");

/** Without a script the language of the reader is not known. */
const NEEDS_SCRIPT = Object.entries(readTogether("needs-script"))
	.map(([tag, text]) => `<p lang="${tag}">${text}</p>`)
	.join("");

/**
 * Returns the header of a page.
 *
 * @param {string} path
 */
function headerOf(path) {
	const here = basename(path, ".html") || "index";
	const links = ENTRIES.map(([name, pages]) => {
		const current = pages[0] === here ? "page" : pages.includes(here);
		const mark = current ? ` aria-current="${current}"` : "";
		const href = pages[0] === "index" ? "./" : `./${pages[0]}.html`;
		return `<a href="${href}"${mark}>${said(name)}</a>`;
	});
	return `<header class="site">
      <a class="wordmark" id="site-name" href="./"><img class="mark" src="/www/icon.svg" alt="" width="32" height="32" />${said("title")}</a>
      <nav aria-labelledby="site-name">${links.join("")}</nav>
      <label class="language"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M3.5 12h17M12 3.5c3 2.5 3 14.5 0 17M12 3.5c-3 2.5-3 14.5 0 17" /></svg><span class="sr" data-first="language">${WORDS.en.language}</span><select id="language" class="quiet" disabled>${OPTIONS}</select></label>
    </header>`;
}

/** @param {string} name */
function said(name) {
	return `<span data-first="${name}">${WORDS.en[name]}</span>`;
}
