/**
 * Enlarges a board whose tiles are too small for a finger, and moves it about. Two
 * fingers or two taps enlarge it; one finger on a tile that cannot slide moves it. It
 * follows the gap, the cell with the keyboard focus and the tile of a hint.
 *
 * It sees a finger before the board does, and takes over from the board with a
 * `pointercancel`.
 */

import { loadAdviceTexts } from "../../messages/compiled/advice.ts";
import { chooseLanguage } from "../../messages/language.ts";
import type { BoardView } from "../../view/board-view.ts";
import { find, label } from "../dom.ts";

/** Tiles smaller than this can be enlarged, and how large they get, in CSS pixels. */
const SMALL = 33;
const LARGE = 46;

/** Below this the board returns to its whole. */
const LEAST = 1.15;

/** Two taps so near to each other, in CSS pixels and milliseconds, are a double tap. */
const NEAR = 30;
const SOON_MS = 320;

/** A pointer that moved less than this has tapped, in CSS pixels. */
const SLOP = 8;

type Point = { x: number; y: number };

type Pinch = {
	/** Between the fingers, from the middle of the box. */
	middle: Point;
	/** How far apart the fingers are. */
	apart: number;
	/** Of the board. */
	offset: Point;
};

type Finger = {
	id: number;
	start: Point;
	last: Point;
	/** What it moves, once it moves. */
	moves: "board" | "tile" | null;
};

export class Zoom {
	#view;
	#tree;
	#box;
	#board;
	#grid;
	/** From the middle of the box to the middle of the board, in CSS pixels. */
	#offset: Point = { x: 0, y: 0 };
	/** All pointers that are down. */
	#points: Map<number, Point> = new Map();
	/** Where two fingers began. */
	#pinch: Pinch | null = null;
	/** How much larger the fingers make it than it is drawn. */
	#stretch = 1;
	/** The only finger. */
	#finger: Finger | null = null;
	#tap: { at: Point; time: number } | null = null;
	#button: HTMLButtonElement | null = null;

	constructor(view: BoardView, tree: ShadowRoot) {
		this.#view = view;
		this.#tree = tree;
		this.#box = find(tree, "board-box", HTMLElement);
		this.#board = find(tree, "board", HTMLElement);
		this.#grid = find(tree, "grid", HTMLElement);
		this.#box.style.position = "relative";
		// A larger board hangs over on all sides alike.
		this.#box.style.gridTemplate = "minmax(0, 1fr) / minmax(0, 1fr)";
		const hears: [string, (event: PointerEvent) => void][] = [
			["pointerdown", (event) => this.#down(event)],
			// Without a button it was released where nobody heard it.
			[
				"pointermove",
				(event) => (event.buttons === 0 ? this.#up(event) : this.#move(event)),
			],
			["pointerup", (event) => this.#up(event)],
			["pointercancel", (event) => this.#up(event)],
		];
		for (const [type, hear] of hears) {
			this.#box.addEventListener(
				type,
				(event) => {
					if (event.isTrusted) hear(event as PointerEvent);
				},
				{ capture: true },
			);
		}
		new MutationObserver(() => this.#showCursor()).observe(this.#grid, {
			attributeFilter: ["aria-activedescendant", "class"],
		});
		new ResizeObserver(() => this.#fit()).observe(this.#box);
	}

	/** The scale at which tiles are large; 1 if they are. */
	get #most() {
		const tile = this.#board.clientWidth / this.#view.scale / this.#columns;
		return tile < SMALL ? LARGE / tile : 1;
	}

	get #columns() {
		return this.#grid.firstElementChild?.childElementCount ?? 1;
	}

	/** Called when the box has another size, or another board is shown. */
	#fit() {
		const isSmall = this.#most > 1;
		// The page gets what two fingers do on other boards.
		this.#board.style.touchAction = isSmall ? "none" : "";
		if (isSmall) this.#place();
		else this.#set(1, { x: 0, y: 0 });
	}

	/** Brings a cell into view: the gap after a move, or the tile of a hint. */
	follow(cell: number) {
		this.#fit();
		this.#reveal(this.#cells[cell]);
	}

	#showCursor() {
		if (this.#grid.matches(".has-cursor")) {
			this.#reveal(this.#tree.querySelector(".cursor"));
		}
	}

	get #cells(): Element[] {
		return [...this.#grid.querySelectorAll("[role=gridcell]")];
	}

	/** Moves the board so far that a cell is seen, with those beside it. */
	#reveal(cell: Element | null | undefined) {
		if (!cell || this.#view.scale === 1 || this.#pinch !== null) return;
		const [at, box] = [cell, this.#box].map((e) => e.getBoundingClientRect());
		const { x, y } = this.#offset;
		const by = (low: number, high: number, from: number, to: number) =>
			Math.max(0, from - low) + Math.min(0, to - high);
		const edge = at.width;
		this.#offset = {
			x: x + by(at.left - edge, at.right + edge, box.left, box.right),
			y: y + by(at.top - edge, at.bottom + edge, box.top, box.bottom),
		};
		this.#place();
	}

	#set(scale: number, offset: Point) {
		this.#offset = scale === 1 ? { x: 0, y: 0 } : offset;
		if (scale !== this.#view.scale) {
			this.#view.scale = scale;
			this.#view.restyle();
			void this.#showButton(scale !== 1);
		}
		this.#place();
	}

	/** Places the board, no further than its edges. */
	#place() {
		const { clientWidth: width, clientHeight: height } = this.#board;
		const { x, y } = this.#offset;
		const within = (at: number, room: number) =>
			Math.max(-Math.max(0, room), Math.min(Math.max(0, room), at));
		const k = this.#stretch;
		this.#offset = {
			x: within(x, (width * k - this.#box.clientWidth) / 2),
			y: within(y, (height * k - this.#box.clientHeight) / 2),
		};
		const isUnscaled = this.#view.scale * k === 1;
		const { style } = this.#board;
		this.#box.style.overflow = isUnscaled ? "" : "hidden";
		style.placeSelf = isUnscaled ? "" : "center";
		style.transform = isUnscaled
			? ""
			: `translate(${this.#offset.x}px, ${this.#offset.y}px) scale(${k})`;
	}

	#down(event: PointerEvent) {
		const isButton = event.composedPath().includes(this.#button as EventTarget);
		if (isButton || this.#most === 1) return;
		const { pointerId: id, clientX: x, clientY: y } = event;
		this.#points.set(id, { x, y });
		const isSecond = this.#points.size === 2;
		if (isSecond) this.#begin();
		if (this.#points.size > 1) {
			event.stopPropagation();
			return;
		}
		this.#finger = { id, start: { x, y }, last: { x, y }, moves: null };
	}

	/** Begins to stretch the board between two fingers. */
	#begin() {
		for (const id of this.#points.keys()) this.#cancel(id);
		this.#finger = null;
		this.#tap = null;
		this.#pinch = { ...this.#fingers, offset: this.#offset };
	}

	/** The middle between two fingers, from that of the box, and how far apart they are. */
	get #fingers() {
		const [one, other] = this.#points.values();
		const { left, top, width, height } = this.#box.getBoundingClientRect();
		return {
			middle: {
				x: (one.x + other.x) / 2 - left - width / 2,
				y: (one.y + other.y) / 2 - top - height / 2,
			},
			apart: Math.max(1, Math.hypot(one.x - other.x, one.y - other.y)),
		};
	}

	#move(event: PointerEvent) {
		const { pointerId: id, clientX: x, clientY: y } = event;
		if (!this.#points.has(id)) return;
		this.#points.set(id, { x, y });
		if (this.#pinch !== null) {
			event.stopPropagation();
			if (this.#points.size === 2) this.#stretchTo(this.#pinch);
			return;
		}
		const finger = this.#finger;
		if (finger?.id !== id) return;
		if (finger.moves === null) {
			if (Math.hypot(x - finger.start.x, y - finger.start.y) < SLOP) return;
			// A tile that can slide follows the finger, not the board.
			const isFree = this.#view.scale > 1 && this.#view.pressed === 0;
			finger.moves = isFree ? "board" : "tile";
			if (isFree) this.#cancel(id);
		}
		if (finger.moves === "tile") return;
		event.stopPropagation();
		this.#offset = {
			x: this.#offset.x + x - finger.last.x,
			y: this.#offset.y + y - finger.last.y,
		};
		finger.last = { x, y };
		this.#place();
	}

	#stretchTo({ middle, apart, offset }: Pinch) {
		const now = this.#fingers;
		const { scale } = this.#view;
		const wanted = (scale * now.apart) / apart;
		this.#stretch = Math.min(this.#most, Math.max(1, wanted)) / scale;
		// What lay between the fingers stays there.
		this.#offset = {
			x: now.middle.x - (middle.x - offset.x) * this.#stretch,
			y: now.middle.y - (middle.y - offset.y) * this.#stretch,
		};
		this.#place();
	}

	#up(event: PointerEvent) {
		const { pointerId: id, clientX: x, clientY: y, timeStamp, type } = event;
		if (!this.#points.delete(id)) return;
		if (this.#pinch !== null) {
			event.stopPropagation();
			this.#settle();
			if (this.#points.size === 0) this.#pinch = null;
			return;
		}
		const finger = this.#finger;
		this.#finger = null;
		if (finger?.moves === "board") event.stopPropagation();
		if (finger?.moves !== null || type !== "pointerup") return;
		// A tile that slides is tapped for that.
		if (this.#view.pressed !== 0) this.#tap = null;
		else this.#tapAt({ x, y }, timeStamp);
	}

	/** Draws the board as large as the fingers left it. */
	#settle() {
		if (this.#stretch === 1) return;
		const scale = this.#view.scale * this.#stretch;
		this.#stretch = 1;
		this.#set(scale < LEAST ? 1 : scale, this.#offset);
	}

	#tapAt(at: Point, time: number) {
		const last = this.#tap;
		this.#tap = { at, time };
		if (last === null || time - last.time > SOON_MS) return;
		if (Math.hypot(at.x - last.at.x, at.y - last.at.y) > NEAR) return;
		this.#tap = null;
		if (this.#view.scale > 1) {
			this.#set(1, this.#offset);
			return;
		}
		const { left, top, width, height } = this.#box.getBoundingClientRect();
		const scale = this.#most;
		const x = (left + width / 2 - at.x) * scale;
		const y = (top + height / 2 - at.y) * scale;
		this.#set(scale, { x, y });
	}

	/** Takes a pointer from the board. */
	#cancel(pointerId: number) {
		this.#board.dispatchEvent(new PointerEvent("pointercancel", { pointerId }));
		this.#view.press(0);
	}

	async #showButton(isShown: boolean) {
		if (!isShown) {
			const hadFocus = this.#tree.activeElement === this.#button;
			this.#button?.remove();
			this.#button = null;
			if (hadFocus) this.#grid.focus({ preventScroll: true });
			return;
		}
		if (this.#button !== null) return;
		const button = makeButton();
		this.#button = button;
		button.addEventListener("click", () => this.#set(1, this.#offset));
		this.#box.append(button);
		const tag = find(this.#tree, "root", HTMLElement).lang;
		try {
			const { wholeBoard } = await loadAdviceTexts(chooseLanguage([tag]));
			label(button, wholeBoard);
		} catch (error) {
			// Without a network it may not load. The button works all the same.
			console.info("the button has no name:", error);
		}
	}
}

function makeButton() {
	const button = document.createElement("button");
	button.type = "button";
	button.className = "tool";
	button.id = "whole";
	Object.assign(button.style, {
		position: "absolute",
		right: "6px",
		bottom: "6px",
		background: "var(--raised)",
		borderColor: "var(--rule)",
		color: "var(--ink)",
	});
	const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	svg.setAttribute("viewBox", "0 0 24 24");
	svg.setAttribute("class", "icon");
	svg.setAttribute("aria-hidden", "true");
	const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
	path.setAttribute("d", "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5");
	svg.append(path);
	button.append(svg);
	return button;
}
