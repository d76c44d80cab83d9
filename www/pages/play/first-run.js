/**
 * The first visit: a finger shows which tile to tap, until the first board is solved.
 * Then a larger one is offered. It can be skipped.
 */

import { explain } from "../../strings/language.js";
import { Finger } from "./finger.js";

/** The boards on the shortest way, and the cell to tap on each of them. */
const WAY = {
	boards: ["1 3 0/4 2 5", "1 0 3/4 2 5", "1 2 3/4 0 5"],
	cells: [1, 4, 5],
};

/** What is offered then: no toy any more, and not yet the usual board. */
const NEXT = { size: "3x3", difficulty: "easy" };

export class FirstRun {
	#parts;
	#finger;
	/** How many of the taps shown were made; negative off the way that is shown. */
	#made = 0;
	#isOver = false;
	#stop = new AbortController();

	/** @param {import("./rest.js").Parts} parts */
	constructor(parts) {
		this.#parts = parts;
		const { puzzle } = parts;
		this.#finger = new Finger(puzzle);
		const { signal } = this.#stop;
		puzzle.addEventListener("move", () => this.#follow(), { signal });
		puzzle.addEventListener("solved", () => this.#win(), { signal });
		// Another game is in play: by a link, the menu or the keyboard.
		puzzle.addEventListener("new", () => this.#end(), { signal });
		// Keys may have moved tiles while this was loading.
		if (puzzle.status === "solved") this.#win();
		else this.#follow();
	}

	/** Whether the board in play is still that of the first visit. */
	get isOn() {
		return !this.#stop.signal.aborted;
	}

	#say() {
		const { tell, texts } = this.#parts;
		const { tap, on, skip } = texts().first;
		tell(this.#made === 0 ? tap : on, {
			action: { label: skip, act: () => this.#deal({ size: "4x4" }) },
		});
	}

	/** Points at the next tile. Whoever goes another way has understood it. */
	#follow() {
		if (this.#isOver) return;
		this.#made = WAY.boards.indexOf(this.#parts.puzzle.text);
		this.#say();
		this.#finger.pointAt(WAY.cells[this.#made]);
	}

	#win() {
		this.#isOver = true;
		this.#finger.pointAt(undefined);
		const { tell, texts } = this.#parts;
		const { done, next } = texts().first;
		tell(done, { action: { label: next, act: () => this.#deal(NEXT) } });
	}

	/** @param {{ size: string, difficulty?: string }} asked */
	#deal(asked) {
		const { puzzle, tell, strings } = this.#parts;
		this.#end();
		void puzzle.new(asked).catch(async (error) => {
			tell(await explain(strings(), error));
		});
		puzzle.focus();
	}

	#end() {
		this.#stop.abort();
		this.#finger.remove();
	}
}
