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
	/** @type {Map<number, Flight>} Tile → its flight; a tile at rest has one too. */
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
			columns === this.#columns && tiles.length === this.#flights.size + 1;
		const before = isSameBoard ? this.#flights : new Map();
		let moved = 0;
		for (const [cell, tile] of tiles.entries()) {
			const flight = before.get(tile);
			if (tile === 0 || !flight) continue;
			if (target(flight, columns) !== cell) moved += 1;
		}
		// More than a line at once is no move.
		const isDeal = moved >= Math.max(columns, tiles.length / columns);
		const duration = isDeal ? dealMs : slideMs;
		this.#columns = columns;
		this.#flights = new Map();
		for (const [cell, tile] of tiles.entries()) {
			if (tile === 0) continue;
			const toColumn = cell % columns;
			const toRow = Math.floor(cell / columns);
			const last = before.get(tile);
			if (last && last.toColumn === toColumn && last.toRow === toRow) {
				this.#flights.set(tile, last);
				continue;
			}
			const at = last ? place(last, now) : { column: toColumn, row: toRow };
			this.#flights.set(tile, {
				fromColumn: at.column,
				fromRow: at.row,
				toColumn,
				toRow,
				start: now,
				ms: last ? duration : 0,
			});
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
			const flight = this.#flights.get(tile);
			if (!flight) continue;
			this.#flights.set(tile, {
				...flight,
				fromColumn: flight.toColumn + columns,
				fromRow: flight.toRow + rows,
				start: Number.NEGATIVE_INFINITY,
				ms: Number.POSITIVE_INFINITY,
			});
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
	 * Where each tile is, in columns and rows, and whether any is under way.
	 *
	 * @param {number} now
	 */
	places(now) {
		const tiles = [];
		let isMoving = false;
		for (const [tile, flight] of this.#flights) {
			const { column, row } = place(flight, now);
			const { start, ms } = flight;
			isMoving ||= Number.isFinite(ms) && now < start + ms;
			tiles.push({ tile, column, row });
		}
		return { tiles, isMoving };
	}
}

/**
 * @param {Flight} flight
 * @param {number} columns
 */
function target({ toColumn, toRow }, columns) {
	return toRow * columns + toColumn;
}

/**
 * @param {Flight} flight
 * @param {number} now
 */
function place({ fromColumn, fromRow, toColumn, toRow, start, ms }, now) {
	// A displaced tile stays where it is until it is settled.
	if (ms === Number.POSITIVE_INFINITY) {
		return { column: fromColumn, row: fromRow };
	}
	const part = ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
	const eased = 1 - (1 - part) ** 3;
	return {
		column: fromColumn + (toColumn - fromColumn) * eased,
		row: fromRow + (toRow - fromRow) * eased,
	};
}
