/**
 * Where the cells are. Pure functions. Knows no canvas and no rules.
 *
 * All lengths are whole device pixels, so that every edge is sharp.
 */

/**
 * What a page can choose, all as fractions of a tile's side.
 *
 * @typedef {object} Shape
 * @property {number} gap The space between two tiles.
 * @property {number} rim The edge of the tray around the tiles.
 * @property {number} radius The corner radius of a tile.
 */

/** @type {Shape} */
export const SHAPE = { gap: 0.045, rim: 0.11, radius: 0.15 };

/**
 * How a tile moves in each direction.
 *
 * @type {Record<string, [columns: number, rows: number]>}
 */
export const OFFSETS = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] };

/**
 * @typedef {object} Layout
 * @property {number} columns
 * @property {number} rows
 * @property {number} tile The side of a tile.
 * @property {number} pitch The distance from one tile to the next.
 * @property {number} left Left edge of the first cell.
 * @property {number} top Top edge of the first cell.
 * @property {number} width The width of the board, with its rim.
 * @property {number} height The height of the board, with its rim.
 * @property {number} radius The corner radius of a tile, as a fraction of its side.
 */

/**
 * Returns the layout of the largest board that fits into a box.
 *
 * @param {number} columns
 * @param {number} rows
 * @param {number} width The width of the box, in device pixels.
 * @param {number} height The height of the box, in device pixels.
 * @param {Shape} [shape]
 * @returns {Layout}
 */
export function fit(columns, rows, width, height, shape = SHAPE) {
	const parts = (/** @type {number} */ n) =>
		n + (n - 1) * shape.gap + 2 * shape.rim;
	const room = Math.min(width / parts(columns), height / parts(rows));
	let tile = Math.max(1, Math.floor(room));
	let board = withTiles(columns, rows, tile, shape);
	// Gaps are rounded up, so they can take too much space.
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
	// Any gap is at least one pixel. A gap of 0 is allowed.
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
 * Returns the corner radii of a tile and of the board around it. They are also small
 * on the large tiles of a small board. The dark lower edge of a tile follows them.
 *
 * @param {Layout} layout
 */
export function radii({ tile, left, width, height, radius: part }) {
	const radius = Math.min(tile * part, Math.min(width, height) * part * 0.213);
	const lip = Math.max(1, Math.round(radius * 0.3));
	return { tile: radius, board: radius + left * 0.8, lip };
}

/**
 * Returns the corner of a cell. Fractions of columns and rows lie between cells.
 *
 * @param {Layout} layout
 * @param {number} column
 * @param {number} row
 */
export function cornerOf({ left, top, pitch }, column, row) {
	return { x: left + column * pitch, y: top + row * pitch };
}

/** @typedef {{ x: number, y: number }} Point */

/**
 * Returns where a point of the page is on the board: columns and rows from the middle of
 * the first cell. It is right also where the page turns, mirrors or slants the board.
 *
 * @param {Point} point
 * @param {Point} first The middle of the first cell, as the page shows it.
 * @param {Point} right One column further.
 * @param {Point} below One row further.
 * @returns {Point}
 */
export function onBoard(point, first, right, below) {
	const [a, b] = [right.x - first.x, right.y - first.y];
	const [c, d] = [below.x - first.x, below.y - first.y];
	const [x, y] = [point.x - first.x, point.y - first.y];
	const area = a * d - b * c;
	return { x: (x * d - y * c) / area, y: (y * a - x * b) / area };
}

/**
 * Returns the cell at a place on the board, or `null` outside of it. The space between
 * two tiles belongs to the nearer one, because a finger does not aim that well.
 *
 * @param {number} columns
 * @param {number} rows
 * @param {Point} at From `onBoard`.
 * @returns {number | null}
 */
export function cellAt(columns, rows, { x, y }) {
	const [column, row] = [Math.floor(x + 0.5), Math.floor(y + 0.5)];
	const isOn = column >= 0 && column < columns && row >= 0 && row < rows;
	return isOn ? row * columns + column : null;
}
