/**
 * Marks over a board: rings round tiles, outlines of cells, an arrow in the gap. They
 * are for the eye; the page says the same in words. They lie where the element says
 * that its cells are, and let every tap through.
 */

import type { SlidingPuzzleElement } from "../../element/element.ts";
import { boxOf } from "../../element/internals.ts";
import { make } from "./make.ts";
import css from "./marks.css?inline";
import { addStyle, icon } from "./sheet.ts";

/**
 * A mark. A ring belongs to a tile and goes with it; the others stay in their cells.
 */
export type Mark = {
	kind: "goal" | "home" | "tile" | "cell" | "arrow";
	/** The cell. */
	at: number;
	/** The same mark again has the same key. */
	key: string;
	/** Of an arrow. */
	way?: string;
};

const TURNS = { R: 0, D: 90, L: 180, U: 270 };
const ARROW = "M5 12h13M12.500 6.500 18 12l-5.500 5.500";

export class Marks {
	#puzzle;
	#layer;
	#shown: Map<string, HTMLElement> = new Map();
	#marks: readonly Mark[] = [];
	#isAsked = false;
	#glides = false;
	#stop = new AbortController();

	constructor(puzzle: SlidingPuzzleElement) {
		addStyle(css);
		this.#puzzle = puzzle;
		this.#layer = make("div", { class: "spots", "aria-hidden": "true" });
		document.body.append(this.#layer);
		const { signal } = this.#stop;
		const place = () => this.#ask(false);
		const observer = new ResizeObserver(place);
		observer.observe(document.body);
		observer.observe(puzzle);
		signal.addEventListener("abort", () => observer.disconnect());
		addEventListener("resize", place, { signal });
		// A large board may be enlarged and moved about.
		for (const type of ["pointermove", "pointerup", "wheel", "keyup"]) {
			puzzle.addEventListener(type, place, { signal, passive: true });
		}
	}

	/** Shows these marks, and no others, from the next frame on. */
	render(marks: readonly Mark[]) {
		this.#marks = marks;
		this.#ask(true);
	}

	/** Removes all of them for ever. */
	remove() {
		this.#stop.abort();
		this.#layer.remove();
	}

	/** @param glides Whether marks glide to where they go. */
	#ask(glides: boolean) {
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
		const frame = this.#puzzle.getBoundingClientRect();
		const [left, top] = [scrollX, scrollY];
		const boxes = this.#marks.map(({ at }) => boxOf(this.#puzzle, at));
		const [first, last] = [0, this.#puzzle.cells.length - 1].map((cell) =>
			boxOf(this.#puzzle, cell),
		);
		const board = Math.min(
			(last?.right ?? 0) - (first?.left ?? 0),
			(last?.bottom ?? 0) - (first?.top ?? 0),
		);
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
			// An enlarged board may be partly outside.
			element.hidden = box === undefined || !isInside(box, frame);
			if (box === undefined) continue;
			// One that is new appears where it belongs.
			element.classList.toggle("glides", this.#glides && known !== undefined);
			// As the tiles have them.
			const radius = Math.min(box.width * 0.15, board * 0.032);
			const { style } = element;
			style.borderRadius = `${radius}px`;
			style.fontSize = `${box.width}px`;
			style.width = `${box.width}px`;
			style.height = `${box.height}px`;
			style.transform = `translate(${box.left + left}px, ${box.top + top}px)`;
			if (mark.way !== undefined) {
				const turn = TURNS[mark.way as keyof typeof TURNS];
				style.setProperty("--turn", `${turn}deg`);
			}
		}
	}

	#make({ key, kind }: Mark) {
		const element = make("div", { class: `spot spot-${kind}` });
		if (kind === "arrow") element.append(icon(ARROW));
		this.#layer.append(element);
		this.#shown.set(key, element);
		return element;
	}
}

/** Whether the middle of a box is in another. */
function isInside(box: DOMRect, frame: DOMRect) {
	const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
	return (
		box.width > 0 &&
		x > frame.left &&
		x < frame.right &&
		y > frame.top &&
		y < frame.bottom
	);
}
