/**
 * A play being watched: where it is, and when its next move comes. Knows no page: it
 * is told what to show.
 */

/** A pause of the player is not waited for longer than this, in milliseconds. */
const LONGEST_MS = 3_000;

/** @typedef {import("../../core/wasm/reader.js").Frame} Frame */

export class Replay {
	#frames;
	#render;
	#schedule;
	#at = 0;
	/** How many times faster than it was played. */
	#factor = 1;
	/** @type {(() => void) | null} */
	#cancel = null;

	/**
	 * @param {Frame[]} frames The first is the start.
	 * @param {object} parts
	 * @param {(at: number, before: number) => void} parts.show Called when another frame
	 *   is to be seen, or when it begins or stops to run.
	 * @param {(call: () => void, ms: number) => () => void} [parts.schedule] Calls a
	 *   function later; returns what cancels it.
	 */
	constructor(frames, { show, schedule = later }) {
		this.#frames = frames;
		this.#render = show;
		this.#schedule = schedule;
	}

	/** The frame that is seen. */
	get frame() {
		return this.#frames[this.#at];
	}

	get at() {
		return this.#at;
	}

	get last() {
		return this.#frames.length - 1;
	}

	get isRunning() {
		return this.#cancel !== null;
	}

	get factor() {
		return this.#factor;
	}

	set factor(value) {
		this.#factor = value;
		if (this.isRunning) this.#wait();
	}

	/** Runs on; from its end, runs again from the start. */
	run() {
		if (this.#at === this.last) this.#move(0);
		this.#wait();
		this.#render(this.#at, this.#at);
	}

	pause() {
		this.#stop();
		this.#render(this.#at, this.#at);
	}

	/**
	 * Goes to a frame, and stays there.
	 *
	 * @param {number} at
	 */
	go(at) {
		this.#stop();
		this.#move(Math.min(this.last, Math.max(0, at)));
	}

	#stop() {
		this.#cancel?.();
		this.#cancel = null;
	}

	/** @param {number} at */
	#move(at) {
		const before = this.#at;
		this.#at = at;
		this.#render(at, before);
	}

	#wait() {
		this.#stop();
		const next = this.#frames[this.#at + 1];
		if (next === undefined) return;
		// A restart puts the clock back.
		const ms = Math.max(0, next.elapsed - this.frame.elapsed);
		this.#cancel = this.#schedule(() => {
			this.#cancel = null;
			if (this.#at + 1 < this.last) {
				// Before it is shown: then it still runs.
				this.#at += 1;
				this.#wait();
				this.#render(this.#at, this.#at - 1);
			} else this.#move(this.#at + 1);
		}, Math.min(LONGEST_MS, ms) / this.#factor);
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
