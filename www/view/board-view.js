/**
 * The board on a canvas.
 *
 * Knows no rules and keeps no game state: it is given tiles, and derives motion from
 * the difference to the last ones. It may be thrown away between any two frames, and
 * asks for a frame only while something moves.
 */

import { Motion } from "./animation.js";
import { watchSize } from "./box-sizes.js";
import { cellAt, fit, OFFSETS, radii } from "./layout.js";
import { Painter } from "./painter.js";
import { contextOf } from "./sprites.js";

/** For players who want no motion. */
const AT_ONCE = { slideMs: 0, dealMs: 0 };

/** How long a released tile takes to its cell, in milliseconds. */
const SETTLE_MS = 90;

/** When as few tiles are away from home, the show of the win is loaded. */
const FEW = 3;

/** How far a slide goes over its end where the gap hides it; see `Durations`. */
const OVER = 0.7;

/** How much later the next tile of a line starts, in milliseconds, and the last. */
const RIPPLE_MS = 14;
const RIPPLES_MS = 70;

/**
 * @typedef {object} Drag
 * @property {number[]} tiles
 * @property {import("../core/wasm/game.js").Direction} direction
 * @property {number} part How far they have slid, from 0 to 1 cell.
 */

export class BoardView {
	#canvas;
	#painter;
	#box;
	#motion = new Motion();
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
	#pressed = 0;
	/** The show of the win, and its last picture after it. @type {import("./finish.js").Finish | null} */
	#finish = null;
	/** @type {Drag | null} */
	#drag = null;
	#frame = 0;
	/** Fades from one board to the next, where nothing else may move. @type {typeof import("./fade.js").fade | undefined} */
	#fade;
	#readTheme;
	#isStill;
	#onLayout;

	/**
	 * @param {object} parts
	 * @param {HTMLCanvasElement} parts.canvas
	 * @param {HTMLElement} parts.box The box that the board is fitted into.
	 * @param {() => import("./theme.js").Theme} parts.readTheme
	 * @param {() => false | "fade" | "off"} parts.isStill Whether the player wants no
	 *   motion, and what instead.
	 * @param {(layout: import("./layout.js").Layout, pixels: number) => void} parts.onLayout
	 *   Called with the layout and the device pixels per CSS pixel.
	 */
	constructor({ canvas, box, readTheme, isStill, onLayout }) {
		this.#canvas = canvas;
		this.#painter = new Painter(contextOf(canvas), () => {
			this.#painter.spoil();
			this.#requestFrame();
		});
		this.#box = box;
		this.#isStill = isStill;
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
	 * Shows these tiles, and animates how they came there.
	 *
	 * @param {object} board
	 * @param {Uint8Array} board.tiles
	 * @param {Uint8Array} board.goalTiles
	 * @param {number} board.columns
	 * @param {number} board.rows
	 * @param {number | undefined} [board.pace] Milliseconds from one slide of a playback
	 *   to the next.
	 */
	show({ tiles, goalTiles, columns, rows, pace }) {
		const isNewSize = columns !== this.#columns || rows !== this.#rows;
		this.#homes = new Uint8Array(tiles.length);
		this.#isDressed = false;
		this.#endFinish();
		let away = 0;
		for (let cell = 0; cell < tiles.length; cell++) {
			this.#homes[goalTiles[cell]] = cell;
			if (tiles[cell] !== goalTiles[cell]) away += 1;
		}
		this.#isWhole = away === 0;
		this.#columns = columns;
		this.#rows = rows;
		const stillness = this.#isStill();
		if (stillness === "fade") this.#fade?.(this.#canvas);
		const durations = stillness
			? AT_ONCE
			: this.#durations(columns, rows, pace);
		const hasMoved = this.#motion.send(tiles, columns, this.#now(), durations);
		if (hasMoved && !stillness && away <= FEW) void this.#loadFinish();
		// Before the size of the box is known, the board cannot be fitted.
		if (isNewSize) this.fit();
		if (isNewSize) this.draw();
		else if (this.#layout !== null) this.#requestFrame();
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
		if (tile === this.#pressed) return;
		this.#pressed = tile;
		this.#requestFrame();
	}

	/**
	 * Shows tiles between two cells, where the finger holds them.
	 *
	 * @param {Drag} drag
	 */
	drag(drag) {
		this.#drag = drag;
		const [columns, rows] = OFFSETS[drag.direction];
		this.#motion.displace(drag.tiles, columns * drag.part, rows * drag.part);
		this.#requestFrame();
	}

	/** Releases the dragged tiles. They return, unless `show` sends them on. */
	drop() {
		if (this.#drag === null) return;
		const ms = this.#isStill() ? 0 : SETTLE_MS;
		this.#motion.settle(this.#drag.tiles, this.#now(), ms);
		this.#drag = null;
		this.#requestFrame();
	}

	/**
	 * Shows the win, once the last tile has landed. Resolves when that has ended, at once
	 * for players who want no motion, with whether the board is still solved.
	 */
	async celebrate() {
		const finish = this.#isStill() ? null : await this.#loadFinish();
		if (!finish || !this.#isWhole || this.#layout === null) {
			return this.#isWhole;
		}
		this.#endFinish();
		this.#finish = new finish.Finish(() => this.#requestFrame());
		this.#requestFrame();
		return this.#finish.ended;
	}

	/** Until it has loaded, and without a network, a board takes the other's place. */
	async #loadFade() {
		this.#fade = (await import("./fade.js").catch(() => null))?.fade;
	}

	#endFinish() {
		this.#finish?.end(false);
		this.#finish = null;
	}

	/** Without a network it may not load: then the board is just solved. */
	#loadFinish() {
		return import("./finish.js").catch(() => null);
	}

	/**
	 * @param {number} columns
	 * @param {number} rows
	 * @param {number} [pace]
	 * @returns {import("./animation.js").Durations}
	 */
	#durations(columns, rows, pace) {
		if (this.#theme === null) return AT_ONCE;
		const { slideMs, dealMs, shape } = this.#theme;
		// Each tile of a playback still moves a little when the next one starts.
		if (pace) return { slideMs: pace * 1.25, dealMs, over: -2 };
		return {
			slideMs,
			dealMs,
			over: shape.gap < 0.03 ? 0 : OVER,
			rippleMs: Math.min(RIPPLE_MS, RIPPLES_MS / Math.max(columns, rows)),
		};
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
		const { width: seen } = placeOf(this.#box);
		const pixels = devicePixelRatio * scaleOf(seen, clientWidth);
		const width = Math.floor(clientWidth * pixels);
		const height = Math.floor(clientHeight * pixels);
		this.#room = { width, height, pixels };
		this.#theme = this.#readTheme();
		if (this.#isStill() === "fade" && !this.#fade) void this.#loadFade();
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
	 * Returns the cell under a point of the page, or `null`.
	 *
	 * @param {number} clientX
	 * @param {number} clientY
	 */
	cellAt(clientX, clientY) {
		if (this.#layout === null) return null;
		const { left, top, width } = placeOf(this.#canvas);
		const pixels = this.#layout.width / width;
		const [x, y] = [(clientX - left) * pixels, (clientY - top) * pixels];
		return cellAt(this.#layout, x, y);
	}

	/** The distance from one cell to the next, in the units of pointers. */
	get pitch() {
		if (this.#layout === null) return 1;
		return (
			(this.#layout.pitch * placeOf(this.#canvas).width) / this.#layout.width
		);
	}

	#now() {
		return performance.now();
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
		const now = this.#now();
		const { tiles: places, isMoving } = this.#motion.places(now);
		const isMore = this.#painter.paint({
			places,
			hint: this.#hint,
			isWhole: this.#isWhole && !isMoving,
			pressed: this.#pressed,
			act: isMoving ? null : this.#finish,
		});
		if (isMoving || isMore) this.#requestFrame();
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
 * Returns where an element is, in the units of pointers.
 *
 * @param {Element} element
 */
function placeOf(element) {
	const { left, top, width } = element.getBoundingClientRect();
	// Without `currentCSSZoom` (WebKit), boxes are measured without the zoom, and
	// pointers with it.
	const zoom = "currentCSSZoom" in element ? 1 : zoomOf(element);
	return { left: left * zoom, top: top * zoom, width: width * zoom };
}

/**
 * Returns the zoom of an element, including all its ancestors.
 *
 * @param {Element} element
 */
function zoomOf(element) {
	let zoom = 1;
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
