/**
 * The panel beside the board: time and counts, advice, buttons. Shows the state of
 * the play and its help, and changes nothing.
 */

import { formatTime, join } from "../messages/language.js";
import { find, findButton } from "./dom.js";

/** The default speed of a playback, in slides per second. */
const USUAL_SPEED = 4;

/** The goal of a board of more cells is not written out. */
const MOST_READ = 25;

export class Panel {
	#tree;
	#play;
	#strings;
	#player;
	#isPicture;
	#goal;
	/** @type {import("./later/advice.js").Advice | null} */
	#advice = null;
	/** @type {ReturnType<typeof setTimeout> | undefined} */
	#tick;
	#slidesPerSecond = USUAL_SPEED;
	/** What shows the time instead, if set. @type {import("./later/fine-clock.js").FineClock | null} */
	clock = null;
	/** Why a key did nothing, until something happens in the game. */
	told = "";

	/**
	 * @param {object} parts
	 * @param {ShadowRoot} parts.tree
	 * @param {import("../play/play.js").Play} parts.play
	 * @param {() => import("../messages/compiled/puzzle-en.js").Texts} parts.strings
	 * @param {import("./player.js").Player} parts.player
	 * @param {() => boolean} parts.isPicture Whether the tiles show a picture.
	 * @param {() => string} parts.goal The goal in words, if it has no name.
	 */
	constructor({ tree, play, strings, player, isPicture, goal }) {
		this.#tree = tree;
		this.#play = play;
		this.#strings = strings;
		this.#player = player;
		this.#isPicture = isPicture;
		this.#goal = goal;
	}

	/** The speed of a playback. */
	get slidesPerSecond() {
		return this.#slidesPerSecond;
	}

	set slidesPerSecond(value) {
		this.#slidesPerSecond = value;
		const { help } = this.#play;
		if (help !== null) help.slidesPerSecond = value;
	}

	/** Also shows what the help says, from now on. @param {import("./later/advice.js").Advice} advice */
	advise(advice) {
		this.#advice = advice;
	}

	/** Says everything in the current language. */
	speak() {
		this.#advice?.speak();
		this.show();
	}

	show() {
		const { isSolved, canUndo, canRedo, mtm, stm } = this.#play.snapshot;
		const { hintShown = null, playback = null } = this.#play.help ?? {};
		const strings = this.#strings();
		this.#showTime();
		this.#put("moves", String(mtm));
		this.#put("slides", String(stm));
		this.enable("undo", this.#play.canUndo);
		this.enable("redo", canRedo);
		this.enable("restart", canUndo);
		this.enable("new", true);
		const left = this.#player.hintsLeft;
		const mayHint = hintShown !== null || left > 0;
		const hint = this.enable("hint", !isSolved && mayHint);
		this.enable("solve", !isSolved && playback === null);
		const name =
			hintShown === null
				? strings.hints(Number.isFinite(left) ? left : null)
				: strings.playHint;
		put(/** @type {HTMLElement} */ (hint.lastElementChild), name);
		// While a game is under way nothing stands out but its board.
		this.#button("new").classList.toggle("strong", isSolved);
		this.#showAdvice();
	}

	/** Stops updating the time while nobody can see it. */
	sleep() {
		clearTimeout(this.#tick);
		this.clock?.stop();
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
	 * A button that does nothing now keeps the focus, and says so when it is pressed.
	 *
	 * @param {string} id
	 * @param {boolean} isEnabled
	 */
	enable(id, isEnabled) {
		const button = this.#button(id);
		button.ariaDisabled = isEnabled && this.#player.mayPlay ? null : "true";
		return button;
	}

	/**
	 * @param {string} id
	 * @param {string} text
	 */
	#put(id, text) {
		put(this.#element(id), text);
	}

	/** Shows the time, and again at the next full second. */
	#showTime() {
		clearTimeout(this.#tick);
		if (this.clock) return this.clock.show();
		const { elapsed } = this.#play;
		const { isSolved, isTiming } = this.#play.snapshot;
		this.#put("time", formatTime(elapsed, Number(isSolved)));
		if (!isTiming) return;
		const rest = 1000 - (elapsed % 1000);
		this.#tick = setTimeout(() => this.#showTime(), rest);
	}

	#showAdvice() {
		this.#advice?.show(this);
		const [head, text] = this.#advice?.now() ?? this.#plainAdvice();
		this.#put("advice-head", head);
		this.#put("advice-text", this.told || text);
		const { classList } = this.#element("advice");
		classList.toggle("filled", head + this.told + text !== "");
		classList.toggle("solved", this.#isWon());
	}

	/**
	 * Returns what to say until there is help.
	 *
	 * @returns {[head: string, text: string]}
	 */
	#plainAdvice() {
		if (this.#isWon()) return [this.#strings().solved, this.result()];
		const { asked } = this.#player;
		if (asked !== undefined) return [this.#strings().searches[asked], ""];
		return ["", this.#play.snapshot.canUndo ? "" : this.#goalLine()];
	}

	#isWon() {
		const { isSolved, canUndo } = this.#play.snapshot;
		return isSolved && canUndo;
	}

	/** Describes the goal in words. */
	#goalLine() {
		const { goalLines } = this.#strings();
		if (this.#isPicture()) return goalLines.picture;
		const { goal } = this.#play.snapshot;
		/** @type {Record<string, string>} */
		const byName = goalLines;
		if (Object.hasOwn(byName, goal)) return byName[goal];
		// A longer one would take the place of everything else.
		const isShort = this.#play.snapshot.tiles.length <= MOST_READ;
		return isShort ? this.#goal() : goalLines.other;
	}

	/** Describes in words how the game was won. */
	result() {
		const { elapsed, mtm, stm, solver, hints } = this.#play.snapshot;
		const strings = this.#strings();
		// Once the solver plays, nobody's time is measured.
		const time = solver ? "" : formatTime(elapsed, this.clock?.digits ?? 1);
		const parts = [strings.solvedIn(time, mtm, stm)];
		if (solver) parts.push(strings.withSolver);
		else if (hints > 0) parts.push(strings.withHints(hints));
		return join(parts, strings.comma);
	}
}

/**
 * @param {HTMLElement} element
 * @param {string} text
 */
function put(element, text) {
	if (element.textContent !== text) element.textContent = text;
}
