/**
 * What a screen reader hears: what happens, in the live region.
 *
 * A playback is told slide by slide only if it is slow: else nobody could follow it.
 * Its length is told before, and its end after.
 */

import type { Moved } from "../../core/wasm/game.js";
import type { Texts } from "../../messages/compiled/advice-en.ts";
import { join } from "../../messages/language.ts";
import type { GameEvent } from "../../play/game-event.ts";
import type { Play } from "../../play/play.ts";
import type { Playback } from "../../play/playback.ts";
import { find } from "../dom.ts";
import type { Panel } from "../panel.ts";
import type { Said } from "../player.ts";
import { isCounting, leftText } from "./left-text.ts";

/** A search that takes longer than this many milliseconds is announced. */
const SLOW_MS = 700;

/** How long a text stays, in milliseconds. Later it would be read as news. */
const KEPT_MS = 10_000;

/** A playback of fewer slides per second is told slide by slide. */
const TOLD_SPEED = 1;

export class Speech {
	#live;
	#play;
	#strings;
	#texts;
	#nameOf;
	#panel;
	#end: ReturnType<typeof setTimeout> | undefined;
	#slow: ReturnType<typeof setTimeout> | undefined;
	/** The playback that was heard of last, and whether it ran. */
	#heard = {
		playback: null as Playback | null,
		isRunning: false,
	};

	constructor({
		tree,
		play,
		strings,
		texts,
		nameOf,
		panel,
	}: {
		tree: ShadowRoot;
		play: Play;
		strings: () => import("../../messages/compiled/puzzle-en.ts").Texts;
		texts: () => Texts;
		/** What is on a tile. */
		nameOf: (tile: number) => string;
		panel: Panel;
	}) {
		this.#live = find(tree, "live", HTMLElement);
		this.#play = play;
		this.#strings = strings;
		this.#texts = texts;
		this.#nameOf = nameOf;
		this.#panel = panel;
	}

	say(text: string) {
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

	/** Says what cannot be seen in the cells. */
	announce(what: Said, value: string = "") {
		const { said } = this.#texts();
		const text = said[what](what === "withShift" ? value.toUpperCase() : value);
		this.say(text);
		// Whoever sees the board would wonder why nothing happened.
		if (what === "withShift" || what === "revealed") {
			this.#panel.told = text;
			this.#panel.show();
		}
	}

	hear(event: GameEvent) {
		const strings = this.#strings();
		const texts = this.#texts();
		switch (event.type) {
			case "new":
				this.say(
					event.back === null
						? texts.started(this.#sizeName())
						: texts.takenUp(this.#sizeName()),
				);
				return;
			case "restart":
				this.announce("restarted");
				return;
			case "move":
				this.#hearMove(event.moved);
				return;
			case "hint": {
				const { tile, direction } = event.hint;
				const { line, metric = "stm" } = this.#play.help ?? {};
				const isLine = (line?.step ?? 1) > 1;
				const move = (isLine ? texts.hintLine : texts.hintMove)(
					this.#nameOf(tile),
					strings.ways[direction],
				);
				if (!isCounting(this.#live)) {
					this.say(move);
					return;
				}
				const left = leftText(texts, { ...event.hint, metric });
				this.say(`${move}${strings.period}${left}`);
				return;
			}
			case "solved":
				this.#hearWin();
				return;
			default:
				this.#hearPlayback();
				this.#hearSearch();
		}
	}

	#hearWin() {
		const { solved, period } = this.#strings();
		const result = isCounting(this.#live) ? this.#panel.result() : "";
		this.say(result === "" ? solved : `${solved}${period}${result}`);
	}

	#hearMove({ tiles, direction }: Moved) {
		const strings = this.#strings();
		const texts = this.#texts();
		const { playback, slidesPerSecond = 0 } = this.#play.help ?? {};
		const isRunning = playback?.isRunning;
		if (isRunning && slidesPerSecond >= TOLD_SPEED) return;
		const names = [];
		for (const tile of tiles) names.push(this.#nameOf(tile));
		const moved = texts.moved(
			join(names, strings.comma),
			strings.ways[direction],
		);
		if (!playback || isRunning || !isCounting(this.#live)) {
			this.say(moved);
			return;
		}
		// A step pauses a playback, which needs no words of its own.
		this.#heard.isRunning = false;
		const { steps, line } = playback;
		const at = texts.playing(steps, line.length, this.#play.help?.metric);
		this.say(`${moved}${strings.period}${at}`);
	}

	#hearPlayback() {
		const { help, bounds, snapshot } = this.#play;
		const playback = help?.playback ?? null;
		const isRunning = playback?.isRunning ?? false;
		const was = this.#heard;
		this.#heard = { playback, isRunning };
		if (playback !== null && was.playback === null) {
			const { lower, upper } = bounds;
			const { metric = "stm" } = help ?? {};
			const left = { lower, upper: upper ?? lower, metric };
			if (isCounting(this.#live)) {
				this.announce("playing", leftText(this.#texts(), left));
			} else this.announce("resumed");
		} else if (playback === null && was.playback !== null) {
			if (!snapshot.isSolved) this.announce("stopped");
		} else if (isRunning !== was.isRunning) {
			this.announce(isRunning ? "resumed" : "paused");
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
		// In the language of then.
		const say = () => this.say(this.#strings().searches[search.purpose]);
		this.#slow ??= setTimeout(say, SLOW_MS);
	}

	#sizeName() {
		const { columns, rows } = this.#play.snapshot;
		return `${columns}×${rows}`;
	}
}
