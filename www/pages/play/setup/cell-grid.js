/**
 * The cells of a board that is being set up, as the player sees and works them: by
 * taps, by dragging one onto another, and by keys.
 */

import { make } from "../../parts/sheet.js";
import { cellText } from "./cells-text.js";

/** @typedef {import("../../../messages/compiled/setup-en.js").Texts} SetupStrings */

/**
 * How a cell looks.
 *
 * @typedef {object} Look
 * @property {number | null} value
 * @property {boolean} isNext It is filled next.
 * @property {boolean} isPicked
 * @property {boolean} isWrong
 * @property {boolean} isSuspect
 * @property {HTMLCanvasElement | null} piece What the player's picture shows there.
 */

/**
 * What the player does.
 *
 * @typedef {object} Ways
 * @property {(cell: number) => void} onTap
 * @property {(from: number, to: number) => void} onDrag
 * @property {(cell: number) => void} onSpace
 * @property {(cell: number, digit: number) => void} onDigit
 * @property {(cell: number) => void} onErase
 * @property {(cell: number) => void} onDone Enter: what was typed is complete.
 */

/** How far a pointer goes before it drags, in CSS pixels. */
const SLACK = 8;

export class CellGrid {
	#strings;
	#ways;
	#columns = 0;
	#rows = 0;
	/** @type {HTMLButtonElement[]} */
	#cells = [];
	/** The cell that Tab leads to. */
	#at = 0;

	/**
	 * @param {SetupStrings} strings
	 * @param {Ways} ways
	 */
	constructor(strings, ways) {
		this.#strings = strings;
		this.#ways = ways;
		this.element = make("div", {
			class: "setup-grid",
			role: "grid",
			"aria-label": strings.board,
		});
		this.element.addEventListener("keydown", (event) => this.#hearKey(event));
		this.element.addEventListener("focusin", ({ target }) => {
			const cell = this.#cells.indexOf(
				/** @type {HTMLButtonElement} */ (target),
			);
			if (cell >= 0) this.#goTo(cell);
		});
		this.#wirePointer();
	}

	/** The cell that has or had the focus last. */
	get at() {
		return this.#at;
	}

	/**
	 * @param {number} columns
	 * @param {number} rows
	 * @param {Look[]} looks
	 */
	render(columns, rows, looks) {
		if (columns !== this.#columns || rows !== this.#rows) {
			this.#build(columns, rows);
		}
		for (const [cell, look] of looks.entries()) this.#dress(cell, look);
	}

	/** @param {number} cell */
	focus(cell) {
		this.#goTo(cell);
		this.#cells[cell]?.focus();
	}

	get hasFocus() {
		return this.element.contains(document.activeElement);
	}

	/** @param {number} columns @param {number} rows */
	#build(columns, rows) {
		const hadFocus = this.hasFocus;
		[this.#columns, this.#rows] = [columns, rows];
		this.element.style.setProperty("--columns", String(columns));
		this.element.style.setProperty("--rows", String(rows));
		this.#cells = [];
		const made = Array.from({ length: rows }, () => {
			const row = make("div", { role: "row", class: "setup-row" });
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

	/** @param {number} cell @param {Look} look */
	#dress(cell, { value, isNext, isPicked, isWrong, isSuspect, piece }) {
		const button = this.#cells[cell];
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
			"has-piece": piece !== null,
		};
		for (const [mark, isOn] of Object.entries(marks)) {
			button.classList.toggle(mark, isOn);
		}
		const text = make(
			"span",
			{ class: "setup-number" },
			value === 0 ? this.#strings.gap : String(value ?? ""),
		);
		button.replaceChildren(...(piece === null ? [] : [piece]), text);
	}

	/** @param {number} cell */
	#goTo(cell) {
		const before = this.#cells[this.#at];
		if (before !== undefined) before.tabIndex = -1;
		this.#at = Math.max(0, cell);
		const now = this.#cells[this.#at];
		if (now !== undefined) now.tabIndex = 0;
	}

	/** @param {KeyboardEvent} event */
	#hearKey(event) {
		const { key } = event;
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

	/**
	 * @param {string} key
	 * @returns {number | null} The cell that a key goes to.
	 */
	#towards(key) {
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
		/** @type {{ cell: number, x: number, y: number, isDrag: boolean } | null} */
		let held = null;
		let wasDrag = false;
		const grid = this.element;
		const cellOf = (/** @type {EventTarget | null} */ target) =>
			target instanceof Element
				? this.#cells.indexOf(
						/** @type {HTMLButtonElement} */ (target.closest("button")),
					)
				: -1;
		const below = (/** @type {PointerEvent} */ { clientX, clientY }) =>
			cellOf(document.elementFromPoint(clientX, clientY));
		const mark = (/** @type {number} */ over) => {
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
		const end = (/** @type {PointerEvent} */ event) => {
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
