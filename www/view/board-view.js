/**
 * The board on a canvas.
 *
 * Knows no rules and keeps no game state: it is handed tiles and derives motion
 * from the difference to the last ones. It may be thrown away between any two
 * frames, and asks for one only while something moves.
 */

import { Motion } from "./animation.js";
import { watchSize } from "./box-sizes.js";
import { faceText, pieceOf } from "./faces.js";
import { cellAt, cornerOf, fit, radii } from "./layout.js";
import { resolveColor, tileColors } from "./theme.js";

/** Duration of the wave of light over a solved board, in milliseconds. */
const WAVE_MS = 1100;

/** For who wants no motion. */
const AT_ONCE = { slideMs: 0, dealMs: 0 };

/** How long a tile that was dragged takes to its cell, in milliseconds. */
const SETTLE_MS = 90;

/**
 * @typedef {object} Drag
 * @property {number[]} tiles
 * @property {import("../core/wasm/game.js").Direction} direction
 * @property {number} part How far they are on their way, from 0 to 1 cell.
 */

/**
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./theme.js").Theme} Theme
 * @typedef {{ tile: number, column: number, row: number }} Place
 */

export class BoardView {
	#canvas;
	#context;
	#box;
	#motion = new Motion();
	/** @type {Uint8Array} */
	#tiles = new Uint8Array();
	/** @type {Uint8Array} Tile → home cell. */
	#homes = new Uint8Array();
	/** Whether every tile is at home. */
	#isWhole = false;
	/** @type {import("./faces.js").Faces} */
	#faces = { kind: "number", image: null };
	#columns = 2;
	#rows = 2;
	/** @type {import("./layout.js").Layout | null} */
	#layout = null;
	/** Of the box, in device pixels. */
	#room = { width: 0, height: 0, pixels: 1 };
	/** @type {import("./theme.js").Theme | null} Read with the room. */
	#theme = null;
	/** @type {{ tile: number, direction: string } | null} */
	#hint = null;
	/** @type {Drag | null} */
	#drag = null;
	#waveStart = Number.NEGATIVE_INFINITY;
	#frame = 0;
	#readTheme;
	#isStill;
	#onLayout;

	/**
	 * @param {object} parts
	 * @param {HTMLCanvasElement} parts.canvas
	 * @param {HTMLElement} parts.box What the board is fitted into.
	 * @param {() => import("./theme.js").Theme} parts.readTheme
	 * @param {() => boolean} parts.isStill Whether the player wants no motion.
	 * @param {(layout: import("./layout.js").Layout, pixels: number) => void} parts.onLayout
	 *   Told the layout and the device pixels of a CSS pixel.
	 */
	constructor({ canvas, box, readTheme, isStill, onLayout }) {
		const context = canvas.getContext("2d");
		if (context === null) throw new Error("this canvas has no 2d context");
		this.#canvas = canvas;
		this.#context = context;
		this.#box = box;
		this.#isStill = isStill;
		this.#onLayout = onLayout;
		this.#readTheme = readTheme;
		watchSize(box, this);
	}

	/**
	 * Shows these tiles, and how they came to be where they are.
	 *
	 * @param {object} board
	 * @param {Uint8Array} board.tiles
	 * @param {Uint8Array} board.goalTiles
	 * @param {number} board.columns
	 * @param {number} board.rows
	 */
	show({ tiles, goalTiles, columns, rows }) {
		const isNewSize = columns !== this.#columns || rows !== this.#rows;
		this.#tiles = tiles;
		this.#homes = new Uint8Array(tiles.length);
		this.#isWhole = true;
		for (const [cell, tile] of goalTiles.entries()) {
			this.#homes[tile] = cell;
			this.#isWhole &&= tiles[cell] === tile;
		}
		this.#columns = columns;
		this.#rows = rows;
		this.#waveStart = Number.NEGATIVE_INFINITY;
		const durations = this.#isStill() ? null : this.#theme;
		this.#motion.send(tiles, columns, this.#now(), durations ?? AT_ONCE);
		// Before the room is known there is nothing to fit it into.
		if (isNewSize) this.fit();
		if (isNewSize) this.draw();
		else if (this.#layout !== null) this.#requestFrame();
	}

	/**
	 * Marks a tile and the way it is to go, or nothing.
	 *
	 * @param {{ tile: number, direction: string } | null} hint
	 */
	hint(hint) {
		this.#hint = hint;
		this.#requestFrame();
	}

	/**
	 * Holds tiles between two cells, as the finger does.
	 *
	 * @param {Drag} drag
	 */
	drag(drag) {
		this.#drag = drag;
		const [columns, rows] = OFFSETS[drag.direction];
		this.#motion.displace(drag.tiles, columns * drag.part, rows * drag.part);
		this.#requestFrame();
	}

	/** Lets go of what is dragged: it returns, unless `show` sends it on. */
	drop() {
		if (this.#drag === null) return;
		const ms = this.#isStill() ? 0 : SETTLE_MS;
		this.#motion.settle(this.#drag.tiles, this.#now(), ms);
		this.#drag = null;
		this.#requestFrame();
	}

	/** A wave of light runs over the board, once. */
	celebrate() {
		if (this.#isStill()) return;
		this.#waveStart = this.#now() + 160;
		this.#requestFrame();
	}

	/** Reads the colours again and draws. */
	restyle() {
		this.measure();
		this.fit();
		this.draw();
	}

	/**
	 * What is on the tiles from now on.
	 *
	 * @param {import("./faces.js").Faces} faces
	 */
	setFaces(faces) {
		this.#faces = faces;
		if (this.#layout !== null) this.#requestFrame();
	}

	/** Reads how large the box is, and its style. */
	measure() {
		const pixels = devicePixelRatio;
		const width = Math.floor(this.#box.clientWidth * pixels);
		const height = Math.floor(this.#box.clientHeight * pixels);
		this.#room = { width, height, pixels };
		this.#theme = this.#readTheme();
	}

	/** Fits the board into the box as it was measured; the canvas is empty then. */
	fit() {
		const { width, height, pixels } = this.#room;
		if (this.#theme === null || width === 0 || height === 0) return;
		const { shape } = this.#theme;
		const layout = fit(this.#columns, this.#rows, width, height, shape);
		this.#layout = layout;
		if (this.#canvas.width !== layout.width) this.#canvas.width = layout.width;
		if (this.#canvas.height !== layout.height) {
			this.#canvas.height = layout.height;
		}
		this.#canvas.style.width = `${layout.width / pixels}px`;
		this.#canvas.style.height = `${layout.height / pixels}px`;
		this.#canvas.style.borderRadius = `${radii(layout).board / pixels}px`;
		this.#onLayout(layout, pixels);
	}

	/**
	 * Cell under a point of the page, or `null`.
	 *
	 * @param {number} clientX
	 * @param {number} clientY
	 */
	cellAt(clientX, clientY) {
		if (this.#layout === null) return null;
		const { left, top, width } = this.#place();
		const pixels = this.#layout.width / width;
		const [x, y] = [(clientX - left) * pixels, (clientY - top) * pixels];
		return cellAt(this.#layout, x, y);
	}

	/** From one cell to the next, as pointers are measured. */
	get pitch() {
		if (this.#layout === null) return 1;
		return (this.#layout.pitch * this.#place().width) / this.#layout.width;
	}

	/** Where the canvas is, as pointers are measured. */
	#place() {
		const { left, top, width } = this.#canvas.getBoundingClientRect();
		// Where it is not known how an element is zoomed, boxes are measured
		// without, pointers with it (WebKit).
		const zoom = "currentCSSZoom" in this.#canvas ? 1 : zoomOf(this.#canvas);
		return { left: left * zoom, top: top * zoom, width: width * zoom };
	}

	#now() {
		return performance.now();
	}

	#requestFrame() {
		if (this.#frame !== 0) return;
		this.#frame = requestAnimationFrame(() => {
			this.#frame = 0;
			this.draw();
		});
	}

	/** Draws the board as it is now. */
	draw() {
		if (this.#layout === null || this.#theme === null) return;
		const now = this.#now();
		const context = this.#context;
		const { width, height } = this.#layout;
		context.clearRect(0, 0, width, height);
		this.#drawTray(this.#layout, this.#theme);
		const { tiles, isMoving } = this.#motion.places(now);
		const wave = (now - this.#waveStart) / WAVE_MS;
		if (this.#isWhole && !isMoving) this.#drawLastPiece(this.#layout);
		const drawTile = this.#tileDrawer(this.#layout, this.#theme, wave);
		for (const place of tiles) drawTile(place);
		if (this.#hint !== null) {
			this.#drawHint(this.#layout, this.#theme, this.#hint, tiles);
		}
		if (isMoving || wave < 1) this.#requestFrame();
	}

	/**
	 * @param {Layout} layout
	 * @param {Theme} theme
	 */
	#drawTray(layout, theme) {
		const context = this.#context;
		const { width, height, tile, columns, rows } = layout;
		const { board: outer, tile: inner } = radii(layout);
		context.fillStyle = theme.tray;
		context.beginPath();
		context.roundRect(0, 0, width, height, outer);
		context.fill();
		context.fillStyle = theme.well;
		context.beginPath();
		for (let cell = 0; cell < columns * rows; cell++) {
			const row = Math.floor(cell / columns);
			const { x, y } = cornerOf(layout, cell % columns, row);
			context.roundRect(x, y, tile, tile, inner);
		}
		context.fill();
	}

	/**
	 * What draws a tile; what all tiles have in common is set up once.
	 *
	 * @param {Layout} layout
	 * @param {Theme} theme
	 * @param {number} wave From 0 to 1 while the wave runs.
	 * @returns {(place: Place) => void}
	 */
	#tileDrawer(layout, theme, wave) {
		const context = this.#context;
		const { columns, rows, tile: side } = layout;
		const { kind, image } = this.#faces;
		const radius = radii(layout).tile;
		const lip = Math.max(1, Math.round(radius * 0.3));
		const longest = faceText(kind, columns * rows - 1).length;
		const size = side * (longest > 2 ? 0.36 : 0.43);
		// The font's digits are as wide as each other, which sets 11 too wide.
		const spacing = -0.03 * size;
		context.font = `650 ${size.toFixed(1)}px ${theme.font}`;
		context.letterSpacing = `${spacing.toFixed(1)}px`;
		context.textAlign = "center";
		context.textBaseline = "alphabetic";
		return ({ tile, column, row }) => {
			const corner = cornerOf(layout, column, row);
			const [x, y] = [Math.round(corner.x), Math.round(corner.y)];
			const home = this.#homes[tile];
			if (kind === "image" && image !== null) {
				this.#drawPiece(layout, image, home, x, y);
			} else {
				const colors = tileColors(theme, home, columns, rows);
				const face = context.createLinearGradient(0, y, 0, y + side);
				face.addColorStop(0, resolveColor(context, colors.top));
				face.addColorStop(1, resolveColor(context, colors.face));
				context.fillStyle = resolveColor(context, colors.edge);
				context.beginPath();
				context.roundRect(x, y, side, side, radius);
				context.fill();
				context.fillStyle = face;
				context.beginPath();
				context.roundRect(x, y, side, side - lip, radius);
				context.fill();
			}
			const light = waveAt(wave, (column + row) / (columns + rows - 2));
			if (light > 0) {
				context.fillStyle = `rgb(255 255 255 / ${(light * 0.38).toFixed(3)})`;
				context.fill();
			}
			if (kind === "none" || (kind === "image" && image !== null)) return;
			context.fillStyle = theme.number;
			// Digits are as high as capitals: about 0.7 of the size.
			const baseline = y + (side - lip) / 2 + size * 0.35;
			// The spacing behind the last digit counts as well, and is not seen.
			const middle = x + (side + spacing) / 2;
			context.fillText(faceText(kind, tile), middle, baseline);
		};
	}

	/**
	 * A piece of the picture, with an edge that parts it from the next one.
	 *
	 * @param {Layout} layout
	 * @param {HTMLImageElement} picture
	 * @param {number} home The cell that it belongs in.
	 * @param {number} x
	 * @param {number} y
	 */
	#drawPiece(layout, picture, home, x, y) {
		const { columns, rows, tile } = layout;
		const context = this.#context;
		// A drawing without a size of its own has one of the browser's choice.
		const size = {
			width: picture.naturalWidth || picture.width || 1,
			height: picture.naturalHeight || picture.height || 1,
		};
		const piece = pieceOf(size, home, columns, rows);
		const radius = radii(layout).tile;
		context.save();
		context.beginPath();
		context.roundRect(x, y, tile, tile, radius);
		context.clip();
		context.imageSmoothingQuality = "high";
		const { side } = piece;
		context.drawImage(picture, piece.x, piece.y, side, side, x, y, tile, tile);
		context.restore();
		const line = Math.max(1, tile * 0.012);
		context.strokeStyle = "rgb(255 255 255 / 0.35)";
		context.lineWidth = line;
		context.beginPath();
		context.roundRect(
			x + line / 2,
			y + line / 2,
			tile - line,
			tile - line,
			Math.max(0, radius - line / 2),
		);
		context.stroke();
	}

	/**
	 * A solved picture is whole: the blank shows its piece too.
	 *
	 * @param {Layout} layout
	 */
	#drawLastPiece(layout) {
		const { kind, image } = this.#faces;
		if (kind !== "image" || image === null) return;
		const home = this.#homes[0];
		const row = Math.floor(home / layout.columns);
		const { x, y } = cornerOf(layout, home % layout.columns, row);
		this.#drawPiece(layout, image, home, x, y);
	}

	/**
	 * @param {Layout} layout
	 * @param {Theme} theme
	 * @param {{ tile: number, direction: string }} hint
	 * @param {Place[]} places
	 */
	#drawHint(layout, theme, { tile, direction }, places) {
		let at;
		for (const place of places) if (place.tile === tile) at = place;
		if (at === undefined) return;
		const context = this.#context;
		const side = layout.tile;
		const { x, y } = cornerOf(layout, at.column, at.row);
		const width = Math.max(2, side * 0.06);
		context.strokeStyle = theme.hint;
		context.lineWidth = width;
		context.lineJoin = "round";
		context.lineCap = "round";
		context.beginPath();
		context.roundRect(
			x + width / 2,
			y + width / 2,
			side - width,
			side - width,
			Math.max(0, radii(layout).tile - width / 2),
		);
		context.stroke();
		// The arrow lies in the blank, where the tile is to go.
		const [columns, rows] = OFFSETS[direction];
		const { pitch } = layout;
		context.save();
		context.translate(
			x + side / 2 + columns * pitch,
			y + side / 2 + rows * pitch,
		);
		context.rotate(Math.atan2(rows, columns));
		context.beginPath();
		const arm = side * 0.15;
		context.moveTo(-arm * 1.3, 0);
		context.lineTo(arm * 1.3, 0);
		context.moveTo(arm * 0.4, -arm * 0.9);
		context.lineTo(arm * 1.3, 0);
		context.lineTo(arm * 0.4, arm * 0.9);
		context.stroke();
		context.restore();
	}
}

/**
 * By how much an element is zoomed, by all that is around it.
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

/** @type {Record<string, [columns: number, rows: number]>} */
const OFFSETS = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] };

/**
 * How bright the wave is on a tile, from 0 to 1.
 *
 * @param {number} wave From 0 to 1 while it runs.
 * @param {number} place Of the tile on the diagonal, from 0 to 1.
 */
function waveAt(wave, place) {
	if (wave <= 0 || wave >= 1) return 0;
	const distance = Math.abs(wave * 1.6 - 0.3 - place);
	return Math.max(0, 1 - distance / 0.3);
}
