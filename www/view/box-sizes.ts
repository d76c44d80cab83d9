/**
 * One observer of the boxes of all boards of a page. All boards are measured, then all
 * are fitted, then all are drawn. One board after the other would make the browser
 * lay out the whole page for each board.
 */

type Sized = {
	/** Reads what it needs from the page. */
	measure: () => void;
	/** Changes its size by what it read. */
	fit: () => void;
	/** Changes only its pixels. */
	draw: () => void;
	/** Called when it is hidden or removed from the page. */
	sleep?: () => void;
};

const boards: WeakMap<Element, Sized> = new WeakMap();

let observer: ResizeObserver | undefined;

export function watchSize(box: Element, board: Sized) {
	observer ??= new ResizeObserver((entries) => {
		const seen: Sized[] = [];
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
