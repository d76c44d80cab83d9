/**
 * A play being watched: where it is, and when its next move comes. Knows no page: it
 * is told what to show.
 */

import type { Frame } from "../../core/wasm/reader.js";

/** A pause of the player is not waited for longer than this, in milliseconds. */
const LONGEST_MS = 3_000;

export class Replay {
	#frames;
	#render;
	#schedule;
	#at = 0;
	/** How many times faster than it was played. */
	#factor = 1;
	#cancel: (() => void) | null = null;

	/** @param frames The first is the start. */
	constructor(
		frames: Frame[],
		{
			show,
			schedule = later,
		}: {
			/** Called when another frame is to be seen, or when it begins or stops to run. */
			show: (at: number, before: number) => void;
			/** Calls a function later; returns what cancels it. */
			schedule?: (call: () => void, ms: number) => () => void;
		},
	) {
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

	/** Goes to a frame, and stays there. */
	go(at: number) {
		this.#stop();
		this.#move(Math.min(this.last, Math.max(0, at)));
	}

	#stop() {
		this.#cancel?.();
		this.#cancel = null;
	}

	#move(at: number) {
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

function later(call: () => void, ms: number) {
	const timer = setTimeout(call, ms);
	return () => clearTimeout(timer);
}
