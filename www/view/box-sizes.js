/**
 * One observer of the boxes of all boards of a page. All boards are measured, then all
 * are fitted, then all are drawn. One board after the other would make the browser
 * lay out the whole page for each board.
 */

/**
 * @typedef {object} Sized
 * @property {() => void} measure Reads what it needs from the page.
 * @property {() => void} fit Changes its size by what it read.
 * @property {() => void} draw Changes only its pixels.
 * @property {() => void} [sleep] Called when it is hidden or removed from the page.
 */

/** @type {WeakMap<Element, Sized>} */
const boards = new WeakMap();

/** @type {ResizeObserver | undefined} */
let observer;

/**
 * @param {Element} box
 * @param {Sized} board
 */
export function watchSize(box, board) {
	observer ??= new ResizeObserver((entries) => {
		/** @type {Sized[]} */
		const seen = [];
		for (const { target, contentRect } of entries) {
			const board = boards.get(target);
			// A hidden or removed element has no size and no style.
			if (board && contentRect.width > 0) seen.push(board);
			else board?.sleep?.();
		}
		for (const board of seen) board.measure();
		for (const board of seen) board.fit();
		for (const board of seen) board.draw();
	});
	boards.set(box, board);
	observer.observe(box);
}
