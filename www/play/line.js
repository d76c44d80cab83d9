/**
 * A solution that is being followed: the slides still to make, and what is
 * proved of their number. Immutable; lengths in the metric of the core that made it.
 * The core works out what is proved (`src/solver/line.rs`).
 */

/**
 * What a search has found for a board: slides to the goal, or none that are
 * news, and what is proved of their number.
 *
 * @typedef {{ slides: string | null, lower: number }} Found
 */

/**
 * The functions of the core that a line needs.
 *
 * @typedef {Pick<typeof import("../core/wasm/solver.js"), "lineOf" | "lineAfter" | "lineWith">} LineCore
 */

export class Line {
	#core;
	#ahead;

	/**
	 * Begins a line of a board.
	 *
	 * @param {LineCore} core
	 * @param {string} slides A letter of U, D, L, R for each: the tile's way.
	 * @param {number} lower Proved: no solution is shorter.
	 */
	static of(core, slides, lower) {
		return new Line(core, core.lineOf(slides, lower));
	}

	/**
	 * @param {LineCore} core
	 * @param {import("../core/wasm/solver.js").Line} line
	 */
	constructor(core, { slides, length, step, lower, ahead }) {
		this.#core = core;
		this.slides = slides;
		this.length = length;
		/** How many slides are made at once next: 1, or the tiles of a move. */
		this.step = step;
		this.lower = lower;
		this.#ahead = ahead;
	}

	get isOptimal() {
		return this.lower === this.length;
	}

	/** The way of the next tile; `undefined` at the goal. */
	get next() {
		return /** @type {import("../core/wasm/game.js").Direction | undefined} */ (
			this.slides[0]
		);
	}

	/**
	 * Returns the line with a bound that is known of its board.
	 *
	 * @param {number} lower
	 */
	atLeast(lower) {
		return Line.of(this.#core, this.slides, Math.max(lower, this.lower));
	}

	/**
	 * Returns what is left when the first `count` slides are made.
	 *
	 * @param {number} count
	 */
	after(count) {
		const { slides, lower } = this;
		const rest = this.#core.lineAfter(slides, lower, this.#ahead, count);
		return new Line(this.#core, rest);
	}

	/**
	 * Returns the line that is left when these tiles have gone, or `null` when
	 * they went another way.
	 *
	 * @param {import("../core/wasm/game.js").Moved} moved
	 */
	follow({ tiles, direction }) {
		const way = direction.repeat(tiles.length);
		return this.slides.startsWith(way) ? this.after(tiles.length) : null;
	}

	/**
	 * Returns the line of the board that these slides lead here from: back, then on.
	 *
	 * @param {string} back
	 */
	before(back) {
		const { length } = Line.of(this.#core, back, 0);
		const least = Math.max(0, this.lower - length);
		return Line.of(this.#core, back + this.slides, least);
	}

	/**
	 * Returns the line with what was found for another board: for the one that
	 * `path` leads to from where this line begins. The first `made` slides are
	 * made and stay. What follows them changes only for what is shorter from
	 * there, the way back to where the two part included.
	 *
	 * @param {Found} found
	 * @param {string} [path]
	 * @param {number} [made]
	 */
	changeOver(found, path = "", made = 0) {
		const changed = this.#core.lineWith(
			this.slides,
			this.lower,
			this.#ahead,
			found.slides,
			found.lower,
			path,
			made,
		);
		return new Line(this.#core, changed);
	}
}
