/**
 * The panel beside the board: time and counts, advice, buttons. Shows what the
 * controller tells; asks nothing of its own.
 */

import { formatTime, join } from "../strings/language.js";
import { find, findButton, label } from "./dom.js";

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
	 * @param {import("../play/controller.js").Controller} parts.controller
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
		if (!isEnabled) this.#holdFocus(button);
		button.disabled = !isEnabled;
		return button;
	}

	/**
	 * @param {string} id
	 * @param {boolean} isThere
	 */
	#offer(id, isThere) {
		const button = this.#button(id);
		if (!isThere) this.#holdFocus(button);
		button.hidden = !isThere;
	}

	/**
	 * A focused button that can no longer be pressed would let the focus fall.
	 *
	 * @param {Element} button
	 */
	#holdFocus(button) {
		if (this.#tree.activeElement !== button) return;
		find(this.#tree, "grid", HTMLElement).focus({ preventScroll: true });
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
		const { thinking, playback, canThinkLonger } = this.#controller;
		const [head, text] = this.#adviceNow();
		this.#put("advice-head", head);
		this.#put("advice-text", text);
		// While it is played, what stops that stops the search too.
		this.#offer("cancel", thinking !== null && playback === null);
		this.#offer("longer", canThinkLonger);
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
		const { canThinkLonger } = this.#controller;
		const strings = this.#strings();
		if (playback !== null) return this.#playingAdvice(playback);
		if (thinking !== null) return this.#thinkingAdvice(thinking);
		if (hintShown !== null) {
			const { tile, direction } = hintShown;
			return [
				strings.hintMove(this.#nameOf(tile), direction),
				strings.left(hintShown),
			];
		}
		if (canThinkLonger) {
			const bounds = this.#bounds();
			return [strings.leftInAll(bounds), strings.known(bounds)];
		}
		if (this.#isWon()) return [strings.solved, this.result()];
		return ["", game.canUndo ? "" : this.#goalLine()];
	}

	/**
	 * @param {import("../play/playback.js").Playback} playback
	 * @returns {[head: string, text: string]}
	 */
	#playingAdvice({ at, line }) {
		const strings = this.#strings();
		const head = strings.playing(at, line.length);
		if (line.isOptimal) return [head, strings.proved];
		const isSearched = this.#controller.thinking !== null;
		const search = isSearched ? [strings.thinkingLonger] : [];
		const left = strings.leftInAll(this.#bounds());
		return [head, join([left, ...search], " · ")];
	}

	/** Of the slides still to make, where a solution is known. */
	#bounds() {
		const { lower, upper } = this.#controller.bounds;
		return { lower, upper: upper ?? lower };
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
	 * @param {import("../play/thinker.js").Thinking} thinking
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
		const head = {
			hint: strings.thinkingHint,
			solve: strings.thinkingSolve,
			longer: strings.thinkingLonger,
		}[purpose];
		const { bounds } = this.#controller;
		const isKnown = progress !== null || bounds.upper !== null;
		const known = isKnown ? [strings.soFar(bounds)] : [];
		return [head, join([...known, ...work], " · ")];
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
