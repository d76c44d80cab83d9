/**
 * The part of a large picture that is seen: dragged, pinched, turned by the wheel, or
 * moved by keys. It tells when it has changed.
 */

type Rect = { left: number; top: number; right: number; bottom: number };

const ZOOM = [0.05, 4];
/** The share of a zoom for each press, and for each pixel of a wheel. */
const PRESS = 1.3;
const WHEEL = 1.002;
/** How far a key moves it, and how far a finger may tremble, in pixels. */
const KEY = 60;
const TREMBLE = 6;

export class ViewPort {
	#element;
	#hear;
	#fingers: Map<number, { x: number; y: number }> = new Map();
	#moved = 0;
	/** A point of the picture stands at `x + zoom · point`. */
	x = 0;
	y = 0;
	zoom = 1;

	constructor(
		element: HTMLElement,
		hear: {
			/** Called when a person has moved it. */
			onMove: () => void;
			/** Called with the point of the picture that was clicked. */
			onPick: (x: number, y: number) => void;
		},
	) {
		this.#element = element;
		this.#hear = hear;
		element.addEventListener("pointerdown", (event) => this.#press(event));
		element.addEventListener("pointermove", (event) => this.#drag(event));
		for (const type of ["pointerup", "pointercancel"] as const) {
			element.addEventListener(type, (event) => this.#release(event));
		}
		element.addEventListener("wheel", (event) => this.#turn(event), {
			passive: false,
		});
		element.addEventListener("keydown", (event) => this.#key(event));
	}

	get width() {
		return this.#element.clientWidth;
	}

	get height() {
		return this.#element.clientHeight;
	}

	zoomBy(
		by: number,
		at: { x: number; y: number } = { x: this.width / 2, y: this.height / 2 },
	) {
		const zoom = Math.min(ZOOM[1], Math.max(ZOOM[0], this.zoom * by));
		const change = zoom / this.zoom;
		this.x = at.x - (at.x - this.x) * change;
		this.y = at.y - (at.y - this.y) * change;
		this.zoom = zoom;
		this.#hear.onMove();
	}

	press(way: 1 | -1) {
		this.zoomBy(PRESS ** way);
	}

	/** Returns the view that shows a rectangle whole, no larger than a zoom. */
	fitting({ left, top, right, bottom }: Rect, most: number) {
		const zoom = Math.min(
			most,
			this.width / (right - left),
			this.height / (bottom - top),
		);
		return this.around({ x: (left + right) / 2, y: (top + bottom) / 2 }, zoom);
	}

	around({ x, y }: { x: number; y: number }, zoom: number) {
		return {
			x: this.width / 2 - x * zoom,
			y: this.height / 2 - y * zoom,
			zoom,
		};
	}

	#press(event: PointerEvent) {
		this.#element.setPointerCapture(event.pointerId);
		this.#fingers.set(event.pointerId, at(event));
		if (this.#fingers.size === 1) this.#moved = 0;
	}

	#drag(event: PointerEvent) {
		// Released where nobody heard it.
		if (event.buttons === 0) return this.#release(event);
		const before = this.#fingers.get(event.pointerId);
		if (before === undefined) return;
		const now = at(event);
		this.#moved += Math.hypot(now.x - before.x, now.y - before.y);
		const [other] = [...this.#fingers].flatMap(([id, point]) =>
			id === event.pointerId ? [] : [point],
		);
		this.#fingers.set(event.pointerId, now);
		if (this.#moved < TREMBLE) return;
		if (other !== undefined) {
			const apart = Math.hypot(before.x - other.x, before.y - other.y);
			const nowApart = Math.hypot(now.x - other.x, now.y - other.y);
			const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
			if (apart > 0) this.zoomBy(nowApart / apart, middle);
		}
		const share = this.#fingers.size;
		this.x += (now.x - before.x) / share;
		this.y += (now.y - before.y) / share;
		this.#hear.onMove();
	}

	#release(event: PointerEvent) {
		const isThere = this.#fingers.delete(event.pointerId);
		const isClick = this.#moved < TREMBLE && event.type === "pointerup";
		if (!isThere || !isClick || this.#fingers.size > 0) return;
		const { x, y } = at(event);
		this.#hear.onPick((x - this.x) / this.zoom, (y - this.y) / this.zoom);
	}

	#turn(event: WheelEvent) {
		// A page that is scrolled past is not held up; the keys or a pinch zoom.
		const isHeld = event.ctrlKey || event.metaKey;
		if (!isHeld && document.activeElement !== this.#element) return;
		event.preventDefault();
		this.zoomBy(WHEEL ** -(event.deltaY * (isHeld ? 4 : 1)), at(event));
	}

	#key(event: KeyboardEvent) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const ways = {
			ArrowLeft: [KEY, 0],
			ArrowRight: [-KEY, 0],
			ArrowUp: [0, KEY],
			ArrowDown: [0, -KEY],
		} as Record<string, [number, number]>;
		const way = ways[event.key];
		if (way !== undefined) {
			this.x += way[0];
			this.y += way[1];
			this.#hear.onMove();
		} else if (event.key === "+" || event.key === "=") this.press(1);
		else if (event.key === "-") this.press(-1);
		else return;
		event.preventDefault();
		// They are not those of the steps.
		event.stopPropagation();
	}
}

function at({ offsetX: x, offsetY: y }: MouseEvent) {
	return { x, y };
}
