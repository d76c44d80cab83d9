/**
 * The controller of a puzzle in its element: how it starts, what it shows if it cannot,
 * and what it reports to the page.
 */

import { read } from "../core/read.ts";
import { drawSeed } from "../core/seed.ts";
import { datedSeed } from "../core/today.ts";
import type { Texts } from "../messages/compiled/puzzle-en.ts";
import { explain } from "../messages/language.ts";
import type { GameEvent } from "../play/game-event.ts";
import type { Core, Play } from "../play/play.ts";
import { proportionsOf, storageKey } from "./attributes.ts";
import {
	type Asked,
	askedGame,
	chooseGame,
	dealByReader,
	type Made,
	nameOf,
} from "./choose-game.ts";
import { canShow } from "./dom.ts";
import { coded, eventOf, freeze } from "./event-details.ts";
import { FirstBoard } from "./first-board.ts";
import { keptText } from "./kept-game.ts";
import type { ShuffleOptions } from "./later/solver-api.ts";
import { loadPuzzle } from "./load-puzzle.ts";
import { loadRest } from "./load-rest.ts";
import type { Message } from "./message.ts";
import { languageOf } from "./page-watch.ts";
import type { Puzzle } from "./puzzle.ts";
import { settingsOf } from "./puzzle-settings.ts";
import type { ReflectedElement } from "./reflected.ts";
import { SavedGame } from "./saved-game.ts";
import { sharedCore, sharedStrings } from "./shared.ts";

/**
 * Not started; loading; in play; searching; playing a solution (a search may
 * continue meanwhile); at the goal; could not start.
 */
export type Status =
	| "idle"
	| "loading"
	| "playing"
	| "thinking"
	| "showing"
	| "solved"
	| "failed";

/** Texts of a puzzle by their names in its types: single ones, or a group as a whole. */
export type PuzzleTexts = Partial<Omit<Texts, "tag">>;

/** What it needs of the element. */
type Host = {
	element: ReflectedElement;
	/** Builds the tree the first time. */
	tree: () => ShadowRoot;
	internals: ElementInternals;
	message: () => Message | null;
	/** The texts that the page has given. */
	texts: () => PuzzleTexts | null;
	/** Arranges board and panel. */
	arrange: () => void;
};

export class Controller {
	#host;
	#puzzle: Puzzle | null = null;
	#core: Core | null = null;
	strings: Texts | null = null;
	#own: { base: Texts; own: PuzzleTexts; all: Texts } | null = null;
	#saved;
	#starting: Promise<void> | null = null;
	#ready = deferred();
	#failed = false;
	#shownStatus = "";
	/** The board from its first frame on. */
	#board: FirstBoard | null = null;
	/** The seed of the first game, if none is asked for. */
	#drawn = drawSeed();
	/**
	 * Requests for another game have numbers: that of the last one, and of the one that
	 * is in play.
	 */
	#asked = 0;
	#inPlay = 0;
	/** The last request by attributes, until it is answered; else 0. */
	asking = 0;
	/** The link that is opened before anything is shown, and its request. */
	#opening: Promise<string | undefined> | null = null;
	#linked = 0;
	#isPrepared = false;

	constructor(host: Host) {
		this.#host = host;
		this.#saved = new SavedGame(this, host.internals);
	}

	get element(): ReflectedElement {
		return this.#host.element;
	}

	get tree() {
		return this.#host.tree;
	}

	/** The puzzle, once it is ready. */
	get puzzle() {
		return this.#puzzle;
	}

	get play() {
		return this.#puzzle?.play ?? null;
	}

	/** Resolves when the puzzle is ready; rejects if it cannot start. */
	get ready() {
		return this.#ready.promise;
	}

	get status(): Status {
		if (this.#failed) return "failed";
		if (this.play === null) return this.#starting ? "loading" : "idle";
		const { help, snapshot } = this.play;
		if (help?.playback) return "showing";
		if (help?.thinking) return "thinking";
		return snapshot.isSolved ? "solved" : "playing";
	}

	/** The fewest and the most cells per side; empty until the puzzle is ready. */
	get sides() {
		return [...(this.#core?.Game.sides() ?? [])];
	}

	get Game() {
		return (this.#core as Core).Game;
	}

	/**
	 * Resolves with the play, and starts the puzzle if nothing else has. If there
	 * already is a play, use that without waiting: then a request starts at once.
	 */
	async begun() {
		if (this.play !== null) return this.play;
		await this.start();
		await this.#ready.promise;
		return this.there;
	}

	/** The play, where there is one for certain. */
	get there() {
		return this.play as Play;
	}

	/** Starts the puzzle, once. After a failure the next call tries again. */
	start() {
		this.#starting ??= this.#load();
		return this.#starting;
	}

	async #load() {
		if (this.#failed) this.#ready = deferred();
		this.#failed = false;
		const { element } = this;
		try {
			if (!canShow()) throw coded("canvas");
			const tree = this.tree();
			const board = this.#board ?? new FirstBoard(tree, element);
			this.#board = board;
			const dressed = this.dress();
			void this.#showFirst(board, dressed);
			const [Puzzle, core, strings] = await Promise.all([
				loadPuzzle(),
				sharedCore(),
				this.#spoken(),
				dressed,
				// Until now the status is not "loading": `#starting` is being set.
				Promise.resolve().then(() => this.showStatus()),
			]);
			this.#core = core;
			this.strings = strings;
			await this.#begin(tree, board, Puzzle, core);
		} catch (error) {
			await this.#fail(error);
		}
	}

	/**
	 * Shows the first board before there is a game, if it follows from size and seed.
	 *
	 * @param dressed Resolves when the colours are there.
	 */
	async #showFirst(board: FirstBoard, dressed: Promise<unknown>) {
		const { asked } = this;
		const key = this.#key;
		if (asked.board || (key !== null && keptText(key) !== null)) return;
		const isWanted = () =>
			this.play === null &&
			this.#opening === null &&
			nameOf(asked) === nameOf(this.asked);
		const seed = asked.seed ?? this.#drawn;
		// The game fails for the same reason, and reports it.
		await board.show({ ...asked, seed }, isWanted, dressed).catch(() => {});
	}

	/** Loads palette and colouring, and shows them. The usual ones are there already. */
	async dress() {
		const { element } = this;
		if (element.hasAttribute("palette") || element.hasAttribute("coloring")) {
			try {
				const { dress } = await import("./later/palettes.ts");
				dress(this.tree());
			} catch (error) {
				// Without a network they may not load. The usual ones stay.
				console.info("no colours:", error);
			}
		}
		this.restyle();
	}

	/** Reads the style again and draws. */
	restyle() {
		this.#board?.view.restyle();
	}

	/**
	 * Starts for a printer. It waits for promises, but for no frame and no file: the board is
	 * on this paper if the core is there, and else on the next.
	 */
	async print() {
		if (this.status !== "idle") return;
		await this.start();
		const view = this.#board?.view;
		view?.measure();
		view?.fit();
		view?.draw();
	}

	async #begin(
		tree: ShadowRoot,
		board: FirstBoard,
		Puzzle: typeof import("./puzzle.ts").Puzzle,
		core: Core,
	) {
		// The caller of `openLink` hears of a failure.
		const linked = this.#linked;
		const opening = await this.#opening?.catch(() => undefined);
		const { kept, isDamaged } = this.#saved.open(this.#key);
		const { asked } = this;
		// The first game answers what the attributes have asked for by now.
		const answered = this.asking;
		this.asking = 0;
		const first = await chooseGame(core.Game, asked, kept, this.#drawn);
		// What the core cannot read is as damaged as what is no JSON.
		if (first.isDamaged) this.#saved.setAside();
		// Meanwhile another language may be asked for.
		this.strings = await this.#spoken();
		const puzzle = new Puzzle({
			tree,
			board,
			core,
			game: first.game,
			strings: this.strings,
			settings: settingsOf(this.element),
			listener: (event) => {
				if (event.type === "new") {
					this.#inPlay = event.request ?? ++this.#asked;
				}
				this.#hear(event);
			},
			permit: (intent) => this.fire("before-move", { ...intent }, true),
			mayAct: (what) =>
				this.fire(`before-${what}`, {}, true) &&
				(what === "hint" || !this.#deals({})),
		});
		const { play } = puzzle;
		if (kept.slidesPerSecond) puzzle.slidesPerSecond = kept.slidesPerSecond;
		play.aside = kept.aside ?? [];
		// Undo can now bring back a game put aside. The button was drawn before.
		play.emit({ type: "change" });
		this.#puzzle = puzzle;
		if (!first.error) this.#inPlay = answered;
		this.showStatus();
		this.#ready.resolve();
		this.fire("ready", { value: play.game.text });
		void board.open(play);
		if (first.left !== null) play.putAside(first.left);
		// A listener may have put another game in play.
		const isStill = play.game === first.game;
		// Whatever else was asked for meanwhile was asked for later.
		if (first.isNew && isStill) this.#deals(asked, this.#inPlay + 0.5);
		if (isStill) this.#hear({ type: "new", back: null });
		if (opening === undefined) this.#saved.begin();
		else this.#answer(linked, opening);
		// Who saw the tiles may have tapped one already.
		const { tapped, shown } = board;
		const isShown = shown === String(play.snapshot.tiles);
		if (tapped !== null && isShown) puzzle.tap(tapped);
		void this.loadPicture();
		if (first.isDamaged || (isDamaged && !kept.record))
			void this.#tellDamaged();
		if (first.error !== undefined) void this.report(first.error);
	}

	/**
	 * Opens what a link asks for. If the puzzle has not started, it opens before
	 * anything else is shown.
	 *
	 * @returns Whether the link asks for anything. Rejects with the core's error if
	 *   it cannot be opened.
	 */
	async openLink(hash: string, discard?: boolean): Promise<boolean> {
		// Most addresses have no link, so nothing needs to be loaded.
		if (hash.length < 2) return false;
		const reading = read((reader) => reader.readLink(hash, drawSeed()));
		if (this.play === null) this.#opening = reading;
		this.#linked = ++this.#asked;
		await this.open(() => reading, this.#linked, discard);
		return (await reading) !== undefined;
	}

	/**
	 * Puts a game in play that takes time to make, unless something that was asked for
	 * later is in play by then.
	 *
	 * @param make Called when the puzzle is ready; may come to nothing.
	 * @param discard Whether the game in play is not put aside.
	 * @returns Rejects, leaving the game unchanged, with the error of `make`.
	 */
	async open(
		make: (request: number) => Made | Promise<Made>,
		request: number = ++this.#asked,
		discard: boolean = false,
	) {
		if (this.play === null) await this.begun();
		let made: any = make(request);
		// What is there at once is in play at once. A page may have replaced `Promise`.
		if (made?.then) made = await made;
		this.#answer(request, made, discard);
	}

	/** Whether nothing that was asked for later is in play. */
	isWanted(request: number) {
		return request > this.#inPlay;
	}

	/** Puts in play what was asked for, once, if it is still wanted. */
	#answer(request: number, made: Made, discard: boolean = false) {
		if (!made || !this.isWanted(request)) return;
		const { fromRecord } = this.Game;
		const game = typeof made === "string" ? fromRecord(made) : made;
		this.there.open(game, { aside: !discard, request });
	}

	/** Deals a new board, as `element.shuffle` describes it. */
	deal(options: ShuffleOptions, request?: number) {
		const { size, goal, seed } = options;
		const difficulty = options.difficulty ?? this.element.difficulty;
		const make = (own: number) => {
			// What is not given may come as `null`, and a number where text is wanted.
			const { Game, there } = this;
			const wanted: [size: string, goal: string, seed: string] = [
				`${size ?? there.snapshot.size}`,
				`${goal ?? there.snapshot.goal}`,
				datedSeed(`${seed ?? drawSeed()}`),
			];
			const evenly = () =>
				Game.fromSeed(...wanted) ?? dealByReader(Game, ...wanted);
			if (!difficulty) return evenly();
			const wish = { ...options, difficulty, evenly };
			return loadRest().then(({ draw }) => draw(this, wanted, wish, own));
		};
		return this.open(make, request, options.discard);
	}

	/** What the attributes ask for. */
	get asked(): Asked {
		const { element } = this;
		const seed = element.getAttribute("seed");
		return {
			size: element.getAttribute("size"),
			goal: element.getAttribute("goal"),
			board: element.getAttribute("board"),
			seed: seed === null ? null : datedSeed(seed),
		};
	}

	/** Deals what the attributes ask for, once for all changes made together. */
	dealSoon() {
		// The start reads them.
		if (this.#starting === null) return;
		const request = ++this.#asked;
		this.asking = request;
		// Meanwhile the attributes may ask for something else.
		const isLast = () => this.asking === request;
		const make = async () => {
			await null;
			if (!isLast()) return;
			try {
				const game = await askedGame(this.Game, this.asked);
				return isLast() ? game : undefined;
			} finally {
				if (isLast()) this.asking = 0;
			}
		};
		this.open(make, request).catch((error) => this.report(error));
	}

	/** Says why the puzzle could not start, and what to do. */
	async #fail(error: unknown) {
		console.info("not started:", error);
		this.#failed = true;
		this.#starting = null;
		this.showStatus();
		const { element, tree } = this;
		const strings = await this.#spoken().catch(() => null);
		const slot = tree().querySelector("slot:not([name])");
		if (slot instanceof HTMLSlotElement) {
			slot.hidden = element.firstElementChild === null;
		}
		const { code = "core", values } = error as any;
		const message = strings
			? await explain(strings, { code, values })
			: String(error);
		this.#say(message, { code, message }, strings?.again ?? "↻");
		this.#ready.reject(error);
	}

	#hear(event: GameEvent) {
		// Before the puzzle is ready, there is nothing to report yet.
		if (this.play === null) return;
		this.showStatus();
		if (event.type === "new") this.showAspect();
		this.#saved.follow(event);
		const fired = eventOf(event, this.play);
		if (fired !== null) this.fire(...fired);
		if (event.type === "finished") void this.#finish();
		if (event.type === "revived") void this.report(coded("revived"));
		if (event.type === "error") void this.report(event.error);
	}

	/** Tells that the saved game is damaged, unless the database has it, too. */
	async #tellDamaged() {
		await this.#saved.saved;
		if (!this.#saved.isFound) await this.report(coded("storageDamaged"));
	}

	/** Tells that the win was shown, once it is saved: what is said of it stands. */
	async #finish() {
		const { game } = this.there;
		await this.#saved.saved;
		if (this.there.game !== game || this.status !== "solved") return;
		this.fire("finished", { value: game.text });
	}

	/** Says what went wrong, unless the page prevents it. */
	async report(error: unknown) {
		if (this.strings === null) return;
		console.info("error:", error);
		const { code = "unexpected", values = {} } = (error ?? {}) as any;
		const message = await explain(this.strings, error);
		this.#say(message, { code: String(code), message, ...values });
	}

	/** @param again The text of the button that tries again. */
	#say(message: string, detail: object, again: string | null = null) {
		const isOurs = this.fire("error", detail, true);
		if (isOurs) this.#host.message()?.show(message, again);
	}

	/**
	 * Fires an event at the element alone. Higher up its name could mean another
	 * thing: an `error` that reaches the window looks like that of a script.
	 *
	 * @returns `false` if a listener prevented it.
	 */
	fire(type: string, detail: object, cancelable: boolean = false): boolean {
		return this.element.dispatchEvent(
			new CustomEvent(type, { cancelable, detail: freeze(detail) }),
		);
	}

	showStatus() {
		const { status } = this;
		if (status === this.#shownStatus) return;
		const { states = new Set() } = this.#host.internals;
		states.delete(this.#shownStatus);
		this.#shownStatus = status;
		if (status !== "idle") states.add(status);
		if (this.#puzzle !== null) states.add("ready");
		const layout = this.tree().getElementById("layout");
		layout?.setAttribute("data-status", status);
	}

	/** Reserves the space of the board before it is drawn. */
	showAspect() {
		const { element } = this;
		const frame = element.shadowRoot?.firstElementChild;
		if (!(frame instanceof HTMLElement)) return;
		const { columns, rows } =
			this.play?.snapshot ?? proportionsOf(element.getAttribute("size"));
		// With the rim and the gaps of the usual shape.
		const ratio = (columns + 0.17) / (rows + 0.17);
		frame.style.setProperty("--aspect", String(ratio));
		this.#host.arrange();
	}

	applySettings() {
		if (this.#puzzle === null) return;
		this.#puzzle.apply(settingsOf(this.element));
		this.#saved.showValue();
	}

	async loadPicture() {
		const { element } = this;
		const { src, tiles } = element;
		if (this.#puzzle === null || tiles !== "image" || !src) return;
		try {
			const { loadPicture } = await loadRest();
			const { image, drawPiece } = await loadPicture(src);
			if (src === element.src) this.#puzzle.showImage(image, drawPiece);
		} catch (error) {
			console.info("no picture:", error);
			if (src === element.src) void this.report(coded("image"));
		}
	}

	/** Resolves with the texts of now: the page's own, and the others in the language. */
	async #spoken() {
		const base = await sharedStrings(languageOf(this.element));
		const { texts } = this.#host;
		const own = texts();
		if (own === null) return base;
		// The same texts stay one object: by it the language is told from another.
		if (this.#own?.base !== base || this.#own.own !== own) {
			this.#own = { base, own, all: { ...base, ...own } };
		}
		return this.#own.all;
	}

	async speakAgain() {
		if (this.#puzzle === null) return;
		try {
			const strings = await this.#spoken();
			// Meanwhile another one may be asked for.
			if (strings === this.strings || strings !== (await this.#spoken()))
				return;
			this.strings = strings;
			void this.#puzzle.speak(strings);
			this.#saved.showValue();
		} catch (error) {
			// Without a network the other language may not load. This one stays.
			console.info("not translated:", error);
		}
	}

	/** The key under which the game is saved; `null` if it is not. */
	get #key() {
		return storageKey(this.element.getAttribute("storage"));
	}

	/** Saves the game under the key that is now asked for. */
	moveStore() {
		this.#saved.move(this.#key);
	}

	/** The current game, to keep anywhere; `null` until the puzzle is ready. */
	get state() {
		return this.#saved.state;
	}

	/**
	 * Deals a board as hard as the attribute asks for. Returns whether it asks.
	 *
	 * @param asked What the first board was asked for by.
	 */
	#deals({ seed }: Partial<Asked>, request?: number) {
		if (!this.element.difficulty) return false;
		const dealing = this.deal(seed ? { seed } : {}, request);
		dealing.catch((error) => this.report(error));
		return true;
	}

	/** Called when the element is on the page again. */
	wake() {
		this.#puzzle?.wake();
	}

	/** Called when nobody sees it: stops the time and saves the game. */
	sleep() {
		this.#puzzle?.sleep();
		this.#saved.save();
	}

	/**
	 * Handles a key pressed here, or elsewhere on a page that shows nothing but the
	 * puzzle.
	 */
	hearKey(event: KeyboardEvent) {
		const isUsed =
			(event.key === "Escape" && this.#host.message()?.hide()) ||
			this.#puzzle?.hearKey(event);
		if (isUsed) event.preventDefault();
	}

	/** Prepares the help before somebody waits for it. */
	async prepare() {
		const play = await this.begun();
		await (await play.assist()).prepare();
	}

	/** Prepares the help once: whoever focuses the puzzle may soon want a hint. */
	prepareOnce() {
		const { hints, solver } = settingsOf(this.element);
		if (this.#isPrepared || this.#puzzle === null) return;
		if (hints === 0 && !solver) return;
		this.#isPrepared = true;
		// The next hint tries again, and reports a failure.
		const prepare = () => this.prepare().catch(console.info);
		// WebKit has no idle callbacks. By then the first frames are drawn.
		if ("requestIdleCallback" in window) requestIdleCallback(prepare);
		else setTimeout(prepare, 200);
	}
}

function deferred() {
	let resolve = () => {};
	let reject: (error: unknown) => void = () => {};
	const promise = new Promise((onResolve, onReject) => {
		resolve = onResolve;
		reject = onReject;
	}) as Promise<void>;
	// Nobody has to listen: the `error` event reports it too.
	promise.catch(() => {});
	return { promise, resolve, reject };
}
