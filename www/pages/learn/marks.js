/**
 * Marks over a board: rings round tiles, outlines of cells, an arrow in the gap. They
 * are for the eye; the page says the same in words. They lie where the element says
 * that its cells are, and let every tap through.
 */

import { icon, make } from "../parts/sheet.js";

/**
 * A mark. A ring belongs to a tile and goes with it; the others stay in their cells.
 *
 * @typedef {object} Mark
 * @property {"goal" | "home" | "tile" | "cell" | "next" | "arrow"} kind
 * @property {number} at The cell.
 * @property {string} key The same mark again has the same key.
 * @property {string} [way] Of an arrow.
 */

const TURNS = { R: 0, D: 90, L: 180, U: 270 };
const ARROW = "M5 12h13M12.500 6.500 18 12l-5.500 5.500";

export class Marks {
	#puzzle;
	#layer;
	/** @type {Map<string, HTMLElement>} */
	#shown = new Map();
	/** @type {readonly Mark[]} */
	#marks = [];

	/** @param {import("../../element/element.js").SlidingPuzzleElement} puzzle */
	constructor(puzzle) {
		this.#puzzle = puzzle;
		this.#layer = make("div", { class: "marks", "aria-hidden": "true" });
		document.body.append(this.#layer);
		const place = () => this.#place(false);
		new ResizeObserver(place).observe(document.body);
		new ResizeObserver(place).observe(puzzle);
		addEventListener("resize", place);
	}

	/**
	 * Shows these marks, and no others.
	 *
	 * @param {readonly Mark[]} marks
	 */
	show(marks) {
		this.#marks = marks;
		const keys = new Set(marks.map(({ key }) => key));
		for (const [key, element] of this.#shown) {
			if (keys.has(key)) continue;
			element.remove();
			this.#shown.delete(key);
		}
		for (const { key, kind, way } of marks) {
			let element = this.#shown.get(key);
			if (element === undefined) {
				element = make("div", { class: `mark mark-${kind} fresh` });
				if (kind === "arrow") element.append(icon(ARROW));
				this.#layer.append(element);
				this.#shown.set(key, element);
			}
			if (way !== undefined) {
				const turn = TURNS[/** @type {keyof typeof TURNS} */ (way)];
				element.style.setProperty("--turn", `${turn}deg`);
			}
		}
		this.#place(true);
	}

	/** @param {boolean} isMoving Whether marks glide to where they go. */
	#place(isMoving) {
		for (const { key, at } of this.#marks) {
			const element = this.#shown.get(key);
			const box = this.#puzzle.boxOf(at);
			if (element === undefined) continue;
			element.hidden = box === undefined || box.width === 0;
			if (box === undefined) continue;
			// One that is new appears where it belongs.
			const glides = isMoving && !element.classList.contains("fresh");
			element.classList.toggle("glides", glides);
			element.classList.remove("fresh");
			const { style } = element;
			style.width = `${box.width}px`;
			style.height = `${box.height}px`;
			style.transform = `translate(${box.left + scrollX}px, ${box.top + scrollY}px)`;
		}
	}
}
