/**
 * Plays the game: takes what the player wants, asks the core, tells view and
 * listeners. Owns what is visible but not restored by undo: the hint, the line
 * being played, the time, the help that was taken.
 *
 * Knows no rule of the game and no element of the page.
 */

import { isPanic } from "./compile.js";
import { Line } from "./line.js";
import { Playback } from "./playback.js";
import { Stopwatch } from "./stopwatch.js";
import { isAbort, Thinker } from "./thinker.js";

/** How long a hint and a solution may be searched for, in milliseconds. */
export const HINT_MS = 2_000;
export const SOLVE_MS = 4_000;

/**
 * How long where a search always comes to its end, as the solver does up to so
 * many cells: a slow machine makes its tables first.
 */
export const PROOF_MS = 60_000;
const PROVABLE_CELLS = 16;

/**
 * @typedef {import("./wasm/game.js").Game} Game
 * @typedef {import("./wasm/game.js").Direction} Direction
 * @typedef {import("./wasm/game.js").Moved} Moved
 * @typedef {import("./solver/session.js").ProgressMessage} ProgressMessage
 */

/**
 * What is kept of a game beside its replay.
 *
 * @typedef {object} Tally
 * @property {number} elapsed Milliseconds.
 * @property {number} hints Hints shown.
 * @property {boolean} solver Whether the solver has played.
 */

/**
 * @typedef {object} Hint
 * @property {number} tile
 * @property {Direction} direction
 * @property {number} lower Of the slides that remain, proved (STM).
 * @property {number} upper Of the line known (STM).
 */

/**
 * Who moved: the player, a script, or the solver playing a solution; or it was
 * taken back, or made again.
 *
 * @typedef {"player" | "script" | "solver" | "undo" | "redo"} By
 */

/**
 * A move that is to be made.
 *
 * @typedef {object} Intent
 * @property {number[]} tiles
 * @property {Direction} direction
 * @property {By} by
 */

/**
 * @typedef {object} SearchOptions
 * @property {number} [budgetMs]
 * @property {AbortSignal} [signal] Takes the search back.
 * @property {(progress: ProgressMessage) => void} [onProgress]
 */

/**
 * @typedef {{ type: "change" }
 *   | { type: "new", seed: string | null }
 *   | { type: "restart" }
 *   | { type: "move", moved: Moved, by: By }
 *   | { type: "progress", purpose: import("./thinker.js").Purpose, progress: ProgressMessage }
 *   | { type: "solved" }
 *   | { type: "hint", hint: Hint }
 *   | { type: "error", error: unknown }
 *   | { type: "revived" }} GameEvent
 */

/**
 * What the controller needs of the core. Games that share an instance are all
 * lost when it panics: the epoch counts its lives.
 *
 * @typedef {Pick<import("./core.js").Core, "Game" | "revive"> & { epoch?: number }} Core
 */

/**
 * What the controller needs of the view.
 *
 * @typedef {import("./view/board-view.js").BoardView} BoardView
 * @typedef {Pick<BoardView, "show" | "hint" | "drag" | "drop" | "celebrate">} View
 */

export class Controller {
	#core;
	#view;
	#clock;
	#listener;
	#permit;
	/** Of the core's instance that the game belongs to. */
	#epoch;
	/** @type {Game} */
	#game;
	#stopwatch = new Stopwatch();
	#tally = { hints: 0, solver: false };
	/** @type {Tally | null} Before a restart: making the moves again brings it back. */
	#former = null;
	/** @type {Line | null} A solution of the board in play, if one is known. */
	#line = null;
	/** @type {Hint | null} */
	#hint = null;
	#thinker;
	/** @type {Playback | null} */
	#playback = null;
	#slidesPerSecond = 4;
	/** Whether the time waits for somebody to look at the board again. */
	#sleeps = false;
	#lastReplay = "";

	/**
	 * @param {object} parts
	 * @param {Core} parts.core
	 * @param {View} parts.view
	 * @param {Pick<import("./solver/client.js").SolverClient, "solve">} parts.solver
	 * @param {(event: GameEvent) => void} parts.listener
	 * @param {Game} parts.game The first one.
	 * @param {(intent: Intent) => boolean} [parts.permit] Whether a move may be
	 *   made.
	 * @param {() => number} [parts.clock] Milliseconds.
	 */
	constructor({
		core,
		view,
		solver,
		listener,
		game,
		permit = () => true,
		clock = () => performance.now(),
	}) {
		this.#permit = permit;
		this.#epoch = core.epoch;
		this.#core = core;
		this.#view = view;
		this.#thinker = new Thinker(solver);
		this.#listener = listener;
		this.#clock = clock;
		this.#game = game;
		this.#lastReplay = game.replay;
	}

	/** The game in play: to be read, not to be changed. */
	get game() {
		if (this.#epoch !== this.#core.epoch) this.#restore();
		return this.#game;
	}

	get hintShown() {
		return this.#hint;
	}

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
		this.#tell({ type: "change" });
	}

	/**
	 * What is known of the slides still to make (STM).
	 *
	 * @returns {{ lower: number, upper: number | null }}
	 */
	get bounds() {
		if (this.game.isSolved) return { lower: 0, upper: 0 };
		if (this.#line === null) {
			// One slide at least: it is not solved.
			return {
				lower: Math.max(1, this.thinking?.progress?.lower ?? 1),
				upper: null,
			};
		}
		return { lower: this.#line.lower, upper: this.#line.length };
	}

	get isTiming() {
		return this.#stopwatch.isRunning;
	}

	/** @returns {Tally} */
	get tally() {
		const elapsed = this.#stopwatch.elapsed(this.#clock());
		return { ...this.#tally, elapsed };
	}

	/** What the game was when it was last sound: for keeping. */
	get replay() {
		return this.#lastReplay;
	}

	/**
	 * Puts another game in play.
	 *
	 * @param {Game} game
	 * @param {Tally} [tally] Of a game that goes on.
	 * @param {string | null} [seed] That it was drawn from.
	 */
	open(game, tally = { elapsed: 0, hints: 0, solver: false }, seed = null) {
		this.#leave();
		if (game !== this.game) this.#game.free();
		this.#game = game;
		this.#resumeTally(tally);
		this.#line = null;
		this.#show();
		this.#tell({ type: "new", seed });
	}

	/** @param {Tally} tally */
	#resumeTally({ elapsed, hints, solver }) {
		this.#stopwatch = new Stopwatch(elapsed);
		this.#tally = { hints, solver };
		this.#former = null;
	}

	/** Shuffles a board of this size and goal; a seed gives it for ever. */
	shuffle(size = this.game.size, goal = this.game.goal, seed = drawSeed()) {
		const { Game } = this.#core;
		const game = this.#guard(() => Game.fromSeed(size, goal, seed));
		if (game !== undefined) this.open(game, undefined, seed);
	}

	/**
	 * Each of these tells whether something moved.
	 *
	 * @param {number} cell
	 * @param {By} [by]
	 */
	move(cell, by = "player") {
		this.stop();
		const act = () => this.#game.slideCell(cell);
		return this.#make(by, this.lineOf(cell), act);
	}

	/**
	 * @param {Direction} direction
	 * @param {By} [by]
	 */
	slide(direction, by = "player") {
		if (by !== "solver") this.stop();
		const act = () => this.#game.slide(direction);
		return this.#make(by, this.lineTowards(direction), act);
	}

	undo() {
		this.stop();
		return this.#takeBack();
	}

	redo() {
		this.stop();
		if (this.#former !== null) this.#resumeTally(this.#former);
		const line = this.#guard(() => this.#game.redoLine()) ?? null;
		return this.#make("redo", line, () => this.#game.redo());
	}

	#takeBack() {
		const line = this.#guard(() => this.#game.undoLine()) ?? null;
		return this.#make("undo", line, () => this.#game.undo());
	}

	/** Back to the first board; the moves can be made again. */
	restart() {
		this.#leave();
		const hadMoves = this.game.canUndo;
		const former = hadMoves ? this.tally : this.#former;
		const isDone = this.#guard(() => {
			this.#game.restart();
			return true;
		});
		if (!isDone) return false;
		this.#resumeTally({ elapsed: 0, hints: 0, solver: false });
		this.#former = former;
		this.#line = null;
		this.#show();
		this.#tell({ type: "restart" });
		return hadMoves;
	}

	/**
	 * The line that would go with a cell's tile, `null` for none.
	 *
	 * @param {number} cell
	 */
	lineOf(cell) {
		return this.#guard(() => this.#game.lineOf(cell)) ?? null;
	}

	/** @param {Direction} direction */
	lineTowards(direction) {
		return this.#guard(() => this.#game.lineTowards(direction)) ?? null;
	}

	/**
	 * Holds a line between its cells.
	 *
	 * @param {import("./wasm/game.js").Line} line
	 * @param {number} part How far it is on its way, from 0 to 1.
	 */
	drag({ cells, direction }, part) {
		this.stop();
		this.#view.drag({ tiles: this.#tilesOf(cells), direction, part });
	}

	/** @param {number[]} cells */
	#tilesOf(cells) {
		const { tiles } = this.game;
		const found = [];
		for (const cell of cells) found.push(tiles[cell]);
		return found;
	}

	drop() {
		this.#view.drop();
	}

	/**
	 * Shows the next slide of the best line known; asked again, plays it.
	 *
	 * @returns {Promise<Hint | null>} The one shown; `null` for none.
	 */
	async hint() {
		// Who asks twice in a hurry still waits for one answer.
		if (this.game.isSolved || this.thinking?.purpose === "hint") return null;
		this.stop();
		if (this.#hint !== null) {
			this.slide(this.#hint.direction);
			return null;
		}
		if (this.#line !== null) return this.#showHint(this.#line);
		/** @type {Hint | null} */
		let shown = null;
		await this.#telling(() =>
			this.#think("hint", { budgetMs: HINT_MS }, (line) => {
				shown = this.#showHint(line);
			}),
		);
		return shown;
	}

	/** Finds a solution and plays it from here on. */
	async solve() {
		if (this.game.isSolved || this.thinking?.purpose === "solve") return;
		this.stop();
		this.#hideHint();
		if (this.#line?.isOptimal) this.#play(this.#line);
		else {
			await this.#telling(() =>
				this.#think("solve", {}, (line) => this.#play(line)),
			);
		}
	}

	/**
	 * Finds a solution of the board in play.
	 *
	 * @param {SearchOptions} [options]
	 * @returns {Promise<Line>} Rejects with an `AbortError` when it is taken back,
	 *   by the signal or because the board is left.
	 */
	async find(options = {}) {
		options.signal?.throwIfAborted();
		this.stop();
		if (this.game.isSolved) return new Line("", 0);
		if (this.#line?.isOptimal) return this.#line;
		let found = null;
		await this.#think("solve", options, (line) => {
			found = line;
		});
		this.#tell({ type: "change" });
		return /** @type {Line} */ (/** @type {unknown} */ (found));
	}

	/** Plays the solution that is known. Tells whether there is one. */
	play() {
		if (this.game.isSolved || this.#line === null) return false;
		this.stop();
		this.#hideHint();
		this.#play(this.#line);
		return true;
	}

	/** @param {Line} line */
	#play(line) {
		this.#tally.solver = true;
		this.#playback = new Playback({
			line,
			forward: (direction) => this.slide(direction, "solver"),
			back: () => this.#takeBack(),
			onEnd: () => this.#endPlayback(),
		});
		this.#playback.run(this.#slidesPerSecond);
		this.#tell({ type: "change" });
	}

	pause() {
		this.#playback?.pause();
		this.#tell({ type: "change" });
	}

	resume() {
		this.#playback?.run(this.#slidesPerSecond);
		this.#tell({ type: "change" });
	}

	/** One slide of the line being played; it pauses. */
	stepForward() {
		this.#playback?.stepForward();
		this.#tell({ type: "change" });
	}

	stepBack() {
		this.#playback?.stepBack();
		this.#tell({ type: "change" });
	}

	/** Ends search and playback; the position stays, the player goes on. */
	stop() {
		const wasThinking = this.#thinker.stop();
		if (wasThinking || this.#playback !== null) this.#endPlayback();
	}

	/** Stops the time while nobody can see the board. */
	sleep() {
		this.#sleeps ||= this.isTiming;
		this.#stopwatch.stop(this.#clock());
	}

	/** The time goes on if it was `sleep` that stopped it. */
	wake() {
		if (this.#sleeps) this.#stopwatch.start(this.#clock());
		this.#sleeps = false;
		this.#tell({ type: "change" });
	}

	#endPlayback() {
		this.#playback?.pause();
		this.#playback = null;
		this.#tell({ type: "change" });
	}

	/** Ends what belongs to the board that is left. */
	#leave() {
		this.stop();
		this.#view.drop();
		this.#hideHint();
	}

	/**
	 * Makes a move, and what follows from it.
	 *
	 * @param {By} by
	 * @param {import("./wasm/game.js").Line | null} line What would go.
	 * @param {() => Moved | undefined} act
	 * @returns {boolean} Whether something moved.
	 */
	#make(by, line, act) {
		if (line === null) return false;
		const { game } = this;
		const { cells, direction } = line;
		if (!this.#permit({ tiles: this.#tilesOf(cells), direction, by })) {
			return false;
		}
		// Who was asked may have put another game in play.
		if (game !== this.#game) return false;
		const wasSolved = game.isSolved;
		const moved = this.#guard(act);
		if (!moved) return false;
		this.#former = null;
		this.#line = this.#line?.follow(moved) ?? null;
		this.#hideHint();
		this.#keepTime(wasSolved);
		this.#show();
		this.#tell({ type: "move", moved, by });
		if (game === this.#game && game.isSolved && !wasSolved) {
			this.#view.celebrate();
			this.#tell({ type: "solved" });
		}
		return true;
	}

	/** @param {boolean} wasSolved */
	#keepTime(wasSolved) {
		const now = this.#clock();
		if (this.#game.isSolved) this.#stopwatch.stop(now);
		else if (!wasSolved || this.#game.canUndo) this.#stopwatch.start(now);
	}

	#show() {
		const { tiles, goalTiles, columns, rows, replay } = this.#game;
		this.#lastReplay = replay;
		this.#view.show({ tiles, goalTiles, columns, rows });
	}

	/** @param {Line} line */
	#showHint(line) {
		this.#mark(line);
		if (this.#hint === null) return null;
		this.#tally.hints += 1;
		this.#tell({ type: "hint", hint: this.#hint });
		this.#tell({ type: "change" });
		return this.#hint;
	}

	/**
	 * Marks the first tile of a line.
	 *
	 * @param {Line} line
	 */
	#mark(line) {
		const direction = line.next;
		const from = direction && this.lineTowards(direction);
		if (!from) return;
		const tile = this.#game.tiles[from.cells[0]];
		const { lower, length: upper } = line;
		this.#hint = { tile, direction, lower, upper };
		this.#view.hint(this.#hint);
	}

	/**
	 * Shows the hint that is known so far, with its bounds, until there is a
	 * better one.
	 *
	 * @param {ProgressMessage} progress
	 */
	#foreshow({ slides, lower }) {
		if (slides !== null) this.#line = new Line(slides, lower);
		if (this.#line === null) return;
		this.#line = this.#line.atLeast(lower);
		this.#mark(this.#line);
	}

	#hideHint() {
		if (this.#hint === null) return;
		this.#hint = null;
		this.#view.hint(null);
	}

	/**
	 * Searches for a solution of the board in play.
	 *
	 * @param {import("./thinker.js").Purpose} purpose
	 * @param {SearchOptions} options
	 * @param {(line: Line) => void} use
	 * @returns {Promise<void>} Rejects with an `AbortError` when it is taken back.
	 */
	async #think(purpose, { budgetMs, signal, onProgress }, use) {
		const { text, goal, columns, rows } = this.game;
		const usualMs = columns * rows > PROVABLE_CELLS ? SOLVE_MS : PROOF_MS;
		const search = this.#thinker.think(purpose, {
			text,
			goal,
			budgetMs: budgetMs ?? usualMs,
			signal,
			onProgress: (progress) => {
				if (purpose === "hint") this.#foreshow(progress);
				onProgress?.(progress);
				this.#tell({ type: "progress", purpose, progress });
			},
			use: ({ slides, lower }) => {
				this.#line = new Line(slides, lower);
				use(this.#line);
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
	 * A search of which nobody waits for the end: its failure is told.
	 *
	 * @param {() => Promise<void>} search
	 */
	async #telling(search) {
		try {
			await search();
		} catch (error) {
			if (!isAbort(error)) this.#tell({ type: "error", error });
		}
	}

	/**
	 * Calls the core. After a panic the instance is dead: a fresh one goes on
	 * with the game as it last was.
	 *
	 * @template T
	 * @param {() => T} call
	 * @returns {T | undefined}
	 */
	#guard(call) {
		if (this.#epoch !== this.#core.epoch) this.#restore();
		try {
			return call();
		} catch (error) {
			if (!isPanic(error)) {
				this.#tell({ type: "error", error });
				return undefined;
			}
			this.#core.revive();
			this.#restore();
			this.#show();
			this.#tell({ type: "revived" });
			return undefined;
		}
	}

	/** The game as it last was, in the core's instance of now. */
	#restore() {
		this.#epoch = this.#core.epoch;
		this.#game = this.#core.Game.fromReplay(this.#lastReplay);
	}

	/** @param {GameEvent} event */
	#tell(event) {
		this.#listener(event);
	}
}

/** 64 random bits, as text. */
export function drawSeed() {
	const [high, low] = crypto.getRandomValues(new Uint32Array(2));
	return ((BigInt(high) << 32n) | BigInt(low)).toString();
}
