/**
 * The keys of the speaking set, which come before those that play. Pure functions.
 */

import { type KeySet, readChosen } from "./custom-keys.ts";
import type { Keys } from "./keys.ts";

/** What the set tells, by its usual keys, in the order that it is listed. */
const USUAL = {
	b: "board",
	m: "movable",
	w: "where",
	g: "goal",
	l: "last",
	p: "done",
	k: "keys",
} as const;

export type SpeakingCommand = (typeof USUAL)[keyof typeof USUAL];

export const SPEAKING_COMMANDS: readonly SpeakingCommand[] = Object.freeze(
	Object.values(USUAL),
);

/**
 * Returns which key asks what.
 *
 * @param text The attribute `keys`.
 */
export function readSpeakingKeys(text: string): Keys {
	return readChosen(text, USUAL, SPEAKING_COMMANDS);
}

/**
 * Returns what a key asks, if anything. A Latin letter is itself wherever it lies: the
 * place of one is for keyboards without it.
 */
export function askedBy(
	{ key, code }: { key: string; code: string },
	keys: Keys,
): SpeakingCommand | undefined {
	// The keyboard on a screen tells no places.
	const place = code || `Key${key.toUpperCase()}`;
	const isLatin = key.length === 1 && key <= "~";
	const letter = isLatin ? key : place.replace("Key", "");
	const asked = keys[place] ?? keys[letter.toLowerCase()];
	return asked as SpeakingCommand | undefined;
}

export const SPEAKING: KeySet = {
	commands: SPEAKING_COMMANDS,
	read: readSpeakingKeys,
	useOf: askedBy,
};

/**
 * Returns the digit that a key types, of any script; empty for none. A key for digits
 * types one without Shift too (AZERTY).
 */
export function digitOf({
	key,
	code,
	shiftKey,
}: {
	key: string;
	code: string;
	shiftKey: boolean;
}) {
	if (!/^\p{Nd}$/u.test(key)) {
		return (!shiftKey && /^Digit(\d)$/.exec(code)?.[1]) || "";
	}
	// The ten digits of a script follow each other.
	let at = key.codePointAt(0) as number;
	let value = 0;
	while (/\p{Nd}/u.test(String.fromCodePoint(--at))) value++;
	return String(value % 10);
}
