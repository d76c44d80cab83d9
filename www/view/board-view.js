/**
 * The board on a canvas.
 *
 * Knows no rules and keeps no game state: it is given tiles, and derives motion from
 * the difference to the last ones. It may be thrown away between any two frames, and
 * asks for a frame only while something moves.
 */

import { watchSize } from "./box-sizes.js";
import { cellAt, fit, onBoard, radii } from "./layout.js";
import { Painter } from "./painter.js";
import { contextOf } from "./sprites.js";

/**
 * @typedef {object} Board
 * @property {Uint8Array} tiles
 * @property {Uint8Array} goalTiles
 * @property {number} columns
 * @property {number} rows
 * @property {number | undefined} [pace] Milliseconds from one slide of a playback to
 *   the next.
 */

/**
 * @typedef {object} Drag
 * @property {number[]} tiles
 * @property {import("../core/wasm/game.js").Direction} direction
 * @property {number} part How far they have slid, from 0 to 1 cell.
 */

/**
 * What moves the tiles, once it has loaded.
 *
 * @typedef {object} Mover
 * @property {(board: Board, away: number, theme: import("./theme.js").Theme | null) => void} show
 *   Sends tiles to their cells; `away` of them are not at home.
 * @property {(drag: Drag) => void} drag
 * @property {() => void} drop
 * @property {(onFrame: () => void, isWhole: () => boolean) => Promise<boolean>} celebrate
 * @property {(hint: import("./painter.js").Mark | null) => {
 *   places: import("./painter.js").Place[],
 *   isMoving: boolean,
 *   act: import("./painter.js").Act | null,
 * }} scene
 */

export class BoardView {
	#canvas;
	#painter;
	#box;
	/** @type {Mover | null} */
	#moves = null;
	/** The board shown. @type {Board | null} */
	#board = null;
	/** Tile → home cell. */
	#homes = new Uint8Array();
	/** Whether every tile is at home. */
	#isWhole = false;
	/** @type {import("./faces.js").Faces} */
	#faces = { kind: "number", image: null, hasMaps: false };
	#columns = 2;
	#rows = 2;
	/** @type {import("./layout.js").Layout | null} */
	#layout = null;
	/** The size of the box, in device pixels. */
	#room = { width: 0, height: 0, pixels: 1 };
	/** @type {import("./theme.js").Theme | null} Read with the room. */
	#theme = null;
	/** Whether the painter has the current layout, theme, faces and homes. */
	#isDressed = false;
	/** @type {import("./painter.js").Mark | null} */
	#hint = null;
	/** The tile under a finger; 0 for none. */
	pressed = 0;
	/** By how much the board is larger than its box. */
	scale = 1;
	#frame = 0;
	#readTheme;
	#onLayout;
	#cell;

	/**
	 * @param {object} parts
	 * @param {HTMLCanvasElement} parts.canvas
	 * @param {HTMLElement} parts.box The box that the board is fitted into.
	 * @param {(cell: number) => Element | null} parts.cell Returns what lies over a cell.
	 * @param {() => import("./theme.js").Theme} parts.readTheme
	 * @param {(layout: import("./layout.js").Layout, pixels: number) => void} parts.onLayout
	 *   Called with the layout and the device pixels per CSS pixel.
	 */
	constructor({ canvas, box, cell, readTheme, onLayout }) {
		this.#canvas = canvas;
		this.#painter = new Painter(contextOf(canvas), () => {
			this.#painter.spoil();
			this.#requestFrame();
		});
		this.#box = box;
		this.#cell = cell;
		this.#onLayout = onLayout;
		this.#readTheme = readTheme;
		watchSize(box, this);
	}

	/**
	 * Shows a board without tiles.
	 *
	 * @param {number} columns
	 * @param {number} rows
	 */
	showEmpty(columns, rows) {
		this.#columns = columns;
		this.#rows = rows;
		this.#homes = new Uint8Array();
		this.#isDressed = false;
		this.fit();
		this.draw();
	}

	/**
	 * Shows these tiles, and how they came there.
	 *
	 * @param {Board} board
	 */
	show(board) {
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
		this.#isWhole = away === 0;
		this.#columns = columns;
		this.#rows = rows;
		this.#moves?.show(board, away, this.#theme);
		// Before the size of the box is known, the board cannot be fitted.
		if (isNewSize) this.fit();
		if (isNewSize) this.draw();
		else if (this.#layout !== null) this.#requestFrame();
	}

	/**
	 * Lets tiles move from now on.
	 *
	 * @param {Mover} moves
	 */
	animate(moves) {
		this.#moves = moves;
		if (this.#board !== null) this.show(this.#board);
	}

	/**
	 * Marks a tile and the way it should move, or removes the mark.
	 *
	 * @param {import("./painter.js").Mark | null} hint
	 */
	hint(hint) {
		this.#hint = hint;
		this.#requestFrame();
	}

	/**
	 * Sinks a tile while a finger is on it.
	 *
	 * @param {number} tile 0 for none.
	 */
	press(tile) {
		if (tile === this.pressed) return;
		this.pressed = tile;
		this.#requestFrame();
	}

	/**
	 * Shows tiles between two cells, where the finger holds them.
	 *
	 * @param {Drag} drag
	 */
	drag(drag) {
		this.pressed = 0;
		this.#moves?.drag(drag);
		this.#requestFrame();
	}

	/** Releases the dragged tiles. They return, unless `show` sends them on. */
	drop() {
		this.#moves?.drop();
		this.#requestFrame();
	}

	/** Shows the win. Resolves with whether the board is still solved then. */
	async celebrate() {
		const isWhole = () => this.#isWhole;
		return (
			this.#moves?.celebrate(() => this.#requestFrame(), isWhole) ?? isWhole()
		);
	}

	/** Reads the colours again and draws. */
	restyle() {
		this.measure();
		this.fit();
		this.draw();
	}

	/**
	 * Sets what the tiles show.
	 *
	 * @param {import("./faces.js").Faces} faces
	 */
	setFaces(faces) {
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
		if (this.#theme === null || width === 0 || height === 0) return;
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
		this.#painter.undress();
	}

	/**
	 * Returns where a point of the page is on the board: columns and rows from the middle
	 * of the first cell. It is not a number before there are cells.
	 *
	 * @param {number} x In the units of pointers.
	 * @param {number} y
	 */
	at(x, y) {
		return onBoard({ x, y }, ...this.#corner);
	}

	/**
	 * Returns the cell under a point of the page, or `null`.
	 *
	 * @param {number} clientX
	 * @param {number} clientY
	 */
	cellAt(clientX, clientY) {
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
	 *
	 * @returns {[import("./layout.js").Point, import("./layout.js").Point, import("./layout.js").Point]}
	 */
	get #corner() {
		return [this.#middle(0), this.#middle(1), this.#middle(this.#columns)];
	}

	/** @param {number} cell */
	#middle(cell) {
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
		this.#painter.spoil();
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
			isWhole: this.#isWhole && !isMoving,
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
 * @param {number} seen Its width as it is seen, in CSS pixels.
 * @param {number} width Its own width, rounded.
 */
function scaleOf(seen, width) {
	const scale = seen / width;
	// The rounding alone makes a small difference. A smaller board stays sharp.
	return scale > 1.02 ? Math.min(MOST_SCALED, scale) : 1;
}

/**
 * Returns by how much the units of pointers are smaller than those of boxes. Without
 * `currentCSSZoom` (WebKit), boxes are measured without the zoom of their ancestors, and
 * pointers with it.
 *
 * @param {Element} element
 */
function zoomOf(element) {
	let zoom = 1;
	if ("currentCSSZoom" in Element.prototype) return zoom;
	/** @type {Node | null} */
	let at = element;
	while (at !== null) {
		if (at instanceof Element) {
			zoom *= Number.parseFloat(getComputedStyle(at).zoom) || 1;
		}
		at = at instanceof ShadowRoot ? at.host : at.parentNode;
	}
	return zoom;
}
