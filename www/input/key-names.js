/**
 * Which keys there are for each command, and what is written on them: on the player's
 * keyboard where the browser tells its layout, else on a US one. Pure functions.
 */

import { KEY_COMMANDS } from "./custom-keys.js";
import { useOf } from "./keys.js";

/** Place → what it types. @typedef {ReadonlyMap<string, string>} Layout */

/** Keys of a US keyboard that are not letters and digits: place → what it types. */
const SIGNS = {
	...{ Backquote: "`", Minus: "-", Equal: "=", BracketLeft: "[" },
	...{ BracketRight: "]", Backslash: "\\", Semicolon: ";", Quote: "'" },
	...{ Comma: ",", Period: ".", Slash: "/" },
};

/** Keys that type nothing, and the space bar: place → what they are called. */
const NAMED = /** @type {Record<string, string>} */ ({
	ArrowUp: "↑",
	ArrowLeft: "←",
	ArrowDown: "↓",
	ArrowRight: "→",
	Enter: "Enter",
	Space: " ",
	Backspace: "Backspace",
	Escape: "Esc",
});

/** @type {Layout} */
export const US = new Map([
	...[..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map(
		(letter) => /** @type {const} */ ([`Key${letter}`, letter.toLowerCase()]),
	),
	...[..."1234567890"].map(
		(digit) => /** @type {const} */ ([`Digit${digit}`, digit]),
	),
	...Object.entries(SIGNS),
]);

/**
 * Returns the places of the keys of each command.
 *
 * @param {import("./keys.js").Keys} keys
 * @param {Layout} layout
 */
export function placesOf(keys, layout) {
	/** @type {Record<string, string[]>} */
	const places = {};
	for (const command of KEY_COMMANDS) places[command] = [];
	const all = new Set([
		...Object.keys(NAMED),
		...layout.keys(),
		...US.keys(),
		// Those chosen that no layout has, like F1.
		...Object.keys(keys).filter((key) => key.length > 1),
	]);
	for (const code of all) {
		const named = code === "Space" ? " " : code;
		const key = layout.get(code) ?? US.get(code) ?? named;
		const command = useOf({ key, code }, keys);
		if (command !== undefined) places[command].push(code);
	}
	return places;
}

/**
 * Returns what is written on a key.
 *
 * @param {string} place
 * @param {Layout} layout
 * @param {string} space What the space bar is called.
 */
export function keyName(place, layout, space) {
	if (place === "Space") return space;
	const typed = layout.get(place) ?? US.get(place);
	if (typed !== undefined) return typed.toUpperCase();
	// `NumpadEnter` is two words.
	return NAMED[place] ?? place.replace(/(?<=[a-z])(?=[A-Z\d])/g, " ");
}
