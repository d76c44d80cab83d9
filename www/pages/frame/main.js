/**
 * The entry of `embed.html`: a puzzle that fills an iframe, set up by the address.
 *
 * Another file defines the element: `define-element.js` here, and a file of its own in
 * the packed copy of the page.
 */

import { find } from "../../element/dom.js";
import { TITLES } from "../../messages/compiled/titles.js";
import { chooseLanguage, setLanguage } from "../../messages/language.js";
import { styleSheet } from "./frame-style.js";
import { watchHeight } from "./height.js";
import { readParameters } from "./parameters.js";
import { isFromPage, Messages } from "./protocol.js";

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

const puzzle = /** @type {import("./protocol.js").Puzzle} */ (
	document.createElement(TAG)
);
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
