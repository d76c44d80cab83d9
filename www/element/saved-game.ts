/**
 * The game as the element keeps it: under the key that the site author chose, and as
 * the value of a form, which is the position code. A required puzzle is valid when it is
 * solved.
 */

import type { GameEvent } from "../play/play.ts";
import { Autosave } from "./autosave.ts";
import type { Controller } from "./controller.ts";
import { find } from "./dom.ts";
import { coded } from "./event-details.ts";
import { isAnswer, nameOf } from "./first-game.ts";
import type { Kept, State } from "./kept-game.ts";

export class SavedGame {
	#controller;
	#internals;
	#autosave: Autosave | null = null;
	/** The record that the page began with, if no link asked for a board. */
	#first = "";
	/** The reasons for not saving that were already reported. */
	#told: Set<string> = new Set();

	constructor(controller: Controller, internals: ElementInternals) {
		this.#controller = controller;
		this.#internals = internals;
	}

	/**
	 * Opens the store under a key; with `null`, nothing is saved. Returns what was saved.
	 */
	open(key: string | null) {
		this.#autosave =
			key === null
				? null
				: new Autosave({
						key,
						report: (error, what) => this.#reportRefused(error, what),
						onForeign: (foreign, isFirst) => this.#keepBoth(foreign, isFirst),
					});
		return this.#autosave?.load() ?? { kept: {}, older: {}, isDamaged: false };
	}

	/** Moves a saved game that cannot be read out of the way. */
	setAside() {
		this.#autosave?.setAside();
	}

	/** Called when the first game is in play, and no link asked for it. */
	begin() {
		this.#first = this.#controller.there.record;
	}

	/** The current game, to keep anywhere; `null` until the puzzle is ready. */
	get state(): State | null {
		const { puzzle } = this.#controller;
		if (puzzle === null) return null;
		const { play, slidesPerSecond } = puzzle;
		return { record: play.record, slidesPerSecond };
	}

	/** Saves this tab's game. Another tab's game under this key is put aside. */
	keep() {
		const foreign = this.#autosave?.take();
		if (foreign) void this.#keepBoth(foreign);
		else this.#save();
		this.showValue();
	}

	/** Saves the game before nobody sees it any more. */
	hurry() {
		this.#save();
		this.#autosave?.hurry();
	}

	#save() {
		const { state } = this;
		if (state === null) return;
		const { asked, there } = this.#controller;
		const { aside } = there;
		this.#autosave?.save({ ...state, asked: nameOf(asked), aside });
	}

	/** Saves what an event of the game has changed. */
	follow(event: GameEvent) {
		const { record, snapshot } = this.#controller.there;
		const { size, goal } = snapshot;
		const { type } = event;
		if (type === "new" && event.back !== null)
			void this.#autosave?.takeUp(event.back);
		if (type === "aside" || type === "solved") {
			const ended = type === "aside" ? event.record : record;
			void this.#autosave?.keepPlay(ended, { state: type, size, goal });
		} else if (SAVED.test(type)) this.keep();
	}

	/**
	 * Puts another tab's game aside. One that this tab lost goes on, if nothing else
	 * was played or asked for since.
	 *
	 * @param isLost Whether it was saved before this page was opened.
	 */
	async #keepBoth(foreign: Partial<Kept>, isLost: boolean = false) {
		const { there: play, Game } = this.#controller;
		let isAside = false;
		try {
			const { takeIn } = await import("./later/take-in.ts");
			const mayGoOn = () =>
				isLost &&
				play.record === this.#first &&
				isAnswer(foreign, this.#controller.asked);
			isAside = await takeIn(play, Game, foreign, mayGoOn);
		} catch (error) {
			// Without a network it may not load. Its record is all that is needed.
			console.info("not taken in:", error);
			const { record } = foreign as { record?: string };
			if (record !== undefined) play.aside = [...play.aside, record];
		}
		// From now on this tab saves.
		this.keep();
		if (!isAside) return;
		const { aside } = play;
		this.#controller.fire("aside", { record: aside[aside.length - 1] });
	}

	/**
	 * Reports what cannot be saved, once per reason. Says so of a finished play only
	 * if the game in play is saved.
	 */
	#reportRefused(error: unknown, what: "game" | "play") {
		const { code = "storage" } = (error ?? {}) as any;
		if (this.#told.has(code) || this.#told.has(code + what)) return;
		this.#told.add(what === "game" ? code : code + what);
		const values = { of: what };
		// Before the puzzle is ready, the report waits until it can be shown.
		const refusal = Object.assign(coded(code), { values });
		queueMicrotask(() => void this.#controller.report(refusal));
	}

	/** Updates value and validity in a form. */
	showValue() {
		const { puzzle, element, tree, strings } = this.#controller;
		if (puzzle === null) return;
		const { game, snapshot } = puzzle.play;
		this.#internals.setFormValue(game.code, JSON.stringify(this.state));
		const isMissing = element.required && !snapshot.isSolved;
		this.#internals.setValidity(
			isMissing ? { valueMissing: true } : {},
			strings?.mustBeSolved ?? "",
			find(tree(), "grid", HTMLElement),
		);
	}
}

/** The events after which the game in play is saved. */
const SAVED = /^(?:new|move|hint|change|restart)$/;
