/**
 * A puzzle in a shadow root: wires play, view, input, panel and speech together.
 * Knows no attributes and fires no events: it takes settings as values, and reports
 * to one listener.
 */

import { once } from "../core/once.ts";
import type { Game } from "../core/wasm/game.js";
import { type Command, commandOf, type Keyboard } from "../input/keys.ts";
import { Pointer } from "../input/pointer.ts";
import type { Texts as Strings } from "../messages/compiled/puzzle-en.ts";
import type { TagTexts } from "../messages/compiled/tag.ts";
import { join, setLanguage } from "../messages/language.ts";
import type { GameEvent, Intent } from "../play/game-event.ts";
import { type Core, Play } from "../play/play.ts";
import { AccessibleBoard } from "../view/accessible-board.ts";
import type { Faces } from "../view/faces.ts";
import { CellTexts } from "./cell-texts.ts";
import { find, findButton, translate } from "./dom.ts";
import type { FirstBoard } from "./first-board.ts";
import type { Advice } from "./later/advice.ts";
import type { PlayPreferences } from "./later/play-preferences.ts";
import type { Speech } from "./later/speech.ts";
import { loadRest } from "./load-rest.ts";
import { Panel } from "./panel.ts";
import { BUTTONS, Player, REFUSED, type Said } from "./player.ts";
import type { Settings } from "./puzzle-settings.ts";

/** The click of a pointer follows its end within this many milliseconds. */
const CLICK_MS = 500;

export class Puzzle {
	#tree;
	#strings;
	#settings;
	#listener;
	#play;
	#view;
	#pointer;
	#panel;
	#player;
	#cells;
	#speech;
	/** The texts beyond the panel, once they are needed. */
	#texts: TagTexts | null = null;
	/** The language that was chosen last. */
	#wanted: Strings | null = null;
	#advice: Advice | null = null;
	#preferences: Promise<PlayPreferences> | null = null;
	#loadPreferences;
	/** What its parts have in common. */
	#shared;
	#keyboard: Keyboard = { commandOf };
	/** Whether the tiles are shown without their faces. */
	#isHidden = false;
	#image: HTMLImageElement | null = null;
	/** What draws it. */
	#drawPiece: Faces["drawPiece"];

	constructor({
		tree,
		board,
		core,
		game,
		strings,
		settings,
		listener,
		permit,
		mayAct,
	}: {
		tree: ShadowRoot;
		board: FirstBoard;
		core: Core;
		/** The first one. */
		game: Game;
		strings: Strings;
		settings: Settings;
		listener: (event: GameEvent) => void;
		permit: (intent: Intent) => boolean;
		mayAct: (what: "hint" | "shuffle") => boolean;
	}) {
		this.#tree = tree;
		this.#strings = strings;
		this.#settings = settings;
		this.#listener = listener;
		const grid = new AccessibleBoard(find(tree, "grid", HTMLElement));
		const { view } = board;
		this.#view = view;
		this.#play = new Play({
			core,
			view,
			game,
			permit,
			isBlindfolded: () => this.#settings.blindfold,
			listener: (event) => this.#hear(event),
			loadHelp: () => this.#loadHelp(),
		});
		const shared = {
			tree,
			play: this.#play,
			view,
			grid,
			strings: () => this.#strings,
			texts: () => (this.#texts as TagTexts).advice,
			settings: () => this.#settings,
			nameOf: (tile: number): string => this.#cells.nameOf(tile),
			focus: () => this.focus(),
			announce: (what: Said, value?: string) => {
				void this.#speakOf((speech) => speech.announce(what, value));
				if (!REFUSED.test(what)) return;
				this.#toPreferences((preferences) => preferences.refuse());
			},
		};
		this.#shared = shared;
		this.#cells = new CellTexts(shared);
		this.#speech = once(async () => {
			const [{ Speech }] = await Promise.all([loadRest(), this.#loadTexts()]);
			return new Speech({ ...shared, panel: this.#panel });
		});
		this.#player = new Player({
			...shared,
			mayAct,
			sayBounds: () =>
				this.#speakOf((speech) => this.#advice?.sayBounds(speech)),
		});
		this.#panel = new Panel({
			...shared,
			player: this.#player,
			isPicture: () => this.#isPicture,
			goal: () => this.#cells.goal,
		});
		this.#pointer = this.#wirePointer(grid);
		this.#wireButtons();
		this.#loadPreferences = async () => {
			const [{ PlayPreferences }] = await Promise.all([
				loadRest(),
				this.#loadTexts(),
			]);
			return new PlayPreferences({
				...shared,
				player: this.#player,
				pointer: this.#pointer,
				panel: this.#panel,
				keyboard: this.#keyboard,
				commandOf,
				speechTexts: () => (this.#texts as TagTexts).speech,
				toSpeech: (call) => this.#speakOf(call),
			});
		};
		this.apply(settings);
		board.follow((layout, pixels) => grid.place(layout, pixels));
	}

	get play() {
		return this.#play;
	}

	/** The speed of a playback. */
	get slidesPerSecond() {
		return this.#panel.slidesPerSecond;
	}

	set slidesPerSecond(value) {
		this.#panel.slidesPerSecond = value;
	}

	apply(settings: Settings) {
		this.#settings = settings;
		const { preferences } = settings;
		if (preferences !== null && this.#preferences === null) {
			// No key does what the player chose another for.
			if (preferences("keys") !== "all") this.#keyboard.commandOf = () => null;
			this.#preferences = this.#loadPreferences();
		}
		this.#toPreferences((preferences) => preferences.apply());
		find(this.#tree, "layout", HTMLElement).dataset.off = switchedOff(settings);
		this.#showFaces();
		this.#showTexts();
	}

	/** Shows a picture on the tiles, once it has loaded. */
	showImage(image: HTMLImageElement | null, drawPiece: Faces["drawPiece"]) {
		this.#image = image;
		this.#drawPiece = drawPiece;
		this.#showFaces();
		this.#panel.show();
	}

	get #isPicture() {
		return this.#settings.tiles === "image" && this.#image !== null;
	}

	#showFaces() {
		const { tiles, numbers } = this.#settings;
		const { isHidden } = this.#play.snapshot;
		this.#isHidden = isHidden;
		const kind = isHidden ? "hidden" : tiles;
		const hasMaps = kind === "none" || (!isHidden && this.#cells.goal !== "");
		const [image, drawPiece] = [this.#image, this.#drawPiece];
		this.#view.setFaces({ kind, image, hasMaps, numbers, drawPiece });
	}

	/** Says everything in a language, once all of it is loaded. */
	async speak(strings: Strings) {
		this.#wanted = strings;
		if (this.#texts !== null && strings !== this.#strings) {
			try {
				const texts = await loadTexts(strings);
				// Meanwhile another one may be chosen.
				if (strings !== this.#wanted) return;
				this.#texts = texts;
			} catch (error) {
				// Without a network the other language may not load. This one stays.
				console.info("not translated:", error);
				return;
			}
		}
		this.#strings = strings;
		find(this.#tree, "live", HTMLElement).textContent = "";
		this.#showTexts();
	}

	#showTexts() {
		const strings = this.#strings;
		translate(this.#tree, strings);
		setLanguage(find(this.#tree, "root", HTMLElement), strings.tag);
		this.#panel.speak();
		this.#cells.show();
		this.#toPreferences((preferences) => preferences.speak());
	}

	async #loadTexts() {
		while (this.#texts === null) {
			const strings = this.#strings;
			const texts = await loadTexts(strings);
			// Meanwhile another language may be spoken.
			if (strings === this.#strings) this.#texts ??= texts;
		}
	}

	/** Moves as the player who taps there does. */
	tap(point: [x: number, y: number]) {
		const to = this.#view.cellAt(...point);
		if (to !== null) this.#player.ask({ name: "move", to });
	}

	/** Called when nobody sees the puzzle. */
	sleep() {
		this.#play.sleep();
		this.#toPreferences((preferences) => preferences.sleep());
		this.#panel.sleep();
		if (this.#texts !== null) {
			void this.#speakOf((speech) => speech.fallSilent());
		}
	}

	wake() {
		this.#play.wake();
	}

	focus() {
		this.#grid.focus({ preventScroll: true });
	}

	get #grid() {
		return find(this.#tree, "grid", HTMLElement);
	}

	/** Loads the help, and what shows it. */
	async #loadHelp() {
		const [{ makeHelp }] = await Promise.all([loadRest(), this.#loadTexts()]);
		const panel = this.#panel;
		const parts = {
			...this.#shared,
			panel,
			hasNames: () => {
				const { numbers, tiles } = this.#settings;
				return this.#isPicture ? numbers : tiles !== "none";
			},
			ask: (command: Command) => this.#player.ask(command),
		};
		const { help, advice } = makeHelp(parts);
		this.#advice = advice;
		panel.advise(advice);
		return help;
	}

	#hear(event: GameEvent) {
		if (event.type === "finished") {
			this.#toPreferences((preferences) => preferences.hear(event));
			this.#panel.isCelebrating = false;
			this.#panel.show();
			this.#listener(event);
			return;
		}
		const isShown = event.type === "change" || event.type === "progress";
		// Before there is help, nothing is to be heard of these.
		if (!isShown || this.#play.help !== null) {
			void this.#speakOf((speech) => speech.hear(event));
		}
		this.#toPreferences((preferences) => preferences.hear(event));
		if (!isShown) {
			this.#panel.told = "";
			this.#panel.isCelebrating = event.type === "solved";
		}
		this.#panel.show();
		const isTurned = this.#isHidden !== this.#play.snapshot.isHidden;
		if (event.type === "new" || isTurned) this.#showFaces();
		if (isShown && !isTurned) this.#cells.showHint();
		else {
			// A dragged line belongs to the board before this one.
			this.#pointer.letGo();
			this.#cells.show();
		}
		this.#listener(event);
	}

	/** What is announced is loaded when there is something to announce. */
	async #speakOf(say: (speech: Speech) => unknown) {
		try {
			say(await this.#speech());
		} catch (error) {
			// Without a network it does not load. What happens can still be seen.
			console.info("not announced:", error);
		}
	}

	/** Where all is as usual, nothing is loaded. */
	#toPreferences(call: (preferences: PlayPreferences) => void) {
		this.#preferences?.then(call).catch((error) => {
			// Without a network they do not load. The usual ways to play are there.
			console.info("no preferences:", error);
			this.#preferences = null;
			this.#keyboard.commandOf = commandOf;
		});
	}

	#wirePointer(grid: AccessibleBoard) {
		const player = this.#player;
		const board = find(this.#tree, "board", HTMLElement);
		const { classList } = this.#grid;
		const pointer = new Pointer(board, { ...this.#shared, player });
		board.addEventListener("pointerdown", () => {
			classList.remove("has-cursor");
			// A focus set by a script shows its ring. A pointer needs no ring.
			classList.add("pointed");
			this.focus();
		});
		// A screen reader clicks a cell of the grid without a pointer. What else the
		// event tells depends on the browser.
		let lastUp = Number.NEGATIVE_INFINITY;
		board.addEventListener("pointerup", ({ timeStamp }) => {
			lastUp = timeStamp;
		});
		board.addEventListener("click", ({ target, timeStamp }) => {
			const isByPointer = timeStamp - lastUp < CLICK_MS;
			lastUp = Number.NEGATIVE_INFINITY;
			const cell = grid.cellOf(target);
			if (isByPointer || cell === null) return;
			player.ask({ name: "move", to: cell });
		});
		return pointer;
	}

	#wireButtons() {
		for (const [id, command] of Object.entries(BUTTONS)) {
			findButton(this.#tree, id).addEventListener("click", () =>
				this.#player.ask(command),
			);
		}
	}

	/**
	 * Handles a key pressed while the puzzle has the focus.
	 *
	 * @returns Whether the puzzle uses that key.
	 */
	hearKey(event: KeyboardEvent): boolean {
		if (event.isComposing || !this.#player.mayPlay) return false;
		const [target] = event.composedPath();
		// A menu keeps its own keys.
		if (
			target instanceof Element &&
			target.closest("select, input, textarea")
		) {
			return false;
		}
		const command = this.#keyboard.commandOf(event, this.#settings.arrows);
		if (command === null) return false;
		// Elsewhere on a page they scroll it.
		if (/^(Home|End)$/.test(event.key) && target !== this.#grid) return false;
		if (command.name === "press" && target instanceof HTMLButtonElement) {
			// Enter and Space press a focused button, unless the page prevents it.
			if (event.defaultPrevented) target.click();
			return false;
		}
		this.#grid.classList.remove("pointed");
		const isSliding = command.name === "move" || command.name === "press";
		if (isSliding) this.#pointer.finish();
		return this.#player.askByKey(command, event);
	}
}

/** Returns the names of what the site author leaves out of the panel. */
function switchedOff({ timer, counts, hints, solver }: Settings) {
	const off = [];
	if (!timer) off.push("timer");
	if (counts === "slides") off.push("moves");
	if (counts === "moves") off.push("slides");
	if (hints === 0) off.push("hints");
	if (!solver) off.push("solver");
	return join(off, " ");
}

/** Resolves with what is said beyond the panel. */
async function loadTexts({ tag }: Strings) {
	const { loadTagTexts } = await loadRest();
	return loadTagTexts(tag);
}
