/**
 * The header of every page, for Vite: it takes the place of `<header class="site">`.
 */

import { basename } from "node:path";
import { readLanguages, readTogether } from "../messages/read.js";

/** Entry → its page, and the pages below it. @type {[name: keyof typeof HEADER[string], pages: string[]][]} */
const ENTRIES = [
	["play", ["index"]],
	["learn", ["learn"]],
	["train", ["trainer"]],
	["records", ["records", "review"]],
];

/** Language tag → what each entry says. @type {Record<string, Record<"title" | "play" | "learn" | "train" | "records", string>>} */
const HEADER = readTogether("header");

const PLACE = '<header class="site"></header>';

/** @returns {import("vite").Plugin} */
export function header() {
	return {
		name: "header",
		transformIndexHtml: {
			order: "pre",
			handler: (html, { path }) => html.replace(PLACE, headerOf(path)),
		},
	};
}

/**
 * Returns the header of a page.
 *
 * @param {string} path
 */
export function headerOf(path) {
	const here = basename(path, ".html") || "index";
	const links = ENTRIES.map(([name, pages]) => {
		const current = pages[0] === here ? "page" : pages.includes(here);
		const mark = current ? ` aria-current="${current}"` : "";
		const href = pages[0] === "index" ? "./" : `./${pages[0]}.html`;
		return `<a href="${href}"${mark}>${said(name)}</a>`;
	});
	const options = readLanguages().map(
		({ tag, name }) => `<option value="${tag}" lang="${tag}">${name}</option>`,
	);
	return `<header class="site">
      <a class="wordmark" id="site-name" href="./"><img class="mark" src="/www/icon.svg" alt="" width="32" height="32" />${said("title")}</a>
      <nav aria-labelledby="site-name">${links.join("")}</nav>
      <label class="language"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17M3.5 12h17M12 3.5c3 2.5 3 14.5 0 17M12 3.5c-3 2.5-3 14.5 0 17" /></svg><select id="language" class="quiet" aria-label="Language 语言" disabled>${options.join("")}</select></label>
    </header>`;
}

/** The style shows the language of the page. @param {keyof typeof HEADER[string]} name */
function said(name) {
	return Object.entries(HEADER)
		.map(([tag, texts]) => `<span lang="${tag}">${texts[name]}</span>`)
		.join("");
}
