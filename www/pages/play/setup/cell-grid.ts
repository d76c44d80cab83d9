/**
 * The cells of a board that is being set up, as the player sees and works them: by
 * taps, by dragging one onto another, and by keys.
 */

import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import { make } from "../../parts/make.ts";
import { plainDigits } from "../../parts/plain-digits.ts";
import { cellText } from "./cells-text.ts";

/** How a cell looks. */
type CellState = {
	value: number | null;
	/** The colour of its tile; empty for what is none. */
	color: string;
	/** It is filled next. */
	isNext: boolean;
	isPicked: boolean;
	isWrong: boolean;
	isSuspect: boolean;
};

/** What the player does. */
type Ways = {
	onTap: (cell: number) => void;
	onDrag: (from: number, to: number) => void;
	onSpace: (cell: number) => void;
	onDigit: (cell: number, digit: number) => void;
	onErase: (cell: number) => void;
	/** Enter: what was typed is complete. */
	onDone: (cell: number) => void;
};

/** How far a pointer goes before it drags, in CSS pixels. */
const SLACK = 8;

export class CellGrid {
	element;
	#strings;
	#ways;
	#columns = 0;
	#rows = 0;
	#cells: HTMLButtonElement[] = [];
	/** The cell that Tab leads to. */
	#at = 0;

	constructor(strings: SetupStrings, ways: Ways) {
		this.#strings = strings;
		this.#ways = ways;
		this.element = make("div", {
			class: "setup-grid stack",
			role: "grid",
			"aria-label": strings.board,
		});
		this.element.addEventListener("keydown", (event) => this.#hearKey(event));
		this.element.addEventListener("focusin", ({ target }) => {
			const cell = this.#cells.indexOf(target as HTMLButtonElement);
			if (cell >= 0) this.#goTo(cell);
		});
		this.#wirePointer();
	}

	/** The cell that has or had the focus last. */
	get at() {
		return this.#at;
	}

	render(columns: number, rows: number, looks: CellState[]) {
		if (columns !== this.#columns || rows !== this.#rows) {
			this.#build(columns, rows);
		}
		for (const [cell, look] of looks.entries()) this.#dress(cell, look);
	}

	focus(cell: number) {
		this.#goTo(cell);
		this.#cells[cell]?.focus();
	}

	bringIntoSight(cell: number) {
		this.#cells[cell]?.scrollIntoView({ block: "nearest" });
	}

	get hasFocus() {
		return this.element.contains(document.activeElement);
	}

	#build(columns: number, rows: number) {
		const hadFocus = this.hasFocus;
		[this.#columns, this.#rows] = [columns, rows];
		this.element.style.setProperty("--columns", String(columns));
		this.element.style.setProperty("--rows", String(rows));
		this.#cells = [];
		const made = Array.from({ length: rows }, () => {
			const row = make("div", { role: "row", class: "setup-row stack gap-1" });
			for (let column = 0; column < columns; column++) {
				const cell = make("button", {
					type: "button",
					role: "gridcell",
					class: "setup-cell",
					tabindex: "-1",
				});
				this.#cells.push(cell);
				row.append(cell);
			}
			return row;
		});
		this.element.replaceChildren(...made);
		this.#goTo(Math.min(this.#at, this.#cells.length - 1));
		if (hadFocus) this.#cells[this.#at].focus();
	}

	#dress(cell: number, look: CellState) {
		const { value, color, isNext, isPicked, isWrong, isSuspect } = look;
		const button = this.#cells[cell];
		button.style.background = isWrong || isSuspect ? "" : color;
		const { notes } = this.#strings;
		const row = Math.floor(cell / this.#columns) + 1;
		const told = [];
		if (isWrong) told.push(notes.wrong);
		if (isSuspect) told.push(notes.suspect);
		if (isNext) told.push(notes.next);
		if (isPicked) told.push(notes.picked);
		const column = (cell % this.#columns) + 1;
		button.ariaLabel = cellText(this.#strings, row, column, value, told);
		button.ariaSelected = String(isPicked);
		const marks = {
			"is-next": isNext,
			"is-picked": isPicked,
			"is-wrong": isWrong,
			"is-suspect": isSuspect,
			"is-empty": value === null,
			"is-gap": value === 0,
		};
		for (const [mark, isOn] of Object.entries(marks)) {
			button.classList.toggle(mark, isOn);
		}
		button.textContent = value === 0 ? this.#strings.gap : String(value ?? "");
	}

	#goTo(cell: number) {
		const before = this.#cells[this.#at];
		if (before !== undefined) before.tabIndex = -1;
		this.#at = Math.max(0, cell);
		const now = this.#cells[this.#at];
		if (now !== undefined) now.tabIndex = 0;
	}

	#hearKey(event: KeyboardEvent) {
		const key = plainDigits(event.key);
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const cell = this.#at;
		if (/^[0-9]$/.test(key)) this.#ways.onDigit(cell, Number(key));
		else if (key === "Backspace" || key === "Delete") this.#ways.onErase(cell);
		else if (key === "Enter") this.#ways.onDone(cell);
		else if (key === " ") this.#ways.onSpace(cell);
		else {
			const to = this.#towards(key);
			if (to === null) return;
			this.focus(to);
		}
		event.preventDefault();
	}

	/** @returns The cell that a key goes to. */
	#towards(key: string): number | null {
		const columns = this.#columns;
		const column = this.#at % columns;
		const row = Math.floor(this.#at / columns);
		switch (key) {
			case "ArrowLeft":
				return Math.max(0, this.#at - 1);
			case "ArrowRight":
				return Math.min(this.#cells.length - 1, this.#at + 1);
			case "ArrowUp":
				return row > 0 ? this.#at - columns : this.#at;
			case "ArrowDown":
				return row < this.#rows - 1 ? this.#at + columns : this.#at;
			case "Home":
				return this.#at - column;
			case "End":
				return this.#at - column + columns - 1;
			default:
				return null;
		}
	}

	#wirePointer() {
		let held: { cell: number; x: number; y: number; isDrag: boolean } | null =
			null;
		let wasDrag = false;
		const grid = this.element;
		const cellOf = (target: EventTarget | null) =>
			target instanceof Element
				? this.#cells.indexOf(target.closest("button") as HTMLButtonElement)
				: -1;
		const below = ({ clientX, clientY }: PointerEvent) =>
			cellOf(document.elementFromPoint(clientX, clientY));
		const mark = (over: number) => {
			for (const [cell, button] of this.#cells.entries()) {
				button.classList.toggle("is-over", cell === over);
			}
		};
		grid.addEventListener("pointerdown", (event) => {
			const cell = cellOf(event.target);
			wasDrag = false;
			if (cell < 0 || event.button !== 0) return;
			held = { cell, x: event.clientX, y: event.clientY, isDrag: false };
		});
		grid.addEventListener("pointermove", (event) => {
			// Released where nobody heard it.
			if (event.buttons === 0) end(event);
			if (held === null) return;
			const { clientX, clientY } = event;
			const way = Math.hypot(clientX - held.x, clientY - held.y);
			if (!held.isDrag && way > SLACK) {
				held.isDrag = true;
				grid.setPointerCapture(event.pointerId);
				this.#cells[held.cell].classList.add("is-held");
			}
			if (held.isDrag) mark(below(event));
		});
		const end = (event: PointerEvent) => {
			if (held?.isDrag) {
				wasDrag = true;
				mark(-1);
				this.#cells[held.cell]?.classList.remove("is-held");
				const to = event.type === "pointerup" ? below(event) : -1;
				if (to >= 0 && to !== held.cell) this.#ways.onDrag(held.cell, to);
			}
			held = null;
		};
		grid.addEventListener("pointerup", end);
		grid.addEventListener("pointercancel", end);
		grid.addEventListener("click", ({ target }) => {
			const cell = cellOf(target);
			// The click that ends a drag is none.
			if (cell >= 0 && !wasDrag) this.#ways.onTap(cell);
			wasDrag = false;
		});
	}
}
