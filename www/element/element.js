/**
 * `<sliding-puzzle>`: attributes, properties, methods and events around a
 * puzzle. Importing it does nothing; `define.js` makes it known to a page.
 */

import { openBoard } from "../core/link.js";
import { drawSeed } from "../play/controller.js";
import { explain } from "../strings/language.js";
import { DEALS, hintsAllowed, sidesOf, storageKey } from "./attributes.js";
import { find } from "./dom.js";
import { coded, freeze, progressOf, withProof } from "./event-details.js";
import { deal, firstGame, nameOf } from "./first-game.js";
import { Message } from "./message.js";
import { languageOf, watchBox, watchWindow } from "./page-watch.js";
import { Puzzle } from "./puzzle.js";
import { ReflectedElement } from "./reflected.js";
import { gameStore, parseState, readState } from "./saved-game.js";
import {
	forgetView,
	sharedCore,
	sharedSolver,
	sharedStrings,
	whenInView,
} from "./shared.js";
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

/** @typedef {import("./saved-game.js").State} State */

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
		...DEALS,
		..."tiles src alt controls arrows motion sound hints solver".split(" "),
		..."storage loading readonly disabled lang".split(" "),
	];

	#internals;
	/** @type {Puzzle | null} */
	#puzzle = null;
	/** @type {import("../play/controller.js").Core | null} */
	#core = null;
	/** @type {import("../strings/en.js").Strings | null} */
	#strings = null;
	/** @type {import("../storage/local.js").Store<import("./saved-game.js").Kept> | null} */
	#store = null;
	/** @type {Message | null} */
	#message = null;
	#arrange = () => {};
	/** @type {Promise<void> | null} */
	#starting = null;
	#ready = deferred();
	/** Ends the watch on what is outside of the element. */
	#watch = new AbortController();
	#failed = false;
	#shownStatus = "";
	#isDealing = false;

	constructor() {
		super();
		this.#internals = this.attachInternals();
		const tree = this.attachShadow({ mode: "open" });
		tree.adoptedStyleSheets = [styleSheet()];
	}

	// What can be read.

	/** The tiles row by row, 0 for the blank; empty before it is ready. */
	get cells() {
		return Object.freeze([...(this.#puzzle?.controller.game.tiles ?? [])]);
	}

	/** Position code of the board in play; empty before it is ready. */
	get code() {
		return this.#puzzle?.controller.game.code ?? "";
	}

	/**
	 * Where it stands.
	 *
	 * @returns {Status}
	 */
	get status() {
		if (this.#failed) return "failed";
		if (this.#puzzle === null) return this.#starting ? "loading" : "idle";
		const { game, thinking, playback } = this.#puzzle.controller;
		if (playback !== null) return "showing";
		if (thinking !== null) return "thinking";
		return game.isSolved ? "solved" : "playing";
	}

	/** How many were made, those taken back not counted: slides and moves. */
	get moves() {
		const { stm = 0, mtm = 0 } = this.#puzzle?.controller.game ?? {};
		return Object.freeze({ stm, mtm });
	}

	/** Milliseconds since the first move, those not counted that nobody looked. */
	get elapsed() {
		return this.#puzzle?.controller.tally.elapsed ?? 0;
	}

	/** Whether there is a move to take back. */
	get canUndo() {
		return this.#puzzle?.controller.game.canUndo ?? false;
	}

	/** Whether there is a move to make again. */
	get canRedo() {
		return this.#puzzle?.controller.game.canRedo ?? false;
	}

	/**
	 * What is known of the slides still to make.
	 *
	 * @returns {Bounds}
	 */
	get bounds() {
		const known = this.#puzzle?.controller.bounds ?? { lower: 0, upper: null };
		return Object.freeze(withProof(known));
	}

	/**
	 * Kept once the puzzle can be played and asked; broken when it cannot be
	 * started.
	 *
	 * @returns {Promise<this>}
	 */
	get ready() {
		return this.#ready.promise.then(() => this);
	}

	/** The size of the board in play, or the one that is asked for. */
	get size() {
		return this.#puzzle?.controller.game.size ?? super.size;
	}

	set size(value) {
		super.size = value;
	}

	/** The goal of the board in play, or the one that is asked for. */
	get goal() {
		return this.#puzzle?.controller.game.goal ?? super.goal;
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
		const { controller } = this.#puzzle ?? (await this.#begun());
		const { Game } = this.#theCore();
		const { size: sizeNow, goal: goalNow } = controller.game;
		const game = Game.fromSeed(size ?? sizeNow, goal ?? goalNow, String(seed));
		controller.open(game, undefined, String(seed));
	}

	/**
	 * Opens a board.
	 *
	 * @param {string} text Position code, text form or JSON.
	 * @param {string} [goal] By name or in text form.
	 * @returns {Promise<void>} Broken, with nothing changed, by what is no board.
	 */
	async load(text, goal = "last") {
		const { controller } = this.#puzzle ?? (await this.#begun());
		controller.open(openBoard(this.#theCore().Game, String(text), goal));
	}

	/** Back to the first board. Tells whether a move had been made. */
	restart() {
		return this.#puzzle?.controller.restart() ?? false;
	}

	/**
	 * Moves the line from a cell to the blank, or slides one tile.
	 *
	 * @param {number | "U" | "D" | "L" | "R"} to A cell, from 0 at the top left, or
	 *   the way of a tile.
	 * @returns {boolean} Whether something moved.
	 */
	move(to) {
		const controller = this.#puzzle?.controller;
		if (controller === undefined) return false;
		if (typeof to === "number") return controller.move(to, "script");
		return controller.slide(to, "script");
	}

	/** Takes the last move back. Tells whether there was one. */
	undo() {
		return this.#puzzle?.controller.undo() ?? false;
	}

	/** Makes the move again that was taken back last. */
	redo() {
		return this.#puzzle?.controller.redo() ?? false;
	}

	/**
	 * Shows the next slide of the best solution known; asked again, plays it.
	 *
	 * @returns {Promise<Hint | null>} The one shown, if one is.
	 */
	async hint() {
		const { controller } = this.#puzzle ?? (await this.#begun());
		const hint = await controller.hint();
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
		const { controller } = this.#puzzle ?? (await this.#begun());
		const line = await controller.find({
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
		const { controller } = this.#puzzle ?? (await this.#begun());
		await controller.thinkLonger();
		return this.bounds;
	}

	/**
	 * Plays the solution that is known, or one that it finds first: on a board of
	 * more than 16 cells the first there is, and better ones as they are found.
	 *
	 * @returns {Promise<boolean>} Whether there is something to play.
	 */
	async play() {
		const { controller } = this.#puzzle ?? (await this.#begun());
		if (controller.playback !== null) {
			controller.resume();
			return true;
		}
		if (!controller.play()) await controller.solve();
		return controller.playback !== null;
	}

	/**
	 * One slide of the solution that is being played, which pauses.
	 *
	 * @param {number} [by] Below 0 for one back.
	 * @returns {boolean} Whether one is being played.
	 */
	step(by = 1) {
		const controller = this.#puzzle?.controller;
		if (!controller?.playback) return false;
		if (by < 0) controller.stepBack();
		else controller.stepForward();
		return true;
	}

	/** Ends search and playback. Tells whether there was one. */
	stop() {
		const controller = this.#puzzle?.controller;
		if (!controller?.thinking && !controller?.playback) return false;
		controller.stop();
		return true;
	}

	/** Has the solver's tables made before somebody waits for them. */
	async prepare() {
		const { controller } = this.#puzzle ?? (await this.#begun());
		const { size, goal } = controller.game;
		await sharedSolver().prepare(size, goal);
	}

	/**
	 * The game as it stands, to be kept anywhere; `null` before it is ready.
	 *
	 * @returns {State | null}
	 */
	exportState() {
		if (this.#puzzle === null) return null;
		const { replay, tally, slidesPerSecond } = this.#puzzle.controller;
		return { replay, tally, slidesPerSecond };
	}

	/**
	 * Takes a game up again.
	 *
	 * @param {State} state From `exportState()`.
	 * @returns {Promise<void>} Broken, with nothing changed, by what is none.
	 */
	async importState(state) {
		const { controller } = this.#puzzle ?? (await this.#begun());
		const sound = readState(state);
		const game = this.#theCore().Game.fromReplay(sound?.replay ?? "");
		controller.open(game, sound?.tally);
	}

	/**
	 * A key that was pressed somewhere else on the page, as if it had been pressed
	 * here. A page that is all puzzle hands its own to it.
	 *
	 * @param {KeyboardEvent} event
	 */
	hearKey(event) {
		if (this.#puzzle?.hearKey(event)) event.preventDefault();
	}

	/** Gives the board the focus. */
	focus() {
		this.#puzzle?.focus();
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
		this.#applyWishes();
	}

	/** @param {string} state */
	formStateRestoreCallback(state) {
		const kept = parseState(state);
		if (kept === null) return;
		void this.importState(kept).catch((error) => this.#report(error));
	}

	// Its life on a page.

	connectedCallback() {
		const tree = this.#tree();
		if (tree.firstChild === null) this.#build(tree);
		this.#watchPage();
		if (this.#puzzle !== null) this.#puzzle.wake();
		else if (this.loading === "eager") void this.#start();
		else whenInView(this, () => void this.#start());
	}

	disconnectedCallback() {
		this.#watch.abort();
		forgetView(this);
		// One that is only moved is back before this turn ends.
		queueMicrotask(() => {
			if (this.isConnected || this.#puzzle === null) return;
			this.#puzzle.controller.stop();
			this.#puzzle.sleep();
			this.#keep();
		});
	}

	/** @param {string} name */
	attributeChangedCallback(name) {
		if (DEALS.has(name)) this.#dealSoon();
		else if (name === "lang") void this.#speakAgain();
		else if (name === "storage" && this.#puzzle !== null) this.#openStore();
		else if (name === "loading") this.#startIfEager();
		else this.#applyWishes();
		if (name === "size") this.#showAspect();
		if (name === "controls") this.#arrange();
		if (name === "src" || name === "tiles") void this.#loadPicture();
	}

	#tree() {
		return /** @type {ShadowRoot} */ (this.shadowRoot);
	}

	/** @param {ShadowRoot} tree */
	#build(tree) {
		tree.append(makeTree());
		this.#showAspect();
		tree.addEventListener("keydown", (event) =>
			this.hearKey(/** @type {KeyboardEvent} */ (event)),
		);
		tree.addEventListener("focusin", () => this.#prepareOnce());
		find(tree, "swatches", HTMLElement).addEventListener("transitionend", () =>
			this.#puzzle?.restyle(),
		);
		this.#message = new Message(tree, () => void this.#start());
		this.#arrange = watchBox(
			find(tree, "root", HTMLElement),
			find(tree, "layout", HTMLElement),
			() => this.controls,
		);
	}

	#watchPage() {
		this.#watch.abort();
		this.#watch = new AbortController();
		watchWindow(this.#watch.signal, {
			hidden: () => {
				this.#puzzle?.sleep();
				this.#keep();
			},
			seen: () => this.#puzzle?.wake(),
			left: () => this.#keep(),
			pixels: () => this.#puzzle?.restyle(),
		});
	}

	#startIfEager() {
		if (this.isConnected && this.loading === "eager") void this.#start();
	}

	/**
	 * The puzzle, once it is there; begins it if nothing else has. One that is
	 * there is not waited for: what is asked of it begins at once.
	 */
	async #begun() {
		await this.#start();
		await this.#ready.promise;
		return /** @type {Puzzle} */ (this.#puzzle);
	}

	#theCore() {
		return /** @type {import("../play/controller.js").Core} */ (this.#core);
	}

	/** Begins, once; what failed is tried again. */
	#start() {
		this.#starting ??= this.#load();
		return this.#starting;
	}

	async #load() {
		if (this.#failed) this.#ready = deferred();
		this.#failed = false;
		forgetView(this);
		const tree = this.#tree();
		if (tree.firstChild === null) this.#build(tree);
		try {
			const [core, strings] = await Promise.all([
				sharedCore(),
				sharedStrings(languageOf(this)),
				// Until now the status is not "loading": `#starting` is being set.
				Promise.resolve().then(() => this.#showStatus()),
			]);
			this.#core = core;
			this.#strings = strings;
			this.#begin(tree, core, strings);
		} catch (error) {
			await this.#fail(error);
		}
	}

	/**
	 * @param {ShadowRoot} tree
	 * @param {import("../play/controller.js").Core} core
	 * @param {import("../strings/en.js").Strings} strings
	 */
	#begin(tree, core, strings) {
		const { kept, isDamaged } = this.#openStore();
		const first = firstGame(core.Game, this.#asked(), kept);
		// What is no game to the core is as damaged as what is no JSON.
		if (first.isDamaged) this.#store?.setAside();
		const puzzle = new Puzzle({
			tree,
			core,
			solver: sharedSolver(),
			game: first.game,
			strings,
			wishes: this.#wishes(),
			slidesPerSecond: kept.slidesPerSecond,
			listener: (event) => this.#hear(event),
			permit: (intent) => this.#fire("before-move", { ...intent }, true),
		});
		const { controller } = puzzle;
		// What it says of this is not heard yet: first it is ready.
		controller.open(first.game, first.tally, first.seed);
		this.#puzzle = puzzle;
		this.#showStatus();
		this.#ready.resolve();
		this.#fire("ready", { code: controller.game.code });
		// Who heard of it may have put another game in play.
		if (controller.game === first.game) this.#hearOfNew(first.seed);
		void this.#loadPicture();
		if (isDamaged || first.isDamaged) this.#report(coded("storageDamaged"));
		if (first.error !== undefined) this.#report(first.error);
	}

	/** @returns {import("./first-game.js").Asked} */
	#asked() {
		return {
			size: this.getAttribute("size"),
			goal: this.getAttribute("goal"),
			board: this.getAttribute("board"),
			seed: this.getAttribute("seed"),
		};
	}

	/** Deals what the attributes ask for now, once for all that change at once. */
	#dealSoon() {
		if (this.#puzzle === null || this.#isDealing) return;
		this.#isDealing = true;
		queueMicrotask(() => {
			this.#isDealing = false;
			if (this.#puzzle === null) return;
			try {
				const { game, seed } = deal(this.#theCore().Game, this.#asked());
				this.#puzzle.controller.open(game, undefined, seed);
			} catch (error) {
				this.#report(error);
			}
		});
	}

	/**
	 * There is no puzzle: says what happened and what to do.
	 *
	 * @param {unknown} error
	 */
	async #fail(error) {
		console.info("the puzzle could not be started:", error);
		this.#failed = true;
		this.#starting = null;
		this.#showStatus();
		const strings = await sharedStrings(languageOf(this)).catch(() => null);
		const slot = this.#tree().querySelector("slot:not([name])");
		if (slot instanceof HTMLSlotElement) {
			slot.hidden = this.firstElementChild === null;
		}
		const message = strings?.errors.core({}) ?? String(error);
		this.#say(message, { code: "core", message }, strings?.again ?? "↻");
		this.#ready.reject(error);
	}

	/** @param {string | null} seed That the game in play was drawn from. */
	#hearOfNew(seed) {
		const { game } = /** @type {Puzzle} */ (this.#puzzle).controller;
		const { code, size, goal } = game;
		this.#showAspect();
		this.#keepAll();
		this.#fire("new", { code, size, goal, seed });
	}

	/** @param {import("../play/controller.js").GameEvent} event */
	#hear(event) {
		// While it is made it speaks of what nobody has seen yet.
		if (this.#puzzle === null) return;
		const { game, tally } = this.#puzzle.controller;
		this.#showStatus();
		switch (event.type) {
			case "new":
				this.#hearOfNew(event.seed);
				return;
			case "move": {
				const { tiles, direction } = event.moved;
				const { code, stm, mtm } = game;
				const { by } = event;
				this.#keepAll();
				this.#fire("move", { tiles, direction, by, code, stm, mtm });
				return;
			}
			case "hint":
				this.#keepAll();
				this.#fire("hint", { ...event.hint, ...withProof(event.hint) });
				return;
			case "progress":
				this.#fire("progress", progressOf(event.purpose, event.progress));
				return;
			case "solved": {
				const { code, stm, mtm } = game;
				this.#fire("solved", { code, stm, mtm, ...tally });
				return;
			}
			case "revived":
				this.#report(coded("revived"));
				return;
			case "error":
				this.#report(event.error);
				return;
			default:
				this.#keepAll();
		}
	}

	/**
	 * Says what went wrong, unless the page does.
	 *
	 * @param {unknown} error
	 */
	#report(error) {
		if (this.#strings === null) return;
		console.info("error:", error);
		const { code = "unexpected", values = {} } = /** @type {any} */ (
			error ?? {}
		);
		const message = explain(this.#strings, error);
		this.#say(message, { code: String(code), message, ...values });
	}

	/**
	 * @param {string} message
	 * @param {object} detail
	 * @param {string | null} [again] What a button says that tries it again.
	 */
	#say(message, detail, again = null) {
		const isOurs = this.#fire("error", detail, true);
		if (isOurs) this.#message?.show(message, again);
	}

	/**
	 * @param {string} type
	 * @param {object} detail
	 * @param {boolean} [cancelable]
	 * @returns {boolean} Whether nobody prevented it.
	 */
	#fire(type, detail, cancelable = false) {
		return this.dispatchEvent(
			new CustomEvent(type, {
				bubbles: true,
				composed: true,
				cancelable,
				detail: freeze(detail),
			}),
		);
	}

	#showStatus() {
		const { status } = this;
		if (status === this.#shownStatus) return;
		const { states } = this.#internals;
		states.delete(this.#shownStatus);
		this.#shownStatus = status;
		if (status !== "idle") states.add(status);
		if (this.#puzzle !== null) states.add("ready");
		this.#tree().getElementById("layout")?.setAttribute("data-status", status);
	}

	/** Room for the board before it is drawn. */
	#showAspect() {
		const frame = this.#tree().firstElementChild;
		if (!(frame instanceof HTMLElement)) return;
		const { columns, rows } =
			this.#puzzle?.controller.game ?? sidesOf(super.size);
		frame.style.setProperty("--aspect", String(columns / rows));
	}

	/** @returns {import("./puzzle.js").Wishes} */
	#wishes() {
		return /** @type {import("./puzzle.js").Wishes} */ ({
			tiles: this.tiles,
			alt: this.alt,
			arrows: this.arrows,
			motion: this.motion,
			sound: this.sound === "on",
			hints: hintsAllowed(this.getAttribute("hints")),
			solver: this.solver === "on",
			mayPlay: !this.readOnly && !this.matches(":disabled"),
		});
	}

	#applyWishes() {
		this.#puzzle?.apply(this.#wishes());
		if (this.#puzzle !== null) this.#showValue();
	}

	async #loadPicture() {
		if (this.#puzzle === null || this.tiles !== "image" || !this.src) return;
		const { src } = this;
		const image = new Image();
		image.src = src;
		try {
			await image.decode();
			if (src === this.src) this.#puzzle.showImage(image);
		} catch (error) {
			console.info("no picture:", error);
			if (src === this.src) this.#report(coded("image"));
		}
	}

	async #speakAgain() {
		if (this.#puzzle === null) return;
		try {
			this.#strings = await sharedStrings(languageOf(this));
			this.#puzzle.speak(this.#strings);
			this.#showValue();
		} catch (error) {
			// Without a network the other table may not come: this one serves.
			console.info("the language could not be loaded:", error);
		}
	}

	/** What was kept, if the game is to be. */
	#openStore() {
		const key = storageKey(this.getAttribute("storage"));
		this.#store =
			key === null
				? null
				: gameStore(key, (error) => {
						console.info("the game is not kept:", error);
						// Heard of while it begins: said when there is something to say it.
						queueMicrotask(() => this.#report(coded("storage")));
					});
		return this.#store?.load() ?? { kept: {}, isDamaged: false };
	}

	#keep() {
		const state = this.exportState();
		if (state !== null)
			this.#store?.save({ ...state, asked: nameOf(this.#asked()) });
	}

	#keepAll() {
		this.#keep();
		this.#showValue();
	}

	/** Value and validity in a form. */
	#showValue() {
		const { game } = /** @type {Puzzle} */ (this.#puzzle).controller;
		this.#internals.setFormValue(game.code, JSON.stringify(this.exportState()));
		if (game.isSolved) this.#internals.setValidity({});
		else {
			const message = this.#strings?.mustBeSolved ?? "";
			const anchor = find(this.#tree(), "grid", HTMLElement);
			this.#internals.setValidity({ customError: true }, message, anchor);
		}
	}

	#isPrepared = false;

	/** Who comes near the puzzle may ask for a hint soon. */
	#prepareOnce() {
		const { hints, solver } = this.#wishes();
		if (this.#isPrepared || this.#puzzle === null) return;
		if (hints === 0 && !solver) return;
		this.#isPrepared = true;
		const prepare = async () => {
			try {
				await this.prepare();
			} catch (error) {
				// Who asks for a hint tries again, and is told.
				console.info("the solver could not be prepared:", error);
			}
		};
		// WebKit has no idle callbacks; the first frames are over by then.
		if ("requestIdleCallback" in window) requestIdleCallback(prepare);
		else setTimeout(prepare, 200);
	}
}

function deferred() {
	let resolve = () => {};
	/** @type {(error: unknown) => void} */
	let reject = () => {};
	const promise = /** @type {Promise<void>} */ (
		new Promise((onResolve, onReject) => {
			resolve = onResolve;
			reject = onReject;
		})
	);
	// Nobody need listen: the error event tells it too.
	promise.catch(() => {});
	return { promise, resolve, reject };
}
