/**
 * `<sliding-puzzle>`: attributes, properties, methods and events around a
 * puzzle. Importing it does nothing; `define.js` makes it known to a page.
 */

import { read } from "../core/load-reader.js";
import { drawSeed } from "../play/play.js";
import { BOARD_ATTRIBUTES } from "./attributes.js";
import { command } from "./commands.js";
import { find } from "./dom.js";
import { progressOf, withProof } from "./event-details.js";
import { dealByReader } from "./first-game.js";
import { FormPart } from "./form-part.js";
import { gameOf, parseState, readState } from "./kept-game.js";
import { Life } from "./life.js";
import { Message } from "./message.js";
import { watchBox, watchWindow } from "./page-watch.js";
import { ReflectedElement } from "./reflected.js";
import { forgetView, whenInView } from "./shared.js";
import { styleSheet } from "./style.js";
import { makeTree } from "./template.js";

/**
 * @typedef {"idle" | "loading" | "playing" | "thinking" | "showing" | "solved" | "failed"} Status
 *   Not begun, being loaded, in play; a search runs, a solution is being played
 *   (a better one may be looked for meanwhile); at the goal; could not be started.
 */

/**
 * What is known of the slides still to make (STM): at least `lower`, which is
 * proved, and at most `upper`, where a solution is known.
 *
 * @typedef {{ lower: number, upper: number | null, proved: boolean }} Bounds
 */

/** @typedef {{ tile: number, direction: "U" | "D" | "L" | "R", lower: number, upper: number, proved: boolean }} Hint */

/**
 * A solution: a letter of U, D, L, R for each slide, the way the tile goes.
 *
 * @typedef {{ slides: string, lower: number, upper: number, proved: boolean }} Solution
 */

/** @typedef {{ purpose: "hint" | "solve" | "longer", lower: number, upper: number | null, nodes: number, ms: number, tables: number }} Progress */

/** @typedef {import("./kept-game.js").State} State */

/**
 * A sliding puzzle: 2×2 to 16×16, with hints that say what is proved.
 *
 * @tagname sliding-puzzle
 *
 * @attr {string} lang - Its language: the nearest of the tag's ancestors, else the browser's.
 *
 * @slot - What is shown before the puzzle is there, and where it cannot be.
 * @slot top - Beside the figures: a menu of sizes, say.
 *
 * @fires {CustomEvent<{ code: string }>} ready - It can be played and asked.
 * @fires {CustomEvent<{ code: string, size: string, goal: string, seed: string | null }>} new - Another board is in play.
 * @fires {CustomEvent<{ tiles: number[], direction: string, by: string }>} before-move - A line is about to slide; `preventDefault()` leaves it where it is.
 * @fires {CustomEvent<{ tiles: number[], direction: string, by: string, code: string, stm: number, mtm: number }>} move - A line has slid. `by`: `player`, `script`, `solver`, `undo`, `redo`.
 * @fires {CustomEvent<{ tile: number, direction: string, lower: number, upper: number, proved: boolean }>} hint - A hint is shown.
 * @fires {CustomEvent<{ purpose: string, lower: number, upper: number | null, nodes: number, ms: number, tables: number }>} progress - How far a search is.
 * @fires {CustomEvent<{ code: string, stm: number, mtm: number, elapsed: number, hints: number, solver: boolean }>} solved - The goal is reached.
 * @fires {CustomEvent<{ record: string }>} aside - A game that was begun is put aside for another; `takeUp()` brings it back.
 * @fires {CustomEvent<{ code: string, message: string }>} error - Something went wrong; `preventDefault()` keeps the puzzle from saying so itself.
 *
 * @csspart layout - Board and panel.
 * @csspart board-box - The room that the board is fitted into.
 * @csspart board - The board.
 * @csspart canvas - What the tiles are drawn on.
 * @csspart panel - Everything beside the board.
 * @csspart figures - Time, moves and slides.
 * @csspart advice - What the puzzle says.
 * @csspart controls - The buttons.
 * @csspart playback - The buttons while a solution is played.
 * @csspart button - Each button; with it its name: `undo`, `redo`, `hint`, `solve`, `longer`, `restart`, `new`.
 * @csspart message - What went wrong.
 *
 * @cssprop --sliding-puzzle-paper - The ground.
 * @cssprop --sliding-puzzle-raised - The ground of a button.
 * @cssprop --sliding-puzzle-ink - Text.
 * @cssprop --sliding-puzzle-ink-soft - Text beside it.
 * @cssprop --sliding-puzzle-rule - The edge of a button.
 * @cssprop --sliding-puzzle-accent - The ground of what matters most.
 * @cssprop --sliding-puzzle-accent-ink - Text on that ground.
 * @cssprop --sliding-puzzle-focus - The ring around what has the focus.
 * @cssprop --sliding-puzzle-bad - What went wrong.
 * @cssprop --sliding-puzzle-shade - Shadows.
 * @cssprop --sliding-puzzle-tray - What the tiles lie in.
 * @cssprop --sliding-puzzle-well - A cell without a tile.
 * @cssprop --sliding-puzzle-tile-number - What is written on a tile.
 * @cssprop --sliding-puzzle-hint - The mark of a hint.
 * @cssprop --sliding-puzzle-tile-from - The tile of the goal's first cell; between it and the last the hue goes the shorter way.
 * @cssprop --sliding-puzzle-tile-to - The tile of the goal's last cell.
 * @cssprop --sliding-puzzle-gap - Between two tiles, as a part of a tile's side.
 * @cssprop --sliding-puzzle-rim - Around the tiles, as a part of a tile's side.
 * @cssprop --sliding-puzzle-tile-radius - Corners of a tile, as a part of its side.
 * @cssprop --sliding-puzzle-radius - Corners of buttons and panel.
 * @cssprop --sliding-puzzle-font - Typeface of the panel.
 * @cssprop --sliding-puzzle-tile-font - Typeface of the tiles.
 * @cssprop --sliding-puzzle-text - Size of the text.
 * @cssprop --sliding-puzzle-slide-duration - Of one slide.
 * @cssprop --sliding-puzzle-deal-duration - Of a new board's coming.
 * @cssprop --sliding-puzzle-quick - Of a button's change.
 *
 * @cssstate loading - It is being loaded.
 * @cssstate ready - It can be played and asked.
 * @cssstate playing - In play.
 * @cssstate thinking - A search runs.
 * @cssstate showing - A solution is being played.
 * @cssstate solved - At the goal.
 * @cssstate failed - It could not be started.
 */
export class SlidingPuzzleElement extends ReflectedElement {
	static formAssociated = true;

	static observedAttributes = [
		...BOARD_ATTRIBUTES,
		..."tiles src alt controls arrows motion sound hints solver".split(" "),
		..."storage loading readonly disabled lang".split(" "),
	];

	#internals;
	#life;
	/** @type {Message | null} */
	#message = null;
	#arrange = () => {};
	/** Ends the watch on what is outside of the element. */
	#watch = new AbortController();

	constructor() {
		super();
		this.#internals = this.attachInternals();
		const tree = this.attachShadow({ mode: "open" });
		tree.adoptedStyleSheets = [styleSheet()];
		this.#life = new Life({
			element: this,
			tree: () => this.#built(),
			internals: this.#internals,
			form: new FormPart(this.#internals),
			message: () => this.#message,
		});
	}

	// What can be read.

	/** The tiles row by row, 0 for the blank; empty before it is ready. */
	get cells() {
		return Object.freeze([...(this.#life.play?.snapshot.tiles ?? [])]);
	}

	/** Position code of the board in play; empty before it is ready. */
	get code() {
		return this.#life.play?.game.code ?? "";
	}

	/**
	 * Where it stands.
	 *
	 * @returns {Status}
	 */
	get status() {
		return this.#life.status;
	}

	/** The board in play, in text form; empty before it is ready. */
	get text() {
		return this.#life.play?.game.text ?? "";
	}

	/** The fewest and the most columns or rows of a board; none before it is ready. */
	get sides() {
		return Object.freeze([...(this.#life.sides ?? [])]);
	}

	/** How many were made, those taken back not counted: slides and moves. */
	get moves() {
		const { stm = 0, mtm = 0 } = this.#life.play?.snapshot ?? {};
		return Object.freeze({ stm, mtm });
	}

	/** Milliseconds since the first move, those not counted that nobody looked. */
	get elapsed() {
		return this.#life.play?.elapsed ?? 0;
	}

	/** Whether there is a move to take back, or a game that was put aside. */
	get canUndo() {
		return this.#life.play?.canUndo ?? false;
	}

	/** Whether there is a move to make again. */
	get canRedo() {
		return this.#life.play?.snapshot.canRedo ?? false;
	}

	/**
	 * What is known of the slides still to make.
	 *
	 * @returns {Bounds}
	 */
	get bounds() {
		const known = this.#life.play?.bounds ?? { lower: 0, upper: null };
		return Object.freeze(withProof(known));
	}

	/**
	 * Kept once the puzzle can be played and asked; broken when it cannot be
	 * started.
	 *
	 * @returns {Promise<this>}
	 */
	get ready() {
		return this.#life.ready.then(() => this);
	}

	/** The size of the board in play, or the one that is asked for. */
	get size() {
		return this.#life.play?.snapshot.size ?? super.size;
	}

	set size(value) {
		super.size = value;
	}

	/** The goal of the board in play, or the one that is asked for. */
	get goal() {
		return this.#life.play?.snapshot.goal ?? super.goal;
	}

	set goal(value) {
		super.goal = value;
	}

	// What can be done.

	/**
	 * Deals a new board.
	 *
	 * @param {{ size?: string, goal?: string, seed?: string }} [options] As the one
	 *   in play, where not given; without a seed one is drawn.
	 * @returns {Promise<void>} Broken, with nothing changed, by a size or a goal
	 *   that there is not.
	 */
	async new({ size, goal, seed = drawSeed() } = {}) {
		const play = this.#life.play ?? (await this.#life.begun());
		const { size: sizeNow, goal: goalNow } = play.snapshot;
		const { Game } = this.#life;
		/** @type {[size: string, goal: string, seed: string]} */
		const wanted = [size ?? sizeNow, goal ?? goalNow, String(seed)];
		play.open(
			Game.fromSeed(...wanted) ?? (await dealByReader(Game, ...wanted)),
		);
	}

	/**
	 * Opens a board or a play.
	 *
	 * @param {string} text Position code, text form or JSON of a board; the record
	 *   of a play; a link, or an address with one.
	 * @param {string} [goal] Of a board: by name or in text form.
	 * @returns {Promise<void>} Rejects, leaving the game unchanged, if it is none.
	 */
	async load(text, goal = "last") {
		const play = this.#life.play ?? (await this.#life.begun());
		const record = await read((reader) =>
			reader.readText(String(text), goal, drawSeed()),
		);
		play.open(this.#life.Game.fromRecord(record));
	}

	/**
	 * Opens what a link asks for.
	 *
	 * @param {string} hash What stands behind the `#` of an address.
	 * @returns {Promise<boolean>} Whether it asks for anything. Rejects, leaving
	 *   the game unchanged, if that cannot be opened.
	 */
	open(hash) {
		return this.#life.openLink(String(hash));
	}

	/**
	 * The link that opens this puzzle: what stands in an address from the `#` on.
	 *
	 * @param {"start" | "position"} [to] Where this play began, or the board in
	 *   play; of a play that is won, always where it began.
	 */
	link(to = "position") {
		return this.#life.play?.game.link(to === "start") ?? "";
	}

	/** Goes on with the game that was put aside last. Tells whether there is one. */
	takeUp() {
		return this.#life.play?.takeUp() ?? false;
	}

	/** Back to the first board. Tells whether a move had been made. */
	restart() {
		return this.#life.play?.restart() ?? false;
	}

	/**
	 * Moves the line from a cell to the blank, or slides one tile.
	 *
	 * @param {number | "U" | "D" | "L" | "R"} to A cell, from 0 at the top left, or
	 *   the way of a tile.
	 * @returns {boolean} Whether something moved.
	 */
	move(to) {
		const { play } = this.#life;
		if (play === null) return false;
		if (typeof to === "number") return play.move(to, "script");
		return play.slide(to, "script");
	}

	/**
	 * Takes the last move back; before the first one, the new game itself, where
	 * one was put aside for it. Tells whether there was anything to take back.
	 */
	undo() {
		return this.#life.play?.undo() ?? false;
	}

	/** Makes the move again that was taken back last. */
	redo() {
		return this.#life.play?.redo() ?? false;
	}

	/**
	 * Shows the next slide of the best solution known; asked again, plays it.
	 *
	 * @returns {Promise<Hint | null>} The one shown, if one is: on a board of up to
	 *   16 cells, where nothing comes between, when it is proved.
	 */
	async hint() {
		const play = this.#life.play ?? (await this.#life.begun());
		const help = play.help ?? (await play.assist());
		const hint = await help.hint();
		return hint && Object.freeze({ ...hint, ...withProof(hint) });
	}

	/**
	 * Finds a solution of the board in play; `play()` shows it.
	 *
	 * @param {object} [options]
	 * @param {number} [options.budget] After so many milliseconds the best one so
	 *   far will do.
	 * @param {AbortSignal} [options.signal] Takes it back.
	 * @param {(progress: Progress) => void} [options.onProgress]
	 * @returns {Promise<Solution>} Broken by an `AbortError` when it is taken back,
	 *   by the signal or by a move.
	 */
	async solve({ budget, signal, onProgress } = {}) {
		const play = this.#life.play ?? (await this.#life.begun());
		const help = play.help ?? (await play.assist());
		const line = await help.find({
			...(budget === undefined ? {} : { budgetMs: budget }),
			...(signal === undefined ? {} : { signal }),
			onProgress: (progress) => onProgress?.(progressOf("solve", progress)),
		});
		const { slides, lower, length: upper } = line;
		return Object.freeze({ slides, ...withProof({ lower, upper }) });
	}

	/**
	 * Looks for a shorter solution than the one that is known, where that is not
	 * proved shortest: for 10 seconds, asked again for 30. `stop()` ends it, and
	 * what it has found stays.
	 *
	 * @returns {Promise<Bounds>} What is known then.
	 */
	async thinkLonger() {
		const play = this.#life.play ?? (await this.#life.begun());
		const help = play.help ?? (await play.assist());
		await help.thinkLonger();
		return this.bounds;
	}

	/**
	 * Plays the solution that is known, or one that it finds first: on a board of
	 * more than 16 cells the first there is, and better ones as they are found.
	 *
	 * @returns {Promise<boolean>} Whether there is something to play.
	 */
	async play() {
		const play = this.#life.play ?? (await this.#life.begun());
		const help = play.help ?? (await play.assist());
		if (help.playback === null) await help.solve();
		else help.resume();
		return help.playback !== null;
	}

	/**
	 * One slide of the solution that is being played, which pauses.
	 *
	 * @param {number} [by] Below 0 for one back.
	 * @returns {boolean} Whether one is being played.
	 */
	step(by = 1) {
		const help = this.#life.play?.help;
		if (!help?.playback) return false;
		if (by < 0) help.stepBack();
		else help.stepForward();
		return true;
	}

	/** Ends search and playback. Tells whether there was one. */
	stop() {
		return this.#life.play?.stop() ?? false;
	}

	/** Has the solver's tables made before somebody waits for them. */
	async prepare() {
		await this.#life.prepare();
	}

	/**
	 * The game as it stands, to be kept anywhere; `null` before it is ready.
	 *
	 * @returns {State | null}
	 */
	exportState() {
		return this.#life.state;
	}

	/**
	 * Takes a game up again.
	 *
	 * @param {State} state From `exportState()`, of this version or the first.
	 * @returns {Promise<void>} Rejects, leaving the game unchanged, if it is none.
	 */
	async importState(state) {
		const play = this.#life.play ?? (await this.#life.begun());
		const sound = readState(state) ?? { record: "" };
		const { Game } = this.#life;
		play.open(
			"record" in sound
				? Game.fromRecord(sound.record)
				: await gameOf(Game, sound),
		);
	}

	/**
	 * Does one of `new`, `load`, `move`, `undo`, `redo`, `restart`, `hint`,
	 * `solve`, `thinkLonger`, `play`, `step`, `stop` by its name.
	 *
	 * @param {string} name
	 * @param {Record<string, any>} [values] What the method takes, by name.
	 * @returns {unknown} What came of it, or a promise of that.
	 */
	command(name, values = {}) {
		return command(this, { name, values });
	}

	/**
	 * A key that was pressed somewhere else on the page, as if it had been pressed
	 * here. A page that is all puzzle hands its own to it.
	 *
	 * @param {KeyboardEvent} event
	 */
	hearKey(event) {
		if (this.#life.puzzle?.hearKey(event)) event.preventDefault();
	}

	/** Gives the board the focus. */
	focus() {
		this.#life.puzzle?.focus();
	}

	// As a part of a form.

	/** The form that it is a part of. */
	get form() {
		return this.#internals.form;
	}

	/** The position code. */
	get value() {
		return this.code;
	}

	/** Valid when it is solved. */
	get validity() {
		return this.#internals.validity;
	}

	/** What a form says while it is not solved. */
	get validationMessage() {
		return this.#internals.validationMessage;
	}

	/** Whether a form asks for it. */
	get willValidate() {
		return this.#internals.willValidate;
	}

	/** Whether it is solved; fires `invalid` where not. */
	checkValidity() {
		return this.#internals.checkValidity();
	}

	/** The same, and the browser says so. */
	reportValidity() {
		return this.#internals.reportValidity();
	}

	formResetCallback() {
		this.restart();
	}

	formDisabledCallback() {
		this.#life.applySettings();
	}

	/** @param {string} state */
	formStateRestoreCallback(state) {
		const kept = parseState(state);
		if (kept === null) return;
		void this.#life
			.begun()
			.then(async (play) => play.open(await gameOf(this.#life.Game, kept)))
			.catch((error) => this.#life.play?.tell({ type: "error", error }));
	}

	// Its life on a page.

	connectedCallback() {
		this.#built();
		this.#watchPage();
		if (this.#life.puzzle !== null) this.#life.wake();
		else if (this.loading === "eager") void this.#life.start();
		else whenInView(this, () => void this.#life.start());
	}

	disconnectedCallback() {
		this.#watch.abort();
		forgetView(this);
		// One that is only moved is back before this turn ends.
		queueMicrotask(() => {
			if (this.isConnected || this.#life.puzzle === null) return;
			this.#life.play?.stop();
			this.#life.sleep();
		});
	}

	/** @param {string} name */
	attributeChangedCallback(name) {
		const life = this.#life;
		if (BOARD_ATTRIBUTES.has(name)) life.dealSoon();
		else if (name === "lang") void life.speakAgain();
		else if (name === "storage" && life.puzzle !== null) life.openStore();
		else if (name === "loading") this.#startIfEager();
		else life.applySettings();
		if (name === "size") life.showAspect();
		if (name === "controls") this.#arrange();
		if (name === "src" || name === "tiles") void life.loadPicture();
	}

	/** What is in the shadow root, made when it is first needed. */
	#built() {
		const tree = /** @type {ShadowRoot} */ (this.shadowRoot);
		if (tree.firstChild !== null) return tree;
		tree.append(makeTree());
		this.#life.showAspect();
		tree.addEventListener("keydown", (event) =>
			this.hearKey(/** @type {KeyboardEvent} */ (event)),
		);
		tree.addEventListener("focusin", () => this.#life.prepareOnce());
		find(tree, "swatches", HTMLElement).addEventListener("transitionend", () =>
			this.#life.puzzle?.restyle(),
		);
		this.#message = new Message(tree, () => void this.#life.start());
		this.#arrange = watchBox(
			find(tree, "root", HTMLElement),
			find(tree, "layout", HTMLElement),
			() => this.controls,
		);
		return tree;
	}

	#watchPage() {
		this.#watch.abort();
		this.#watch = new AbortController();
		watchWindow(this.#watch.signal, {
			hidden: () => this.#life.sleep(),
			seen: () => this.#life.wake(),
			left: () => this.#life.sleep(),
			pixels: () => this.#life.puzzle?.restyle(),
		});
	}

	#startIfEager() {
		if (this.isConnected && this.loading === "eager") void this.#life.start();
	}
}
