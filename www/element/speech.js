/**
 * What a screen reader hears: what happens, in the live region.
 *
 * A playback is not told slide by slide: nobody could follow it. Its length is told
 * before, and its end after.
 */

import { join, loadLater } from "../strings/language.js";
import { find } from "./dom.js";

/** A search that takes longer than this many milliseconds is announced. */
const SLOW_MS = 700;

/** How long a text stays, in milliseconds. Later it would be read as news. */
const KEPT_MS = 10_000;

/** @typedef {import("../play/playback.js").Playback} Playback */
/** @typedef {keyof import("../strings/later-en.js").Later["said"]} Said */

export class Speech {
	#live;
	#play;
	#strings;
	#nameOf;
	#result;
	/** Counts what is said, so that what loads late does not replace what is newer. */
	#turn = 0;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#end;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#slow;
	/** The playback that was heard of last, and whether it ran. */
	#heard = {
		playback: /** @type {Playback | null} */ (null),
		isRunning: false,
	};

	/**
	 * @param {object} parts
	 * @param {ShadowRoot} parts.tree
	 * @param {import("../play/play.js").Play} parts.play
	 * @param {() => import("../strings/en.js").Strings} parts.strings
	 * @param {(tile: number) => string} parts.nameOf What is on a tile.
	 * @param {() => string} parts.result How the game was won, in words.
	 */
	constructor({ tree, play, strings, nameOf, result }) {
		this.#live = find(tree, "live", HTMLElement);
		this.#play = play;
		this.#strings = strings;
		this.#nameOf = nameOf;
		this.#result = result;
	}

	/** @param {string} text */
	say(text) {
		this.#turn += 1;
		const live = this.#live;
		// A screen reader does not repeat the same text, so it is made different.
		live.textContent = live.textContent === text ? `${text}\u00a0` : text;
		clearTimeout(this.#end);
		this.#end = setTimeout(() => this.fallSilent(), KEPT_MS);
	}

	/** Removes what was said last. */
	fallSilent() {
		clearTimeout(this.#end);
		this.#live.textContent = "";
	}

	/**
	 * Says what is seldom said, once its text has loaded.
	 *
	 * @param {Said} what
	 * @param {string} [value]
	 */
	async tell(what, value = "") {
		this.#turn += 1;
		const turn = this.#turn;
		try {
			const { said } = await loadLater(this.#strings());
			if (turn === this.#turn) this.say(said[what](value));
		} catch (error) {
			console.info("not said, because its text did not load:", error);
		}
	}

	/** @param {import("../play/play.js").GameEvent} event */
	hear(event) {
		const strings = this.#strings();
		switch (event.type) {
			case "new":
				this.say(
					event.back === null
						? strings.started(this.#sizeName())
						: strings.takenUp(this.#sizeName()),
				);
				return;
			case "restart":
				void this.tell("restarted");
				return;
			case "move":
				this.#hearMove(event.moved);
				return;
			case "hint": {
				const { tile, direction } = event.hint;
				const move = strings.hintMove(this.#nameOf(tile), direction);
				this.say(`${move}${strings.period}${strings.left(event.hint)}`);
				return;
			}
			case "solved":
				this.say(`${strings.solved}${strings.period}${this.#result()}`);
				return;
			default:
				this.#hearPlayback();
				this.#hearSearch();
		}
	}

	/** @param {import("../core/wasm/game.js").Moved} moved */
	#hearMove({ tiles, direction }) {
		const strings = this.#strings();
		const playback = this.#play.help?.playback;
		if (playback?.isRunning) return;
		const names = [];
		for (const tile of tiles) names.push(this.#nameOf(tile));
		const moved = strings.moved(join(names, strings.comma), direction);
		if (!playback) {
			this.say(moved);
			return;
		}
		// A step pauses a playback, which needs no words of its own.
		this.#heard.isRunning = false;
		const { at, line } = playback;
		this.say(`${moved}${strings.period}${strings.playing(at, line.length)}`);
	}

	#hearPlayback() {
		const { help, bounds, snapshot } = this.#play;
		const playback = help?.playback ?? null;
		const isRunning = playback?.isRunning ?? false;
		const was = this.#heard;
		this.#heard = { playback, isRunning };
		if (playback !== null && was.playback === null) {
			const { lower, upper } = bounds;
			const left = { lower, upper: upper ?? lower };
			void this.tell("playing", this.#strings().leftInAll(left));
		} else if (playback === null && was.playback !== null) {
			if (!snapshot.isSolved) void this.tell("stopped");
		} else if (isRunning !== was.isRunning) {
			void this.tell(isRunning ? "resumed" : "paused");
		}
	}

	/** Announces a search that the player waits for, if it is slow. */
	#hearSearch() {
		const { help } = this.#play;
		const search = help?.playback || help?.hintShown ? null : help?.thinking;
		if (!search) {
			clearTimeout(this.#slow);
			this.#slow = undefined;
			return;
		}
		const { thinkingHint, thinkingSolve, thinkingLonger } = this.#strings();
		const texts = {
			hint: thinkingHint,
			solve: thinkingSolve,
			longer: thinkingLonger,
		};
		this.#slow ??= setTimeout(() => this.say(texts[search.purpose]), SLOW_MS);
	}

	#sizeName() {
		const { columns, rows } = this.#play.snapshot;
		return `${columns}×${rows}`;
	}
}
