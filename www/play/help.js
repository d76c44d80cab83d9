/**
 * Helps the player: what is asked for, hint or solution, how long it is searched
 * for, and what is shown of it. The way to the goal is `way.js`'s.
 *
 * Help keeps its word: where a search is sure to end, what was asked is answered
 * with a proof. What is known shows at once; the search goes on, behind the
 * player's moves too, and the answer changes in place.
 */

import { Line } from "./line.js";
import { Way } from "./way.js";

/** How long a hint and a solution of a large board are searched for, in ms. */
export const HINT_MS = 2_000;
export const SOLVE_MS = 10_000;

/**
 * How long before the first slide of a solution that is played at once: what is
 * found by then costs no slide to follow.
 */
export const FIRST_MS = 250;

/**
 * After so long a hint is told of that is not proved yet, in milliseconds: where
 * the proof comes sooner there is one hint to hear of.
 */
const TELL_MS = 500;

/**
 * How long a large board is searched in a pause between the player's moves, in
 * milliseconds of each board.
 */
export const AHEAD_MS = 5_000;

/** How long a player waits who asks to think longer, and again, in milliseconds. */
export const LONGER_MS = 10_000;
export const STILL_LONGER_MS = 30_000;

/**
 * @typedef {import("../core/wasm/game.js").Direction} Direction
 * @typedef {import("../solver/session.js").ProgressMessage} ProgressMessage
 * @typedef {import("./way.js").Purpose} Purpose
 * @typedef {import("./way.js").Thinking} Thinking
 * @typedef {import("./way.js").SearchOptions} SearchOptions
 */

/**
 * @typedef {object} Hint
 * @property {number} tile
 * @property {Direction} direction
 * @property {number} lower Of the slides that remain, proved (STM).
 * @property {number} upper Of the line known (STM).
 */

export class Help {
	#play;
	#view;
	#mayLookAhead;
	#way;
	/** @type {Hint | null} */
	#hint = null;
	/** The one that was last told of: shown for a moment it is not. @type {Hint | null} */
	#told = null;
	/** Whether the player has asked for a hint, and goes by the hints. */
	#isFollowed = false;
	/** The board in whose pause was looked ahead, and the time that is left for it. */
	#ahead = { text: "", ms: 0 };
	/** Whether somebody has asked to think longer of this line before. */
	#hasThoughtLonger = false;

	/**
	 * @param {object} parts
	 * @param {import("./play.js").Play} parts.play
	 * @param {Pick<import("../view/board-view.js").BoardView, "hint">} parts.view
	 * @param {Pick<import("../solver/client.js").SolverClient, "solve">} parts.solver
	 * @param {() => boolean} [parts.mayLookAhead] Whether the device has power and
	 *   somebody looks: what nobody waits for is searched only then.
	 */
	constructor({ play, view, solver, mayLookAhead = () => true }) {
		this.#play = play;
		this.#view = view;
		this.#mayLookAhead = mayLookAhead;
		this.#way = new Way({ play, solver, onEnd: () => this.stop() });
	}

	/** The best line known of the board in play. */
	get line() {
		return this.#way.line;
	}

	/** The search that somebody waits for, if one runs. @returns {Thinking | null} */
	get thinking() {
		const { search } = this.#way;
		return search?.isBehind ? null : search;
	}

	/** The line being played, if one is. */
	get playback() {
		return this.#way.playback;
	}

	get slidesPerSecond() {
		return this.#way.slidesPerSecond;
	}

	set slidesPerSecond(value) {
		this.#way.slidesPerSecond = value;
		this.#play.tell({ type: "change" });
	}

	/** What is known of the slides still to make (STM). */
	get bounds() {
		return this.#way.bounds;
	}

	get hintShown() {
		return this.#hint;
	}

	/** Whether a solution is known that a longer search may make shorter. */
	get canThinkLonger() {
		const { line } = this;
		if (line === null || this.thinking !== null) return false;
		const { lower, upper } = this.bounds;
		return lower !== upper;
	}

	/** Whether a search of the board in play is sure to end with a proof. */
	get #isProvable() {
		return this.#play.snapshot.isProvable;
	}

	/**
	 * Shows the next slide of the best line known; asked again, plays it. What is
	 * known shows at once, and changes in place when more is known.
	 *
	 * @returns {Promise<Hint | null>} The one shown, once the search has ended;
	 *   `null` for none.
	 */
	async hint() {
		if (this.#play.snapshot.isSolved) return null;
		if (this.#hint !== null) {
			this.#tellHint();
			this.#play.slide(this.#hint.direction);
			return null;
		}
		// Who asks twice in a hurry still waits for one answer.
		if (this.thinking?.purpose === "hint") return null;
		this.stop();
		this.#isFollowed = true;
		if (this.#way.line !== null) this.#showHint();
		const isProvable = this.#isProvable;
		const isEnough = this.#hint !== null && (this.#way.isProved || !isProvable);
		const hasEnded =
			isEnough ||
			(await this.#telling(() =>
				this.#way.think("hint", {
					budgetMs: isProvable ? Number.POSITIVE_INFINITY : HINT_MS,
					onProgress: ({ ms }) => this.#showHint(ms < TELL_MS),
					use: () => this.#showHint(),
				}),
			));
		const shown = this.#hint;
		if (hasEnded) this.lookOn();
		return shown;
	}

	/**
	 * Finds a solution and plays it from here on. On a board whose search may
	 * have no end the first one is played, and a better one looked for meanwhile.
	 */
	async solve() {
		if (this.#play.snapshot.isSolved) return;
		if (this.thinking?.purpose === "solve") return;
		this.stop();
		this.#hideHint();
		const isProvable = this.#isProvable;
		const isKnown =
			this.#way.line !== null && (this.#way.isProved || !isProvable);
		if (isKnown) this.#way.run();
		else {
			const isFound = await this.#telling(() =>
				this.#way.think("solve", {
					budgetMs: isProvable ? Number.POSITIVE_INFINITY : FIRST_MS,
					onProgress: () => isProvable || this.#way.run(),
					use: () => this.#way.run(),
				}),
			);
			if (!isFound) return;
		}
		if (!isProvable) {
			void this.#telling(() => this.#way.pursue("solve", SOLVE_MS));
		}
	}

	/**
	 * Finds a solution of the board in play.
	 *
	 * @param {Partial<SearchOptions>} [options]
	 * @returns {Promise<Line>} Rejects with an `AbortError` when it is taken back,
	 *   by the signal or because the board is left.
	 */
	async find(options = {}) {
		options.signal?.throwIfAborted();
		this.stop();
		if (this.#play.snapshot.isSolved) return new Line("", 0);
		if (this.#way.line !== null && this.#way.isProved)
			return this.#known(this.#way.line);
		const usual = this.#isProvable ? Number.POSITIVE_INFINITY : SOLVE_MS;
		let found = this.#way.line;
		const use = () => {
			found = this.#known(/** @type {Line} */ (this.#way.line));
		};
		await this.#way.think("solve", { budgetMs: usual, ...options, use });
		this.#play.tell({ type: "change" });
		return /** @type {Line} */ (found);
	}

	/**
	 * Looks for a shorter solution than the one known, for longer each time it is
	 * asked; one that is being played is played on meanwhile. Nothing to do where
	 * none is known, or what is known is proved.
	 *
	 * @returns {Promise<boolean>} Whether it has thought to the end.
	 */
	async thinkLonger() {
		if (!this.canThinkLonger) return false;
		const budgetMs = this.#hasThoughtLonger ? STILL_LONGER_MS : LONGER_MS;
		this.#hasThoughtLonger = true;
		const isHinted = this.#hint !== null;
		const use = () => void (isHinted && this.#showHint(true));
		const hasEnded = await this.#telling(() =>
			this.#way.playback !== null
				? this.#way.pursue("longer", budgetMs)
				: this.#way.think("longer", { budgetMs, onProgress: use, use }),
		);
		this.#play.tell({ type: "change" });
		return hasEnded;
	}

	/** Plays the solution that is known. Tells whether there is one. */
	play() {
		if (this.#play.snapshot.isSolved || this.line === null) return false;
		this.stop();
		this.#hideHint();
		this.#way.run();
		return true;
	}

	pause() {
		this.#way.playback?.pause();
		this.#play.tell({ type: "change" });
	}

	/**
	 * Plays on. What is searched for the board that it stood at would come too
	 * late from here on, so the search begins anew, ahead of it.
	 */
	resume() {
		this.#way.playback?.run(this.slidesPerSecond);
		const still = this.#way.still;
		if (still !== null) {
			void this.#telling(() => this.#way.pursue(still.purpose, still.ms));
		}
		this.#play.tell({ type: "change" });
	}

	/** One slide of the line being played; it pauses. */
	stepForward() {
		this.#way.playback?.stepForward();
		this.#play.tell({ type: "change" });
	}

	stepBack() {
		this.#way.playback?.stepBack();
		this.#play.tell({ type: "change" });
	}

	/** Ends search and playback. Tells whether there was one. */
	stop() {
		this.#isFollowed = false;
		const hadSearch = this.#way.endSearch();
		const hadPlayback = this.#way.endPlayback();
		if (hadSearch || hadPlayback) this.#play.tell({ type: "change" });
		return hadSearch || hadPlayback;
	}

	/**
	 * The player takes over: a playback ends, and what was searched for him ends
	 * too, unless it is a hint that he goes by.
	 */
	yield() {
		if (this.#way.search !== null && this.#way.search.purpose !== "hint") {
			this.#way.endSearch();
		}
		if (this.#way.endPlayback()) this.#play.tell({ type: "change" });
	}

	/** The board in play is about to be another one. */
	leave() {
		this.stop();
		this.#hideHint();
	}

	/** Another board is in play. */
	forget() {
		this.#way.forget();
		this.#hasThoughtLonger = false;
		this.#isFollowed = false;
	}

	/**
	 * A line has slid: keeps what is still known, and looks on for what is not.
	 *
	 * @param {import("../core/wasm/game.js").Moved} moved
	 * @param {import("./play.js").By} by
	 */
	follow(moved, by) {
		this.#hideHint();
		if (this.#way.playback !== null) return;
		this.#way.follow(moved);
		if (this.#way.line === null) this.#hasThoughtLonger = false;
		// What was searched for the board that was.
		const wasSearched = this.#way.endSearch();
		if (by === "undo" && !wasSearched) return;
		this.lookOn();
	}

	/** Nobody looks: what nobody waits for is searched no further. */
	rest() {
		if (this.#way.search?.isBehind && !this.#isProvable) this.#way.endSearch();
	}

	/**
	 * Searches on behind the player's moves, where a hint was asked for and what
	 * is known is not proved: to the end where there is one, else for a while.
	 */
	lookOn() {
		if (!this.#isFollowed || this.#way.search !== null) return;
		if (this.#way.playback !== null || this.#play.snapshot.isSolved) return;
		if (this.#way.line !== null && this.#way.isProved) return;
		const budgetMs = this.#budgetAhead();
		if (budgetMs <= 0) return;
		const onProgress = (/** @type {ProgressMessage} */ { ms, slides }) => {
			if (!this.#isProvable) this.#ahead.ms = budgetMs - ms;
			if (slides === null || this.#hint === null) return;
			this.#mark();
			this.#play.tell({ type: "change" });
		};
		const use = () => {
			this.#ahead.ms = 0;
			if (this.#hint !== null) this.#showHint();
			this.#play.tell({ type: "change" });
		};
		const options = { budgetMs, isBehind: true, onProgress, use };
		this.#way.think("hint", options).catch((error) => {
			// Nobody waits for it; who asks again is told.
			if (!isAbort(error)) console.info("the search ended early:", error);
		});
	}

	/** How long the board in play may be searched with nobody waiting for it. */
	#budgetAhead() {
		if (this.#isProvable) return Number.POSITIVE_INFINITY;
		// Who goes another way than the hints wants no others.
		if (this.#way.line === null || !this.#mayLookAhead()) return 0;
		const { text } = this.#play.game;
		if (this.#ahead.text !== text) this.#ahead = { text, ms: AHEAD_MS };
		return this.#ahead.ms;
	}

	/**
	 * Shows the hint, or what is better now in its place.
	 *
	 * @param {boolean} [isSilent] Whether it may change at once.
	 */
	#showHint(isSilent = false) {
		this.#mark();
		if (!isSilent) this.#tellHint();
	}

	/** The first time that a hint is told of it counts. */
	#tellHint() {
		const [hint, told] = [this.#hint, this.#told];
		if (hint === null) return;
		const isSame =
			hint.tile === told?.tile &&
			hint.lower === told.lower &&
			hint.upper === told.upper;
		if (isSame) return;
		this.#told = hint;
		if (told === null) this.#play.note("hint");
		this.#play.tell({ type: "hint", hint });
		this.#play.tell({ type: "change" });
	}

	/** Shows the first tile of the line known, with its bounds. */
	#mark() {
		const direction = this.line?.next;
		const from = direction && this.#play.lineTowards(direction);
		if (!direction || !from) return;
		const tile = this.#play.snapshot.tiles[from.cells[0]];
		const { lower, upper } = this.bounds;
		this.#hint = { tile, direction, lower, upper: upper ?? lower };
		this.#view.hint(this.#hint);
	}

	#hideHint() {
		// What was to be seen counts, however short it was.
		if (this.#hint !== null && this.#told === null) this.#play.note("hint");
		this.#told = null;
		if (this.#hint === null) return;
		this.#hint = null;
		this.#view.hint(null);
	}

	/**
	 * A line of the board in play, with what is plain to see of it.
	 *
	 * @param {Line} line
	 */
	#known(line) {
		return new Line(line.slides, this.bounds.lower);
	}

	/**
	 * A search of which nobody waits for the end: its failure is told.
	 *
	 * @param {() => Promise<void>} search
	 * @returns {Promise<boolean>} Whether it came to its end.
	 */
	async #telling(search) {
		try {
			await search();
			return true;
		} catch (error) {
			if (!isAbort(error)) this.#play.tell({ type: "error", error });
			return false;
		}
	}
}

/**
 * Whether an error says that something was taken back.
 *
 * @param {unknown} error
 */
function isAbort(error) {
	return error instanceof DOMException && error.name === "AbortError";
}
