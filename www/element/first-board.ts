/**
 * The board of a puzzle from its first frame on. It is there before the game: empty
 * at once, then with the tiles that will be dealt.
 */

import { dealBoard } from "../core/deal-board.ts";
import type { Play } from "../play/play.ts";
import { BoardView } from "../view/board-view.ts";
import type { Layout } from "../view/layout.ts";
import { readTheme } from "../view/theme.ts";
import { proportionsOf } from "./attributes.ts";
import { find } from "./dom.ts";
import { sharedCore } from "./shared.ts";
import { SWATCHES } from "./tokens.ts";

type Place = (layout: Layout, pixels: number) => void;

export class FirstBoard {
	#tree;
	#view;
	#element;
	/** The last layout. */
	#placed: Parameters<Place> | null = null;
	/** Called with each layout, once there is something to show. */
	#place: Place | null = null;
	/** The tiles that it shows before there is a game. */
	shown = "";
	/** Where it was tapped before the game can be played. */
	tapped: [x: number, y: number] | null = null;

	constructor(
		tree: ShadowRoot,
		element: { readonly motion: string; readonly coloring: string },
	) {
		this.#tree = tree;
		this.#element = element;
		const swatches = makeSwatches(find(tree, "swatches", HTMLElement));
		const layout = find(tree, "layout", HTMLElement);
		const box = find(tree, "board-box", HTMLElement);
		this.#view = new BoardView({
			canvas: find(tree, "canvas", HTMLCanvasElement),
			box,
			cell: (cell) => tree.getElementById(`cell-${cell}`),
			readTheme: () => readTheme(swatches, layout, element.coloring),
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
	 * @param isWanted Returns whether that game is still to come.
	 * @param dressed Resolves when the colours are there.
	 */
	async show(
		{
			size,
			goal,
			seed,
		}: {
			size: string | null;
			goal: string | null;
			seed: string;
		},
		isWanted: () => boolean,
		dressed: Promise<unknown>,
	) {
		this.tapped = null;
		const known = size ?? "4x4";
		const { columns, rows } = proportionsOf(known);
		this.#view.showEmpty(columns, rows);
		this.follow(() => {});
		const dealt = await dealBoard(sharedCore, known, goal ?? "last", seed);
		await dressed;
		if (dealt === null || !isWanted()) return;
		this.#view.show(dealt);
		this.shown = String(dealt.tiles);
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
	 * @param place Called with each layout.
	 * @param isReady Whether the game can be played.
	 */
	follow(place: Place, isReady: boolean = false) {
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
	 */
	async open(play: Play) {
		const [view, tree, element] = [this.#view, this.#tree, this.#element];
		// Without a network it may not load. Then tiles jump.
		const moves = await import("./later/tile-motion.ts").catch(() => null);
		if (moves) {
			view.animate(new moves.TileMotion({ view, tree, element, play }));
			moves.watchRoom(tree.host);
		}
		this.follow(this.#place as Place, true);
	}
}

/** Makes elements in the colours of the canvas. */
function makeSwatches(box: HTMLElement) {
	const swatches: Record<string, Element> = {};
	for (const name of SWATCHES) {
		const swatch = document.createElement("i");
		swatch.className = `swatch ${name}`;
		swatch.style.color = `var(--${name})`;
		box.append(swatch);
		swatches[name] = swatch;
	}
	return swatches;
}
