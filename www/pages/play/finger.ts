/**
 * A finger that taps on a cell of the board, for who has never played. It is for the eye;
 * the page says the same in words.
 */

import type { SlidingPuzzleElement } from "../../element/element.ts";
import { boxOf } from "../../element/internals.ts";
import { make } from "../parts/make.ts";
import { addStyle, icon } from "../parts/sheet.ts";
import { followBoard } from "./board-edges.ts";
import css from "./finger.css?inline";

const DRAWN =
	"M9.5 12.5V5a1.6 1.6 0 0 1 3.2 0v6l4.6 1.1a2 2 0 0 1 1.5 2.3l-.7 4.1a3 3 0 0 1-3 2.5h-2.6a4 4 0 0 1-3-1.4l-4-4.7a1.5 1.5 0 0 1 2.2-2z";

export class Finger {
	#puzzle;
	#cell: number | undefined;
	#shown = make("div", { class: "finger", "aria-hidden": "true" });
	#stop = new AbortController();

	constructor(puzzle: SlidingPuzzleElement) {
		addStyle(css);
		this.#puzzle = puzzle;
		this.#shown.append(icon(DRAWN));
		this.#shown.hidden = true;
		document.body.append(this.#shown);
		// What else has just come may move the board.
		followBoard(puzzle, () => this.pointAt(this.#cell), this.#stop.signal);
	}

	/** @param cell `undefined` to point at none. */
	pointAt(cell: number | undefined) {
		this.#cell = cell;
		const box = cell === undefined ? undefined : boxOf(this.#puzzle, cell);
		this.#shown.hidden = box === undefined;
		if (box === undefined) return;
		const { style } = this.#shown;
		style.left = `${box.left + box.width / 2}px`;
		// Below the number, which is what is read.
		style.top = `${box.top + box.height * 0.76}px`;
		style.fontSize = `${box.width * 0.4}px`;
	}

	/** Removes it for ever. */
	remove() {
		this.#stop.abort();
		this.#shown.remove();
	}
}
