/**
 * A solution that is being followed: the slides still to make, and what is
 * proved of their number. Immutable; lengths in the metric of the core that made it.
 * The core works out what is proved (`src/solver/line.rs`).
 */

import type { Direction, Moved } from "../core/wasm/game.js";

/**
 * What a search has found for a board: slides to the goal, or none that are
 * news, and what is proved of their number.
 */
export type Found = { slides: string | null; lower: number };

/** The functions of the core that a line needs. */
type LineCore = Pick<
	typeof import("../core/wasm/solver.js"),
	"lineOf" | "lineAfter" | "lineWith"
>;

export class Line {
	slides;
	length;
	/** How many slides are made at once next: 1, or the tiles of a move. */
	step;
	lower;
	#core;
	#ahead;

	/**
	 * Begins a line of a board.
	 *
	 * @param slides A letter of U, D, L, R for each: the tile's way.
	 * @param lower Proved: no solution is shorter.
	 */
	static of(core: LineCore, slides: string, lower: number) {
		return new Line(core, core.lineOf(slides, lower));
	}

	constructor(
		core: LineCore,
		{
			slides,
			length,
			step,
			lower,
			ahead,
		}: import("../core/wasm/solver.js").Line,
	) {
		this.#core = core;
		this.slides = slides;
		this.length = length;
		this.step = step;
		this.lower = lower;
		this.#ahead = ahead;
	}

	get isOptimal() {
		return this.lower === this.length;
	}

	/** The way of the next tile; `undefined` at the goal. */
	get next() {
		return this.slides[0] as Direction | undefined;
	}

	/** Returns the line with a bound that is known of its board. */
	atLeast(lower: number) {
		return Line.of(this.#core, this.slides, Math.max(lower, this.lower));
	}

	/** Returns what is left when the first `count` slides are made. */
	after(count: number) {
		const { slides, lower } = this;
		const rest = this.#core.lineAfter(slides, lower, this.#ahead, count);
		return new Line(this.#core, rest);
	}

	/**
	 * Returns the line that is left when these tiles have gone, or `null` when
	 * they went another way.
	 */
	follow({ tiles, direction }: Moved) {
		const way = direction.repeat(tiles.length);
		return this.slides.startsWith(way) ? this.after(tiles.length) : null;
	}

	/**
	 * Returns the line of the board that these slides lead here from: back, then on.
	 */
	before(back: string) {
		const { length } = Line.of(this.#core, back, 0);
		const least = Math.max(0, this.lower - length);
		return Line.of(this.#core, back + this.slides, least);
	}

	/**
	 * Returns the line with what was found for another board: for the one that
	 * `path` leads to from where this line begins. The first `made` slides are
	 * made and stay. What follows them changes only for what is shorter from
	 * there, the way back to where the two part included.
	 */
	changeOver(found: Found, path: string = "", made: number = 0) {
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
