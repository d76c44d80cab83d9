/**
 * Keys as a player or a site chooses them: the text of the attribute `keys`, and which
 * key does what then. Pure functions.
 *
 *     keys    = [ start ";" ] { command ":" places ";" }
 *     start   = "all" | "arrows" | "off"
 *     places  = { place " " } | "none"
 *
 * A command is one of `KEY_COMMANDS`, and a place is a `KeyboardEvent.code`. A command
 * that is named has these keys and no other. One that is not named keeps its own, as
 * far as no other command takes them. What is unknown is ignored.
 */

import { KEYS, type Keys, useOf } from "./keys.ts";

/** What a key can do, in the order that it is listed. */
export const KEY_COMMANDS = Object.freeze([
	...["up", "left", "down", "right", "home", "end"],
	...["press", "undo", "redo", "hint", "solve"],
	...["back", "forward", "shuffle", "reset", "stop"],
] as const);

/** Keys that a page or the browser needs: nobody can get away without them. */
const OTHERS = /^(?:Tab|Shift|Control|Alt|Meta|OS|CapsLock|Fn|NumLock)/;

/** A key that types nothing acts everywhere; one that does may be a slip. */
const STARTS = {
	all: () => KEYS,
	arrows: () => without((key) => [...key].length === 1 || /^Key/.test(key)),
	off: () => without(() => true),
};

/** Returns the usual keys without some. */
function without(isLeftOut: (key: string) => boolean): Keys {
	const left: Keys = Object.create(null);
	for (const [key, what] of Object.entries(KEYS)) {
		// The space bar types, but it presses as on every button.
		if (key === " " ? !isLeftOut("Space") : !isLeftOut(key)) left[key] = what;
	}
	return left;
}

/** Which of the usual keys there are. */
export type Start = keyof typeof STARTS;

/**
 * Returns the set of keys that a text begins with.
 *
 * @param text The attribute `keys`.
 */
export function startOf(text: string): Start {
	const first = text.split(";")[0].trim().toLowerCase();
	return Object.hasOwn(STARTS, first) ? (first as Start) : "all";
}

export function canBeKey(place: string) {
	return /^[A-Z]\w*$/.test(place) && !OTHERS.test(place);
}

/**
 * Returns which key does what.
 *
 * @param text The attribute `keys`.
 */
export function readKeys(text: string): Keys {
	return readChosen(text, STARTS[startOf(text)](), KEY_COMMANDS);
}

/** Commands whose keys are chosen among themselves. */
export type KeySet = {
	commands: readonly string[];
	/** @param text The attribute `keys`. */
	read: (text: string) => Keys;
	/** Returns what a key does, if anything. */
	useOf: (
		event: { key: string; code: string },
		keys: Keys,
	) => string | undefined;
};

/** The keys that play. */
export const PLAYING: KeySet = {
	commands: KEY_COMMANDS,
	read: readKeys,
	useOf,
};

/**
 * @param usual The keys without the text.
 * @param commands Those that may have others.
 */
export function readChosen(
	text: string,
	usual: Keys,
	commands: readonly string[],
) {
	const keys: Keys = Object.assign(Object.create(null), usual);
	const chosen: [place: string, command: string][] = [];
	for (const part of text.split(";")) {
		const [name, places, ...more] = part.split(":");
		const command = name.trim().toLowerCase();
		const isKnown = commands.some((known) => known === command);
		if (places === undefined || more.length > 0 || !isKnown) continue;
		for (const [key, what] of Object.entries(keys)) {
			if (what === command) delete keys[key];
		}
		for (const place of places.split(/[\s,]+/)) {
			if (canBeKey(place)) chosen.push([place, command]);
		}
	}
	// Last: what is chosen comes before what is usual.
	for (const [place, command] of chosen) keys[place] = command;
	return keys;
}

/**
 * Returns the text for keys that differ from the usual ones.
 *
 * @param chosen Command → the places of its keys.
 */
export function writeKeys(chosen: Record<string, string[]>) {
	return Object.entries(chosen)
		.map(([name, places]) => `${name}: ${places.join(" ") || "none"}`)
		.join("; ");
}
