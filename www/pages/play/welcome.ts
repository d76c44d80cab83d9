/**
 * The first visit: a finger shows which tile to tap, until the first board is solved.
 * Then a larger one is offered. Who skips it has today's board.
 */

import { playDaily } from "./daily.ts";
import { deal, SECOND } from "./deal.ts";
import { Finger } from "./finger.ts";
import type { PageContext } from "./page-context.ts";

/** The boards on the shortest way, and the cell to tap on each of them. */
const WAY = {
	boards: ["1 3 0/4 2 5", "1 0 3/4 2 5", "1 2 3/4 0 5"],
	cells: [1, 4, 5],
};

export class Welcome {
	#context;
	#finger;
	/** How many of the taps shown were made; negative off the way that is shown. */
	#made = 0;
	#isOver = false;
	#stop = new AbortController();

	constructor(context: PageContext) {
		this.#context = context;
		const { puzzle } = context;
		this.#finger = new Finger(puzzle);
		const { signal } = this.#stop;
		puzzle.addEventListener("move", () => this.#follow(), { signal });
		puzzle.addEventListener("solved", () => this.#win(), { signal });
		// Another game is in play: by a link, the menu or the keyboard.
		puzzle.addEventListener("new-board", () => this.#end(), { signal });
		// Keys may have moved tiles while this was loading.
		if (puzzle.status === "solved") this.#win();
		else this.#follow();
	}

	/** Whether the board in play is still that of the first visit. */
	get isOn() {
		return !this.#stop.signal.aborted;
	}

	#say() {
		const { notify, texts } = this.#context;
		const which = this.#made === 0 ? "tap" : "on";
		notify(() => texts().welcome[which], {
			isOne: true,
			action: {
				label: () => texts().welcome.skip,
				act: () => this.#leave(() => playDaily(this.#context.puzzle, "4x4")),
			},
		});
	}

	/** Points at the next tile. Whoever goes another way has understood it. */
	#follow() {
		if (this.#isOver) return;
		this.#made = WAY.boards.indexOf(this.#context.puzzle.value);
		this.#say();
		this.#finger.pointAt(WAY.cells[this.#made]);
	}

	#win() {
		this.#isOver = true;
		this.#finger.pointAt(undefined);
		const { notify, texts } = this.#context;
		notify(() => texts().welcome.done, {
			action: {
				label: () => texts().welcome.next,
				act: () => this.#leave(() => deal(this.#context, SECOND)),
			},
		});
	}

	#leave(play: () => unknown) {
		this.#end();
		void this.#context.attempt(play);
		this.#context.puzzle.focus();
	}

	#end() {
		this.#stop.abort();
		this.#finger.remove();
	}
}
