/**
 * The speaking set: letters that ask what is on the board, and numbers that slide their
 * tiles. It comes before the other keys, so W and P speak while it is on.
 */

import { type Keys, useOf } from "../../input/keys.ts";
import type { Texts as Common } from "../../messages/compiled/puzzle-en.ts";
import type { Texts } from "../../messages/compiled/speech-en.ts";
import { type Detail, type Question, type Spoken, spoken } from "./spoken.ts";

/** How long a further digit is waited for, in milliseconds. */
const PAUSE_MS = 1_000;

type Parts = {
	texts: Texts;
	strings: () => Common;
	state: () => Omit<Spoken, "last" | "detail">;
	/** Slides the line of a tile up to the gap; returns whether it could. */
	slide: (cell: number) => boolean;
	say: (text: string) => void;
};

export class SpeakingSet {
	#parts;
	#number = "";
	/** Whether the number asks where its tile is. */
	#isWhere = false;
	#timer: ReturnType<typeof setTimeout> | undefined;
	detail: Detail = "normal";
	keys: Keys = {};
	last: Spoken["last"] = null;

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	/** @returns Whether the key is one of the set. */
	hear(event: KeyboardEvent): boolean {
		const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
		if (ctrlKey || metaKey || altKey || shiftKey) return false;
		if (/^[0-9]$/.test(key)) {
			this.#type(key);
			return true;
		}
		if (key === "Enter" && this.#number !== "") {
			this.#end();
			return true;
		}
		this.forget();
		const use = useOf(event, this.keys);
		if (use === undefined) return false;
		if (use === "where") {
			this.#isWhere = true;
			this.#say({ name: "which" });
		} else this.#say({ name: use } as Question);
		return true;
	}

	/** Leaves a number that is not whole yet. */
	forget() {
		clearTimeout(this.#timer);
		this.#number = "";
		this.#isWhere = false;
	}

	#type(digit: string) {
		clearTimeout(this.#timer);
		this.#number += digit;
		const most = this.#parts.state().tiles.length - 1;
		// No longer number can be a tile's.
		if (Number(this.#number) * 10 > most) this.#end();
		else this.#timer = setTimeout(() => this.#end(), PAUSE_MS);
	}

	#end() {
		const tile = Number(this.#number);
		const isWhere = this.#isWhere;
		this.forget();
		const { tiles } = this.#parts.state();
		if (isWhere) return this.#say({ name: "where", tile });
		for (let cell = 0; cell < tiles.length; cell++) {
			if (tile !== 0 && tiles[cell] === tile && this.#parts.slide(cell)) return;
		}
		this.#say({ name: "blocked", tile });
	}

	#say(asked: Question) {
		const { texts, strings, state, say } = this.#parts;
		const { last, detail } = this;
		const words = { texts, strings: strings() };
		say(spoken({ ...state(), last, detail }, asked, words));
	}
}
