/**
 * What the player has chosen, saved over a reload. Nearly all of it are attributes of
 * the puzzle, by their names; the page only stores and sets them.
 */

import { ATTRIBUTES } from "../../element/attributes.js";

/** Attributes that the author of a page sets, and no player. */
const AUTHORS =
	"size goal board seed src controls loading storage name readonly disabled required".split(
		" ",
	);

/** The attributes that a player may choose. */
const PLAYERS = ATTRIBUTES.filter((name) => !AUTHORS.includes(name));

/** Where the game differs from the tag on another page. @type {Values} */
const USUAL = { counts: "slides", deal: "scramble" };

/** @typedef {Record<string, string>} Values Setting → value; a default is left out. */

export class PlayerSettings {
	#puzzle;
	#values;
	#save;
	/** @type {Set<(name: string) => void>} */
	#listeners = new Set();

	/**
	 * @param {object} parts
	 * @param {HTMLElement} parts.puzzle
	 * @param {Values} parts.values Those saved.
	 * @param {(values: Values) => void} parts.save
	 */
	constructor({ puzzle, values, save }) {
		this.#puzzle = puzzle;
		this.#values = values;
		this.#save = save;
		for (const name of PLAYERS) this.apply(name);
	}

	/**
	 * Returns the value of a setting; `null` for its default.
	 *
	 * @param {string} name
	 */
	get(name) {
		return this.#values[name] ?? null;
	}

	/**
	 * @param {string} name
	 * @param {string | null} value `null` for the default.
	 */
	set(name, value) {
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
	 * @param {(name: string) => void} call
	 * @returns {() => void} Stops that.
	 */
	onChange(call) {
		this.#listeners.add(call);
		return () => void this.#listeners.delete(call);
	}

	/**
	 * Sets an attribute as the player has chosen it.
	 *
	 * @param {string} name
	 */
	apply(name) {
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
 * @param {unknown} value Anything.
 * @returns {Values}
 */
export function readValues(value) {
	/** @type {Values} */
	const values = {};
	for (const [name, one] of Object.entries(value ?? {})) {
		if (typeof one === "string") values[name] = one;
	}
	return values;
}
