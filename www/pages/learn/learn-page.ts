/**
 * The page of lessons: which there are, what is to be done, and the help that is asked
 * for.
 */

import type { Lessons } from "../../core/later/site-modules.ts";
import { drawSeed } from "../../core/seed.ts";
import { find, findButton, translate } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { internals } from "../../element/internals.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { renderGoal } from "../parts/goal-view.ts";
import { wireLanguage } from "../parts/language-choice.ts";
import { Marks } from "../parts/marks.ts";
import { setPageLanguage } from "../parts/page-language.ts";
import { icon, make } from "../parts/sheet.ts";
import { helpMarks, helpTexts, loadTexts, type Texts } from "./lesson-help.ts";
import { LESSONS, LEVELS, type LessonName, LessonPlay } from "./lesson-play.ts";

const CHECK = "m6 12.500 4 4 8-9";

export class LearnPage {
	#parts;
	#texts;
	#play;
	#marks;
	#done: Set<string>;
	/** The text that was told last; `null` of another board. */
	#told: string | null = null;
	/** What the list of lessons shows. */
	#listed = "";

	constructor(parts: {
		puzzle: SlidingPuzzleElement;
		lessons: Lessons;
		texts: Texts;
		language: Language;
		/** The lessons that the player has done. */
		done: string[];
		saveDone: (names: string[]) => void;
		saveLanguage: (language: string) => void;
	}) {
		this.#parts = parts;
		this.#texts = parts.texts;
		this.#done = new Set(parts.done);
		this.#marks = new Marks(parts.puzzle);
		this.#play = new LessonPlay({
			lessons: parts.lessons,
			puzzle: parts.puzzle,
			report: () => this.#render(),
		});
		this.#wire();
		this.#speak(parts.language);
	}

	/** Opens the lesson of an address; without one, the first that is not done. */
	async open(hash: string) {
		const named = LESSONS.find((name) => `#${name}` === hash);
		const isFirst = find(document, "lesson", HTMLElement).hidden;
		const next = LESSONS.find((name) => !this.#done.has(name));
		await this.#parts.puzzle.ready;
		await this.#deal(named ?? next ?? LESSONS[0]);
		// Who goes on to a lesson reads it from its beginning.
		if (!isFirst) find(document, "lesson-title", HTMLElement).focus();
	}

	async #deal(name: LessonName) {
		find(document, "lesson", HTMLElement).hidden = false;
		this.#told = null;
		await this.#play.deal(name, drawSeed());
	}

	#wire() {
		const { puzzle, saveLanguage } = this.#parts;
		for (const level of LEVELS) {
			findButton(document, level).addEventListener("click", () => {
				if (level === "show" && this.#play.isShowing) this.#play.stop();
				else this.#play.help(level);
			});
		}
		findButton(document, "undo").addEventListener("click", () => {
			// Before the first move it would bring back another board.
			if (puzzle.moves.mtm > 0) puzzle.undo();
		});
		findButton(document, "another").addEventListener("click", () =>
			this.#another(),
		);
		puzzle.addEventListener("before-shuffle", (event) => {
			event.preventDefault();
			this.#another();
		});
		document.addEventListener("keydown", (event) => {
			const { target, key } = event;
			if (event.defaultPrevented || !(target instanceof Element)) return;
			if (puzzle.contains(target) || target.closest("select")) return;
			if (!key.startsWith("Arrow")) return;
			internals(puzzle).hearKey(event);
			if (event.defaultPrevented) puzzle.focus();
		});
		wireLanguage(this.#parts.language, async (language) => {
			this.#texts = await loadTexts(language);
			saveLanguage(language);
			this.#speak(language);
			this.#render();
		});
	}

	#another() {
		void this.#deal(this.#play.state.name);
		this.#parts.puzzle.focus();
	}

	#speak(language: Language) {
		setPageLanguage(language);
		this.#parts.puzzle.lang = language;
		document.title = this.#texts.title;
		translate(document, this.#texts);
		this.#parts.puzzle.ariaLabel = this.#texts.board;
		find(document, "lessons", HTMLElement).ariaLabel = this.#texts.lessons;
	}

	/** Shows how far the lesson is. */
	#render() {
		const { state, isDone } = this.#play;
		const { puzzle, saveDone } = this.#parts;
		if (isDone && !this.#done.has(state.name)) {
			this.#done.add(state.name);
			saveDone([...this.#done]);
		}
		const listed = [state.name, this.#texts.title, ...this.#done].join();
		if (listed !== this.#listed) {
			this.#listed = listed;
			this.#renderList();
			this.#renderAbout();
		}
		this.#renderHelp();
		// Whatever can be pressed is heard.
		find(document, "beside", HTMLElement).hidden = false;
		this.#marks.render(helpMarks(state, puzzle.cells));
	}

	#renderAbout() {
		const { name } = this.#play.state;
		const texts = this.#texts;
		const { title, text } = texts.lesson[name];
		void renderGoal(this.#parts.puzzle);
		const number = LESSONS.indexOf(name) + 1;
		const say = (id: string, words: string) => {
			find(document, id, HTMLElement).textContent = words;
		};
		say("lesson-number", texts.number(number, LESSONS.length));
		say("lesson-title", title);
		say("lesson-text", text);
	}

	#renderHelp() {
		const { state, isDone, isShowing } = this.#play;
		const { puzzle } = this.#parts;
		const texts = this.#texts;
		const told = find(document, "told", HTMLElement);
		const words = helpTexts(state, texts);
		// The same words again are not announced again.
		if (words.join() !== this.#told) {
			told.replaceChildren(...words.map((line) => make("span", {}, line)));
		}
		this.#told = words.join();
		told.classList.toggle("praise", isDone || state.brought.length > 0);
		for (const level of LEVELS) {
			const button = findButton(document, level);
			button.ariaPressed = String(state.level === level);
		}
		const show = findButton(document, "show");
		show.textContent = isShowing ? texts.stop : texts.show;
		const helps = find(document, "helps", HTMLElement);
		const after = find(document, "after", HTMLElement);
		const undo = findButton(document, "undo");
		const next = find(document, "next", HTMLAnchorElement);
		const following = LESSONS[LESSONS.indexOf(state.name) + 1];
		next.href = following === undefined ? "./" : `#${following}`;
		next.textContent = following === undefined ? texts.play : texts.next;
		find(document, "train", HTMLElement).hidden = following !== undefined;
		const hadFocus =
			helps.contains(document.activeElement) || undo === document.activeElement;
		after.hidden = !isDone;
		helps.hidden = isDone;
		undo.hidden = isDone;
		undo.ariaDisabled = String(puzzle.moves.mtm === 0);
		if (isDone && hadFocus) next.focus();
	}

	#renderList() {
		const list = find(document, "lesson-list", HTMLOListElement);
		const { lesson, done } = this.#texts;
		const had = list.contains(document.activeElement);
		list.replaceChildren();
		for (const [index, name] of LESSONS.entries()) {
			const link = make("a", { href: `#${name}`, class: "step soft" });
			const dot = make("span", { class: "dot", "aria-hidden": "true" });
			const isDone = this.#done.has(name);
			if (isDone) dot.append(icon(CHECK));
			else dot.textContent = String(index + 1);
			link.append(
				dot,
				make("span", { class: "step-name" }, lesson[name].title),
			);
			if (isDone) link.append(make("span", { class: "sr" }, ` (${done})`));
			link.classList.toggle("is-done", isDone);
			const isCurrent = name === this.#play.state.name;
			if (isCurrent) link.setAttribute("aria-current", "step");
			const item = make("li");
			item.append(link);
			list.append(item);
			if (had && isCurrent) link.focus();
		}
	}
}
