/**
 * A solution that is being followed: the slides still to make, and what is
 * proved of their number. Immutable; lengths in slides (STM).
 */
export class Line {
	/**
	 * @param {string} slides A letter of U, D, L, R for each: the tile's way.
	 * @param {number} lower Proved: no solution is shorter.
	 */
	constructor(slides, lower) {
		this.slides = slides;
		this.lower = lower;
	}

	get length() {
		return this.slides.length;
	}

	get isOptimal() {
		return this.lower === this.length;
	}

	/** The way of the next tile; `undefined` at the goal. */
	get next() {
		return /** @type {import("./wasm/game.js").Direction | undefined} */ (
			this.slides[0]
		);
	}

	/**
	 * The same line when more is proved.
	 *
	 * @param {number} lower
	 */
	atLeast(lower) {
		return new Line(this.slides, Math.max(this.lower, lower));
	}

	/**
	 * The line behind its first `count` slides. One slide takes at most 1 from
	 * the distance, so the bound falls with it and stays proved.
	 *
	 * @param {number} count
	 */
	after(count) {
		const lower = Math.max(0, this.lower - count);
		return new Line(this.slides.slice(count), lower);
	}

	/**
	 * The line that is left when these tiles have gone, or `null` when they went
	 * another way.
	 *
	 * @param {import("./wasm/game.js").Moved} moved
	 */
	follow({ tiles, direction }) {
		const way = direction.repeat(tiles.length);
		return this.slides.startsWith(way) ? this.after(tiles.length) : null;
	}
}
