/**
 * What may be asked of a puzzle, and by whom. Every command of a button, a key or a
 * finger comes to the player, and runs only as far as the site author allows.
 */

import type { Direction } from "../core/wasm/game.js";
import type { Command, End } from "../input/keys.ts";
import type { Texts } from "../messages/compiled/advice-en.ts";
import type { Helper } from "../play/help.ts";
import type { Play } from "../play/play.ts";
import type { AccessibleBoard } from "../view/accessible-board.ts";
import type { BoardView } from "../view/board-view.ts";

import type { Settings } from "./puzzle-settings.ts";

/** The buttons that are always there, by their ids. */
export const BUTTONS: Record<string, Command> = {
	undo: { name: "undo" },
	redo: { name: "redo" },
	hint: { name: "hint" },
	solve: { name: "play" },
	reset: { name: "reset" },
	shuffle: { name: "shuffle" },
};

/** What is announced. */
export type Said = keyof Texts["said"];

/** What is announced when a command does nothing. */
export const REFUSED = /^(?:stuck|noWay|undo|redo|restart|hint)$/;

/** Commands that end or spoil a game under way. */
export const ENDING = /^(?:shuffle|reset|play)$/;

export class Player {
	#play;
	#view;
	#settings;
	#grid;
	#focus;
	#mayAct;
	#announce;
	#nameOf;
	#sayBounds;

	/** What the player waits for while the help loads. */
	asked: "hint" | "solve" | undefined;

	constructor({
		play,
		view,
		settings,
		grid,
		focus,
		mayAct,
		announce,
		nameOf,
		sayBounds,
	}: {
		play: Play;
		view: Pick<BoardView, "lean">;
		settings: () => Settings;
		grid: AccessibleBoard;
		/** Focuses the board. */
		focus: () => void;
		/** Returns whether a hint may be found, or a new board dealt. */
		mayAct: (what: "hint" | "shuffle") => boolean;
		/** Announces what cannot be seen in the cells. */
		announce: (what: Said, value?: string) => void;
		/** What is on a tile. */
		nameOf: (tile: number) => string;
		/** Announces the bounds of the slides to make. */
		sayBounds: () => void;
	}) {
		this.#play = play;
		this.#view = view;
		this.#settings = settings;
		this.#grid = grid;
		this.#focus = focus;
		this.#mayAct = mayAct;
		this.#announce = announce;
		this.#nameOf = nameOf;
		this.#sayBounds = sayBounds;
	}

	/** Whether the player may do anything. */
	get mayPlay() {
		return this.#settings().mayPlay;
	}

	/** @returns Whether the player may do that here. */
	ask(wanted: Command): boolean {
		return this.mayPlay && this.#run(wanted) !== false;
	}

	#run(command: Command) {
		switch (command.name) {
			case "move":
				return this.move(command.to);
			case "step":
				return this.step(command.by);
			case "cursor":
				return this.cursor(command.direction);
			default:
				return this[command.name]();
		}
	}

	/**
	 * Does what a key asks for. A key alone does not end a game under way: with Shift it
	 * does. Nor is a key that is held down pressed again and again.
	 *
	 * @returns Whether the player may do that here.
	 */
	askByKey(
		wanted: Command,
		{
			key,
			shiftKey,
			repeat,
		}: { key: string; shiftKey: boolean; repeat: boolean },
	): boolean {
		const { name } = wanted;
		if (!ENDING.test(name)) return this.ask(wanted);
		if (name === "play" && !this.#settings().solver) return false;
		if (repeat) return true;
		const { canUndo, isSolved } = this.#play.snapshot;
		const isUnderWay = canUndo && !isSolved && !this.#play.help?.playback;
		if (shiftKey || !isUnderWay) return this.ask(wanted);
		// A page may ask the player itself.
		if (name !== "shuffle" || this.#mayAct("shuffle"))
			this.#announce("withShift", key);
		return true;
	}

	/** How many hints the player may still ask for. */
	get hintsLeft() {
		return Math.max(0, this.#settings().hints - this.#play.snapshot.hints);
	}

	shuffle() {
		if (!this.#mayAct("shuffle")) return;
		this.#play.shuffle();
		this.#focus();
	}

	move(to: number | Direction) {
		if (typeof to !== "number") {
			if (!this.#play.slide(to)) this.#announce("noWay");
			return;
		}
		const tile = this.#play.snapshot.tiles[to];
		if (this.#play.move(to)) return;
		this.#view.lean(to);
		this.#announce("stuck", tile ? this.#nameOf(tile) : "");
	}

	undo() {
		if (!this.#play.undo()) this.#announce("undo");
	}

	redo() {
		if (!this.#play.redo()) this.#announce("redo");
	}

	reset() {
		if (!this.#play.restart()) this.#announce("restart");
	}

	/** Asks for a hint, if any are left. Called again, plays it. */
	hint() {
		if (this.#reveal()) return;
		const isShown = this.#play.help?.hintShown;
		if (this.#play.snapshot.isSolved) this.#announce("solved");
		else if (!isShown && this.hintsLeft === 0) this.#announce("hint");
		else if (isShown || this.#mayAct("hint")) {
			void this.#assisted((help) => help.playHint() || help.hint(), "hint");
		}
	}

	/** Ends a blindfolded game that is not solved, if there is one. */
	#reveal() {
		const { isHidden } = this.#play.snapshot;
		if (isHidden) {
			this.#play.countHint();
			this.#announce("revealed");
		}
		return isHidden;
	}

	/** Plays a solution. Called again, returns to playing by hand. */
	play() {
		if (!this.#settings().solver) return false;
		if (this.#play.help?.playback) this.#play.stop();
		else if (this.#play.snapshot.isSolved) this.#announce("solved");
		else void this.#assisted((help) => help.solve(), "solve");
		return true;
	}

	pause() {
		const help = this.#play.help;
		if (help?.playback?.isRunning) help.pause();
		else help?.resume();
	}

	/** @param by Slides: 1, or -1 for one back. */
	step(by: number) {
		const help = this.#play.help;
		if (!help?.playback) return false;
		if (by < 0) help.stepBack();
		else help.stepForward();
		return true;
	}

	stop() {
		const wasSearching = this.#play.help?.playback === null;
		const wasBusy = this.#play.stop();
		// The end of a playback is heard by itself.
		if (wasBusy && wasSearching) this.#announce("stopped");
		return wasBusy;
	}

	/** Thinks longer, and announces the bounds for those who cannot see them. */
	thinkLonger() {
		void this.#assisted(async (help) => {
			if (await help.thinkLonger()) this.#sayBounds();
		});
	}

	/** What the key asked for is done. */
	heard() {}

	/**
	 * Slides the tile with the keyboard focus; pauses or resumes a playback. Blindfolded,
	 * where no tile was chosen, it says that the board is solved.
	 */
	press() {
		if (this.#play.help?.playback) this.pause();
		else if (this.#grid.hasCursor || !this.#reveal())
			this.move(this.#grid.cursor);
	}

	cursor(direction: Direction | End) {
		this.#grid.moveCursor(direction);
		this.#focus();
	}

	/** @param asked What to say while the help loads. */
	async #assisted(act: (help: Helper) => unknown, asked?: "hint" | "solve") {
		try {
			if (this.#play.help === null) this.#ask(asked);
			const help = await this.#play.assist().finally(() => this.#ask());
			await act(help);
		} catch (error) {
			this.#play.emit({ type: "error", error });
		}
	}

	#ask(asked?: "hint" | "solve") {
		if (this.asked === asked) return;
		this.asked = asked;
		this.#play.emit({ type: "change" });
	}
}

/**
 * Returns a cell or a direction. Throws if it is neither.
 *
 * @param cells How many the board has, if there is one.
 */
export function target(to: unknown, cells: number = Number.POSITIVE_INFINITY) {
	const isCell = Number.isInteger(to) && Number(to) >= 0 && Number(to) < cells;
	if (isCell || to === "U" || to === "D" || to === "L" || to === "R") return to;
	const message = "`to` must be a cell, from 0 on, or U, D, L or R";
	throw Object.assign(new TypeError(message), { code: "command" });
}
