/**
 * Draws the reference from the manifest.
 */

import manifest from "./custom-elements.json";
import { pieces, sectionsOf } from "./reference.js";

/**
 * @param {HTMLElement} place
 * @param {HTMLElement} contents Gets the links to the sections.
 * @param {import("./page-strings.js").Words} words
 */
export function renderReference(place, contents, { strings, descriptions }) {
	const sections = [];
	const links = [];
	for (const { name, entries } of sectionsOf(manifest, descriptions)) {
		const { title, text } = strings.sections[name];
		const heading = make("h3", [title]);
		heading.id = name;
		const list = make("dl", entries.flatMap(entryRows));
		list.className = "entries";
		sections.push(make("section", [heading, make("p", marked(text)), list]));
		const link = make("a", [title]);
		link.href = `#${name}`;
		links.push(make("li", [link]));
	}
	place.replaceChildren(...sections);
	contents.replaceChildren(...links);
}

/** @param {import("./reference.js").Entry} entry */
function entryRows({ code, type, usual, description }) {
	const name = make("dt", [make("code", [code])]);
	const text = make("dd", [make("p", marked(description))]);
	const facts = [type, usual].filter(Boolean).map((fact) => {
		const line = make("p", [make("code", [fact])]);
		line.className = "fact";
		return line;
	});
	text.append(...facts);
	return [name, text];
}

/**
 * Marks text between backticks as code.
 *
 * @param {string} text
 */
function marked(text) {
	return pieces(text).map((piece, at) =>
		at % 2 === 1 ? make("code", [piece]) : piece,
	);
}

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name
 * @param {(string | Node)[]} children
 */
function make(name, children) {
	const made = document.createElement(name);
	made.append(...children);
	return made;
}
