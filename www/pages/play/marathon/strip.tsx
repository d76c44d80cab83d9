/**
 * The line at the board that says where one is in a marathon.
 */

import type { MarathonState } from "../../../core/wasm/statistics.js";
import type { SlidingPuzzleElement } from "../../../element/element.ts";
import type { Texts } from "../../../messages/compiled/marathon-en.ts";
import { formatTime, join } from "../../../messages/language.ts";
import { courseName, sizeName } from "../../parts/course-name.ts";
import { addStyle, make } from "../../parts/sheet.ts";
import { timeText } from "../../parts/time-text.ts";
import css from "./strip.css?inline";

/** More boards than this are not drawn one by one. */
const MOST_MARKS = 20;

/** The class of the puzzle while the strip is in the place of what it says. */
const SHOWN = "in-marathon";

export class Strip {
	#puzzle;
	#words;
	#way = make("span", { class: "marathon-way", "aria-hidden": "true" });
	#said = make("p", { class: "marathon-said", role: "status" });
	#box = make("div", { slot: "caption", class: "marathon-strip" });
	#stop = new AbortController();
	/** The time of the boards before and of this one, as it runs. It is not heard. */
	#total = make("span", { class: "marathon-total", "aria-hidden": "true" });
	/** The time of the boards before; `null` where there is none. */
	#before: number | null = null;
	#tick: ReturnType<typeof setTimeout> | undefined;
	#end = make("button", { type: "button", id: "give-up", class: "tool" });
	/** Says it again. */
	#again = () => {};

	constructor({
		puzzle,
		words,
		giveUp,
	}: {
		puzzle: SlidingPuzzleElement;
		words: Texts;
		giveUp: () => void;
	}) {
		addStyle(css);
		this.#puzzle = puzzle;
		this.#words = words;
		this.#end.textContent = words.giveUp;
		this.#end.addEventListener("click", giveUp);
		this.#box.append(this.#way, this.#said, this.#end);
		// Before the notices, which cover it.
		puzzle.prepend(this.#box);
		const { signal } = this.#stop;
		const yieldTo = () => puzzle.classList.remove(SHOWN);
		const back = () => puzzle.classList.add(SHOWN);
		for (const type of ["hint", "progress"])
			puzzle.addEventListener(type, yieldTo, { signal });
		for (const type of ["move", "new"])
			puzzle.addEventListener(type, back, { signal });
		puzzle.addEventListener("move", () => this.#run(), { signal });
		document.addEventListener("visibilitychange", () => this.#run(), {
			signal,
		});
		back();
	}

	/** Says everything in another language. */
	speak(words: Texts) {
		this.#words = words;
		this.#end.textContent = words.giveUp;
		this.#again();
	}

	/** Says which board is in play. */
	renderBoard(state: MarathonState) {
		this.#again = () => this.renderBoard(state);
		const { parts, splits, elapsed } = state;
		const place = this.#words.place(splits.length + 1, parts.sizes.length);
		const { soFar } = this.#words;
		const isLater = splits.length > 0;
		this.#before = isLater ? elapsed : null;
		const heard = [sizeName(state.next ?? "")];
		if (isLater) heard.unshift(soFar(timeText(elapsed)));
		this.#render(state, [place], join(heard, " "));
		this.#run();
	}

	/** Shows the running total, and again at its next full second. */
	#run() {
		clearTimeout(this.#tick);
		if (this.#before === null) return;
		const { elapsed, moves, status } = this.#puzzle;
		const total = this.#before + elapsed;
		const isRunning = moves.mtm > 0 && status !== "solved" && !document.hidden;
		const time = isRunning ? formatTime(total) : timeText(total);
		this.#total.textContent = this.#words.soFar(time);
		if (!isRunning) return;
		this.#tick = setTimeout(() => this.#run(), 1_000 - (total % 1_000));
	}

	/** Says how the last board went. */
	renderSolved(state: MarathonState) {
		this.#again = () => this.renderSolved(state);
		const { splits } = state;
		const { size, elapsed } = splits[splits.length - 1];
		clearTimeout(this.#tick);
		this.#before = null;
		const time = timeText(elapsed);
		this.#render(state, [this.#words.solvedIn(sizeName(size), time)]);
	}

	/** @param heard What is only heard. */
	#render(
		{ parts, splits }: MarathonState,
		said: string[],
		heard: string = "",
	) {
		const line = make("span", { class: "marathon-line" });
		line.append(make("b", {}, courseName(parts, this.#words)));
		for (const text of said) line.append(" ", make("span", {}, text));
		if (this.#before !== null) line.append(" ", this.#total);
		if (heard) line.append(" ", make("span", { class: "sr" }, heard));
		this.#said.replaceChildren(line);
		const all = parts.sizes.length;
		const marks = Math.min(all, MOST_MARKS);
		const won = Math.floor((splits.length * marks) / all);
		const made = Array.from({ length: marks }, (_, at) =>
			make("i", { class: at < won ? "won" : at === won ? "next" : "to-come" }),
		);
		this.#way.replaceChildren(...made);
	}

	remove() {
		this.#stop.abort();
		clearTimeout(this.#tick);
		this.#puzzle.classList.remove(SHOWN);
		const hadFocus = this.#box.contains(document.activeElement);
		this.#box.remove();
		if (hadFocus) this.#puzzle.focus();
	}
}
