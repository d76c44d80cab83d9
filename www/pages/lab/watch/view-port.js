/**
 * The part of a large picture that is seen: dragged, pinched, turned by the wheel, or
 * moved by keys. It tells when it has changed.
 */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Rect */

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
	/** @type {Map<number, { x: number, y: number }>} */
	#fingers = new Map();
	#moved = 0;
	/** A point of the picture stands at `x + zoom · point`. */
	x = 0;
	y = 0;
	zoom = 1;

	/**
	 * @param {HTMLElement} element
	 * @param {object} hear
	 * @param {() => void} hear.onMove Called when a person has moved it.
	 * @param {(x: number, y: number) => void} hear.onPick Called with the point of the
	 *   picture that was clicked.
	 */
	constructor(element, hear) {
		this.#element = element;
		this.#hear = hear;
		element.addEventListener("pointerdown", (event) => this.#press(event));
		element.addEventListener("pointermove", (event) => this.#drag(event));
		for (const type of /** @type {const} */ (["pointerup", "pointercancel"])) {
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

	/** @param {number} by @param {{ x: number, y: number }} [at] */
	zoomBy(by, at = { x: this.width / 2, y: this.height / 2 }) {
		const zoom = Math.min(ZOOM[1], Math.max(ZOOM[0], this.zoom * by));
		const change = zoom / this.zoom;
		this.x = at.x - (at.x - this.x) * change;
		this.y = at.y - (at.y - this.y) * change;
		this.zoom = zoom;
		this.#hear.onMove();
	}

	/** @param {1 | -1} way */
	press(way) {
		this.zoomBy(PRESS ** way);
	}

	/**
	 * Returns the view that shows a rectangle whole, no larger than a zoom.
	 *
	 * @param {Rect} rect
	 * @param {number} most
	 */
	fitting({ left, top, right, bottom }, most) {
		const zoom = Math.min(
			most,
			this.width / (right - left),
			this.height / (bottom - top),
		);
		return this.around({ x: (left + right) / 2, y: (top + bottom) / 2 }, zoom);
	}

	/** @param {{ x: number, y: number }} point @param {number} zoom */
	around({ x, y }, zoom) {
		return {
			x: this.width / 2 - x * zoom,
			y: this.height / 2 - y * zoom,
			zoom,
		};
	}

	/** @param {PointerEvent} event */
	#press(event) {
		this.#element.setPointerCapture(event.pointerId);
		this.#fingers.set(event.pointerId, at(event));
		if (this.#fingers.size === 1) this.#moved = 0;
	}

	/** @param {PointerEvent} event */
	#drag(event) {
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

	/** @param {PointerEvent} event */
	#release(event) {
		const isThere = this.#fingers.delete(event.pointerId);
		const isClick = this.#moved < TREMBLE && event.type === "pointerup";
		if (!isThere || !isClick || this.#fingers.size > 0) return;
		const { x, y } = at(event);
		this.#hear.onPick((x - this.x) / this.zoom, (y - this.y) / this.zoom);
	}

	/** @param {WheelEvent} event */
	#turn(event) {
		// A page that is scrolled past is not held up; the keys or a pinch zoom.
		const isHeld = event.ctrlKey || event.metaKey;
		if (!isHeld && document.activeElement !== this.#element) return;
		event.preventDefault();
		this.zoomBy(WHEEL ** -(event.deltaY * (isHeld ? 4 : 1)), at(event));
	}

	/** @param {KeyboardEvent} event */
	#key(event) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const ways = /** @type {Record<string, [number, number]>} */ ({
			ArrowLeft: [KEY, 0],
			ArrowRight: [-KEY, 0],
			ArrowUp: [0, KEY],
			ArrowDown: [0, -KEY],
		});
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

/** @param {MouseEvent} event */
function at({ offsetX: x, offsetY: y }) {
	return { x, y };
}
