/**
 * Animation by difference: what moved follows from the places of the tiles before and
 * after. So a slide, a line, an undo, a hint and a new game all animate through the
 * same code.
 *
 * Times are arguments. Knows no clock and no canvas.
 */

/** How long tiles take, in milliseconds. */
export type Durations = {
	slideMs: number;
	/** For many tiles at once, as in a new game. */
	dealMs: number;
	/**
	 * How the motion ends: 0.7 goes 1.8 % too far and returns, 0 slows down, and −2
	 * begins slowly too.
	 */
	over?: number;
	/** How much later each tile of a line starts than the one ahead of it. */
	rippleMs?: number;
};

type Place = { column: number; row: number };

/** The flight of one tile. */
type Flight = {
	from: Place;
	to: Place;
	start: number;
	ms: number;
	over?: number;
	/** It goes to `from` and back. */
	isLean?: boolean;
};

export class Motion {
	#columns = 0;
	/** Tile → its cell. */
	#cells = new Uint8Array();
	/**
	 * Tiles in flight, tiles held, and tiles whose last place nobody has read yet. All
	 * others rest in their cells.
	 */
	#flights: Map<number, Flight> = new Map();

	/**
	 * Sends every tile to its cell from where it is on the screen now.
	 *
	 * @param tiles Row by row, 0 for the blank.
	 * @param now Milliseconds.
	 * @returns Whether a tile of the same board moved.
	 */
	send(
		tiles: Uint8Array,
		columns: number,
		now: number,
		{ slideMs, dealMs, over = 0, rippleMs = 0 }: Durations,
	): boolean {
		const isSameBoard =
			columns === this.#columns && tiles.length === this.#cells.length;
		if (!isSameBoard) {
			this.#columns = columns;
			this.#cells = new Uint8Array(tiles.length);
			this.#flights.clear();
		}
		const moved = [];
		for (let cell = 0; cell < tiles.length; cell++) {
			const isThere = isSameBoard && this.#cells[tiles[cell]] === cell;
			if (tiles[cell] !== 0 && !isThere) moved.push(cell);
		}
		// More tiles than a line is not a move.
		const isDeal = moved.length >= Math.max(columns, tiles.length / columns);
		const empty = tiles.indexOf(0);
		for (const cell of moved) {
			const tile = tiles[cell];
			const from = this.#placeOf(tile, now);
			this.#cells[tile] = cell;
			const to = this.#target(tile);
			const ms = isSameBoard ? (isDeal ? dealMs : slideMs) : 0;
			// The tile ahead starts first: it is the furthest from the empty cell.
			const steps = Math.abs(cell - empty);
			const ahead = steps % columns === 0 ? steps / columns : steps;
			const start = isDeal ? now : now + (moved.length - ahead) * rippleMs;
			this.#flights.set(tile, { from, to, start, ms, over: isDeal ? 0 : over });
		}
		return isSameBoard && moved.length > 0;
	}

	/**
	 * Places tiles where a finger holds them.
	 *
	 * @param columns The distance from their cells, in columns.
	 */
	displace(tiles: number[], columns: number, rows: number) {
		for (const tile of tiles) {
			if (tile === 0 || tile >= this.#cells.length) continue;
			const to = this.#target(tile);
			const from = { column: to.column + columns, row: to.row + rows };
			this.#flights.set(tile, { from, to, start: 0, ms: HELD });
		}
	}

	/**
	 * Leans a tile out of its cell and back, unless it is on its way.
	 *
	 * @param columns How far, in columns.
	 */
	lean(tile: number, columns: number, rows: number, now: number, ms: number) {
		if (tile >= this.#cells.length || this.#flights.has(tile)) return;
		const to = this.#target(tile);
		const from = { column: to.column + columns, row: to.row + rows };
		this.#flights.set(tile, { from, to, start: now, ms, isLean: true });
	}

	/** Sends displaced tiles back to their cells. */
	settle(tiles: number[], now: number, ms: number) {
		for (const tile of tiles) {
			const flight = this.#flights.get(tile);
			if (flight)
				this.#flights.set(tile, { ...flight, start: now, ms, over: 0 });
		}
	}

	/**
	 * Returns the places, in columns and rows, of all tiles that may have moved since
	 * the last call, and whether any is in flight.
	 */
	places(now: number) {
		const tiles = [];
		let isMoving = false;
		for (const [tile, flight] of this.#flights) {
			const { column, row } = place(flight, now);
			tiles.push({ tile, column, row });
			if (flight.ms === HELD) continue;
			if (now < flight.start + flight.ms) isMoving = true;
			else this.#flights.delete(tile);
		}
		return { tiles, isMoving };
	}

	#placeOf(tile: number, now: number) {
		const flight = this.#flights.get(tile);
		return flight ? place(flight, now) : this.#target(tile);
	}

	#target(tile: number) {
		const column = this.#cells[tile] % this.#columns;
		return { column, row: (this.#cells[tile] - column) / this.#columns };
	}
}

/** The duration of the flight of a held tile. */
const HELD = Number.POSITIVE_INFINITY;

function place(
	{ from, to, start, ms, over = 0, isLean = false }: Flight,
	now: number,
) {
	// A displaced tile stays where it is until it is settled.
	if (ms === HELD) return from;
	const part = ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
	const [columns, rows] = [to.column - from.column, to.row - from.row];
	const rest = part - 1;
	// Who comes from further away would go too far over the end.
	const ends = Math.abs(columns + rows) > 1.5 ? Math.min(0, over) : over;
	const eased = isLean
		? 1 - 4 * part * (1 - part)
		: 1 + rest * rest * ((ends + 1) * rest + ends);
	return {
		column: from.column + columns * eased,
		row: from.row + rows * eased,
	};
}
