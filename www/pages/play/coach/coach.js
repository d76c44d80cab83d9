/**
 * Help step by step in a game, as people solve a board: where to look, which tile, which
 * move, all moves. Each is asked for, and each counts as a hint.
 */

import { loadLessons } from "../../../core/load-lessons.js";
import { label } from "../../../element/dom.js";
import { chooseLanguage } from "../../../strings/language.js";
import { watchBoard } from "../../parts/board-watch.js";
import { loadLearnTexts } from "../../parts/learn-texts.js";
import { Marks } from "../../parts/marks.js";
import { addStyle, closeIcon, make } from "../../parts/sheet.js";
import { marksOf } from "../../parts/task-marks.js";
import { helpText } from "../../parts/task-text.js";
import css from "./coach.css?inline";

/**
 * @typedef {import("../rest.js").Parts} Parts
 * @typedef {import("../../../core/load-lessons.js").Lessons} Lessons
 * @typedef {import("../../../core/load-lessons.js").Task} Task
 * @typedef {import("../../parts/task-text.js").Level} Level
 */

/** @typedef {{ tiles: number[], direction: string }} Made A move: see the event. */

/** What can be asked for, from the least to the most. @type {Level[]} */
const LEVELS = ["none", "where", "tile", "move", "line"];

/** The class of the puzzle while the coach is in the place of what it says. */
const SHOWN = "coached";

/** The one that is open. @type {Coach | null} */
let open = null;

/** @param {Parts} parts */
export async function openCoach(parts) {
	const [lessons, texts] = await Promise.all([
		loadLessons(),
		loadLearnTexts(chooseLanguage([parts.strings().tag])),
	]);
	open?.close();
	open = new Coach(parts, lessons, texts);
	open.ask();
}

class Coach {
	#puzzle;
	#lessons;
	#texts;
	#marks;
	/** @type {Task | undefined} */
	#task;
	/** @type {Level} */
	#level = "none";
	/** The tiles that have just come home. @type {number[]} */
	#brought = [];
	#said = make("p", { class: "coach-said", role: "status" });
	#more = make("button", { type: "button", id: "coach-more", class: "button" });
	#box;
	#stop = new AbortController();

	/**
	 * @param {Parts} parts
	 * @param {Lessons} lessons
	 * @param {import("../../../strings/learn-en.js").LearnStrings} texts
	 */
	constructor({ puzzle }, lessons, texts) {
		addStyle(css);
		this.#puzzle = puzzle;
		this.#lessons = lessons;
		this.#texts = texts;
		this.#marks = new Marks(puzzle);
		const close = make("button", {
			type: "button",
			id: "coach-close",
			class: "tool",
		});
		close.append(closeIcon());
		label(close, texts.close);
		this.#box = make("div", { slot: "caption", class: "coach", role: "group" });
		this.#box.ariaLabel = texts.coach;
		this.#box.append(this.#said, this.#more, close);
		// Before the notices, which cover it.
		puzzle.prepend(this.#box);
		puzzle.classList.add(SHOWN);
		close.addEventListener("click", () => {
			this.close();
			puzzle.focus();
		});
		this.#more.addEventListener("click", () => this.ask());
		const { signal } = this.#stop;
		puzzle.addEventListener(
			"move",
			(event) => this.#follow(/** @type {CustomEvent} */ (event).detail),
			{ signal },
		);
		// Another board, or another kind of help, is in its place.
		for (const type of ["new", "hint", "progress", "solved"]) {
			puzzle.addEventListener(type, () => this.close(), { signal });
		}
		watchBoard(puzzle, () => this.#follow(null), signal);
		this.#task = this.#find();
	}

	/** Shows more of the task. */
	ask() {
		const next = LEVELS[LEVELS.indexOf(this.#level) + 1];
		if (next === undefined || this.#task === undefined) return;
		this.#level = next;
		this.#brought = [];
		void this.#puzzle.hint({ own: true });
		this.#show();
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

	/** @param {Made | null} made `null` if it was no move. */
	#follow(made) {
		const before = this.#task;
		if (before === undefined) return;
		const { cells } = this.#puzzle;
		const isHome = before.cells.every(
			(cell, at) => cells[cell] === before.tiles[at],
		);
		const follows = made !== null && !isHome;
		this.#task = (follows && rest(before, made)) || this.#find();
		const isSame = this.#task?.tiles.join() === before.tiles.join();
		if (!isSame || isHome) {
			this.#level = "none";
			this.#brought = isHome ? before.tiles : [];
		}
		this.#show();
	}

	#show() {
		const [task, level, texts] = [this.#task, this.#level, this.#texts];
		if (task === undefined) return;
		const help = { task, level, brought: this.#brought };
		this.#said.textContent = helpText(
			{ ...help, name: "whole", shown: 0 },
			texts,
		);
		this.#said.classList.toggle("praise", this.#brought.length > 0);
		const next = LEVELS[LEVELS.indexOf(level) + 1];
		const names = {
			where: this.#brought.length > 0 ? texts.nextStep : texts.where,
			tile: texts.tile,
			move: texts.move,
			line: texts.allMoves,
		};
		const name = names[/** @type {keyof typeof names} */ (next)];
		const hadFocus = this.#more === document.activeElement;
		this.#more.hidden = name === undefined;
		this.#more.textContent = name ?? "";
		if (hadFocus && this.#more.hidden) this.#puzzle.focus();
		this.#marks.show(marksOf({ ...help, toDo: [] }, this.#puzzle.cells));
	}
}

/**
 * Returns what is left of a task after a move; `null` if it was not the next one. So the
 * way that is shown stays the same while it is followed.
 *
 * @param {Task} task
 * @param {Made} made
 * @returns {Task | null}
 */
function rest(task, { tiles, direction }) {
	const [next, ...later] = task.moves;
	const left = next.count - tiles.length;
	if (next.way !== direction || left < 0) return null;
	const moves = left > 0 ? [{ ...next, count: left }, ...later] : later;
	if (moves.length === 0) return null;
	return { ...task, moves, slides: task.slides.slice(tiles.length) };
}
