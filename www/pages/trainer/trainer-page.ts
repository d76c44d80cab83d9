/**
 * The page of exercises: what is trained, what is said of it, and what the player asks
 * for.
 */

import { find, findButton, translate } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { loadTrainerTexts } from "../../messages/compiled/trainer.ts";
import type { Texts } from "../../messages/compiled/trainer-en.ts";
import { setLanguage } from "../../messages/language.ts";
import type { PlayStore } from "../../storage/plays.ts";
import type { SettingStore } from "../../storage/settings.ts";
import { watchBoard } from "../parts/board-watch.ts";
import { renderGoal } from "../parts/goal-view.ts";
import { wireLanguage } from "../parts/language-choice.ts";
import { make } from "../parts/sheet.ts";
import type { Training } from "../parts/training.ts";
import { WayShow } from "../parts/way-show.ts";
import { renderFigures, statusTexts } from "./answer-view.ts";
import { ChoiceList } from "./choice-list.ts";
import { ExercisePlay } from "./exercise-play.ts";
import { GatherView } from "./gather-view.ts";
import { SizeChoice } from "./size-choice.ts";
import { type Choice, FIRST, nameOf, readChoice, topicsOf } from "./topics.ts";

/** A board that takes longer to draw than this is waited for in words. */
const WAIT_MS = 300;

/** What has the keys for itself. */
const OWN_KEYS = "a, button, input, select, summary, textarea";

export class TrainerPage {
	#parts;
	#texts;
	#play;
	#show;
	#gather;
	#choice: Choice = FIRST;
	#isSaved = true;
	#choices = new ChoiceList();
	#sizes = new SizeChoice();
	/** The words of the status. */
	#said = "";
	/** What the way that is shown is called. */
	#way: ((texts: Texts) => string) | null = null;
	#waiting: ReturnType<typeof setTimeout> | undefined;

	constructor(parts: {
		puzzle: SlidingPuzzleElement;
		training: Training;
		plays: PlayStore;
		settings: SettingStore;
		read: (board: string, slides: string, goal: string) => Promise<string>;
		isProvable: (size: string) => boolean;
		texts: Texts;
		language: Language;
		/** What was trained last. */
		chosen: string;
		saveChoice: (name: string) => void;
		saveLanguage: (language: string) => void;
	}) {
		this.#parts = parts;
		this.#texts = parts.texts;
		const { puzzle, training, plays, settings, read, isProvable } = parts;
		this.#play = new ExercisePlay({
			training,
			puzzle,
			read,
			report: () => this.#render(),
			drawSeed: () => crypto.getRandomValues(new Uint32Array(2)).join("-"),
		});
		this.#show = new WayShow({
			move: (way) => puzzle.move(way as "U"),
			report: () => this.#render(),
		});
		this.#gather = new GatherView({
			from: {
				plays,
				settings,
				training,
				isProvable,
				review: (options) => puzzle.review({ ...options, metric: "stm" }),
			},
			texts: () => this.#texts,
			onDone: (kept) => {
				if (kept > 0 && this.#play.stage === "empty") void this.#next();
				else this.#render();
			},
		});
		training.onChange(() => this.#render());
		this.#wire();
		this.#speak(parts.language);
	}

	/** Opens what an address asks for; without that, what was trained last. */
	async open(hash: string) {
		const section = find(document, "exercise", HTMLElement);
		const isFirst = section.hidden;
		const named = readChoice(hash.slice(1));
		const kept = readChoice(this.#parts.chosen);
		this.#choice = named ?? (isFirst ? kept : this.#choice) ?? FIRST;
		if (named) this.#parts.saveChoice(nameOf(named));
		this.#gather.stop();
		this.#renderTitle();
		section.hidden = false;
		await this.#parts.puzzle.ready;
		await this.#next();
		// Whoever chooses reads what was chosen, and whoever goes through the sizes goes on.
		if (isFirst || this.#sizes.hasFocus) return;
		find(document, "exercise-title", HTMLElement).focus();
	}

	async #next(options?: { isSkip?: boolean }) {
		this.#show.stop();
		this.#way = null;
		clearTimeout(this.#waiting);
		this.#waiting = setTimeout(() => {
			if (this.#play.stage === "drawing") this.#say(this.#texts.drawing, []);
		}, WAIT_MS);
		await this.#play.next(topicsOf(this.#choice), options);
	}

	/** Goes on, and to the board. */
	#goOn(options?: { isSkip?: boolean }) {
		void this.#next(options);
		this.#parts.puzzle.focus();
	}

	#wire() {
		const { puzzle } = this.#parts;
		const play = this.#play;
		const on: (id: string, act: () => unknown) => void = (id, act) =>
			findButton(document, id).addEventListener("click", () => void act());
		on("next", () => this.#goOn());
		on("skip", () => this.#goOn({ isSkip: true }));
		on("retry", () => {
			void play.retry();
			puzzle.focus();
		});
		on("again", () => {
			this.#show.stop();
			this.#way = null;
			void play.tryAgain();
			puzzle.focus();
		});
		on("undo", () => play.undo());
		on("start-over", () => play.startOver());
		on("show", () => this.#renderWay());
		const { signal } = new AbortController();
		watchBoard(puzzle, () => play.look(), signal);
		puzzle.addEventListener("before-new", (event) => {
			event.preventDefault();
			this.#goOn({ isSkip: play.stage === "open" });
		});
		document.addEventListener("keydown", (event) => this.#hearKey(event));
		wireLanguage(this.#parts.language, async (language) => {
			this.#texts = await loadTrainerTexts(language);
			this.#parts.saveLanguage(language);
			this.#speak(language);
			this.#render();
		});
	}

	#hearKey(event: KeyboardEvent) {
		const { target, key } = event;
		const { puzzle } = this.#parts;
		const isCommand = event.ctrlKey || event.metaKey || event.altKey;
		if (event.defaultPrevented || isCommand) return;
		if (!(target instanceof Element)) return;
		const isOwn = target.closest(OWN_KEYS) !== null;
		if (key === "Enter" && !isOwn && this.#play.stage === "done") {
			event.preventDefault();
			this.#goOn();
			return;
		}
		if (puzzle.contains(target)) return;
		if (!key.startsWith("Arrow") || target.closest("select, input")) return;
		puzzle.hearKey(event);
		if (event.defaultPrevented) puzzle.focus();
	}

	#speak(language: Language) {
		const texts = this.#texts;
		setLanguage(document.documentElement, language);
		this.#parts.puzzle.lang = language;
		document.title = texts.title;
		translate(document, texts);
		this.#parts.puzzle.ariaLabel = texts.board;
		find(document, "topics", HTMLElement).ariaLabel = texts.topics;
	}

	/** Gives up, or shows again how it goes; or stops that. */
	async #renderWay() {
		if (this.#show.isOn) {
			this.#show.stop();
			return;
		}
		const play = this.#play;
		if (play.stage === "open") play.giveUp();
		try {
			const line = await play.line();
			if (line === null) return;
			const { board, slides, lower, at } = line;
			if (!(await play.show(board))) return;
			const isProved = lower === slides.length;
			// Where the grade says it already, it is not said again.
			const isSaid = play.verdict?.slides === null && play.fewest !== null;
			this.#way = isSaid
				? null
				: (texts) => texts.showing(slides.length, isProved, at > 0);
			this.#show.run(slides);
		} catch (error) {
			console.info("no way was found:", error);
			this.#way = (texts) => texts.noWay;
			this.#render();
		}
	}

	#renderTitle() {
		const title = find(document, "exercise-title", HTMLElement);
		title.textContent = this.#texts.topic[this.#choice.kind].title;
	}

	/** Shows where the exercise stands. */
	#render() {
		const play = this.#play;
		const { training } = this.#parts;
		const texts = this.#texts;
		const { kind } = this.#choice;
		const exercise = play.exercise;
		this.#renderTitle();
		this.#choices.render(texts, training, this.#choice);
		this.#sizes.render(texts, this.#choice);
		find(document, "beside", HTMLElement).hidden = play.stage === "empty";
		this.#parts.puzzle.hidden = exercise === undefined;
		void renderGoal(this.#parts.puzzle);
		this.#gather.render(kind === "own");
		const { goal } = this.#parts.puzzle;
		renderFigures(texts, play, { isMixed: kind === "mixed", goal });
		const { grade, rest } = statusTexts(texts, play);
		const way = this.#way === null ? [] : [this.#way(texts)];
		if (play.stage !== "drawing") this.#say(grade, [...rest, ...way]);
		this.#renderButtons();
		this.#renderNotes();
	}

	#renderButtons() {
		const { stage, verdict, path } = this.#play;
		const isOpen = stage === "open";
		const isDone = stage === "done";
		const isPerfect =
			isDone && verdict !== null && verdict.slides === verdict.fewest;
		const show = findButton(document, "show");
		show.textContent = this.#show.isOn
			? this.#texts.stop
			: isDone
				? this.#texts.show
				: this.#texts.giveUp;
		const active = document.activeElement;
		for (const [id, isThere] of [
			["next", isDone],
			["retry", stage === "failed"],
			["show", isOpen || (isDone && !isPerfect)],
			["again", isDone && !isPerfect],
			["skip", isOpen || stage === "failed" || stage === "grading"],
			["back", isOpen],
		] as const) {
			find(document, id, HTMLElement).hidden = !isThere;
		}
		for (const id of ["undo", "start-over"]) {
			findButton(document, id).ariaDisabled = String(path === "");
		}
		// Whoever pressed a button that is gone goes on with the next one.
		const isGone =
			active instanceof HTMLElement && active.offsetParent === null;
		if (isDone && isGone && active !== document.body) {
			findButton(document, "next").focus();
		}
	}

	/** Says something in the status, once. */
	#say(first: string, rest: string[]) {
		const words = [first, ...rest].join("\n");
		if (words === this.#said) return;
		this.#said = words;
		const lines = [first, ...rest].filter((line) => line !== "");
		find(document, "verdict", HTMLElement).replaceChildren(
			...lines.map((line, at) =>
				make("p", { class: at === 0 ? "grade" : "soft" }, line),
			),
		);
	}

	#renderNotes() {
		const { training } = this.#parts;
		const damaged = find(document, "damaged", HTMLElement);
		damaged.hidden = !training.wasDamaged;
		damaged.textContent = training.wasDamaged ? this.#texts.damaged : "";
		const note = find(document, "not-saved", HTMLElement);
		note.hidden = this.#isSaved;
		note.textContent = this.#isSaved ? "" : this.#texts.notSaved;
		void training.saved.then((isSaved) => {
			if (isSaved === this.#isSaved) return;
			this.#isSaved = isSaved;
			this.#renderNotes();
		});
	}
}
