/**
 * The keys of a player in words, for the sheets that show them.
 */

import { KEY_COMMANDS, readKeys } from "../../input/custom-keys.ts";
import { keyName, placesOf, US } from "../../input/key-names.ts";
import { SPEAKING, SPEAKING_COMMANDS } from "../../input/speaking-keys.ts";
import type { Texts as KeyStrings } from "../../messages/compiled/keys-en.ts";
import type { Texts as Speech } from "../../messages/compiled/speech-en.ts";

/** A command, and its keys in words. */
type Row = [command: string, keys: string];

type Layout = ReadonlyMap<string, string>;

/** Commands that need Shift while a game is under way. A new game asks by itself. */
export const ENDING_KEYS = new Set(["solve", "reset"]);

/**
 * Resolves with what the player's keyboard types, by place. A browser that does not
 * tell is taken for one with a US keyboard.
 */
export async function readLayout(
	browser: {
		keyboard?: { getLayoutMap: () => Promise<Iterable<[string, string]>> };
	} = navigator as any,
): Promise<Map<string, string>> {
	try {
		const told = await browser.keyboard?.getLayoutMap();
		if (told !== undefined) return new Map([...US, ...told]);
	} catch (error) {
		// Not in a frame, or not allowed by the site.
		console.info("the layout of the keyboard is not told:", error);
	}
	return new Map(US);
}

/**
 * Returns the keys of each command that has any, both in words.
 *
 * @param text The attribute `keys`.
 * @param isSpeaking Whether the speaking set is on, whose keys come first.
 * @returns In the order of the sheet.
 */
export function listKeys(
	text: string,
	layout: Layout,
	words: KeyStrings,
	isSpeaking: boolean = false,
): Row[] {
	const rows: Row[] = [];
	const asked = placesOf(SPEAKING.read(text), layout, SPEAKING);
	const taken = isSpeaking ? Object.values(asked).flat() : [];
	for (const name of KEY_COMMANDS) {
		const places = placesOf(readKeys(text), layout)[name].filter(
			(place) => !taken.includes(place),
		);
		if (places.length === 0) continue;
		const command = words.commands[name];
		const isEnding = ENDING_KEYS.has(name);
		rows.push([
			isEnding ? words.with(command, words.withShift) : command,
			inWords(places, layout, words),
		]);
		if (name === "right") rows.push([words.choose, words.chooseKeys]);
	}
	return rows;
}

/** As `listKeys`, of the speaking set. */
export function listSpeakingKeys(
	text: string,
	layout: Layout,
	words: KeyStrings,
	{ commands }: Pick<Speech, "commands">,
): Row[] {
	const asked = placesOf(SPEAKING.read(text), layout, SPEAKING);
	const rows: Row[] = [];
	for (const name of SPEAKING_COMMANDS) {
		const places = asked[name];
		if (places.length === 0) continue;
		rows.push([commands[name], inWords(places, layout, words)]);
	}
	return rows;
}

function inWords(places: string[], layout: Layout, words: KeyStrings) {
	const names = places.map((place) => keyName(place, layout, words.space));
	return names.join(words.comma);
}
