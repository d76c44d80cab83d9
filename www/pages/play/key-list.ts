/**
 * The keys of a player in words, for the sheets that show them.
 */

import { KEY_COMMANDS, readKeys } from "../../input/custom-keys.ts";
import { keyName, placesOf, US } from "../../input/key-names.ts";
import type { Texts as KeyStrings } from "../../messages/compiled/keys-en.ts";

/** Commands that need Shift while a game is under way. A new game asks by itself. */
export const ENDING_KEYS = new Set(["solve", "restart"]);

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
 * @returns In the order of the sheet.
 */
export function listKeys(
	text: string,
	layout: ReadonlyMap<string, string>,
	words: KeyStrings,
): [command: string, keys: string][] {
	const rows: [command: string, keys: string][] = [];
	for (const name of KEY_COMMANDS) {
		const places = placesOf(readKeys(text), layout)[name];
		if (places.length === 0) continue;
		const keys = places.map((place) => keyName(place, layout, words.space));
		const command = words.commands[name];
		const isEnding = ENDING_KEYS.has(name);
		rows.push([
			isEnding ? words.with(command, words.withShift) : command,
			keys.join(words.comma),
		]);
		if (name === "right") rows.push([words.choose, words.chooseKeys]);
	}
	return rows;
}
