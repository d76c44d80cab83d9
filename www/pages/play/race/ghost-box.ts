/**
 * The ghost beside the board in play: a small board, what it is, and how far it has
 * come. Screen readers hear when it is ready and when it has finished, not each move.
 */

import type { Frame } from "../../../core/wasm/reader.js";
import { proportionsOf } from "../../../element/attributes.ts";
import type { SlidingPuzzleElement } from "../../../element/element.ts";
import type { Texts as RaceStrings } from "../../../messages/compiled/race-en.ts";
import { note } from "../../parts/late.ts";
import { make } from "../../parts/make.ts";
import { LOOKS, preview } from "../../parts/preview.ts";
import { addStyle, closeIcon } from "../../parts/sheet.ts";
import { timeText } from "../../parts/time-text.ts";
import type { PageContext } from "../page-context.ts";
import type { Kind } from "./kept-race.ts";
import { placeOf } from "./place.ts";
import css from "./race.css?inline";

/** How long after it has come screen readers hear that it is ready, in milliseconds. */
const READY_MS = 100;

/**
 * Returns the time and the slides of a play.
 *
 * @param hints Taken in it.
 */
export function totalOf(
	{ elapsed, stm }: { elapsed: number; stm: number },
	words: RaceStrings,
	hints: number = 0,
) {
	const total = words.total(timeText(elapsed), words.slides(stm));
	return hints > 0 ? words.total(total, words.hints(hints)) : total;
}

export class GhostBox {
	#context;
	#puzzle;
	#board: SlidingPuzzleElement;
	#goal;
	#kind;
	#total;
	#slides;
	/** The text of the board that it shows. */
	#shown;
	#isOver = false;
	#box = make("div", {
		slot: "top",
		id: "ghost",
		class: "ghost",
		role: "group",
	});
	#name = make("strong", { class: "ghost-name" });
	#sum = make("span", { class: "ghost-total" });
	#now = make("span", { class: "ghost-now" });
	#status = make("p", { class: "sr", role: "status" });
	#close = make("button", { type: "button", class: "tool", id: "ghost-close" });
	#leave = new AbortController();

	constructor(
		context: PageContext,
		{
			kind,
			start,
			end,
			hints,
			close,
		}: {
			kind: Kind;
			start: Frame;
			end: Frame;
			hints: number;
			close: () => void;
		},
	) {
		addStyle(css);
		const { puzzle } = context;
		this.#context = context;
		this.#puzzle = puzzle;
		this.#kind = kind;
		this.#total = () => totalOf(end, this.#words, hints);
		this.#slides = end.stm;
		this.#goal = puzzle.goal;
		this.#shown = start.board;
		const { size } = puzzle;
		this.#board = preview(puzzle, {
			size,
			goal: this.#goal,
			board: start.board,
			loading: "eager",
		}) as SlidingPuzzleElement;
		this.#close.append(closeIcon());
		this.#close.addEventListener("click", close);
		const texts = make("div", { class: "ghost-texts" });
		texts.append(this.#name, this.#sum, this.#now);
		this.#box.append(this.#board, texts, this.#close, this.#status);
		this.#follow(puzzle);
		puzzle.append(this.#box);
		this.#speak();
		context.onSpeak(() => this.#speak(), this.#leave.signal);
		this.render(start, { hasBegun: false, isOver: false });
		// What is there from the beginning is not announced.
		setTimeout(() => {
			if (!this.#isOver)
				this.#announce(this.#words.ghost.ready(this.#nameOf()));
		}, READY_MS);
	}

	get #words() {
		return this.#context.texts().race;
	}

	/** Says everything in the language of the page. */
	#speak() {
		const words = this.#words;
		const total = this.#total();
		this.#name.textContent = this.#nameOf();
		this.#sum.textContent = total;
		this.#box.ariaLabel = words.ghost.label(this.#nameOf(), total);
		this.#close.ariaLabel = words.ghost.close;
		this.#close.title = words.ghost.close;
		this.#status.textContent = "";
	}

	render(
		frame: Frame,
		{
			hasBegun,
			isOver,
		}: {
			/** Whether the race is under way. */
			hasBegun: boolean;
			/** Whether it is the last frame. */
			isOver: boolean;
		},
	) {
		const { ghost } = this.#words;
		const now = hasBegun ? `${frame.stm} / ${this.#slides}` : ghost.waits;
		const text = isOver ? ghost.finished : now;
		if (this.#now.textContent !== text) this.#now.textContent = text;
		this.#box.classList.toggle("over", isOver);
		if (isOver && !this.#isOver) {
			this.#announce(ghost.over(this.#nameOf(), this.#total()));
		}
		this.#isOver = isOver;
		if (frame.board === this.#shown) return;
		this.#shown = frame.board;
		this.#renderBoard(frame).catch((error) =>
			// Without a network it may not load. The texts beside it go on.
			note("the ghost is not shown", error),
		);
	}

	remove() {
		const hadFocus = this.#box.contains(document.activeElement);
		this.#leave.abort();
		this.#box.remove();
		if (hadFocus) this.#puzzle.focus();
	}

	async #renderBoard({ board, cell }: Frame) {
		const ghost = this.#board;
		await ghost.ready;
		// Meanwhile another one may be wanted.
		if (board !== this.#shown || ghost.value === board) return;
		// Most often it is one move on. Otherwise the whole board is opened.
		if (cell !== null) ghost.move(cell);
		if (ghost.value !== board) await ghost.open(board, { goal: this.#goal });
	}

	#nameOf() {
		return this.#words.ghost.names[this.#kind];
	}

	#announce(text: string) {
		this.#status.textContent = text;
	}

	/** Follows the look and the room of the board in play. */
	#follow(puzzle: HTMLElement) {
		const watch = new MutationObserver(() => {
			for (const name of LOOKS) {
				const value = puzzle.getAttribute(name);
				if (value === null) this.#board.removeAttribute(name);
				else this.#board.setAttribute(name, value);
			}
		});
		watch.observe(puzzle, { attributeFilter: LOOKS });
		const { columns, rows } = proportionsOf(this.#puzzle.size);
		const ratio = columns / rows;
		const room = new ResizeObserver(() => {
			const { width, height } = puzzle.getBoundingClientRect();
			const { place, side } = placeOf(width, height, ratio);
			this.#box.dataset.place = place;
			const { style } = this.#box;
			style.setProperty("--ghost-width", `${side * Math.min(1, ratio)}px`);
			style.setProperty("--ghost-height", `${side / Math.max(1, ratio)}px`);
		});
		room.observe(puzzle);
		this.#leave.signal.addEventListener("abort", () => {
			watch.disconnect();
			room.disconnect();
		});
	}
}
