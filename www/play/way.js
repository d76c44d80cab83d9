/**
 * The way to the goal from the board in play: the best line known, the search
 * that looks for a better one, and the line that is being played.
 *
 * One search at a time: another one, or another board, takes it back.
 */

import { Line } from "./line.js";
import { Playback } from "./playback.js";

/**
 * While a line is played, a better one is looked for in rounds, each from the
 * board that the playback comes to when the round ends: then what it finds is
 * followed without going back. They grow, since a search begins anew with each.
 */
const ROUND_MS = 1_000;
const LONGEST_ROUND_MS = 4_000;

/**
 * @typedef {import("../solver/session.js").ProgressMessage} ProgressMessage
 * @typedef {"hint" | "solve" | "longer"} Purpose
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
 * @property {() => void} [use] Called with the answer, in the turn in which it
 *   is known to be wanted still.
 * @property {boolean} [isBehind] Whether nobody waits for it.
 */

export class Way {
	#play;
	#solver;
	#onEnd;
	/** @type {Line | null} The line known, unless it is being played. */
	#line = null;
	/** @type {Playback | null} */
	#playback = null;
	/** @type {(Thinking & { abort: AbortController, isBehind: boolean }) | null} */
	#search = null;
	#slidesPerSecond = 4;
	/** What is searched for a playback that stands still, and for how long. @type {{ purpose: Purpose, ms: number } | null} */
	#still = null;

	/**
	 * @param {object} parts
	 * @param {import("./play.js").Play} parts.play
	 * @param {Pick<import("../solver/client.js").SolverClient, "solve">} parts.solver
	 * @param {() => void} parts.onEnd Told when the last slide of a line is made.
	 */
	constructor({ play, solver, onEnd }) {
		this.#play = play;
		this.#solver = solver;
		this.#onEnd = onEnd;
	}

	/** The best line known of the board in play. */
	get line() {
		return this.#playback?.rest ?? this.#line;
	}

	/** The search that runs, if one does, whether or not somebody waits for it. */
	get search() {
		return this.#search;
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
	}

	/** What a playback that stands still is searched for, and for how long. */
	get still() {
		return this.#still;
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
	get isProved() {
		const { lower, upper } = this.bounds;
		return lower === upper;
	}

	/** Another board is in play. */
	forget() {
		this.#line = null;
	}

	/**
	 * What is left of the line when these tiles have gone.
	 *
	 * @param {import("../core/wasm/game.js").Moved} moved
	 */
	follow(moved) {
		this.#line = this.#line?.follow(moved) ?? null;
	}

	/** Takes the search back. Tells whether one ran. */
	endSearch() {
		const search = this.#search;
		// At once: the solver may be loading yet, and hear of it later.
		this.#search = null;
		search?.abort.abort();
		return search !== null;
	}

	/** Ends the playback; what is left of its line is kept. Tells whether one ran. */
	endPlayback() {
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
	async think(
		purpose,
		{
			budgetMs,
			signal,
			onProgress = () => {},
			use = () => {},
			isBehind = false,
		},
		path = "",
	) {
		this.endSearch();
		const { game, snapshot } = this.#play;
		const slides = path.slice(this.#playback?.at ?? 0);
		const text = game.after(slides) ?? game.text;
		const abort = new AbortController();
		const search = { purpose, progress: null, abort, isBehind };
		const isOurs = () => this.#search?.abort === abort;
		const end = () => void (isOurs() && this.endSearch());
		signal?.addEventListener("abort", end);
		this.#search = search;
		if (!isBehind) this.#play.tell({ type: "change" });
		try {
			const solution = await this.#solver.solve(text, snapshot.goal, {
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
			use();
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
	run() {
		if (this.#line === null || this.#playback !== null) return;
		this.#play.note("lineBegins");
		this.#playback = new Playback({
			line: this.#line,
			forward: (direction) => this.#play.slide(direction, "solver"),
			back: () => this.#play.back(),
			onEnd: this.#onEnd,
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
	async pursue(purpose, totalMs) {
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
			await this.think(purpose, { budgetMs }, path);
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
}
