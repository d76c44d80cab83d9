/**
 * A page of components in jsdom, and the one claim that is made of each: after any
 * changes, in any order, it is what a new page would be. So no text stays in the other
 * language, and no answer shows that comes late.
 */

import assert from "node:assert/strict";
import { createRequire, register } from "node:module";
import { basename } from "node:path";
import { afterEach, test } from "node:test";
import fc from "fast-check";
import { THOROUGH } from "./thorough.js";
import { translate } from "./translator.js";

// It has no types.
const { JSDOM } = createRequire(import.meta.url)("jsdom");

export const { window } = new JSDOM(
	"<!doctype html><p tabindex=-1 id=data-title>",
	{ url: "https://site.test/" },
);
export const { document } = window;
for (const name of [
	...["window", "document", "history", "location", "localStorage"],
	...["navigator", "HTMLElement", "Element", "CustomEvent", "Event"],
	...["KeyboardEvent", "AbortController"],
]) {
	const value = window[name];
	Object.defineProperty(globalThis, name, { value, configurable: true });
}
globalThis.matchMedia = () => /** @type {any} */ ({ matches: true });
window.HTMLElement.prototype.scrollIntoView = () => {};
window.HTMLCanvasElement.prototype.getContext = () => null;
// What cannot be loaded here is told there.
console.info = () => {};
// jsdom has no canvas to draw a chart on: the library does not arrive.
const LOST = `export const resolve = (name, context, next) => {
	if (name === "uplot") throw new Error("Failed to fetch");
	return next(name, context);
};`;
register(`data:text/javascript,${encodeURIComponent(LOST)}`);

const { render } = await import("../../www/pages/kit/render.ts");
export const { act } = await import("preact/test-utils");

/** @type {HTMLElement[]} */
const places = [];

afterEach(async () => {
	for (const place of places.splice(0)) await hide(place);
});

/** @param {import("preact").VNode<any>} view */
export async function show(view) {
	const place = document.body.appendChild(document.createElement("div"));
	places.push(place);
	await act(() => render(view, place));
	return place;
}

/** @param {HTMLElement} place */
async function hide(place) {
	await act(() => render(null, place));
	place.remove();
}

/**
 * Returns all that a person gets of a page, whether or not it is translated. Attributes
 * come in any order, and the names that join radio buttons are the page's own.
 *
 * @param {HTMLElement} place
 * @param {string} puzzle Selects what is made elsewhere, and is on one page at a time.
 */
function shown(place, puzzle) {
	const all = [...place.querySelectorAll("*")];
	return all
		.filter(
			(element) =>
				!element.matches("font") && (puzzle === "" || !element.matches(puzzle)),
		)
		.map((element) => {
			const { localName, attributes, childNodes, value, checked } =
				/** @type {HTMLInputElement} */ (element);
			const text = [...childNodes]
				.map((node) =>
					node.nodeName === "FONT" ? node.textContent : node.nodeValue,
				)
				.join("");
			const own = [...attributes].map(({ name, value }) => `${name}=${value}`);
			const field = `${value ?? ""} ${checked ?? ""}`;
			return [localName, ...own.sort(), text, field]
				.join(" ")
				.replace(/ name=P\d+-\d+/, "");
		})
		.join("\n");
}

/** Presses the first that is not hidden. @param {HTMLElement} place @param {string} selector */
export function press(place, selector) {
	const found = [...place.querySelectorAll(selector)].find(
		(one) => one.closest("[hidden]") === null,
	);
	/** @type {HTMLElement | undefined} */ (found)?.click();
}

/** @param {HTMLElement} place @param {string} selector @param {string} value */
export function fill(place, selector, value) {
	const field = /** @type {HTMLInputElement | null} */ (
		place.querySelector(selector)
	);
	if (field === null || field.closest("[hidden]") !== null) return;
	field.value = value;
	for (const type of ["input", "change"]) {
		field.dispatchEvent(new window.Event(type, { bubbles: true }));
	}
}

/**
 * Makes the test of a page.
 *
 * @template {{ place: HTMLElement }} Opened
 * @param {object} parts
 * @param {() => Promise<Opened>} parts.open
 * @param {Record<string, (opened: Opened) => unknown>} parts.changes What can happen, in
 *   any order; nothing waits for the one before.
 * @param {(opened: Opened) => Promise<void>} parts.settle Waits until all is answered.
 * @param {(opened: Opened) => import("preact").VNode<any>} parts.again The same page anew.
 * @param {string} [parts.puzzle] Selects the puzzle, if it is no matter of the page.
 * @param {(opened: Opened) => void} [parts.check] What must hold then, besides.
 */
export function testAnyChanges({
	open,
	changes,
	settle,
	again,
	puzzle = "",
	check = () => {},
}) {
	const names = fc.constantFrom(...Object.keys(changes));
	const sequences = fc.array(names, { maxLength: 14 });
	for (const isTranslated of [false, true]) {
		const by = isTranslated ? ", and a browser translates it" : "";
		const page = basename(process.argv[1], ".test.js");
		test(`${page}: whatever happened${by}, it is what a new one would be`, async () => {
			const isSame = fc.asyncProperty(sequences, async (happened) => {
				const opened = await open();
				const read = () => isTranslated && translate(opened.place);
				read();
				for (const name of happened) {
					await act(() => void changes[name](opened));
					read();
				}
				await settle(opened);
				const here = shown(opened.place, puzzle);
				check(opened);
				const fresh = await show(again(opened));
				await settle(opened);
				assert.equal(here, shown(fresh, puzzle));
				await hide(fresh);
				await hide(opened.place);
			});
			await fc.assert(isSame, { numRuns: THOROUGH ? 25 : 5 });
		});
	}
}
