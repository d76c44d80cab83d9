/**
 * A puzzle in a shadow root: wires controller, view, input and panel to what is
 * in it. Knows no attributes and fires no events: wishes come in as values, and
 * what happens is told to one listener.
 */

import { commandOf } from "../input/keys.js";
import { Pointer } from "../input/pointer.js";
import { Controller } from "../play/controller.js";
import { join } from "../strings/language.js";
import { AccessibleBoard } from "../view/accessible-board.js";
import { BoardView } from "../view/board-view.js";
import { faceText } from "../view/faces.js";
import { readTheme } from "../view/theme.js";
import { find, findButton, translate } from "./dom.js";
import { Panel } from "./panel.js";
import { makeSound } from "./sound.js";
import { SWATCHES } from "./style.js";

/** Slides a second that a solution can be played at. */
const SPEEDS = new Set([1, 2, 4, 8, 16]);

/**
 * What the one who put the puzzle on a page wishes.
 *
 * @typedef {object} Wishes
 * @property {import("../view/faces.js").Faces["kind"]} tiles
 * @property {string} alt What a picture shows.
 * @property {"tile" | "blank"} arrows What an arrow key moves.
 * @property {"auto" | "on" | "off"} motion
 * @property {boolean} sound
 * @property {number} hints That the player may ask for in a game.
 * @property {boolean} solver Whether the player may have it solved.
 * @property {boolean} mayPlay Whether the player may do anything.
 */

/**
 * @typedef {import("../play/controller.js").GameEvent} GameEvent
 * @typedef {import("../strings/en.js").Strings} Strings
 */

/** @type {MediaQueryList | undefined} One is enough for a page. */
let stillness;

export class Puzzle {
	#tree;
	#strings;
	#wishes;
	#listener;
	#controller;
	#view;
	#grid;
	#pointer;
	#panel;
	/** @type {import("./sound.js").Sound | null} */
	#sound = null;
	/** @type {HTMLImageElement | null} */
	#image = null;

	/**
	 * @param {object} parts
	 * @param {ShadowRoot} parts.tree
	 * @param {import("../play/controller.js").Core} parts.core
	 * @param {import("../solver/lazy.js").LazySolver} parts.solver
	 * @param {import("../core/wasm/game.js").Game} parts.game The first one.
	 * @param {Strings} parts.strings
	 * @param {Wishes} parts.wishes
	 * @param {number | undefined} parts.slidesPerSecond As it was kept.
	 * @param {(event: GameEvent) => void} parts.listener
	 * @param {(intent: import("../play/controller.js").Intent) => boolean} parts.permit
	 */
	constructor({
		tree,
		core,
		solver,
		game,
		strings,
		wishes,
		slidesPerSecond,
		listener,
		permit,
	}) {
		this.#tree = tree;
		this.#strings = strings;
		this.#wishes = wishes;
		this.#listener = listener;
		this.#grid = new AccessibleBoard(find(tree, "grid", HTMLElement));
		this.#view = this.#makeView();
		this.#controller = new Controller({
			core,
			view: this.#view,
			solver,
			game,
			permit,
			listener: (event) => this.#hear(event),
		});
		this.#panel = new Panel({
			tree,
			controller: this.#controller,
			strings: () => this.#strings,
			hintsLeft: () => this.#hintsLeft(),
			nameOf: (tile) => this.#nameOf(tile),
			isPicture: () => this.#wishes.tiles === "image" && this.#image !== null,
		});
		this.#pointer = this.#wirePointer();
		this.#wireButtons();
		if (slidesPerSecond !== undefined && SPEEDS.has(slidesPerSecond)) {
			this.#controller.slidesPerSecond = slidesPerSecond;
		}
		this.apply(wishes);
	}

	get controller() {
		return this.#controller;
	}

	/** @param {Wishes} wishes */
	apply(wishes) {
		this.#wishes = wishes;
		if (wishes.sound) this.#sound ??= makeSound();
		else this.#sound = null;
		this.#showFaces();
		this.speak(this.#strings);
	}

	/**
	 * The picture on the tiles, once it has come.
	 *
	 * @param {HTMLImageElement | null} image
	 */
	showImage(image) {
		this.#image = image;
		this.#showFaces();
		this.#panel.show();
	}

	#showFaces() {
		this.#view.setFaces({ kind: this.#wishes.tiles, image: this.#image });
	}

	/**
	 * Says everything in a language.
	 *
	 * @param {Strings} strings
	 */
	speak(strings) {
		this.#strings = strings;
		translate(this.#tree, strings);
		this.#tree.getElementById("root")?.setAttribute("lang", strings.tag);
		find(this.#tree, "live", HTMLElement).textContent = "";
		if (this.#speeds.length > 0) this.#fillSpeeds();
		this.#panel.show();
		this.#nameCells();
	}

	/** Reads the style again and draws. */
	restyle() {
		this.#view.restyle();
	}

	/** Nobody sees the puzzle. */
	sleep() {
		this.#controller.sleep();
		this.#panel.sleep();
	}

	wake() {
		this.#controller.wake();
	}

	focus() {
		find(this.#tree, "grid", HTMLElement).focus({ preventScroll: true });
	}

	#makeView() {
		const tree = this.#tree;
		const board = find(tree, "board", HTMLElement);
		const swatches = makeSwatches(find(tree, "swatches", HTMLElement));
		const layout = find(tree, "layout", HTMLElement);
		return new BoardView({
			canvas: find(tree, "canvas", HTMLCanvasElement),
			box: find(tree, "board-box", HTMLElement),
			readTheme: () => readTheme(swatches, layout),
			isStill: () => {
				const { motion } = this.#wishes;
				if (motion !== "auto") return motion === "off";
				stillness ??= matchMedia("(prefers-reduced-motion: reduce)");
				return stillness.matches;
			},
			onLayout: (layout, pixels) => {
				this.#grid.place(layout, pixels);
				board.classList.add("ready");
			},
		});
	}

	/** @param {GameEvent} event */
	#hear(event) {
		switch (event.type) {
			case "new":
				this.#say(this.#strings.started(this.#sizeName()));
				break;
			case "move": {
				const { tiles, direction } = event.moved;
				const names = [];
				for (const tile of tiles) names.push(this.#nameOf(tile));
				const { comma, moved } = this.#strings;
				this.#say(moved(join(names, comma), direction));
				this.#sound?.slide();
				break;
			}
			case "hint": {
				const { tile, direction } = event.hint;
				const move = this.#strings.hintMove(this.#nameOf(tile), direction);
				this.#say(`${move}. ${this.#strings.left(event.hint)}`);
				break;
			}
			case "solved":
				this.#say(`${this.#strings.solved}. ${this.#panel.result()}`);
				this.#sound?.solved();
				break;
		}
		this.#panel.show();
		if (this.#controller.playback !== null && this.#speeds.length === 0) {
			this.#fillSpeeds();
		}
		const isShown = event.type === "change" || event.type === "progress";
		if (!isShown) {
			// What a finger drags belongs to the board that was.
			this.#pointer.letGo();
			this.#nameCells();
		}
		this.#listener(event);
	}

	/** @param {string} text */
	#say(text) {
		const live = find(this.#tree, "live", HTMLElement);
		// The same text twice would not be spoken again.
		live.textContent = live.textContent === text ? `${text}\u00a0` : text;
	}

	#nameCells() {
		const { tiles, columns } = this.#controller.game;
		const labels = [];
		for (const [cell, tile] of tiles.entries()) {
			const [row, column] = [Math.floor(cell / columns), cell % columns];
			const way = this.#controller.lineOf(cell)?.direction ?? null;
			const name = tile === 0 ? "" : this.#nameOf(tile);
			labels.push(this.#strings.cell(name, row + 1, column + 1, way));
		}
		const { alt, tiles: kind } = this.#wishes;
		const board = this.#strings.boardName(this.#sizeName());
		const name = kind === "image" && alt !== "" ? `${alt}: ${board}` : board;
		this.#grid.show(name, labels, columns);
	}

	/** @param {number} tile */
	#nameOf(tile) {
		return faceText(this.#wishes.tiles, tile);
	}

	#sizeName() {
		return this.#controller.game.size.replace("x", "×");
	}

	#hintsLeft() {
		return Math.max(0, this.#wishes.hints - this.#controller.tally.hints);
	}

	/** The menu is filled when there is something to play. */
	get #speeds() {
		return find(this.#tree, "speed", HTMLSelectElement);
	}

	#fillSpeeds() {
		const menu = this.#speeds;
		menu.replaceChildren();
		for (const speed of SPEEDS) {
			menu.add(new Option(this.#strings.perSecond(speed), String(speed)));
		}
		menu.value = String(this.#controller.slidesPerSecond);
	}

	#wirePointer() {
		const controller = this.#controller;
		const board = find(this.#tree, "board", HTMLElement);
		const { classList } = find(this.#tree, "grid", HTMLElement);
		const pointer = new Pointer(board, {
			mayPlay: () => this.#wishes.mayPlay,
			cellAt: (x, y) => this.#view.cellAt(x, y),
			pitch: () => this.#view.pitch,
			lineOf: (cell) => controller.lineOf(cell),
			lineTowards: (direction) => controller.lineTowards(direction),
			drag: (line, part) => controller.drag(line, part),
			drop: () => controller.drop(),
			move: (cell) => void controller.move(cell),
		});
		board.addEventListener("pointerdown", () => {
			classList.remove("has-cursor");
			// A focus that a script gives is shown; who points needs no ring.
			classList.add("pointed");
			this.focus();
		});
		// A screen reader clicks on a cell of the grid without any pointer.
		board.addEventListener("click", (event) => {
			const cell = this.#grid.cellOf(event.target);
			if (event.detail !== 0 || cell === null) return;
			if (this.#wishes.mayPlay) controller.move(cell);
		});
		return pointer;
	}

	#wireButtons() {
		const controller = this.#controller;
		/** @type {Record<string, () => unknown>} */
		const acts = {
			undo: () => controller.undo(),
			redo: () => controller.redo(),
			hint: () => this.#hint(),
			solve: () => controller.solve(),
			restart: () => controller.restart(),
			new: () => this.#newGame(),
			cancel: () => controller.stop(),
			longer: () => this.#thinkLonger(),
			stop: () => controller.stop(),
			pause: () => this.#togglePlayback(),
			"step-back": () => controller.stepBack(),
			"step-forward": () => controller.stepForward(),
		};
		for (const [id, act] of Object.entries(acts)) {
			findButton(this.#tree, id).addEventListener("click", () => {
				if (this.#wishes.mayPlay) void act();
			});
		}
		const speeds = this.#speeds;
		speeds.addEventListener("change", () => {
			controller.slidesPerSecond = Number(speeds.value);
		});
	}

	/**
	 * A key that was pressed while the puzzle has the focus.
	 *
	 * @param {KeyboardEvent} event
	 * @returns {boolean} Whether it was one of the puzzle's.
	 */
	hearKey(event) {
		if (event.isComposing || !this.#wishes.mayPlay) return false;
		const [target] = event.composedPath();
		// Keys of a menu are its own.
		if (
			target instanceof Element &&
			target.closest("select, input, textarea")
		) {
			return false;
		}
		const command = commandOf(event, this.#wishes.arrows);
		if (command === null) return false;
		if (command.name === "press" && target instanceof HTMLButtonElement) {
			// A focused button is pressed by these two, if the page lets it be.
			if (event.defaultPrevented) target.click();
			return false;
		}
		return this.#do(command);
	}

	/**
	 * @param {import("../input/keys.js").Command} command
	 * @returns {boolean} Whether it means anything here.
	 */
	#do(command) {
		const controller = this.#controller;
		find(this.#tree, "grid", HTMLElement).classList.remove("pointed");
		const isSliding = command.name === "slide" || command.name === "press";
		if (isSliding) this.#pointer.finish();
		switch (command.name) {
			case "slide":
				controller.slide(command.direction);
				return true;
			case "cursor":
				this.#moveCursor(command.direction);
				return true;
			case "press":
				if (controller.playback !== null) this.#togglePlayback();
				else controller.move(this.#grid.cursor);
				return true;
			case "undo":
				controller.undo();
				return true;
			case "redo":
				controller.redo();
				return true;
			case "hint":
				void this.#hint();
				return true;
			case "solve":
				if (!this.#wishes.solver) return false;
				if (controller.playback !== null) controller.stop();
				else void controller.solve();
				return true;
			case "new":
				this.#newGame();
				return true;
			case "restart":
				controller.restart();
				return true;
			case "stop": {
				const { playback, thinking } = controller;
				if (playback === null && thinking === null) return false;
				controller.stop();
				return true;
			}
			case "back":
				controller.stepBack();
				return controller.playback !== null;
			case "forward":
				controller.stepForward();
				return controller.playback !== null;
			case "help":
				return false;
		}
	}

	/** The player's hint: there may be only so many. */
	async #hint() {
		const { hintShown } = this.#controller;
		if (hintShown === null && this.#hintsLeft() === 0) return;
		await this.#controller.hint();
	}

	/** Who cannot see the bounds hears them. */
	async #thinkLonger() {
		if (!(await this.#controller.thinkLonger())) return;
		const { lower, upper } = this.#controller.bounds;
		if (upper !== null) this.#say(this.#strings.leftInAll({ lower, upper }));
	}

	/** @param {import("../core/wasm/game.js").Direction} direction */
	#moveCursor(direction) {
		const { columns, rows } = this.#controller.game;
		const cell = this.#grid.cursor;
		const [column, row] = [cell % columns, Math.floor(cell / columns)];
		const x = { L: column - 1, R: column + 1, U: column, D: column }[direction];
		const y = { L: row, R: row, U: row - 1, D: row + 1 }[direction];
		if (x >= 0 && x < columns && y >= 0 && y < rows) {
			this.#grid.cursor = y * columns + x;
		}
		find(this.#tree, "grid", HTMLElement).classList.add("has-cursor");
		this.focus();
	}

	#togglePlayback() {
		if (this.#controller.playback?.isRunning) this.#controller.pause();
		else this.#controller.resume();
	}

	#newGame() {
		this.#controller.shuffle();
		this.focus();
	}
}

/**
 * Elements in the colours that the canvas is drawn with.
 *
 * @param {HTMLElement} box
 */
function makeSwatches(box) {
	/** @type {Record<string, Element>} */
	const swatches = {};
	for (const name of SWATCHES) {
		const swatch = document.createElement("i");
		swatch.className = `swatch ${name}`;
		box.append(swatch);
		swatches[name] = swatch;
	}
	return swatches;
}
