/**
 * What is in each cell of the board, in words.
 */

import type { Texts } from "../messages/compiled/puzzle-en.ts";
import { join } from "../messages/language.ts";
import type { Play } from "../play/play.ts";
import type { AccessibleBoard } from "../view/accessible-board.ts";
import { faceText } from "../view/faces.ts";
import type { Settings } from "./puzzle-settings.ts";

export class CellTexts {
	#play;
	#grid;
	#strings;
	#settings;
	/** The tile of the hint that is written in its cell. */
	#hinted: number | null = null;

	constructor({
		play,
		grid,
		strings,
		settings,
	}: {
		play: Play;
		grid: AccessibleBoard;
		strings: () => Texts;
		settings: () => Settings;
	}) {
		this.#play = play;
		this.#grid = grid;
		this.#strings = strings;
		this.#settings = settings;
	}

	/** Writes the texts again if another tile is hinted. */
	showHint() {
		const tile = this.#play.help?.hintShown?.tile ?? null;
		if (tile !== this.#hinted) this.show();
	}

	/** Writes the texts of the cells, and names the board. */
	show() {
		const { tiles, goalTiles, columns, rows, ways, isHidden } =
			this.#play.snapshot;
		const strings = this.#strings();
		this.#hinted = this.#play.help?.hintShown?.tile ?? null;
		const cells = [];
		for (const [cell, tile] of tiles.entries()) {
			const way = ways[cell] === " " ? null : ways[cell];
			const isHome = !isHidden && tile === goalTiles[cell];
			const isHinted = tile !== 0 && tile === this.#hinted;
			const name = tile === 0 ? "" : this.nameOf(tile);
			cells.push(strings.cell({ tile: name, way, isHinted, isHome }));
		}
		const board = strings.boardName(`${columns}×${rows}`);
		const { alt, label, tiles: kind } = this.#settings();
		const names = [];
		if (label !== "") names.push(label);
		if (kind === "image" && alt !== "") names.push(alt);
		const name = join([...names, board], strings.colon);
		this.#grid.show({ name, goal: this.goal, cells, columns });
	}

	/** The arrangement to reach, in words, if it has no name; empty otherwise. */
	get goal() {
		const { goal, goalTiles, columns } = this.#play.snapshot;
		const strings = this.#strings();
		if (Object.hasOwn(strings.goalLines, goal)) return "";
		let text = "";
		for (const [cell, tile] of goalTiles.entries()) {
			const isFirst = cell % columns === 0;
			if (cell > 0) text += isFirst ? strings.comma : " ";
			text += tile === 0 ? strings.gap : this.nameOf(tile);
		}
		return strings.goalIs(text);
	}

	nameOf(tile: number) {
		const { isHidden } = this.#play.snapshot;
		return faceText(isHidden ? "hidden" : this.#settings().tiles, tile);
	}
}
