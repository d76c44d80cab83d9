/**
 * What the player has chosen, saved over a reload. Nearly all of it are attributes of
 * the puzzle, by their names; the page only stores and sets them.
 */

import { PLAYERS } from "../../element/attributes.ts";

/** Where the game differs from the tag on another page. */
const USUAL: Values = {
	...{ counts: "slides", deal: "scramble" },
	...{ sound: "on", haptics: "on" },
};

/** What begins with the first touch, and is not loaded before. */
const TOUCHED = ["sound", "haptics"];

/** Setting → value; a default is left out. */
export type Values = Record<string, string>;

export class PlayerSettings {
	#parts;
	#listeners: Set<(name: string) => void> = new Set();

	constructor(parts: {
		puzzle: HTMLElement;
		/** Those saved. */
		values: Values;
		/** Called with a setting that has changed; `null` for its default. */
		save: (name: string, value: string | null) => void;
	}) {
		this.#parts = parts;
		for (const name of Object.keys(PLAYERS)) {
			if (!TOUCHED.includes(name)) this.apply(name);
		}
		const touch = () => {
			for (const name of TOUCHED) this.apply(name);
		};
		for (const type of ["pointerdown", "keydown"]) {
			addEventListener(type, touch, { capture: true, once: true });
		}
	}

	/** Returns the value of a setting; `null` for its default. */
	get(name: string) {
		return this.#parts.values[name] ?? null;
	}

	/** Whether nothing is timed, counted or compared in sight of the player. */
	get isCalm() {
		return this.get("calm") === "on";
	}

	/** @param value `null` for the default. */
	set(name: string, value: string | null) {
		if (value === null) delete this.#parts.values[name];
		else this.#parts.values[name] = value;
		this.#parts.save(name, value);
		// What else is saved is no attribute.
		if (name in PLAYERS) this.apply(name);
		for (const call of this.#listeners) call(name);
	}

	/** Sets everything as it is saved; by default to its default. */
	reset(values: Values = {}) {
		for (const name of Object.keys({ ...this.#parts.values, ...values })) {
			const value = values[name] ?? null;
			if (value !== this.get(name)) this.set(name, value);
		}
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
		if (value !== null) this.#parts.puzzle.setAttribute(name, value);
		else this.#parts.puzzle.removeAttribute(name);
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
