/**
 * What must be painted again, as a few rectangles. Pure.
 */

/**
 * In whole device pixels; `right` and `bottom` are outside.
 *
 * @typedef {[left: number, top: number, right: number, bottom: number]} Rect
 */

/** Beyond so many rectangles all become one. */
const MOST = 8;

export class Region {
	/** @type {Rect[]} They may overlap. */
	rects = [];

	/**
	 * Adds a rectangle. It is merged with each one near it: painting twice costs
	 * more than painting a few pixels between them.
	 *
	 * @param {Rect} rect
	 */
	add(rect) {
		const rest = [];
		const isFull = this.rects.length >= MOST;
		for (const other of this.rects) {
			const both = around(rect, other);
			if (isFull || area(both) <= 1.4 * (area(rect) + area(other))) rect = both;
			else rest.push(other);
		}
		rest.push(rect);
		this.rects = rest;
	}

	/**
	 * Whether any of it lies in a rectangle.
	 *
	 * @param {Rect} rect
	 */
	touches(rect) {
		for (const other of this.rects) if (overlap(rect, other)) return true;
		return false;
	}

	/**
	 * Adds where something was and where it is, unless that is the same.
	 *
	 * @param {Rect | null} was
	 * @param {Rect | null} is
	 */
	change(was, is) {
		if (was !== null && is !== null && isSame(was, is)) return;
		if (was !== null) this.add(was);
		if (is !== null) this.add(is);
	}
}

/**
 * @param {Rect} a
 * @param {Rect} b
 * @returns {Rect}
 */
function around(a, b) {
	return [
		Math.min(a[0], b[0]),
		Math.min(a[1], b[1]),
		Math.max(a[2], b[2]),
		Math.max(a[3], b[3]),
	];
}

/** @param {Rect} rect */
function area([left, top, right, bottom]) {
	return (right - left) * (bottom - top);
}

/**
 * @param {Rect} a
 * @param {Rect} b
 */
function isSame(a, b) {
	return a[0] === b[0] && a[1] === b[1] && a[2] === b[2] && a[3] === b[3];
}

/**
 * Whether two rectangles share a pixel.
 *
 * @param {Rect} a
 * @param {Rect} b
 */
export function overlap(a, b) {
	return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}
