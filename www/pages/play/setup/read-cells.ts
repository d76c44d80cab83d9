/**
 * What was read, over the picture: each number in a badge in the lower corner of its
 * tile, never on the printed digit. A tap on a tile asks for another number.
 */

import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import { make } from "../../parts/make.ts";
import { cellText } from "./cells-text.ts";

export class ReadCells {
	element;
	#strings;
	#onPick;
	#columns = 0;
	#cells: HTMLButtonElement[] = [];

	constructor(strings: SetupStrings, onPick: (cell: number) => void) {
		this.#strings = strings;
		this.#onPick = onPick;
		this.element = make("div", { class: "read-cells" });
	}

	render(
		columns: number,
		numbers: readonly (number | null)[],
		{ unsure, picked }: { unsure: Set<number>; picked: number | null },
	) {
		this.#columns = columns;
		if (numbers.length !== this.#cells.length) this.#build(numbers.length);
		const { gap, photo } = this.#strings;
		for (const [cell, number] of numbers.entries()) {
			const button = this.#cells[cell];
			const isUnsure = unsure.has(cell);
			const text = number === 0 ? gap : String(number ?? "");
			const badge = button.firstElementChild as HTMLElement;
			badge.textContent = isUnsure ? `${text}?` : text;
			button.classList.toggle("is-unsure", isUnsure);
			button.classList.toggle("is-picked", cell === picked);
			const row = Math.floor(cell / columns) + 1;
			const notes = isUnsure ? [photo.unsureNote] : [];
			const column = (cell % columns) + 1;
			button.ariaLabel = cellText(this.#strings, row, column, number, notes);
		}
	}

	focus(cell: number) {
		this.#cells[cell]?.focus();
	}

	bringIntoSight(cell: number) {
		this.#cells[cell]?.scrollIntoView({ block: "nearest" });
	}

	/**
	 * Puts the cells where the board is.
	 *
	 * @param place Of a point of the board, as parts of the picture.
	 */
	lay(place: (x: number, y: number) => [x: number, y: number]) {
		for (const [cell, button] of this.#cells.entries()) {
			const column = cell % this.#columns;
			const row = Math.floor(cell / this.#columns);
			const corners = [0, 1].flatMap((y) =>
				[0, 1].map((x) => place(column + x, row + y)),
			);
			// The rectangle within, so that no two overlap.
			const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = corners;
			const [left, right] = [(ax + cx) / 2, (bx + dx) / 2];
			const [top, below] = [(ay + by) / 2, (cy + dy) / 2];
			button.style.left = `${left * 100}%`;
			button.style.top = `${top * 100}%`;
			button.style.width = `${(right - left) * 100}%`;
			button.style.height = `${(below - top) * 100}%`;
		}
	}

	#build(count: number) {
		this.#cells = Array.from({ length: count }, (_, cell) => {
			const button = make("button", {
				type: "button",
				class: "read-cell bare",
			});
			button.append(make("span", { class: "read-badge" }));
			button.addEventListener("click", () => this.#onPick(cell));
			return button;
		});
		this.element.replaceChildren(...this.#cells);
	}
}
