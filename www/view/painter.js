/**
 * Paints the board: tray, tiles, the mark of a hint and the wave of light.
 *
 * Remembers what it has painted, and paints again only where that has changed.
 * Knows no time and asks for no frame.
 */

import { drawHint, hintBounds } from "./hint-mark.js";
import { cornerOf, radii } from "./layout.js";
import { overlap, Region } from "./region.js";
import { tilePen } from "./tile.js";

/**
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./region.js").Rect} Rect
 * @typedef {import("./sprites.js").Sheet} Sheet
 */

/**
 * All but the places of the tiles.
 *
 * @typedef {object} Dress
 * @property {Layout} layout
 * @property {import("./theme.js").Theme} theme
 * @property {import("./tile.js").Look} look Of the tiles.
 */

/**
 * What is to be seen.
 *
 * @typedef {object} Scene
 * @property {{ tile: number, column: number, row: number }[]} places Of the
 *   tiles that may have moved since the last scene; of another board, of all.
 * @property {{ tile: number, direction: string } | null} hint
 * @property {boolean} isWhole Whether every tile rests at home.
 * @property {number} wave From 0 to 1 while the wave of light runs.
 */

export class Painter {
	#context;
	#sheets;
	#onStale;
	/** @type {Dress & { sheet: Sheet } | null} */
	#dress = null;
	/** Whether what is painted is not there, or no longer right. */
	#isStale = true;
	/** Tile → its place as it is painted, in columns and rows. */
	#columns = new Float64Array();
	#rows = new Float64Array();
	/** The rest of the scene that is painted. */
	/** @type {Scene["hint"]} */
	#hint = null;
	#isWhole = false;
	#wave = 0;

	/**
	 * @param {CanvasRenderingContext2D} context
	 * @param {import("./sprites.js").Sheets} sheets
	 * @param {() => void} onStale Told that all must be painted again.
	 */
	constructor(context, sheets, onStale) {
		this.#context = context;
		this.#sheets = sheets;
		this.#onStale = () => {
			this.spoil();
			onStale();
		};
		// Sprites that were drawn on a context that was lost are not there either.
		context.canvas.addEventListener("contextrestored", () =>
			this.#dress?.sheet.spoil(),
		);
	}

	/** @param {Dress} dress All is painted again in it. */
	dress({ layout, theme, look }) {
		const sheet = this.#sheets.take(look, this.#onStale);
		if (sheet !== this.#dress?.sheet) this.undress();
		this.#dress = { layout, theme, look, sheet };
		const { length } = look.homes;
		if (length !== this.#columns.length) {
			this.#columns = new Float64Array(length);
			this.#rows = new Float64Array(length);
			this.#hint = null;
		}
		this.spoil();
	}

	/** Nobody sees the board: its sprites may go. */
	undress() {
		if (this.#dress === null) return;
		this.#sheets.leave(this.#dress.sheet, this.#onStale);
		this.#dress = null;
	}

	/** All is painted again with the next scene. */
	spoil() {
		this.#isStale = true;
	}

	/**
	 * Paints what is not as it was in the last scene.
	 *
	 * @param {Scene} scene
	 */
	paint({ places, hint, isWhole, wave }) {
		if (this.#dress === null) return;
		const { layout, look, sheet } = this.#dress;
		if (sheet.prepare(this.#context)) this.spoil();
		const region = new Region();
		const lastMark = this.#mark(layout);
		for (const { tile, column, row } of places) {
			if (column === this.#columns[tile] && row === this.#rows[tile]) continue;
			region.add(this.#rectOf(layout, tile));
			this.#columns[tile] = column;
			this.#rows[tile] = row;
			region.add(this.#rectOf(layout, tile));
		}
		this.#hint = hint;
		const mark = this.#mark(layout);
		region.change(lastMark, mark);
		if (isWhole !== this.#isWhole) region.add(blankAtHome(layout, look));
		this.#isWhole = isWhole;
		// Parts of a curve would have other edges, by a hair, than the whole: so is
		// the tray painted as one where its rim was covered, by the arrow of a tile
		// that is dragged, and the mark wherever it is touched.
		let isAll = this.#isStale || isLit(wave) || isLit(this.#wave);
		for (const rect of region.rects) isAll ||= !isInside(layout, rect);
		if (isAll) region.add([0, 0, layout.width, layout.height]);
		const isMarked = mark !== null && region.touches(mark);
		if (isMarked) region.add(mark);
		this.#isStale = false;
		this.#wave = wave;
		for (const rect of region.rects) this.#repaint(this.#dress, rect);
		if (isMarked) this.#drawMark(this.#dress);
	}

	/**
	 * @param {Dress & { sheet: Sheet }} dress
	 * @param {Rect} rect
	 */
	#repaint({ layout, theme, look, sheet }, rect) {
		const context = this.#context;
		const [left, top, right, bottom] = rect;
		context.save();
		context.beginPath();
		context.rect(left, top, right - left, bottom - top);
		context.clip();
		context.clearRect(left, top, right - left, bottom - top);
		context.fillStyle = theme.tray;
		context.beginPath();
		const { width, height } = layout;
		context.roundRect(0, 0, width, height, radii(layout).board);
		context.fill();
		this.#drawWells(layout, sheet, rect);
		// A solved picture is whole: the blank shows its piece too.
		if (this.#isWhole && look.image !== null) {
			const [x, y] = blankAtHome(layout, look);
			sheet.blit(context, look.homes[0], x, y);
		}
		const pen = isLit(this.#wave) ? tilePen(context, look) : null;
		for (let tile = 1; tile < this.#columns.length; tile++) {
			const at = this.#rectOf(layout, tile);
			if (!overlap(at, rect)) continue;
			const light = pen === null ? 0 : this.#lightOn(layout, tile);
			if (light > 0) pen?.(tile, at[0], at[1], light);
			else sheet.blit(context, look.homes[tile], at[0], at[1]);
		}
		context.restore();
	}

	/** @param {Dress} dress */
	#drawMark({ layout, theme }) {
		if (this.#hint === null) return;
		const { tile, direction } = this.#hint;
		const [x, y] = this.#rectOf(layout, tile);
		drawHint(this.#context, layout, theme.hint, x, y, direction);
	}

	/**
	 * Those that are in a rectangle.
	 *
	 * @param {Layout} layout
	 * @param {Sheet} sheet
	 * @param {Rect} rect
	 */
	#drawWells(layout, sheet, rect) {
		const { columns, rows } = layout;
		for (let cell = 0; cell < columns * rows; cell++) {
			const column = cell % columns;
			const well = rectAt(layout, column, (cell - column) / columns);
			if (!overlap(well, rect)) continue;
			sheet.blit(this.#context, columns * rows, well[0], well[1]);
		}
	}

	/**
	 * What a tile covers.
	 *
	 * @param {Layout} layout
	 * @param {number} tile
	 * @returns {Rect}
	 */
	#rectOf(layout, tile) {
		return rectAt(layout, this.#columns[tile], this.#rows[tile]);
	}

	/**
	 * What the mark of the hint covers.
	 *
	 * @param {Layout} layout
	 */
	#mark(layout) {
		if (this.#hint === null) return null;
		const [x, y] = this.#rectOf(layout, this.#hint.tile);
		return hintBounds(layout, x, y, this.#hint.direction);
	}

	/**
	 * How bright the wave is on a tile, from 0 to 1.
	 *
	 * @param {Layout} layout
	 * @param {number} tile
	 */
	#lightOn({ columns, rows }, tile) {
		const diagonal = this.#columns[tile] + this.#rows[tile];
		const place = diagonal / (columns + rows - 2);
		const distance = Math.abs(this.#wave * 1.6 - 0.3 - place);
		return Math.max(0, 1 - distance / 0.3);
	}
}

/**
 * Whether a rectangle lies between the rims, but for the edge of a mark.
 *
 * @param {Layout} layout
 * @param {Rect} rect
 */
function isInside({ left, top, width, height }, rect) {
	return (
		rect[0] >= left - 1 &&
		rect[1] >= top - 1 &&
		rect[2] <= width - left + 1 &&
		rect[3] <= height - top + 1
	);
}

/** @param {number} wave */
function isLit(wave) {
	return wave > 0 && wave < 1;
}

/**
 * @param {Layout} layout
 * @param {number} column
 * @param {number} row
 * @returns {Rect}
 */
function rectAt(layout, column, row) {
	const corner = cornerOf(layout, column, row);
	const [x, y] = [Math.round(corner.x), Math.round(corner.y)];
	return [x, y, x + layout.tile, y + layout.tile];
}

/**
 * @param {Layout} layout
 * @param {import("./tile.js").Look} look
 */
function blankAtHome(layout, { homes: [home] }) {
	const column = home % layout.columns;
	return rectAt(layout, column, (home - column) / layout.columns);
}
