/**
 * The panel beside the board: time and counts, advice, buttons. Shows what the
 * play and its help tell; asks nothing of its own.
 */

import { formatTime, join } from "../strings/language.js";
import { find, findButton, label } from "./dom.js";

/** A search that takes longer says how much it has done, in milliseconds. */
const LONG_MS = 1_000;

/** Slides a second that a solution can be played at. */
const SPEEDS = new Set([1, 2, 4, 8, 16]);
const USUAL_SPEED = 4;

/** Until somebody asks for help. */
const NO_HELP = {
	hintShown: null,
	thinking: null,
	playback: null,
	canThinkLonger: false,
};

export class Panel {
	#tree;
	#play;
	#strings;
	#player;
	#nameOf;
	#isPicture;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#tick;
	#slidesPerSecond = USUAL_SPEED;

	/**
	 * @param {object} parts
	 * @param {ShadowRoot} parts.tree
	 * @param {import("../play/play.js").Play} parts.play
	 * @param {() => import("../strings/en.js").Strings} parts.strings
	 * @param {import("./player.js").Player} parts.player
	 * @param {(tile: number) => string} parts.nameOf What is on a tile.
	 * @param {() => boolean} parts.isPicture Whether pieces of a picture are.
	 */
	constructor({ tree, play, strings, player, nameOf, isPicture }) {
		this.#tree = tree;
		this.#play = play;
		this.#strings = strings;
		this.#player = player;
		this.#nameOf = nameOf;
		this.#isPicture = isPicture;
		const menu = this.#speeds;
		menu.addEventListener("change", () => {
			this.slidesPerSecond = Number(menu.value);
		});
	}

	/** At which solutions are played. */
	get slidesPerSecond() {
		return this.#slidesPerSecond;
	}

	set slidesPerSecond(value) {
		if (!SPEEDS.has(value)) return;
		this.#slidesPerSecond = value;
		const { help } = this.#play;
		if (help !== null) help.slidesPerSecond = value;
	}

	get #help() {
		return this.#play.help ?? NO_HELP;
	}

	/** The menu is filled when there is something to play. */
	get #speeds() {
		return find(this.#tree, "speed", HTMLSelectElement);
	}

	#fillSpeeds() {
		const menu = this.#speeds;
		menu.replaceChildren();
		for (const speed of SPEEDS) {
			menu.add(new Option(this.#strings().perSecond(speed), String(speed)));
		}
		menu.value = String(this.#slidesPerSecond);
	}

	/** Says all in the language of now. */
	speak() {
		if (this.#speeds.length > 0) this.#fillSpeeds();
		this.show();
	}

	/**
	 * Says how many slides are left, where a solution is known.
	 *
	 * @param {{ say: (text: string) => void }} speech
	 */
	sayBounds(speech) {
		const { lower, upper } = this.#play.bounds;
		if (upper !== null) speech.say(this.#strings().leftInAll({ lower, upper }));
	}

	show() {
		const { isSolved, canUndo, canRedo, mtm, stm } = this.#play.snapshot;
		const { hintShown, playback } = this.#help;
		const strings = this.#strings();
		this.#showTime();
		this.#put("moves", String(mtm));
		this.#put("slides", String(stm));
		this.#enable("undo", this.#play.canUndo);
		this.#enable("redo", canRedo);
		this.#enable("restart", canUndo);
		const left = this.#player.hintsLeft;
		const mayHint = hintShown !== null || left > 0;
		const hint = this.#enable("hint", !isSolved && mayHint);
		this.#enable("solve", !isSolved && playback === null);
		const name = hintShown === null ? strings.hints(left) : strings.playHint;
		put(/** @type {HTMLElement} */ (hint.lastElementChild), name);
		// What one wants next stands out.
		hint.classList.toggle("strong", !isSolved);
		this.#button("new").classList.toggle("strong", isSolved);
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
		const { elapsed } = this.#play;
		const { isSolved, isTiming } = this.#play.snapshot;
		this.#put("time", formatTime(elapsed, isSolved));
		if (!isTiming) return;
		const rest = 1000 - (elapsed % 1000);
		this.#tick = setTimeout(() => this.#showTime(), rest);
	}

	#showPlayback() {
		const { playback } = this.#help;
		const strings = this.#strings();
		this.#element("playback").hidden = playback === null;
		this.#element("controls").classList.toggle("away", playback !== null);
		if (playback === null) return;
		if (this.#speeds.length === 0) this.#fillSpeeds();
		const { isRunning, at } = playback;
		const pause = this.#button("pause");
		label(pause, isRunning ? strings.pause : strings.resume);
		pause.classList.toggle("running", isRunning);
		this.#enable("step-back", at > 0);
	}

	#showAdvice() {
		const { thinking, playback, canThinkLonger } = this.#help;
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
		const { isSolved, canUndo } = this.#play.snapshot;
		return isSolved && canUndo;
	}

	/** @returns {[head: string, text: string]} */
	#adviceNow() {
		const { thinking, playback, hintShown, canThinkLonger } = this.#help;
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
		return ["", this.#play.snapshot.canUndo ? "" : this.#goalLine()];
	}

	/**
	 * @param {import("../play/playback.js").Playback} playback
	 * @returns {[head: string, text: string]}
	 */
	#playingAdvice({ at, line }) {
		const strings = this.#strings();
		const head = strings.playing(at, line.length);
		if (line.isOptimal) return [head, strings.proved];
		const isSearched = this.#help.thinking !== null;
		const search = isSearched ? [strings.thinkingLonger] : [];
		const left = strings.leftInAll(this.#bounds());
		return [head, join([left, ...search], " · ")];
	}

	/** Of the slides still to make, where a solution is known. */
	#bounds() {
		const { lower, upper } = this.#play.bounds;
		return { lower, upper: upper ?? lower };
	}

	/** What is to be reached, in words. */
	#goalLine() {
		const { goalLines } = this.#strings();
		if (this.#isPicture()) return goalLines.picture;
		const { goal } = this.#play.snapshot;
		/** @type {Record<string, string>} */
		const byName = goalLines;
		return Object.hasOwn(byName, goal) ? byName[goal] : goalLines.other;
	}

	/**
	 * @param {import("../play/help.js").Thinking} thinking
	 * @returns {[head: string, text: string]}
	 */
	#thinkingAdvice({ purpose, progress }) {
		const { hintShown } = this.#help;
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
		const { bounds } = this.#play;
		const isKnown = progress !== null || bounds.upper !== null;
		const known = isKnown ? [strings.soFar(bounds)] : [];
		return [head, join([...known, ...work], " · ")];
	}

	/** How the game was won, in words. */
	result() {
		const { elapsed, mtm, stm, solver, hints } = this.#play.snapshot;
		const strings = this.#strings();
		const time = formatTime(elapsed, true);
		const parts = [strings.solvedIn(time, mtm, stm)];
		if (solver) parts.push(strings.withSolver);
		else if (hints > 0) parts.push(strings.withHints(hints));
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
