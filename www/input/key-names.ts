/**
 * Which keys there are for each command, and what is written on them: on the player's
 * keyboard where the browser tells its layout, else on a US one. Pure functions.
 */

import { PLAYING } from "./custom-keys.ts";
import type { Keys } from "./keys.ts";

/** Place → what it types. */
export type Layout = ReadonlyMap<string, string>;

/** Keys of a US keyboard that are not letters and digits: place → what it types. */
const SIGNS = {
	...{ Backquote: "`", Minus: "-", Equal: "=", BracketLeft: "[" },
	...{ BracketRight: "]", Backslash: "\\", Semicolon: ";", Quote: "'" },
	...{ Comma: ",", Period: ".", Slash: "/" },
};

/** Keys that type nothing, and the space bar: place → what they are called. */
const NAMED = {
	ArrowUp: "↑",
	ArrowLeft: "←",
	ArrowDown: "↓",
	ArrowRight: "→",
	Home: "Home",
	End: "End",
	Enter: "Enter",
	Space: " ",
	Backspace: "Backspace",
	Escape: "Esc",
} as Record<string, string>;

export const US: Layout = new Map([
	...[..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].map(
		(letter) => [`Key${letter}`, letter.toLowerCase()] as const,
	),
	...[..."1234567890"].map((digit) => [`Digit${digit}`, digit] as const),
	...Object.entries(SIGNS),
]);

/** Returns the places of the keys of each command of a set. */
export function placesOf(
	keys: Keys,
	layout: Layout,
	{ commands, useOf } = PLAYING,
) {
	const places: Record<string, string[]> = {};
	for (const command of commands) places[command] = [];
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
 * @param space What the space bar is called.
 */
export function keyName(place: string, layout: Layout, space: string) {
	if (place === "Space") return space;
	const typed = layout.get(place) ?? US.get(place);
	if (typed !== undefined) return typed.toUpperCase();
	// `NumpadEnter` is two words.
	return NAMED[place] ?? place.replace(/(?<=[a-z])(?=[A-Z\d])/g, " ");
}
