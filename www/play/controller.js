/**
 * Plays the game: takes what the player wants, asks the core, tells view and
 * listeners. Owns what is visible but not restored by undo: the hint, the time,
 * the help that was taken; the way to the goal is the advisor's.
 *
 * Knows no rule of the game and no element of the page.
 */

import { isPanic } from "../core/compile.js";
import { Advisor } from "./advisor.js";
import { Line } from "./line.js";
import { Stopwatch } from "./stopwatch.js";
import { isAbort } from "./thinker.js";

/** How long a hint and a solution may be searched for, in milliseconds. */
export const HINT_MS = 2_000;
export const SOLVE_MS = 10_000;

/**
 * How long before the first slide of a solution that is played at once: what is
 * found by then costs no slide to follow.
 */
export const FIRST_MS = 250;

/**
 * How long where a search always comes to its end, as the solver does up to so
 * many cells: a slow machine makes its tables first.
 */
export const PROOF_MS = 60_000;
const PROVABLE_CELLS = 16;

/**
 * @typedef {import("../core/wasm/game.js").Game} Game
 * @typedef {import("../core/wasm/game.js").Direction} Direction
 * @typedef {import("../core/wasm/game.js").Moved} Moved
 * @typedef {import("./advisor.js").SearchOptions} SearchOptions
 * @typedef {import("../solver/session.js").ProgressMessage} ProgressMessage
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
 * @typedef {Pick<import("../core/load-core.js").Core, "Game" | "revive"> & { epoch?: number }} Core
 */

/**
 * What the controller needs of the view.
 *
 * @typedef {import("../view/board-view.js").BoardView} BoardView
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
	/** @type {Hint | null} */
	#hint = null;
	#advisor;
	/** Whether the time waits for somebody to look at the board again. */
	#sleeps = false;
	#lastReplay = "";

	/**
	 * @param {object} parts
	 * @param {Core} parts.core
	 * @param {View} parts.view
	 * @param {Pick<import("../solver/client.js").SolverClient, "solve">} parts.solver
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
		this.#listener = listener;
		this.#advisor = new Advisor({
			solver,
			boardBehind: (slides) => this.#boardBehind(slides),
			forward: (direction) => this.slide(direction, "solver"),
			back: () => this.#takeBack(),
			tell: (event) => this.#tell(event),
		});
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
		return this.#advisor.thinking;
	}

	/** The line being played, if one is. */
	get playback() {
		return this.#advisor.playback;
	}

	get slidesPerSecond() {
		return this.#advisor.slidesPerSecond;
	}

	set slidesPerSecond(value) {
		this.#advisor.slidesPerSecond = value;
		this.#tell({ type: "change" });
	}

	/** Whether a solution is known that a longer search may make shorter. */
	get canThinkLonger() {
		return this.#advisor.canThinkLonger;
	}

	/**
	 * What is known of the slides still to make (STM).
	 *
	 * @returns {{ lower: number, upper: number | null }}
	 */
	get bounds() {
		return this.game.isSolved ? { lower: 0, upper: 0 } : this.#advisor.bounds;
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
		this.#advisor.forget();
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
		this.#advisor.forget();
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
	 * @param {import("../core/wasm/game.js").Line} line
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
		if (this.#advisor.line !== null) return this.#showHint();
		/** @type {Hint | null} */
		let shown = null;
		await this.#telling(() =>
			this.#advisor.think("hint", {
				budgetMs: HINT_MS,
				// Until there is a better one.
				onProgress: () => this.#mark(),
				use: () => {
					shown = this.#showHint();
				},
			}),
		);
		return shown;
	}

	/**
	 * Finds a solution and plays it from here on. On a board whose search may
	 * have no end the first one is played, and a better one looked for meanwhile.
	 */
	async solve() {
		if (this.game.isSolved || this.thinking?.purpose === "solve") return;
		this.stop();
		this.#hideHint();
		const { line } = this.#advisor;
		const hasEnd = this.#hasEnd;
		const isKnown = line !== null && (line.isOptimal || !hasEnd);
		if (isKnown) this.#play();
		else {
			const isFound = await this.#telling(() =>
				this.#advisor.think("solve", {
					budgetMs: hasEnd ? PROOF_MS : FIRST_MS,
					onProgress: () => hasEnd || this.#play(),
					use: () => this.#play(),
				}),
			);
			if (!isFound) return;
		}
		if (!hasEnd) this.#pursue();
	}

	/** Looks for a better solution than the one that is played. */
	#pursue() {
		void this.#telling(() => this.#advisor.pursue("solve", SOLVE_MS));
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
		if (this.game.isSolved) return new Line("", 0);
		const { line } = this.#advisor;
		if (line?.isOptimal) return line;
		let found = line;
		await this.#advisor.think("solve", {
			budgetMs: this.#hasEnd ? PROOF_MS : SOLVE_MS,
			...options,
			use: () => {
				found = this.#advisor.line;
			},
		});
		this.#tell({ type: "change" });
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
		const isHinted = this.#hint !== null;
		const hasEnded = await this.#telling(() =>
			this.#advisor.thinkLonger(() => {
				if (isHinted) this.#mark();
			}),
		);
		this.#tell({ type: "change" });
		return hasEnded;
	}

	/** Plays the solution that is known. Tells whether there is one. */
	play() {
		if (this.game.isSolved || this.#advisor.line === null) return false;
		this.stop();
		this.#hideHint();
		this.#play();
		return true;
	}

	#play() {
		if (this.#advisor.line === null) return;
		this.#tally.solver = true;
		this.#advisor.play();
	}

	pause() {
		this.playback?.pause();
		this.#tell({ type: "change" });
	}

	resume() {
		void this.#telling(() => this.#advisor.resume());
		this.#tell({ type: "change" });
	}

	/** One slide of the line being played; it pauses. */
	stepForward() {
		this.playback?.stepForward();
		this.#tell({ type: "change" });
	}

	stepBack() {
		this.playback?.stepBack();
		this.#tell({ type: "change" });
	}

	/** Ends search and playback; the position stays, the player goes on. */
	stop() {
		if (this.#advisor.stop()) this.#tell({ type: "change" });
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
	 * @param {import("../core/wasm/game.js").Line | null} line What would go.
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
		this.#advisor.follow(moved);
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

	#showHint() {
		this.#mark();
		if (this.#hint === null) return null;
		this.#tally.hints += 1;
		this.#tell({ type: "hint", hint: this.#hint });
		this.#tell({ type: "change" });
		return this.#hint;
	}

	/** Shows the first tile of the line known, with its bounds. */
	#mark() {
		const { line } = this.#advisor;
		const from = line?.next && this.lineTowards(line.next);
		if (!line?.next || !from) return;
		const tile = this.#game.tiles[from.cells[0]];
		const { next: direction, lower, length: upper } = line;
		this.#hint = { tile, direction, lower, upper };
		this.#view.hint(this.#hint);
	}

	#hideHint() {
		if (this.#hint === null) return;
		this.#hint = null;
		this.#view.hint(null);
	}

	/** Whether a search of the board in play always comes to its end. */
	get #hasEnd() {
		const { columns, rows } = this.game;
		return columns * rows <= PROVABLE_CELLS;
	}

	/**
	 * The board that slides lead to from the one in play.
	 *
	 * @param {string} slides
	 */
	#boardBehind(slides) {
		const { text, goal } = this.game;
		if (slides === "") return { text, goal };
		const game = this.#core.Game.fromText(text, goal);
		for (const slide of slides) {
			game.slide(/** @type {Direction} */ (slide));
		}
		const behind = game.text;
		game.free();
		return { text: behind, goal };
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
			if (!isAbort(error)) this.#tell({ type: "error", error });
			return false;
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
