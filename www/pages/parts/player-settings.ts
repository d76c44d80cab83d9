/**
 * What the player has chosen, saved over a reload. Nearly all of it are attributes of
 * the puzzle, by their names; the page only stores and sets them.
 */

import { ATTRIBUTES } from "../../element/attributes.ts";

/** Attributes that the author of a page sets, and no player. */
const AUTHORS =
	"size goal board seed src controls loading storage name readonly disabled required".split(
		" ",
	);

/** The attributes that a player may choose. */
const PLAYERS = Object.keys(ATTRIBUTES).filter(
	(name) => !AUTHORS.includes(name),
);

/** Where the game differs from the tag on another page. */
const USUAL: Values = { counts: "slides", deal: "scramble" };

/** Setting → value; a default is left out. */
export type Values = Record<string, string>;

export class PlayerSettings {
	#puzzle;
	#values;
	#save;
	#listeners: Set<(name: string) => void> = new Set();

	constructor({
		puzzle,
		values,
		save,
	}: {
		puzzle: HTMLElement;
		/** Those saved. */
		values: Values;
		save: (values: Values) => void;
	}) {
		this.#puzzle = puzzle;
		this.#values = values;
		this.#save = save;
		for (const name of PLAYERS) this.apply(name);
	}

	/** Returns the value of a setting; `null` for its default. */
	get(name: string) {
		return this.#values[name] ?? null;
	}

	/** Whether nothing is timed, counted or compared in sight of the player. */
	get isCalm() {
		return this.get("calm") === "on";
	}

	/** @param value `null` for the default. */
	set(name: string, value: string | null) {
		if (value === null) delete this.#values[name];
		else this.#values[name] = value;
		this.#save(this.#values);
		// What else is saved is no attribute.
		if (PLAYERS.includes(name)) this.apply(name);
		for (const call of this.#listeners) call(name);
	}

	/** Sets everything to its default. */
	reset() {
		for (const name of Object.keys(this.#values)) this.set(name, null);
	}

	/**
	 * Calls a function when a setting has changed.
	 *
	 * @returns Stops that.
	 */
	onChange(call: (name: string) => void): () => void {
		this.#listeners.add(call);
		return () => void this.#listeners.delete(call);
	}

	/** Sets an attribute as the player has chosen it. */
	apply(name: string) {
		const value = this.get(name) ?? USUAL[name] ?? null;
		if (value !== null) this.#puzzle.setAttribute(name, value);
		else this.#puzzle.removeAttribute(name);
		if (name === "theme") {
			document.documentElement.dataset.theme = value ?? "auto";
		}
	}
}

/**
 * Reads saved settings.
 *
 * @param value Anything.
 */
export function readValues(value: unknown): Values {
	const values: Values = {};
	for (const [name, one] of Object.entries(value ?? {})) {
		if (typeof one === "string") values[name] = one;
	}
	return values;
}
