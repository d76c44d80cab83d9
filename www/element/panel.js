/**
 * The panel beside the board: time and counts, advice, buttons. Shows what the
 * controller tells; asks nothing of its own.
 */

import { find, findButton, label } from "../elements.js";
import { formatTime, join } from "../strings.js";

/** A search that takes longer says how much it has done, in milliseconds. */
const LONG_MS = 1_000;

export class Panel {
	#tree;
	#controller;
	#strings;
	#hintsLeft;
	#nameOf;
	#isPicture;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#tick;

	/**
	 * @param {object} parts
	 * @param {ShadowRoot} parts.tree
	 * @param {import("../controller.js").Controller} parts.controller
	 * @param {() => import("../strings/en.js").Strings} parts.strings
	 * @param {() => number} parts.hintsLeft That the player may ask for.
	 * @param {(tile: number) => string} parts.nameOf What is on a tile.
	 * @param {() => boolean} parts.isPicture Whether pieces of a picture are.
	 */
	constructor({ tree, controller, strings, hintsLeft, nameOf, isPicture }) {
		this.#tree = tree;
		this.#controller = controller;
		this.#strings = strings;
		this.#hintsLeft = hintsLeft;
		this.#nameOf = nameOf;
		this.#isPicture = isPicture;
	}

	show() {
		const { game, playback, hintShown } = this.#controller;
		const strings = this.#strings();
		this.#showTime();
		this.#put("moves", String(game.mtm));
		this.#put("slides", String(game.stm));
		this.#enable("undo", game.canUndo);
		this.#enable("redo", game.canRedo);
		this.#enable("restart", game.canUndo);
		const left = this.#hintsLeft();
		const mayHint = hintShown !== null || left > 0;
		const hint = this.#enable("hint", !game.isSolved && mayHint);
		this.#enable("solve", !game.isSolved && playback === null);
		const name = hintShown === null ? strings.hints(left) : strings.playHint;
		put(/** @type {HTMLElement} */ (hint.lastElementChild), name);
		// What one wants next stands out.
		hint.classList.toggle("strong", !game.isSolved);
		this.#button("new").classList.toggle("strong", game.isSolved);
		this.#showPlayback();
		this.#showAdvice();
	}

	/** The time is shown no further while nobody can see it. */
	sleep() {
		clearTimeout(this.#tick);
	}

	/** @param {string} id */
	#element(id) {
		return find(this.#tree, id, HTMLElement);
	}

	/** @param {string} id */
	#button(id) {
		return findButton(this.#tree, id);
	}

	/**
	 * @param {string} id
	 * @param {boolean} isEnabled
	 */
	#enable(id, isEnabled) {
		const button = this.#button(id);
		// A focused button that is disabled would let the focus fall.
		if (!isEnabled && this.#tree.activeElement === button) {
			find(this.#tree, "twin", HTMLElement).focus({ preventScroll: true });
		}
		button.disabled = !isEnabled;
		return button;
	}

	/**
	 * @param {string} id
	 * @param {string} text
	 */
	#put(id, text) {
		put(this.#element(id), text);
	}

	/** Shows the time, and again when the next second is full. */
	#showTime() {
		clearTimeout(this.#tick);
		const { elapsed } = this.#controller.tally;
		this.#put("time", formatTime(elapsed, this.#controller.game.isSolved));
		if (!this.#controller.isTiming) return;
		const rest = 1000 - (elapsed % 1000);
		this.#tick = setTimeout(() => this.#showTime(), rest);
	}

	#showPlayback() {
		const { playback } = this.#controller;
		const strings = this.#strings();
		this.#element("playback").hidden = playback === null;
		this.#element("controls").classList.toggle("away", playback !== null);
		if (playback === null) return;
		const { isRunning, at } = playback;
		const pause = this.#button("pause");
		label(pause, isRunning ? strings.pause : strings.resume);
		pause.classList.toggle("running", isRunning);
		this.#enable("step-back", at > 0);
	}

	#showAdvice() {
		const { thinking } = this.#controller;
		const [head, text] = this.#adviceNow();
		this.#put("advice-head", head);
		this.#put("advice-text", text);
		this.#button("cancel").hidden = thinking === null;
		this.#element("advice-progress").hidden = thinking === null;
		const { classList } = this.#element("advice");
		classList.toggle("filled", head + text !== "");
		classList.toggle("solved", this.#isWon());
	}

	#isWon() {
		const { game } = this.#controller;
		return game.isSolved && game.canUndo;
	}

	/** @returns {[head: string, text: string]} */
	#adviceNow() {
		const { game, thinking, playback, hintShown } = this.#controller;
		const strings = this.#strings();
		if (thinking !== null) return this.#thinkingAdvice(thinking);
		if (playback !== null) {
			const { at, line } = playback;
			const bounds = { lower: line.lower, upper: line.length };
			return [strings.playing(at, line.length), strings.proved(bounds)];
		}
		if (hintShown !== null) {
			const { tile, direction } = hintShown;
			return [
				strings.hintMove(this.#nameOf(tile), direction),
				strings.left(hintShown),
			];
		}
		if (this.#isWon()) return [strings.solved, this.result()];
		return ["", game.canUndo ? "" : this.#goalLine()];
	}

	/** What is to be reached, in words. */
	#goalLine() {
		const { goalLines } = this.#strings();
		if (this.#isPicture()) return goalLines.picture;
		const { goal } = this.#controller.game;
		/** @type {Record<string, string>} */
		const byName = goalLines;
		return Object.hasOwn(byName, goal) ? byName[goal] : goalLines.other;
	}

	/**
	 * @param {import("../thinker.js").Thinking} thinking
	 * @returns {[head: string, text: string]}
	 */
	#thinkingAdvice({ purpose, progress }) {
		const { hintShown } = this.#controller;
		const strings = this.#strings();
		const { tables = 100, nodes = 0, ms = 0 } = progress ?? {};
		/** @type {string[]} */
		const work = [];
		if (tables < 100) work.push(strings.tables(tables));
		else if (ms >= LONG_MS) {
			const boards = nodes.toLocaleString(strings.tag, { notation: "compact" });
			work.push(strings.work(boards, formatTime(ms)));
		}
		if (hintShown !== null) {
			const { tile, direction, lower, upper } = hintShown;
			const bounds = strings.soFar({ lower, upper });
			return [
				strings.hintMove(this.#nameOf(tile), direction),
				join([bounds, ...work], " · "),
			];
		}
		const head =
			purpose === "hint" ? strings.thinkingHint : strings.thinkingSolve;
		const bounds = progress === null ? [] : [strings.soFar(progress)];
		return [head, join([...bounds, ...work], " · ")];
	}

	/** How the game was won, in words. */
	result() {
		const { game, tally } = this.#controller;
		const strings = this.#strings();
		const time = formatTime(tally.elapsed, true);
		const parts = [strings.solvedIn(time, game.mtm, game.stm)];
		if (tally.solver) parts.push(strings.withSolver);
		else if (tally.hints > 0) parts.push(strings.withHints(tally.hints));
		return join(parts, ", ");
	}
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function put(element, text) {
	if (element.textContent !== text) element.textContent = text;
}
