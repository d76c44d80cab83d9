/**
 * The board on a canvas.
 *
 * Knows no rules and keeps no game state: it is given tiles, and derives motion from
 * the difference to the last ones. It may be thrown away between any two frames, and
 * asks for a frame only while something moves.
 */

import type { Direction } from "../core/wasm/game.js";
import { watchSize } from "./box-sizes.ts";
import type { Faces } from "./faces.ts";
import {
	cellAt,
	fit,
	type Layout,
	onBoard,
	type Point,
	radii,
} from "./layout.ts";
import { type Act, type Mark, Painter, type Place } from "./painter.ts";
import { contextOf } from "./sprites.ts";
import type { Theme } from "./theme.ts";

type Board = {
	tiles: Uint8Array;
	goalTiles: Uint8Array;
	columns: number;
	rows: number;
	/** Milliseconds from one slide of a playback to the next. */
	pace?: number | undefined;
};

export type Drag = {
	tiles: number[];
	direction: Direction;
	/** How far they have slid, from 0 to 1 cell. */
	part: number;
};

/** What moves the tiles, once it has loaded. */
type Mover = {
	/** Sends tiles to their cells; `away` of them are not at home. */
	show: (board: Board, away: number, theme: Theme | null) => void;
	drag: (drag: Drag) => void;
	drop: () => void;
	lean: (cell: number) => void;
	celebrate: (onFrame: () => void, isSolved: () => boolean) => Promise<boolean>;
	scene: (hint: Mark | null) => {
		places: Place[];
		isMoving: boolean;
		act: Act | null;
	};
};

export class BoardView {
	#canvas;
	#painter;
	#box;
	#moves: Mover | null = null;
	/** The board shown. */
	#board: Board | null = null;
	/** Tile → home cell. */
	#homes = new Uint8Array();
	/** Whether every tile is at home. */
	#isSolved = false;
	#faces: Faces = { kind: "number", image: null, hasMaps: false };
	/** 0 until there is something to show. */
	#columns = 0;
	#rows = 0;
	#layout: Layout | null = null;
	/** The size of the box, in device pixels. */
	#room = { width: 0, height: 0, pixels: 1 };
	/** Read with the room. */
	#theme: Theme | null = null;
	/** Whether the painter has the current layout, theme, faces and homes. */
	#isDressed = false;
	#hint: Mark | null = null;
	/** The tile under a finger; 0 for none. */
	pressed = 0;
	/** By how much the board is larger than its box. */
	scale = 1;
	#frame = 0;
	#readTheme;
	#onLayout;
	#cell;

	constructor({
		canvas,
		box,
		cell,
		readTheme,
		onLayout,
	}: {
		canvas: HTMLCanvasElement;
		/** The box that the board is fitted into. */
		box: HTMLElement;
		/** Returns what lies over a cell. */
		cell: (cell: number) => Element | null;
		readTheme: () => Theme;
		/** Called with the layout and the device pixels per CSS pixel. */
		onLayout: (layout: Layout, pixels: number) => void;
	}) {
		this.#canvas = canvas;
		this.#painter = new Painter(contextOf(canvas), () => {
			this.#painter.invalidate();
			this.#requestFrame();
		});
		this.#box = box;
		this.#cell = cell;
		this.#onLayout = onLayout;
		this.#readTheme = readTheme;
		watchSize(box, this);
	}

	/** Shows a board without tiles. */
	showEmpty(columns: number, rows: number) {
		this.#columns = columns;
		this.#rows = rows;
		this.#homes = new Uint8Array();
		this.#isDressed = false;
		this.fit();
		this.draw();
	}

	/** Shows these tiles, and how they came there. */
	show(board: Board) {
		const { tiles, goalTiles, columns, rows } = board;
		const isNewSize = columns !== this.#columns || rows !== this.#rows;
		this.#board = board;
		this.#homes = new Uint8Array(tiles.length);
		this.#isDressed = false;
		let away = 0;
		for (let cell = 0; cell < tiles.length; cell++) {
			this.#homes[goalTiles[cell]] = cell;
			if (tiles[cell] !== goalTiles[cell]) away += 1;
		}
		this.#isSolved = away === 0;
		this.#columns = columns;
		this.#rows = rows;
		this.#moves?.show(board, away, this.#theme);
		// Before the size of the box is known, the board cannot be fitted.
		if (isNewSize) this.fit();
		if (isNewSize) this.draw();
		else if (this.#layout !== null) this.#requestFrame();
	}

	/** Lets tiles move from now on. */
	animate(moves: Mover) {
		this.#moves = moves;
		if (this.#board !== null) this.show(this.#board);
	}

	/** Marks a tile and the way it should move, or removes the mark. */
	hint(hint: Mark | null) {
		this.#hint = hint;
		this.#requestFrame();
	}

	/**
	 * Sinks a tile while a finger is on it.
	 *
	 * @param tile 0 for none.
	 */
	press(tile: number) {
		if (tile === this.pressed) return;
		this.pressed = tile;
		this.#requestFrame();
	}

	/** Shows tiles between two cells, where the finger holds them. */
	drag(drag: Drag) {
		this.pressed = 0;
		this.#moves?.drag(drag);
		this.#requestFrame();
	}

	/** Releases the dragged tiles. They return, unless `show` sends them on. */
	drop() {
		this.#moves?.drop();
		this.#requestFrame();
	}

	/** Shows that the tile in a cell cannot slide. */
	lean(cell: number) {
		this.#moves?.lean(cell);
		this.#requestFrame();
	}

	/** Shows the win. Resolves with whether the board is still solved then. */
	async celebrate() {
		const isSolved = () => this.#isSolved;
		return (
			this.#moves?.celebrate(() => this.#requestFrame(), isSolved) ?? isSolved()
		);
	}

	/** Reads the colours again and draws, unless nobody sees the board. */
	restyle() {
		if (this.#theme === null) return;
		this.measure();
		this.fit();
		this.draw();
	}

	/** Sets what the tiles show. */
	setFaces(faces: Faces) {
		this.#faces = faces;
		this.#isDressed = false;
		if (this.#layout !== null) this.#requestFrame();
	}

	/** Reads the size of the box, and its style. */
	measure() {
		const { clientWidth, clientHeight } = this.#box;
		const seen = this.#box.getBoundingClientRect().width * zoomOf(this.#box);
		const pixels = devicePixelRatio * scaleOf(seen, clientWidth);
		const width = Math.floor(clientWidth * pixels * this.scale);
		const height = Math.floor(clientHeight * pixels * this.scale);
		this.#room = { width, height, pixels };
		this.#theme = this.#readTheme();
	}

	/** Fits the board into the measured box. The canvas is empty after it. */
	fit() {
		const { width, height, pixels } = this.#room;
		if (this.#theme === null || width * height * this.#columns === 0) return;
		const { shape } = this.#theme;
		const layout = fit(this.#columns, this.#rows, width, height, shape);
		this.#layout = layout;
		this.#isDressed = false;
		if (this.#canvas.width !== layout.width) this.#canvas.width = layout.width;
		if (this.#canvas.height !== layout.height) {
			this.#canvas.height = layout.height;
		}
		this.#canvas.style.width = `${layout.width / pixels}px`;
		this.#canvas.style.height = `${layout.height / pixels}px`;
		this.#canvas.style.borderRadius = `${radii(layout).board / pixels}px`;
		this.#onLayout(layout, pixels);
	}

	/** Called when nobody sees the board. It is drawn again when it is seen. */
	sleep() {
		this.#layout = null;
		this.#theme = null;
		this.#painter.release();
	}

	/**
	 * Returns where a point of the page is on the board: columns and rows from the middle
	 * of the first cell. It is not a number before there are cells.
	 *
	 * @param x In the units of pointers.
	 */
	at(x: number, y: number) {
		return onBoard({ x, y }, ...this.#corner);
	}

	/** Returns the cell under a point of the page, or `null`. */
	cellAt(clientX: number, clientY: number) {
		return cellAt(this.#columns, this.#rows, this.at(clientX, clientY));
	}

	/** The distance from one cell to the next, in the units of pointers. */
	get pitch() {
		const [first, right] = this.#corner;
		return Math.hypot(right.x - first.x, right.y - first.y);
	}

	/**
	 * The middle of the first cell, and of those right of it and below it, in the units of
	 * pointers. The browser knows where they are, whatever the page does to the board.
	 */
	get #corner(): [Point, Point, Point] {
		return [this.#middle(0), this.#middle(1), this.#middle(this.#columns)];
	}

	#middle(cell: number) {
		const { left, top, width, height } =
			this.#cell(cell)?.getBoundingClientRect() ?? new DOMRect();
		const zoom = zoomOf(this.#box);
		return { x: (left + width / 2) * zoom, y: (top + height / 2) * zoom };
	}

	#requestFrame() {
		if (this.#frame !== 0) return;
		this.#frame = requestAnimationFrame(() => {
			this.#frame = 0;
			this.#paint();
		});
	}

	/** Draws the whole board as it is now. */
	draw() {
		this.#painter.invalidate();
		this.#paint();
	}

	#paint() {
		const [layout, theme] = [this.#layout, this.#theme];
		if (layout === null || theme === null) return;
		if (!this.#isDressed) {
			const [faces, homes] = [this.#faces, this.#homes];
			this.#painter.dress({ layout, theme, faces, homes });
			this.#isDressed = true;
		}
		const { places, isMoving, act } =
			this.#moves?.scene(this.#hint) ?? this.#rest;
		const isMore = this.#painter.paint({
			places,
			hint: this.#hint,
			isSolved: this.#isSolved && !isMoving,
			pressed: this.pressed,
			act,
		});
		if (isMoving || isMore) this.#requestFrame();
	}

	/** Every tile in its cell. */
	get #rest() {
		const places = [];
		for (const [cell, tile] of this.#board?.tiles.entries() ?? []) {
			const column = cell % this.#columns;
			const row = (cell - column) / this.#columns;
			if (tile !== 0) places.push({ tile, column, row });
		}
		return { places, isMoving: false, act: null };
	}
}

/** A board that the page enlarges more is not drawn sharper, to save memory. */
const MOST_SCALED = 4;

/**
 * Returns by how much the page enlarges a box, with `transform` or `zoom`.
 *
 * @param seen Its width as it is seen, in CSS pixels.
 * @param width Its own width, rounded.
 */
function scaleOf(seen: number, width: number) {
	const scale = seen / width;
	// The rounding alone makes a small difference. A smaller board stays sharp.
	return scale > 1.02 ? Math.min(MOST_SCALED, scale) : 1;
}

/**
 * Returns by how much the units of pointers are smaller than those of boxes. Without
 * `currentCSSZoom` (WebKit), boxes are measured without the zoom of their ancestors, and
 * pointers with it.
 */
function zoomOf(element: Element) {
	let zoom = 1;
	if ("currentCSSZoom" in Element.prototype) return zoom;
	let at: Node | null = element;
	while (at !== null) {
		if (at instanceof Element) {
			zoom *= Number.parseFloat(getComputedStyle(at).zoom) || 1;
		}
		at = at instanceof ShadowRoot ? at.host : at.parentNode;
	}
	return zoom;
}
