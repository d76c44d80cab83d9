/**
 * The preferred height of the iframe: that of a puzzle without limits. It follows from
 * the width.
 */

/** During the measurement the puzzle does not fill the iframe: `frame-style.ts`. */
const NATURAL = "natural";

/** Reports the preferred height, now and whenever it changes, in CSS pixels. */
export function watchHeight(
	puzzle: HTMLElement,
	report: (height: number) => void,
) {
	let told = 0;
	const look = () => {
		const height = naturalHeight(puzzle);
		// A hidden iframe has no width.
		if (height === told || puzzle.offsetWidth === 0) return;
		told = height;
		report(height);
	};
	new ResizeObserver(look).observe(puzzle);
	// A new board may have other proportions.
	puzzle.addEventListener("new-board", look);
	look();
}

/**
 * Returns the preferred height. It is set, measured and reset in one turn, so that
 * nothing is drawn and no observer sees it.
 */
function naturalHeight(puzzle: HTMLElement) {
	puzzle.classList.add(NATURAL);
	const { height } = puzzle.getBoundingClientRect();
	puzzle.classList.remove(NATURAL);
	return Math.ceil(height);
}
