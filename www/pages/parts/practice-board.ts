/**
 * The board of a page that practises: it looks and sounds as the player has chosen for
 * the game, and has nothing else of a game.
 */

import { FACE, FIGURES, GAME } from "../../element/attributes.ts";
import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { PlayerSettings, type Values } from "./player-settings.ts";

/**
 * Dresses the page's `<sliding-puzzle id="puzzle">`, before it is defined.
 *
 * @param values Those saved.
 */
export function preparePracticeBoard(
	values: Values,
	save: (name: string, value: string | null) => void,
) {
	const puzzle = find(document, "puzzle", HTMLElement) as SlidingPuzzleElement;
	new PlayerSettings({ puzzle, values, save });
	// What a player may have chosen for a game, and practice has in its own way.
	for (const name of Object.keys({ ...FACE, ...GAME, ...FIGURES })) {
		puzzle.removeAttribute(name);
	}
	puzzle.setAttribute("hints", "off");
	puzzle.setAttribute("solver", "off");
	return puzzle;
}
