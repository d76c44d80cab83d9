/**
 * Tiles and a well, drawn once per look on a sheet. All boards of the page with that
 * look copy them from there. A sheet has the cells of one board and one more row. It
 * is dropped when its last user leaves it.
 */

import type { Look } from "./faces.ts";
import { radii } from "./layout.ts";
import { pictureOf, tilePen } from "./tile.ts";

/** Called when the sprites must be drawn again: a font or a context has loaded. */
type User = () => void;

export function contextOf(canvas: HTMLCanvasElement) {
	const context = canvas.getContext("2d");
	if (context !== null) return context;
	const error = new Error("this canvas has no 2d context");
	throw Object.assign(error, { code: "canvas" });
}

export class Sheet {
	look;
	#key;
	#context;
	#isStale = true;
	users: Set<User> = new Set();

	/** @param key The look as text. */
	constructor(key: string, look: Look) {
		this.#key = key;
		this.look = look;
		const canvas = document.createElement("canvas");
		this.#context = contextOf(canvas);
		canvas.addEventListener("contextrestored", () => this.invalidate());
	}

	/** Marks the sprites as outdated. */
	invalidate() {
		this.#isStale = true;
		for (const user of this.users) user();
	}

	/**
	 * Draws the sprites if they are missing.
	 *
	 * @param place A canvas in the page. Beside it, the sheet inherits the style that
	 *   gives all digits the same width.
	 */
	prepare(place: Element) {
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
		// The blank has a piece of a picture, and nothing otherwise.
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
	 * Copies a sprite to another canvas.
	 *
	 * @param home The home cell of the tile; the well follows the last cell.
	 * @param x Whole pixels.
	 * @param grow How much larger it is drawn on each side.
	 */
	blit(
		context: CanvasRenderingContext2D,
		home: number,
		x: number,
		y: number,
		grow: number,
	) {
		const { tile: side } = this.look.layout;
		const [left, top] = this.#corner(home);
		const { canvas } = this.#context;
		const size = side + 2 * grow;
		const [toX, toY] = [x - grow, y - grow];
		context.drawImage(canvas, left, top, side, side, toX, toY, size, size);
	}

	#corner(cell: number): [x: number, y: number] {
		const { columns, tile } = this.look.layout;
		return [(cell % columns) * tile, Math.floor(cell / columns) * tile];
	}

	/**
	 * Leaves the sheet. The last user drops it and frees its memory at once, because the
	 * garbage collector may take long.
	 */
	leave(user: User) {
		this.users.delete(user);
		if (this.users.size > 0) return;
		sheets.delete(this.#key);
		this.#context.canvas.width = 0;
	}
}

/** By look; all that are in use on the page. */
const sheets: Map<string, Sheet> = new Map();

let hearsFonts = false;

/**
 * Returns the sheet for a look.
 *
 * @param user Must leave the sheet when it no longer needs it.
 */
export function takeSheet(look: Look, user: User) {
	if (!hearsFonts) {
		document.fonts.addEventListener("loadingdone", () => {
			for (const sheet of sheets.values()) sheet.invalidate();
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
 * Returns the look as text. It names a picture by its address, because boards with
 * the same picture have an image each.
 */
function keyOf({
	layout,
	theme,
	faces: { kind, image, hasMaps, numbers },
	homes,
}: Look) {
	let key = `${kind} ${image?.src} ${hasMaps} ${numbers} ${homes}`;
	for (const value of Object.values({ ...layout, ...theme }))
		key += ` ${value}`;
	return key;
}
