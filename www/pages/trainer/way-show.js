/**
 * Shows slides on a board, one after another. Knows no page.
 */

/** Between two slides, and between two in the same direction, in milliseconds. */
const TURN_MS = 480;
const SLIDE_MS = 260;

export class WayShow {
	#move;
	#report;
	#schedule;
	/** @type {(() => void) | null} */
	#cancel = null;

	/**
	 * @param {object} parts
	 * @param {(way: string) => boolean} parts.move Returns whether a tile moved.
	 * @param {() => void} parts.report Called when it begins or ends.
	 * @param {(call: () => void, ms: number) => () => void} [parts.schedule] Calls a
	 *   function later; returns what cancels it.
	 */
	constructor({ move, report, schedule = later }) {
		this.#move = move;
		this.#report = report;
		this.#schedule = schedule;
	}

	get isOn() {
		return this.#cancel !== null;
	}

	/** @param {string} slides */
	run(slides) {
		this.#cancel?.();
		this.#wait(slides, TURN_MS);
		this.#report();
	}

	/** Stops where it is. */
	stop() {
		if (this.#cancel === null) return;
		this.#cancel();
		this.#cancel = null;
		this.#report();
	}

	/**
	 * @param {string} slides
	 * @param {number} ms
	 */
	#wait(slides, ms) {
		this.#cancel = this.#schedule(() => {
			this.#cancel = null;
			const [way, next] = slides;
			if (way !== undefined && this.#move(way) && next !== undefined) {
				this.#wait(slides.slice(1), next === way ? SLIDE_MS : TURN_MS);
			} else this.#report();
		}, ms);
	}
}

/**
 * @param {() => void} call
 * @param {number} ms
 */
function later(call, ms) {
	const timer = setTimeout(call, ms);
	return () => clearTimeout(timer);
}
