/**
 * The speaking set: letters that ask what is on the board, and numbers that slide their
 * tiles. It comes before the other keys, so W and P speak while it is on.
 */

import type { Keys } from "../../input/keys.ts";
import { OPPOSITE } from "../../input/opposite.ts";
import {
	askedBy,
	digitOf,
	readSpeakingKeys,
	SPEAKING_COMMANDS,
} from "../../input/speaking-keys.ts";
import type { Texts as Common } from "../../messages/compiled/puzzle-en.ts";
import type { Texts } from "../../messages/compiled/speech-en.ts";
import { join } from "../../messages/language.ts";
import type { Play } from "../../play/play.ts";
import { keyName } from "./shortcuts.ts";
import { cellOf, type Detail, type Question, spoken } from "./spoken.ts";

/** How long a further digit is waited for, in milliseconds. */
const PAUSE_MS = 1_000;

/** Said for what a blindfolded player has to know. */
const HIDDEN = "?";

type Dependencies = {
	strings: () => Common;
	speechTexts: () => Texts;
	play: {
		snapshot: Pick<
			Play["snapshot"],
			"tiles" | "goalTiles" | "columns" | "ways" | "lower" | "isHidden"
		>;
		game: Pick<Play["game"], "undoLine">;
	};
	nameOf: (tile: number) => string;
	/** Ends what a finger has begun, as a tap. */
	finish: () => void;
	/** Slides the line of a cell up to the gap, as the other keys do. */
	slide: (cell: number) => void;
	/** How far it is to the goal in words, where that is shown anyway; else empty. */
	left: () => string;
	say: (text: string) => void;
	/** Called when a number slides nothing. */
	refuse: () => void;
};

export class SpeakingSet {
	#parts;
	#detail: Detail = "normal";
	#keys: Keys = {};
	#number = "";
	/** Whether the number asks where its tile is. */
	#isWhere = false;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(parts: Dependencies) {
		this.#parts = parts;
	}

	/**
	 * @param detail How much is said.
	 * @param keys The attribute `keys`.
	 */
	set(detail: Detail, keys: string) {
		this.forget();
		this.#detail = detail;
		this.#keys = readSpeakingKeys(keys);
	}

	/** Returns those of other keys that it leaves to them. */
	leaves(keys: Keys): Keys {
		const left = { ...keys };
		for (const key of Object.keys(this.#keys)) delete left[key];
		return left;
	}

	/** @returns Whether the key is one of the set. */
	hear(event: KeyboardEvent): boolean {
		const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
		// Shift may be on the way to a digit (AZERTY).
		if (ctrlKey || metaKey || altKey || key === "Shift") return false;
		const digit = digitOf(event);
		if (digit !== "") {
			if (!repeat) this.#type(digit);
			return true;
		}
		if (this.#number !== "" && /^(?:Enter|Escape|Backspace)$/.test(key)) {
			if (key === "Enter") this.#end();
			else this.forget();
			return true;
		}
		this.forget();
		const asked = shiftKey ? undefined : askedBy(event, this.#keys);
		if (asked === undefined) return false;
		if (repeat) return true;
		if (asked === "keys") this.#sayKeys();
		else if (asked === "where") {
			this.#isWhere = true;
			this.#say({ name: "which" });
		} else this.#say({ name: asked });
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
		const most = this.#parts.play.snapshot.tiles.length - 1;
		// No longer number can be a tile's.
		if (Number(this.#number) * 10 > most) this.#end();
		else this.#timer = setTimeout(() => this.#end(), PAUSE_MS);
	}

	#end() {
		const tile = Number(this.#number);
		const isWhere = this.#isWhere;
		this.forget();
		const { play, finish, slide, refuse, say } = this.#parts;
		if (play.snapshot.isHidden) {
			refuse();
			return say(HIDDEN);
		}
		if (isWhere) return this.#say({ name: "where", tile });
		finish();
		const { tiles, ways } = play.snapshot;
		const cell = cellOf(tile, tiles);
		// Why else it does not slide, is said as with the other keys.
		if (tile !== 0 && cell >= 0 && ways[cell] !== " ") return slide(cell);
		refuse();
		this.#say({ name: "blocked", tile });
	}

	#say(asked: Question) {
		const { strings, speechTexts, play, nameOf, left, say } = this.#parts;
		if (asked.name === "done" && play.snapshot.isHidden) return say(HIDDEN);
		const words = { texts: speechTexts(), strings: strings(), nameOf };
		const state = {
			...play.snapshot,
			last: this.#last,
			left: left(),
			detail: this.#detail,
		};
		say(spoken(state, asked, words));
	}

	/** What undoing would take back, as it slid. */
	get #last() {
		const { game, snapshot } = this.#parts.play;
		const line = game.undoLine();
		if (line === undefined) return null;
		const tiles = [];
		// The tile that went first lies farthest from the gap now.
		for (let at = line.cells.length - 1; at >= 0; at--) {
			tiles.push(snapshot.tiles[line.cells[at]]);
		}
		return { tiles, direction: OPPOSITE[line.direction] };
	}

	/** Says which key asks what. */
	#sayKeys() {
		const { strings, speechTexts, say } = this.#parts;
		const { commands, numbers } = speechTexts();
		const said = [];
		for (const command of SPEAKING_COMMANDS) {
			for (const [key, what] of Object.entries(this.#keys)) {
				if (what === command) said.push(`${keyName(key)} ${commands[what]}`);
			}
		}
		const { comma, period } = strings();
		say(join(said, comma) + period + numbers);
	}
}
