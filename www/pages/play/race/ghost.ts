/**
 * A play that somebody races against: what it shows at each moment of their clock.
 * Knows no page and no clock.
 */

import type { Frame } from "../../../core/wasm/reader.js";

export class Ghost {
	#frames;

	/** @param frames By rising times; the first is the start. */
	constructor(frames: Frame[]) {
		this.#frames = frames;
	}

	/** Its last frame, with its whole time and all its slides. */
	get end() {
		return this.#frames[this.#frames.length - 1];
	}

	/**
	 * Returns the number of the frame to show: the last one whose time has come.
	 *
	 * @param elapsed Milliseconds played; `null` before the first move, because the
	 *   ghost makes its own when the player does.
	 */
	indexAt(elapsed: number | null) {
		if (elapsed === null) return 0;
		let [low, high] = [0, this.#frames.length - 1];
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if (this.#frames[middle].elapsed <= elapsed) low = middle;
			else high = middle - 1;
		}
		return low;
	}

	frame(index: number) {
		return this.#frames[index];
	}

	/**
	 * Returns how many milliseconds after `elapsed` the next frame comes; `null` if
	 * there is none.
	 */
	wait(elapsed: number) {
		const next = this.#frames[this.indexAt(elapsed) + 1];
		return next === undefined ? null : next.elapsed - elapsed;
	}
}
