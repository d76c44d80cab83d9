/**
 * What a screen reader hears: what happens, in the live region, and what is in each
 * cell.
 */

import { join } from "../strings/language.js";
import { faceText } from "../view/faces.js";
import { find } from "./dom.js";

export class Speech {
	#live;
	#play;
	#grid;
	#strings;
	#settings;

	/**
	 * @param {object} parts
	 * @param {ShadowRoot} parts.tree
	 * @param {import("../play/play.js").Play} parts.play
	 * @param {import("../view/accessible-board.js").AccessibleBoard} parts.grid
	 * @param {() => import("../strings/en.js").Strings} parts.strings
	 * @param {() => import("./puzzle.js").Settings} parts.settings
	 */
	constructor({ tree, play, grid, strings, settings }) {
		this.#live = find(tree, "live", HTMLElement);
		this.#play = play;
		this.#grid = grid;
		this.#strings = strings;
		this.#settings = settings;
	}

	/**
	 * @param {import("../play/play.js").GameEvent} event
	 * @param {() => string} result How the game was won, in words.
	 */
	hear(event, result) {
		const strings = this.#strings();
		switch (event.type) {
			case "new":
				this.say(
					event.back === null
						? strings.started(this.#sizeName())
						: strings.takenUp(this.#sizeName()),
				);
				break;
			case "move": {
				const { tiles, direction } = event.moved;
				const names = [];
				for (const tile of tiles) names.push(this.nameOf(tile));
				this.say(strings.moved(join(names, strings.comma), direction));
				break;
			}
			case "hint": {
				const { tile, direction } = event.hint;
				const move = strings.hintMove(this.nameOf(tile), direction);
				this.say(`${move}${strings.period}${strings.left(event.hint)}`);
				break;
			}
			case "solved":
				this.say(`${strings.solved}${strings.period}${result()}`);
				break;
		}
	}

	/** @param {string} text */
	say(text) {
		const live = this.#live;
		// A screen reader does not repeat the same text, so it is made different.
		live.textContent = live.textContent === text ? `${text}\u00a0` : text;
	}

	/** Names the cells and the board. */
	nameCells() {
		const { tiles, columns, ways } = this.#play.snapshot;
		const strings = this.#strings();
		const labels = [];
		for (const [cell, tile] of tiles.entries()) {
			const [row, column] = [Math.floor(cell / columns), cell % columns];
			const way = ways[cell] === " " ? null : ways[cell];
			const name = tile === 0 ? "" : this.nameOf(tile);
			labels.push(strings.cell(name, row + 1, column + 1, way));
		}
		const { alt, tiles: kind } = this.#settings();
		const board = strings.boardName(this.#sizeName());
		const name = kind === "image" && alt !== "" ? `${alt}: ${board}` : board;
		this.#grid.show(name, labels, columns);
	}

	/** @param {number} tile */
	nameOf(tile) {
		return faceText(this.#settings().tiles, tile);
	}

	#sizeName() {
		const { columns, rows } = this.#play.snapshot;
		return `${columns}×${rows}`;
	}
}
