/**
 * The time in the panel where more is wanted than full seconds: tenths or hundredths,
 * and a countdown while the player looks at a new board. Takes the place of the
 * panel's own clock.
 *
 * It draws into one text node, and nothing ticks while the time stands or while nobody
 * can see it.
 */

import { formatTime } from "../../messages/language.ts";
import type { Play } from "../../play/play.ts";

/** The countdown is announced when this many seconds are left. */
const TOLD_AT = 5;

/** What it needs of the browser; a test has its own. */
type Browser = {
	/** In milliseconds. */
	now: () => number;
	/** Returns what cancels it. */
	after: (call: () => void, ms: number) => () => void;
	/** Returns what cancels it. */
	nextFrame: (call: () => void) => () => void;
};

const BROWSER: Browser = {
	now: () => performance.now(),
	after(call, ms) {
		const timer = setTimeout(call, ms);
		return () => clearTimeout(timer);
	},
	nextFrame(call) {
		const frame = requestAnimationFrame(call);
		return () => cancelAnimationFrame(frame);
	},
};

export class FineClock {
	#text;
	#play;
	#announce;
	#browser;
	/** Ends what was to be drawn next. */
	#cancel = () => {};
	/** Whether the figure can be seen. */
	#isSeen = true;
	/** Digits after the seconds while the time runs. */
	#digits = 0;
	/** How long the player may look at a new board, in milliseconds; 0 for no limit. */
	#inspection = 0;
	/** What is left of it; `null` while nobody looks at a new board. */
	#left: number | null = null;
	/** When that was noted; `null` while the countdown stands. */
	#since: number | null = null;
	/** The seconds that were announced last. */
	#told = 0;

	constructor({
		text,
		play,
		announce,
		browser = BROWSER,
	}: {
		/** The text node of the figure. */
		text: { data: string };
		play: Play;
		/** Announces it. */
		announce: (what: "look" | "timeRuns", value: string) => void;
		browser?: Browser;
	}) {
		this.#text = text;
		this.#play = play;
		this.#announce = announce;
		this.#browser = browser;
	}

	set({
		digits,
		inspection,
	}: {
		/** After the seconds: 0, 1 or 2. */
		digits: number;
		/** In seconds; 0 for no limit. */
		inspection: number;
	}) {
		this.#digits = digits;
		if (this.#inspection !== inspection * 1_000) this.#left = null;
		this.#inspection = inspection * 1_000;
		this.show();
	}

	/** Digits after the seconds of a result. */
	get digits() {
		return Math.max(1, this.#digits);
	}

	/** @param isSeen Whether the figure can be seen. */
	see(isSeen: boolean) {
		if (this.#isSeen === isSeen) return;
		this.#isSeen = isSeen;
		this.show();
	}

	/** Nobody sees the page: the countdown stands, too. */
	stop() {
		this.#cancel();
		this.#measure();
		this.#since = null;
	}

	/** Draws the time, and again when it will have changed. */
	show() {
		this.#cancel();
		const { elapsed } = this.#play;
		const { isSolved, isTiming, canUndo } = this.#play.snapshot;
		const isNew = !isSolved && !canUndo && elapsed === 0 && !isTiming;
		if (isNew && this.#inspection > 0) {
			this.#look();
			return;
		}
		this.#left = null;
		this.#since = null;
		this.#draw(formatTime(elapsed, isSolved ? this.digits : this.#digits));
		if (!isTiming || !this.#isSeen) return;
		this.#again(elapsed);
	}

	/** @param elapsed In milliseconds. */
	#again(elapsed: number) {
		const { after, nextFrame } = this.#browser;
		const unit = 1_000 / 10 ** this.#digits;
		this.#cancel =
			this.#digits > 1
				? nextFrame(() => this.show())
				: after(() => this.show(), unit - (elapsed % unit));
	}

	/** Counts down, and starts the time at the end. */
	#look() {
		this.#left ??= this.#inspection;
		this.#measure();
		const left = this.#left;
		if (left <= 0) {
			this.#begin();
			return;
		}
		const seconds = Math.ceil(left / 1_000);
		this.#draw(`−${formatTime(seconds * 1_000)}`);
		this.#countDown(seconds);
		// One that is out of sight counts too: the player may look at it elsewhere.
		const rest = left % 1_000 || 1_000;
		this.#cancel = this.#browser.after(() => this.show(), rest);
	}

	/** Takes off what has passed. */
	#measure() {
		if (this.#left === null) return;
		const now = this.#browser.now();
		this.#left -= now - (this.#since ?? now);
		this.#since = now;
	}

	/**
	 * Announces the second that follows the news of a board, and when time gets short.
	 *
	 * @param seconds That are left.
	 */
	#countDown(seconds: number) {
		const first = this.#inspection / 1_000 - 1;
		const isTime = seconds === first || seconds === TOLD_AT;
		if (!isTime || seconds === this.#told) return;
		this.#told = seconds;
		this.#announce("look", String(seconds));
	}

	/**
	 * Starts the time before the first move. In the record the player leaves the board
	 * and is back at once: from then on time runs, which every version can read.
	 */
	#begin() {
		this.#left = null;
		this.#since = null;
		this.#told = 0;
		const hasBegun = this.#play.note("leave") && this.#play.note("resume");
		if (!hasBegun) return;
		this.#announce("timeRuns", "");
		// Draws it, and saves the game.
		this.#play.emit({ type: "change" });
	}

	#draw(text: string) {
		if (this.#text.data !== text) this.#text.data = text;
	}
}
