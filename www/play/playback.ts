import type { Direction } from "../core/wasm/game.js";
import type { Found, Line } from "./line.ts";

/**
 * Plays a line at a chosen speed, forwards and back, and changes over to a better
 * line on the way. Knows no board: it calls a function for each step, which returns
 * whether it was made. A step is a slide, or a move of a line that counts moves.
 */
export class Playback {
	#line;
	#forward;
	#back;
	#onEnd;
	#at = 0;
	/** The slides of each step made. */
	#steps: number[] = [];
	#timer: ReturnType<typeof setInterval> | null = null;

	constructor({
		line,
		forward,
		back,
		onEnd,
	}: {
		line: Line;
		forward: (direction: Direction, slides: number) => boolean;
		/** Takes the last step back. */
		back: () => boolean;
		/** Called when the last slide is made. */
		onEnd: () => void;
	}) {
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

	/** Steps made. */
	get steps() {
		return this.#steps.length;
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
	 * @param found For the board that `path` leads to from the start of the line.
	 */
	changeOver(found: Found, path: string) {
		this.#line = this.#line.changeOver(found, path, this.#at);
	}

	run(stepsPerSecond: number) {
		this.pause();
		this.#timer = setInterval(() => this.#next(), 1000 / stepsPerSecond);
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
		const slides = this.#steps.pop();
		if (slides === undefined) return;
		this.#at -= slides;
		if (this.#back()) this.#straighten();
		else {
			this.#at += slides;
			this.#steps.push(slides);
		}
	}

	/** Removes a turn back that is no longer needed. */
	#straighten() {
		this.changeOver(this.rest, this.#line.slides.slice(0, this.#at));
	}

	#next() {
		const { next: direction, step } = this.rest;
		this.#at += step;
		this.#steps.push(step);
		const isMade = direction !== undefined && this.#forward(direction, step);
		if (!isMade) {
			this.#at -= step;
			this.#steps.pop();
		}
		if (!isMade || this.#at === this.#line.slides.length) {
			this.pause();
			this.#onEnd();
		}
	}
}
