/**
 * The line at the board that says where one is in a marathon.
 */

import { formatTime } from "../../../strings/language.js";
import { courseName, sizeName } from "../../parts/marathon-texts.js";
import { addStyle, make } from "../../parts/sheet.js";
import css from "./strip.css?inline";

/** More boards than this are not drawn one by one. */
const MOST_MARKS = 20;

/** The class of the puzzle while the strip is in the place of what it says. */
const SHOWN = "in-marathon";

/** @typedef {import("./run.js").MarathonState} MarathonState */

export class Strip {
	#puzzle;
	#words;
	#way = make("span", { class: "marathon-way", "aria-hidden": "true" });
	#said = make("p", { class: "marathon-said", role: "status" });
	#box = make("div", { slot: "caption", class: "marathon-strip" });
	#stop = new AbortController();

	/**
	 * @param {object} parts
	 * @param {HTMLElement} parts.puzzle
	 * @param {import("../../../strings/marathon-en.js").MarathonStrings} parts.words
	 * @param {() => void} parts.giveUp
	 */
	constructor({ puzzle, words, giveUp }) {
		addStyle(css);
		this.#puzzle = puzzle;
		this.#words = words;
		const end = make("button", { type: "button", class: "tool" }, words.giveUp);
		end.id = "give-up";
		end.addEventListener("click", giveUp);
		this.#box.append(this.#way, this.#said, end);
		// Before the notices, which cover it.
		puzzle.prepend(this.#box);
		const { signal } = this.#stop;
		const yieldTo = () => puzzle.classList.remove(SHOWN);
		const back = () => puzzle.classList.add(SHOWN);
		for (const type of ["hint", "progress"])
			puzzle.addEventListener(type, yieldTo, { signal });
		for (const type of ["move", "new"])
			puzzle.addEventListener(type, back, { signal });
		back();
	}

	/**
	 * Says which board is in play.
	 *
	 * @param {MarathonState} state
	 */
	showBoard(state) {
		const { parts, splits, elapsed } = state;
		const place = this.#words.place(splits.length + 1, parts.sizes.length);
		const said = [place];
		if (splits.length > 0) said.push(this.#words.soFar(formatTime(elapsed, 1)));
		this.#show(state, said, sizeName(state.next ?? ""));
	}

	/**
	 * Says how the last board went.
	 *
	 * @param {MarathonState} state
	 */
	showSolved(state) {
		const { splits } = state;
		const { size, elapsed } = splits[splits.length - 1];
		const time = formatTime(elapsed, 1);
		this.#show(state, [this.#words.solvedIn(sizeName(size), time)]);
	}

	/**
	 * @param {MarathonState} state
	 * @param {string[]} said
	 * @param {string} [heard] What is only heard.
	 */
	#show({ parts, splits }, said, heard = "") {
		const line = make("span", { class: "marathon-line" });
		line.append(make("b", {}, courseName(parts, this.#words)));
		for (const text of said) line.append(" ", make("span", {}, text));
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
		this.#puzzle.classList.remove(SHOWN);
		const hadFocus = this.#box.contains(document.activeElement);
		this.#box.remove();
		if (hadFocus) this.#puzzle.focus();
	}
}
