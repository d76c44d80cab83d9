/**
 * The panel beside the board: time and counts, advice, buttons. Shows what the
 * controller tells; asks nothing of its own.
 */

import { formatTime } from "../strings.js";
import { find, findButton, label } from "./elements.js";

/** A search that takes longer says how much it has done, in milliseconds. */
const LONG_MS = 1_000;

export class Panel {
	#controller;
	#strings;
	#time = find("time", HTMLElement);
	#moves = find("moves", HTMLElement);
	#slides = find("slides", HTMLElement);
	#advice = find("advice", HTMLElement);
	#head = find("advice-head", HTMLElement);
	#text = find("advice-text", HTMLElement);
	#progress = find("advice-progress", HTMLProgressElement);
	#cancel = findButton("cancel");
	#playback = find("playback", HTMLElement);
	#controls = find("controls", HTMLElement);
	#pause = findButton("pause");
	#undo = findButton("undo");
	#redo = findButton("redo");
	#hint = findButton("hint");
	#solve = findButton("solve");
	#restart = findButton("restart");
	#new = findButton("new");
	#stepBack = findButton("step-back");
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#tick;

	/**
	 * @param {import("../controller.js").Controller} controller
	 * @param {() => import("../strings/en.js").Strings} strings
	 */
	constructor(controller, strings) {
		this.#controller = controller;
		this.#strings = strings;
	}

	show() {
		const { game, playback, hintShown } = this.#controller;
		const strings = this.#strings();
		this.#showTime();
		put(this.#moves, String(game.mtm));
		put(this.#slides, String(game.stm));
		this.#undo.disabled = !game.canUndo;
		this.#redo.disabled = !game.canRedo;
		this.#restart.disabled = !game.canUndo;
		this.#hint.disabled = game.isSolved;
		this.#solve.disabled = game.isSolved || playback !== null;
		const name = hintShown === null ? strings.hint : strings.playHint;
		put(/** @type {HTMLElement} */ (this.#hint.lastElementChild), name);
		// What one wants next stands out.
		this.#hint.classList.toggle("strong", !game.isSolved);
		this.#new.classList.toggle("strong", game.isSolved);
		this.#showPlayback();
		this.#showAdvice();
	}

	/** Shows the time, and again when the next second is full. */
	#showTime() {
		clearTimeout(this.#tick);
		const { elapsed } = this.#controller.tally;
		put(this.#time, formatTime(elapsed, this.#controller.game.isSolved));
		if (!this.#controller.isTiming) return;
		const rest = 1000 - (elapsed % 1000);
		this.#tick = setTimeout(() => this.#showTime(), rest);
	}

	#showPlayback() {
		const { playback } = this.#controller;
		const strings = this.#strings();
		this.#playback.hidden = playback === null;
		this.#controls.classList.toggle("away", playback !== null);
		if (playback === null) return;
		const { isRunning, at } = playback;
		label(this.#pause, isRunning ? strings.pause : strings.resume);
		const icon = isRunning ? "#i-pause" : "#i-play";
		this.#pause.querySelector("use")?.setAttribute("href", icon);
		this.#stepBack.disabled = at === 0;
	}

	#showAdvice() {
		const { thinking } = this.#controller;
		const [head, text] = this.#adviceNow();
		put(this.#head, head);
		put(this.#text, text);
		this.#cancel.hidden = thinking === null;
		this.#progress.hidden = thinking === null;
		this.#advice.classList.toggle("filled", head + text !== "");
		this.#advice.classList.toggle("solved", this.#isWon());
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
			return [strings.hintMove(tile, direction), strings.left(hintShown)];
		}
		if (this.#isWon()) return [strings.solved, this.result()];
		return game.canUndo ? ["", ""] : ["", strings.goalLine];
	}

	/**
	 * @param {import("../controller.js").Thinking} thinking
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
			const { lang } = document.documentElement;
			const boards = nodes.toLocaleString(lang, { notation: "compact" });
			work.push(strings.work(boards, formatTime(ms)));
		}
		if (hintShown !== null) {
			const { tile, direction, lower, upper } = hintShown;
			const bounds = strings.soFar({ lower, upper });
			return [strings.hintMove(tile, direction), [bounds, ...work].join(" · ")];
		}
		const head =
			purpose === "hint" ? strings.thinkingHint : strings.thinkingSolve;
		const bounds = progress === null ? [] : [strings.soFar(progress)];
		return [head, [...bounds, ...work].join(" · ")];
	}

	/** How the game was won, in words. */
	result() {
		const { game, tally } = this.#controller;
		const strings = this.#strings();
		const time = formatTime(tally.elapsed, true);
		const parts = [strings.solvedIn(time, game.mtm, game.stm)];
		if (tally.solver) parts.push(strings.withSolver);
		else if (tally.hints > 0) parts.push(strings.withHints(tally.hints));
		return parts.join(", ");
	}
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function put(element, text) {
	if (element.textContent !== text) element.textContent = text;
}
