import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { cellAt, cornerOf, fit, onBoard } from "../../www/view/layout.ts";

const SIDES = Array.from({ length: 15 }, (_, i) => i + 2);

/** From a thumbnail to a wall, in device pixels. 16 cells fit into the smallest. */
const BOXES = [48, 64, 99, 150, 211, 320, 375, 512, 777, 1080, 2160, 3840];

/** @param {(columns: number, rows: number, width: number, height: number) => void} check */
function forAllSizes(check) {
	for (const columns of SIDES) {
		for (const rows of SIDES) {
			for (const side of BOXES) {
				check(columns, rows, side, side);
				check(columns, rows, side, Math.floor(side / 2) + 24);
			}
		}
	}
}

test("every edge is on a whole pixel, for every size and box", () => {
	forAllSizes((columns, rows, width, height) => {
		const layout = fit(columns, rows, width, height);
		const { radius, ...lengths } = layout;
		assert.ok(radius < 1, "a part of a tile's side");
		for (const [name, length] of Object.entries(lengths)) {
			assert.ok(Number.isInteger(length), `${name} = ${length}`);
		}
		for (let cell = 0; cell < columns * rows; cell++) {
			const column = cell % columns;
			const { x, y } = cornerOf(layout, column, (cell - column) / columns);
			assert.ok(Number.isInteger(x) && Number.isInteger(y));
		}
	});
});

test("the board fits into the box, for every size and box", () => {
	for (const columns of SIDES) {
		for (let side = 48; side <= 1200; side++) {
			const wide = fit(columns, 2, side, 4000).width;
			const high = fit(2, columns, 4000, side).height;
			assert.ok(wide <= side, `${columns}x2 in ${side}: ${wide}`);
			assert.equal(high, wide);
		}
	}
});

test("the board fills the box in one direction, but for less than a pixel a cell", () => {
	forAllSizes((columns, rows, width, height) => {
		const board = fit(columns, rows, width, height);
		// Rounding affects the tile of each cell, and a part of each gap and border.
		const rest = [
			width - board.width - 2 * columns - 2,
			height - board.height - 2 * rows - 2,
		];
		assert.ok(
			Math.min(...rest) <= 0,
			`${columns}x${rows} in ${width}: ${rest}`,
		);
	});
});

test("the last tile ends as far from the edge as the first begins", () => {
	forAllSizes((columns, rows, width, height) => {
		const layout = fit(columns, rows, width, height);
		const { x, y } = cornerOf(layout, columns - 1, rows - 1);
		assert.equal(layout.width - (x + layout.tile), layout.left);
		assert.equal(layout.height - (y + layout.tile), layout.top);
	});
});

test("neighbouring tiles never touch", () => {
	forAllSizes((columns, rows, width, height) => {
		const { tile, pitch } = fit(columns, rows, width, height);
		assert.ok(tile >= 1 && pitch > tile);
	});
});

/**
 * The cell at a pixel of a board.
 *
 * @param {import("../../www/view/layout.ts").Layout} layout
 * @param {number} x
 * @param {number} y
 */
function cellOf(layout, x, y) {
	const { columns, rows, tile, pitch } = layout;
	const corner = cornerOf(layout, 0, 0);
	const first = { x: corner.x + tile / 2, y: corner.y + tile / 2 };
	const right = { ...first, x: first.x + pitch };
	const below = { ...first, y: first.y + pitch };
	return cellAt(columns, rows, onBoard({ x, y }, first, right, below));
}

test("every pixel of a tile belongs to its cell", () => {
	const side = fc.integer({ min: 2, max: 16 });
	const length = fc.integer({ min: 48, max: 4000 });
	const part = fc.double({ min: 0, max: 0.9999, noNaN: true });
	fc.assert(
		fc.property(
			fc.tuple(side, side, length, length, part, part, part, part),
			([columns, rows, width, height, c, r, dx, dy]) => {
				const layout = fit(columns, rows, width, height);
				const [column, row] = [Math.floor(c * columns), Math.floor(r * rows)];
				const { x, y } = cornerOf(layout, column, row);
				const [px, py] = [x + dx * layout.tile, y + dy * layout.tile];
				assert.equal(cellOf(layout, px, py), row * columns + column);
			},
		),
	);
});

test("a gap belongs to the nearer cell", () => {
	const layout = fit(4, 3, 1600, 1200);
	const { tile, pitch } = layout;
	const gap = pitch - tile;
	assert.ok(gap > 2, "a gap to aim at");
	const { x, y } = cornerOf(layout, 1, 1);
	const [inX, inY] = [x + tile / 2, y + tile / 2];
	assert.equal(cellOf(layout, x - gap / 2 + 0.5, inY), 5);
	assert.equal(cellOf(layout, x - gap / 2 - 0.5, inY), 4);
	assert.equal(cellOf(layout, x + tile + gap / 2 - 0.5, inY), 5);
	assert.equal(cellOf(layout, x + tile + gap / 2 + 0.5, inY), 6);
	assert.equal(cellOf(layout, inX, y - gap / 2 + 0.5), 5);
	assert.equal(cellOf(layout, inX, y - gap / 2 - 0.5), 1);
	assert.equal(cellOf(layout, inX, y + tile + gap / 2 - 0.5), 5);
	assert.equal(cellOf(layout, inX, y + tile + gap / 2 + 0.5), 9);
});

test("outside the board there is no cell", () => {
	const layout = fit(4, 4, 400, 400);
	const { width, height } = layout;
	const middle = layout.left + layout.tile / 2;
	for (const [x, y] of [
		[-1, middle],
		[middle, -1],
		[width + 1, middle],
		[middle, height + 1],
		[0, 0],
		[-1e9, -1e9],
		[1e9, 1e9],
	]) {
		assert.equal(cellOf(layout, x, y), null, `${x}, ${y}`);
	}
});

test("a cell that is not square in number is found by its row and column", () => {
	const layout = fit(5, 2, 500, 500);
	const { x, y } = cornerOf(layout, 4, 1);
	assert.equal(cellOf(layout, x, y), 9);
	assert.equal(cellOf(layout, x + layout.pitch, y), null);
});

test("fractions of a column are places on the way", () => {
	const layout = fit(3, 3, 300, 300);
	const [from, to] = [cornerOf(layout, 0, 0), cornerOf(layout, 1, 0)];
	assert.equal(cornerOf(layout, 0.5, 0).x, (from.x + to.x) / 2);
});

test("a point keeps its place on a board that is turned, mirrored or slanted", () => {
	const number = fc.double({ min: -500, max: 500, noNaN: true });
	const part = fc.double({ min: -2, max: 20, noNaN: true });
	const point = fc.record({ x: part, y: part });
	const matrix = fc
		.tuple(number, number, number, number, number, number)
		.filter(([a, b, c, d]) => Math.abs(a * d - b * c) > 10);
	fc.assert(
		fc.property(matrix, point, ([a, b, c, d, e, f], on) => {
			/** @param {import("../../www/view/layout.ts").Point} on */
			const shown = ({ x, y }) => ({
				x: a * x + c * y + e,
				y: b * x + d * y + f,
			});
			const corner = [
				{ x: 0, y: 0 },
				{ x: 1, y: 0 },
				{ x: 0, y: 1 },
			].map(shown);
			const [first, right, below] = corner;
			const { x, y } = onBoard(shown(on), first, right, below);
			assert.ok(Math.hypot(x - on.x, y - on.y) < 1e-3, `${x}, ${y}`);
		}),
	);
});
