/**
 * Animation by difference: what moved is read off the places of the tiles
 * before and after, so a slide, a whole line, an undo, a hint and a new game
 * all animate through the same code.
 *
 * Times are handed in; no clock, no canvas.
 */

/**
 * How long tiles take, in milliseconds.
 *
 * @typedef {object} Durations
 * @property {number} slideMs
 * @property {number} dealMs When many change places at once: a new game.
 */

/**
 * @typedef {object} Flight Of one tile, in columns and rows.
 * @property {number} fromColumn
 * @property {number} fromRow
 * @property {number} toColumn
 * @property {number} toRow
 * @property {number} start
 * @property {number} ms
 */

export class Motion {
	#columns = 0;
	/** Tile → its cell. */
	#cells = new Uint8Array();
	/**
	 * Tiles that are under way, that are held, or whose last place nobody has
	 * read yet. All others rest in their cells.
	 *
	 * @type {Map<number, Flight>}
	 */
	#flights = new Map();

	/**
	 * Sends every tile to its cell from wherever it is on the screen now.
	 *
	 * @param {Uint8Array} tiles Row by row, 0 for the blank.
	 * @param {number} columns
	 * @param {number} now Milliseconds.
	 * @param {Durations} durations
	 */
	send(tiles, columns, now, { slideMs, dealMs }) {
		const isSameBoard =
			columns === this.#columns && tiles.length === this.#cells.length;
		if (!isSameBoard) {
			this.#columns = columns;
			this.#cells = new Uint8Array(tiles.length);
			this.#flights.clear();
		}
		const cells = this.#cells;
		let moved = 0;
		for (let cell = 0; cell < tiles.length; cell++) {
			if (tiles[cell] !== 0 && cells[tiles[cell]] !== cell) moved += 1;
		}
		// More than a line at once is no move.
		const isDeal = moved >= Math.max(columns, tiles.length / columns);
		const duration = isDeal ? dealMs : slideMs;
		for (let cell = 0; cell < tiles.length; cell++) {
			const tile = tiles[cell];
			if (tile === 0 || (isSameBoard && cells[tile] === cell)) continue;
			const from = isSameBoard ? this.#placeOf(tile, now) : null;
			cells[tile] = cell;
			const to = this.#target(tile);
			const { column, row } = from ?? to;
			const ms = from === null ? 0 : duration;
			this.#flights.set(tile, flight(column, row, to, now, ms));
		}
	}

	/**
	 * Lets tiles go from where a finger left them.
	 *
	 * @param {number[]} tiles
	 * @param {number} columns How far they are from their cells.
	 * @param {number} rows
	 */
	displace(tiles, columns, rows) {
		for (const tile of tiles) {
			if (tile === 0 || tile >= this.#cells.length) continue;
			const to = this.#target(tile);
			const [column, row] = [to.column + columns, to.row + rows];
			this.#flights.set(tile, flight(column, row, to, 0, HELD));
		}
	}

	/**
	 * Sends tiles that were displaced back to their cells.
	 *
	 * @param {number[]} tiles
	 * @param {number} now
	 * @param {number} ms
	 */
	settle(tiles, now, ms) {
		for (const tile of tiles) {
			const flight = this.#flights.get(tile);
			if (flight) this.#flights.set(tile, { ...flight, start: now, ms });
		}
	}

	/**
	 * Where each tile is that may have moved since this was last asked, in columns
	 * and rows, and whether any is under way.
	 *
	 * @param {number} now
	 */
	places(now) {
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

	/**
	 * @param {number} tile
	 * @param {number} now
	 */
	#placeOf(tile, now) {
		const flight = this.#flights.get(tile);
		return flight ? place(flight, now) : this.#target(tile);
	}

	/** @param {number} tile */
	#target(tile) {
		const column = this.#cells[tile] % this.#columns;
		return { column, row: (this.#cells[tile] - column) / this.#columns };
	}
}

/** How long the flight of a tile takes that a finger holds. */
const HELD = Number.POSITIVE_INFINITY;

/**
 * @param {number} fromColumn
 * @param {number} fromRow
 * @param {{ column: number, row: number }} to
 * @param {number} start
 * @param {number} ms
 * @returns {Flight}
 */
function flight(fromColumn, fromRow, to, start, ms) {
	const [toColumn, toRow] = [to.column, to.row];
	return { fromColumn, fromRow, toColumn, toRow, start, ms };
}

/**
 * @param {Flight} flight
 * @param {number} now
 */
function place({ fromColumn, fromRow, toColumn, toRow, start, ms }, now) {
	// A displaced tile stays where it is until it is settled.
	if (ms === HELD) return { column: fromColumn, row: fromRow };
	const part = ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
	const eased = 1 - (1 - part) ** 3;
	return {
		column: fromColumn + (toColumn - fromColumn) * eased,
		row: fromRow + (toRow - fromRow) * eased,
	};
}
