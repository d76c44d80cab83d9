/**
 * The entry of `embed.html`: a puzzle that fills an iframe, set up by the address.
 *
 * Another file defines the element: `define-element.ts` here, and a file of its own in
 * the packed copy of the page.
 */

import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import { TITLES } from "../../messages/compiled/titles.ts";
import { chooseLanguage, setLanguage } from "../../messages/language.ts";
import { styleSheet } from "./frame-style.ts";
import { watchHeight } from "./height.ts";
import { readParameters } from "./parameters.ts";
import { isFromPage, Messages } from "./protocol.ts";

const TAG = "sliding-puzzle";

const { attributes, id, origin, unknown } = readParameters(
	location.search,
	location.hash,
);
if (unknown.length > 0) {
	console.info("unknown in the address:", unknown.join(", "));
}

document.adoptedStyleSheets = [styleSheet()];
const root = document.documentElement;
const language = chooseLanguage([
	attributes.lang ?? "",
	...navigator.languages,
]);
setLanguage(root, language);
document.title = TITLES[language];
root.dataset.theme = attributes.theme ?? "";

const puzzle = document.createElement(TAG) as Puzzle;
for (const [name, value] of Object.entries(attributes)) {
	puzzle.setAttribute(name, value);
}

if (origin !== null && parent !== window) {
	const messages = new Messages({
		puzzle,
		id,
		post: (message) => parent.postMessage(message, origin),
	});
	addEventListener("message", async (event) => {
		if (!isFromPage(event, parent, origin)) return;
		await customElements.whenDefined(TAG);
		await messages.hear(event.data);
	});
	void customElements.whenDefined(TAG).then(() => {
		watchHeight(puzzle, (height) => messages.post("resize", { height }));
	});
}

// The page's text for no script is also the puzzle's text until it appears.
const frame = find(document, "frame", HTMLElement);
puzzle.append(...frame.children);
const heading = document.createElement("h1");
heading.textContent = TITLES[language];
frame.append(heading, puzzle);

// A page that changes the address of its iframe wants another puzzle.
addEventListener("hashchange", () => location.reload());
