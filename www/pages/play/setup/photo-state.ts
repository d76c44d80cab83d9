/**
 * A picture of a puzzle, what was read of it, and the player's corrections. Where no
 * numbers can be read, the player lays the grid, or types the board.
 */

import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import { note } from "../../parts/late.ts";
import { PictureError, readPicture } from "../../parts/picture-file.ts";
import type { Entry } from "./cells.ts";
import type { Editor } from "./editor.ts";
import { GridOver } from "./grid-over.ts";
import { cropTo, type Found, PhotoReader } from "./photo-reader.ts";
import { ReadCells } from "./read-cells.ts";
import type { Point } from "./warp.ts";

/** The longest side of a picture, in pixels. */
const MOST = 2000;

export class PhotoState {
	/** The grid over the picture; `null` if there is none. */
	grid: GridOver | null = null;
	/** What was read, over the picture. */
	cells;
	/** The cell whose number is asked for. */
	picked: number | null = null;
	/** What is wrong with the file that was taken last. */
	wrong = "";
	/** Counts the pictures that were laid. */
	laid = 0;
	/** Called when anything has changed. */
	onChange = () => {};
	#strings;
	#editor;
	/** The picture, and where the part of it begins that is shown. */
	#whole: HTMLCanvasElement | null = null;
	#from: Point = [0, 0];
	#reader: PhotoReader | null = null;
	/** What the editor had before the picture. */
	#before: Entry | null = null;
	/** What was read, as far as it is a board; corrections are the editor's. */
	#found: Found | null = null;
	#size;

	constructor(strings: SetupStrings, editor: Editor) {
		this.#strings = strings;
		this.#editor = editor;
		this.#size = sizeOf(editor);
		this.cells = new ReadCells(strings, (cell) => this.pick(cell));
	}

	/** Whether there are numbers. */
	get isRead() {
		return this.#found !== null;
	}

	/** Follows the editor. */
	follow() {
		const before = this.#size;
		this.#size = sizeOf(this.#editor);
		const { columns, rows } = this.#size;
		const isOther = columns !== before.columns || rows !== before.rows;
		if (this.grid !== null && isOther) {
			this.#showWhole();
			this.grid.divide(columns, rows);
			void this.#readAgain();
		}
		this.#show();
	}

	async take(file: File | null) {
		this.wrong = "";
		try {
			const picture = await readPicture(file, MOST);
			const reader = await PhotoReader.load().catch((error) => {
				// The player types the board.
				note("no reader of photos", error);
				return null;
			});
			await this.#lay(picture, reader);
		} catch (error) {
			const code = error instanceof PictureError ? error.code : "damaged";
			if (code === "damaged") note("no picture", error);
			this.wrong = this.#strings.pictureErrors[code];
		}
		this.onChange();
	}

	/** Puts the picture away, with all that was read of it. */
	async reject() {
		const before = this.#before;
		this.grid = null;
		this.#whole = null;
		this.#reader = null;
		this.#found = null;
		this.picked = null;
		this.#before = null;
		this.onChange();
		if (before !== null) await this.#editor.take(before);
	}

	/** Asks for the number of a cell, or no longer. */
	pick(cell: number) {
		this.picked = this.picked === cell ? null : cell;
		this.#show();
	}

	/**
	 * Puts a number where it was asked for. The tile that had it gets the other one.
	 */
	async put(number: number) {
		const [cell, found] = [this.picked, this.#found];
		if (cell === null || found === null) return;
		const other = this.#editor.cells.values.indexOf(number);
		found.unsure.delete(cell);
		if (other !== cell) found.unsure.add(other);
		this.picked = null;
		await this.#editor.exchange(cell, other);
	}

	/** What is asked, and what helps to answer. */
	get advice(): { question: string; note: string } {
		const { photo, lay } = this.#strings;
		const { state } = this.#editor;
		if (this.#found === null) {
			const note = this.#reader === null ? "" : lay;
			return { question: photo.noNumbers, note };
		}
		if (this.picked !== null) return { question: photo.which, note: "" };
		if (state?.verdict === "unsolvable") {
			const [one, other] = state.suspects;
			return { question: photo.isIt, note: photo.unsolvable(one, other) };
		}
		const count = this.#found.unsure.size;
		return { question: photo.isIt, note: photo.unsure(count) };
	}

	async #lay(whole: HTMLCanvasElement, reader: PhotoReader | null) {
		const found = reader?.find(whole) ?? null;
		const grid = new GridOver(whole, this.#strings);
		this.grid = grid;
		this.#whole = whole;
		this.#from = [0, 0];
		this.#reader = reader;
		const { columns, rows, values } = this.#editor.cells;
		this.#before ??= { columns, rows, values: [...values] };
		grid.onMoved = () => {
			if (grid.isAtEdge) this.#showWhole();
			void this.#readAgain();
		};
		grid.onShow = () => this.cells.lay((x, y) => grid.place(x, y));
		if (found !== null) {
			const { columns, rows } = found;
			this.#size = { columns, rows };
			const part = cropTo(whole, found.corners);
			this.#from = part.from;
			grid.show(part.picture, part.corners);
		}
		grid.isFree = found !== null;
		grid.divide(this.#size.columns, this.#size.rows);
		grid.element.append(this.cells.element);
		await this.#takeFound(found);
		this.laid += 1;
	}

	/** The corners of the board in pixels of the whole picture. */
	get #corners(): Point[] {
		const [left, top] = this.#from;
		const corners = this.grid?.corners ?? [];
		return corners.map(([x, y]) => [x + left, y + top]);
	}

	/** Shows more than where the board was thought to be: the player knows better. */
	#showWhole() {
		if (this.#whole === null || this.grid === null) return;
		const corners = this.#corners;
		this.#from = [0, 0];
		this.grid.show(this.#whole, corners);
	}

	/** Reads the board where its corners are now. */
	async #readAgain() {
		const [whole, reader] = [this.#whole, this.#reader];
		if (whole === null) return;
		const { columns, rows } = this.#size;
		const found = reader?.read(whole, columns, rows, this.#corners);
		await this.#takeFound(found ?? null);
	}

	async #takeFound(found: Found | null) {
		this.picked = null;
		// Where most cells cannot be read, there are no numbers.
		const isRead = found && found.unsure.size * 2 <= found.numbers.length;
		this.#found = isRead ? found : null;
		const { columns, rows } = this.#size;
		const values = isRead ? found.numbers : Array(columns * rows).fill(null);
		await this.#editor.take({ columns, rows, values });
	}

	#show() {
		const { grid } = this;
		if (grid !== null) {
			const { cells, state } = this.#editor;
			const { isRead } = this;
			const unsure = new Set(this.#found?.unsure);
			for (const suspect of state?.suspects ?? []) {
				unsure.add(cells.values.indexOf(suspect));
			}
			grid.element.classList.toggle("is-read", isRead);
			this.cells.element.hidden = !isRead;
			if (isRead) {
				const marks = { unsure, picked: this.picked };
				this.cells.render(cells.columns, cells.values, marks);
				this.cells.lay((x, y) => grid.place(x, y));
			}
		}
		this.onChange();
	}
}

function sizeOf({ cells: { columns, rows } }: Editor) {
	return { columns, rows };
}
