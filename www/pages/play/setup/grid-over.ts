/**
 * A grid that the player lays over a picture of a puzzle: by its corners, or as a
 * whole; by pointer or by keys.
 */

import { label } from "../../../element/dom.ts";
import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import { make } from "../../parts/make.ts";
import { type Point, projection } from "./warp.ts";

const SVG = "http://www.w3.org/2000/svg";

/** How far the first grid keeps from the edges, as a part of the picture. */
const MARGIN = 0.08;

/** How far a pointer goes before it drags, in CSS pixels. */
const SLACK = 3;

/** How far an arrow key moves a handle, as a part of the picture's width. */
const STEP = 0.004;

/** The corners beside each, clockwise: in its row, and in its column. */
const BESIDE = [
	[1, 3],
	[0, 2],
	[3, 1],
	[2, 0],
];

const WAYS: Record<string, Point> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

export class GridOver {
	element;
	#picture;
	#columns = 2;
	#rows = 2;
	#lines;
	/** The four corners, clockwise, and the middle. */
	#handles: HTMLButtonElement[] = [];
	/** In pixels of the picture. */
	#corners: Point[];
	/** Whether a corner moves without those beside it. */
	isFree = false;
	/** Whether the player wanted a corner beyond the picture. */
	isAtEdge = false;
	/** Called when the player has moved it. */
	onMoved = () => {};
	/** Called when it is drawn again. */
	onShow = () => {};

	constructor(picture: HTMLCanvasElement, strings: SetupStrings) {
		this.#picture = picture;
		this.#corners = firstCorners(picture);
		this.element = make("div", { class: "grid-over" });
		this.#lines = document.createElementNS(SVG, "svg");
		this.#lines.setAttribute("class", "grid-lines");
		this.#lines.setAttribute("aria-hidden", "true");
		const help = make(
			"span",
			{ id: "handle-help", hidden: "" },
			strings.handleHelp,
		);
		this.element.append(picture, this.#lines, help);
		for (const name of [...strings.corners, strings.whole]) {
			this.#addHandle(name);
		}
		// Both hear pointers alike.
		this.#drag(this.#lines as any, 4);
		this.show(picture, this.#corners);
	}

	/** Shows another picture, with corners in its pixels. */
	show(picture: HTMLCanvasElement, corners: Point[]) {
		const { width, height } = picture;
		picture.className = "grid-picture";
		this.#picture.replaceWith(picture);
		this.#picture = picture;
		this.#corners = corners;
		this.isAtEdge = false;
		this.element.style.aspectRatio = `${width} / ${height}`;
		this.element.style.setProperty("--ratio", String(width / height));
		this.#lines.setAttribute("viewBox", `0 0 ${width} ${height}`);
		this.#render();
	}

	divide(columns: number, rows: number) {
		[this.#columns, this.#rows] = [columns, rows];
		this.#render();
	}

	/** The corners in pixels of the picture, clockwise from the top left. */
	get corners() {
		return this.#corners;
	}

	/**
	 * Where a point of the board is, each cell of which has the side 1, as parts of the
	 * width and the height of the picture.
	 */
	place(x: number, y: number): Point {
		const { width, height } = this.#picture;
		const at = projection(this.#corners);
		const [left, top] = at(x / this.#columns, y / this.#rows);
		return [left / width, top / height];
	}

	/** Focuses the first corner. */
	focus() {
		this.#handles[0].focus();
	}

	#addHandle(name: string) {
		const at = this.#handles.length;
		const handle = make("button", {
			type: "button",
			class: at < 4 ? "grid-handle" : "grid-handle is-whole",
			"aria-describedby": "handle-help",
		});
		label(handle, name);
		handle.addEventListener("keydown", (event) => {
			const way = WAYS[event.key];
			if (way === undefined) return;
			event.preventDefault();
			const step = this.#picture.width * STEP * (event.shiftKey ? 8 : 1);
			this.#move(at, way[0] * step, way[1] * step);
		});
		handle.addEventListener("keyup", ({ key }) => {
			if (WAYS[key] !== undefined) this.onMoved();
		});
		this.#drag(handle, at);
		this.#handles.push(handle);
		this.element.append(handle);
	}

	/** @param at Which handle it moves. */
	#drag(grip: HTMLElement, at: number) {
		let from: Point | null = null;
		let hasMoved = false;
		grip.addEventListener("pointerdown", (event) => {
			if (event.button !== 0) return;
			from = [event.clientX, event.clientY];
			hasMoved = false;
			grip.setPointerCapture(event.pointerId);
		});
		const end = () => {
			if (from !== null && hasMoved) this.onMoved();
			from = null;
		};
		grip.addEventListener("pointermove", ({ clientX, clientY, buttons }) => {
			// Released where nobody heard it.
			if (buttons === 0) end();
			if (from === null) return;
			const { width } = this.element.getBoundingClientRect();
			const scale = this.#picture.width / width;
			const [x, y] = from;
			hasMoved ||= Math.hypot(clientX - x, clientY - y) > SLACK;
			if (!hasMoved) return;
			this.#move(at, (clientX - x) * scale, (clientY - y) * scale);
			from = [clientX, clientY];
		});
		for (const type of ["pointerup", "pointercancel"]) {
			grip.addEventListener(type, end);
		}
		// Not everybody can drag: a tap on the picture brings the nearest corner there.
		if (grip.tagName !== "svg") return;
		grip.addEventListener("click", ({ clientX, clientY }) => {
			if (!hasMoved) this.#bringCorner(clientX, clientY);
		});
	}

	#bringCorner(clientX: number, clientY: number) {
		const { left, top, width } = this.element.getBoundingClientRect();
		const scale = this.#picture.width / width;
		const point: Point = [(clientX - left) * scale, (clientY - top) * scale];
		const away = this.#corners.map((corner) => distance(corner, point));
		const nearest = away.indexOf(Math.min(...away));
		const [x, y] = this.#corners[nearest];
		this.#move(nearest, point[0] - x, point[1] - y);
		this.#handles[nearest].focus();
		this.onMoved();
	}

	/** @param at A corner, or 4 for all. */
	#move(at: number, x: number, y: number) {
		const corners = this.#corners.map((corner) => [...corner] as Point);
		const add = (corner: number, byX = 0, byY = 0) => {
			corners[corner][0] += byX;
			corners[corner][1] += byY;
		};
		if (at === 4) for (let corner = 0; corner < 4; corner++) add(corner, x, y);
		else {
			add(at, x, y);
			// Its row goes up and down with it, and its column left and right.
			const [inRow, inColumn] = BESIDE[at];
			if (!this.isFree) {
				add(inRow, 0, y);
				add(inColumn, x, 0);
			}
		}
		const { width, height } = this.#picture;
		const isInside = corners.every(
			([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height,
		);
		this.isAtEdge = !isInside;
		if (!isInside) return;
		this.#corners = corners;
		this.#render();
	}

	#render() {
		const { width, height } = this.#picture;
		const at = projection(this.#corners);
		const line: (from: Point, to: Point) => string = (from, to) =>
			`M${at(...from)}L${at(...to)}`;
		let path = `M${this.#corners.join("L")}Z`;
		for (let n = 1; n < this.#columns; n++) {
			const u = n / this.#columns;
			path += line([u, 0], [u, 1]);
		}
		for (let n = 1; n < this.#rows; n++) {
			const v = n / this.#rows;
			path += line([0, v], [1, v]);
		}
		const shade = `M0 0H${width}V${height}H0ZM${this.#corners.join("L")}Z`;
		this.#lines.replaceChildren(
			drawn(shade, "grid-shade"),
			drawn(path, "grid-line is-dark"),
			drawn(path, "grid-line"),
		);
		const places = [...this.#corners, at(0.5, 0.5)];
		for (const [n, handle] of this.#handles.entries()) {
			const [x, y] = places[n];
			handle.style.left = `${(x / width) * 100}%`;
			handle.style.top = `${(y / height) * 100}%`;
		}
		this.onShow();
	}
}

function drawn(path: string, kind: string) {
	const made = document.createElementNS(SVG, "path");
	made.setAttribute("d", path);
	made.setAttribute("class", kind);
	return made;
}

function distance([x0, y0]: Point, [x1, y1]: Point) {
	return Math.hypot(x1 - x0, y1 - y0);
}

/**
 * Returns the corners of the largest square in the middle, a little away from the
 * edges: most puzzles are square.
 */
function firstCorners({
	width,
	height,
}: {
	width: number;
	height: number;
}): Point[] {
	const side = Math.min(width, height) * (1 - 2 * MARGIN);
	const [left, top] = [(width - side) / 2, (height - side) / 2];
	const [right, bottom] = [left + side, top + side];
	return [
		[left, top],
		[right, top],
		[right, bottom],
		[left, bottom],
	];
}
