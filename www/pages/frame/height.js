/**
 * How high the frame would like to be: as high as the puzzle is where nothing
 * limits it, which follows from the width.
 */

/** While it is measured, the puzzle does not fill the frame; see `style.js`. */
const NATURAL = "natural";

/**
 * Tells the height now and whenever it becomes another, in CSS pixels.
 *
 * @param {HTMLElement} puzzle
 * @param {(height: number) => void} tell
 */
export function watchHeight(puzzle, tell) {
	let told = 0;
	const look = () => {
		const height = naturalHeight(puzzle);
		// A frame that nobody shows has no width.
		if (height === told || puzzle.offsetWidth === 0) return;
		told = height;
		tell(height);
	};
	new ResizeObserver(look).observe(puzzle);
	// Another board may have other proportions.
	puzzle.addEventListener("new", look);
	look();
}

/**
 * Asked and taken back in one turn, so that nothing is drawn that way and no
 * observer sees it.
 *
 * @param {HTMLElement} puzzle
 */
function naturalHeight(puzzle) {
	puzzle.classList.add(NATURAL);
	const { height } = puzzle.getBoundingClientRect();
	puzzle.classList.remove(NATURAL);
	return Math.ceil(height);
}
