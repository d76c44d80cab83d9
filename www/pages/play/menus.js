/**
 * The menus of the page.
 */

import { find } from "../../element/dom.js";
import { LANGUAGES } from "../../strings/language.js";

/** The sizes at the top of the menu, which most players know. */
const USUAL_SIZES = ["2x3", "3x3", "4x4", "5x5"];

/** A menu of larger boards would be too long to read. */
const MOST_LISTED = 10;

function sizeMenu() {
	return find(document, "size", HTMLSelectElement);
}

/**
 * Deals a board of the chosen size. Arrow keys and letters change a menu at each
 * press, so their choice waits for Enter or for the button beside the menu. Escape,
 * or leaving the menu, cancels it.
 *
 * @param {object} parts
 * @param {(size: string) => void} parts.deal
 * @param {() => string} parts.sizeInPlay
 * @param {(size: string) => string} parts.nameOf The text of the button.
 */
export function wireSizes({ deal, sizeInPlay, nameOf }) {
	const menu = sizeMenu();
	const button = find(document, "deal", HTMLButtonElement);
	let isByKeys = false;
	const confirm = () => {
		const { value } = menu;
		button.hidden = true;
		deal(value);
	};
	menu.addEventListener("pointerdown", () => {
		isByKeys = false;
	});
	const takeBack = () => {
		button.hidden = true;
		showSize(sizeInPlay());
	};
	menu.addEventListener("keydown", (event) => {
		// Also where keys opened the menu, and Enter chose in it.
		isByKeys = true;
		if (button.hidden || event.key !== "Enter") return;
		// Enter would also open the menu.
		event.preventDefault();
		confirm();
	});
	menu.addEventListener("change", () => {
		if (!isByKeys) {
			confirm();
			return;
		}
		button.textContent = nameOf(menu.value.replace("x", "×"));
		button.hidden = menu.value === sizeInPlay();
	});
	button.addEventListener("click", confirm);
	const box = /** @type {HTMLElement} */ (button.parentElement);
	box.addEventListener("keydown", (event) => {
		if (button.hidden || event.key !== "Escape") return;
		// One press, one thing: it stops nothing, and closes no notice.
		event.preventDefault();
		menu.focus();
		takeBack();
	});
	box.addEventListener("focusout", ({ relatedTarget }) => {
		if (button.hidden || box.contains(/** @type {Node} */ (relatedTarget))) {
			return;
		}
		takeBack();
	});
}

/**
 * @param {import("../../strings/en.js").Strings} strings
 * @param {readonly number[]} sides The fewest and the most cells per side; empty
 *   until the core is loaded.
 */
export function fillSizes(strings, [least, most] = [1, 0]) {
	const others = document.createElement("optgroup");
	others.label = strings.otherSizes;
	const longest = Math.min(most, MOST_LISTED);
	for (let rows = least; rows <= longest; rows++) {
		for (let columns = least; columns <= longest; columns++) {
			const size = `${columns}x${rows}`;
			if (!USUAL_SIZES.includes(size)) others.append(sizeOption(size));
		}
	}
	sizeMenu().replaceChildren(...USUAL_SIZES.map(sizeOption), others);
}

/**
 * Selects a size. A larger size, from a link, is listed while it is played.
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
