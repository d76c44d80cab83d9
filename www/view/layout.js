/**
 * Where the cells are. Pure functions; knows no canvas and no rules.
 *
 * All lengths are in device pixels and whole, so that every edge is sharp.
 */

/**
 * What a page can choose, all as parts of a tile's side.
 *
 * @typedef {object} Shape
 * @property {number} gap Between two tiles.
 * @property {number} rim Around the tiles.
 * @property {number} radius Of a tile's corners.
 */

/** @type {Shape} */
export const SHAPE = { gap: 0.045, rim: 0.11, radius: 0.15 };

/**
 * Where a tile goes by a direction.
 *
 * @type {Record<string, [columns: number, rows: number]>}
 */
export const OFFSETS = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] };

/**
 * @typedef {object} Layout
 * @property {number} columns
 * @property {number} rows
 * @property {number} tile Side of a tile.
 * @property {number} pitch From one tile's edge to the next one's.
 * @property {number} left Of the first cell.
 * @property {number} top Of the first cell.
 * @property {number} width Of the whole board, rim included.
 * @property {number} height Of the whole board, rim included.
 * @property {number} radius Of a tile's corners, as a part of its side.
 */

/**
 * The largest board that fits into a box.
 *
 * @param {number} columns
 * @param {number} rows
 * @param {number} width Of the box, in device pixels.
 * @param {number} height Of the box, in device pixels.
 * @param {Shape} [shape]
 * @returns {Layout}
 */
export function fit(columns, rows, width, height, shape = SHAPE) {
	const parts = (/** @type {number} */ n) =>
		n + (n - 1) * shape.gap + 2 * shape.rim;
	const room = Math.min(width / parts(columns), height / parts(rows));
	let tile = Math.max(1, Math.floor(room));
	let board = withTiles(columns, rows, tile, shape);
	// Gaps that are rounded up can take more room than there is.
	while (tile > 1 && (board.width > width || board.height > height)) {
		tile -= 1;
		board = withTiles(columns, rows, tile, shape);
	}
	return board;
}

/**
 * @param {number} columns
 * @param {number} rows
 * @param {number} tile
 * @param {Shape} shape
 * @returns {Layout}
 */
function withTiles(columns, rows, tile, shape) {
	// A gap of any size is seen; none at all is a wish too.
	const gap = shape.gap > 0 ? Math.max(1, Math.round(tile * shape.gap)) : 0;
	const rim = Math.round(tile * shape.rim);
	const pitch = tile + gap;
	const length = (/** @type {number} */ n) => n * pitch - gap + 2 * rim;
	return {
		columns,
		rows,
		tile,
		pitch,
		left: rim,
		top: rim,
		width: length(columns),
		height: length(rows),
		radius: shape.radius,
	};
}

/**
 * Radii of the corners of a tile and, around it, of the board: small on the
 * large tiles of a small board too. The dark lower edge of a tile goes by them.
 *
 * @param {Layout} layout
 */
export function radii({ tile, left, width, height, radius: part }) {
	const radius = Math.min(tile * part, Math.min(width, height) * part * 0.213);
	const lip = Math.max(1, Math.round(radius * 0.3));
	return { tile: radius, board: radius + left * 0.8, lip };
}

/**
 * Corner of a cell; fractions of columns and rows are places between cells.
 *
 * @param {Layout} layout
 * @param {number} column
 * @param {number} row
 */
export function cornerOf({ left, top, pitch }, column, row) {
	return { x: left + column * pitch, y: top + row * pitch };
}

/**
 * Cell under a point, or `null` outside the board. The gap between two tiles
 * belongs to the nearer one: a finger does not aim that well.
 *
 * @param {Layout} layout
 * @param {number} x Device pixels from the left edge of the board.
 * @param {number} y Device pixels from the top edge, downwards.
 * @returns {number | null}
 */
export function cellAt({ columns, rows, left, top, tile, pitch }, x, y) {
	const gap = pitch - tile;
	const column = Math.floor((x - left + gap / 2) / pitch);
	const row = Math.floor((y - top + gap / 2) / pitch);
	if (column < 0 || column >= columns || row < 0 || row >= rows) return null;
	return row * columns + column;
}
