/**
 * Tiles, and a well, drawn once for a look: a sheet, from which every board of
 * the page with that look takes them. A sheet is as large as the cells of one
 * board and a row, and is dropped when its last user leaves it.
 */

import { radii } from "./layout.js";
import { pictureOf, tilePen } from "./tile.js";

/** @typedef {import("./tile.js").Look} Look */

/**
 * Is told that the sprites will be drawn again: a font came, or a context.
 *
 * @typedef {() => void} User
 */

/** @param {HTMLCanvasElement} canvas */
export function contextOf(canvas) {
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("this canvas has no 2d context");
	return context;
}

export class Sheet {
	#key;
	#context;
	#isStale = true;
	/** @type {Set<User>} */
	users = new Set();

	/**
	 * @param {string} key What the look comes to.
	 * @param {Look} look
	 */
	constructor(key, look) {
		this.#key = key;
		this.look = look;
		const canvas = document.createElement("canvas");
		this.#context = contextOf(canvas);
		canvas.addEventListener("contextrestored", () => this.spoil());
	}

	/** Its sprites are no longer right. */
	spoil() {
		this.#isStale = true;
		for (const user of this.users) user();
	}

	/**
	 * Draws the sprites if they are not there.
	 *
	 * @param {Element} place A canvas in the page. Only beside it has this one the
	 *   style around it, which says that digits are as wide as each other.
	 */
	prepare(place) {
		if (!this.#isStale) return;
		this.#isStale = false;
		const { homes, layout, theme } = this.look;
		const { columns, rows, tile: side } = layout;
		const context = this.#context;
		const { canvas } = context;
		canvas.width = columns * side;
		canvas.height = (rows + 1) * side;
		place.after(canvas);
		const draw = tilePen(context, this.look);
		// The blank has a piece of the picture, and nothing else.
		for (let tile = pictureOf(this.look) ? 0 : 1; tile < homes.length; tile++) {
			draw(tile, ...this.#corner(homes[tile]));
		}
		canvas.remove();
		context.fillStyle = theme.well;
		context.beginPath();
		const well = this.#corner(homes.length);
		context.roundRect(...well, side, side, radii(layout).tile);
		context.fill();
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
		const { tile: side } = this.look.layout;
		const [left, top] = this.#corner(home);
		const { canvas } = this.#context;
		context.drawImage(canvas, left, top, side, side, x, y, side, side);
	}

	/**
	 * @param {number} cell
	 * @returns {[x: number, y: number]}
	 */
	#corner(cell) {
		const { columns, tile } = this.look.layout;
		return [(cell % columns) * tile, Math.floor(cell / columns) * tile];
	}

	/**
	 * The last one to leave has it dropped, and its memory given back now: a
	 * collector may take its time.
	 *
	 * @param {User} user
	 */
	leave(user) {
		this.users.delete(user);
		if (this.users.size > 0) return;
		sheets.delete(this.#key);
		this.#context.canvas.width = 0;
	}
}

/** @type {Map<string, Sheet>} By look; all that are in use on the page. */
const sheets = new Map();

let hearsFonts = false;

/**
 * The sheet for a look.
 *
 * @param {Look} look
 * @param {User} user Must leave it when it is no longer needed.
 */
export function takeSheet(look, user) {
	if (!hearsFonts) {
		document.fonts.addEventListener("loadingdone", () => {
			for (const sheet of sheets.values()) sheet.spoil();
		});
	}
	hearsFonts = true;
	const key = keyOf(look);
	const sheet = sheets.get(key) ?? new Sheet(key, look);
	sheets.set(key, sheet);
	sheet.users.add(user);
	return sheet;
}

/**
 * The look as text. A picture goes by its address: boards that show the same one
 * have an image each.
 *
 * @param {Look} look
 */
function keyOf({ layout, theme, faces: { kind, image }, homes }) {
	let key = `${kind} ${image?.src} ${homes}`;
	for (const value of Object.values({ ...layout, ...theme }))
		key += ` ${value}`;
	return key;
}
