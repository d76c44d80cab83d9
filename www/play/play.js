/**
 * Plays the game: takes what is wanted, asks the core, tells view and listeners.
 * What a game is, its counts, its time and the help taken, the core knows; the
 * games put aside are kept here.
 *
 * Knows no rule of the game and no element of the page.
 */

import { isPanic } from "../core/compile.js";

/** How many games put aside can be taken up again without a storage. */
const MOST_ASIDE = 20;

/**
 * @typedef {import("../core/wasm/game.js").Game} Game
 * @typedef {import("../core/wasm/game.js").Direction} Direction
 * @typedef {import("../core/wasm/game.js").Moved} Moved
 * @typedef {import("../core/wasm/game.js").Line} Line
 * @typedef {import("../core/wasm/game.js").Snapshot} Snapshot
 * @typedef {import("./help.js").Help} Help
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
 * What happens. `new`: another game is in play, `back` its record where it is one
 * that had been put aside. `aside`: the game in play was put aside, as its record.
 *
 * @typedef {{ type: "change" }
 *   | { type: "new", back: string | null }
 *   | { type: "aside", record: string }
 *   | { type: "restart" }
 *   | { type: "move", moved: Moved, by: By }
 *   | { type: "progress", purpose: import("./help.js").Purpose, progress: import("../solver/session.js").ProgressMessage }
 *   | { type: "solved" }
 *   | { type: "hint", hint: import("./help.js").Hint }
 *   | { type: "error", error: unknown }
 *   | { type: "revived" }} GameEvent
 */

/**
 * What it needs of the core. Games that share an instance are all lost when it
 * panics: the epoch counts its lives.
 *
 * @typedef {Pick<import("../core/load-core.js").Core, "Game" | "revive"> & { epoch?: number }} Core
 */

/**
 * What it needs of the view.
 *
 * @typedef {import("../view/board-view.js").BoardView} BoardView
 * @typedef {Pick<BoardView, "show" | "hint" | "drag" | "drop" | "celebrate">} View
 */

export class Play {
	#core;
	#view;
	#clock;
	#listener;
	#permit;
	#loadHelp;
	/** Of the core's instance that the game belongs to. */
	#epoch;
	/** @type {Game} */
	#game;
	/** Of the game as it stands, until it changes. @type {Snapshot | null} */
	#snapshot = null;
	/** What the game was when it was last sound. */
	#record = "";
	/** Records of games put aside, the last one last. @type {string[]} */
	#aside = [];
	/** @type {Help | null} */
	#help = null;
	/** @type {Promise<Help> | null} */
	#assistance = null;
	/** Whether the time waits for somebody to look at the board again. */
	#sleeps = false;

	/**
	 * @param {object} parts
	 * @param {Core} parts.core
	 * @param {View} parts.view
	 * @param {(event: GameEvent) => void} parts.listener
	 * @param {Game} parts.game The first one.
	 * @param {(play: Play) => Promise<Help>} parts.loadHelp Called when help is
	 *   first wanted: playing needs none of it.
	 * @param {(intent: Intent) => boolean} [parts.permit] Whether a move may be
	 *   made.
	 * @param {() => number} [parts.clock] Milliseconds.
	 */
	constructor({
		core,
		view,
		listener,
		game,
		loadHelp,
		permit = () => true,
		clock = () => performance.now(),
	}) {
		this.#core = core;
		this.#epoch = core.epoch;
		this.#view = view;
		this.#listener = listener;
		this.#game = game;
		this.#loadHelp = loadHelp;
		this.#permit = permit;
		this.#clock = clock;
		this.#show();
	}

	/** The game in play: to be read, not to be changed. */
	get game() {
		if (this.#epoch !== this.#core.epoch) this.#restore();
		return this.#game;
	}

	/** All that is shown of the game; its time is that of the last action. */
	get snapshot() {
		const { game } = this;
		this.#snapshot ??= game.snapshot(this.#clock());
		return this.#snapshot;
	}

	/** Milliseconds played, now. */
	get elapsed() {
		return this.game.elapsed(this.#clock());
	}

	/** What the game was when it was last sound: for keeping. */
	get record() {
		return this.#record;
	}

	/** Records of games put aside, the last one last. */
	get aside() {
		return this.#aside;
	}

	set aside(records) {
		this.#aside = records.slice(-MOST_ASIDE);
	}

	/** Whether `undo` does anything: it takes a new game back, too. */
	get canUndo() {
		return this.snapshot.canUndo || this.#aside.length > 0;
	}

	/** What helps the player, once somebody has asked for it. */
	get help() {
		return this.#help;
	}

	/** What helps the player, loaded when it is first asked for. */
	assist() {
		this.#assistance ??= this.#loadHelp(this).then(
			(help) => {
				this.#help = help;
				return help;
			},
			(error) => {
				// Without a network it does not come; asked again, it is tried again.
				this.#assistance = null;
				throw error;
			},
		);
		return this.#assistance;
	}

	/**
	 * What is known of the slides still to make (STM).
	 *
	 * @returns {{ lower: number, upper: number | null }}
	 */
	get bounds() {
		const { isSolved, lower } = this.snapshot;
		if (isSolved) return { lower: 0, upper: 0 };
		return this.#help?.bounds ?? { lower, upper: null };
	}

	/**
	 * Puts another game in play; the one that was there is put aside.
	 *
	 * @param {Game} game
	 */
	open(game) {
		this.#change(game, null);
	}

	/** Deals another board of this size and goal. */
	shuffle() {
		const game = this.#guard(() => this.#game.another(drawSeed()));
		if (game !== undefined) this.open(game);
	}

	/** Goes on with the game that was put aside last. Tells whether there is one. */
	takeUp() {
		const record = this.#aside[this.#aside.length - 1];
		if (record === undefined) return false;
		const before = this.game;
		const game = this.#guard(() => this.#core.Game.fromRecord(record));
		// A panic says nothing against the record: it stays.
		if (before === this.#game) this.#aside = this.#aside.slice(0, -1);
		if (game === undefined) return false;
		this.#change(game, record);
		return true;
	}

	/**
	 * @param {Game} game
	 * @param {string | null} back Its record, if it had been put aside.
	 */
	#change(game, back) {
		const before = this.game;
		const { record } = game;
		this.#leave();
		this.#putAside();
		// A panic meanwhile has taken both games with it.
		const isLost = before !== this.#game;
		this.#take(isLost ? this.#core.Game.fromRecord(record) : game);
		this.tell({ type: "new", back });
	}

	/** A game that was begun and is not won is not lost. */
	#putAside() {
		const { canUndo, canRedo, isSolved } = this.snapshot;
		if (isSolved || !(canUndo || canRedo)) return;
		this.#guard(() => this.#game.note("leave", this.#clock()));
		const { record } = this.#game;
		this.aside = [...this.#aside, record];
		this.tell({ type: "aside", record });
	}

	/** @param {Game} game */
	#take(game) {
		if (game !== this.game) this.#game.free();
		this.#game = game;
		this.#sleeps = false;
		this.#help?.forget();
		this.#show();
	}

	/**
	 * Each of these tells whether something moved.
	 *
	 * @param {number} cell
	 * @param {By} [by]
	 */
	move(cell, by = "player") {
		this.#help?.yield();
		return this.#make(by, this.lineOf(cell), (now) =>
			this.#game.slideCell(cell, now),
		);
	}

	/**
	 * @param {Direction} direction
	 * @param {By} [by]
	 */
	slide(direction, by = "player") {
		if (by !== "solver") this.#help?.yield();
		return this.#make(by, this.lineTowards(direction), (now) =>
			this.#game.slide(direction, now),
		);
	}

	/** Takes the last move back; before the first one, the new game itself. */
	undo() {
		this.#help?.yield();
		return this.snapshot.canUndo ? this.back() : this.takeUp();
	}

	/** Takes the last move back, while a line may be playing. */
	back() {
		const line = this.#guard(() => this.#game.undoLine()) ?? null;
		return this.#make("undo", line, (now) => this.#game.undo(now));
	}

	redo() {
		this.#help?.yield();
		const line = this.#guard(() => this.#game.redoLine()) ?? null;
		return this.#make("redo", line, (now) => this.#game.redo(now));
	}

	/** Back to the first board; the moves can be made again. */
	restart() {
		this.#leave();
		const hadMoves = this.#guard(() => this.game.restart(this.#clock()));
		if (!hadMoves) return false;
		this.#help?.forget();
		this.#show();
		this.tell({ type: "restart" });
		return true;
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
	 * @param {Line} line
	 * @param {number} part How far it is on its way, from 0 to 1.
	 */
	drag({ cells, direction }, part) {
		this.#help?.yield();
		this.#view.drag({ tiles: this.#tilesOf(cells), direction, part });
	}

	drop() {
		this.#view.drop();
	}

	/** @param {number[]} cells */
	#tilesOf(cells) {
		const { tiles } = this.snapshot;
		const found = [];
		for (const cell of cells) found.push(tiles[cell]);
		return found;
	}

	/**
	 * Notes what happened beside the moves.
	 *
	 * @param {import("../core/wasm/game.js").Note} what
	 */
	note(what) {
		const isNoted = this.#guard(() => this.game.note(what, this.#clock()));
		if (isNoted) this.#changed();
		return isNoted ?? false;
	}

	/** Stops the time while nobody can see the board. */
	sleep() {
		this.#help?.rest();
		this.#sleeps ||= this.note("pause");
	}

	/** The time goes on if it was `sleep` that stopped it. */
	wake() {
		if (this.#sleeps) this.note("resume");
		this.#sleeps = false;
		this.#help?.lookOn();
		this.tell({ type: "change" });
	}

	/** Ends search and playback; the position stays, the player goes on. */
	stop() {
		return this.#help?.stop() ?? false;
	}

	/** Ends what belongs to the board that is left. */
	#leave() {
		this.#help?.leave();
		this.#view.drop();
	}

	/**
	 * Makes a move, and what follows from it.
	 *
	 * @param {By} by
	 * @param {Line | null} line What would go.
	 * @param {(now: number) => Moved | undefined} act
	 * @returns {boolean} Whether something moved.
	 */
	#make(by, line, act) {
		if (line === null) return false;
		const { game } = this;
		const { cells, direction } = line;
		const { isSolved: wasSolved } = this.snapshot;
		if (!this.#permit({ tiles: this.#tilesOf(cells), direction, by })) {
			return false;
		}
		// Who was asked may have put another game in play.
		if (game !== this.#game) return false;
		const moved = this.#guard(() => act(this.#clock()));
		if (!moved) return false;
		this.#show();
		this.#help?.follow(moved, by);
		this.tell({ type: "move", moved, by });
		if (game === this.#game && this.snapshot.isSolved && !wasSolved) {
			this.#view.celebrate();
			this.tell({ type: "solved" });
		}
		return true;
	}

	#show() {
		this.#changed();
		const { tiles, goalTiles, columns, rows } = this.snapshot;
		this.#view.show({ tiles, goalTiles, columns, rows });
	}

	/** The game is another now. */
	#changed() {
		this.#snapshot = null;
		this.#record = this.#game.record;
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
				this.tell({ type: "error", error });
				return undefined;
			}
			this.#core.revive();
			this.#restore();
			this.#show();
			this.tell({ type: "revived" });
			return undefined;
		}
	}

	/** The game as it last was, in the core's instance of now. */
	#restore() {
		this.#epoch = this.#core.epoch;
		this.#game = this.#core.Game.fromRecord(this.#record);
		this.#snapshot = null;
	}

	/** @param {GameEvent} event */
	tell(event) {
		this.#listener(event);
	}
}

/** 64 random bits, as text. */
export function drawSeed() {
	const [high, low] = crypto.getRandomValues(new Uint32Array(2));
	return ((BigInt(high) << 32n) | BigInt(low)).toString();
}
