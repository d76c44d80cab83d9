/**
 * The page of the laboratory: what is chosen, what the core says of it, and the parts
 * that show it.
 */

import { find, translate } from "../../element/dom.js";
import { loadLabTexts } from "../../messages/compiled/lab.js";
import { loadPuzzleTexts } from "../../messages/compiled/puzzle.js";
import { explain, setLanguage } from "../../messages/language.js";
import { wireLanguage } from "../parts/language-choice.js";
import { BoardPart } from "./board-part.js";
import { DrawPart } from "./draw-part.js";
import {
	NAMED_GOALS,
	readAddress,
	usualChoices,
	writeAddress,
} from "./lab-address.js";
import { ManyPart } from "./many-part.js";
import { Runner } from "./runner.js";
import { SearchList } from "./search-list.js";
import { SearchPart } from "./search-part.js";
import { SharePart } from "./share-part.js";
import { SolvablePart } from "./solvable-part.js";
import { WatchPart } from "./watch-part.js";

/**
 * @typedef {import("./lab-address.js").Choices} Choices
 * @typedef {import("../../messages/compiled/lab-en.js").Texts} Texts
 * @typedef {import("../../messages/language.js").Language} Language
 */

/**
 * A board as the core reads it.
 *
 * @typedef {object} Look
 * @property {string} size
 * @property {string} text In text form.
 * @property {number[]} tiles
 * @property {string} goal By name or in text form.
 * @property {import("../../core/later/site-modules.js").SolvableResult} found
 */

/** How long the address waits for the next change, in milliseconds. */
const ADDRESS_MS = 300;

export class LabPage {
	#parts;
	#language;
	#board;
	#draw;
	#solvable;
	#search;
	#many;
	#watch;
	/** @type {Choices} */
	choices = usualChoices();
	/** The board, if it can be read. @type {Look | null} */
	look = null;
	/** The last one that could be read. @type {Look | null} */
	lastLook = null;
	/** What is wrong, with the board or with the goal. @type {{ at: "text" | "own", error: unknown } | null} */
	wrong = null;
	/** @type {Texts} */
	texts;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#saving;
	/** The address that the page has written. */
	#written = "";

	/**
	 * @param {object} parts
	 * @param {import("../../core/later/site-modules.js").LabCore} parts.core
	 * @param {import("../../lab/lab-client.js").LabClient} parts.client
	 * @param {import("../../solver/lazy.js").LazySolver} parts.solver
	 * @param {import("../../element/element.js").SlidingPuzzleElement} parts.puzzle
	 * @param {Texts} parts.texts
	 * @param {Language} parts.language
	 * @param {(language: string) => void} parts.saveLanguage
	 */
	constructor(parts) {
		this.#parts = parts;
		this.texts = parts.texts;
		this.#language = parts.language;
		this.searches = new SearchList(parts.core);
		const runner = new Runner(parts.client);
		this.#board = new BoardPart(this, parts.puzzle);
		this.#draw = new DrawPart(this);
		this.#solvable = new SolvablePart(this);
		this.#search = new SearchPart(this, runner);
		this.#many = new ManyPart(this, runner);
		this.#watch = new WatchPart(this, runner);
		wireLanguage(this.#language, async (language) => {
			this.texts = await loadLabTexts(language);
			this.#language = language;
			this.#parts.saveLanguage(language);
			this.#speak();
		});
		new SharePart(this);
	}

	get language() {
		return this.#language;
	}

	get core() {
		return this.#parts.core;
	}

	get solver() {
		return this.#parts.solver;
	}

	/** How many cells a side may have: the least and the most. */
	get sides() {
		return this.#parts.puzzle.sides;
	}

	/** @param {string} hash What follows the `#`, or with it. */
	open(hash) {
		if (hash === this.#written && hash !== "") return;
		const choices = readAddress(hash);
		const { known, unknown } = this.searches.take(choices.searches);
		this.choices = { ...choices, searches: known };
		find(document, "bench", HTMLElement).hidden = false;
		this.#look();
		this.#speak();
		if (unknown.length === 0) return;
		find(document, "link-said", HTMLElement).textContent =
			this.texts.unknownSearches(unknown.join(", "));
	}

	/**
	 * Changes what is chosen.
	 *
	 * @param {Partial<Choices>} news
	 */
	change(news) {
		Object.assign(this.choices, news);
		if ("board" in news || "goal" in news || "own" in news) this.#look();
		this.render();
		clearTimeout(this.#saving);
		this.#saving = setTimeout(() => this.#save(), ADDRESS_MS);
	}

	/** Puts another board in place of the one at hand. @param {string} board */
	take(board) {
		this.#board.remember();
		this.change({ board });
	}

	/** Plays what a search has found. @param {import("./runs.js").Run} run */
	play(run) {
		this.#board.play(run);
	}

	/** The run that is being played. */
	get played() {
		return this.#board.played;
	}

	render() {
		const { fixed } = this.choices;
		document.documentElement.classList.toggle("is-fixed", fixed);
		this.#board.render();
		this.#draw.render();
		this.#solvable.render();
		this.#search.render();
		this.#many.render();
		this.#watch.render();
	}

	/** Called when a play on the board begins or ends. */
	renderPlay() {
		this.#search.renderPlay();
	}

	/** Returns the goal in words. */
	goalText() {
		const { goal } = this.choices;
		const goals = /** @type {Record<string, string>} */ (this.texts.goals);
		return goal === "own"
			? (this.lastLook?.goal ?? this.choices.own)
			: goals[goal];
	}

	/**
	 * Resolves with what to tell a person about an error.
	 *
	 * @param {unknown} error
	 */
	async explain(error) {
		if (/** @type {any} */ (error)?.code === "labLost") return this.texts.lost;
		return explain(await loadPuzzleTexts(this.#language), error);
	}

	/** Reads the board and the goal. */
	#look() {
		const { core } = this.#parts;
		const { board, goal: name, own } = this.choices;
		this.look = null;
		this.wrong = null;
		let at = /** @type {"text" | "own"} */ ("text");
		try {
			const { size, tiles, text } = core.readTiles(board);
			// Whether it is a board at all has nothing to do with the goal.
			let found = core.solvability(size, tiles, "last");
			at = "own";
			const isNamed = NAMED_GOALS.includes(name);
			const goal = isNamed ? name : core.readTiles(own).text;
			found = core.solvability(size, tiles, goal);
			this.look = { size, text, tiles, goal, found };
			this.lastLook = this.look;
		} catch (error) {
			this.wrong = { at, error };
		}
	}

	#save() {
		this.#written = writeAddress(this.choices);
		try {
			history.replaceState(null, "", this.#written);
		} catch (error) {
			// A frame may have no address of its own.
			console.info("the address stays:", error);
		}
	}

	#speak() {
		const { texts } = this;
		const { puzzle } = this.#parts;
		setLanguage(document.documentElement, this.#language);
		puzzle.lang = this.#language;
		document.title = texts.title;
		translate(document, texts);
		// What was said is in the other language.
		for (const id of ["run-said", "many-said", "draw-said", "link-said"]) {
			find(document, id, HTMLElement).textContent = "";
		}
		puzzle.ariaLabel = texts.boardName;
		this.render();
	}
}
