/**
 * Draws the reference from the manifest.
 */

import manifest from "./custom-elements.json";
import { type Entry, pieces, sectionsOf } from "./reference.ts";

/** @param contents Gets the links to the sections. */
export function renderReference(place: HTMLElement, contents: HTMLElement) {
	const sections = [];
	const links = [];
	for (const { name, title, text, entries } of sectionsOf(manifest)) {
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

function entryRows({ code, type, usual, description }: Entry) {
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

/** Marks text between backticks as code. */
function marked(text: string) {
	return pieces(text).map((piece, at) =>
		at % 2 === 1 ? make("code", [piece]) : piece,
	);
}

function make<K extends keyof HTMLElementTagNameMap>(
	name: K,
	children: (string | Node)[],
) {
	const made = document.createElement(name);
	made.append(...children);
	return made;
}
