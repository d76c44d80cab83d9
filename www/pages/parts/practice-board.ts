/**
 * The board of a page that practises: it looks and sounds as the player has chosen for
 * the game, and has nothing else of a game.
 */

import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { PlayerSettings, type Values } from "./player-settings.ts";

/** What a player may have chosen for a game, and practice has in its own way. */
const OF_A_GAME =
	"tiles labels alt counts timer inspection distance hints solver deal difficulty metric".split(
		" ",
	);

/**
 * Dresses the page's `<sliding-puzzle id="puzzle">`, before it is defined.
 *
 * @param values Those saved.
 */
export function preparePracticeBoard(
	store: ReturnType<typeof import("./page-store.ts").openPageStore>["store"],
	values: Values,
) {
	const puzzle = find(document, "puzzle", HTMLElement) as SlidingPuzzleElement;
	new PlayerSettings({
		puzzle,
		values,
		save: (settings) => void store.save({ settings }),
	});
	for (const name of OF_A_GAME) puzzle.removeAttribute(name);
	puzzle.setAttribute("hints", "off");
	puzzle.setAttribute("solver", "off");
	return puzzle;
}
