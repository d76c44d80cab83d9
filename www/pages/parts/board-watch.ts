/**
 * Tells when a puzzle has another board without a move: after a restart, of which the
 * element says nothing.
 */

import type { SlidingPuzzleElement } from "../../element/element.ts";

export function watchBoard(
	puzzle: SlidingPuzzleElement,
	call: () => void,
	signal: AbortSignal,
) {
	let seen = puzzle.text;
	const look = () => {
		const now = puzzle.text;
		if (now === seen) return;
		seen = now;
		call();
	};
	const known = () => {
		seen = puzzle.text;
	};
	for (const type of ["move", "new"]) {
		puzzle.addEventListener(type, known, { signal });
	}
	// What a key or a button has done is done by then.
	for (const type of ["keyup", "click"]) {
		document.addEventListener(type, look, { signal });
	}
}
