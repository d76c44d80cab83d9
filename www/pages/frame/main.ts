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
import { readParameters } from "./parameters.ts";
import { isFromPage, Messages } from "./protocol.ts";

const TAG = "sliding-puzzle";

/** During the measurement the puzzle does not fill the iframe: `frame-style.ts`. */
const NATURAL = "natural";

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

/**
 * Reports the preferred height, now and whenever it changes, in CSS pixels: that of a
 * puzzle without limits. It follows from the width.
 */
function watchHeight(puzzle: HTMLElement, report: (height: number) => void) {
	let told = 0;
	const look = () => {
		const height = naturalHeight(puzzle);
		// A hidden iframe has no width.
		if (height === told || puzzle.offsetWidth === 0) return;
		told = height;
		report(height);
	};
	new ResizeObserver(look).observe(puzzle);
	// A new board may have other proportions.
	puzzle.addEventListener("new-board", look);
	look();
}

/**
 * Returns the preferred height. It is set, measured and reset in one turn, so that
 * nothing is drawn and no observer sees it.
 */
function naturalHeight(puzzle: HTMLElement) {
	puzzle.classList.add(NATURAL);
	const { height } = puzzle.getBoundingClientRect();
	puzzle.classList.remove(NATURAL);
	return Math.ceil(height);
}
