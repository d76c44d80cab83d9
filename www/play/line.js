/**
 * A solution being followed: the slides still to make, and the proved lower bound
 * of their number. Immutable. Lengths are in slides (STM).
 */

/**
 * A proof about the board after the first `at` slides of a line: from there, no
 * solution is shorter than `lower`.
 *
 * @typedef {{ at: number, lower: number }} Proof
 */

/**
 * What a search found for a board: slides to the goal, or `null` if there is no news,
 * and the proved lower bound of their number.
 *
 * @typedef {{ slides: string | null, lower: number }} Found
 */

export class Line {
	#ahead;

	/**
	 * @param {string} slides For each slide one letter of U, D, L, R: the tile's way.
	 * @param {number} lower The proved lower bound.
	 * @param {readonly Proof[]} [ahead] Proofs about boards further along the line.
	 */
	constructor(slides, lower, ahead = []) {
		this.slides = slides;
		// The lengths of all solutions of a board are even, or all are odd.
		this.lower = lower + ((slides.length - lower) % 2);
		this.#ahead = ahead;
	}

	get length() {
		return this.slides.length;
	}

	get isOptimal() {
		return this.lower === this.length;
	}

	/** The way that the next tile moves; `undefined` at the goal. */
	get next() {
		return /** @type {import("../core/wasm/game.js").Direction | undefined} */ (
			this.slides[0]
		);
	}

	/**
	 * Returns the rest of the line after `count` slides, with what is proved of it.
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
	 * Returns the rest of the line after a move, or `null` if the move left the line.
	 *
	 * @param {import("../core/wasm/game.js").Moved} moved
	 */
	follow({ tiles, direction }) {
		const way = direction.repeat(tiles.length);
		return this.slides.startsWith(way) ? this.after(tiles.length) : null;
	}

	/**
	 * Returns the line improved by what was found for another board: the one that
	 * `path` leads to from the start of this line. The first `made` slides are made
	 * and stay. The rest is replaced only by a shorter way from there, including the
	 * way back to where the two lines part.
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
 * Returns the lower bound that a proof gives for the board after `count` slides. A
 * slide changes the distance by at most 1, so the bound falls by 1 per slide
 * between the two boards.
 *
 * @param {Proof} proof
 * @param {number} count
 */
function atLeast({ at, lower }, count) {
	return lower - Math.abs(at - count);
}

/**
 * Moves a proof to the board after `shared` slides, where the new line leaves the
 * line of the proof.
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
 * Returns one way followed by another, without slides that undo each other.
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
 * Returns how many slides two ways share before they part.
 *
 * @param {string} one
 * @param {string} other
 */
function sharedLength(one, other) {
	let length = 0;
	while (length < one.length && one[length] === other[length]) length += 1;
	return length;
}
