/**
 * Tells, once, that a player is stuck: a minute of play in which no further tile came to
 * its place. For boards whose gap is last.
 */

import type { SlidingPuzzleElement } from "../../../element/element.ts";

const STUCK_MS = 60_000;

/** How long at least until the clock is looked at again: it stands while nobody plays. */
const LEAST_MS = 1_000;

export class Stuck {
	#puzzle;
	#offer;
	#isOn = false;
	/** The most tiles that were in place. */
	#placed = 0;
	/** The time of play when they were. */
	#since = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(puzzle: SlidingPuzzleElement, tell: () => void) {
		this.#puzzle = puzzle;
		this.#offer = tell;
		puzzle.addEventListener("move", () => this.#isOn && this.#look());
		puzzle.addEventListener("solved", () => this.watch(false));
	}

	/** @param isOn Whether to watch the board in play, from now on. */
	watch(isOn: boolean) {
		clearTimeout(this.#timer);
		this.#isOn = isOn;
		this.#placed = this.#count();
		this.#since = this.#puzzle.elapsed;
		if (isOn && this.#puzzle.moves.mtm > 0) this.#look();
	}

	#count() {
		return this.#puzzle.cells.filter((tile, cell) => tile === cell + 1).length;
	}

	#look() {
		clearTimeout(this.#timer);
		const { elapsed } = this.#puzzle;
		const placed = this.#count();
		if (placed > this.#placed) {
			this.#placed = placed;
			this.#since = elapsed;
		}
		const left = this.#since + STUCK_MS - elapsed;
		if (left <= 0) {
			this.watch(false);
			this.#offer();
			return;
		}
		this.#timer = setTimeout(() => this.#look(), Math.max(left, LEAST_MS));
	}
}
