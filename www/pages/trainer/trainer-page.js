/**
 * The page of exercises: what is trained, what is said of it, and what the player asks
 * for.
 */

import { find, findButton, translate } from "../../element/dom.js";
import { loadTrainerTexts } from "../../messages/compiled/trainer.js";
import { setLanguage } from "../../messages/language.js";
import { watchBoard } from "../parts/board-watch.js";
import { renderGoal } from "../parts/goal-view.js";
import { wireLanguage } from "../parts/language-choice.js";
import { make } from "../parts/sheet.js";
import { WayShow } from "../parts/way-show.js";
import { renderFigures, statusTexts } from "./answer-view.js";
import { ChoiceList } from "./choice-list.js";
import { ExercisePlay } from "./exercise-play.js";
import { GatherView } from "./gather-view.js";
import { SizeChoice } from "./size-choice.js";
import { FIRST, nameOf, readChoice, topicsOf } from "./topics.js";

/**
 * @typedef {import("../../messages/compiled/trainer-en.js").Texts} Texts
 * @typedef {import("../../messages/language.js").Language} Language
 * @typedef {import("./topics.js").Choice} Choice
 */

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
	/** @type {Choice} */
	#choice = FIRST;
	#isSaved = true;
	#choices = new ChoiceList();
	#sizes = new SizeChoice();
	/** The words of the status. */
	#said = "";
	/** What the way that is shown is called. @type {((texts: Texts) => string) | null} */
	#way = null;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#waiting;

	/**
	 * @param {object} parts
	 * @param {import("../../element/element.js").SlidingPuzzleElement} parts.puzzle
	 * @param {import("../parts/training.js").Training} parts.training
	 * @param {import("../../storage/plays.js").PlayStore} parts.plays
	 * @param {import("../../storage/settings.js").SettingStore} parts.settings
	 * @param {(board: string, slides: string, goal: string) => Promise<string>} parts.read
	 * @param {(size: string) => boolean} parts.isProvable
	 * @param {Texts} parts.texts
	 * @param {Language} parts.language
	 * @param {string} parts.chosen What was trained last.
	 * @param {(name: string) => void} parts.saveChoice
	 * @param {(language: string) => void} parts.saveLanguage
	 */
	constructor(parts) {
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
			move: (way) => puzzle.move(/** @type {"U"} */ (way)),
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

	/**
	 * Opens what an address asks for; without that, what was trained last.
	 *
	 * @param {string} hash
	 */
	async open(hash) {
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

	/** @param {{ isSkip?: boolean }} [options] */
	async #next(options) {
		this.#show.stop();
		this.#way = null;
		clearTimeout(this.#waiting);
		this.#waiting = setTimeout(() => {
			if (this.#play.stage === "drawing") this.#say(this.#texts.drawing, []);
		}, WAIT_MS);
		await this.#play.next(topicsOf(this.#choice), options);
	}

	/** Goes on, and to the board. @param {{ isSkip?: boolean }} [options] */
	#goOn(options) {
		void this.#next(options);
		this.#parts.puzzle.focus();
	}

	#wire() {
		const { puzzle } = this.#parts;
		const play = this.#play;
		/** @type {(id: string, act: () => unknown) => void} */
		const on = (id, act) =>
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

	/** @param {KeyboardEvent} event */
	#hearKey(event) {
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

	/** @param {Language} language */
	#speak(language) {
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
		for (const [id, isThere] of /** @type {const} */ ([
			["next", isDone],
			["retry", stage === "failed"],
			["show", isOpen || (isDone && !isPerfect)],
			["again", isDone && !isPerfect],
			["skip", isOpen || stage === "failed" || stage === "grading"],
			["back", isOpen],
		])) {
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

	/**
	 * Says something in the status, once.
	 *
	 * @param {string} first
	 * @param {string[]} rest
	 */
	#say(first, rest) {
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
