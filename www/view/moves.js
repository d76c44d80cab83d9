/**
 * How tiles move: slides, deals, drags, playbacks and the show of the win. Loaded once
 * the game can be played; until then a board is shown as it is.
 */

import { Motion } from "./animation.js";
import { OFFSETS } from "./layout.js";

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

/** How long the slide of a playback takes, in times from one to the next. */
const FLOW = 1.25;

/**
 * @typedef {object} Drag
 * @property {number[]} tiles
 * @property {import("../core/wasm/game.js").Direction} direction
 * @property {number} part How far they have slid, from 0 to 1 cell.
 */

export class Moves {
	#motion = new Motion();
	#canvas;
	#isStill;
	#clock;
	/** @type {Drag | null} */
	#drag = null;
	/** The show of the win, and its last picture after it. @type {import("./finish.js").Finish | null} */
	#finish = null;
	/** Fades from one board to the next, where nothing may move. @type {typeof import("./fade.js").fade | null} */
	#fade = null;

	/**
	 * @param {HTMLCanvasElement} canvas
	 * @param {() => false | "fade" | "off"} isStill Whether the player wants no motion,
	 *   and what instead.
	 * @param {() => number} [clock] Returns milliseconds.
	 */
	constructor(canvas, isStill, clock = () => performance.now()) {
		this.#canvas = canvas;
		this.#isStill = isStill;
		this.#clock = clock;
		if (isStill() === "fade") void this.#loadFade();
	}

	/** Without a network it may not load: then a board takes the place of the other. */
	async #loadFade() {
		this.#fade = (await import("./fade.js").catch(() => null))?.fade ?? null;
	}

	/**
	 * Sends tiles to their cells from where they are on the screen.
	 *
	 * @param {object} board
	 * @param {Uint8Array} board.tiles
	 * @param {number} board.columns
	 * @param {number | undefined} [board.pace] Milliseconds from one slide of a playback
	 *   to the next.
	 * @param {number} away How many tiles are not at home.
	 * @param {import("./theme.js").Theme | null} theme
	 */
	show({ tiles, columns, pace }, away, theme) {
		this.#finish?.end(false);
		this.#finish = null;
		const stillness = this.#isStill();
		if (stillness === "fade") {
			if (this.#fade === null) void this.#loadFade();
			else this.#fade(this.#canvas);
		}
		const durations = stillness ? AT_ONCE : durationsOf(theme, columns, pace);
		const hasMoved = this.#motion.send(
			tiles,
			columns,
			this.#clock(),
			durations,
		);
		if (hasMoved && !stillness && away <= FEW) void loadFinish();
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
	}

	/** Releases the dragged tiles. They return, unless `show` sends them on. */
	drop() {
		if (this.#drag === null) return;
		const ms = this.#isStill() ? 0 : SETTLE_MS;
		this.#motion.settle(this.#drag.tiles, this.#clock(), ms);
		this.#drag = null;
	}

	/**
	 * Shows the win, once the last tile has landed. Resolves when that has ended, at
	 * once for players who want no motion, with whether the board is still solved.
	 *
	 * @param {() => void} onFrame Called when there is something to paint.
	 * @param {() => boolean} isWhole Whether the board is solved and seen.
	 */
	async celebrate(onFrame, isWhole) {
		const finish = this.#isStill() ? null : await loadFinish();
		if (!finish || !isWhole()) return isWhole();
		this.#finish?.end(false);
		this.#finish = new finish.Finish(onFrame);
		onFrame();
		return this.#finish.ended;
	}

	/** Where the tiles are now, and what paints in their place once they rest. */
	get scene() {
		const { tiles: places, isMoving } = this.#motion.places(this.#clock());
		return { places, isMoving, act: isMoving ? null : this.#finish };
	}
}

/** Without a network it may not load: then the board is just solved. */
function loadFinish() {
	return import("./finish.js").catch(() => null);
}

/**
 * @param {import("./theme.js").Theme | null} theme `null` while nobody sees the board.
 * @param {number} columns
 * @param {number} [pace]
 * @returns {import("./animation.js").Durations}
 */
function durationsOf(theme, columns, pace) {
	if (theme === null) return AT_ONCE;
	// Each tile of a playback still moves a little when the next one starts.
	if (pace) return { slideMs: pace * FLOW, dealMs: pace * FLOW, over: -2 };
	const over = theme.shape.gap < 0.03 ? 0 : OVER;
	const rippleMs = Math.min(RIPPLE_MS, RIPPLES_MS / columns);
	return { ...theme, over, rippleMs };
}
