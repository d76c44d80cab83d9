/**
 * Paints the board: tray, tiles, and the mark of a hint.
 *
 * Remembers what it painted. If only tiles moved, it repaints the rectangle around
 * them: tiles that move together are in one line, or side by side. Knows no time and
 * asks for no frame.
 */

import type { Look } from "./faces.ts";
import { cornerOf, type Layout } from "./layout.ts";
import { type Sheet, takeSheet } from "./sprites.ts";
import { pictureOf } from "./tile.ts";

export type Mark = {
	tile: number;
	direction: string;
	/** `x`, `y`: the corner of the tile, in device pixels. */
	draw: (
		context: CanvasRenderingContext2D,
		look: Look,
		x: number,
		y: number,
		direction: string,
	) => void;
};
export type Place = { tile: number; column: number; row: number };

/** What should be visible. */
type Scene = {
	/**
	 * The tiles that may have moved since the last scene; all tiles of another board.
	 */
	places: Place[];
	hint: Mark | null;
	/** Whether every tile rests at home. */
	isSolved: boolean;
	/** The tile under a finger; 0 for none. */
	pressed: number;
	/** Paints in its place, once all tiles rest. */
	act?: Act | null;
};

/** Paints the whole board in another way. Returns whether there is more to come. */
export type Act = {
	paint: (context: CanvasRenderingContext2D, sheet: Sheet) => boolean;
};

/** The corners of the area that changed, in columns and rows. */
type Range = [left: number, top: number, right: number, bottom: number];

/** Larger than any board, because of the rim. */
const ALL: Range = [-1, -1, 99, 99];

export class Painter {
	#context;
	#onStale;
	#sheet: Sheet | null = null;
	/** What is to be painted again. */
	#dirty: Range | null = null;

	// What is painted.
	/** Tile → its place. */
	#places: Place[] = [];
	#hint: Scene["hint"] = null;
	#isSolved = false;
	#pressed = 0;

	/** @param onStale Called when everything must be painted again. */
	constructor(context: CanvasRenderingContext2D, onStale: () => void) {
		this.#context = context;
		this.#onStale = onStale;
		// A lost context has also lost its sprites.
		context.canvas.addEventListener("contextrestored", () =>
			this.#sheet?.invalidate(),
		);
	}

	/** Changes the look, and repaints everything. */
	dress(look: Look) {
		const sheet = takeSheet(look, this.#onStale);
		if (sheet === this.#sheet) return;
		this.release();
		this.#sheet = sheet;
		this.invalidate();
	}

	/** Frees the sprites while nobody sees the board. */
	release() {
		this.#sheet?.leave(this.#onStale);
		this.#sheet = null;
	}

	/** Repaints everything with the next scene. */
	invalidate() {
		this.#dirty = ALL;
	}

	/**
	 * Paints what differs from the last scene.
	 *
	 * @returns Whether an act has more to paint.
	 */
	paint({ places, hint, isSolved, pressed, act }: Scene): boolean {
		if (this.#sheet === null) return false;
		this.#sheet.prepare(this.#context.canvas);
		for (const place of places) {
			this.#markDirty(this.#places[place.tile] ?? place);
			this.#markDirty(place);
			this.#places[place.tile] = place;
		}
		for (const tile of [pressed, this.#pressed]) {
			const place = this.#places[tile];
			if (pressed !== this.#pressed && place) this.#markDirty(place);
		}
		// Part of a curve would have slightly other edges than the whole, so a mark is
		// always painted whole.
		const isMarked = hint !== null && this.#dirty !== null;
		const isOther = hint !== this.#hint || isSolved !== this.#isSolved;
		if (isMarked || isOther) this.invalidate();
		this.#hint = hint;
		this.#isSolved = isSolved;
		this.#pressed = pressed;
		if (act) {
			this.invalidate();
			return act.paint(this.#context, this.#sheet);
		}
		if (this.#dirty !== null) this.#repaint(this.#sheet, this.#dirty);
		this.#dirty = null;
		return false;
	}

	/** @param place Of a tile that is there no longer, or not yet. */
	#markDirty({ column, row }: Place) {
		const { min, max } = Math;
		const [left, top, right, bottom] = this.#dirty ?? [
			column,
			row,
			column,
			row,
		];
		this.#dirty = [
			min(left, column),
			min(top, row),
			max(right, column),
			max(bottom, row),
		];
	}

	#repaint(sheet: Sheet, [left, top, right, bottom]: Range) {
		const context = this.#context;
		const { look } = sheet;
		const { layout, theme, homes } = look;
		const { columns, rows, tile: side } = layout;
		const [x, y] = pixelOf(layout, left, top);
		const [endX, endY] = pixelOf(layout, right, bottom);
		context.save();
		context.beginPath();
		context.rect(x, y, endX + side - x, endY + side - y);
		context.clip();
		// The style of the canvas rounds its corners.
		context.fillStyle = theme.tray;
		context.fillRect(0, 0, layout.width, layout.height);
		const draw: (
			sprite: number,
			column: number,
			row: number,
			grow?: number,
		) => void = (sprite, column, row, grow = 0) => {
			// A tile that ends where the range begins is not in it. The rest is clipped.
			if (column <= left - 1 || column >= right + 1) return;
			if (row <= top - 1 || row >= bottom + 1) return;
			sheet.blit(context, sprite, ...pixelOf(layout, column, row), grow);
		};
		for (let cell = 0; cell < columns * rows; cell++) {
			const [column, row] = [cell % columns, Math.floor(cell / columns)];
			draw(homes.length, column, row);
			// A solved picture is whole, so the blank shows its piece too.
			const isLast = this.#isSolved && cell === homes[0];
			if (isLast && pictureOf(look)) draw(cell, column, row);
		}
		for (let tile = 1; tile < homes.length; tile++) {
			const { column, row } = this.#places[tile];
			// A pressed tile sinks.
			const grow = tile === this.#pressed ? -Math.ceil(side * 0.04) : 0;
			draw(homes[tile], column, row, grow);
		}
		if (this.#hint !== null) {
			const { tile, direction, draw } = this.#hint;
			const { column, row } = this.#places[tile];
			draw(context, look, ...pixelOf(layout, column, row), direction);
		}
		context.restore();
	}
}

/** @returns The corner of the cell. */
function pixelOf(
	layout: Layout,
	column: number,
	row: number,
): [x: number, y: number] {
	const { x, y } = cornerOf(layout, column, row);
	return [Math.round(x), Math.round(y)];
}
