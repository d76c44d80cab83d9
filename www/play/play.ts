/**
 * Plays the game: takes commands, asks the core, and tells the view and the
 * listeners. The core owns the game, its counts, its time and the help taken. This
 * file owns the games put aside.
 *
 * Knows no rule of the game and no element of the page.
 */

import { isPanic } from "../core/compile.ts";
import { drawSeed } from "../core/seed.ts";
import type {
	Direction,
	Game,
	Line,
	Moved,
	Note,
	Snapshot,
} from "../core/wasm/game.js";
import type { BoardView } from "../view/board-view.ts";
import type { By, GameEvent, Intent } from "./game-event.ts";
import type { Help, Helper } from "./help.ts";

/** How many games put aside are kept here. */
const MOST_ASIDE = 20;

/**
 * What it needs of the core. A panic loses all games of an instance; the epoch counts
 * the instances.
 */
export type Core = Pick<
	import("../core/load-core.ts").Core,
	"Game" | "revive"
> & { epoch?: number };

/** How another game comes into play. */
type Opening = { request?: number | undefined; aside?: boolean | undefined };

/** What it needs of the view. */
type View = Pick<BoardView, "show" | "hint" | "drag" | "drop" | "celebrate">;

export class Play {
	#core;
	#view;
	#clock;
	#listener;
	#permit;
	#isBlindfolded;
	#loadHelp;
	/** The epoch of the instance that the game belongs to. */
	#epoch;
	#game: Game;
	/** The snapshot of the game, until it changes. */
	#snapshot: Snapshot | null = null;
	/** The record of the game after the last action without a panic. */
	#record = "";
	/** Records of games put aside, the latest last. */
	#aside: string[] = [];
	#help: Help | null = null;
	#assistance: Promise<Help> | null = null;
	/** Whether the time stands because nobody sees the board. */
	#sleeps = false;

	constructor({
		core,
		view,
		listener,
		game,
		loadHelp,
		permit = () => true,
		isBlindfolded = () => false,
		clock = () => performance.now(),
	}: {
		core: Core;
		view: View;
		listener: (event: GameEvent) => void;
		/** The first one. */
		game: Game;
		/** Called when help is first needed. Playing does not need it. */
		loadHelp: (play: Play) => Promise<Help>;
		/** Returns whether a move may be made. */
		permit?: (intent: Intent) => boolean;
		/** Returns whether the numbers vanish with the first move. */
		isBlindfolded?: () => boolean;
		/** Returns milliseconds. */
		clock?: () => number;
	}) {
		this.#core = core;
		this.#epoch = core.epoch;
		this.#view = view;
		this.#listener = listener;
		this.#game = game;
		this.#loadHelp = loadHelp;
		this.#permit = permit;
		this.#isBlindfolded = isBlindfolded;
		this.#clock = clock;
		this.#show();
	}

	/** The game in play, for reading only. */
	get game() {
		if (this.#epoch !== this.#core.epoch) this.#restore();
		return this.#game;
	}

	/** Everything shown of the game. Its time is that of the last action. */
	get snapshot() {
		const { game } = this;
		this.#snapshot ??= game.snapshot(this.#clock());
		return this.#snapshot;
	}

	/** Milliseconds played until now. */
	get elapsed() {
		return this.game.elapsed(this.#clock());
	}

	/** The record of the game after the last action without a panic, for saving. */
	get record() {
		return this.#record;
	}

	/** Records of games put aside, the latest last. */
	get aside() {
		return this.#aside;
	}

	set aside(records) {
		this.#aside = records.slice(-MOST_ASIDE);
	}

	/** Whether `undo` does anything; it can undo a new game, too. */
	get canUndo() {
		return this.snapshot.canUndo || this.#aside.length > 0;
	}

	/** The help for the player, once it is loaded. */
	get help() {
		return this.#help;
	}

	/**
	 * Resolves with the help for the board in play, and loads it the first time. If that
	 * is not in play any more by then, nothing comes of it.
	 */
	async assist(): Promise<Helper> {
		const { text } = this.game;
		this.#assistance ??= this.#loadHelp(this).then(
			(help) => {
				this.#help = help;
				return help;
			},
			(error) => {
				// Without a network it does not load. The next call tries again.
				this.#assistance = null;
				throw error;
			},
		);
		return (await this.#assistance).on(text);
	}

	/** The bounds known for the slides still to make (STM). */
	get bounds(): { lower: number; upper: number | null } {
		const { isSolved, lower } = this.snapshot;
		if (isSolved) return { lower: 0, upper: 0 };
		return this.#help?.bounds ?? { lower, upper: null };
	}

	/**
	 * Puts another game in play.
	 *
	 * @param options The number of the request for it, and whether the one in play is
	 *   put aside.
	 */
	open(game: Game, options?: Opening) {
		this.#change(game, null, options);
	}

	/** Deals another board of this size and goal. */
	shuffle() {
		const game = this.#guard(() => this.#game.another(drawSeed()));
		if (game !== undefined) this.open(game);
	}

	/**
	 * Continues a game that was put aside. Returns whether there was one.
	 *
	 * @param beginning Of its record, to continue the last one that begins so. By
	 *   default the last one of all.
	 */
	takeUp(beginning: string = "") {
		let at = this.#aside.length - 1;
		while (this.#aside[at]?.startsWith(beginning) === false) at--;
		const record = this.#aside[at];
		if (record === undefined) return false;
		const before = this.game;
		const game = this.#guard(() => this.#core.Game.fromRecord(record));
		// A panic does not mean that the record is bad, so it stays.
		if (before === this.#game) this.#aside.splice(at, 1);
		if (game === undefined) return false;
		this.#change(game, record);
		return true;
	}

	/** @param back Its record if it had been put aside, else `null`. */
	#change(
		game: Game,
		back: string | null,
		{ request, aside = true }: Opening = {},
	) {
		const before = this.game;
		const { record } = game;
		this.#leave();
		if (aside) this.putAside();
		// A panic meanwhile has lost both games.
		const isLost = before !== this.#game;
		this.#take(isLost ? this.#core.Game.fromRecord(record) : game);
		this.emit({ type: "new", back, request });
	}

	/** Puts a game aside, by default the one in play, if it was begun and is not won. */
	putAside(game: Game = this.game) {
		const now = this.#clock();
		const { canUndo, canRedo, isSolved } = game.snapshot(now);
		if (isSolved || !(canUndo || canRedo)) return;
		const isInPlay = game === this.#game;
		if (isInPlay) this.#guard(() => game.note("leave", now));
		// A panic may have put it in another instance.
		this.addAside((isInPlay ? this.#game : game).record);
	}

	/** Puts a game aside, as its record. */
	addAside(record: string) {
		this.aside = [...this.#aside, record];
		this.emit({ type: "aside", record });
	}

	#take(game: Game) {
		if (game !== this.game) this.#game.free();
		this.#game = game;
		this.#sleeps = false;
		this.#help?.forget();
		this.#show();
	}

	/** Slides the line of a cell. Returns whether a tile moved. */
	move(cell: number, by: By = "player") {
		if (by !== "solver") this.#help?.yield();
		return this.#make(by, this.lineOf(cell), (now) =>
			this.#game.slideCell(cell, now),
		);
	}

	slide(direction: Direction, by: By = "player") {
		if (by !== "solver") this.#help?.yield();
		return this.#make(by, this.lineTowards(direction), (now) =>
			this.#game.slide(direction, now),
		);
	}

	/** Undoes the last move; before the first move, undoes the new game. */
	undo() {
		this.#help?.yield();
		return this.snapshot.canUndo ? this.back() : this.takeUp();
	}

	/** Undoes the last move without ending a playback. */
	back() {
		const line = this.#guard(() => this.#game.undoLine()) ?? null;
		return this.#make("undo", line, (now) => this.#game.undo(now));
	}

	redo() {
		this.#help?.yield();
		const line = this.#guard(() => this.#game.redoLine()) ?? null;
		return this.#make("redo", line, (now) => this.#game.redo(now));
	}

	/** Returns to the first board. The moves can be redone. */
	restart() {
		this.#leave();
		const hadMoves = this.#guard(() => this.game.restart(this.#clock()));
		if (!hadMoves) return false;
		this.#help?.forget();
		this.#show();
		this.emit({ type: "restart" });
		return true;
	}

	/** Returns the line that would slide with a cell's tile, or `null`. */
	lineOf(cell: number) {
		return this.#guard(() => this.#game.lineOf(cell)) ?? null;
	}

	lineTowards(direction: Direction) {
		return this.#guard(() => this.#game.lineTowards(direction)) ?? null;
	}

	/**
	 * Shows a line between its cells.
	 *
	 * @param part How far the line has slid, from 0 to 1.
	 */
	drag({ cells, direction }: Line, part: number) {
		this.#help?.yield();
		this.#view.drag({ tiles: this.#tilesOf(cells), direction, part });
	}

	drop() {
		this.#view.drop();
	}

	#tilesOf(cells: number[]) {
		const { tiles } = this.snapshot;
		const found = [];
		for (const cell of cells) found.push(tiles[cell]);
		return found;
	}

	/** Records an event that is not a move. */
	note(what: Note) {
		const isNoted = this.#guard(() => this.game.note(what, this.#clock()));
		if (isNoted) this.#changed();
		return isNoted ?? false;
	}

	/** Counts a hint that somebody else gives, in place of the one shown. */
	countHint() {
		if (this.snapshot.isSolved) return;
		this.#help?.leave();
		this.note("hint");
		this.emit({ type: "change" });
	}

	/** Stops the time while nobody can see the board. */
	sleep() {
		this.#help?.rest();
		this.#sleeps ||= this.note("pause");
	}

	/** Restarts the time if `sleep` stopped it. */
	wake() {
		if (this.#sleeps) this.note("resume");
		this.#sleeps = false;
		this.#help?.lookOn();
		this.emit({ type: "change" });
	}

	/** Ends search and playback. The position stays, and the player continues. */
	stop() {
		return this.#help?.stop() ?? false;
	}

	/** Ends what belongs to the current board, before it is replaced. */
	#leave() {
		this.#help?.leave();
		this.#view.drop();
	}

	/**
	 * Makes a move, with all its consequences.
	 *
	 * @param line The line that would slide.
	 * @returns Whether a tile moved.
	 */
	#make(
		by: By,
		line: Line | null,
		act: (now: number) => Moved | undefined,
	): boolean {
		if (line === null) return false;
		const { game } = this;
		const { cells, direction } = line;
		const { isSolved: wasSolved } = this.snapshot;
		if (!this.#permit({ tiles: this.#tilesOf(cells), direction, by })) {
			return false;
		}
		// A listener may have put another game in play.
		if (game !== this.#game) return false;
		const moved = this.#guard(() => {
			const now = this.#clock();
			// The core takes it before the first move only.
			if (this.#isBlindfolded()) game.note("blindfold", now);
			return act(now);
		});
		if (!moved) return false;
		this.#show();
		this.#help?.follow(moved, by);
		this.emit({ type: "move", moved, by });
		if (game === this.#game && this.snapshot.isSolved && !wasSolved) {
			void this.#finish();
			this.emit({ type: "solved" });
		}
		return true;
	}

	/** Tells when the board has shown the win, unless it has changed meanwhile. */
	async #finish() {
		if (await this.#view.celebrate()) this.emit({ type: "finished" });
	}

	#show() {
		this.#changed();
		const { tiles, goalTiles, columns, rows } = this.snapshot;
		const pace = this.#help?.pace;
		this.#view.show({ tiles, goalTiles, columns, rows, pace });
	}

	/** Called when the game has changed. */
	#changed() {
		this.#snapshot = null;
		this.#record = this.#game.record;
	}

	/**
	 * Calls the core. After a panic the instance is dead: a new one continues with the
	 * last good state of the game.
	 */
	#guard<T>(call: () => T): T | undefined {
		if (this.#epoch !== this.#core.epoch) this.#restore();
		try {
			return call();
		} catch (error) {
			if (!isPanic(error)) {
				this.emit({ type: "error", error });
				return undefined;
			}
			this.#core.revive();
			this.#restore();
			this.#show();
			this.emit({ type: "revived" });
			return undefined;
		}
	}

	/** Restores the last good state of the game in the current instance. */
	#restore() {
		this.#epoch = this.#core.epoch;
		this.#game = this.#core.Game.fromRecord(this.#record);
		this.#snapshot = null;
	}

	emit(event: GameEvent) {
		this.#listener(event);
	}
}
