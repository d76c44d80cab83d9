/**
 * What the player may do. Every command of a button, a key or a finger comes here,
 * and runs only as far as the site author allows.
 */

/** @typedef {import("../core/wasm/game.js").Direction} Direction */

/** Commands that end or spoil a game under way. */
const ENDING = /^(?:new|restart|play)$/;

export class Player {
	#play;
	#settings;
	#grid;
	#focus;
	#mayAct;
	#announce;
	#nameOf;
	#sayBounds;

	/** What the player waits for while the help loads. @type {"hint" | "solve" | undefined} */
	asked;

	/**
	 * @param {object} parts
	 * @param {import("../play/play.js").Play} parts.play
	 * @param {() => import("./puzzle.js").Settings} parts.settings
	 * @param {import("../view/accessible-board.js").AccessibleBoard} parts.grid
	 * @param {() => void} parts.focus Focuses the board.
	 * @param {(what: "hint" | "new") => boolean} parts.mayAct Returns whether a hint may be
	 *   found, or a new board dealt.
	 * @param {(what: import("./later/speech.js").Said, value?: string) => void} parts.announce
	 *   Announces what cannot be seen in the cells.
	 * @param {(tile: number) => string} parts.nameOf What is on a tile.
	 * @param {() => void} parts.sayBounds Announces the bounds of the slides to make.
	 */
	constructor({
		play,
		settings,
		grid,
		focus,
		mayAct,
		announce,
		nameOf,
		sayBounds,
	}) {
		this.#play = play;
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

	/**
	 * @param {import("./commands.js").Command} wanted
	 * @returns {boolean} Whether the player may do that here.
	 */
	ask(wanted) {
		return this.mayPlay && this.#run(wanted) !== false;
	}

	/** @param {import("./commands.js").Command} command */
	#run(command) {
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
	 * @param {import("./commands.js").Command} wanted
	 * @param {{ key: string, shiftKey: boolean, repeat: boolean }} event
	 * @param {"withShift" | "withShoulder"} [how] What to press as well.
	 * @returns {boolean} Whether the player may do that here.
	 */
	askByKey(wanted, { key, shiftKey, repeat }, how = "withShift") {
		const { name } = wanted;
		if (!ENDING.test(name)) return this.ask(wanted);
		if (name === "play" && !this.#settings().solver) return false;
		if (repeat) return true;
		const { canUndo, isSolved } = this.#play.snapshot;
		const isUnderWay = canUndo && !isSolved && !this.#play.help?.playback;
		if (shiftKey || !isUnderWay) return this.ask(wanted);
		// A page may ask the player itself.
		if (name !== "new" || this.#mayAct("new")) this.#announce(how, key);
		return true;
	}

	/** How many hints the player may still ask for. */
	get hintsLeft() {
		return Math.max(0, this.#settings().hints - this.#play.snapshot.hints);
	}

	new() {
		if (!this.#mayAct("new")) return;
		this.#play.shuffle();
		this.#focus();
	}

	/** @param {number | Direction} to */
	move(to) {
		if (typeof to !== "number") {
			if (!this.#play.slide(to)) this.#announce("noWay");
			return;
		}
		const tile = this.#play.snapshot.tiles[to];
		if (this.#play.move(to)) return;
		this.#announce("stuck", tile ? this.#nameOf(tile) : "");
	}

	undo() {
		if (!this.#play.undo()) this.#announce("undo");
	}

	redo() {
		if (!this.#play.redo()) this.#announce("redo");
	}

	restart() {
		if (!this.#play.restart()) this.#announce("restart");
	}

	/** Asks for a hint, if any are left. Called again, plays it. */
	hint() {
		const isShown = this.#play.help?.hintShown;
		if (this.#play.snapshot.isSolved) this.#announce("solved");
		else if (!isShown && this.hintsLeft === 0) this.#announce("hint");
		else if (isShown || this.#mayAct("hint")) {
			void this.#assisted((help) => help.playHint() || help.hint(), "hint");
		}
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

	/** @param {number} by Slides: 1, or -1 for one back. */
	step(by) {
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

	/** Slides the tile with the keyboard focus; pauses or resumes a playback. */
	press() {
		if (this.#play.help?.playback) this.pause();
		else this.move(this.#grid.cursor);
	}

	/** @param {Direction} direction */
	cursor(direction) {
		this.#grid.moveCursor(direction);
		this.#focus();
	}

	/**
	 * @param {(help: import("../play/help.js").Help) => unknown} act
	 * @param {"hint" | "solve"} [asked] What to say while the help loads.
	 */
	async #assisted(act, asked) {
		try {
			if (this.#play.help === null) this.#ask(asked);
			const help = await this.#play.assist().finally(() => this.#ask());
			await act(help);
		} catch (error) {
			this.#play.emit({ type: "error", error });
		}
	}

	/** @param {"hint" | "solve"} [asked] */
	#ask(asked) {
		if (this.asked === asked) return;
		this.asked = asked;
		this.#play.emit({ type: "change" });
	}
}
