/**
 * The trees of a search on a canvas. They glide to their new places when they grow; the
 * view follows the board at hand until a person moves it.
 */

import { type Recorded, type Trees, wayTo } from "./recorded.ts";
import { SharpCanvas } from "./sharp-canvas.ts";
import { layOut } from "./tree-layout.ts";
import {
	CAPTION,
	CELL,
	type Colors,
	colorsOf,
	NUMBER,
	paintBoard,
	paintEdge,
} from "./tree-paint.ts";
import { ViewPort } from "./view-port.ts";

type Point = { x: number; y: number };

/** How long trees glide, in milliseconds. */
const GLIDE_MS = 220;
/** What is seen of a tree when it is followed: no larger and no smaller. */
const FOLLOW = [0.62, 1.25];
/** Room around what is shown whole, in its own units. */
const MARGIN = 34;

export class TreeView {
	#canvas;
	#sharp;
	#port;
	#stillness = matchMedia("(prefers-reduced-motion: reduce)");
	#shown: {
		record: Recorded;
		state: Trees;
		columns: number;
		rows: number;
	} | null = null;
	/** Where boards stand, where they go, and where they came from. */
	#now: Map<number, Point> = new Map();
	#to: Map<number, Point> = new Map();
	#from: Map<number, Point> = new Map();
	#view = { from: { x: 0, y: 0, zoom: 1 }, to: { x: 0, y: 0, zoom: 1 } };
	#began = 0;
	#frame = 0;
	/** What is seen: the board at hand, all boards, or what a person has moved to. */
	#aimed: "near" | "all" | "free" = "near";
	/** The board that a person has picked. */
	picked: number | null = null;
	/** How many boards are left out. */
	left = 0;

	constructor(
		canvas: HTMLCanvasElement,
		{
			onPick,
			onAim,
		}: {
			onPick: (id: number | null) => void;
			/** Called when something else is aimed at. */
			onAim: () => void;
		},
	) {
		this.#canvas = canvas;
		this.#port = new ViewPort(canvas, {
			onMove: () => {
				const { x, y, zoom } = this.#port;
				this.#view = { from: { x, y, zoom }, to: { x, y, zoom } };
				this.#aimed = "free";
				this.#wake();
				onAim();
			},
			onPick: (x, y) => onPick(this.#boardAt(x, y)),
		});
		this.#sharp = new SharpCanvas(canvas, () => {
			this.#aim();
			this.#glide(true);
		});
	}

	close() {
		this.#sharp.close();
		cancelAnimationFrame(this.#frame);
	}

	/** What a board takes. */
	get #box() {
		const { columns, rows } = this.#shown as any;
		return {
			width: Math.max(columns * CELL, 58),
			height: rows * CELL + NUMBER + CAPTION,
		};
	}

	render(record: Recorded, state: Trees) {
		const isNew = this.#shown?.record !== record;
		const { columns } = record;
		const rows = record.tilesOf(record.board).length / columns;
		this.#shown = { record, state, columns, rows };
		const { places, left } = layOut(state, this.#box);
		this.left = left;
		if (isNew) {
			this.#now.clear();
			this.#aimed = "near";
		}
		this.#from = new Map();
		for (const [id, place] of places) {
			const parent = state.nodes.get(id)?.from ?? -1;
			// A new board comes out of the one before it.
			this.#from.set(id, this.#now.get(id) ?? this.#now.get(parent) ?? place);
		}
		this.#to = places;
		this.#aim();
		this.#glide(isNew);
	}

	/** What is seen. */
	get aimed() {
		return this.#aimed;
	}

	aim(at: "near" | "all") {
		this.#aimed = at;
		this.#aim();
		this.#glide();
	}

	zoom(way: 1 | -1) {
		this.#port.press(way);
	}

	/** Paints anew, in other colours. */
	repaint() {
		this.#wake();
	}

	#aim() {
		if (this.#aimed === "free" || this.#shown === null) return;
		const { state } = this.#shown;
		const all = this.#port.fitting(this.#bounds(this.#to.keys()), FOLLOW[1]);
		const showsAll =
			this.#aimed === "all" || state.kind === "found" || all.zoom >= FOLLOW[0];
		const at = this.#to.get(state.touched ?? state.taken ?? -1);
		const point = this.#to.get(state.taken ?? -1) ?? at;
		this.#view.to =
			showsAll || point === undefined
				? all
				: this.#port.around(middle(point, at ?? point), FOLLOW[0] * 1.3);
	}

	#bounds(ids: Iterable<number>) {
		const { width, height } = this.#box;
		const points = [...ids].flatMap((id) => this.#to.get(id) ?? []);
		const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
		return {
			left: Math.min(...xs) - width / 2 - MARGIN,
			right: Math.max(...xs) + width / 2 + MARGIN,
			top: Math.min(...ys) - height / 2 - MARGIN,
			bottom: Math.max(...ys) + height / 2 + MARGIN,
		};
	}

	#glide(atOnce = false) {
		const { x, y, zoom } = this.#port;
		this.#view.from = { x, y, zoom };
		const isStill = atOnce || this.#stillness.matches;
		this.#began = performance.now() - (isStill ? GLIDE_MS : 0);
		if (!isStill) for (const [id, at] of this.#now) this.#from.set(id, at);
		this.#wake();
	}

	#wake() {
		cancelAnimationFrame(this.#frame);
		this.#frame = requestAnimationFrame(() => this.#paint());
	}

	#paint() {
		const drawn = this.#shown && this.#sharp.clear();
		if (drawn === null) return;
		const part = Math.min(1, (performance.now() - this.#began) / GLIDE_MS);
		const eased = 1 - (1 - part) ** 3;
		const { from, to } = this.#view;
		const port = this.#port;
		port.x = from.x + (to.x - from.x) * eased;
		port.y = from.y + (to.y - from.y) * eased;
		port.zoom = from.zoom + (to.zoom - from.zoom) * eased;
		this.#now = new Map();
		for (const [id, place] of this.#to) {
			const before = this.#from.get(id) ?? place;
			this.#now.set(id, between(before, place, eased));
		}
		const { pen } = drawn;
		pen.translate(port.x, port.y);
		pen.scale(port.zoom, port.zoom);
		pen.textAlign = "center";
		pen.textBaseline = "middle";
		this.#paintAll(pen);
		if (part < 1) this.#wake();
	}

	#paintAll(pen: CanvasRenderingContext2D) {
		const { record, state, columns } = this.#shown as any;
		const colors = colorsOf(this.#canvas);
		const font = getComputedStyle(this.#canvas).fontFamily;
		const { zoom } = this.#port;
		const way = new Set(
			state.taken === null ? [] : wayTo(state.nodes, state.taken),
		);
		const shown = [...this.#now].filter(([, place]) => this.#isSeen(place));
		for (const [id, place] of this.#now) {
			const node = state.nodes.get(id);
			const parent = this.#now.get(node?.from ?? -1);
			if (parent === undefined) continue;
			const isOnWay = state.solution.has(id) && state.solution.has(node.from);
			paintEdge(pen, ...this.#ends(parent, place, node.side), {
				color: isOnWay || way.has(id) ? colors.accent : colors.soft,
				width:
					(isOnWay ? 4.5 : way.has(id) ? 2.5 : 1) * Math.max(1, 0.7 / zoom),
			});
		}
		this.#paintBridges(pen, colors);
		for (const [id, { x, y }] of shown) {
			const node = state.nodes.get(id);
			pen.save();
			pen.translate(x, y);
			paintBoard(
				pen,
				{
					node,
					tiles: record.tilesOf(node.board),
					columns,
					caption: node.short,
					isTaken: id === state.taken,
					isOnWay: state.solution.has(id),
					isPicked: id === this.picked,
				},
				zoom,
				colors,
				font,
			);
			pen.restore();
		}
	}

	/**
	 * Paints what joins boards across the tree: a successor that was known, and where two
	 * trees meet.
	 */
	#paintBridges(pen: CanvasRenderingContext2D, colors: Colors) {
		const { state } = this.#shown as { state: Trees };
		const dash = { color: colors.accent, width: 2.5, dash: [3, 5] };
		if (state.kind === "known") {
			const ids = [state.from ?? -1, state.touched ?? -1];
			const [a, b] = ids.map((id) => this.#now.get(id));
			if (a !== undefined && b !== undefined) paintEdge(pen, a, b, dash);
		}
		const ends = [...state.solution].flatMap((id) => state.nodes.get(id) ?? []);
		for (const near of ends) {
			const far = ends.find(
				({ id, board }) => board === near.board && id !== near.id,
			);
			if (near.side !== 0 || far === undefined) continue;
			const [a, b] = [near.id, far.id].map((id) => this.#now.get(id));
			if (a !== undefined && b !== undefined) {
				paintEdge(pen, a, b, { ...dash, width: 4.5 });
			}
		}
	}

	#ends(parent: Point, child: Point, side: number): [Point, Point] {
		const { height } = this.#box;
		const { record } = this.#shown as { record: Recorded };
		const by = side === 1 && record.whole.trees > 1 ? -height / 2 : height / 2;
		return [
			{ x: parent.x, y: parent.y + by },
			{ x: child.x, y: child.y - by },
		];
	}

	#isSeen({ x, y }: Point) {
		const { width, height } = this.#box;
		const { zoom, width: w, height: h, x: left, y: top } = this.#port;
		const [sx, sy] = [left + x * zoom, top + y * zoom];
		const [dx, dy] = [width * zoom, height * zoom];
		return sx > -dx && sx < w + dx && sy > -dy && sy < h + dy;
	}

	#boardAt(x: number, y: number) {
		if (this.#shown === null) return null;
		const { width, height } = this.#box;
		// A board that is small on the screen takes a finger all the same.
		const least = 22 / this.#port.zoom;
		const reach = [Math.max(width / 2, least), Math.max(height / 2, least)];
		let best = null;
		let nearest = Number.POSITIVE_INFINITY;
		for (const [id, place] of this.#now) {
			const [dx, dy] = [Math.abs(place.x - x), Math.abs(place.y - y)];
			if (dx > reach[0] || dy > reach[1] || dx + dy >= nearest) continue;
			[best, nearest] = [id, dx + dy];
		}
		return best;
	}
}

function middle(a: Point, b: Point) {
	return between(a, b, 0.5);
}

function between(a: Point, b: Point, part: number) {
	return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}
