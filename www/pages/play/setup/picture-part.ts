/**
 * The part of the sheet that takes a picture of a puzzle: shows what was read of it,
 * and takes the player's corrections. Where nothing can be read, it cuts the picture by
 * the grid that the player lays over it.
 */

import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import {
	hearPictures,
	PictureError,
	pictureButton,
	readPicture,
} from "../../parts/picture-file.ts";
import { icon, make } from "../../parts/sheet.ts";
import type { Editor } from "./editor.ts";
import { GridOver } from "./grid-over.ts";
import { cropTo, type Found, PhotoReader } from "./photo-reader.ts";
import type { Cut } from "./picture-tiles.ts";
import { ReadCells } from "./read-cells.ts";

/** The longest side of a picture that is cut, in pixels. */
const MOST = 2000;

export class PicturePart {
	/** What asks for a picture. */
	ask;
	/** Where the picture is. */
	lay;
	/** What is beside it, or below. */
	side;
	#strings;
	#editor;
	#ways;
	#grid: GridOver | null = null;
	#reader: PhotoReader | null = null;
	/** What was read, as far as it is a board; corrections are the editor's. */
	#found: Found | null = null;
	/** The cell whose number is asked for. */
	#picked: number | null = null;
	#size = { columns: 2, rows: 2 };
	#error;
	#wrong = make("p", { class: "setup-error or-nothing bad", role: "alert" });
	#place = make("div");
	#cells;
	#question = make("strong");
	#note = make("span");
	#pad;
	#free;
	#freeBox;
	#ends = make("div", { class: "setup-buttons or-nothing row" });
	#yes;
	#cut;

	constructor(
		strings: SetupStrings,
		{
			dialog,
			editor,
			ways,
		}: {
			/** Where pictures can be dropped and pasted. */
			dialog: HTMLElement;
			/** Gets the numbers. */
			editor: Editor;
			/** What the player does. */
			ways: {
				/** A picture is shown, or no longer. */
				onOpen: (isOpen: boolean) => void;
				onCut: (cut: Cut) => void;
				/** It is the player's puzzle. */
				onSolve: () => unknown;
			};
		},
	) {
		this.#strings = strings;
		this.#editor = editor;
		this.#ways = ways;
		const take = (file: File | null) => void this.take(file);
		hearPictures(dialog, take);
		const { photo } = strings;
		this.#error = make("p", {
			class: "setup-error or-nothing bad",
			role: "alert",
		});
		this.ask = make("section", { class: "setup-ask" });
		const buttons = make("div", { class: "setup-buttons or-nothing row" });
		const camera = pictureButton(strings.camera, take, { isCamera: true });
		const choose = pictureButton(strings.choose, take);
		camera.firstElementChild?.prepend(icon(CAMERA));
		buttons.append(camera, choose);
		this.ask.append(
			make("p", { class: "soft" }, strings.pictureHelp),
			buttons,
			this.#error,
		);
		this.#cells = new ReadCells(strings, (cell) => this.#pick(cell));
		this.#pad = make("div", {
			class: "read-pad",
			role: "group",
			"aria-label": photo.which,
		});
		this.#free = make("input", { type: "checkbox" });
		this.#free.addEventListener("change", () => {
			if (this.#grid !== null) this.#grid.isFree = this.#free.checked;
		});
		this.#freeBox = make("label", { class: "setup-check" });
		this.#freeBox.append(this.#free, make("span", {}, strings.free));
		const say = make("p", { class: "setup-say stack", role: "status" });
		say.append(this.#question, this.#note);
		this.#yes = this.#button(photo.yes, "strong", () => this.#confirm());
		this.#cut = this.#button(strings.cut, "", () => this.#cutUp());
		const other = this.#button(photo.other, "", () => this.close());
		this.#ends.append(other, this.#cut, this.#yes);
		this.lay = make("section", { class: "setup-lay", hidden: "" });
		this.side = make("div", { class: "stack gap-3" });
		const foot = make("div", { class: "setup-foot sheet-foot stack" });
		foot.append(say, this.#wrong, this.#pad, this.#ends);
		this.side.append(this.#freeBox, foot);
		this.lay.append(this.#place, this.side);
		dialog.addEventListener("cancel", (event) => {
			// Escape lets go of a tile first.
			if (this.#picked === null) return;
			event.preventDefault();
			this.#pick(this.#picked);
		});
	}

	/** Shows what the editor has. */
	render(columns: number, rows: number) {
		const isOther = columns !== this.#size.columns || rows !== this.#size.rows;
		this.#size = { columns, rows };
		if (this.#grid === null) return;
		if (isOther) {
			this.#grid.divide(columns, rows);
			void this.#readAgain();
			return;
		}
		this.#render();
	}

	async take(file: File | null) {
		this.#error.textContent = "";
		this.#wrong.textContent = "";
		try {
			const picture = await readPicture(file, MOST);
			const reader = await PhotoReader.of(picture).catch((error) => {
				// The player lays the grid, and says what is where.
				console.info("no reader of photos:", error);
				return null;
			});
			await this.#lay(picture, reader);
		} catch (error) {
			const code = error instanceof PictureError ? error.code : "damaged";
			if (code === "damaged") console.info("no picture:", error);
			// Where the player looks now.
			const place = this.#grid === null ? this.#error : this.#wrong;
			place.textContent = this.#strings.pictureErrors[code];
		}
	}

	/** Puts the picture away. */
	close() {
		this.#grid = null;
		this.#reader = null;
		this.#found = null;
		this.#picked = null;
		this.#place.replaceChildren();
		this.lay.hidden = true;
		this.#ways.onOpen(false);
	}

	async #lay(whole: HTMLCanvasElement, reader: PhotoReader | null) {
		const found = reader?.find() ?? null;
		const cropped = found && cropTo(whole, found.corners);
		const picture = cropped?.picture ?? whole;
		const grid = new GridOver(picture, this.#strings);
		this.#grid = grid;
		// Of the part that is shown.
		this.#reader = cropped && (await PhotoReader.of(picture));
		this.#reader ??= reader;
		grid.onMoved = () => void this.#readAgain();
		grid.onShow = () => this.#cells.lay((x, y) => grid.place(x, y));
		this.#picked = null;
		if (cropped) {
			const { columns, rows } = found;
			this.#size = { columns, rows };
			grid.corners = cropped.corners;
		}
		grid.isFree = this.#free.checked = cropped !== null;
		grid.divide(this.#size.columns, this.#size.rows);
		grid.element.append(this.#cells.element);
		this.#place.replaceChildren(grid.element);
		this.lay.hidden = false;
		this.#ways.onOpen(true);
		await this.#takeFound(found);
		if (this.#found === null) grid.focus();
		else this.#yes.focus({ preventScroll: true });
	}

	/** Reads the board where its corners are now. */
	async #readAgain() {
		if (this.#grid === null) return;
		const { columns, rows } = this.#size;
		const { corners } = this.#grid;
		await this.#takeFound(this.#reader?.read(columns, rows, corners) ?? null);
	}

	async #takeFound(found: Found | null) {
		this.#picked = null;
		// Where most cells cannot be read, there are no numbers.
		const isRead = found && found.unsure.size * 2 <= found.numbers.length;
		this.#found = isRead ? found : null;
		const { columns, rows } = this.#size;
		const values = isRead ? found.numbers : Array(columns * rows).fill(null);
		await this.#editor.take({ columns, rows, values });
	}

	#pick(cell: number) {
		this.#picked = this.#picked === cell ? null : cell;
		this.#render();
		if (this.#picked === null) {
			this.#cells.focus(cell);
			return;
		}
		this.#pad.querySelector("button")?.focus({ preventScroll: true });
		this.#cells.bringIntoSight(cell);
	}

	/**
	 * Puts a number where it was asked for. The tile that had it gets the other one.
	 */
	async #put(number: number) {
		const [cell, found] = [this.#picked, this.#found];
		if (cell === null || found === null) return;
		const other = this.#editor.cells.values.indexOf(number);
		found.unsure.delete(cell);
		if (other !== cell) found.unsure.add(other);
		this.#picked = null;
		await this.#editor.exchange(cell, other);
		this.#cells.focus(cell);
	}

	#confirm() {
		const { state } = this.#editor;
		if (state?.verdict === "solvable" || state?.verdict === "solved") {
			void this.#ways.onSolve();
			return;
		}
		this.#note.classList.add("setup-error");
	}

	#cutUp() {
		const done = this.#grid?.cut() ?? null;
		this.#wrong.textContent = done === null ? this.#strings.tooFlat : "";
		if (done === null) return;
		this.close();
		this.#ways.onCut(done);
	}

	/** What is asked, and what helps to answer. */
	#advice(): { question: string; note: string } {
		const { photo, lay } = this.#strings;
		const { state } = this.#editor;
		if (this.#found === null) return { question: photo.noNumbers, note: lay };
		if (this.#picked !== null) return { question: photo.which, note: "" };
		if (state?.verdict === "unsolvable") {
			const [one, other] = state.suspects;
			return { question: photo.isIt, note: photo.unsolvable(one, other) };
		}
		const count = this.#found.unsure.size;
		return { question: photo.isIt, note: photo.unsure(count) };
	}

	#render() {
		const grid = this.#grid;
		if (grid === null) return;
		const { cells, state } = this.#editor;
		const isRead = this.#found !== null;
		const isAsked = this.#picked !== null;
		const unsure = new Set(this.#found?.unsure);
		for (const suspect of state?.suspects ?? []) {
			unsure.add(cells.values.indexOf(suspect));
		}
		grid.element.classList.toggle("is-read", isRead);
		this.#cells.element.hidden = !isRead;
		if (isRead) {
			const marks = { unsure, picked: this.#picked };
			this.#cells.render(cells.columns, cells.values, marks);
			this.#cells.lay((x, y) => grid.place(x, y));
		}
		const { question, note } = this.#advice();
		if (this.#question.textContent !== question) {
			this.#question.textContent = question;
		}
		this.#note.textContent = note;
		this.#note.classList.remove("setup-error");
		this.#wrong.textContent = "";
		this.#freeBox.hidden = isRead;
		this.#yes.hidden = !isRead;
		this.#cut.hidden = isRead;
		this.#cut.classList.toggle("strong", !isRead);
		this.#ends.hidden = isAsked;
		this.#pad.hidden = !isAsked;
		if (isAsked) this.#fillPad();
	}

	/** The guess first, then the rest in order, and the gap. */
	#fillPad() {
		const { values } = this.#editor.cells;
		const guess = values[this.#picked as number];
		const rest = [...values.keys()].filter((n) => n !== guess && n !== 0);
		const all = guess === 0 ? [0, ...rest] : [guess, ...rest, 0];
		const keys = all.map((number) => {
			const text = number === 0 ? this.#strings.gap : String(number);
			return this.#button(text, number === guess ? "strong" : "", () =>
				this.#put(number as number),
			);
		});
		this.#pad.replaceChildren(...keys);
	}

	#button(text: string, kind: string, act: () => unknown) {
		const button = make("button", { type: "button", class: "button" }, text);
		if (kind) button.classList.add(kind);
		button.addEventListener("click", () => void act());
		return button;
	}
}

/** A camera. */
const CAMERA =
	"M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6";
