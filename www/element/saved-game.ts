/**
 * The game as the element keeps it: under the key that the site author chose, and as
 * the value of a form, which is the board in text form. A required puzzle is valid when it
 * is solved. A play that ended, or was put aside, goes to the database for itself.
 */

import type { Game } from "../core/wasm/game.js";
import type { GameEvent } from "../play/game-event.ts";
import type { Play } from "../play/play.ts";
import { loadLater, type Store } from "../storage/local.ts";
import { addPending } from "../storage/pending-plays.ts";
import { type Asked, isAnswer, nameOf } from "./choose-game.ts";
import { find } from "./dom.ts";
import { coded } from "./event-details.ts";
import { gameStore, type Kept, type State } from "./kept-game.ts";
import { loadRest } from "./load-rest.ts";
import { fieldsOf } from "./record-text.ts";

/** The controller, as far as it is needed here. */
type Host = {
	readonly element: HTMLElement & { readonly required: boolean };
	readonly tree: () => ShadowRoot;
	readonly strings: { readonly mustBeSolved: string } | null;
	/** `null` until it is ready. */
	readonly puzzle: {
		readonly play: Play;
		readonly slidesPerSecond: number;
	} | null;
	/** The play, where there is one for certain. */
	readonly there: Play;
	readonly Game: typeof Game;
	/** What the attributes ask for. */
	readonly asked: Asked;
	report: (error: unknown) => Promise<void>;
};

/** The puzzle that saves under a key, for those who give two of them the same one. */
const owners: Map<string, WeakRef<HTMLElement>> = new Map();

export class SavedGame {
	#controller;
	#internals;
	#store: Store<Kept> | null = null;
	/** The record that the page began with, if no link asked for a board. */
	#first = "";
	/** The reasons for not saving that were reported since the game is in play. */
	#told: Set<string> = new Set();
	/** Whether the database had a game that is not in `localStorage`. */
	isFound = false;
	/** Resolves when what happened until now is saved, or cannot be. */
	saved: Promise<unknown> = Promise.resolve();

	constructor(controller: Host, internals: ElementInternals) {
		this.#controller = controller;
		this.#internals = internals;
	}

	/**
	 * Opens the store under a key; with `null`, nothing is saved. Returns what was saved.
	 */
	open(key: string | null): { kept: Partial<Kept>; isDamaged: boolean } {
		const { element } = this.#controller;
		if (key !== null) {
			const other = owners.get(key)?.deref();
			if (other?.isConnected && other !== element) {
				console.info(`two puzzles save their game as "${key}"`, other, element);
			}
			owners.set(key, new WeakRef(element));
		}
		this.#store =
			key === null
				? null
				: gameStore(key, {
						onRefused: (error) => this.#reportRefused(error, "game"),
						onFound: (found, isLost) =>
							this.#await(this.#keepBoth(found, isLost)),
					});
		return this.#store?.load() ?? { kept: {}, isDamaged: false };
	}

	/** Saves under another key from now on. What is saved there is put aside. */
	move(key: string | null) {
		this.#await(this.#keepBoth(this.open(key).kept));
	}

	/** Moves a saved game that cannot be read out of the way. */
	setAside() {
		this.#store?.setAside();
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
		const foreign = this.#store?.take();
		if (foreign) this.#await(this.#keepBoth(foreign));
		else this.save();
		this.showValue();
	}

	/** Saves the game, unless another tab saves its own. */
	save() {
		const { state } = this;
		if (state === null || this.#store === null) return;
		const { asked, there } = this.#controller;
		const { aside } = there;
		this.#await(
			this.#store.update(() => ({ ...state, asked: nameOf(asked), aside })),
		);
	}

	/** Saves what an event of the game has changed. */
	follow(event: GameEvent) {
		const { type } = event;
		if (type === "new") this.#told.clear();
		if (type === "solved") this.#keepPlay(this.#controller.there.record, type);
		if (type === "aside") this.#keepPlay(event.record, type);
		else if (SAVED.test(type)) this.keep();
		if (type === "new" && event.back !== null) this.#takeUp(event.back);
	}

	/** Saves a play that ended or was put aside. */
	#keepPlay(record: string, state: "solved" | "aside") {
		if (this.#store === null) return;
		const { id, size, goal } = fieldsOf(record);
		const play = { id, record, at: Date.now(), state, size, goal };
		addPending(play);
		this.#await(this.#write(({ plays }) => plays.put(play)));
	}

	/** Removes a play that is in play again, once that is saved. */
	#takeUp(record: string) {
		if (this.#store === null) return;
		const { saved } = this;
		const removing = this.#write(async ({ plays }) => {
			await saved;
			// It may have been put aside once more.
			const isAside = this.#controller.there.aside.includes(record);
			if (!isAside) await plays.remove(fieldsOf(record).id);
		});
		this.#await(removing);
	}

	/** Writes to the database. */
	async #write(act: (storage: Storage) => Promise<unknown>) {
		try {
			await act(await loadLater());
		} catch (error) {
			this.#reportRefused(error, "play");
		}
	}

	#await(writing: Promise<unknown>) {
		this.saved = Promise.all([this.saved, writing]).then(() => {});
	}

	/**
	 * Puts another tab's game aside. One that this tab lost goes on, if nothing else
	 * was played or asked for since.
	 *
	 * @param isLost Whether it was saved before this page was opened.
	 */
	async #keepBoth(foreign: Partial<Kept>, isLost: boolean = false) {
		const { there: play, Game } = this.#controller;
		this.isFound ||= isLost;
		try {
			const { takeIn } = await loadRest();
			const mayGoOn = () =>
				isLost &&
				play.record === this.#first &&
				isAnswer(foreign, this.#controller.asked);
			await takeIn(play, Game, foreign, mayGoOn);
		} catch (error) {
			// Without a network it may not load. Its record is all that is needed.
			console.info("not taken in:", error);
			if (foreign.record !== undefined) play.addAside(foreign.record);
		}
		// From now on this tab saves.
		this.keep();
	}

	/**
	 * Reports what cannot be saved, once per reason while a game is in play. Says so of
	 * a finished play only if the game in play is saved.
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
		this.#internals.setFormValue(game.text, JSON.stringify(this.state));
		const isMissing = element.required && !snapshot.isSolved;
		this.#internals.setValidity(
			isMissing ? { valueMissing: true } : {},
			strings?.mustBeSolved ?? "",
			find(tree(), "grid", HTMLElement),
		);
	}
}

type Storage = Awaited<ReturnType<typeof loadLater>>;

/** The events after which the game in play is saved. */
const SAVED = /^(?:new|move|hint|change|restart)$/;
