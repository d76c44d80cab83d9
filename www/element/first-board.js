/**
 * The board of a puzzle from its first frame on. It is there before the game: empty
 * at once, then with the tiles that will be dealt.
 */

import { firstDeal } from "../core/first-deal.js";
import { BoardView } from "../view/board-view.js";
import { readTheme } from "../view/theme.js";
import { proportionsOf } from "./attributes.js";
import { find } from "./dom.js";
import { sharedCore } from "./shared.js";
import { SWATCHES } from "./tokens.js";

/** @typedef {(layout: import("../view/layout.js").Layout, pixels: number) => void} Place */

export class FirstBoard {
	#tree;
	#view;
	#element;
	/** The last layout. @type {Parameters<Place> | null} */
	#placed = null;
	/** Called with each layout, once there is something to show. @type {Place | null} */
	#place = null;
	/** Where it was tapped before the game can be played. @type {[x: number, y: number] | null} */
	tapped = null;

	/**
	 * @param {ShadowRoot} tree
	 * @param {{ readonly motion: string, readonly scheme: string }} element
	 */
	constructor(tree, element) {
		this.#tree = tree;
		this.#element = element;
		const swatches = makeSwatches(find(tree, "swatches", HTMLElement));
		const layout = find(tree, "layout", HTMLElement);
		const box = find(tree, "board-box", HTMLElement);
		this.#view = new BoardView({
			canvas: find(tree, "canvas", HTMLCanvasElement),
			box,
			cell: (cell) => tree.getElementById(`cell-${cell}`),
			readTheme: () => readTheme(swatches, layout, element.scheme),
			onLayout: (...placed) => {
				this.#placed = placed;
				this.#place?.(...placed);
			},
		});
	}

	get view() {
		return this.#view;
	}

	/**
	 * Shows the empty board at once, and its tiles as soon as they are known.
	 *
	 * @param {object} asked
	 * @param {string | null} asked.size
	 * @param {string | null} asked.goal
	 * @param {string} asked.seed
	 * @param {() => boolean} isWanted Returns whether that game is still to come.
	 * @param {Promise<unknown>} dressed Resolves when the colours are there.
	 */
	async show({ size, goal, seed }, isWanted, dressed) {
		this.tapped = null;
		const known = size ?? "4x4";
		const { columns, rows } = proportionsOf(known);
		this.#view.showEmpty(columns, rows);
		this.follow(() => {});
		const dealt = await firstDeal(sharedCore, known, goal ?? "last", seed);
		await dressed;
		if (dealt === null || !isWanted()) return;
		this.#view.show(dealt);
		find(this.#tree, "board", HTMLElement).addEventListener(
			"pointerdown",
			({ clientX, clientY }) => {
				this.tapped = [clientX, clientY];
			},
			{ once: true },
		);
	}

	/**
	 * Shows the board, as soon as it has a layout: the box of a canvas without one has
	 * any size.
	 *
	 * @param {Place} place Called with each layout.
	 * @param {boolean} [isReady] Whether the game can be played.
	 */
	follow(place, isReady = false) {
		const tree = this.#tree;
		this.#place = (...placed) => {
			place(...placed);
			find(tree, "board-box", HTMLElement).classList.add("drawn");
			find(tree, "board", HTMLElement).classList.toggle("ready", isReady);
		};
		if (this.#placed !== null) this.#place(...this.#placed);
	}

	/**
	 * Called when the game that follows the board can be played: its tiles may move.
	 *
	 * @param {import("../play/play.js").Play} play
	 */
	async open(play) {
		const [view, tree, element] = [this.#view, this.#tree, this.#element];
		// Without a network it may not load. Then tiles jump.
		const moves = await import("./later/tile-motion.js").catch(() => null);
		if (moves) {
			view.animate(new moves.TileMotion({ view, tree, element, play }));
			moves.watchRoom(tree.host);
		}
		this.follow(/** @type {Place} */ (this.#place), true);
	}
}

/**
 * Makes elements in the colours of the canvas.
 *
 * @param {HTMLElement} box
 */
function makeSwatches(box) {
	/** @type {Record<string, Element>} */
	const swatches = {};
	for (const name of SWATCHES) {
		const swatch = document.createElement("i");
		swatch.className = `swatch ${name}`;
		swatch.style.color = `var(--${name})`;
		box.append(swatch);
		swatches[name] = swatch;
	}
	return swatches;
}
