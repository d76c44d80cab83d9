/**
 * Helps the player: knows the way to the goal. Owns the best line known of the
 * board in play, the hint that is shown, the search that looks for a better line,
 * and the line that is being played.
 *
 * Help keeps its word: where a search is sure to end, what was asked is answered
 * with a proof. What is known shows at once; the search goes on, behind the
 * player's moves too, and the answer changes in place.
 */

import { Line } from "./line.js";
import { Playback } from "./playback.js";

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

/**
 * While a line is played, a better one is looked for in rounds, each from the
 * board that the playback comes to when the round ends: then what it finds is
 * followed without going back. They grow, since a search begins anew with each.
 */
const ROUND_MS = 1_000;
const LONGEST_ROUND_MS = 4_000;

/** How long a player waits who asks to think longer, and again, in milliseconds. */
export const LONGER_MS = 10_000;
export const STILL_LONGER_MS = 30_000;

/**
 * @typedef {import("../core/wasm/game.js").Direction} Direction
 * @typedef {import("../solver/session.js").ProgressMessage} ProgressMessage
 * @typedef {"hint" | "solve" | "longer"} Purpose
 */

/**
 * @typedef {object} Hint
 * @property {number} tile
 * @property {Direction} direction
 * @property {number} lower Of the slides that remain, proved (STM).
 * @property {number} upper Of the line known (STM).
 */

/**
 * A search that runs.
 *
 * @typedef {object} Thinking
 * @property {Purpose} purpose
 * @property {ProgressMessage | null} progress
 */

/**
 * @typedef {object} SearchOptions
 * @property {number} budgetMs
 * @property {AbortSignal} [signal] Takes the search back.
 * @property {(progress: ProgressMessage) => void} [onProgress]
 * @property {boolean} [isBehind] Whether nobody waits for it.
 */

export class Help {
	#play;
	#view;
	#solver;
	#mayLookAhead;
	/** @type {Line | null} The line known, unless it is being played. */
	#line = null;
	/** @type {Hint | null} */
	#hint = null;
	/** The one that was last told of: shown for a moment it is not. @type {Hint | null} */
	#told = null;
	/** @type {Playback | null} */
	#playback = null;
	/** @type {(Thinking & { abort: AbortController, isBehind: boolean }) | null} */
	#search = null;
	/** Whether the player has asked for a hint, and goes by the hints. */
	#isFollowed = false;
	/** The board in whose pause was looked ahead, and the time that is left for it. */
	#ahead = { text: "", ms: 0 };
	#slidesPerSecond = 4;
	/** What is searched for a playback that stands still, and for how long. @type {{ purpose: Purpose, ms: number } | null} */
	#still = null;
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
		this.#solver = solver;
		this.#mayLookAhead = mayLookAhead;
	}

	/** The best line known of the board in play. */
	get line() {
		return this.#playback?.rest ?? this.#line;
	}

	get hintShown() {
		return this.#hint;
	}

	/** The search that somebody waits for, if one runs. @returns {Thinking | null} */
	get thinking() {
		return this.#search?.isBehind ? null : this.#search;
	}

	/** The line being played, if one is. */
	get playback() {
		return this.#playback;
	}

	get slidesPerSecond() {
		return this.#slidesPerSecond;
	}

	set slidesPerSecond(value) {
		this.#slidesPerSecond = value;
		if (this.#playback?.isRunning) this.#playback.run(value);
		this.#play.tell({ type: "change" });
	}

	/** Whether a solution is known that a longer search may make shorter. */
	get canThinkLonger() {
		const { line } = this;
		if (line === null || this.thinking !== null) return false;
		const { lower, upper } = this.bounds;
		return lower !== upper;
	}

	/**
	 * What is known of the slides still to make, on a board that is not solved
	 * (STM). Never below what is plain to see.
	 *
	 * @returns {{ lower: number, upper: number | null }}
	 */
	get bounds() {
		const plain = this.#play.snapshot.lower;
		const { line } = this;
		if (line !== null) {
			return { lower: Math.max(plain, line.lower), upper: line.length };
		}
		const lower = Math.max(plain, this.#search?.progress?.lower ?? 0);
		return { lower, upper: null };
	}

	/** Whether the line known is proved shortest. */
	get #isProved() {
		const { lower, upper } = this.bounds;
		return lower === upper;
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
		if (this.#line !== null) this.#showHint();
		const isProvable = this.#isProvable;
		const isEnough = this.#hint !== null && (this.#isProved || !isProvable);
		const hasEnded =
			isEnough ||
			(await this.#telling(async () => {
				await this.#think("hint", {
					budgetMs: isProvable ? Number.POSITIVE_INFINITY : HINT_MS,
					onProgress: ({ ms }) => this.#showHint(ms < TELL_MS),
				});
				this.#showHint();
			}));
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
		const isKnown = this.#line !== null && (this.#isProved || !isProvable);
		if (!isKnown) {
			const isFound = await this.#telling(() =>
				this.#think("solve", {
					budgetMs: isProvable ? Number.POSITIVE_INFINITY : FIRST_MS,
					onProgress: () => isProvable || this.#run(),
				}),
			);
			if (!isFound) return;
		}
		this.#run();
		if (!isProvable) {
			void this.#telling(() => this.#pursue("solve", SOLVE_MS));
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
		if (this.#line !== null && this.#isProved) return this.#known(this.#line);
		const usual = this.#isProvable ? Number.POSITIVE_INFINITY : SOLVE_MS;
		await this.#think("solve", { budgetMs: usual, ...options });
		const found = this.#known(/** @type {Line} */ (this.#line));
		this.#play.tell({ type: "change" });
		return found;
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
		const mark = () => isHinted && this.#showHint(true);
		const hasEnded = await this.#telling(async () => {
			if (this.#playback !== null) await this.#pursue("longer", budgetMs);
			else await this.#think("longer", { budgetMs, onProgress: mark });
			mark();
		});
		this.#play.tell({ type: "change" });
		return hasEnded;
	}

	/** Plays the solution that is known. Tells whether there is one. */
	play() {
		if (this.#play.snapshot.isSolved || this.line === null) return false;
		this.stop();
		this.#hideHint();
		this.#run();
		return true;
	}

	pause() {
		this.#playback?.pause();
		this.#play.tell({ type: "change" });
	}

	/**
	 * Plays on. What is searched for the board that it stood at would come too
	 * late from here on, so the search begins anew, ahead of it.
	 */
	resume() {
		this.#playback?.run(this.#slidesPerSecond);
		const still = this.#still;
		if (still !== null) {
			void this.#telling(() => this.#pursue(still.purpose, still.ms));
		}
		this.#play.tell({ type: "change" });
	}

	/** One slide of the line being played; it pauses. */
	stepForward() {
		this.#playback?.stepForward();
		this.#play.tell({ type: "change" });
	}

	stepBack() {
		this.#playback?.stepBack();
		this.#play.tell({ type: "change" });
	}

	/** Ends search and playback. Tells whether there was one. */
	stop() {
		this.#isFollowed = false;
		const hadSearch = this.#endSearch();
		const hadPlayback = this.#endPlayback();
		if (hadSearch || hadPlayback) this.#play.tell({ type: "change" });
		return hadSearch || hadPlayback;
	}

	/**
	 * The player takes over: a playback ends, and what was searched for him ends
	 * too, unless it is a hint that he goes by.
	 */
	yield() {
		if (this.#search !== null && this.#search.purpose !== "hint") {
			this.#endSearch();
		}
		if (this.#endPlayback()) this.#play.tell({ type: "change" });
	}

	/** The board in play is about to be another one. */
	leave() {
		this.stop();
		this.#hideHint();
	}

	/** Another board is in play. */
	forget() {
		this.#line = null;
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
		if (this.#playback !== null) return;
		this.#line = this.#line?.follow(moved) ?? null;
		if (this.#line === null) this.#hasThoughtLonger = false;
		// What was searched for the board that was.
		const wasSearched = this.#endSearch();
		if (by === "undo" && !wasSearched) return;
		this.lookOn();
	}

	/** Nobody looks: what nobody waits for is searched no further. */
	rest() {
		if (this.#search?.isBehind && !this.#isProvable) this.#endSearch();
	}

	/**
	 * Searches on behind the player's moves, where a hint was asked for and what
	 * is known is not proved: to the end where there is one, else for a while.
	 */
	lookOn() {
		if (!this.#isFollowed || this.#search !== null) return;
		if (this.#playback !== null || this.#play.snapshot.isSolved) return;
		if (this.#line !== null && this.#isProved) return;
		const budgetMs = this.#budgetAhead();
		if (budgetMs <= 0) return;
		const onProgress = (/** @type {ProgressMessage} */ { ms, slides }) => {
			if (!this.#isProvable) this.#ahead.ms = budgetMs - ms;
			if (slides === null || this.#hint === null) return;
			this.#mark();
			this.#play.tell({ type: "change" });
		};
		const search = async () => {
			await this.#think("hint", { budgetMs, isBehind: true, onProgress });
			this.#ahead.ms = 0;
			if (this.#hint !== null) this.#showHint();
			this.#play.tell({ type: "change" });
		};
		search().catch((error) => {
			// Nobody waits for it; who asks again is told.
			if (!isAbort(error)) console.info("the search ended early:", error);
		});
	}

	/** How long the board in play may be searched with nobody waiting for it. */
	#budgetAhead() {
		if (this.#isProvable) return Number.POSITIVE_INFINITY;
		// Who goes another way than the hints wants no others.
		if (this.#line === null || !this.#mayLookAhead()) return 0;
		const { text } = this.#play.game;
		if (this.#ahead.text !== text) this.#ahead = { text, ms: AHEAD_MS };
		return this.#ahead.ms;
	}

	#endSearch() {
		const search = this.#search;
		// At once: the solver may be loading yet, and hear of it later.
		this.#search = null;
		search?.abort.abort();
		return search !== null;
	}

	#endPlayback() {
		const playback = this.#playback;
		if (playback === null) return false;
		playback.pause();
		this.#line = playback.rest;
		this.#playback = null;
		this.#still = null;
		this.#play.note("lineEnds");
		return true;
	}

	/**
	 * Searches for a solution of the board in play, or, while a line is played,
	 * of one that it comes to. The better of what is found and what was known is
	 * kept, from the first answer on.
	 *
	 * @param {Purpose} purpose
	 * @param {SearchOptions} options
	 * @param {string} [path] To the board, from where the line began.
	 * @returns {Promise<void>} Rejects with an `AbortError` when it is taken back.
	 */
	async #think(
		purpose,
		{ budgetMs, signal, onProgress = () => {}, isBehind = false },
		path = "",
	) {
		this.#endSearch();
		const { game } = this.#play;
		const slides = path.slice(this.#playback?.at ?? 0);
		const text = game.after(slides) ?? game.text;
		const abort = new AbortController();
		const search = { purpose, progress: null, abort, isBehind };
		const isOurs = () => this.#search?.abort === abort;
		const end = () => void (isOurs() && this.#endSearch());
		signal?.addEventListener("abort", end);
		this.#search = search;
		if (!isBehind) this.#play.tell({ type: "change" });
		try {
			const solution = await this.#solver.solve(text, game.goal, {
				budgetMs,
				signal: abort.signal,
				onProgress: (progress) => {
					if (!isOurs()) return;
					this.#search = { ...search, progress };
					this.#learn(progress, path);
					onProgress(progress);
					this.#tellProgress(purpose, progress);
				},
			});
			abort.signal.throwIfAborted();
			this.#search = null;
			this.#learn(solution, path);
		} catch (error) {
			const wasOurs = isOurs();
			if (wasOurs) this.#search = null;
			if (signal?.aborted || wasOurs) this.#play.tell({ type: "change" });
			// Whatever a search that was taken back came to.
			abort.signal.throwIfAborted();
			throw error;
		} finally {
			signal?.removeEventListener("abort", end);
		}
	}

	/**
	 * @param {Purpose} purpose
	 * @param {ProgressMessage} progress
	 */
	#tellProgress(purpose, progress) {
		if (this.#search?.isBehind) return;
		// Of the board in play, whichever it is that is searched.
		const known = this.#playback === null ? {} : this.bounds;
		this.#play.tell({
			type: "progress",
			purpose,
			progress: { ...progress, ...known },
		});
	}

	/**
	 * @param {import("./line.js").Found} found For the board that `path` leads to.
	 * @param {string} path
	 */
	#learn(found, path) {
		const { slides, lower } = found;
		if (this.#playback !== null) this.#playback.changeOver(found, path);
		else if (this.#line !== null) this.#line = this.#line.changeOver(found);
		else if (slides !== null) this.#line = new Line(slides, lower);
	}

	/** Plays the line that is known, from the board in play. */
	#run() {
		if (this.#line === null || this.#playback !== null) return;
		this.#play.note("lineBegins");
		this.#playback = new Playback({
			line: this.#line,
			forward: (direction) => this.#play.slide(direction, "solver"),
			back: () => this.#play.back(),
			onEnd: () => this.stop(),
		});
		this.#playback.run(this.#slidesPerSecond);
		this.#play.tell({ type: "change" });
	}

	/**
	 * Looks for a shorter way while the line is played.
	 *
	 * @param {Purpose} purpose
	 * @param {number} totalMs
	 * @returns {Promise<void>} Rejects with an `AbortError` when it is taken back.
	 */
	async #pursue(purpose, totalMs) {
		const playback = this.#playback;
		let roundMs = ROUND_MS;
		for (let left = totalMs; left > 0; ) {
			if (playback === null || playback !== this.#playback) return;
			// One that stands still comes to no other board.
			const { isRunning } = playback;
			const budgetMs = isRunning ? Math.min(roundMs, left) : left;
			this.#still = isRunning ? null : { purpose, ms: left };
			const path = this.#pathIn(playback, budgetMs);
			if (playback.line.after(path.length).isOptimal) break;
			await this.#think(purpose, { budgetMs }, path);
			this.#still = null;
			left -= budgetMs;
			roundMs = Math.min(2 * roundMs, LONGEST_ROUND_MS);
		}
		this.#play.tell({ type: "change" });
	}

	/**
	 * The slides that the playback will have made in a while; near the end not
	 * all, so that something is left to look for.
	 *
	 * @param {Playback} playback
	 * @param {number} ms
	 */
	#pathIn({ line, at, rest, isRunning }, ms) {
		const soon = isRunning
			? Math.ceil((ms * this.#slidesPerSecond) / 1_000)
			: 0;
		return line.slides.slice(0, at + Math.min(soon, rest.length >> 1));
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
