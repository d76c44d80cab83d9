/**
 * What can be chosen in the menus of the page.
 */

import { find } from "../../element/dom.js";
import { LANGUAGES } from "../../strings/language.js";

/** The sizes at the top of the menu, as most players know them. */
const USUAL_SIZES = ["2x3", "3x3", "4x4", "5x5"];
const SIDES = [2, 3, 4, 5, 6, 7, 8, 9, 10];

export function sizeMenu() {
	return find(document, "size", HTMLSelectElement);
}

/** @param {import("../../strings/en.js").Strings} strings */
export function fillSizes(strings) {
	const others = document.createElement("optgroup");
	others.label = strings.otherSizes;
	const sizes = SIDES.flatMap((rows) =>
		SIDES.map((columns) => `${columns}x${rows}`),
	).filter((size) => !USUAL_SIZES.includes(size));
	others.append(...sizes.map(sizeOption));
	sizeMenu().replaceChildren(...USUAL_SIZES.map(sizeOption), others);
}

/**
 * Chooses a size; a larger one, from a link, gets a place while it is played.
 *
 * @param {string} size
 */
export function showSize(size) {
	const menu = sizeMenu();
	const isListed = [...menu.options].some(({ value }) => value === size);
	if (!isListed) menu.add(sizeOption(size));
	menu.value = size;
}

/** @param {string} size */
function sizeOption(size) {
	return new Option(size.replace("x", " × "), size);
}

export function fillLanguages() {
	const options = Object.entries(LANGUAGES).map(
		([tag, name]) => new Option(name, tag),
	);
	for (const option of options) option.lang = option.value;
	find(document, "language", HTMLSelectElement).replaceChildren(...options);
}
