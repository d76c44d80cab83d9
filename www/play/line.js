/**
 * A solution that is being followed: the slides still to make, and what is
 * proved of their number. Immutable; lengths in slides (STM).
 */

/**
 * No solution is shorter than `lower` from the board behind the first `at`
 * slides of a line.
 *
 * @typedef {{ at: number, lower: number }} Proof
 */

/**
 * What a search has found for a board: slides to the goal, or none that are
 * news, and what is proved of their number.
 *
 * @typedef {{ slides: string | null, lower: number }} Found
 */

export class Line {
	#ahead;

	/**
	 * @param {string} slides A letter of U, D, L, R for each: the tile's way.
	 * @param {number} lower Proved: no solution is shorter.
	 * @param {readonly Proof[]} [ahead] Of boards that it comes to.
	 */
	constructor(slides, lower, ahead = []) {
		this.slides = slides;
		// All solutions of a board are even in length, or all are odd.
		this.lower = lower + ((slides.length - lower) % 2);
		this.#ahead = ahead;
	}

	get length() {
		return this.slides.length;
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
	 * The line behind its first `count` slides, and what is proved of it there.
	 *
	 * @param {number} count
	 */
	after(count) {
		let lower = Math.max(0, this.lower - count);
		const ahead = [];
		for (const proof of this.#ahead) {
			const at = proof.at - count;
			lower = Math.max(lower, atLeast(proof, count));
			if (at > 0) ahead.push({ at, lower: proof.lower });
		}
		return new Line(this.slides.slice(count), lower, ahead);
	}

	/**
	 * The line that is left when these tiles have gone, or `null` when they went
	 * another way.
	 *
	 * @param {import("../core/wasm/game.js").Moved} moved
	 */
	follow({ tiles, direction }) {
		const way = direction.repeat(tiles.length);
		return this.slides.startsWith(way) ? this.after(tiles.length) : null;
	}

	/**
	 * The line with what was found for another board: for the one that `path`
	 * leads to from where this line begins. The first `made` slides are made and
	 * stay; what follows them is changed only for what is shorter from there, the
	 * way back to where the two part included.
	 *
	 * @param {Found} found
	 * @param {string} [path]
	 * @param {number} [made]
	 */
	changeOver({ slides, lower }, path = "", made = 0) {
		const kept = this.slides.slice(0, made);
		const link = joined(reversed(kept), path);
		const rest = slides === null ? null : joined(link, slides);
		const isShorter = rest !== null && rest.length < this.length - made;
		const changed = isShorter ? kept + rest : this.slides;
		const shared = sharedLength(changed, this.slides);
		const news = changed.startsWith(path)
			? { at: path.length, lower }
			: { at: made, lower: lower - link.length };
		const ahead = [news];
		for (const proof of this.#ahead) {
			const known = moved(proof, shared);
			if (known.lower > atLeast(news, known.at)) ahead.push(known);
		}
		return new Line(changed, this.lower, ahead).after(0);
	}
}

/**
 * What a proof says of the board behind so many slides. A slide takes at most 1
 * from the distance and adds at most 1, so a bound falls by 1 with each slide
 * between the two boards.
 *
 * @param {Proof} proof
 * @param {number} count
 */
function atLeast({ at, lower }, count) {
	return lower - Math.abs(at - count);
}

/**
 * The same of the board behind `shared` slides, where the line has left the one
 * that it was proved of.
 *
 * @param {Proof} proof
 * @param {number} shared
 * @returns {Proof}
 */
function moved({ at, lower }, shared) {
	return at <= shared
		? { at, lower }
		: { at: shared, lower: lower - (at - shared) };
}

/** @type {Record<string, string>} */
const BACK = { U: "D", D: "U", L: "R", R: "L" };

/** @param {string} slides */
function reversed(slides) {
	let back = "";
	for (const slide of slides) back = BACK[slide] + back;
	return back;
}

/**
 * One way and then another, without the slides that take each other back.
 *
 * @param {string} one
 * @param {string} other
 */
function joined(one, other) {
	let way = "";
	for (const slide of one + other) {
		if (way[way.length - 1] === BACK[slide]) way = way.slice(0, -1);
		else way += slide;
	}
	return way;
}

/**
 * How many slides two ways have in common before they part.
 *
 * @param {string} one
 * @param {string} other
 */
function sharedLength(one, other) {
	let length = 0;
	while (length < one.length && one[length] === other[length]) length += 1;
	return length;
}
