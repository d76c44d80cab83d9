/**
 * The part of the sheet that takes a picture of a puzzle, and cuts it by the grid that
 * the player lays over it.
 */

import {
	hearPictures,
	PictureError,
	pictureButton,
	readPicture,
} from "../../parts/picture-file.js";
import { make } from "../../parts/sheet.js";
import { GridOver } from "./grid-over.js";

/** @typedef {import("../../../strings/setup-en.js").SetupStrings} SetupStrings */

/** The longest side of a picture that is cut, in pixels. */
const MOST = 2000;

export class PicturePart {
	#strings;
	#onCut;
	#onOpen;
	#grid = /** @type {GridOver | null} */ (null);
	#size = { columns: 2, rows: 2 };
	#error;
	#wrong = make("p", { class: "setup-error", role: "alert" });
	#place;
	#free;

	/**
	 * @param {SetupStrings} strings
	 * @param {object} parts
	 * @param {HTMLElement} parts.dialog Where pictures can be dropped and pasted.
	 * @param {(isOpen: boolean) => void} parts.onOpen Called when a picture is shown,
	 *   and when it is no longer.
	 * @param {(cut: import("./picture-tiles.js").Cut) => void} parts.onCut
	 */
	constructor(strings, { dialog, onOpen, onCut }) {
		this.#strings = strings;
		this.#onOpen = onOpen;
		this.#onCut = onCut;
		const take = (/** @type {File | null} */ file) => void this.take(file);
		hearPictures(dialog, take);
		this.#error = make("p", { class: "setup-error", role: "alert" });
		/** What asks for a picture. */
		this.ask = make("section", { class: "setup-ask" });
		const buttons = make("div", { class: "setup-buttons" });
		buttons.append(
			pictureButton(strings.choose, take),
			pictureButton(strings.camera, take, { isCamera: true }),
		);
		this.ask.append(
			make("h3", {}, strings.fromPicture),
			make("p", { class: "setup-help" }, strings.pictureHelp),
			buttons,
			this.#error,
		);
		this.#place = make("div");
		this.#free = make("input", { type: "checkbox" });
		this.#free.addEventListener("change", () => {
			if (this.#grid !== null) this.#grid.isFree = this.#free.checked;
		});
		const free = make("label", { class: "setup-check" });
		free.append(this.#free, make("span", {}, strings.free));
		const cut = make(
			"button",
			{ type: "button", class: "button strong" },
			strings.cut,
		);
		const cancel = make(
			"button",
			{ type: "button", class: "button" },
			strings.cancel,
		);
		cut.addEventListener("click", () => {
			const done = this.#grid?.cut() ?? null;
			this.#wrong.textContent = done === null ? strings.tooFlat : "";
			if (done === null) return;
			this.close();
			this.#onCut(done);
		});
		cancel.addEventListener("click", () => this.close());
		const ends = make("div", { class: "setup-buttons setup-ends" });
		ends.append(cancel, cut);
		/** Where the grid is laid. */
		this.lay = make("section", { class: "setup-lay", hidden: "" });
		this.lay.append(
			make("p", { class: "setup-prompt" }, strings.lay),
			this.#place,
			free,
			this.#wrong,
			ends,
		);
	}

	/** @param {number} columns @param {number} rows */
	divide(columns, rows) {
		this.#size = { columns, rows };
		this.#grid?.divide(columns, rows);
	}

	/** @param {File | null} file */
	async take(file) {
		this.#error.textContent = "";
		this.#wrong.textContent = "";
		try {
			const picture = await readPicture(file, MOST);
			this.#grid = new GridOver(picture, this.#strings);
			this.#grid.isFree = this.#free.checked;
			this.#grid.divide(this.#size.columns, this.#size.rows);
			this.#place.replaceChildren(this.#grid.element);
			this.lay.hidden = false;
			this.#onOpen(true);
			this.#grid.focus();
		} catch (error) {
			const code = error instanceof PictureError ? error.code : "damaged";
			// Where the player looks now.
			const place = this.#grid === null ? this.#error : this.#wrong;
			place.textContent = this.#strings.pictureErrors[code];
		}
	}

	/** Puts the picture away. */
	close() {
		this.#grid = null;
		this.#place.replaceChildren();
		this.lay.hidden = true;
		this.#onOpen(false);
	}
}
