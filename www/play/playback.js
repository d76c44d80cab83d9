/**
 * Plays a line at a chosen speed, forwards and back, and changes over to a better
 * line on the way. Knows no board: it calls a function for each slide, which returns
 * whether the slide was made.
 */
export class Playback {
	#line;
	#forward;
	#back;
	#onEnd;
	#at = 0;
	/** @type {ReturnType<typeof setInterval> | null} */
	#timer = null;

	/**
	 * @param {object} parts
	 * @param {import("./line.js").Line} parts.line
	 * @param {(direction: import("../core/wasm/game.js").Direction) => boolean} parts.forward
	 * @param {() => boolean} parts.back
	 * @param {() => void} parts.onEnd Called when the last slide is made.
	 */
	constructor({ line, forward, back, onEnd }) {
		this.#line = line;
		this.#forward = forward;
		this.#back = back;
		this.#onEnd = onEnd;
	}

	/** The whole line. */
	get line() {
		return this.#line;
	}

	/** Slides made. */
	get at() {
		return this.#at;
	}

	/** The rest of the line. */
	get rest() {
		return this.#line.after(this.#at);
	}

	get isRunning() {
		return this.#timer !== null;
	}

	/**
	 * Changes over to what was found, if that is shorter. The slides made stay.
	 *
	 * @param {import("./line.js").Found} found For the board that `path` leads to
	 *   from the start of the line.
	 * @param {string} path
	 */
	changeOver(found, path) {
		this.#line = this.#line.changeOver(found, path, this.#at);
	}

	/** @param {number} slidesPerSecond */
	run(slidesPerSecond) {
		this.pause();
		this.#timer = setInterval(() => this.#next(), 1000 / slidesPerSecond);
	}

	pause() {
		if (this.#timer !== null) clearInterval(this.#timer);
		this.#timer = null;
	}

	stepForward() {
		this.pause();
		this.#next();
	}

	stepBack() {
		this.pause();
		if (this.#at === 0) return;
		this.#at -= 1;
		if (this.#back()) this.#straighten();
		else this.#at += 1;
	}

	/** Removes a turn back that is no longer needed. */
	#straighten() {
		this.changeOver(this.rest, this.#line.slides.slice(0, this.#at));
	}

	#next() {
		const direction = this.rest.next;
		this.#at += 1;
		const isMade = direction !== undefined && this.#forward(direction);
		if (!isMade) this.#at -= 1;
		if (!isMade || this.#at === this.#line.length) {
			this.pause();
			this.#onEnd();
		}
	}
}
