/**
 * What the board of an exercise is to become, small beside its task. Whoever cannot see
 * it hears it from the board itself.
 */

import { read } from "../../core/read.ts";
import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { preview } from "./preview.ts";

export async function renderGoal(puzzle: SlidingPuzzleElement) {
	const { size, goal } = puzzle;
	const place = find(document, "goal", HTMLElement);
	const shown = `${size} ${goal}`;
	if (place.dataset.shown === shown) return;
	place.dataset.shown = shown;
	const board = await read((reader) => reader.solvedBoard(size, goal)).catch(
		(error) => console.info("the goal is not drawn:", error),
	);
	if (board === undefined) {
		// The next board tries again.
		delete place.dataset.shown;
		return;
	}
	// Meanwhile another board may be in play.
	if (place.dataset.shown !== shown) return;
	place.replaceChildren(
		preview(puzzle, { size, goal, board, tiles: "number" }),
	);
}
