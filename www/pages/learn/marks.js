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
	#isAsked = false;
	#glides = false;

	/** @param {import("../../element/element.js").SlidingPuzzleElement} puzzle */
	constructor(puzzle) {
		this.#puzzle = puzzle;
		this.#layer = make("div", { class: "spots", "aria-hidden": "true" });
		document.body.append(this.#layer);
		const place = () => this.#ask(false);
		const observer = new ResizeObserver(place);
		observer.observe(document.body);
		observer.observe(puzzle);
		addEventListener("resize", place);
	}

	/**
	 * Shows these marks, and no others, from the next frame on.
	 *
	 * @param {readonly Mark[]} marks
	 */
	show(marks) {
		this.#marks = marks;
		this.#ask(true);
	}

	/** @param {boolean} glides Whether marks glide to where they go. */
	#ask(glides) {
		this.#glides ||= glides;
		if (this.#isAsked) return;
		this.#isAsked = true;
		requestAnimationFrame(() => {
			this.#isAsked = false;
			this.#draw();
			this.#glides = false;
		});
	}

	#draw() {
		// All are measured before any is changed.
		const { width: board } = this.#puzzle.getBoundingClientRect();
		const [left, top] = [scrollX, scrollY];
		const boxes = this.#marks.map(({ at }) => this.#puzzle.boxOf(at));
		const keys = new Set(this.#marks.map(({ key }) => key));
		for (const [key, element] of this.#shown) {
			if (keys.has(key)) continue;
			element.remove();
			this.#shown.delete(key);
		}
		for (const [index, mark] of this.#marks.entries()) {
			const known = this.#shown.get(mark.key);
			const element = known ?? this.#make(mark);
			const box = boxes[index];
			element.hidden = box === undefined || box.width === 0;
			if (box === undefined) continue;
			// One that is new appears where it belongs.
			element.classList.toggle("glides", this.#glides && known !== undefined);
			// As the tiles have them.
			const radius = Math.min(box.width * 0.15, board * 0.032);
			const { style } = element;
			style.borderRadius = `${radius}px`;
			style.width = `${box.width}px`;
			style.height = `${box.height}px`;
			style.transform = `translate(${box.left + left}px, ${box.top + top}px)`;
			if (mark.way !== undefined) {
				const turn = TURNS[/** @type {keyof typeof TURNS} */ (mark.way)];
				style.setProperty("--turn", `${turn}deg`);
			}
		}
	}

	/** @param {Mark} mark */
	#make({ key, kind }) {
		const element = make("div", { class: `spot spot-${kind}` });
		if (kind === "arrow") element.append(icon(ARROW));
		this.#layer.append(element);
		this.#shown.set(key, element);
		return element;
	}
}
