/**
 * How tiles move: slides, deals, drags, playbacks and the show of the win. Loaded once
 * the game can be played; until then a board is shown as it is.
 */

import type { Play } from "../../play/play.ts";
import type { BoardView, Drag } from "../../view/board-view.ts";
import { type Durations, Motion } from "../../view/later/animation.ts";
import { fade } from "../../view/later/fade.ts";
import type { Finish } from "../../view/later/finish.ts";
import { OFFSETS, type Point } from "../../view/layout.ts";
import type { Theme } from "../../view/theme.ts";
import { find } from "../dom.ts";
import { loadRest } from "../load-rest.ts";
import { holdUndo } from "./hold-undo.ts";
import { addLateStyle } from "./late-style.ts";
import { showShortcuts } from "./shortcuts.ts";
import type { Zoom } from "./zoom.ts";

/** For players who want no motion. */
const AT_ONCE = { slideMs: 0, dealMs: 0 };

/** How long a released tile takes to its cell, in milliseconds. */
const SETTLE_MS = 90;

/** How far a tile leans that cannot slide, in CSS pixels, and in cells at most. */
const LEAN = 4;
const MOST_LEAN = 0.1;

/** How long it takes there and back, in milliseconds. */
const LEAN_MS = 120;

/** How long its outline is seen instead, in milliseconds. */
const OUTLINE_MS = 300;

/** When as few tiles are away from home, the show of the win is loaded. */
const FEW = 3;

/** How far a slide goes over its end where the gap hides it; see `Durations`. */
const OVER = 0.7;

/** How much later the next tile of a line starts, in milliseconds, and the last. */
const RIPPLE_MS = 14;
const RIPPLES_MS = 70;

/** Tiles that are smaller can be enlarged, in CSS pixels. */
const SMALL = 33;

/** How long the slide of a playback takes, in times from one to the next. */
const FLOW = 1.25;

/** Until then a page may still be laying itself out, in milliseconds. */
const SETTLED_MS = 1_000;

export class TileMotion {
	#motion = new Motion();
	#view;
	#tree;
	#canvas;
	#isStill;
	#clock;
	/** What enlarges a board of small tiles, once there was one. */
	#zoom: Zoom | null = null;
	/** The tiles shown. */
	#tiles: Uint8Array = new Uint8Array();
	#columns = 0;
	/** The hint shown. */
	#hint: { tile: number } | null = null;
	#drag: Drag | null = null;
	/** Where a finger went down on the board, in cells, while it is there. */
	#finger: Point | null = null;
	#play;
	/** The show of the win, and its last picture after it. */
	#finish: Finish | null = null;

	/** @param clock Returns milliseconds. */
	constructor(
		{
			view,
			tree,
			element,
			play,
		}: {
			view: BoardView;
			tree: ShadowRoot;
			element: { readonly motion: string };
			play: Play;
		},
		clock: () => number = () => performance.now(),
	) {
		this.#view = view;
		this.#play = play;
		this.#tree = tree;
		addLateStyle(tree);
		showShortcuts(tree);
		holdUndo(tree);
		this.#canvas = find(tree, "canvas", HTMLCanvasElement);
		this.#isStill = () => stillness(element.motion);
		this.#clock = clock;
		this.#hearPress();
	}

	/**
	 * Sinks the tile under a finger, if it can slide, until it is let go.
	 */
	#hearPress() {
		const board = find(this.#tree, "board", HTMLElement);
		const [play, view] = [this.#play, this.#view];
		board.addEventListener("pointerdown", ({ clientX, clientY, pointerId }) => {
			const cell = view.cellAt(clientX, clientY);
			// Only a pointer that plays is captured.
			if (cell === null || !board.hasPointerCapture(pointerId)) return;
			this.#finger = view.at(clientX, clientY);
			if (play.lineOf(cell)) view.press(play.snapshot.tiles[cell]);
		});
		board.addEventListener("lostpointercapture", () => {
			this.#finger = null;
			view.press(0);
		});
	}

	/**
	 * Sends tiles to their cells from where they are on the screen.
	 *
	 * @param away How many tiles are not at home.
	 */
	show(
		{
			tiles,
			columns,
			pace,
		}: {
			tiles: Uint8Array;
			columns: number;
			/** Milliseconds from one slide of a playback to the next. */
			pace?: number | undefined;
		},
		away: number,
		theme: Theme | null,
	) {
		this.#finish?.end(false);
		this.#finish = null;
		const stillness = this.#isStill();
		if (stillness === "fade" && this.#tiles.length > 0) fade(this.#canvas);
		this.#tiles = tiles;
		this.#columns = columns;
		const durations = stillness ? AT_ONCE : durationsOf(theme, columns, pace);
		const hasMoved = this.#motion.send(
			tiles,
			columns,
			this.#clock(),
			durations,
		);
		if (hasMoved && away <= FEW) void loadFinish();
		// Kept since an earlier visit: it looks as it did then.
		if (!hasMoved && away === 0) void this.#showWon();
		if (this.#zoom !== null) this.#zoom.follow(tiles.indexOf(0));
		else if (this.#canvas.clientWidth < SMALL * columns) void this.#loadZoom();
	}

	async #loadZoom() {
		const rest = await loadRest().catch(() => null);
		if (rest === null || this.#zoom !== null) return;
		this.#zoom = new rest.Zoom(this.#view, this.#tree);
	}

	/** Shows tiles between two cells, where the finger holds them. */
	drag(drag: Drag) {
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
	 * Leans a tile that cannot slide towards the finger, or towards the gap if a key asks,
	 * and back. Who wants no motion sees its outline instead.
	 */
	lean(cell: number) {
		const tile = this.#tiles[cell];
		if (!tile || this.#finish !== null) return;
		if (this.#isStill()) {
			const { classList } = find(this.#tree, `cell-${cell}`, HTMLElement);
			classList.add("refused");
			setTimeout(() => classList.remove("refused"), OUTLINE_MS);
			return;
		}
		const place = (at: number) => ({
			x: at % this.#columns,
			y: Math.floor(at / this.#columns),
		});
		const from = place(cell);
		const to = this.#finger ?? place(this.#tiles.indexOf(0));
		const [x, y] = [to.x - from.x, to.y - from.y];
		const far = Math.min(MOST_LEAN, LEAN / this.#view.pitch);
		// In its very middle there is no side.
		const part = far / (Math.hypot(x, y) || 1);
		this.#motion.lean(tile, x * part, y * part, this.#clock(), LEAN_MS);
	}

	/**
	 * Shows the win, once the last tile has landed. Resolves when the board is one
	 * piece, at once for players who want no motion, with whether it is still solved.
	 *
	 * @param onFrame Called when there is something to paint.
	 * @param isSolved Whether the board is solved and seen.
	 */
	async celebrate(onFrame: () => void, isSolved: () => boolean) {
		const finish = await loadFinish();
		if (!finish || !isSolved()) return isSolved();
		this.#finish?.end(false);
		this.#finish = new finish.Finish(onFrame);
		const stillness = this.#isStill();
		if (stillness) this.#finish.end();
		if (stillness === "fade") fade(this.#canvas);
		onFrame();
		return this.#finish.shown;
	}

	/** Shows the last picture of a win, if the board in play was won. */
	async #showWon() {
		const isWon = () => {
			const { isSolved, canUndo } = this.#play.snapshot;
			return isSolved && canUndo && this.#finish === null;
		};
		const finish = isWon() ? await loadFinish() : null;
		if (!finish || !isWon()) return;
		this.#finish = new finish.Finish(() => {});
		this.#finish.end();
		this.#view.draw();
	}

	/**
	 * Returns where the tiles are now, and what paints in their place once they rest.
	 *
	 * @param hint Is shown; it is scrolled into view.
	 */
	scene(hint: { tile: number } | null) {
		if (this.#hint !== hint) {
			this.#hint = hint;
			if (hint !== null) this.#zoom?.follow(this.#tiles.indexOf(hint.tile));
		}
		const { tiles: places, isMoving } = this.#motion.places(this.#clock());
		return { places, isMoving, act: isMoving ? null : this.#finish };
	}
}

/** Without a network it may not load: then the board is just solved. */
function loadFinish() {
	return loadRest().catch(() => null);
}

/** @param theme `null` while nobody sees the board. */
function durationsOf(
	theme: Theme | null,
	columns: number,
	pace?: number,
): Durations {
	if (theme === null) return AT_ONCE;
	// Each tile of a playback still moves a little when the next one starts.
	if (pace) return { slideMs: pace * FLOW, dealMs: pace * FLOW, over: -2 };
	const over = theme.shape.gap < 0.03 ? 0 : OVER;
	const rippleMs = Math.min(RIPPLE_MS, RIPPLES_MS / columns);
	return { ...theme, over, rippleMs };
}

/** One is enough for a page. */
let query: MediaQueryList | undefined;

/** Returns whether the player wants no motion, and what instead. */
function stillness(motion: string): false | "fade" | "off" {
	query ??= matchMedia("(prefers-reduced-motion: reduce)");
	if (motion === "off") return "off";
	return motion === "auto" && query.matches && "fade";
}

/**
 * Tells if the element has no room although it is shown, once the page is laid out.
 */
export function watchRoom(element: Element) {
	setTimeout(() => warnIfNoRoom(element), SETTLED_MS);
}

function warnIfNoRoom(element: Element) {
	// The element itself has no box with `display: contents`.
	const box = element.shadowRoot?.firstElementChild as HTMLElement;
	const { offsetWidth: width, offsetHeight: height } = box;
	// Safari before 17.4 cannot tell whether it is hidden on purpose.
	if (width * height > 0 || !box.checkVisibility?.()) return;
	console.info(
		`${element.localName} has no room: its box is ${width} × ${height} px. Give it a width and a height.`,
	);
}
