/**
 * What the player does to a board that is being set up. Knows no page: it is told of
 * taps and keys, asks what the cells amount to, and says when something has changed.
 */

import type { DraftState } from "../../../core/wasm/reader.js";
import { NAMED_GOALS } from "../../parts/goals.ts";
import { Cells, type Entry } from "./cells.ts";

type Dependencies = {
	/** Says what the cells amount to. */
	check: (size: string, goal: string, cells: string) => Promise<DraftState>;
};

/** The goal where that of another board does not fit. */
const USUAL_GOAL = "last";

export class Editor {
	#check;
	/** The cell whose number is being typed. */
	#typed: number | null = null;
	/** The size that the goal was chosen for. */
	#goalSize = "";
	/** Counts the checks, as a later one may end first. */
	#asked = 0;
	#isByTile = false;
	/** The tile that the player chose to place next. */
	#tile: number | null = null;

	/** The cell that is filled next, unless it is full. */
	cursor = 0;
	/** The cell that the next tap exchanges with another. */
	picked: number | null = null;
	/** What the cells amount to. */
	state: DraftState | null = null;
	/** The goal as the core reads it. */
	goal = USUAL_GOAL;
	cells = new Cells(2, 2);

	/** Called when anything has changed. */
	onChange = () => {};

	constructor({ check }: Dependencies) {
		this.#check = check;
	}

	/** Begins with empty cells. */
	begin(columns: number, rows: number, goal: string) {
		this.cells = new Cells(columns, rows);
		this.goal = goal;
		this.#goalSize = this.size;
	}

	/** Columns and rows, as the core reads them. */
	get size() {
		return `${this.cells.columns}x${this.cells.rows}`;
	}

	/** Whether the player says where each tile is, instead of what is in each cell. */
	get isByTile() {
		return this.#isByTile;
	}

	set isByTile(value) {
		this.#isByTile = value;
		this.#letGo();
		void this.look();
	}

	/** The cell that is filled next; `null` if all are full. */
	get next() {
		return this.cells.nextEmpty(this.cursor);
	}

	/** The tile that is placed next; `null` if all are. The gap comes last. */
	get tile() {
		const missing = this.state?.missing ?? [];
		if (this.#tile !== null && missing.includes(this.#tile)) return this.#tile;
		return missing.find((tile) => tile !== 0) ?? missing[0] ?? null;
	}

	/** Asks what the cells amount to, and then says that something has changed. */
	async look() {
		this.#asked += 1;
		const asked = this.#asked;
		// An arrangement belongs to its own size.
		const fits =
			NAMED_GOALS.includes(this.goal) || this.#goalSize === this.size;
		if (!fits) this.goal = USUAL_GOAL;
		const state = await this.#check(this.size, this.goal, this.cells.text);
		if (asked !== this.#asked) return;
		this.state = state;
		this.onChange();
	}

	aim(goal: string) {
		this.goal = goal;
		this.#goalSize = this.size;
		return this.look();
	}

	/** Takes a board, or rows that are none yet. */
	take(entry: Entry) {
		this.cells.set(entry);
		this.cursor = 0;
		return this.#changed();
	}

	resize(columns: number, rows: number) {
		this.cells.resize(columns, rows);
		this.cursor = 0;
		return this.#changed();
	}

	clear() {
		this.cells.clear();
		this.cursor = 0;
		return this.#changed();
	}

	undo() {
		this.cells.undo();
		return this.#changed();
	}

	tap(cell: number) {
		const { picked } = this;
		const value = this.cells.values[cell];
		this.#typed = null;
		if (picked !== null) {
			this.picked = null;
			return this.exchange(picked, cell);
		}
		if (value !== null) this.picked = cell;
		else if (this.#isByTile) return this.#placeAt(cell);
		else this.cursor = cell;
		this.onChange();
		return Promise.resolve();
	}

	/**
	 * Chooses a tile that no cell has yet. Cell by cell, it goes into the next one.
	 */
	choose(tile: number) {
		this.#letGo();
		const { next } = this;
		if (this.#isByTile || next === null) {
			this.#tile = tile;
			this.onChange();
			return Promise.resolve();
		}
		this.cells.put(next, tile);
		this.cursor = next;
		return this.#changed();
	}

	exchange(one: number, other: number) {
		this.cells.exchange(one, other);
		return this.#changed();
	}

	/** Lets two tiles change places. */
	exchangeTiles([one, other]: number[]) {
		const { values } = this.cells;
		return this.exchange(values.indexOf(one), values.indexOf(other));
	}

	/** Takes out what is picked. */
	takeOut() {
		const { picked } = this;
		if (picked === null) return Promise.resolve();
		this.cells.put(picked, null);
		this.cursor = picked;
		return this.#changed();
	}

	/**
	 * Types a digit into a cell.
	 *
	 * @returns Whether no further digit can follow.
	 */
	type(cell: number, digit: number): boolean {
		const largest = this.cells.values.length - 1;
		const before = this.#typed === cell ? (this.cells.values[cell] ?? 0) : 0;
		const value = before * 10 + digit;
		// A number that is too long is begun again.
		const isMore = this.#typed === cell && value <= largest * 10;
		if (isMore) this.cells.amend(cell, value);
		else this.cells.put(cell, digit);
		const typed = isMore ? value : digit;
		const isDone = typed === 0 || typed * 10 > largest;
		this.picked = null;
		this.cursor = cell;
		this.#typed = isDone ? null : cell;
		void this.look();
		return isDone;
	}

	/** Whether further digits would belong to the number typed last. */
	get isTyping() {
		return this.#typed !== null;
	}

	/** Ends the typing of a number. */
	finish() {
		this.#typed = null;
	}

	/**
	 * Empties a cell; if it is empty, the one before it.
	 *
	 * @returns Which.
	 */
	erase(cell: number): number {
		const isEmpty = this.cells.values[cell] === null;
		const at = isEmpty ? Math.max(0, cell - 1) : cell;
		this.#letGo();
		this.cells.put(at, null);
		this.cursor = at;
		void this.look();
		return at;
	}

	async #placeAt(cell: number) {
		const { tile } = this;
		if (tile === null) return;
		this.cells.put(cell, tile);
		this.#tile = null;
		await this.#changed();
		// The last cell and the last tile belong together.
		const { missing = [] } = this.state ?? {};
		const last = this.cells.nextEmpty(0);
		if (missing.length !== 1 || last === null) return;
		if (this.cells.values.filter((value) => value === null).length > 1) return;
		this.cells.amend(last, missing[0]);
		await this.look();
	}

	#changed() {
		this.#letGo();
		return this.look();
	}

	#letGo() {
		this.picked = null;
		this.#typed = null;
	}
}
