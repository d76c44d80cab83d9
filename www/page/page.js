/**
 * The play page: wires controller, view, input and panel to the elements of
 * `index.html`.
 */

import { Controller, drawSeed } from "../controller.js";
import { commandOf } from "../input/keys.js";
import { Pointer } from "../input/pointer.js";
import { linkTo, openBoard, parseLink } from "../link.js";
import { explain, loadStrings } from "../strings.js";
import { BoardView } from "../view/board-view.js";
import { placeCells, Twin } from "../view/twin.js";
import { boardDialog, showHelp, wireDialogs } from "./dialogs.js";
import { find, findButton, translate } from "./elements.js";
import {
	fillLanguages,
	fillSizes,
	fillSpeeds,
	SPEEDS,
	showSize,
	sizeMenu,
} from "./menus.js";
import { Notices } from "./notices.js";
import { Panel } from "./panel.js";

const FIRST_SIZE = "4x4";

export class Page {
	#core;
	#solver;
	#store;
	#strings;
	#controller;
	#view;
	#twin = new Twin(find("twin", HTMLElement));
	#pointer;
	#panel;
	#notices;
	#live = find("live", HTMLElement);
	#askForBoard;

	/**
	 * @param {object} parts
	 * @param {import("../core.js").Core} parts.core
	 * @param {import("../solver/lazy.js").LazySolver} parts.solver
	 * @param {import("../store.js").Store} parts.store
	 * @param {ReturnType<import("../store.js").Store["load"]>} parts.loaded
	 * @param {import("../strings.js").Language} parts.language
	 * @param {import("../strings/en.js").Strings} parts.strings Its table.
	 */
	constructor({ core, solver, store, loaded, language, strings }) {
		this.#core = core;
		this.#solver = solver;
		this.#store = store;
		this.#notices = new Notices(
			find("notices", HTMLElement),
			() => this.#strings.close,
		);
		this.#strings = strings;
		const { kept, isDamaged } = loaded;
		const stillness = matchMedia("(prefers-reduced-motion: reduce)");
		this.#view = new BoardView({
			canvas: find("canvas", HTMLCanvasElement),
			box: find("board-box", HTMLElement),
			isStill: () => stillness.matches,
			onLayout: (layout, pixels) =>
				placeCells(find("board", HTMLElement), layout, pixels),
		});
		this.#controller = new Controller({
			core,
			view: this.#view,
			solver,
			listener: (event) => this.#hear(event),
			game: core.Game.fromSeed(FIRST_SIZE, "last", drawSeed()),
		});
		const speed = SPEEDS.find((n) => n === kept.slidesPerSecond);
		if (speed !== undefined) this.#controller.slidesPerSecond = speed;
		this.#panel = new Panel(this.#controller, () => this.#strings);
		this.#pointer = this.#wirePointer();
		this.#askForBoard = boardDialog({
			open: (text) => this.#openText(text),
			onOpened: () => this.#focusBoard(),
		});
		this.#wireButtons();
		this.#wireKeys();
		this.#wirePage();
		fillLanguages();
		this.#speak(language, strings);
		if (isDamaged) this.#notices.show(this.#strings.badStore);
		this.#begin(kept);
	}

	/** Keeps working after the fonts have come, which the canvas must draw. */
	async watchFonts() {
		await document.fonts.load("650 16px 'Figtree Variable'");
		this.#view.restyle();
	}

	/** The game goes on, and the address keeps the position. */
	sayStoreIsRefused() {
		this.#notices.show(this.#strings.noStore);
	}

	/**
	 * The game that was kept, the one that a link asks for, or a new one.
	 *
	 * @param {import("../store.js").Kept} kept
	 */
	#begin(kept) {
		// Read first: where nothing can be kept, the address is written over.
		const { hash } = location;
		this.#resumeKept(kept);
		this.#openLink(hash);
		// It may have been refused before there was a page to say so.
		if (this.#store.isRefused) this.sayStoreIsRefused();
		find("board", HTMLElement).classList.add("ready");
		// What is loaded from here on nobody has waited for.
		performance.mark("playable");
	}

	/** @param {import("../store.js").Kept} kept */
	#resumeKept({ replay, tally }) {
		if (replay !== undefined) {
			try {
				this.#controller.open(this.#core.Game.fromReplay(replay), tally);
				return;
			} catch (error) {
				console.info("the saved game is damaged:", error);
				this.#store.setAside();
				this.#notices.show(this.#strings.badStore);
			}
		}
		this.#controller.open(this.#controller.game);
	}

	/**
	 * Opens what an address asks for, if anything.
	 *
	 * @param {string} [hash]
	 */
	#openLink(hash = location.hash) {
		const link = parseLink(hash);
		if (link === null) return;
		const { Game } = this.#core;
		const before = { replay: this.#controller.replay };
		const tally = this.#controller.tally;
		const hadStarted = this.#controller.game.canUndo;
		try {
			const game =
				"board" in link
					? openBoard(Game, link.board, link.goal)
					: Game.fromSeed(link.size, link.goal, link.seed ?? drawSeed());
			this.#controller.open(game);
		} catch (error) {
			const reason = explain(this.#strings, error);
			const kept = hadStarted ? ` ${this.#strings.gameKept}` : "";
			this.#notices.show(this.#strings.badLink(reason) + kept);
			clearHash();
			this.#keep();
			return;
		}
		// A reload goes on with the game, not with the link.
		if (!this.#store.isRefused) clearHash();
		if (!hadStarted) return;
		this.#notices.show(this.#strings.linkOpened, {
			action: {
				label: this.#strings.backToGame,
				act: () => {
					const former = Game.fromReplay(before.replay);
					this.#controller.open(former, tally);
				},
			},
		});
	}

	/**
	 * @param {string} text
	 * @returns {string | null} What is wrong with it.
	 */
	#openText(text) {
		try {
			const game = openBoard(this.#core.Game, text, "last");
			this.#controller.open(game);
			return null;
		} catch (error) {
			return explain(this.#strings, error);
		}
	}

	/** @param {import("../controller.js").GameEvent} event */
	#hear(event) {
		// The controller speaks before it is there to be asked, when it is made.
		if (this.#controller === undefined || this.#panel === undefined) return;
		switch (event.type) {
			case "new":
				this.#showSize();
				this.#prepareSolver();
				this.#say(this.#strings.started(this.#sizeName()));
				break;
			case "move":
				this.#say(
					this.#strings.moved(event.moved.tiles, event.moved.direction),
				);
				break;
			case "hint": {
				const { tile, direction } = event.hint;
				const move = this.#strings.hintMove(tile, direction);
				this.#say(`${move}. ${this.#strings.left(event.hint)}`);
				break;
			}
			case "solved":
				this.#say(`${this.#strings.solved}. ${this.#panel.result()}`);
				break;
			case "revived":
				this.#notices.show(this.#strings.revived);
				break;
			case "error":
				console.info("error:", event.error);
				this.#notices.show(explain(this.#strings, event.error));
				break;
		}
		this.#panel.show();
		if (event.type !== "change") {
			// What a finger drags belongs to the board that was.
			this.#pointer.letGo();
			this.#nameCells();
		}
		this.#keep();
	}

	/** Has the tables made for the board in play while nobody waits for them. */
	#prepareSolver() {
		const { size, goal } = this.#controller.game;
		const prepare = async () => {
			try {
				await this.#solver.prepare(size, goal);
			} catch (error) {
				// Who asks for a hint tries again, and is told.
				console.info("the solver could not be prepared:", error);
			}
		};
		// WebKit has no idle callbacks; the first frames are over by then.
		if ("requestIdleCallback" in window) requestIdleCallback(() => prepare());
		else setTimeout(prepare, 200);
	}

	#keep() {
		const { replay, tally, slidesPerSecond, game } = this.#controller;
		this.#store.save({ replay, tally, slidesPerSecond });
		if (this.#store.isRefused) setHash(linkTo(game.code, game.goal));
	}

	/** @param {string} text */
	#say(text) {
		// The same text twice would not be spoken again.
		this.#live.textContent =
			this.#live.textContent === text ? `${text}\u00a0` : text;
	}

	#nameCells() {
		const { game } = this.#controller;
		const { tiles, columns } = game;
		const labels = [...tiles].map((tile, cell) => {
			const [row, column] = [Math.floor(cell / columns), cell % columns];
			const way = this.#controller.lineOf(cell)?.direction ?? null;
			return this.#strings.cell(tile, row + 1, column + 1, way);
		});
		this.#twin.show(this.#strings.boardName(this.#sizeName()), labels, columns);
	}

	#sizeName() {
		return this.#controller.game.size.replace("x", "×");
	}

	#focusBoard() {
		find("twin", HTMLElement).focus({ preventScroll: true });
	}

	#wirePointer() {
		const controller = this.#controller;
		const board = find("board", HTMLElement);
		const pointer = new Pointer(board, {
			cellAt: (x, y) => this.#view.cellAt(x, y),
			pitch: () => this.#view.pitch,
			lineOf: (cell) => controller.lineOf(cell),
			lineTowards: (direction) => controller.lineTowards(direction),
			drag: (line, part) => controller.drag(line, part),
			drop: () => controller.drop(),
			move: (cell) => controller.move(cell),
		});
		board.addEventListener("pointerdown", () => {
			const { classList } = find("twin", HTMLElement);
			classList.remove("has-cursor");
			// A focus that a script gives is shown; who points needs no ring.
			classList.add("pointed");
			this.#focusBoard();
		});
		// A screen reader clicks on a cell of the twin without any pointer.
		board.addEventListener("click", (event) => {
			const cell = this.#twin.cellOf(event.target);
			if (event.detail === 0 && cell !== null) controller.move(cell);
		});
		return pointer;
	}

	#wireButtons() {
		const controller = this.#controller;
		/** @param {string} id @param {() => unknown} act */
		const on = (id, act) =>
			findButton(id).addEventListener("click", () => void act());
		on("undo", () => controller.undo());
		on("redo", () => controller.redo());
		on("hint", () => controller.hint());
		on("solve", () => controller.solve());
		on("restart", () => controller.restart());
		on("new", () => this.#newGame());
		on("cancel", () => controller.stop());
		on("stop", () => controller.stop());
		on("pause", () => this.#togglePlayback());
		on("step-back", () => controller.stepBack());
		on("step-forward", () => controller.stepForward());
		on("copy-link", () => this.#copyLink());
		on("open-board", () => this.#askForBoard(controller.game.text));
		on("show-help", () => showHelp(this.#strings));
		sizeMenu().addEventListener("change", () => {
			controller.shuffle(sizeMenu().value, "last");
			this.#focusBoard();
		});
		const speed = find("speed", HTMLSelectElement);
		speed.addEventListener("change", () => {
			controller.slidesPerSecond = Number(speed.value);
		});
		const language = find("language", HTMLSelectElement);
		language.addEventListener("change", () => void this.#switchTo(language));
		wireDialogs();
	}

	#wireKeys() {
		document.addEventListener("keydown", (event) => {
			const { target } = event;
			if (event.defaultPrevented || event.isComposing) return;
			if (!(target instanceof Element)) return;
			// Keys of a field, a menu or a dialog are its own.
			if (target.closest("select, textarea, input, dialog")) return;
			const command = commandOf(event);
			if (command === null) return;
			// A focused button is pressed by these two.
			if (command.name === "press" && target.closest("button")) return;
			event.preventDefault();
			this.#do(command);
		});
	}

	/** @param {import("../input/keys.js").Command} command */
	#do(command) {
		const controller = this.#controller;
		find("twin", HTMLElement).classList.remove("pointed");
		const isSliding = command.name === "slide" || command.name === "press";
		if (isSliding) this.#pointer.finish();
		switch (command.name) {
			case "slide":
				return controller.slide(command.direction);
			case "cursor":
				return this.#moveCursor(command.direction);
			case "press":
				if (controller.playback !== null) return this.#togglePlayback();
				return controller.move(this.#twin.cursor);
			case "undo":
				return controller.undo();
			case "redo":
				return controller.redo();
			case "hint":
				return void controller.hint();
			case "solve":
				if (controller.playback !== null) return controller.stop();
				return void controller.solve();
			case "new":
				return this.#newGame();
			case "restart":
				return controller.restart();
			case "stop":
				return controller.stop();
			case "back":
				return controller.stepBack();
			case "forward":
				return controller.stepForward();
			case "help":
				return showHelp(this.#strings);
		}
	}

	/** @param {import("../wasm/game.js").Direction} direction */
	#moveCursor(direction) {
		const { columns, rows } = this.#controller.game;
		const cell = this.#twin.cursor;
		const [column, row] = [cell % columns, Math.floor(cell / columns)];
		const x = { L: column - 1, R: column + 1, U: column, D: column }[direction];
		const y = { L: row, R: row, U: row - 1, D: row + 1 }[direction];
		if (x >= 0 && x < columns && y >= 0 && y < rows) {
			this.#twin.cursor = y * columns + x;
		}
		find("twin", HTMLElement).classList.add("has-cursor");
		this.#focusBoard();
	}

	#togglePlayback() {
		if (this.#controller.playback?.isRunning) this.#controller.pause();
		else this.#controller.resume();
	}

	#newGame() {
		this.#controller.shuffle();
		this.#focusBoard();
	}

	#wirePage() {
		document.addEventListener("visibilitychange", () => {
			if (document.hidden) {
				this.#controller.sleep();
				this.#keep();
			} else {
				this.#controller.wake();
			}
		});
		addEventListener("pagehide", () => this.#keep());
		addEventListener("hashchange", () => this.#openLink());
		addEventListener("paste", (event) => {
			const { target } = event;
			if (target instanceof Element && target.closest("dialog")) return;
			const text = event.clipboardData?.getData("text") ?? "";
			if (!text.trim()) return;
			const wrong = this.#openText(text);
			if (wrong === null) this.#focusBoard();
			else this.#notices.show(`${wrong} ${this.#strings.gameKept}`);
		});
		const dark = matchMedia("(prefers-color-scheme: dark)");
		const contrast = matchMedia("(prefers-contrast: more)");
		for (const query of [dark, contrast]) {
			query.addEventListener("change", () => this.#view.restyle());
		}
		this.#watchPixels();
	}

	/** A page that goes to another screen, or is zoomed, is drawn anew. */
	#watchPixels() {
		matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener(
			"change",
			() => {
				this.#view.resize();
				this.#watchPixels();
			},
			{ once: true },
		);
	}

	async #copyLink() {
		const { code, goal } = this.#controller.game;
		const address = new URL(linkTo(code, goal), location.href).href;
		try {
			await navigator.clipboard.writeText(address);
			this.#notices.show(this.#strings.linkCopied, { isBrief: true });
		} catch {
			// A page without leave to write shows what it would have written.
			this.#notices.show(`${this.#strings.linkNotCopied} ${address}`);
		}
	}

	/** @param {HTMLSelectElement} menu */
	async #switchTo(menu) {
		const language = /** @type {import("../strings.js").Language} */ (
			menu.value
		);
		try {
			this.#speak(language, await loadStrings(language));
			this.#store.save({ language });
		} catch (error) {
			// Without a network the other table may not come.
			console.info("the language could not be loaded:", error);
			menu.value = document.documentElement.lang;
			this.#notices.show(this.#strings.noLanguage);
		}
	}

	/**
	 * @param {import("../strings.js").Language} language
	 * @param {import("../strings/en.js").Strings} strings
	 */
	#speak(language, strings) {
		this.#strings = strings;
		document.documentElement.lang = language;
		document.title = this.#strings.title;
		find("language", HTMLSelectElement).value = language;
		translate(this.#strings);
		this.#live.textContent = "";
		fillSizes(strings);
		this.#showSize();
		fillSpeeds(strings, this.#controller.slidesPerSecond);
		this.#panel.show();
		this.#nameCells();
	}

	#showSize() {
		const { size, columns, rows } = this.#controller.game;
		document.body.style.setProperty("--aspect", String(columns / rows));
		showSize(size);
	}
}

/** @param {string} hash */
function setHash(hash) {
	try {
		history.replaceState(null, "", hash);
	} catch {
		// Browsers refuse more than some changes a second; the next one serves.
	}
}

function clearHash() {
	setHash(location.pathname + location.search);
}
