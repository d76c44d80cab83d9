/**
 * Tiles, and a well, drawn once for a look: a sheet, from which every board of
 * the page with that look takes them. A sheet is as large as the cells of one
 * board and a row, and is dropped when its last user leaves it.
 */

import { tilePen } from "./tile.js";

/** @typedef {import("./tile.js").Look} Look */

/**
 * Is told that the sprites will be drawn again: a font came, or a context.
 *
 * @typedef {() => void} User
 */

export class Sheet {
	#look;
	#context;
	#isStale = true;
	/** @type {Set<User>} */
	users = new Set();

	/**
	 * @param {string} key What the look comes to.
	 * @param {Look} look
	 * @param {HTMLCanvasElement} canvas
	 */
	constructor(key, look, canvas) {
		const context = canvas.getContext("2d");
		if (context === null) throw new Error("this canvas has no 2d context");
		this.key = key;
		this.#look = look;
		this.#context = context;
		canvas.width = look.columns * look.side;
		canvas.height = (look.rows + 1) * look.side;
		canvas.addEventListener("contextrestored", () => this.spoil());
	}

	/** Its sprites are no longer right. */
	spoil() {
		this.#isStale = true;
		for (const user of this.users) user();
	}

	/**
	 * Draws the sprites if they are not there, on a board's own canvas, and copies
	 * them: only a canvas in the page has the style around it, which says that
	 * digits are as wide as each other. Whatever was on that canvas is lost.
	 *
	 * @param {CanvasRenderingContext2D} context As large as the tiles at least.
	 * @returns {boolean} Whether it drew.
	 */
	prepare(context) {
		if (!this.#isStale) return false;
		const { homes, side, image, columns, rows, radius, well } = this.#look;
		const { canvas } = context;
		const { width, height } = canvas;
		context.clearRect(0, 0, width, height);
		const draw = tilePen(context, this.#look);
		// The blank has a piece of the picture, and nothing else.
		for (let tile = image === null ? 1 : 0; tile < homes.length; tile++) {
			const [x, y] = this.#corner(homes[tile]);
			context.save();
			// A number that is too wide stays on its tile.
			if (image === null) {
				context.beginPath();
				context.rect(x, y, side, side);
				context.clip();
			}
			draw(tile, x, y);
			context.restore();
		}
		this.#context.clearRect(0, 0, width, height + side);
		this.#context.drawImage(canvas, 0, 0);
		const [x, y] = this.#corner(columns * rows);
		context.clearRect(0, 0, side, side);
		context.fillStyle = well;
		context.beginPath();
		context.roundRect(0, 0, side, side, radius);
		context.fill();
		this.#context.drawImage(canvas, 0, 0, side, side, x, y, side, side);
		this.#isStale = false;
		return true;
	}

	/**
	 * Draws a sprite on another canvas.
	 *
	 * @param {CanvasRenderingContext2D} context
	 * @param {number} home The cell that the tile belongs in; the well is behind
	 *   the last one.
	 * @param {number} x Whole pixels.
	 * @param {number} y
	 */
	blit(context, home, x, y) {
		const { side } = this.#look;
		const [left, top] = this.#corner(home);
		const { canvas } = this.#context;
		context.drawImage(canvas, left, top, side, side, x, y, side, side);
	}

	/** @param {number} cell */
	#corner(cell) {
		const { columns, side } = this.#look;
		const column = cell % columns;
		return [column * side, ((cell - column) / columns) * side];
	}

	/** Gives its memory back now: a collector may take its time. */
	drop() {
		this.#context.canvas.width = 0;
	}
}

export class Sheets {
	#makeCanvas;
	/** @type {Set<WeakRef<Sheet>>} A board that is collected takes its sheet along. */
	#sheets = new Set();

	/**
	 * @param {() => HTMLCanvasElement} makeCanvas
	 * @param {EventTarget} fonts Of the document.
	 */
	constructor(makeCanvas, fonts) {
		this.#makeCanvas = makeCanvas;
		fonts.addEventListener("loadingdone", () => {
			for (const sheet of this.#live()) sheet.spoil();
		});
	}

	/** How many there are. */
	get size() {
		return this.#live().length;
	}

	/**
	 * The sheet for a look.
	 *
	 * @param {Look} look
	 * @param {User} user Must leave it when it is no longer needed.
	 */
	take(look, user) {
		const key = keyOf(look);
		let found;
		for (const sheet of this.#live()) if (sheet.key === key) found = sheet;
		if (found === undefined) {
			found = new Sheet(key, look, this.#makeCanvas());
			this.#sheets.add(new WeakRef(found));
		}
		found.users.add(user);
		return found;
	}

	/**
	 * @param {Sheet} sheet
	 * @param {User} user
	 */
	leave(sheet, user) {
		sheet.users.delete(user);
		if (sheet.users.size > 0) return;
		sheet.drop();
		for (const ref of this.#sheets) {
			if (ref.deref() === sheet) this.#sheets.delete(ref);
		}
	}

	#live() {
		const live = [];
		for (const ref of this.#sheets) {
			const sheet = ref.deref();
			if (sheet === undefined) this.#sheets.delete(ref);
			else live.push(sheet);
		}
		return live;
	}
}

/** @type {Sheets | undefined} */
let shared;

/** Those of the page. */
export function sharedSheets() {
	shared ??= new Sheets(() => document.createElement("canvas"), document.fonts);
	return shared;
}

/**
 * The look as text. A picture goes by its address: boards that show the same one
 * have an image each.
 *
 * @param {Look} look
 */
function keyOf({ image, ...look }) {
	let key = image?.src ?? "";
	for (const value of Object.values(look)) key += `|${value}`;
	return key;
}
