/**
 * Knows the way to the goal: the best line known of the board in play, the
 * search that looks for a better one, and the line that is being played. Asks
 * for boards and slides by functions: it knows no game.
 */

import { Line } from "./line.js";
import { Playback } from "./playback.js";
import { isAbort, Thinker } from "./thinker.js";

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
 * @typedef {import("../solver/session.js").ProgressMessage} ProgressMessage
 * @typedef {import("./thinker.js").Purpose} Purpose
 * @typedef {import("../core/wasm/game.js").Direction} Direction
 */

/**
 * @typedef {object} SearchOptions
 * @property {number} budgetMs
 * @property {AbortSignal} [signal] Takes the search back.
 * @property {(progress: ProgressMessage) => void} [onProgress]
 * @property {() => void} [use] Called with the answer, in its turn.
 */

export class Advisor {
	#thinker;
	#boardBehind;
	#forward;
	#back;
	#tell;
	/** @type {Line | null} The line known, unless it is being played. */
	#line = null;
	/** @type {Playback | null} */
	#playback = null;
	#slidesPerSecond = 4;
	/** What is searched for a playback that stands still, and for how long. @type {{ purpose: Purpose, ms: number } | null} */
	#still = null;
	/** Whether somebody has asked to think longer of this line before. */
	#hasThoughtLonger = false;

	/**
	 * @param {object} parts
	 * @param {Pick<import("../solver/client.js").SolverClient, "solve">} parts.solver
	 * @param {(slides: string) => { text: string, goal: string }} parts.boardBehind
	 *   The board that slides lead to from the one in play.
	 * @param {(direction: Direction) => boolean} parts.forward Plays a slide;
	 *   tells whether it was made.
	 * @param {() => boolean} parts.back Takes it back.
	 * @param {(event: { type: "change" }
	 *   | { type: "progress", purpose: Purpose, progress: ProgressMessage }) => void} parts.tell
	 */
	constructor({ solver, boardBehind, forward, back, tell }) {
		this.#thinker = new Thinker(solver);
		this.#boardBehind = boardBehind;
		this.#forward = forward;
		this.#back = back;
		this.#tell = tell;
	}

	/** A solution of the board in play, if one is known. */
	get line() {
		return this.#playback?.rest ?? this.#line;
	}

	/** The search that runs, if one does. */
	get thinking() {
		return this.#thinker.thinking;
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

	/**
	 * What is known of the slides still to make, on a board that is not solved
	 * (STM).
	 *
	 * @returns {{ lower: number, upper: number | null }}
	 */
	get bounds() {
		const { line, thinking } = this;
		if (line !== null) return { lower: line.lower, upper: line.length };
		// One slide at least: it is not solved.
		return { lower: Math.max(1, thinking?.progress?.lower ?? 1), upper: null };
	}

	/** Whether there is a line that a longer search may make shorter. */
	get canThinkLonger() {
		const { line, thinking } = this;
		return line !== null && !line.isOptimal && thinking === null;
	}

	/** Another board is in play. */
	forget() {
		this.#line = null;
		this.#hasThoughtLonger = false;
	}

	/** @param {import("../core/wasm/game.js").Moved} moved A line has slid. */
	follow(moved) {
		if (this.#playback !== null) return;
		const line = this.#line?.follow(moved) ?? null;
		if (line === null) this.forget();
		this.#line = line;
	}

	/** Ends search and playback. Tells whether there was one. */
	stop() {
		const hasStopped = this.#thinker.stop() || this.#playback !== null;
		this.#playback?.pause();
		this.#line = this.line;
		this.#playback = null;
		this.#still = null;
		return hasStopped;
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
		{ budgetMs, signal, onProgress = () => {}, use = () => {} },
		path = "",
	) {
		const ahead = path.slice(this.#playback?.at ?? 0);
		const search = this.#thinker.think(purpose, {
			...this.#boardBehind(ahead),
			budgetMs,
			signal,
			onProgress: (progress) => {
				this.#learn(progress, path);
				onProgress(progress);
				// Of the board in play, whichever it is that is searched.
				const known = this.#playback === null ? {} : this.bounds;
				const told = { ...progress, ...known };
				this.#tell({ type: "progress", purpose, progress: told });
			},
			use: (solution) => {
				this.#learn(solution, path);
				use();
			},
		});
		this.#tell({ type: "change" });
		try {
			await search;
		} catch (error) {
			if (signal?.aborted || !isAbort(error)) this.#tell({ type: "change" });
			throw error;
		}
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
	play() {
		if (this.#line === null || this.#playback !== null) return;
		this.#playback = new Playback({
			line: this.#line,
			forward: this.#forward,
			back: this.#back,
			onEnd: () => {
				this.stop();
				this.#tell({ type: "change" });
			},
		});
		this.#playback.run(this.#slidesPerSecond);
		this.#tell({ type: "change" });
	}

	/**
	 * Plays on. What is searched for the board that it stood at would come too
	 * late from here on, so the search begins anew, ahead of it.
	 *
	 * @returns {Promise<void>} Rejects with an `AbortError` when that is taken back.
	 */
	async resume() {
		this.#playback?.run(this.#slidesPerSecond);
		if (this.#still !== null) {
			await this.pursue(this.#still.purpose, this.#still.ms);
		}
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
		this.#tell({ type: "change" });
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
	 * Searches once more for a shorter way, for longer each time.
	 *
	 * @param {() => void} use Called where more is known.
	 * @returns {Promise<void>} Rejects with an `AbortError` when it is taken back.
	 */
	async thinkLonger(use) {
		const budgetMs = this.#hasThoughtLonger ? STILL_LONGER_MS : LONGER_MS;
		this.#hasThoughtLonger = true;
		if (this.#playback !== null) await this.pursue("longer", budgetMs);
		else await this.think("longer", { budgetMs, onProgress: use, use });
	}
}
