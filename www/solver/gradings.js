/**
 * The play that is graded, kept by a session so that its lines can be asked for, and
 * so that a grading that was cancelled goes on where it was.
 */

/**
 * A play to be graded.
 *
 * @typedef {object} GradedPlay
 * @property {string} board Its start, in text form.
 * @property {string} goal By name or in text form.
 * @property {string} moves Like `L2U`; `-` for a restart.
 * @property {number} patience Nodes after which the search of a board of more than 16
 *   cells ends.
 */

/** @typedef {import("../core/wasm/multi_tile.js").Grading} Grading */

export class Gradings {
	#begin;
	#release;
	/** @type {{ key: string, grading: Grading } | null} */
	#kept = null;
	/** How many requests use each. @type {Map<Grading, number>} */
	#users = new Map();

	/**
	 * @param {(play: GradedPlay) => Grading} begin
	 * @param {(grading: Grading) => void} release
	 */
	constructor(begin, release) {
		this.#begin = begin;
		this.#release = release;
	}

	/**
	 * Returns the grading of a play. Whoever took it gives it back.
	 *
	 * @param {GradedPlay} play
	 */
	take(play) {
		const key = JSON.stringify([
			play.board,
			play.goal,
			play.moves,
			play.patience,
		]);
		if (this.#kept?.key !== key) {
			const grading = this.#begin(play);
			const before = this.#kept?.grading;
			this.#kept = { key, grading };
			if (before !== undefined) this.#drop(before);
		}
		const { grading } = this.#kept;
		this.#users.set(grading, (this.#users.get(grading) ?? 0) + 1);
		return grading;
	}

	/** @param {Grading} grading */
	giveBack(grading) {
		this.#users.set(grading, (this.#users.get(grading) ?? 1) - 1);
		this.#drop(grading);
	}

	/** Frees what nobody uses and nobody will ask for. @param {Grading} grading */
	#drop(grading) {
		if (this.#users.get(grading) || this.#kept?.grading === grading) return;
		this.#users.delete(grading);
		this.#release(grading);
	}
}
