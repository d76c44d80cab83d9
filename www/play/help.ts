/**
 * Helps the player with a hint or a solution: decides how long to search, and what
 * to show. `solution-search.ts` owns the way to the goal.
 *
 * If a search is certain to end, the answer ends proved. What is known shows at
 * once. The search continues, also while the player moves, and the answer changes
 * in place.
 */

import type { Moved } from "../core/wasm/game.js";
import type { PlaySolver } from "../solver/lazy.ts";
import type { ProgressMessage } from "../solver/session.ts";
import type { By, Hint } from "./game-event.ts";
import type { Line } from "./line.ts";
import {
	cellOf,
	makeStep,
	type Played,
	type SearchOptions,
	SolutionSearch,
	type Thinking,
} from "./solution-search.ts";

/** How long a hint and a solution of a large board are searched, in milliseconds. */
export const HINT_MS = 2_000;
export const SOLVE_MS = 10_000;

/**
 * Milliseconds before the first slide of a solution that is played at once. A better
 * solution found by then costs no slide to follow.
 */
export const FIRST_MS = 250;

/**
 * Milliseconds before an unproved hint is announced. If the proof comes sooner, only
 * one hint is announced.
 */
const TELL_MS = 500;

/**
 * How long a large board is searched in a pause between the player's moves, in
 * milliseconds per board.
 */
export const AHEAD_MS = 5_000;

/**
 * How long "think longer" searches the first time, the second time, and later, in
 * milliseconds. The last takes a bound up by what the one before could not.
 */
export const LONGER_MS = [10_000, 60_000, 600_000];

/** A solution of the board in play. */
type Found = Pick<Line, "slides" | "lower" | "length" | "isOptimal">;

const SOLVED: Found = { slides: "", lower: 0, length: 0, isOptimal: true };

/** What may be asked of the help before it is there. */
export type Helper = Pick<
	Help,
	| "playback"
	| "prepare"
	| "hint"
	| "playHint"
	| "find"
	| "solve"
	| "thinkLonger"
	| "resume"
>;

export class Help {
	#play;
	#view;
	#mayLookAhead;
	#search;
	#solver;
	/** The metric of what is known. */
	#metric;
	#hint: Hint | null = null;
	/** The hint announced last; a hint may be shown before. */
	#told: Hint | null = null;
	/** The answer to the hint asked for last. */
	#answer: Promise<Hint | null> = Promise.resolve(null);
	/** Whether the player asked for a hint, and follows the hints. */
	#isFollowed = false;
	/** The board searched in the pause, and the milliseconds left for it. */
	#ahead = { text: "", ms: 0 };
	/** How often "think longer" has run for this line. */
	#timesLonger = 0;

	constructor({
		play,
		view,
		solver,
		mayLookAhead = () => true,
	}: {
		play: Played;
		view: { hint: (hint: Hint | null) => void };
		solver: Pick<PlaySolver, "solve" | "lines"> & Partial<PlaySolver>;
		/**
		 * Whether the device has power and the page is visible. Only then a search runs
		 * that nobody waits for.
		 */
		mayLookAhead?: () => boolean;
	}) {
		this.#play = play;
		this.#view = view;
		this.#mayLookAhead = mayLookAhead;
		this.#solver = solver;
		this.#search = new SolutionSearch({
			play,
			solver,
			onEnd: () => this.stop(),
		});
		this.#metric = this.#search.metric;
	}

	/** What the lengths count. */
	get metric() {
		return this.#search.metric;
	}

	/** Called when the metric may have changed: what is known counts another thing. */
	recount() {
		if (this.metric === this.#metric) return;
		this.#metric = this.metric;
		this.leave();
		this.forget();
	}

	/**
	 * Returns the help for a board that it was asked for on.
	 *
	 * @param text Of the board.
	 */
	on(text: string): Helper {
		return text === this.#play.game.text ? this : NONE;
	}

	/** Gets the solver ready for the board in play. */
	async prepare() {
		const { size, goal } = this.#play.snapshot;
		await this.#solver.prepare?.(size, goal);
	}

	/** The best line known of the board in play. */
	get line() {
		return this.#search.line;
	}

	/** The running search that somebody waits for, if any. */
	get thinking(): Thinking | null {
		const { running: search } = this.#search;
		return search?.isBehind ? null : search;
	}

	/** The playback, if a line is being played. */
	get playback() {
		return this.#search.playback;
	}

	/** Milliseconds from one slide of a running playback to the next. */
	get pace() {
		return this.playback?.isRunning ? 1000 / this.slidesPerSecond : undefined;
	}

	get slidesPerSecond() {
		return this.#search.slidesPerSecond;
	}

	set slidesPerSecond(value) {
		this.#search.slidesPerSecond = value;
		this.#play.emit({ type: "change" });
	}

	/** The bounds known for what is still to make. */
	get bounds() {
		return this.#search.bounds;
	}

	get hintShown() {
		return this.#hint;
	}

	/** Whether a longer search may shorten the known solution. */
	get canThinkLonger() {
		const { line } = this;
		if (line === null || this.thinking !== null) return false;
		const { lower, upper } = this.bounds;
		return lower !== upper;
	}

	/** Whether a search of the board in play is certain to end with a proof. */
	get #isProvable() {
		return this.#play.snapshot.isProvable;
	}

	/**
	 * Shows the next slide of the best line known. What is known shows at once, and
	 * changes in place when more is known.
	 *
	 * @returns Resolves when the search has ended, with the hint shown or `null`.
	 */
	hint(): Promise<Hint | null> {
		if (this.#play.snapshot.isSolved) return Promise.resolve(null);
		// A second request in a hurry waits for the same answer.
		if (this.thinking?.purpose === "hint") return this.#answer;
		this.#answer = this.#findHint();
		return this.#answer;
	}

	/** Makes the slide of the hint shown. Returns whether a tile moved. */
	playHint() {
		if (this.#hint === null) return false;
		this.#emitHint();
		const step = this.line?.step ?? 1;
		return makeStep(this.#play, this.#hint.direction, step);
	}

	async #findHint() {
		this.stop();
		this.#isFollowed = true;
		if (this.#search.line !== null) this.#showHint();
		const isProvable = this.#isProvable;
		const isEnough =
			this.#hint !== null && (this.#search.isProved || !isProvable);
		const hasEnded =
			isEnough ||
			(await this.#reporting(() =>
				this.#search.think("hint", {
					budgetMs: isProvable ? Number.POSITIVE_INFINITY : HINT_MS,
					onProgress: ({ ms }) => this.#showHint(ms < TELL_MS),
					use: () => {
						const told = this.#told;
						this.#showHint();
						// There is nothing new, and the search is over.
						if (this.#told === told) this.#play.emit({ type: "change" });
					},
				}),
			));
		const shown = this.#hint;
		if (hasEnded) this.lookOn();
		return shown;
	}

	/**
	 * Finds a solution and plays it. On a board whose search may never end, plays the
	 * first one, and searches for a better one meanwhile.
	 */
	async solve() {
		if (this.#play.snapshot.isSolved) return;
		if (this.thinking?.purpose === "solve") return;
		this.stop();
		this.#hideHint();
		const isProvable = this.#isProvable;
		const isKnown =
			this.#search.line !== null && (this.#search.isProved || !isProvable);
		if (isKnown) this.#search.run();
		else {
			const isFound = await this.#reporting(() =>
				this.#search.think("solve", {
					budgetMs: isProvable ? Number.POSITIVE_INFINITY : FIRST_MS,
					onProgress: () => isProvable || this.#search.run(),
					use: () => this.#search.run(),
				}),
			);
			if (!isFound) return;
		}
		if (!isProvable) {
			void this.#reporting(() => this.#search.pursue("solve", SOLVE_MS));
		}
	}

	/**
	 * Finds a solution of the board in play.
	 *
	 * @returns Rejects with an `AbortError` if the signal cancels it, or if the board
	 *   changes.
	 */
	async find(options: Partial<SearchOptions> = {}): Promise<Found> {
		options.signal?.throwIfAborted();
		this.stop();
		if (this.#play.snapshot.isSolved) return SOLVED;
		if (this.#search.line !== null && this.#search.isProved)
			return this.#known(this.#search.line);
		const usual = this.#isProvable ? Number.POSITIVE_INFINITY : SOLVE_MS;
		let found = this.#search.line;
		const use = () => {
			found = this.#known(this.#search.line as Line);
		};
		await this.#search.think("solve", { budgetMs: usual, ...options, use });
		this.#play.emit({ type: "change" });
		return found as Line;
	}

	/**
	 * Searches for a shorter solution than the known one, longer each time it is
	 * called. A playback continues meanwhile. Does nothing if no solution is known,
	 * or if it is proved shortest.
	 *
	 * @returns Whether the search ran to its end.
	 */
	async thinkLonger(): Promise<boolean> {
		if (!this.canThinkLonger) return false;
		const at = Math.min(this.#timesLonger, LONGER_MS.length - 1);
		const budgetMs = LONGER_MS[at];
		this.#timesLonger++;
		const isHinted = this.#hint !== null;
		const use = () => void (isHinted && this.#showHint(true));
		const hasEnded = await this.#reporting(() =>
			this.#search.playback !== null
				? this.#search.pursue("longer", budgetMs)
				: this.#search.think("longer", { budgetMs, onProgress: use, use }),
		);
		this.#play.emit({ type: "change" });
		return hasEnded;
	}

	/** Plays the known solution. Returns whether there is one. */
	play() {
		if (this.#play.snapshot.isSolved || this.line === null) return false;
		this.stop();
		this.#hideHint();
		this.#search.run();
		return true;
	}

	pause() {
		this.#search.playback?.pause();
		this.#play.emit({ type: "change" });
	}

	/**
	 * Resumes the playback. A search of the board where it paused would come too late,
	 * so a new search begins, ahead of the playback.
	 */
	resume() {
		this.#search.playback?.run(this.slidesPerSecond);
		const still = this.#search.still;
		if (still !== null) {
			void this.#reporting(() => this.#search.pursue(still.purpose, still.ms));
		}
		this.#play.emit({ type: "change" });
	}

	/** Steps one slide along the line being played, and pauses it. */
	stepForward() {
		this.#search.playback?.stepForward();
		this.#play.emit({ type: "change" });
	}

	stepBack() {
		this.#search.playback?.stepBack();
		this.#play.emit({ type: "change" });
	}

	/** Ends search and playback. Returns whether there was one. */
	stop() {
		this.#isFollowed = false;
		const hadSearch = this.#search.endSearch();
		const hadPlayback = this.#search.endPlayback();
		if (hadSearch || hadPlayback) this.#play.emit({ type: "change" });
		return hadSearch || hadPlayback;
	}

	/**
	 * Ends the playback because the player takes over. Also ends a search that the
	 * player waited for, unless it serves the hints that the player follows.
	 */
	yield() {
		if (
			this.#search.running !== null &&
			this.#search.running.purpose !== "hint"
		) {
			this.#search.endSearch();
		}
		if (this.#search.endPlayback()) this.#play.emit({ type: "change" });
	}

	/** Called before the board in play changes to another one. */
	leave() {
		const wasHinted = this.#hint !== null;
		this.#hideHint();
		if (!this.stop() && wasHinted) this.#play.emit({ type: "change" });
	}

	/** Called when another board is in play. */
	forget() {
		this.#search.forget();
		this.#timesLonger = 0;
		this.#isFollowed = false;
	}

	/**
	 * Called when a line slid. Keeps what is still known, and searches for the rest.
	 */
	follow(moved: Moved, by: By) {
		this.#hideHint();
		if (this.#search.playback !== null) return;
		this.#search.follow(moved);
		if (this.#search.line === null) this.#timesLonger = 0;
		// The search was for the board before this move.
		const wasSearched = this.#search.endSearch();
		if (by === "undo" && !wasSearched) return;
		this.lookOn();
	}

	/** Ends a search that nobody waits for: the page is hidden. */
	rest() {
		if (this.#search.running?.isBehind && !this.#isProvable)
			this.#search.endSearch();
	}

	/**
	 * Continues to search while the player moves, if a hint was asked for and the
	 * known line is not proved. Runs to the end if there is one, else for a while.
	 */
	lookOn() {
		if (!this.#isFollowed || this.#search.running !== null) return;
		if (this.#search.playback !== null || this.#play.snapshot.isSolved) return;
		if (this.#search.line !== null && this.#search.isProved) return;
		const budgetMs = this.#budgetAhead();
		if (budgetMs <= 0) return;
		const onProgress = ({ ms, slides }: ProgressMessage) => {
			if (!this.#isProvable) this.#ahead.ms = budgetMs - ms;
			if (slides === null || this.#hint === null) return;
			this.#mark();
			this.#play.emit({ type: "change" });
		};
		const use = () => {
			this.#ahead.ms = 0;
			if (this.#hint !== null) this.#showHint();
			this.#play.emit({ type: "change" });
		};
		const options = { budgetMs, isBehind: true, onProgress, use };
		this.#search.think("hint", options).catch((error) => {
			// Nobody waits for this search. The next request reports its error.
			if (!isAbort(error)) console.info("the search ended early:", error);
		});
	}

	/** How long the board in play may be searched while nobody waits. */
	#budgetAhead() {
		if (this.#isProvable) return Number.POSITIVE_INFINITY;
		// A player who leaves the hints wants no others.
		if (this.#search.line === null || !this.#mayLookAhead()) return 0;
		const { text } = this.#play.game;
		if (this.#ahead.text !== text) this.#ahead = { text, ms: AHEAD_MS };
		return this.#ahead.ms;
	}

	/**
	 * Shows the hint, or a better one in its place.
	 *
	 * @param isSilent Whether it may change at once.
	 */
	#showHint(isSilent: boolean = false) {
		this.#mark();
		if (!isSilent) this.#emitHint();
	}

	/** Announces the hint. The first announcement counts it. */
	#emitHint() {
		const [hint, told] = [this.#hint, this.#told];
		if (hint === null) return;
		const isSame =
			hint.tile === told?.tile &&
			hint.lower === told.lower &&
			hint.upper === told.upper;
		if (isSame) return;
		this.#told = hint;
		if (told === null) this.#play.note("hint");
		this.#play.emit({ type: "hint", hint });
		this.#play.emit({ type: "change" });
	}

	/** Marks the first tile of the known line, with its bounds. */
	#mark() {
		const direction = this.line?.next;
		const from = this.#hintedCell();
		if (!direction || from === undefined) return;
		const tile = this.#play.snapshot.tiles[from];
		const { lower, upper } = this.bounds;
		this.#hint = { tile, direction, lower, upper: upper ?? lower };
		this.#view.hint(this.#hint);
	}

	/** The cell to tap for the next step of the known line. */
	#hintedCell() {
		const { line } = this;
		if (!line?.next) return undefined;
		return cellOf(this.#play, line.next, line.step);
	}

	#hideHint() {
		// A hint that could be seen counts, however briefly.
		if (this.#hint !== null && this.#told === null) this.#play.note("hint");
		this.#told = null;
		if (this.#hint === null) return;
		this.#hint = null;
		this.#view.hint(null);
	}

	/** Returns a line of the board in play with the bounds that are plain to see. */
	#known(line: Line) {
		return line.atLeast(this.bounds.lower);
	}

	/**
	 * Runs a search whose end nobody waits for, and reports its failure.
	 *
	 * @returns Whether it ran to its end.
	 */
	async #reporting(search: () => Promise<void>): Promise<boolean> {
		try {
			await search();
			return true;
		} catch (error) {
			if (!isAbort(error)) this.#play.emit({ type: "error", error });
			return false;
		}
	}
}

/** What comes of help for a board that is not in play any more. */
const NONE: Helper = {
	playback: null,
	prepare: async () => {},
	hint: async () => null,
	playHint: () => false,
	find: async () => {
		throw new DOMException("another board is in play", "AbortError");
	},
	solve: async () => {},
	thinkLonger: async () => false,
	resume: () => {},
};

/** Returns whether an error says that something was cancelled. */
function isAbort(error: unknown) {
	return error instanceof DOMException && error.name === "AbortError";
}
