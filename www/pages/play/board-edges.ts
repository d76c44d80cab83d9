/**
 * Where the board is on the page, with its rim, for what the page shows beside it.
 */

import { proportionsOf } from "../../element/attributes.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { boxOf } from "../../element/internals.ts";

/** The rim in sides of a cell. */
const RIM = 0.11;

/**
 * Returns its edges in CSS pixels from the edges of the window, `start` and `end` in the
 * direction of the text; `null` while it is not drawn.
 */
export function boardEdges(puzzle: SlidingPuzzleElement) {
	const { columns, rows } = proportionsOf(puzzle.size);
	const [first, last] = [boxOf(puzzle, 0), boxOf(puzzle, columns * rows - 1)];
	if (first === undefined || last === undefined || first.width === 0)
		return null;
	const rim = first.width * RIM;
	const [left, right] = [first.left - rim, last.right + rim];
	const box = puzzle.getBoundingClientRect();
	const isMirrored = getComputedStyle(puzzle).direction === "rtl";
	const { clientWidth } = document.documentElement;
	const edges = {
		start: isMirrored ? clientWidth - right : left,
		top: first.top - rim,
		end: isMirrored ? clientWidth - left : right,
		bottom: last.bottom + rim,
	};
	const room = isMirrored ? left - box.left : box.right - right;
	// As wide as the puzzle's own column would be there.
	return { edges, isBeside: room > 200 };
}

/** Tells the style where the board is. */
export function placeBy(
	element: HTMLElement,
	found: ReturnType<typeof boardEdges>,
) {
	if (found === null) return;
	element.classList.toggle("beside", found.isBeside);
	for (const [name, value] of Object.entries(found.edges)) {
		element.style.setProperty(`--board-${name}`, `${value}px`);
	}
}

/**
 * Calls a function in the next frame, and when the board may have moved: its box has
 * another size, or another board is in play.
 */
export function followBoard(
	puzzle: HTMLElement,
	place: () => void,
	signal?: AbortSignal,
) {
	// The puzzle fits its board first.
	const watch = new ResizeObserver(() => requestAnimationFrame(place));
	const follow = () => {
		watch.disconnect();
		watch.observe(puzzle);
	};
	follow();
	puzzle.addEventListener("new-board", follow, signal && { signal });
	signal?.addEventListener("abort", () => watch.disconnect());
}
