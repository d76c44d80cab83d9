/**
 * What the page gives to each of its features.
 */

import type { SlidingPuzzleElement } from "../../element/element.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import type { Texts } from "../../messages/compiled/page-en.ts";
import type { Texts as Strings } from "../../messages/compiled/puzzle-en.ts";
import type { Options, Text } from "../parts/notices.ts";
import type { PlayerSettings } from "../parts/player-settings.ts";

export type PageContext = {
	puzzle: SlidingPuzzleElement;
	strings: () => Strings;
	texts: () => Texts;
	/** Shows a notice. */
	notify: (text: Text, options?: Options) => () => void;
	/** Does something, and says why if it could not be done. */
	attempt: (act: () => unknown) => Promise<void>;
	/**
	 * Calls a function for each language that is chosen. It loads texts, and resolves
	 * with what says them once all texts of the page are there.
	 */
	onSpeak: (
		prepare: (language: Language) => Promise<() => void>,
		signal?: AbortSignal,
	) => void;
	settings: PlayerSettings;
};
