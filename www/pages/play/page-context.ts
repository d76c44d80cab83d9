/**
 * What the page gives to each of its features.
 */

import type { SlidingPuzzleElement } from "../../element/element.ts";
import { loadGameTexts } from "../../messages/compiled/game.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import type { Texts as Strings } from "../../messages/compiled/puzzle-en.ts";
import { loadTagTexts } from "../../messages/compiled/tag.ts";
import type { Options, Text } from "../parts/notices.ts";
import type { PlayerSettings } from "../parts/player-settings.ts";

/** The texts of the page, and those of its features and of the puzzle by table. */
export type PageTexts = Awaited<ReturnType<typeof loadTexts>>;

export async function loadTexts(language: Language) {
	const [{ page, ...features }, ofPuzzle] = await Promise.all([
		loadGameTexts(language),
		loadTagTexts(language),
	]);
	return { ...page, ...features, ...ofPuzzle };
}

export type PageContext = {
	puzzle: SlidingPuzzleElement;
	strings: () => Strings;
	texts: () => PageTexts;
	/** Shows a notice. */
	notify: (text: Text, options?: Options) => () => void;
	/** Does something, and says why if it could not be done. */
	attempt: (act: () => unknown) => Promise<void>;
	/** Returns what to tell the player about an error. */
	explain: (error: unknown) => string;
	/** Calls a function whenever the texts are in another language. */
	onSpeak: (speak: () => void, signal?: AbortSignal) => void;
	settings: PlayerSettings;
};
