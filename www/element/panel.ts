/**
 * The panel beside the board: time and counts, advice, buttons. Shows the state of
 * the play and its help, and changes nothing.
 */

import type { Texts } from "../messages/compiled/puzzle-en.ts";
import { formatTime, join } from "../messages/language.ts";
import type { Play } from "../play/play.ts";
import { find, findButton } from "./dom.ts";
import type { FineClock } from "./later/fine-clock.ts";
import type { Player } from "./player.ts";

/** The default speed of a playback, in slides per second. */
const USUAL_SPEED = 4;

/** The goal of a board of more cells is not written out. */
const MOST_READ = 25;

/** What says in the panel what the help knows, once it is loaded. */
type Advice = {
	speak: () => void;
	show: (panel: Panel) => void;
	now: () => [head: string, text: string] | null;
};

export class Panel {
	#tree;
	#play;
	#strings;
	#player;
	#isPicture;
	#goal;
	#advice: Advice | null = null;
	#tick: ReturnType<typeof setTimeout> | undefined;
	#slidesPerSecond = USUAL_SPEED;
	/** What shows the time instead, if set. */
	clock: FineClock | null = null;
	/** Why a key did nothing, until something happens in the game. */
	told = "";
	/** Whether the board still shows the win. */
	isCelebrating = false;

	constructor({
		tree,
		play,
		strings,
		player,
		isPicture,
		goal,
	}: {
		tree: ShadowRoot;
		play: Play;
		strings: () => Texts;
		player: Player;
		/** Whether the tiles show a picture. */
		isPicture: () => boolean;
		/** The goal in words, if it has no name. */
		goal: () => string;
	}) {
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

	/** Also shows what the help says, from now on. */
	advise(advice: Advice) {
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
		this.enable("reset", canUndo);
		this.enable("shuffle", true);
		const left = this.#player.hintsLeft;
		const mayHint = hintShown !== null || left > 0;
		const hint = this.enable("hint", !isSolved && mayHint);
		this.enable("solve", !isSolved && playback === null);
		const name =
			hintShown === null
				? strings.hints(Number.isFinite(left) ? left : null)
				: strings.playHint;
		put(hint.lastElementChild as HTMLElement, name);
		// While a game is under way, or the board shows the win, nothing else stands out.
		const isOver = isSolved && !this.isCelebrating;
		this.#button("shuffle").classList.toggle("strong", isOver);
		this.#showAdvice();
	}

	/** Stops updating the time while nobody can see it. */
	sleep() {
		clearTimeout(this.#tick);
		this.clock?.stop();
	}

	#element(id: string) {
		return find(this.#tree, id, HTMLElement);
	}

	#button(id: string) {
		return findButton(this.#tree, id);
	}

	/**
	 * A button that does nothing now keeps the focus, and says so when it is pressed.
	 */
	enable(id: string, isEnabled: boolean) {
		const button = this.#button(id);
		button.ariaDisabled = isEnabled && this.#player.mayPlay ? null : "true";
		return button;
	}

	#put(id: string, text: string) {
		put(this.#element(id), text);
	}

	/** Shows the time, and again at the next full second. */
	#showTime() {
		clearTimeout(this.#tick);
		if (this.#isUntimed()) return this.#put("time", "");
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

	/** Returns what to say until there is help. */
	#plainAdvice(): [head: string, text: string] {
		if (this.#isWon()) return [this.#strings().solved, this.#helped()];
		const { asked } = this.#player;
		if (asked !== undefined) return [this.#strings().searches[asked], ""];
		return ["", this.#play.snapshot.canUndo ? "" : this.#goalLine()];
	}

	#isWon() {
		const { isSolved, canUndo } = this.#play.snapshot;
		return isSolved && canUndo;
	}

	/** Whether nobody's time was measured: of a solution without times, or the solver's. */
	#isUntimed() {
		const { isSolved, mtm, elapsed } = this.#play.snapshot;
		return isSolved && mtm > 1 && elapsed === 0;
	}

	/** Describes the goal in words. */
	#goalLine() {
		const { goalLines } = this.#strings();
		if (this.#isPicture()) return goalLines.picture;
		const { goal } = this.#play.snapshot;
		const byName: Record<string, string> = goalLines;
		if (Object.hasOwn(byName, goal)) return byName[goal];
		// A longer one would take the place of everything else.
		const isShort = this.#play.snapshot.tiles.length <= MOST_READ;
		return isShort ? this.#goal() : goalLines.other;
	}

	/** Describes in words how the game was won. */
	result() {
		const { elapsed, mtm, stm, solver } = this.#play.snapshot;
		const strings = this.#strings();
		// Once the solver plays, nobody's time is measured.
		const time =
			solver || this.#isUntimed()
				? ""
				: formatTime(elapsed, this.clock?.digits ?? 1);
		const parts = [strings.solvedIn(time, mtm, stm)];
		const helped = this.#helped();
		if (helped !== "") parts.push(helped);
		return join(parts, strings.comma);
	}

	/** What helped to win, if anything did: above it are the figures. */
	#helped() {
		const { solver, hints } = this.#play.snapshot;
		const strings = this.#strings();
		if (solver) return strings.withSolver;
		return hints > 0 ? strings.withHints(hints) : "";
	}
}

function put(element: HTMLElement, text: string) {
	if (element.textContent !== text) element.textContent = text;
}
