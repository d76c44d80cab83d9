/**
 * What a player trains: the deck of exercises, kept as a setting of all tabs. Knows no
 * page.
 */

import type { Trainer } from "../../core/later/site-modules.ts";
import type { Deck, Exercise } from "../../core/wasm/trainer.js";
import { note } from "../../pages/parts/late.ts";
import type { SettingStore } from "../../storage/settings.ts";

type Settings = Pick<SettingStore, "load" | "set" | "onChange">;

/** The setting of the deck, and of one that could not be read. */
const NAME = "trainer";
const DAMAGED = "trainer-damaged";

export class Training {
	#trainer;
	#settings;
	#now;
	#deck: Deck;
	/** Whether the deck holds all that is saved, so that it may replace it. */
	#maySave = false;
	/** The exercise that is being done. */
	#exercise: Exercise | undefined;
	#saved: Promise<boolean> = Promise.resolve(true);
	#listeners: (() => void)[] = [];
	/** Whether a deck was put aside because it cannot be read. */
	wasDamaged = false;

	constructor({
		trainer,
		settings,
		now = Date.now,
	}: {
		trainer: Trainer;
		settings: Settings;
		/** Milliseconds since 1970. */
		now?: () => number;
	}) {
		this.#trainer = trainer;
		this.#settings = settings;
		this.#now = now;
		this.#deck = new trainer.Deck();
	}

	/** Reads the deck, and again whenever another tab saves it. */
	async open() {
		this.#settings.onChange(async (name) => {
			if (name !== NAME) return;
			await this.#read();
			for (const call of this.#listeners) call();
		});
		await this.#read();
	}

	/** Calls a function when another tab has changed the deck. */
	onChange(call: () => void) {
		this.#listeners.push(call);
	}

	async #read() {
		this.#maySave = false;
		let value: unknown;
		try {
			value = await this.#settings.load(NAME);
		} catch (error) {
			note("the saved exercises cannot be read now", error);
			return;
		}
		this.#maySave = true;
		if (value === undefined) return;
		const text = typeof value === "string" ? value : JSON.stringify(value);
		try {
			const deck = this.#trainer.Deck.read(text);
			this.#deck.free();
			this.#deck = deck;
		} catch (error) {
			// Nothing is lost: a later version may know how to read it.
			note("the exercises cannot be read and are put aside", error);
			this.wasDamaged = true;
			this.#maySave = await this.#settings.set(DAMAGED, text);
		}
	}

	/** How many exercises were answered. */
	get answered() {
		return this.#deck.answered;
	}

	/** How many endings of own plays are kept. */
	get own() {
		return this.#deck.own();
	}

	/** Whether the last change was saved. */
	get saved() {
		return this.#saved;
	}

	/** Returns how many exercises are due. */
	due(topics: string[]) {
		return this.#deck.due(topics.join("\n"), this.#now());
	}

	/** Returns how many slides the new boards of a size take. */
	distance(size: string) {
		return this.#deck.distance(size);
	}

	/** Returns how many exercises are in each box. */
	boxes(topics: string[]) {
		return [...this.#deck.boxes(topics.join("\n"))];
	}

	/**
	 * Goes on to the next exercise.
	 *
	 * @param topics As `fewest 4x4`, `rows 4x4`, `last3x3`, `last2x3`, `own`.
	 */
	next(topics: string[], seed: string) {
		this.#exercise = this.#deck.next(topics.join("\n"), this.#now(), seed);
		return this.#exercise;
	}

	/**
	 * Goes on to another exercise than the one that is being done, if there is one.
	 */
	skip(topics: string[], seed: string) {
		if (this.#exercise === undefined) return this.next(topics, seed);
		const { text } = this.#exercise;
		const lines = topics.join("\n");
		this.#exercise = this.#deck.instead(text, lines, this.#now(), seed);
		return this.#exercise;
	}

	/**
	 * Grades the exercise that is being done and keeps what follows. What cannot be
	 * saved holds until the reload.
	 *
	 * @param slides The slides made; `undefined` if it was given up.
	 * @param fewest The fewest, which counts where the exercise does not know.
	 */
	answer(slides: number | undefined, fewest: number) {
		if (this.#exercise === undefined) throw new Error("no exercise to answer");
		const { text } = this.#exercise;
		const answer = this.#deck.answer(text, slides, fewest, this.#now());
		this.#save();
		return answer;
	}

	/** Keeps an ending of an own play. Returns whether it is new. */
	keep({
		board,
		goal,
		fewest,
		cost,
	}: {
		board: string;
		goal: string;
		fewest: number;
		cost: number;
	}) {
		const isNew = this.#deck.keep(board, goal, fewest, cost);
		if (isNew) this.#save();
		return isNew;
	}

	#save() {
		this.#saved = this.#maySave
			? this.#settings.set(NAME, this.#deck.text)
			: Promise.resolve(false);
	}
}

/** Resolves when the page could do other things. */
export function nextTask() {
	return new Promise((resolve) => setTimeout(resolve));
}
