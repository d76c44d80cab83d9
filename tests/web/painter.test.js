/**
 * What is painted for what has changed. Canvases are fakes that count: work is a
 * test, time is a bench.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fit } from "../../www/view/layout.js";
import { Painter } from "../../www/view/painter.js";
import { overlap, Region } from "../../www/view/region.js";
import { Sheets } from "../../www/view/sprites.js";
import { lookOf } from "../../www/view/tile.js";

/** @typedef {import("../../www/view/region.js").Rect} Rect */

const THEME = {
	font: "system-ui",
	tray: "#111111",
	well: "#222222",
	number: "#ffffff",
	hint: "#ffff00",
	from: "#ff0000",
	to: "#0000ff",
	shape: { gap: 0.045, rim: 0.11, radius: 0.15 },
	slideMs: 110,
	dealMs: 420,
};

class FakeCanvas extends EventTarget {
	width = 0;
	height = 0;
	/** @type {Record<string, number>} Method → how often it was called. */
	calls = {};
	/** @type {any[][]} */
	images = [];

	constructor(width = 0, height = 0) {
		super();
		[this.width, this.height] = [width, height];
	}

	/** @returns {any} */
	getContext() {
		const { calls, images } = this;
		const gradient = { addColorStop() {} };
		return new Proxy(/** @type {any} */ ({ canvas: this }), {
			get: (target, name) => {
				if (name in target) return target[name];
				return (/** @type {any[]} */ ...args) => {
					calls[String(name)] = (calls[String(name)] ?? 0) + 1;
					if (name === "drawImage") images.push(args);
					return gradient;
				};
			},
		});
	}

	/** How many sprites and numbers were drawn since this was last asked. */
	spent() {
		const spent = { tiles: 0, wells: 0, numbers: this.calls.fillText ?? 0 };
		for (const [sheet, , top, , side] of this.images) {
			if (top + side === sheet.height) spent.wells += 1;
			else spent.tiles += 1;
		}
		for (const name of Object.keys(this.calls)) delete this.calls[name];
		this.images.length = 0;
		return spent;
	}
}

/** @param {number} cells */
function rowByRow(cells) {
	return Uint8Array.from({ length: cells }, (_, at) => (at || cells) - 1);
}

function makeSheets() {
	/** @type {FakeCanvas[]} */
	const canvases = [];
	const fonts = new EventTarget();
	const sheets = new Sheets(() => {
		const canvas = new FakeCanvas();
		canvases.push(canvas);
		return /** @type {any} */ (canvas);
	}, fonts);
	return { sheets, canvases, fonts };
}

/**
 * A board whose tiles are at home.
 *
 * @param {number} side
 * @param {object} [options]
 * @param {Sheets} [options.sheets]
 * @param {object} [options.theme]
 * @param {number} [options.length] Of its sides.
 */
function makeBoard(side, options = {}) {
	const { sheets = makeSheets().sheets, theme = {}, length = 800 } = options;
	const layout = fit(side, side, length, length);
	const canvas = new FakeCanvas(layout.width, layout.height);
	let asked = 0;
	const painter = new Painter(canvas.getContext(), sheets, () => {
		asked += 1;
	});
	const dress = (/** @type {object} */ changes) => {
		const worn = { ...THEME, ...theme, ...changes };
		const faces = { kind: /** @type {const} */ ("number"), image: null };
		const look = lookOf(layout, worn, faces, rowByRow(side * side));
		painter.dress({ layout, theme: worn, look });
	};
	dress({});
	const places = [];
	for (let tile = 1; tile < side * side; tile++) {
		const cell = tile - 1;
		const row = Math.floor(cell / side);
		places.push({ tile, column: cell % side, row });
	}
	const still = { places: [], hint: null, isWhole: false, wave: 2 };
	painter.paint({ ...still, places });
	return { painter, canvas, layout, still, dress, asked: () => asked };
}

test("a frame in which nothing has changed paints nothing", () => {
	const { painter, canvas, still } = makeBoard(16);
	canvas.spent();
	painter.paint(still);
	painter.paint({ ...still, places: [{ tile: 7, column: 6, row: 0 }] });
	assert.deepEqual(canvas.spent(), { tiles: 0, wells: 0, numbers: 0 });
});

for (const side of [4, 16]) {
	test(`one tile that slides paints one, ${side}×${side}`, () => {
		const { painter, canvas, still } = makeBoard(side);
		canvas.spent();
		const tile = side * side - 1;
		for (const part of [0.1, 0.35, 0.8, 1]) {
			const place = { tile, column: side - 2 + part, row: side - 1 };
			painter.paint({ ...still, places: [place] });
			const spent = { tiles: 1, wells: 2, numbers: 0 };
			assert.deepEqual(canvas.spent(), spent, String(part));
		}
	});

	test(`a line that slides paints its own tiles, ${side}×${side}`, () => {
		const { painter, canvas, still } = makeBoard(side);
		canvas.spent();
		const places = [];
		for (let column = 0; column < side - 1; column++) {
			const tile = (side - 1) * side + column + 1;
			places.push({ tile, column: column + 0.4, row: side - 1 });
		}
		painter.paint({ ...still, places });
		assert.deepEqual(canvas.spent(), {
			tiles: side - 1,
			wells: side,
			numbers: 0,
		});
	});

	test(`a hint paints the tile that it marks, ${side}×${side}`, () => {
		const { painter, canvas, still } = makeBoard(side);
		const hint = { tile: side * side - 1, direction: "R" };
		for (const shown of [hint, null]) {
			canvas.spent();
			painter.paint({ ...still, hint: shown });
			assert.equal(canvas.spent().tiles, 1);
		}
		canvas.spent();
		painter.paint(still);
		assert.equal(canvas.spent().tiles, 0);
	});
}

test("all is painted in a new dress, and in the light of the wave", () => {
	const { painter, canvas, still, dress } = makeBoard(4);
	canvas.spent();
	dress({});
	painter.paint(still);
	assert.equal(canvas.spent().tiles, 15);
	painter.paint({ ...still, wave: 0.5 });
	const { tiles, numbers } = canvas.spent();
	assert.equal(tiles + numbers, 15);
	assert.ok(numbers > 0, "the light is under the number");
	painter.paint(still);
	assert.equal(canvas.spent().tiles, 15, "the light is gone");
	painter.paint(still);
	assert.equal(canvas.spent().tiles, 0);
});

test("fifty boards share one sheet, which is drawn once", () => {
	const { sheets, canvases } = makeSheets();
	let numbers = 0;
	for (let i = 0; i < 50; i++) {
		const { canvas } = makeBoard(4, { sheets });
		numbers += canvas.spent().numbers;
	}
	assert.equal(sheets.size, 1);
	assert.equal(canvases.length, 1);
	assert.equal(numbers, 15);
});

test("each thing that is seen on the tiles makes another sheet", () => {
	const { sheets } = makeSheets();
	makeBoard(4, { sheets });
	const others = [
		{ from: "#00ff00" },
		{ to: "#00ff00" },
		{ well: "#00ff00" },
		{ number: "#000000" },
		{ font: "serif" },
		{ from: "#00ff00", to: "#00ff00" },
	];
	for (const [i, theme] of others.entries()) {
		makeBoard(4, { sheets, theme });
		assert.equal(sheets.size, i + 2, JSON.stringify(theme));
	}
	makeBoard(4, { sheets, length: 700 });
	makeBoard(5, { sheets });
	assert.equal(sheets.size, others.length + 3);
	// What is around the cells is not on the sheet.
	makeBoard(4, { sheets, theme: { tray: "#123456", hint: "#123456" } });
	assert.equal(sheets.size, others.length + 3);
});

test("a look that nobody uses is dropped, with its memory", () => {
	const { sheets, canvases } = makeSheets();
	const [one, two] = [makeBoard(4, { sheets }), makeBoard(4, { sheets })];
	one.dress({ from: "#00ff00" });
	assert.equal(sheets.size, 2);
	two.dress({ from: "#00ff00" });
	assert.equal(sheets.size, 1);
	assert.equal(canvases[0].width, 0);
	one.painter.undress();
	assert.equal(sheets.size, 1, "another board uses it");
	two.painter.undress();
	two.painter.undress();
	assert.equal(sheets.size, 0);
	two.painter.paint(two.still);
	one.dress({});
	assert.equal(sheets.size, 1);
});

test("a font that comes has all boards painted again, from new sprites", () => {
	const { sheets, fonts } = makeSheets();
	const boards = [makeBoard(4, { sheets }), makeBoard(4, { sheets })];
	for (const { canvas } of boards) canvas.spent();
	fonts.dispatchEvent(new Event("loadingdone"));
	let numbers = 0;
	for (const { painter, canvas, still, asked } of boards) {
		assert.equal(asked(), 1);
		painter.paint(still);
		const spent = canvas.spent();
		assert.equal(spent.tiles, 15);
		numbers += spent.numbers;
	}
	assert.equal(numbers, 15);
});

test("a context that was lost and is back is painted again", () => {
	const { painter, canvas, still, asked } = makeBoard(4);
	canvas.spent();
	canvas.dispatchEvent(new Event("contextrestored"));
	assert.equal(asked(), 1);
	painter.paint(still);
	const { tiles, numbers } = canvas.spent();
	assert.deepEqual([tiles, numbers], [15, 15]);
});

test("a region covers what was added to it, in a few rectangles", () => {
	const length = fc.integer({ min: 1, max: 300 });
	const corner = fc.integer({ min: 0, max: 4000 });
	const rect = fc
		.tuple(corner, corner, length, length)
		.map(([x, y, w, h]) => /** @type {Rect} */ ([x, y, x + w, y + h]));
	const contains = (/** @type {Rect} */ a, /** @type {Rect} */ b) =>
		a[0] <= b[0] && a[1] <= b[1] && a[2] >= b[2] && a[3] >= b[3];
	fc.assert(
		fc.property(fc.array(rect, { maxLength: 300 }), (added) => {
			const region = new Region();
			for (const rect of added) region.add(rect);
			assert.ok(region.rects.length <= 8);
			for (const rect of added) {
				assert.ok(region.rects.some((other) => contains(other, rect)));
			}
		}),
	);
});

test("far rectangles stay apart, near ones become one", () => {
	const region = new Region();
	region.add([0, 0, 10, 10]);
	region.add([90, 90, 100, 100]);
	assert.equal(region.rects.length, 2);
	region.add([11, 0, 21, 10]);
	assert.equal(region.rects.length, 2);
	assert.ok(overlap([0, 0, 2, 2], [1, 1, 3, 3]));
	assert.ok(!overlap([0, 0, 2, 2], [2, 0, 4, 2]), "they touch");
});

test("what has not changed is not added", () => {
	const region = new Region();
	region.change(null, null);
	region.change([0, 0, 5, 5], [0, 0, 5, 5]);
	assert.equal(region.rects.length, 0);
	region.change([0, 0, 5, 5], null);
	region.change(null, [50, 50, 55, 55]);
	assert.equal(region.rects.length, 2);
});
