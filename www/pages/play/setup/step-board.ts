/**
 * The board of a solution: the tile that slides next has a ring, and the gap an arrow.
 */

import { TOKENS } from "../../../element/tokens.ts";
import { icon, make } from "../../parts/sheet.ts";
import type { Solution } from "./steps.ts";

/** How far the arrow is turned from one to the right, in degrees. */
const TURNS: Record<string, number> = { R: 0, D: 90, L: 180, U: 270 };

/** The palette of the board in play: `view/theme.ts` says what its numbers are. */
const [LIGHT, LIGHT_X, LIGHT_Y, PART, PART_Y, HUE, HUE_Y] = String(
	TOKENS["tile-colors"],
)
	.split(" ")
	.map(Number);

/**
 * Returns the colour of a tile, by its home.
 *
 * @param x From 0 in the first column to 1 in the last.
 * @param y Likewise, by rows.
 */
function colorAt(x: number, y: number) {
	const light = LIGHT + x * LIGHT_X + y * LIGHT_Y;
	return `oklch(${light} ${light * (PART + y * PART_Y)} ${HUE + y * HUE_Y})`;
}

export class StepBoard {
	element;
	#solution: Solution;
	/** By number. */
	#tiles: Map<number, HTMLElement> = new Map();
	#arrow = icon("M4 12h15M13 6l6 6-6 6");

	constructor(
		start: Solution,
		goalTiles: readonly number[],
		face: (tile: number) => HTMLElement | null,
	) {
		const { columns, rows } = start;
		this.element = make("div", { class: "step-board", role: "img" });
		this.element.style.setProperty("--columns", String(columns));
		this.element.style.setProperty("--rows", String(rows));
		for (const [home, number] of goalTiles.entries()) {
			if (number === 0) continue;
			const tile = make("b", { class: "step-tile" });
			tile.append(face(number) ?? "", make("span", {}, String(number)));
			const column = home % columns;
			const x = column / (columns - 1);
			const y = (home - column) / columns / (rows - 1);
			tile.style.background = colorAt(x, y);
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
