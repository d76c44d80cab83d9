/**
 * The first visit: a finger shows which tile to tap, until the first board is solved.
 * Then the usual board is dealt. It can be skipped.
 */

import { explain } from "../../strings/language.js";
import { addStyle, icon, make } from "../parts/sheet.js";
import css from "./first-run.css?inline";

/** The boards on the shortest way, and the cell to tap on each of them. */
const WAY = {
	boards: ["1 3 0/4 2 5", "1 0 3/4 2 5", "1 2 3/4 0 5"],
	cells: [1, 4, 5],
};

/** Between the win and the next board, in milliseconds. */
const REST_MS = 1_800;

const FINGER =
	"M9.5 12.5V5a1.6 1.6 0 0 1 3.2 0v6l4.6 1.1a2 2 0 0 1 1.5 2.3l-.7 4.1a3 3 0 0 1-3 2.5h-2.6a4 4 0 0 1-3-1.4l-4-4.7a1.5 1.5 0 0 1 2.2-2z";

export class FirstRun {
	#parts;
	#finger;
	/** How many of the taps shown were made; negative off the way that is shown. */
	#made = 0;
	#isOver = false;
	#stop = new AbortController();

	/** @param {import("./rest.js").Parts} parts */
	constructor(parts) {
		addStyle(css);
		this.#parts = parts;
		this.#finger = make("div", { class: "finger", "aria-hidden": "true" });
		this.#finger.append(icon(FINGER));
		document.body.append(this.#finger);
		const { puzzle } = parts;
		const { signal } = this.#stop;
		puzzle.addEventListener("move", () => this.#follow(), { signal });
		puzzle.addEventListener("solved", () => this.#win(), { signal });
		// Another game is in play: by a link, the menu or the keyboard.
		puzzle.addEventListener("new", () => this.#end(), { signal });
		addEventListener("resize", () => this.#point(), { signal });
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
			action: { label: skip, act: () => this.#leave() },
		});
	}

	/** Points at the next tile. Whoever goes another way has understood it. */
	#point() {
		const cell = WAY.cells[this.#made];
		const box = cell === undefined ? undefined : this.#parts.puzzle.boxOf(cell);
		this.#finger.hidden = box === undefined;
		if (box === undefined) return;
		const { style } = this.#finger;
		style.left = `${box.left + box.width / 2}px`;
		// Below the number, which is what is read.
		style.top = `${box.top + box.height * 0.82}px`;
		style.fontSize = `${box.width * 0.4}px`;
	}

	#follow() {
		if (this.#isOver) return;
		this.#made = WAY.boards.indexOf(this.#parts.puzzle.text);
		this.#say();
		this.#point();
	}

	#win() {
		this.#isOver = true;
		this.#finger.hidden = true;
		const { tell, texts } = this.#parts;
		tell(texts().first.done);
		setTimeout(() => this.isOn && this.#leave(), REST_MS);
	}

	/** Deals the usual board. */
	#leave() {
		const { puzzle, tell, strings } = this.#parts;
		this.#end();
		void puzzle.new({ size: "4x4" }).catch(async (error) => {
			tell(await explain(strings(), error));
		});
		puzzle.focus();
	}

	#end() {
		this.#stop.abort();
		this.#finger.remove();
	}
}
