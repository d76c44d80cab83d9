/**
 * Where the cells are. Pure functions. Knows no canvas and no rules.
 *
 * All lengths are whole device pixels, so that every edge is sharp.
 */

/** What a page can choose, all as fractions of a tile's side. */
export type Shape = {
	/** The space between two tiles. */
	gap: number;
	/** The edge of the tray around the tiles. */
	rim: number;
	/** The corner radius of a tile. */
	radius: number;
};

const SHAPE: Shape = { gap: 0.045, rim: 0.11, radius: 0.15 };

/** How a tile moves in each direction. */
export const OFFSETS: Record<string, [columns: number, rows: number]> = {
	U: [0, -1],
	D: [0, 1],
	L: [-1, 0],
	R: [1, 0],
};

export type Layout = {
	columns: number;
	rows: number;
	/** The side of a tile. */
	tile: number;
	/** The distance from one tile to the next. */
	pitch: number;
	/** Left edge of the first cell. */
	left: number;
	/** Top edge of the first cell. */
	top: number;
	/** The width of the board, with its rim. */
	width: number;
	/** The height of the board, with its rim. */
	height: number;
	/** The corner radius of a tile, as a fraction of its side. */
	radius: number;
};

/**
 * Returns the layout of the largest board that fits into a box.
 *
 * @param width The width of the box, in device pixels.
 * @param height The height of the box, in device pixels.
 */
export function fit(
	columns: number,
	rows: number,
	width: number,
	height: number,
	shape: Shape = SHAPE,
): Layout {
	const parts = (n: number) => n + (n - 1) * shape.gap + 2 * shape.rim;
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

function withTiles(
	columns: number,
	rows: number,
	tile: number,
	shape: Shape,
): Layout {
	// Any gap is at least one pixel. A gap of 0 is allowed.
	const gap = shape.gap > 0 ? Math.max(1, Math.round(tile * shape.gap)) : 0;
	const rim = Math.round(tile * shape.rim);
	const pitch = tile + gap;
	const length = (n: number) => n * pitch - gap + 2 * rim;
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
 */
export function radii({ tile, left, width, height, radius: part }: Layout) {
	const radius = Math.min(tile * part, Math.min(width, height) * part * 0.213);
	const lip = Math.max(1, Math.round(radius * 0.3));
	return { tile: radius, board: radius + left * 0.8, lip };
}

/**
 * Returns the corner of a cell. Fractions of columns and rows lie between cells.
 */
export function cornerOf(
	{ left, top, pitch }: Layout,
	column: number,
	row: number,
) {
	return { x: left + column * pitch, y: top + row * pitch };
}

export type Point = { x: number; y: number };

/**
 * Returns where a point of the page is on the board: columns and rows from the middle of
 * the first cell. It is right also where the page turns, mirrors or slants the board.
 *
 * @param first The middle of the first cell, as the page shows it.
 * @param right One column further.
 * @param below One row further.
 */
export function onBoard(
	point: Point,
	first: Point,
	right: Point,
	below: Point,
): Point {
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
 * @param at From `onBoard`.
 */
export function cellAt(
	columns: number,
	rows: number,
	{ x, y }: Point,
): number | null {
	const [column, row] = [Math.floor(x + 0.5), Math.floor(y + 0.5)];
	const isOn = column >= 0 && column < columns && row >= 0 && row < rows;
	return isOn ? row * columns + column : null;
}
