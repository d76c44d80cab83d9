/**
 * The win on the board: a wave lifts the tiles one after the other, along the goal; then
 * the gaps close to one seamless picture, and the corner fills. Any input skips it. Its
 * last picture stays until another board is shown.
 *
 * Loaded when few tiles are left.
 */

import { cornerOf, radii } from "./layout.js";
import { pieceOf } from "./pieces.js";
import { contextOf } from "./sprites.js";
import { resolveColor, TRANSPARENT, tileColors } from "./theme.js";
import { pictureOf } from "./tile.js";

/** Milliseconds from the landing of the last tile. */
const TIMES = {
	/** When the last tile begins to rise. */
	lastRise: 560,
	/** How long a tile is up. */
	rise: 380,
	close: 760,
	closed: 1_360,
	fill: 1_000,
	end: 1_560,
};

/** The input that skips the show. */
const INPUTS = ["pointerdown", "keydown"];

/** Before anything on the page can stop it. */
const CAPTURE = { capture: true };

export class Finish {
	#onSkip;
	#clock;
	#start = Number.NaN;
	#hasEnded = false;
	/** The picture, in the pixels of the canvas. @type {HTMLCanvasElement | null} */
	#picture = null;
	/** @type {import("./tile.js").Look | null} What the picture is of. */
	#look = null;
	/** @type {(isSeen: boolean) => void} */
	#resolve = () => {};
	/** Resolves when it has ended, with whether the board is still solved. @type {Promise<boolean>} */
	ended = new Promise((resolve) => {
		this.#resolve = resolve;
	});

	/**
	 * @param {() => void} onSkip Called when an input skips it, to paint its end.
	 * @param {() => number} [clock] Returns milliseconds.
	 */
	constructor(onSkip, clock = () => performance.now()) {
		this.#onSkip = onSkip;
		this.#clock = clock;
		for (const type of INPUTS) addEventListener(type, this.#skip, CAPTURE);
	}

	#skip = (/** @type {Event} */ event) => {
		// A key that is still held made the last move.
		if (event instanceof KeyboardEvent && event.repeat) return;
		this.end();
		this.#onSkip();
	};

	/**
	 * Ends it: what is painted from now on is its last picture.
	 *
	 * @param {boolean} [isSolved] Whether the board still is.
	 */
	end(isSolved = true) {
		this.#hasEnded = true;
		for (const type of INPUTS) removeEventListener(type, this.#skip, CAPTURE);
		this.#resolve(isSolved);
	}

	/**
	 * Paints what is to be seen now.
	 *
	 * @param {CanvasRenderingContext2D} context
	 * @param {import("./sprites.js").Sheet} sheet
	 * @returns {boolean} Whether there is more to come.
	 */
	paint(context, sheet) {
		const now = this.#clock();
		if (Number.isNaN(this.#start)) this.#start = now;
		const time = now - this.#start;
		if (time >= TIMES.end && !this.#hasEnded) this.end();
		this.#paintAt(context, sheet, this.#hasEnded ? TIMES.end : time);
		return !this.#hasEnded;
	}

	/**
	 * @param {CanvasRenderingContext2D} context
	 * @param {import("./sprites.js").Sheet} sheet
	 * @param {number} time
	 */
	#paintAt(context, sheet, time) {
		const { look } = sheet;
		const { layout, theme } = look;
		context.save();
		context.fillStyle = theme.tray;
		context.fillRect(0, 0, layout.width, layout.height);
		// Tiles with an outline are for eyes that need one: those stay tiles.
		const mayClose = theme.outline === TRANSPARENT;
		const closed = mayClose ? part(time, TIMES.close, TIMES.closed) : 0;
		const filled = mayClose ? part(time, TIMES.fill, TIMES.end) : 0;
		if (closed < 1) this.#paintWells(context, sheet);
		if (closed > 0) {
			context.save();
			clipTo(context, look, closed, filled);
			context.drawImage(this.#pictureOf(look), 0, 0);
			context.restore();
		}
		if (closed < 1) {
			context.globalAlpha = 1 - closed;
			this.#paintTiles(context, sheet, time);
		}
		context.restore();
	}

	/**
	 * @param {CanvasRenderingContext2D} context
	 * @param {import("./sprites.js").Sheet} sheet
	 */
	#paintWells(context, sheet) {
		const { layout, homes } = sheet.look;
		for (let cell = 0; cell < homes.length; cell++) {
			const { x, y } = placeOf(layout, cell);
			sheet.blit(context, homes.length, x, y, 0);
		}
	}

	/**
	 * @param {CanvasRenderingContext2D} context
	 * @param {import("./sprites.js").Sheet} sheet
	 * @param {number} time
	 */
	#paintTiles(context, sheet, time) {
		const { layout, homes } = sheet.look;
		const { tile: side } = layout;
		const last = Math.max(1, homes.length - 2);
		/** @type {[tile: number, lift: number][]} */
		const raised = [];
		for (let tile = 1; tile < homes.length; tile++) {
			const lift = liftAt(time - (TIMES.lastRise * (tile - 1)) / last);
			if (lift > 0) raised.push([tile, lift]);
			else {
				const { x, y } = placeOf(layout, homes[tile]);
				sheet.blit(context, homes[tile], x, y, 0);
			}
		}
		// Above the others, with their shadows.
		for (const [tile, lift] of raised) {
			const { x, y } = placeOf(layout, homes[tile]);
			const grow = side * 0.06 * lift;
			const up = side * 0.07 * lift;
			context.fillStyle = `rgb(0 0 0 / ${0.22 * lift})`;
			context.beginPath();
			const radius = radii(layout).tile;
			context.roundRect(x, y + up, side, side, radius);
			context.fill();
			sheet.blit(context, homes[tile], x, y - up, grow);
		}
	}

	/**
	 * Returns the whole without gaps: the picture, or the colours of all homes, run
	 * into each other.
	 *
	 * @param {import("./tile.js").Look} look
	 */
	#pictureOf(look) {
		if (this.#picture !== null && this.#look === look) return this.#picture;
		const { layout, theme } = look;
		const { columns, rows, left, top, width, height } = layout;
		const whole = canvasOf(width, height);
		const context = contextOf(whole);
		const to = [left, top, width - 2 * left, height - 2 * top];
		const picture = pictureOf(look);
		if (picture) {
			const size = {
				width: picture.naturalWidth || picture.width || 1,
				height: picture.naturalHeight || picture.height || 1,
			};
			const { x, y, side } = pieceOf(size, 0, columns, rows);
			const from = [x, y, side * columns, side * rows];
			const [a, b, c, d, e, f, g, h] = [...from, ...to];
			context.imageSmoothingQuality = "high";
			context.drawImage(picture, a, b, c, d, e, f, g, h);
		} else {
			const field = canvasOf(columns, rows);
			const pen = contextOf(field);
			for (let home = 0; home < columns * rows; home++) {
				const { face } = tileColors(theme, home, columns, rows);
				pen.fillStyle = resolveColor(pen, face);
				pen.fillRect(home % columns, Math.floor(home / columns), 1, 1);
			}
			// The good filter is slow on a whole board: it makes a small one smooth.
			const [wide, high] = [columns * 8, rows * 8];
			const smooth = canvasOf(wide, high);
			const brush = contextOf(smooth);
			brush.imageSmoothingQuality = "high";
			brush.drawImage(field, 0, 0, wide, high);
			const [e, f, g, h] = to;
			context.drawImage(smooth, e, f, g, h);
		}
		this.#picture = whole;
		this.#look = look;
		return whole;
	}
}

/**
 * @param {number} width
 * @param {number} height
 */
function canvasOf(width, height) {
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	return canvas;
}

/**
 * Returns how far it is from one time to another, from 0 to 1, slow at both ends.
 *
 * @param {number} time
 * @param {number} from
 * @param {number} to
 */
export function part(time, from, to) {
	const linear = Math.min(1, Math.max(0, (time - from) / (to - from)));
	return linear * linear * (3 - 2 * linear);
}

/**
 * Returns how high a tile is, from 0 to 1.
 *
 * @param {number} time Since it begins to rise.
 */
export function liftAt(time) {
	if (time <= 0 || time >= TIMES.rise) return 0;
	return Math.sin((Math.PI * time) / TIMES.rise) ** 2;
}

/**
 * @param {import("./layout.js").Layout} layout
 * @param {number} cell
 */
function placeOf(layout, cell) {
	const column = cell % layout.columns;
	return cornerOf(layout, column, (cell - column) / layout.columns);
}

/**
 * Clips to the pieces of the picture, which grow over the gaps. The last grows from the
 * middle of its cell.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {import("./tile.js").Look} look
 * @param {number} closed From 0 to 1.
 * @param {number} filled From 0 to 1: of the cell without a tile.
 */
function clipTo(context, { layout, homes }, closed, filled) {
	const { left, top, width, height, tile: side, pitch } = layout;
	const { tile: radius } = radii(layout);
	context.beginPath();
	context.roundRect(left, top, width - 2 * left, height - 2 * top, radius);
	context.clip();
	context.beginPath();
	// Half a pixel more, so that no seam is seen.
	const grow = ((pitch - side) / 2 + 0.5) * closed;
	for (const home of homes) {
		const { x, y } = placeOf(layout, home);
		const size = side + 2 * grow;
		const corner = radius * (1 - closed);
		if (home !== homes[0]) {
			context.roundRect(x - grow, y - grow, size, size, corner);
			continue;
		}
		const part = size * filled;
		const edge = (size - part) / 2 - grow;
		const round = radius * (1 - filled);
		if (part > 0) context.roundRect(x + edge, y + edge, part, part, round);
	}
	context.clip();
}
