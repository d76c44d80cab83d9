/**
 * The board of a solution: the tile that slides next has a ring, and the gap an arrow.
 */

import { tileColor } from "../../../element/later/tile-color.ts";
import { icon, make } from "../../parts/sheet.ts";

/** How far the arrow is turned from one to the right, in degrees. */
const TURNS: Record<string, number> = { R: 0, D: 90, L: 180, U: 270 };

/** A solution, as the boards that it goes through. */
export type Solution = {
	columns: number;
	rows: number;
	/** The tiles of each, row by row. */
	boards: number[][];
	/** For each but the first, the cell on the board before whose tile slid. */
	cells: (number | null)[];
	/** The way of each slide, as a letter. */
	slides: string;
};

export class StepBoard {
	element;
	#solution: Solution;
	/** By number. */
	#tiles: Map<number, HTMLElement> = new Map();
	#arrow = icon("M4 12h15M13 6l6 6-6 6");

	constructor(start: Solution, goalTiles: readonly number[]) {
		const { columns, rows } = start;
		this.element = make("div", { class: "step-board", role: "img" });
		this.element.style.setProperty("--columns", String(columns));
		this.element.style.setProperty("--rows", String(rows));
		for (const [home, number] of goalTiles.entries()) {
			if (number === 0) continue;
			const tile = make("b", { class: "step-tile" }, String(number));
			tile.style.background = tileColor(home, columns, rows);
			this.#tiles.set(number, tile);
			this.element.append(tile);
		}
		this.#arrow.classList.add("step-arrow");
		this.element.append(this.#arrow);
		this.#solution = start;
	}

	follow(solution: Solution) {
		this.#solution = solution;
	}

	/**
	 * What slides next, and its way.
	 *
	 * @param at How many slides are made.
	 */
	slide(at: number) {
		const { boards, cells, slides } = this.#solution;
		return { tile: boards[at][cells[at + 1] ?? 0], way: slides[at] };
	}

	/** @param at How many slides are made. */
	render(at: number) {
		const { boards, columns } = this.#solution;
		const next = at < boards.length - 1 ? this.slide(at) : null;
		for (const [cell, number] of boards[at].entries()) {
			const shown = this.#tiles.get(number) ?? this.#arrow;
			shown.style.setProperty("--x", String(cell % columns));
			shown.style.setProperty("--y", String(Math.floor(cell / columns)));
			const isNext = number === next?.tile;
			this.#tiles.get(number)?.classList.toggle("is-next", isNext);
		}
		this.#arrow.toggleAttribute("hidden", next === null);
		this.#arrow.style.setProperty("--turn", `${TURNS[next?.way ?? "R"]}deg`);
		this.element.ariaLabel = boards[at].join(" ");
	}
}
