/**
 * The cells of a board that is being set up, and what was done to them. Knows no page
 * and no rules: the core says what the cells amount to.
 */

/** What can be undone. */
export type Entry = {
	columns: number;
	rows: number;
	values: (number | null)[];
};

/** How many steps can be undone. */
const MOST_STEPS = 500;

export class Cells {
	#past: Entry[] = [];
	#now: Entry;

	/**
	 * @param values Row by row; `null` for an empty cell, 0 for the gap. By default
	 *   all are empty.
	 */
	constructor(
		columns: number,
		rows: number,
		values: (number | null)[] = Array(columns * rows).fill(null),
	) {
		this.#now = { columns, rows, values };
	}

	get columns() {
		return this.#now.columns;
	}

	get rows() {
		return this.#now.rows;
	}

	get values(): readonly (number | null)[] {
		return this.#now.values;
	}

	get isEmpty() {
		return this.values.every((value) => value === null);
	}

	get canUndo() {
		return this.#past.length > 0;
	}

	/** The cells as the core reads them. */
	get text() {
		return this.values.map((value) => value ?? ".").join(" ");
	}

	/** Replaces everything. */
	set({ columns, rows, values }: Entry) {
		this.#past.push(this.#now);
		if (this.#past.length > MOST_STEPS) this.#past.shift();
		this.#now = { columns, rows, values };
	}

	put(cell: number, value: number | null) {
		if (this.values[cell] === value) return;
		this.#change((values) => {
			values[cell] = value;
		});
	}

	/** Puts a number into a cell, without a step of its own: it is still being typed. */
	amend(cell: number, value: number) {
		const values = [...this.values];
		values[cell] = value;
		this.#now = { ...this.#now, values };
	}

	/** Lets two cells change their contents. */
	exchange(one: number, other: number) {
		if (this.values[one] === this.values[other]) return;
		this.#change((values) => {
			[values[one], values[other]] = [values[other], values[one]];
		});
	}

	clear() {
		if (this.isEmpty) return;
		this.#change((values) => values.fill(null));
	}

	/** Changes the size. What has a place on the new board keeps it. */
	resize(columns: number, rows: number) {
		const old = this.#now;
		const values = Array(columns * rows).fill(null);
		for (let row = 0; row < Math.min(rows, old.rows); row++) {
			for (let column = 0; column < Math.min(columns, old.columns); column++) {
				values[row * columns + column] = old.values[row * old.columns + column];
			}
		}
		this.set({ columns, rows, values });
	}

	/** Takes the last step back. Returns whether there was one. */
	undo() {
		const last = this.#past.pop();
		if (last === undefined) return false;
		this.#now = last;
		return true;
	}

	/**
	 * Returns the next empty cell from a cell on, and after the last one from the first
	 * on; `null` if none is empty.
	 */
	nextEmpty(from: number) {
		const { length } = this.values;
		for (let step = 0; step < length; step++) {
			const cell = (from + step) % length;
			if (this.values[cell] === null) return cell;
		}
		return null;
	}

	#change(change: (values: (number | null)[]) => void) {
		const values = [...this.values];
		change(values);
		this.set({ ...this.#now, values });
	}
}
