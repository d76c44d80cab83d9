/**
 * `<sliding-puzzle>`: the attributes, properties, methods and events of a puzzle.
 * Importing it does nothing; `define.js` registers the tag.
 */

import { read } from "../core/read.ts";
import { drawSeed } from "../core/seed.ts";
import type { Helper } from "../play/help.ts";
import type { Review, ReviewOptions } from "../solver/review.ts";
import { ATTRIBUTES, BOARD } from "./attributes.ts";

import { Controller, type PuzzleTexts, type Status } from "./controller.ts";
import { canShow, find } from "./dom.ts";
import { progressOf, withProof } from "./event-details.ts";
import { keepInternals } from "./internals.ts";
import { parseState, readState, type State } from "./kept-game.ts";
import type { ShuffleOptions } from "./later/solver-api.ts";
import { loadRest } from "./load-rest.ts";
import { Message } from "./message.ts";
import { watchBox, watchWindow } from "./page-watch.ts";
import { target } from "./player.ts";
import { labelOf } from "./puzzle-settings.ts";
import { ReflectedElement, takeOverProperties } from "./reflected.ts";
import { forgetView, isShown, watchView } from "./shared.ts";
import { styleSheet } from "./style.ts";
import { makeTree } from "./template.ts";
import { VERSION } from "./version.ts";

/**
 * Bounds of the slides still to make (STM): at least `lower`, which is proved, and
 * at most `upper`, which is `null` if no solution is known.
 */
export type Bounds = { lower: number; upper: number | null; proved: boolean };

export type Hint = {
	tile: number;
	direction: "U" | "D" | "L" | "R";
	lower: number;
	upper: number;
	proved: boolean;
};

export type OpenOptions = {
	goal?: string | undefined;
	discard?: boolean | undefined;
};

/** A solution: for each slide one letter of U, D, L, R, the way the tile moves. */
export type Solution = {
	slides: string;
	lower: number;
	upper: number;
	proved: boolean;
};

export type Progress = {
	purpose: "hint" | "solve" | "longer";
	lower: number;
	upper: number | null;
	nodes: number;
	ms: number;
	tables: number;
};

/**
 * A sliding puzzle, from 2×2 to 16×16, with hints that say what is proved.
 *
 * @tagname sliding-puzzle
 *
 * @attr {string} aria-label - What the page calls this puzzle, for screen readers. So does a `<label>`.
 * @attr {string} aria-labelledby - The ids of elements whose text is the name instead.
 * @attr {string} lang - The language: that of the nearest ancestor, otherwise the browser's.
 *
 * @slot - Shown until the puzzle appears, and if it cannot start.
 * @slot top - Beside the figures, for example a menu of sizes.
 * @slot caption - In place of the advice, for example a notice of the page.
 * @slot advice - Beside a hint, for example a button that explains it. Seen while there is one.
 * @slot bar - After the last button, for example a menu of the page.
 *
 * @fires {CustomEvent<{ value: string }>} ready - The puzzle is ready.
 * @fires {CustomEvent<{ value: string, size: string, goal: string, seed: string | null }>} new-board - Another board is in play.
 * @fires {CustomEvent<{}>} before-shuffle - The player asks for a new board; `preventDefault()` stops it, for a page that asks which.
 * @fires {CustomEvent<{}>} before-hint - The player asks for a hint; `preventDefault()` stops it, for a page that helps in its own way.
 * @fires {CustomEvent<{ tiles: number[], direction: string, by: string }>} before-move - A line is about to slide; `preventDefault()` stops it.
 * @fires {CustomEvent<{ tiles: number[], direction: string, by: string, value: string, stm: number, mtm: number }>} move - A line slid. `by`: `player`, `script`, `solver`, `undo`, `redo`.
 * @fires {CustomEvent<{ lower: number, upper: number, proved: boolean }>} distance - With the attribute `distance`: how many slides are left, as far as it is known.
 * @fires {CustomEvent<{ tile: number, direction: string, lower: number, upper: number, proved: boolean }>} hint - A hint appears.
 * @fires {CustomEvent<{ purpose: string, lower: number, upper: number | null, nodes: number, ms: number, tables: number }>} progress - A search reports how far it is.
 * @fires {CustomEvent<{ value: string, size: string, goal: string, seed: string | null, stm: number, mtm: number, elapsed: number, hints: number, solver: boolean }>} solved - The goal is reached.
 * @fires {CustomEvent<{ value: string }>} finished - The board has shown the win: up to 1.8 seconds after `solved`, at once if nothing moves. Not fired if the board has changed meanwhile.
 * @fires {CustomEvent<{ value: string }>} reset - The first board is in play again; the moves can be redone.
 * @fires {CustomEvent<{ record: string }>} suspend - A new game saved the current one for later; `resume()` brings it back.
 * @fires {CustomEvent<{ code: string, message: string }>} error - Something went wrong; `preventDefault()` stops the element's own message.
 *
 * @csspart layout - The board and the panel.
 * @csspart board-box - The space that the board is fitted into.
 * @csspart board - The board.
 * @csspart canvas - The canvas that the tiles are drawn on.
 * @csspart panel - Everything beside the board.
 * @csspart figures - The time, the moves and the slides.
 * @csspart advice - The text for the player: the goal, hints, progress of a search.
 * @csspart controls - The buttons.
 * @csspart playback - The buttons shown while a solution plays.
 * @csspart button - Every button; it is also a part of its own name: `undo`, `redo`, `hint`, `solve`, `longer`, `reset`, `shuffle`.
 * @csspart message - The message about what went wrong.
 *
 * @cssprop --sliding-puzzle-paper - Background.
 * @cssprop --sliding-puzzle-raised - Background of a button.
 * @cssprop --sliding-puzzle-ink - Text.
 * @cssprop --sliding-puzzle-ink-soft - Secondary text.
 * @cssprop --sliding-puzzle-rule - Border of a button.
 * @cssprop --sliding-puzzle-accent - Background of the most important control.
 * @cssprop --sliding-puzzle-accent-ink - Text on that background.
 * @cssprop --sliding-puzzle-focus - Ring around the focused part.
 * @cssprop --sliding-puzzle-bad - Text about what went wrong.
 * @cssprop --sliding-puzzle-shade - Shadows.
 * @cssprop --sliding-puzzle-tray - The tray that the tiles lie in.
 * @cssprop --sliding-puzzle-well - A cell without a tile.
 * @cssprop --sliding-puzzle-tile-number - The text on a tile.
 * @cssprop --sliding-puzzle-tile-outline - The outline of a tile; none by default.
 * @cssprop --sliding-puzzle-cursor - Ring around the cell that the keyboard has chosen.
 * @cssprop --sliding-puzzle-hint - The mark of a hint.
 * @cssprop --sliding-puzzle-tile-colors - A palette, in OKLCH, as seven numbers: lightness of the first cell, and what the last column and the last row add; chroma divided by lightness of the first row, and what the last row adds; hue of the first row, and what the last row adds.
 * @cssprop --sliding-puzzle-tile-from - With `--sliding-puzzle-tile-to`, instead of a palette: the colour of the first cell; from it to the last, the hue takes the shorter way.
 * @cssprop --sliding-puzzle-tile-to - The colour of the last cell.
 * @cssprop --sliding-puzzle-gap - Space between two tiles, as a fraction of a tile's side.
 * @cssprop --sliding-puzzle-rim - Edge of the tray around the tiles, as a fraction of a tile's side.
 * @cssprop --sliding-puzzle-tile-radius - Corner radius of a tile, as a fraction of its side.
 * @cssprop --sliding-puzzle-radius - Corner radius of buttons and panel.
 * @cssprop --sliding-puzzle-font - Typeface of the panel.
 * @cssprop --sliding-puzzle-tile-font - Typeface of the tiles.
 * @cssprop --sliding-puzzle-text - Size of the text.
 * @cssprop --sliding-puzzle-slide-duration - Duration of one slide.
 * @cssprop --sliding-puzzle-deal-duration - Duration of a new board's appearance.
 * @cssprop --sliding-puzzle-quick - Duration of a button's change.
 *
 * @cssstate loading - The puzzle is loading.
 * @cssstate ready - The puzzle is ready.
 * @cssstate playing - The game is in play.
 * @cssstate thinking - A search runs.
 * @cssstate showing - A solution is playing.
 * @cssstate solved - The board is at the goal.
 * @cssstate failed - The puzzle could not start.
 */
export class SlidingPuzzleElement extends ReflectedElement {
	/** The version of the package. */
	static version = VERSION;

	static formAssociated = true;

	static observedAttributes = [
		...Object.keys(ATTRIBUTES),
		"lang",
		"aria-label",
		"aria-labelledby",
	];

	#internals: ElementInternals;
	#controller;
	#message: Message | null = null;
	#texts: PuzzleTexts | null = null;
	#arrange = () => {};
	#isSeen = true;
	/** Stops watching what is outside the element. */
	#watch = new AbortController();

	constructor() {
		super();
		// A DOM for tests may have none.
		this.#internals = this.attachInternals?.() ?? ({} as any);
		this.attachShadow({ mode: "open" });
		this.#adoptStyle();
		this.#controller = new Controller({
			element: this,
			tree: () => this.#built(),
			internals: this.#internals,
			message: () => this.#message,
			texts: () => this.#texts,
			arrange: () => this.#arrange(),
		});
		keepInternals(this, this.#controller);
	}

	// Properties.

	/** The tiles row by row, 0 for the blank; empty until the puzzle is ready. */
	get cells() {
		return Object.freeze([...(this.#controller.play?.snapshot.tiles ?? [])]);
	}

	/** What the puzzle is doing now. */
	get status(): Status {
		return this.#controller.status;
	}

	/** Slides (`stm`) and moves (`mtm`) made, without those undone. */
	get moves() {
		const { stm = 0, mtm = 0 } = this.#controller.play?.snapshot ?? {};
		return Object.freeze({ stm, mtm });
	}

	/** Milliseconds since the first move, without the time the page was hidden. */
	get elapsed() {
		return this.#controller.play?.elapsed ?? 0;
	}

	/** Whether there is a move to undo, or a game that was saved for later. */
	get canUndo() {
		return this.#controller.play?.canUndo ?? false;
	}

	/** Whether there is a move to redo. */
	get canRedo() {
		return this.#controller.play?.snapshot.canRedo ?? false;
	}

	/**
	 * The bounds of the remaining slides or moves, in the metric: `lower`, `upper`,
	 * `proved`.
	 */
	get bounds(): Bounds {
		const { play } = this.#controller;
		const { lower, upper } = play?.bounds ?? { lower: 0, upper: null };
		// Without help only slides are counted.
		const most = this.metric === "stm" || play?.help ? lower : 1;
		return Object.freeze(withProof({ lower: Math.min(lower, most), upper }));
	}

	/**
	 * Resolves when the puzzle is ready; rejects if it cannot start. Asking for it
	 * starts a puzzle that waits to be seen.
	 */
	get ready(): Promise<this> {
		if (this.status === "idle") void this.#controller.start();
		return this.#controller.ready.then(() => this);
	}

	/** The size of the board in play; before that, the size asked for. */
	get size() {
		return this.#dealt?.size ?? super.size;
	}

	set size(value) {
		super.size = value;
	}

	/** The goal of the board in play; before that, the goal asked for. */
	get goal() {
		return this.#dealt?.goal ?? super.goal;
	}

	set goal(value) {
		super.goal = value;
	}

	/** The board in play, unless the attributes have just asked for another. */
	get #dealt() {
		return this.#controller.asking
			? undefined
			: this.#controller.play?.snapshot;
	}

	/**
	 * Texts in place of the puzzle's own, like `{ solved: "Well done" }`; `null` for none.
	 * The type `PuzzleTexts` names all that can be given.
	 */
	get texts(): PuzzleTexts | null {
		return this.#texts;
	}

	set texts(texts) {
		this.#texts = texts ?? null;
		void this.#controller.speakAgain();
	}

	// Methods.

	/**
	 * Deals a new board.
	 *
	 * @param options Size, goal and difficulty default to those in play. Without a
	 *   seed, one is drawn. With `discard`, a game that was begun is not saved for later.
	 * @returns Rejects, leaving the game unchanged, if the size, the goal or the
	 *   difficulty is invalid, or with the signal's reason.
	 */
	async shuffle(options: ShuffleOptions = {}): Promise<void> {
		await this.#controller.deal(options);
	}

	/**
	 * Opens a board, a recorded play, or a link to one.
	 *
	 * @param text The position code, text form or JSON of a board; the record of a
	 *   play; an address with a link, or its part from the `#` on.
	 * @param options The goal of a board, by name or in text form. With `discard`, a
	 *   game that was begun is not saved for later.
	 * @returns Whether there was anything to open: an address's own `#` may ask for
	 *   nothing. Rejects, leaving the game unchanged, if the text is invalid.
	 */
	async open(text: string, options: OpenOptions = {}): Promise<boolean> {
		const asked = `${text}`;
		const { goal, discard } = options;
		if (/^(?:#|$)/.test(asked))
			return this.#controller.openLink(asked, discard);
		await this.#controller.open(
			() =>
				read((reader) => reader.readText(asked, goal ?? "last", drawSeed())),
			undefined,
			discard,
		);
		return true;
	}

	/**
	 * Returns a link to this puzzle: the part of an address from the `#` on.
	 *
	 * @param to The start of this play, or the board in play. For a play that is won,
	 *   it is always the start.
	 */
	link(to: "start" | "position" = "position") {
		return this.#controller.play?.game.link(to === "start") ?? "";
	}

	/**
	 * Continues a game that was saved for later. Returns whether there was one.
	 *
	 * @param beginning Of the record of its play: the last one that begins so. By
	 *   default the last one of all.
	 */
	resume(beginning: string = "") {
		return this.#controller.play?.takeUp(beginning) ?? false;
	}

	/** Returns to the first board. Returns whether a move had been made. */
	reset() {
		return this.#controller.play?.restart() ?? false;
	}

	/**
	 * Slides the line from a cell to the blank, or slides one tile.
	 *
	 * @param to A cell, counted from 0 at the top left, or the way one tile moves.
	 * @returns Whether a tile moved. Throws if `to` is neither, or outside the board.
	 */
	move(to: number | "U" | "D" | "L" | "R"): boolean {
		target(to);
		const { play } = this.#controller;
		if (play === null) return false;
		target(to, play.snapshot.tiles.length);
		if (typeof to === "number") return play.move(to, "script");
		return play.slide(to, "script");
	}

	/**
	 * Undoes the last move. Before the first move, brings back the game that the new
	 * one saved for later. Returns whether there was anything to undo.
	 */
	undo() {
		return this.#controller.play?.undo() ?? false;
	}

	/** Redoes the move that was undone last. Returns whether there was one. */
	redo() {
		return this.#controller.play?.redo() ?? false;
	}

	/**
	 * Shows the next slide of the best solution known. `move()` plays it.
	 * With `own`, only counts a hint: one that the page gives in its own way.
	 *
	 * @returns The hint shown, or `null`. On a board of up to 16 cells it resolves
	 *   when the hint is proved, unless it is interrupted.
	 */
	async hint({ own = false }: { own?: boolean } = {}): Promise<Hint | null> {
		if (own) {
			(this.#controller.play ?? (await this.#controller.begun())).countHint();
			return null;
		}
		return await this.#assisted(async (help) => {
			const hint = await help.hint();
			return hint && Object.freeze({ ...hint, ...withProof(hint) });
		});
	}

	/**
	 * Finds a solution of the board in play; `play()` plays it.
	 *
	 * @returns Rejects with an `AbortError` if the signal or a move cancels the
	 *   search.
	 */
	solve({
		budget,
		signal,
		onProgress,
	}: {
		/** Milliseconds after which the best solution so far is returned. */
		budget?: number;
		/** Cancels the search. */
		signal?: AbortSignal;
		/** Called as the search goes on. */
		onProgress?: (progress: Progress) => void;
	} = {}): Promise<Solution> {
		return this.#assisted(async (help) => {
			const line = await help.find({
				...(budget === undefined ? {} : { budgetMs: budget }),
				...(signal === undefined ? {} : { signal }),
				onProgress: (progress) => onProgress?.(progressOf("solve", progress)),
			});
			const { slides, lower, length: upper } = line;
			return Object.freeze({ slides, ...withProof({ lower, upper }) });
		});
	}

	/**
	 * Searches for a shorter solution, if the known one is not proved shortest: for
	 * 10 seconds, called again for a minute, then for ten. `stop()` ends it and keeps
	 * what it found.
	 *
	 * @returns The bounds known at the end.
	 */
	thinkLonger(): Promise<Bounds> {
		return this.#assisted(async (help) => {
			await help.thinkLonger();
			return this.bounds;
		});
	}

	/**
	 * Plays the known solution; if there is none, finds one. On a board of more
	 * than 16 cells it plays the first one found, and changes to better ones.
	 *
	 * @returns Whether there is a solution to play.
	 */
	play(): Promise<boolean> {
		return this.#assisted(async (help) => {
			if (help.playback === null) await help.solve();
			else help.resume();
			return help.playback !== null;
		});
	}

	/**
	 * Resolves with what is done with the help, which loads when it is first needed. If
	 * it is there, it is done at once.
	 */
	async #assisted<T>(act: (help: Helper) => Promise<T>) {
		const play = this.#controller.play ?? (await this.#controller.begun());
		return act(play.help ?? (await play.assist()));
	}

	/**
	 * Steps one slide through the solution being played, and pauses it.
	 *
	 * @param by Below 0 to step back.
	 * @returns Whether a solution is being played.
	 */
	step(by: number = 1): boolean {
		const help = this.#controller.play?.help;
		if (!help?.playback) return false;
		if (by < 0) help.stepBack();
		else help.stepForward();
		return true;
	}

	/** Ends search and playback. Returns whether there was one. */
	stop() {
		return this.#controller.play?.stop() ?? false;
	}

	/**
	 * Finds how few slides perfect play takes from the start of this play. It neither
	 * shows nor changes anything.
	 *
	 * @returns Rejects with the signal's reason if it is cancelled.
	 */
	async optimum(
		options: {
			/**
			 * Milliseconds after which the bounds known by then are returned, on boards of
			 * more than 16 cells.
			 */
			budget?: number;
			/** Cancels the search. */
			signal?: AbortSignal;
		} = {},
	): Promise<Bounds> {
		return (await loadRest()).optimum(this.#controller, options);
	}

	/**
	 * Grades a play against perfect play, slide by slide or move by move. It neither
	 * shows nor changes anything. On a board of up to 16 cells every distance is proved.
	 *
	 * @param options By default it grades the play at hand, in the metric of the
	 *   puzzle.
	 * @returns Rejects with the signal's reason if it is cancelled.
	 */
	async review(options: ReviewOptions = {}): Promise<Readonly<Review>> {
		const { review } = await loadRest();
		return review(this.#controller, { metric: this.metric, ...options });
	}

	/**
	 * Returns the current game, to keep anywhere; `null` until the puzzle is ready.
	 */
	exportState(): State | null {
		return this.#controller.state;
	}

	/**
	 * Continues a saved game.
	 *
	 * @param state From `exportState()`.
	 * @returns Rejects, leaving the game unchanged, if the state is invalid.
	 */
	async importState(state: State): Promise<void> {
		// A state that is none is no record.
		const { record = "-" } = readState(state) ?? {};
		await this.#controller.open(() => record);
	}

	/** Focuses the board. */
	focus() {
		this.#controller.puzzle?.focus();
	}

	// Form.

	/** The form that the element belongs to. */
	get form() {
		return this.#internals.form;
	}

	/** The `<label>`s of the puzzle. A click on one focuses the board. */
	get labels() {
		return this.#internals.labels;
	}

	/**
	 * The board in play, in text form; empty until the puzzle is ready. Setting it opens
	 * a board in any form that `open()` reads, with the goal in play.
	 */
	get value() {
		return this.#controller.play?.game.text ?? "";
	}

	set value(text) {
		// Frameworks set what they have read, or nothing.
		if (!text || text === this.value) return;
		const controller = this.#controller;
		this.open(text, { goal: this.goal }).catch((error) =>
			controller.report(error),
		);
	}

	/** The validity for a form: a required puzzle is valid when it is solved. */
	get validity() {
		return this.#internals.validity;
	}

	/** The message that a form shows while the puzzle is not solved. */
	get validationMessage() {
		return this.#internals.validationMessage;
	}

	/** Whether a form validates the element. */
	get willValidate() {
		return this.#internals.willValidate;
	}

	/** Returns whether the puzzle is solved; fires `invalid` if not. */
	checkValidity() {
		return this.#internals.checkValidity();
	}

	/** Like `checkValidity()`, and the browser shows the message. */
	reportValidity() {
		return this.#internals.reportValidity();
	}

	formResetCallback() {
		this.reset();
	}

	formDisabledCallback() {
		this.#controller.applySettings();
	}

	formStateRestoreCallback(state: string) {
		const kept = parseState(state);
		if (kept === null) return;
		const controller = this.#controller;
		controller
			.open(() => kept.record)
			.catch((error) => controller.report(error));
	}

	// Lifecycle.

	connectedCallback() {
		takeOverProperties(this);
		if (this.loading === "eager" || !canShow()) void this.#controller.start();
		if (!canShow()) return;
		this.#takeName();
		const tree = this.#built();
		this.#watchPage();
		watchView(frameOf(tree), (isNear) => {
			if (isNear && this.status === "idle") void this.#controller.start();
			this.#look();
		});
		if (this.#controller.puzzle !== null) this.#look();
	}

	adoptedCallback() {
		// Another document drops the sheet, and takes only one of its own. One that
		// is not shown takes none.
		if (this.ownerDocument.defaultView === null) return;
		this.#adoptStyle();
		void this.#controller.dress();
	}

	#adoptStyle() {
		if (!canShow()) return;
		const tree = this.shadowRoot as ShadowRoot;
		tree.adoptedStyleSheets = [styleSheet(this.ownerDocument)];
	}

	disconnectedCallback() {
		this.#watch.abort();
		forgetView(frameOf(this.#built()));
		// An element that is only moved is back before this turn ends.
		queueMicrotask(() => {
			if (this.isConnected || this.#controller.puzzle === null) return;
			this.#controller.play?.stop();
			this.#look();
		});
	}

	attributeChangedCallback(name: string) {
		if (!canShow()) return;
		const controller = this.#controller;
		if (name in BOARD) controller.dealSoon();
		else if (name === "lang") void controller.speakAgain();
		else if (name === "storage" && controller.puzzle !== null)
			controller.moveStore();
		else if (name === "loading") this.#startIfEager();
		else controller.applySettings();
		if (name === "size") controller.showAspect();
		if (name.startsWith("aria-")) this.#takeName();
		if (name === "controls") this.#arrange();
		if (name === "palette" || name === "coloring") void controller.dress();
		if (name === "src" || name === "tiles") void controller.loadPicture();
	}

	/** A name needs something that can have one: the board with its buttons. */
	#takeName() {
		this.#internals.role = labelOf(this) === "" ? null : "group";
	}

	/** Returns the shadow root, whose content is made when it is first needed. */
	#built() {
		const tree = this.shadowRoot as ShadowRoot;
		if (tree.firstChild !== null || !canShow()) return tree;
		tree.append(makeTree());
		this.#controller.showAspect();
		// A click inside names a part of it here: this one is that of a `<label>`.
		this.addEventListener("click", (event) => {
			if (event.composedPath()[0] === this) this.focus();
		});
		tree.addEventListener("keydown", (event) =>
			this.#controller.hearKey(event as KeyboardEvent),
		);
		tree.addEventListener("focusin", () => this.#controller.prepareOnce());
		find(tree, "swatches", HTMLElement).addEventListener("transitionend", () =>
			this.#controller.restyle(),
		);
		this.#message = new Message(tree, () => this.#controller.start());
		this.#arrange = watchBox(
			find(tree, "root", HTMLElement),
			{
				layout: find(tree, "layout", HTMLElement),
				panel: find(tree, "panel", HTMLElement),
			},
			() => this.controls,
			() => this.#look(),
		);
		return tree;
	}

	/** Stops the time while nobody can see the puzzle, and saves the game. */
	#look() {
		const isSeen =
			this.isConnected && !document.hidden && isShown(frameOf(this.#built()));
		if (isSeen === this.#isSeen) return;
		this.#isSeen = isSeen;
		if (isSeen) this.#controller.wake();
		else this.#controller.sleep();
	}

	#watchPage() {
		this.#watch.abort();
		this.#watch = new AbortController();
		watchWindow(this.#watch.signal, {
			turned: () => this.#look(),
			left: () => this.#controller.sleep(),
			printed: () => void this.#controller.print(),
			pixels: () => this.#controller.restyle(),
			translated: () => void this.#controller.speakAgain(),
		});
	}

	#startIfEager() {
		if (this.isConnected && this.loading === "eager")
			void this.#controller.start();
	}
}

function frameOf(tree: ShadowRoot) {
	return tree.firstElementChild as HTMLElement;
}
