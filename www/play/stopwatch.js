/**
 * Measures the time of a game. Times are handed in; no clock.
 */
export class Stopwatch {
	#elapsed;
	/** @type {number | null} */
	#since = null;

	/** @param {number} [elapsed] Milliseconds already measured. */
	constructor(elapsed = 0) {
		this.#elapsed = elapsed;
	}

	get isRunning() {
		return this.#since !== null;
	}

	/** @param {number} now Milliseconds. */
	start(now) {
		this.#since ??= now;
	}

	/** @param {number} now */
	stop(now) {
		this.#elapsed = this.elapsed(now);
		this.#since = null;
	}

	/** @param {number} now */
	elapsed(now) {
		return this.#elapsed + (this.#since === null ? 0 : now - this.#since);
	}
}
