/**
 * What the player may do: each command of a button, a key or a finger comes
 * here, and is done as far as the one who put the puzzle on a page allows it.
 */

import { command } from "./commands.js";

/** @typedef {import("../core/wasm/game.js").Direction} Direction */

export class Player {
	#play;
	#settings;
	#grid;
	#focus;
	#say;

	/**
	 * @param {object} parts
	 * @param {import("../play/play.js").Play} parts.play
	 * @param {() => import("./puzzle.js").Settings} parts.settings
	 * @param {import("../view/accessible-board.js").AccessibleBoard} parts.grid
	 * @param {() => void} parts.focus Gives the board the focus.
	 * @param {() => void} parts.say Says what is known of the slides to make.
	 */
	constructor({ play, settings, grid, focus, say }) {
		this.#play = play;
		this.#settings = settings;
		this.#grid = grid;
		this.#focus = focus;
		this.#say = say;
	}

	/** Whether the player may do anything. */
	get mayPlay() {
		return this.#settings().mayPlay;
	}

	/**
	 * @param {import("./commands.js").Command} wanted
	 * @returns {boolean} Whether it means anything here.
	 */
	ask(wanted) {
		return this.mayPlay && command(this, wanted) !== false;
	}

	/** How many hints the player may still ask for. */
	get hintsLeft() {
		return Math.max(0, this.#settings().hints - this.#play.snapshot.hints);
	}

	new() {
		this.#play.shuffle();
		this.#focus();
	}

	/** @param {number | Direction} to */
	move(to) {
		if (typeof to === "number") this.#play.move(to);
		else this.#play.slide(to);
	}

	undo() {
		this.#play.undo();
	}

	redo() {
		this.#play.redo();
	}

	restart() {
		this.#play.restart();
	}

	/** There may be only so many. */
	hint() {
		if (!this.#play.help?.hintShown && this.hintsLeft === 0) return;
		void this.#assisted((help) => help.hint());
	}

	/** Has it solved; asked again, plays on by hand. */
	play() {
		if (!this.#settings().solver) return false;
		if (this.#play.help?.playback) this.#play.stop();
		else void this.#assisted((help) => help.solve());
		return true;
	}

	pause() {
		const help = this.#play.help;
		if (help?.playback?.isRunning) help.pause();
		else help?.resume();
	}

	/** @param {number} by Slides: 1, or -1 for one back. */
	step(by) {
		const help = this.#play.help;
		if (!help?.playback) return false;
		if (by < 0) help.stepBack();
		else help.stepForward();
		return true;
	}

	stop() {
		return this.#play.stop();
	}

	/** Who cannot see the bounds hears them. */
	thinkLonger() {
		void this.#assisted(async (help) => {
			if (await help.thinkLonger()) this.#say();
		});
	}

	/** Moves the tile that the keyboard is at; pauses what is played. */
	press() {
		if (this.#play.help?.playback) this.pause();
		else this.#play.move(this.#grid.cursor);
	}

	/** @param {Direction} direction */
	cursor(direction) {
		this.#grid.moveCursor(direction);
		this.#focus();
	}

	/** @param {(help: import("../play/help.js").Help) => unknown} act */
	async #assisted(act) {
		try {
			await act(await this.#play.assist());
		} catch (error) {
			this.#play.tell({ type: "error", error });
		}
	}
}
