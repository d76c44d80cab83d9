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
	#cancel: (() => void) | null = null;

	constructor({
		move,
		report,
		schedule = later,
	}: {
		/** Returns whether a tile moved. */
		move: (way: string) => boolean;
		/** Called when it begins or ends. */
		report: () => void;
		/** Calls a function later; returns what cancels it. */
		schedule?: (call: () => void, ms: number) => () => void;
	}) {
		this.#move = move;
		this.#report = report;
		this.#schedule = schedule;
	}

	get isOn() {
		return this.#cancel !== null;
	}

	run(slides: string) {
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

	#wait(slides: string, ms: number) {
		this.#cancel = this.#schedule(() => {
			this.#cancel = null;
			const [way, next] = slides;
			if (way !== undefined && this.#move(way) && next !== undefined) {
				this.#wait(slides.slice(1), next === way ? SLIDE_MS : TURN_MS);
			} else this.#report();
		}, ms);
	}
}

function later(call: () => void, ms: number) {
	const timer = setTimeout(call, ms);
	return () => clearTimeout(timer);
}
