/**
 * The board of a page that practises: it looks and sounds as the player has chosen for
 * the game, and has nothing else of a game.
 */

import { FACE, FIGURES, GAME } from "../../element/attributes.ts";
import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { internals } from "../../element/internals.ts";
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

/** Slides by an arrow key that is pressed elsewhere on the page, and goes to the board. */
export function hearArrow(puzzle: SlidingPuzzleElement, event: KeyboardEvent) {
	const { target, key } = event;
	const isCommand = event.ctrlKey || event.metaKey || event.altKey;
	if (event.defaultPrevented || isCommand || !key.startsWith("Arrow")) return;
	if (!(target instanceof Element) || puzzle.contains(target)) return;
	if (target.closest("select, input")) return;
	internals(puzzle).hearKey(event);
	if (event.defaultPrevented) puzzle.focus();
}
