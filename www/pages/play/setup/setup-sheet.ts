/**
 * The sheet where a board is set up: shows what the editor has, and tells it what the
 * player does.
 */

import { read } from "../../../core/read.ts";
import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import { explain } from "../../../messages/language.ts";
import { menu, oneOf, stepper } from "../../parts/inputs.ts";
import { make, Sheet } from "../../parts/sheet.ts";
import { CellGrid } from "./cell-grid.ts";
import { missingText } from "./cells-text.ts";
import { type Editor, NAMED_GOALS } from "./editor.ts";
import { PicturePart } from "./picture-part.ts";
import { applyPieces, type Cut, piecesOf } from "./picture-tiles.ts";
import type { Parts } from "./setup.ts";
import { textPart } from "./text-part.ts";

export class SetupSheet {
	#puzzle;
	#pageStrings;
	#strings;
	#editor;
	#sheet;
	#grid;
	#picture;
	#pieces: HTMLCanvasElement[] = [];
	#columns;
	#rows;
	#goal;
	#modes;
	#prompt = make("p", { class: "setup-prompt" });
	#tray;
	#status = make("p", { class: "setup-status" });
	#repairs = make("div", { class: "setup-buttons or-nothing row" });
	#undo;
	#takeOut;
	#dropPicture;
	#text;
	#shape = make("div", { class: "setup-shape row" });
	/** What is hidden while a picture is shown. */
	#first = make("div", { class: "setup-first" });
	#board = make("div", { class: "setup-main" });

	constructor(
		{ puzzle, strings: pageStrings }: Parts,
		strings: SetupStrings,
		editor: Editor,
	) {
		this.#puzzle = puzzle;
		this.#pageStrings = pageStrings;
		this.#strings = strings;
		this.#editor = editor;
		editor.onChange = () => this.#render();
		this.#sheet = new Sheet({
			id: "setup",
			title: strings.title,
			close: pageStrings().close,
		});
		const { dialog, body } = this.#sheet;
		this.#grid = this.#makeGrid();
		this.#picture = new PicturePart(strings, {
			dialog,
			editor,
			ways: {
				onOpen: (isOpen) => {
					this.#first.hidden = isOpen;
					this.#board.hidden = isOpen;
					if (isOpen) {
						editor.cut = null;
						this.#picture.side.prepend(this.#shape);
					} else {
						this.#first.after(this.#shape);
						this.#grid.focus(this.#grid.at);
					}
				},
				onCut: (cut) => this.#takePicture(cut),
				onSolve: () => this.#begin(true),
			},
		});
		const { cells } = editor;
		this.#columns = this.#stepper("columns", cells.columns, (columns) =>
			this.#resize(columns, editor.cells.rows),
		);
		this.#rows = this.#stepper("rows", cells.rows, (rows) =>
			this.#resize(editor.cells.columns, rows),
		);
		this.#goal = menu({
			name: strings.goal,
			options: NAMED_GOALS.map((name) => [name, strings.goals[name]]),
			value: editor.goal,
			onChange: (name) => void editor.aim(name),
		});
		this.#modes = oneOf({
			legend: strings.fill,
			options: [
				["cell", strings.byCell],
				["tile", strings.byTile],
			],
			value: editor.isByTile ? "tile" : "cell",
			onChange: (mode) => {
				editor.isByTile = mode === "tile";
			},
		});
		this.#tray = make("div", {
			class: "setup-tray row",
			role: "group",
			"aria-label": strings.tray,
		});
		this.#undo = this.#button(strings.undo, () => editor.undo());
		this.#takeOut = this.#button(strings.takeOut, () => editor.takeOut());
		this.#dropPicture = this.#button(strings.dropPicture, () =>
			this.#takePicture(null),
		);
		this.#text = textPart(strings, {
			open: (text) => this.#readText(text),
			play: () => {
				if (this.#sheet.dialog.open) void this.#begin(false);
			},
		});
		this.#text.fill(puzzle.text);
		this.#compose(body);
		dialog.addEventListener("keydown", (event) => {
			const isUndo = event.key.toLowerCase() === "z";
			if (!isUndo || !(event.ctrlKey || event.metaKey)) return;
			if (/^(?:INPUT|TEXTAREA)$/.test(String(document.activeElement?.tagName)))
				return;
			event.preventDefault();
			void editor.undo();
		});
		dialog.addEventListener("paste", (event) => {
			const { target } = event;
			if (target instanceof HTMLTextAreaElement) return;
			const text = event.clipboardData?.getData("text") ?? "";
			if (text.trim() === "" || event.defaultPrevented) return;
			event.preventDefault();
			this.#text.fill(text);
			void this.#readText(text).then(this.#text.show);
		});
	}

	async open() {
		this.#renderPieces();
		await this.#editor.look();
		this.#sheet.open();
	}

	#compose(body: HTMLElement) {
		const strings = this.#strings;
		const shape = this.#shape;
		shape.append(this.#columns, this.#rows);
		const tools = make("div", { class: "setup-buttons or-nothing row" });
		tools.append(
			this.#undo,
			this.#takeOut,
			this.#button(strings.clear, () => this.#editor.clear()),
			this.#button(strings.inPlay, () => this.#takeBoardInPlay()),
			this.#dropPicture,
		);
		const told = make("div", { role: "status" });
		told.append(this.#status);
		const ends = make("div", { class: "setup-ends sheet-foot in-line" });
		const play = this.#button(strings.play, () => this.#begin(false));
		const solve = this.#button(strings.solve, () => this.#begin(true));
		solve.classList.add("strong");
		ends.append(play, solve);
		const scroller = make("div", { class: "setup-scroller" });
		scroller.append(this.#grid.element);
		const work = make("div", { class: "setup-work stack gap-3" });
		work.append(told, this.#repairs, tools);
		work.append(this.#goal, this.#modes);
		this.#first.append(this.#picture.ask, make("h3", {}, strings.byHand));
		this.#board.append(this.#prompt, scroller, this.#tray, work);
		this.#board.append(this.#text.element, ends);
		body.append(this.#first, shape, this.#picture.lay, this.#board);
	}

	#makeGrid() {
		const editor = this.#editor;
		const goOn = (from: number) => {
			editor.finish();
			const next = editor.cells.nextEmpty(from);
			if (next !== null) this.#grid.focus(next);
		};
		return new CellGrid(this.#strings, {
			onTap: (cell) => void editor.tap(cell),
			onSpace: (cell) => {
				if (editor.isTyping) goOn(cell + 1);
				else void editor.tap(cell);
			},
			onDrag: (from, to) => void editor.exchange(from, to),
			onDigit: (cell, digit) => {
				if (editor.type(cell, digit)) goOn(cell + 1);
			},
			onErase: (cell) => this.#grid.focus(editor.erase(cell)),
			onDone: (cell) => goOn(cell + 1),
		});
	}

	#stepper(
		what: "columns" | "rows",
		value: number,
		onChange: (value: number) => void,
	) {
		const strings = this.#strings;
		return stepper({
			name: strings[what],
			value,
			range: this.#puzzle.sides,
			less: () => strings.fewer(what),
			more: () => strings.more(what),
			onChange,
		});
	}

	#button(text: string, act: () => unknown) {
		const button = make("button", { type: "button", class: "button" }, text);
		button.addEventListener("click", () => void act());
		return button;
	}

	#resize(columns: number, rows: number) {
		const { cells } = this.#editor;
		if (columns === cells.columns && rows === cells.rows) return;
		// Pieces of another grid would not fit.
		this.#editor.cut = null;
		void this.#editor.resize(columns, rows);
	}

	async #takeBoardInPlay() {
		const board = await read((reader) => reader.readRows(this.#puzzle.text));
		const { columns, rows, cells: values } = board;
		this.#editor.cut = null;
		await this.#editor.take({ columns, rows, values });
		await this.#editor.aim(this.#puzzle.goal);
	}

	#takePicture(cut: Cut | null) {
		this.#editor.cut = cut;
		this.#renderPieces();
		const { columns, rows } = this.#editor.cells;
		if (cut === null) {
			this.#render();
			return;
		}
		const values = Array(columns * rows).fill(null);
		void this.#editor.take({ columns, rows, values });
		this.#editor.isByTile = true;
		this.#grid.focus(0);
	}

	#renderPieces() {
		const { cut } = this.#editor;
		this.#pieces = cut === null ? [] : piecesOf(cut);
	}

	/**
	 * Reads rows into the cells, whether they are a board or not. Opens at once what is
	 * no rows: a code, a link, a record.
	 *
	 * @returns What is wrong with it, or nothing.
	 */
	async #readText(text: string): Promise<string> {
		if (text.trim() === "") return this.#strings.noText;
		const editor = this.#editor;
		try {
			const found = await read((reader) => reader.readRows(text));
			this.#editor.cut = null;
			const { columns, rows, cells: values } = found;
			await editor.take({ columns, rows, values });
			return "";
		} catch (error) {
			const { code } = error as any;
			if (code !== "text") return explain(this.#pageStrings(), error);
		}
		try {
			const goal = NAMED_GOALS.includes(editor.goal) ? editor.goal : "last";
			await this.#puzzle.load(text, goal);
			this.#sheet.close();
			this.#puzzle.focus();
			return "";
		} catch (error) {
			return explain(this.#pageStrings(), error);
		}
	}

	/** @param isSolved Whether it is to be solved step by step. */
	async #begin(isSolved: boolean) {
		const { state, goal, cells, cut } = this.#editor;
		if (state === null || state.text === "") {
			const { notReady } = this.#strings;
			this.#status.textContent = `${notReady} ${this.#verdict()}`;
			this.#status.classList.remove("sr");
			this.#status.scrollIntoView({ block: "nearest" });
			return;
		}
		const puzzle = this.#puzzle;
		await puzzle.load(state.text, goal);
		this.#sheet.close();
		puzzle.focus();
		if (cut !== null) {
			await applyPieces(puzzle, cut, cells.values, state.goalTiles);
		}
		if (!isSolved) return;
		const { openSteps } = await import("./open-steps.ts");
		await openSteps({
			puzzle,
			strings: this.#strings,
			close: this.#pageStrings().close,
			goalTiles: state.goalTiles,
			face: (tile) => this.#pieces[cells.values.indexOf(tile)] ?? null,
		});
	}

	/** Shows what the editor has. */
	#render() {
		const { cells, state, goal, picked } = this.#editor;
		const { columns, rows, values } = cells;
		if (this.#editor.cut === null) this.#pieces = [];
		inputsOf(this.#columns)[0].value = String(columns);
		inputsOf(this.#rows)[0].value = String(rows);
		this.#picture.render(columns, rows);
		this.#renderGoal(goal);
		const { isByTile, next } = this.#editor;
		inputsOf(this.#modes)[isByTile ? 1 : 0].checked = true;
		const wrong = new Set([
			...(state?.doubled ?? []),
			...(state?.outside ?? []),
		]);
		const looks = values.map((value, cell) => ({
			value,
			isNext: !isByTile && cell === next,
			isPicked: cell === picked,
			isWrong: wrong.has(cell),
			isSuspect: value !== null && (state?.suspects.includes(value) ?? false),
			piece: this.#pieces[cell] ?? null,
		}));
		this.#grid.render(columns, rows, looks);
		this.#prompt.textContent = this.#ask();
		this.#undo.hidden = !cells.canUndo;
		this.#takeOut.hidden = picked === null;
		this.#dropPicture.hidden = this.#editor.cut === null;
		this.#renderTray();
		const told = this.#verdict();
		if (this.#status.textContent !== told) this.#status.textContent = told;
		this.#status.dataset.verdict = state?.verdict ?? "";
		// The tray shows as much.
		this.#status.classList.toggle(
			"sr",
			state?.verdict === "unfinished" && wrong.size === 0,
		);
		this.#renderRepairs();
	}

	#renderGoal(goal: string) {
		const select = this.#goal.querySelector("select") as HTMLSelectElement;
		// A goal without a name is that of the board in play.
		select.options[NAMED_GOALS.length]?.remove();
		if (!NAMED_GOALS.includes(goal)) {
			select.add(new Option(this.#strings.goalInPlay, goal));
		}
		select.value = goal;
	}

	/** Returns what the player is asked for now. */
	#ask() {
		const { cells, picked, isByTile, next, tile } = this.#editor;
		const strings = this.#strings;
		if (picked !== null) return strings.picked;
		if (next === null || tile === null) return "";
		if (this.#editor.cut !== null) return strings.askPiece(tile);
		if (isByTile) return strings.askTile(tile);
		const row = Math.floor(next / cells.columns) + 1;
		return strings.askCell(row, (next % cells.columns) + 1);
	}

	/** Returns what the cells amount to. */
	#verdict() {
		const { cells, state } = this.#editor;
		const strings = this.#strings;
		if (state === null || cells.isEmpty) return strings.empty;
		const { values } = cells;
		const [outside] = state.outside;
		if (outside !== undefined) {
			return strings.outside(values[outside] ?? 0, values.length - 1);
		}
		const [doubled] = state.doubled;
		if (doubled !== undefined) return strings.twice(values[doubled] ?? 0);
		const [one, other] = state.suspects;
		switch (state.verdict) {
			case "solvable":
				return strings.solvable;
			case "solved":
				return strings.solved;
			case "unsolvable":
				return strings.unsolvable(one, other);
			default:
				return missingText(strings, state.missing);
		}
	}

	/** Shows buttons for what would make the board solvable. */
	#renderRepairs() {
		const { state } = this.#editor;
		const strings = this.#strings;
		const hadFocus = this.#repairs.contains(document.activeElement);
		const made: HTMLElement[] = [];
		if (state?.verdict === "unsolvable") {
			const [one, other] = state.suspects;
			const exchange = () => this.#editor.exchangeTiles([one, other]);
			made.push(this.#button(strings.exchange(one, other), exchange));
			for (const name of state.goals) {
				const aim = () => this.#editor.aim(name);
				made.push(this.#button(strings.takeGoal(strings.goals[name]), aim));
			}
		}
		this.#repairs.replaceChildren(...made);
		if (hadFocus) this.#grid.focus(this.#grid.at);
	}

	#renderTray() {
		const { state, tile, isByTile } = this.#editor;
		const missing = state?.missing ?? [];
		const before = [...this.#tray.children];
		const at = before.indexOf(document.activeElement as Element);
		const made = [
			...missing.filter((n) => n !== 0),
			...missing.filter((n) => n === 0),
		].map((number) => {
			const text = number === 0 ? this.#strings.gap : String(number);
			const button = make(
				"button",
				{ type: "button", class: "setup-tile" },
				text,
			);
			button.classList.toggle("is-gap", number === 0);
			if (isByTile) button.ariaPressed = String(number === tile);
			button.addEventListener("click", () => void this.#editor.choose(number));
			return button;
		});
		this.#tray.replaceChildren(...made);
		this.#tray.hidden = made.length === 0;
		if (at < 0) return;
		const next = made[Math.min(at, made.length - 1)];
		if (next) next.focus();
		else this.#grid.focus(this.#grid.at);
	}
}

function inputsOf(choice: HTMLElement) {
	return choice.getElementsByTagName("input");
}
