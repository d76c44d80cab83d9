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

/** How long a hint and a solution may be searched for, in milliseconds. */
export const HINT_MS = 2_000;
export const SOLVE_MS = 4_000;

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
 * @typedef {object} Thinking
 * @property {"hint" | "solve"} purpose
 * @property {ProgressMessage | null} progress
 */

/**
 * @typedef {{ type: "change" }
 *   | { type: "new" }
 *   | { type: "restart" }
 *   | { type: "move", moved: Moved }
 *   | { type: "solved" }
 *   | { type: "hint", hint: Hint }
 *   | { type: "error", error: unknown }
 *   | { type: "revived" }} GameEvent
 */

/**
 * What the controller needs of the view.
 *
 * @typedef {Pick<import("./view/board-view.js").BoardView,
 *   "show" | "hint" | "drag" | "drop" | "celebrate">} View
 */

export class Controller {
	#core;
	#view;
	#solver;
	#clock;
	#listener;
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
	/** @type {Thinking | null} */
	#thinking = null;
	/** @type {AbortController | null} */
	#search = null;
	/** @type {Playback | null} */
	#playback = null;
	#slidesPerSecond = 4;
	/** Whether the time waits for somebody to look at the board again. */
	#sleeps = false;
	#lastReplay = "";

	/**
	 * @param {object} parts
	 * @param {Pick<import("./core.js").Core, "Game" | "revive">} parts.core
	 * @param {View} parts.view
	 * @param {Pick<import("./solver/client.js").SolverClient, "solve">} parts.solver
	 * @param {(event: GameEvent) => void} parts.listener
	 * @param {Game} parts.game The first one.
	 * @param {() => number} [parts.clock] Milliseconds.
	 */
	constructor({
		core,
		view,
		solver,
		listener,
		game,
		clock = () => performance.now(),
	}) {
		this.#core = core;
		this.#view = view;
		this.#solver = solver;
		this.#listener = listener;
		this.#clock = clock;
		this.#game = game;
		this.#lastReplay = game.replay;
	}

	/** The game in play: to be read, not to be changed. */
	get game() {
		return this.#game;
	}

	get hintShown() {
		return this.#hint;
	}

	get thinking() {
		return this.#thinking;
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
	 */
	open(game, tally = { elapsed: 0, hints: 0, solver: false }) {
		this.#leave();
		if (game !== this.#game) this.#game.free();
		this.#game = game;
		this.#resumeTally(tally);
		this.#line = null;
		this.#show();
		this.#tell({ type: "new" });
	}

	/** @param {Tally} tally */
	#resumeTally({ elapsed, hints, solver }) {
		this.#stopwatch = new Stopwatch(elapsed);
		this.#tally = { hints, solver };
		this.#former = null;
	}

	/** Shuffles a board of this size and goal; a seed gives it for ever. */
	shuffle(size = this.#game.size, goal = this.#game.goal, seed = drawSeed()) {
		const { Game } = this.#core;
		this.#guard(() => this.open(Game.fromSeed(size, goal, seed)));
	}

	/** @param {number} cell */
	move(cell) {
		this.#change(() => this.#game.slideCell(cell));
	}

	/** @param {Direction} direction */
	slide(direction) {
		this.#change(() => this.#game.slide(direction));
	}

	undo() {
		this.#change(() => this.#game.undo());
	}

	redo() {
		if (this.#former !== null) this.#resumeTally(this.#former);
		this.#change(() => this.#game.redo());
	}

	/** Back to the first board; the moves can be made again. */
	restart() {
		this.#leave();
		const former = this.#game.canUndo ? this.tally : this.#former;
		const isDone = this.#guard(() => {
			this.#game.restart();
			return true;
		});
		if (!isDone) return;
		this.#resumeTally({ elapsed: 0, hints: 0, solver: false });
		this.#former = former;
		this.#line = null;
		this.#show();
		this.#tell({ type: "restart" });
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
		const tiles = cells.map((cell) => this.#game.tiles[cell]);
		this.#view.drag({ tiles, direction, part });
	}

	drop() {
		this.#view.drop();
	}

	/** Shows the next slide of the best line known; asked again, plays it. */
	async hint() {
		// Who asks twice in a hurry still waits for one answer.
		if (this.#game.isSolved || this.#thinking?.purpose === "hint") return;
		this.stop();
		if (this.#hint !== null) {
			this.slide(this.#hint.direction);
			return;
		}
		if (this.#line !== null) this.#showHint(this.#line);
		else await this.#think("hint", HINT_MS, (line) => this.#showHint(line));
	}

	/** Plays a solution from here on. */
	async solve() {
		if (this.#game.isSolved || this.#thinking?.purpose === "solve") return;
		this.stop();
		this.#hideHint();
		if (this.#line?.isOptimal) this.#play(this.#line);
		else await this.#think("solve", SOLVE_MS, (line) => this.#play(line));
	}

	/** @param {Line} line */
	#play(line) {
		this.#tally.solver = true;
		this.#playback = new Playback({
			line,
			forward: (direction) =>
				this.#make(() => this.#game.slide(direction)) !== null,
			back: () => this.#make(() => this.#game.undo()) !== null,
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
		if (this.#playback === null && this.#search === null) return;
		this.#search?.abort();
		// At once: the solver may be loading yet, and hear of it later.
		this.#search = null;
		this.#thinking = null;
		this.#endPlayback();
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
	 * What the player does to the board: it ends what the solver does to it.
	 *
	 * @param {() => Moved | undefined} act
	 */
	#change(act) {
		this.stop();
		this.#make(act);
	}

	/**
	 * @param {() => Moved | undefined} act
	 * @returns {Moved | null}
	 */
	#make(act) {
		const wasSolved = this.#game.isSolved;
		const moved = this.#guard(act) ?? null;
		if (moved === null) return null;
		this.#former = null;
		this.#line = this.#line?.follow(moved) ?? null;
		this.#hideHint();
		this.#keepTime(wasSolved);
		this.#show();
		this.#tell({ type: "move", moved });
		if (this.#game.isSolved && !wasSolved) {
			this.#view.celebrate();
			this.#tell({ type: "solved" });
		}
		return moved;
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
		if (this.#hint === null) return;
		this.#tally.hints += 1;
		this.#tell({ type: "hint", hint: this.#hint });
		this.#tell({ type: "change" });
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
	 * @param {"hint" | "solve"} purpose
	 * @param {number} budgetMs
	 * @param {(line: Line) => void} use Called in the turn in which the answer is
	 *   known to be wanted still: no answer is used for a board that is no longer
	 *   in play.
	 */
	async #think(purpose, budgetMs, use) {
		const search = new AbortController();
		this.#search = search;
		this.#thinking = { purpose, progress: null };
		this.#tell({ type: "change" });
		try {
			const { text, goal } = this.#game;
			const { slides, lower } = await this.#solver.solve(text, goal, {
				budgetMs,
				signal: search.signal,
				onProgress: (progress) => {
					if (search.signal.aborted) return;
					this.#thinking = { purpose, progress };
					if (purpose === "hint") this.#foreshow(progress);
					this.#tell({ type: "change" });
				},
			});
			if (search.signal.aborted) return;
			this.#search = null;
			this.#thinking = null;
			this.#line = new Line(slides, lower);
			use(this.#line);
		} catch (error) {
			if (search.signal.aborted) return;
			this.#search = null;
			this.#thinking = null;
			this.#tell({ type: "error", error });
			this.#tell({ type: "change" });
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
		try {
			return call();
		} catch (error) {
			if (!isPanic(error)) {
				this.#tell({ type: "error", error });
				return undefined;
			}
			this.#core.revive();
			this.#game = this.#core.Game.fromReplay(this.#lastReplay);
			this.#show();
			this.#tell({ type: "revived" });
			return undefined;
		}
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
