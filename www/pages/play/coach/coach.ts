/**
 * Help step by step in a game, as people solve a board: where, which tile, which slide.
 * Each is asked for, and each counts as a hint. It stands in the line below the board.
 */

import { type Lessons, loadLessons } from "../../../core/later/site-modules.ts";
import type { Task } from "../../../core/wasm/lessons.js";
import { label } from "../../../element/dom.ts";
import { loadCoachTexts } from "../../../messages/compiled/coach.ts";
import type { Texts } from "../../../messages/compiled/coach-en.ts";
import { late, lateTexts } from "../../parts/late.ts";
import { Marks } from "../../parts/marks.ts";
import { addStyle, closeIcon, make } from "../../parts/sheet.ts";
import type { Parts } from "../page-parts.ts";
import css from "./coach.css?inline";
import { type Level, nextLevel, viewOf } from "./coach-view.ts";

/** The class of the puzzle while the coach is in the place of what it says. */
const SHOWN = "coached";

/** Shown once something was asked for: where, which tile, which slide. */
const STEPS = 3;

let open: Coach | null = null;

/** Shows the next step; opens it if it is not there. */
export async function openCoach(
	parts: Parts,
	{
		isOffer = false,
		toShortest = () => {},
	}: {
		/** Whether it only offers to help. */
		isOffer?: boolean;
		/** Called when the shortest slide is wanted. */
		toShortest?: () => void;
	} = {},
) {
	const { puzzle } = parts;
	const { text } = puzzle;
	const lessons = await late(loadLessons);
	const texts = await lateTexts(loadCoachTexts, parts.strings);
	// Meanwhile another board may be in play.
	if (puzzle.text !== text) return;
	open ??= new Coach(parts, lessons, texts, toShortest);
	if (!isOffer) open.ask();
}

class Coach {
	#puzzle;
	#lessons;
	#texts;
	#marks;
	#task: Task | undefined;
	#level: Level = "offer";
	/** The tiles that have just come home. */
	#brought: number[] = [];
	#head = make("h2", { class: "coach-head" });
	#text = make("p", { class: "coach-text" });
	#trail = make("div", { class: "coach-trail", role: "img" });
	#more = make("button", {
		type: "button",
		id: "coach-more",
		class: "button small",
	});
	#close = make("button", { type: "button", id: "coach-close", class: "tool" });
	#steps = make("button", { type: "button" });
	#shortest = make("button", { type: "button", id: "coach-shortest" });
	#pair = make("div", { class: "coach-pair", role: "group" });
	#box = make("div", { slot: "caption", class: "coach", role: "group" });
	#stop = new AbortController();

	constructor(
		{ puzzle, onSpeak }: Parts,
		lessons: Lessons,
		texts: Texts,
		toShortest: () => void,
	) {
		addStyle(css);
		this.#puzzle = puzzle;
		this.#lessons = lessons;
		this.#texts = texts;
		this.#marks = new Marks(puzzle);
		this.#close.append(closeIcon());
		this.#close.addEventListener("click", () => {
			this.close();
			puzzle.focus();
		});
		this.#more.addEventListener("click", () => this.ask());
		this.#choose(toShortest);
		for (let step = 0; step < STEPS; step++) this.#trail.append(make("i"));
		const said = make("div", { class: "coach-said", role: "status" });
		said.append(this.#head, this.#text);
		const rest = make("div", { class: "coach-rest" });
		rest.append(this.#trail, this.#pair, this.#close);
		this.#box.append(said, this.#more, rest);
		// Before the notices, which cover it.
		puzzle.prepend(this.#box);
		puzzle.classList.add(SHOWN);
		const { signal } = this.#stop;
		puzzle.addEventListener("move", () => this.#follow(), { signal });
		// Another board, or another kind of help, is in its place.
		for (const type of ["new", "hint", "progress", "solved"]) {
			puzzle.addEventListener(type, () => this.close(), { signal });
		}
		puzzle.addEventListener("restart", () => this.#follow(), { signal });
		this.#task = this.#find();
		this.#speak();
		onSpeak(async (language) => {
			const texts = await loadCoachTexts(language);
			return () => {
				this.#texts = texts;
				this.#speak();
			};
		}, signal);
	}

	/** Says everything in the language of its texts. */
	#speak() {
		const texts = this.#texts;
		label(this.#close, texts.close);
		this.#box.ariaLabel = texts.name;
		this.#pair.ariaLabel = texts.kinds;
		this.#steps.textContent = texts.steps;
		this.#shortest.textContent = texts.shortest;
		this.#render();
	}

	/** Shows more of the task. When its slide is shown, plays it. */
	ask() {
		if (this.#task === undefined) return;
		if (this.#level === "slide") {
			const [{ tile }] = this.#task.moves;
			this.#puzzle.move(this.#puzzle.cells.indexOf(tile));
			return;
		}
		this.#level = nextLevel(this.#level);
		this.#brought = [];
		this.#count();
		this.#render();
	}

	close() {
		this.#stop.abort();
		this.#marks.remove();
		const hadFocus = this.#box.contains(document.activeElement);
		this.#box.remove();
		this.#puzzle.classList.remove(SHOWN);
		if (open === this) open = null;
		if (hadFocus) this.#puzzle.focus();
	}

	#find() {
		return this.#lessons.nextTask(this.#puzzle.text, this.#puzzle.goal);
	}

	#count() {
		void this.#puzzle.hint({ own: true });
	}

	#follow() {
		const before = this.#task;
		this.#task = this.#find();
		if (before === undefined || this.#task === undefined) return;
		const { cells } = this.#puzzle;
		const isHome = before.cells.every(
			(cell, at) => cells[cell] === before.tiles[at],
		);
		const isSame = this.#task.tiles.join() === before.tiles.join();
		if (isHome || !isSame) {
			if (this.#level === "offer") {
				this.close();
				return;
			}
			this.#level = "none";
			this.#brought = isHome ? before.tiles : [];
		}
		// The next slide is shown too.
		if (this.#level === "slide") this.#count();
		this.#render();
	}

	#render() {
		if (this.#task === undefined) return;
		const { cells, size } = this.#puzzle;
		const view = viewOf(
			{
				task: this.#task,
				level: this.#level,
				brought: this.#brought,
				cells,
				columns: Number.parseInt(size, 10),
			},
			this.#texts,
		);
		this.#head.textContent = view.head;
		this.#text.textContent = view.text;
		this.#more.textContent = view.button;
		// A slide that is one press away.
		this.#more.classList.toggle("strong", this.#level === "slide");
		this.#trail.ariaLabel = this.#texts.step(view.step, STEPS);
		for (const [at, dash] of [...this.#trail.children].entries()) {
			dash.classList.toggle("on", at < view.step);
		}
		this.#marks.render(view.marks);
	}

	/** The pair chooses between this help and the shortest slide. */
	#choose(toShortest: () => void) {
		this.#steps.ariaPressed = "true";
		this.#shortest.ariaPressed = "false";
		this.#shortest.addEventListener("click", () => {
			this.close();
			this.#puzzle.focus();
			toShortest();
		});
		this.#pair.append(this.#steps, this.#shortest);
	}
}
