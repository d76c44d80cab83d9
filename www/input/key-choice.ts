/**
 * The keys that a player chooses, command by command, and the text that is saved of
 * them. Pure.
 */

import { PLAYING, type Start, startOf, writeKeys } from "./custom-keys.ts";
import { type Layout, placesOf } from "./key-names.ts";
import { SPEAKING } from "./speaking-keys.ts";

/** A key may have one use in each. */
const SETS = [PLAYING, SPEAKING];

/** In the order in which their letters are written. */
const SLIDES = ["up", "left", "down", "right"];

function isLetter(typed: string | undefined) {
	return /^\p{L}$/u.test(typed ?? "");
}

export class KeyChoice {
	#layout;
	/** Which of the usual keys there are. */
	#start: Start = "all";
	/** Command → the places of its keys. */
	#places: Record<string, string[]> = {};

	/** @param text The attribute `keys`. */
	constructor(text: string, layout: Layout) {
		this.#layout = layout;
		this.#start = startOf(text);
		this.#places = readPlaces(text, layout);
	}

	get start() {
		return this.#start;
	}

	/** Begins with another set of the usual keys. What was chosen is forgotten. */
	set start(start) {
		this.#start = start;
		this.#places = readPlaces(start, this.#layout);
	}

	/** Returns the places of the keys of a command. */
	of(command: string) {
		return this.#places[command];
	}

	/**
	 * Gives a key to a command.
	 *
	 * @param instead Which of its keys it takes the place of.
	 * @returns The command that has lost it, if any.
	 */
	give(command: string, place: string, instead?: string): string | null {
		let loser = null;
		const { commands } =
			SETS.find((set) => set.commands.includes(command)) ?? PLAYING;
		for (const other of commands) {
			if (other === command || !this.of(other).includes(place)) continue;
			loser = other;
			this.remove(other, place);
		}
		const known = this.of(command).filter((one) => one !== place);
		const at = instead === undefined ? -1 : known.indexOf(instead);
		if (at >= 0) known.splice(at, 1, place);
		else known.push(place);
		this.#places[command] = known;
		return loser;
	}

	remove(command: string, place: string) {
		this.#places[command] = this.of(command).filter((one) => one !== place);
	}

	/** The letters that slide up, left, down and right, the first of each: `wasd`. */
	get letters() {
		const letterOf = (command: string) =>
			this.of(command).map((place) => this.#layout.get(place) ?? "");
		return SLIDES.map(
			(command) => letterOf(command).find((typed) => isLetter(typed)) ?? "",
		).join("");
	}

	/**
	 * Gives the slides up, left, down and right four letters in place of theirs. Their
	 * other keys stay.
	 *
	 * @returns The commands that have lost a key; `null`, and nothing changes, if these
	 *   are not four letters of the keyboard.
	 */
	spell(letters: string): string[] | null {
		const typed = [...this.#layout].map(
			([place, typed]) => [typed, place] as const,
		);
		const places = new Map(typed);
		const chosen = [...new Set(letters.toLowerCase())].filter(
			(letter) => isLetter(letter) && places.has(letter),
		);
		if (chosen.length !== SLIDES.length) return null;
		for (const command of SLIDES) {
			for (const place of this.of(command)) {
				if (isLetter(this.#layout.get(place))) this.remove(command, place);
			}
		}
		const losers = SLIDES.map((command, at) =>
			this.give(command, places.get(chosen[at]) as string),
		);
		return losers.filter((loser) => loser !== null);
	}

	/** The attribute `keys`; empty if all keys are the usual ones. */
	get text() {
		const chosen: Record<string, string[]> = {};
		// A key that is taken from one command may type the letter of another, which
		// then must be said as well.
		for (;;) {
			const text = this.#written(chosen);
			const read = readPlaces(text, this.#layout);
			const other = Object.keys(read).find(
				(name) => !(name in chosen) && !areSame(read[name], this.of(name)),
			);
			if (other === undefined) return text;
			chosen[other] = this.of(other);
		}
	}

	#written(chosen: Record<string, string[]>) {
		const parts: string[] = this.#start === "all" ? [] : [this.#start];
		const rest = writeKeys(chosen);
		if (rest) parts.push(rest);
		return parts.join("; ");
	}
}

/** @param text The attribute `keys`. */
function readPlaces(text: string, layout: Layout) {
	const places: Record<string, string[]> = {};
	for (const set of SETS) {
		Object.assign(places, placesOf(set.read(text), layout, set));
	}
	return places;
}

function areSame(places: string[], others: string[]) {
	return (
		places.length === others.length &&
		places.every((place) => others.includes(place))
	);
}
