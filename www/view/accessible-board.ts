/**
 * The board as a grid of cells over the canvas, for screen readers and for the focus
 * ring of the keyboard. Each cell has a text, so that whoever reads the page line by
 * line reads the board too. The style hides the texts.
 */

import { cornerOf, type Layout, radii } from "./layout.ts";

export class AccessibleBoard {
	#grid;
	#cells: HTMLElement[] = [];
	#columns = 0;
	#cursor = 0;
	#layout: Layout | null = null;
	#pixels = 1;

	constructor(grid: HTMLElement) {
		this.#grid = grid;
		grid.setAttribute("role", "grid");
		grid.tabIndex = 0;
	}

	/** Writes what is in the cells. */
	show({
		name,
		goal,
		cells,
		columns,
	}: {
		name: string;
		/** The arrangement to reach, in words. */
		goal: string;
		/** The texts of the cells, row by row. */
		cells: string[];
		columns: number;
	}) {
		this.#grid.setAttribute("aria-label", name);
		this.#grid.setAttribute("aria-description", goal);
		if (cells.length !== this.#cells.length || columns !== this.#columns) {
			this.#build(cells.length, columns);
		}
		for (const [cell, text] of cells.entries()) {
			const element = this.#cells[cell];
			if (element.textContent !== text) element.textContent = text;
		}
	}

	/**
	 * Lays the cells over those of the canvas.
	 *
	 * @param pixels Device pixels per CSS pixel.
	 */
	place(layout: Layout, pixels: number) {
		this.#layout = layout;
		this.#pixels = pixels;
		this.#grid.style.borderRadius = this.#length(radii(layout).board);
		this.#placeCells();
	}

	/** Places each cell by itself: custom properties are slow with fifty boards. */
	#placeCells() {
		const layout = this.#layout;
		// A board of another size is coming. It is placed when it is named.
		if (layout?.columns !== this.#columns) return;
		const { columns, tile } = layout;
		for (const [cell, { style }] of this.#cells.entries()) {
			const { x, y } = cornerOf(
				layout,
				cell % columns,
				Math.floor(cell / columns),
			);
			const side = this.#length(tile);
			style.cssText = `left:${this.#length(x)};top:${this.#length(y)};width:${side};height:${side};border-radius:${this.#length(radii(layout).tile)}`;
		}
	}

	/** @param pixels Of the device. */
	#length(pixels: number) {
		return `${pixels / this.#pixels}px`;
	}

	/** The cell with the keyboard focus. */
	get cursor() {
		return this.#cursor;
	}

	set cursor(cell: number) {
		this.#cells[this.#cursor]?.classList.remove("cursor");
		this.#cursor = cell;
		const element = this.#cells[cell];
		element.classList.add("cursor");
		this.#grid.setAttribute("aria-activedescendant", element.id);
	}

	/** Whether the player has moved the cursor, and sees it. */
	get hasCursor() {
		return this.#grid.classList.contains("has-cursor");
	}

	/** Moves the cursor one cell that way, or to an end of its row or of all, and shows it. */
	moveCursor(
		direction: "U" | "D" | "L" | "R" | "home" | "end" | "first" | "last",
	) {
		const [at, columns, last] = [
			this.#cursor,
			this.#columns,
			this.#cells.length - 1,
		];
		const home = at - (at % columns);
		const end = home + columns - 1;
		const cell = {
			U: at - columns,
			D: at + columns,
			L: Math.max(at - 1, home),
			R: Math.min(at + 1, end),
			home,
			end,
			first: 0,
			last,
		}[direction];
		if (cell >= 0 && cell <= last) this.cursor = cell;
		this.#grid.classList.add("has-cursor");
	}

	/** Returns the cell of an element of the grid, or `null`. */
	cellOf(target: EventTarget | null) {
		for (const [cell, element] of this.#cells.entries()) {
			if (element === target) return cell;
		}
		return null;
	}

	#build(count: number, columns: number) {
		this.#columns = columns;
		this.#cells = [];
		const rows = [];
		for (let first = 0; first < count; first += columns) {
			const row = document.createElement("div");
			row.setAttribute("role", "row");
			for (let column = 0; column < columns; column++) {
				const element = document.createElement("div");
				element.setAttribute("role", "gridcell");
				element.id = `cell-${first + column}`;
				row.append(element);
				this.#cells.push(element);
			}
			rows.push(row);
		}
		this.#grid.replaceChildren(...rows);
		this.#placeCells();
		this.cursor = Math.min(this.#cursor, count - 1);
	}
}
