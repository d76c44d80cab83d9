/**
 * One watch on the boxes of all boards of a page: all are measured, then all are
 * fitted, then all are drawn. One after the other would have the browser lay the
 * whole page out again for each board.
 */

/**
 * @typedef {object} Sized
 * @property {() => void} measure Reads what it needs to know of the page.
 * @property {() => void} fit Takes its place with what it has read.
 * @property {() => void} draw Changes nothing but its pixels.
 * @property {() => void} [sleep] It was taken out of the page, or hidden.
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
			// What is taken out of the page, or hidden, has no size and no style.
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
