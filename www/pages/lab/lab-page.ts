/**
 * The page of the laboratory: what is chosen, what the core says of it, and the parts
 * that show it.
 */

import type { LabCore } from "../../core/later/site-modules.ts";
import type { SolvableResult } from "../../core/wasm/lab.js";
import { find, translate } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import type { LabClient } from "../../lab/lab-client.ts";
import { loadLabTexts } from "../../messages/compiled/lab.ts";
import type { Texts } from "../../messages/compiled/lab-en.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { loadPuzzleTexts } from "../../messages/compiled/puzzle.ts";
import { explain, setLanguage } from "../../messages/language.ts";
import type { LazySolver } from "../../solver/lazy.ts";
import { wireLanguage } from "../parts/language-choice.ts";
import { BoardPart } from "./board-part.ts";
import { DrawPart } from "./draw-part.ts";
import {
	type Choices,
	NAMED_GOALS,
	readAddress,
	usualChoices,
	writeAddress,
} from "./lab-address.ts";
import { ManyPart } from "./many-part.ts";
import { Runner } from "./runner.ts";
import type { Run } from "./runs.ts";
import { SearchList } from "./search-list.ts";
import { SearchPart } from "./search-part.ts";
import { SharePart } from "./share-part.ts";
import { SolvablePart } from "./solvable-part.ts";
import { WatchPart } from "./watch-part.ts";

/** A board as the core reads it. */
export type Look = {
	size: string;
	/** In text form. */
	text: string;
	tiles: number[];
	/** By name or in text form. */
	goal: string;
	found: SolvableResult;
};

/** How long the address waits for the next change, in milliseconds. */
const ADDRESS_MS = 300;

export class LabPage {
	searches;
	#parts;
	#language;
	#board;
	#draw;
	#solvable;
	#search;
	#many;
	#watch;
	choices: Choices = usualChoices();
	/** The board, if it can be read. */
	look: Look | null = null;
	/** The last one that could be read. */
	lastLook: Look | null = null;
	/** What is wrong, with the board or with the goal. */
	wrong: { at: "text" | "own"; error: unknown } | null = null;
	texts: Texts;
	#saving: ReturnType<typeof setTimeout> | undefined;
	/** The address that the page has written. */
	#written = "";

	constructor(parts: {
		core: LabCore;
		client: LabClient;
		solver: LazySolver;
		puzzle: SlidingPuzzleElement;
		texts: Texts;
		language: Language;
		saveLanguage: (language: string) => void;
	}) {
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

	/** @param hash What follows the `#`, or with it. */
	open(hash: string) {
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

	/** Changes what is chosen. */
	change(news: Partial<Choices>) {
		Object.assign(this.choices, news);
		if ("board" in news || "goal" in news || "own" in news) this.#look();
		this.render();
		clearTimeout(this.#saving);
		this.#saving = setTimeout(() => this.#save(), ADDRESS_MS);
	}

	/** Puts another board in place of the one at hand. */
	take(board: string) {
		this.#board.remember();
		this.change({ board });
	}

	/** Plays what a search has found. */
	play(run: Run) {
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
		const goals = this.texts.goals as Record<string, string>;
		return goal === "own"
			? (this.lastLook?.goal ?? this.choices.own)
			: goals[goal];
	}

	/** Resolves with what to tell a person about an error. */
	async explain(error: unknown) {
		if ((error as any)?.code === "labLost") return this.texts.lost;
		return explain(await loadPuzzleTexts(this.#language), error);
	}

	/** Reads the board and the goal. */
	#look() {
		const { core } = this.#parts;
		const { board, goal: name, own } = this.choices;
		this.look = null;
		this.wrong = null;
		let at = "text" as "text" | "own";
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
