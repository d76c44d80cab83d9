/**
 * A solution that somebody makes on the puzzle in their hands: one slide after the
 * other, each shown on the board. What is shown follows from the boards that the core tells and
 * the number of slides made.
 */

import { read } from "../../../core/read.ts";
import { label } from "../../../element/dom.ts";
import { tileColor } from "../../../element/later/tile-color.ts";
import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import { join } from "../../../messages/language.ts";
import { make } from "../../parts/make.ts";
import { icon, Sheet } from "../../parts/sheet.ts";

/** The way of a slide as an arrow. */
export const ARROWS: Record<string, string> = {
	U: "↑",
	D: "↓",
	L: "←",
	R: "→",
};

/** So many slides after the next one are named. */
const AHEAD = 3;

/** How far a finger goes before it swipes, in CSS pixels. */
const SWIPE = 40;

/** Returns the boards that a solution goes through. */
export function boardsOf(
	board: string,
	goal: string,
	slides: string,
): Promise<Solution> {
	return read((reader) => {
		const record = reader.readText(`${board} ${slides}`.trim(), goal, "");
		const { frames } = reader.frames(record);
		const boards = frames.map((frame) => reader.readRows(frame.board));
		const [{ columns, rows }] = boards;
		return {
			columns,
			rows,
			boards: boards.map(({ cells }) => cells),
			cells: frames.map(({ cell }) => cell),
			slides,
		};
	});
}

type Dependencies = {
	strings: SetupStrings;
	/** The name of the button that closes. */
	close: string;
	/** The board as it is, before a solution is known. */
	start: Solution;
	/** What belongs in each cell. */
	goalTiles: readonly number[];
	onClose: () => void;
};

export class Steps {
	#strings;
	#sheet;
	#board;
	/** The solution, once it is known. */
	#solution: Solution | null = null;
	#at = 0;
	#count = make("p", { class: "steps-count soft", role: "status" });
	#whole = make("p", { class: "steps-whole soft" });
	#move = make("b", { class: "steps-move" });
	#then = make("span", { class: "steps-then soft" });
	#progress = make("progress");
	#line = make("i");
	#back;
	#next;

	constructor({ strings, close, start, goalTiles, onClose }: Dependencies) {
		this.#strings = strings;
		const { steps, title } = strings;
		this.#sheet = new Sheet({ id: "steps", title, close, onClose });
		this.#board = new StepBoard(start, goalTiles);
		this.#progress.ariaLabel = steps.searching;
		const say = make("p", { class: "steps-say", "aria-live": "polite" });
		say.append(this.#move, this.#then, this.#progress);
		const bar = make("div", { class: "steps-line", "aria-hidden": "true" });
		bar.append(this.#line);
		this.#back = make("button", { type: "button", class: "button steps-back" });
		this.#back.append(icon("M15 5l-7 7 7 7"));
		label(this.#back, steps.back);
		this.#next = make("button", {
			type: "button",
			class: "button strong steps-next",
		});
		this.#back.addEventListener("click", () => this.#go(-1));
		this.#next.addEventListener("click", () => this.#go(1));
		const thumb = make("div", { class: "steps-thumb stack" });
		thumb.append(this.#back, this.#next);
		const side = make("div", { class: "steps-side stack" });
		side.append(this.#count, this.#whole, say, bar, thumb);
		this.#sheet.body.append(this.#board.element, side);
		this.#wire();
		this.#render();
	}

	/**
	 * Shows a solution.
	 *
	 * @param isProved Whether none is shorter.
	 */
	follow(solution: Solution, isProved: boolean) {
		this.#solution = solution;
		this.#board.follow(solution);
		const { shortest, found } = this.#strings.steps;
		this.#whole.textContent = (isProved ? shortest : found)(this.#last);
		this.#render();
	}

	close() {
		this.#sheet.close();
	}

	open() {
		this.#sheet.first = this.#next;
		this.#sheet.open();
	}

	get #last() {
		return this.#solution?.slides.length ?? 0;
	}

	#go(by: number) {
		if (this.#solution === null) return;
		if (this.#at === this.#last && by > 0) {
			this.close();
			return;
		}
		this.#at = Math.min(this.#last, Math.max(0, this.#at + by));
		this.#render();
	}

	/** What a slide is: the tile and its way. */
	#name(at: number) {
		const { tile, way } = this.#board.slide(at);
		return `${tile} ${ARROWS[way]}`;
	}

	#render() {
		const { steps, comma } = this.#strings;
		const [at, last] = [this.#at, this.#last];
		const isSearched = this.#solution === null;
		const isDone = !isSearched && at === last;
		this.#board.render(at);
		this.#progress.hidden = !isSearched;
		this.#count.textContent =
			isSearched || isDone ? "" : steps.count(at + 1, last);
		const done = isDone ? steps.done : "";
		this.#move.textContent = at < last ? this.#name(at) : done;
		const ahead = [];
		for (let n = at + 1; n < last && n <= at + AHEAD; n++) {
			ahead.push(this.#name(n));
		}
		const then = ahead.length > 0 ? steps.after(join(ahead, comma)) : "";
		this.#then.textContent = isSearched ? steps.searching : then;
		this.#line.style.width = `${(100 * at) / Math.max(1, last)}%`;
		this.#back.ariaDisabled = at === 0 ? "true" : null;
		this.#next.ariaDisabled = isSearched ? "true" : null;
		this.#next.textContent = isDone ? steps.finish : steps.next;
	}

	#wire() {
		const { dialog } = this.#sheet;
		const ways: Record<string, number> = {
			ArrowRight: 1,
			" ": 1,
			ArrowLeft: -1,
		};
		dialog.addEventListener("keydown", (event) => {
			const by = ways[event.key];
			if (by === undefined || event.ctrlKey || event.metaKey) return;
			const on = event.target instanceof Element && event.target;
			// Space on a button is a press of it.
			if (event.key === " " && on && on.closest("button")) return;
			event.preventDefault();
			this.#go(by);
		});
		let from = 0;
		const { element } = this.#board;
		element.addEventListener("pointerdown", ({ clientX, pointerId }) => {
			from = clientX;
			element.setPointerCapture(pointerId);
		});
		element.addEventListener("pointerup", ({ clientX }) => {
			const way = clientX - from;
			if (Math.abs(way) >= SWIPE) this.#go(way < 0 ? 1 : -1);
		});
	}
}

/** How far the arrow is turned from one to the right, in degrees. */
const TURNS: Record<string, number> = { R: 0, D: 90, L: 180, U: 270 };

/** A solution, as the boards that it goes through. */
type Solution = {
	columns: number;
	rows: number;
	/** The tiles of each, row by row. */
	boards: number[][];
	/** For each but the first, the cell on the board before whose tile slid. */
	cells: (number | null)[];
	/** The way of each slide, as a letter. */
	slides: string;
};

/** The tile that slides next has a ring, and the gap an arrow. */
class StepBoard {
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
