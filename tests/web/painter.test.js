/**
 * What is painted after a change. The canvases are fakes that count draws. Tests
 * check the amount of work; benches measure time.
 */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { drawHint } from "../../www/view/later/hint-mark.ts";
import { fit } from "../../www/view/layout.ts";
import { Painter } from "../../www/view/painter.ts";
import { SCHEMES } from "../../www/view/theme.ts";
import "../../www/element/later/palettes.ts";

const THEME = {
	font: "system-ui",
	tray: "#111111",
	well: "#222222",
	number: "#ffffff",
	outline: "rgba(0, 0, 0, 0)",
	hint: "#ffff00",
	from: "#ff0000",
	to: "#0000ff",
	palette: "",
	scheme: SCHEMES.home,
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

	after() {}
	remove() {}

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

	/** Returns how many sprites were drawn since the last call. */
	spent() {
		const spent = { tiles: 0, wells: 0 };
		for (const [sheet, , top, , side] of this.images) {
			if (top + side === sheet.height) spent.wells += 1;
			else spent.tiles += 1;
		}
		this.images.length = 0;
		return spent;
	}
}

/** @param {number} cells */
function rowByRow(cells) {
	return Uint8Array.from({ length: cells }, (_, at) => (at || cells) - 1);
}

/** Canvases made for sheets. @type {FakeCanvas[]} */
let sheets = [];

/** Returns how many sheets hold memory. */
function living() {
	return sheets.filter(({ width }) => width > 0).length;
}

const fonts = new EventTarget();

/** @type {any} */ (globalThis).document = {
	fonts,
	createElement() {
		const canvas = new FakeCanvas();
		sheets.push(canvas);
		return canvas;
	},
};

/** @type {Painter[]} */
let painters = [];

beforeEach(() => {
	for (const painter of painters) painter.release();
	assert.equal(living(), 0);
	[sheets, painters] = [[], []];
});

/**
 * Makes a solved board.
 *
 * @param {number} side
 * @param {object} [theme] Differences from the default theme.
 * @param {number} [length] Length of its sides.
 */
function makeBoard(side, theme = {}, length = 800) {
	const layout = fit(side, side, length, length);
	const canvas = new FakeCanvas();
	let asked = 0;
	const painter = new Painter(canvas.getContext(), () => {
		asked += 1;
		painter.invalidate();
	});
	painters.push(painter);
	const dress = (/** @type {object} */ changes) =>
		painter.dress({
			layout,
			theme: { ...THEME, ...theme, ...changes },
			faces: { kind: "number", image: null, hasMaps: false },
			homes: rowByRow(side * side),
		});
	dress({});
	const places = [];
	for (let tile = 1; tile < side * side; tile++) {
		const cell = tile - 1;
		const row = Math.floor(cell / side);
		places.push({ tile, column: cell % side, row });
	}
	const still = { places: [], hint: null, isSolved: false, pressed: 0 };
	painter.paint({ ...still, places });
	return { painter, canvas, still, dress, asked: () => asked };
}

test("a frame in which nothing has changed paints nothing", () => {
	const { painter, canvas, still } = makeBoard(16);
	canvas.spent();
	painter.paint(still);
	assert.deepEqual(canvas.spent(), { tiles: 0, wells: 0 });
});

for (const side of [4, 16]) {
	test(`one tile that slides paints one, ${side}×${side}`, () => {
		const { painter, canvas, still } = makeBoard(side);
		canvas.spent();
		const tile = side * side - 1;
		for (const part of [0.1, 0.35, 0.8, 1]) {
			const place = { tile, column: side - 2 + part, row: side - 1 };
			painter.paint({ ...still, places: [place] });
			assert.deepEqual(canvas.spent(), { tiles: 1, wells: 2 }, String(part));
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
		assert.deepEqual(canvas.spent(), { tiles: side - 1, wells: side });
	});
}

test("all is painted for a hint, and after something else has painted", () => {
	const { painter, canvas, still } = makeBoard(4);
	const all = { tiles: 15, wells: 16 };
	const none = { tiles: 0, wells: 0 };
	const marked = {
		...still,
		hint: { tile: 15, direction: "R", draw: drawHint },
	};
	const acted = { ...still, act: { paint: () => true } };
	canvas.spent();
	for (const [scene, spent] of /** @type {const} */ ([
		[marked, all],
		[marked, none],
		[still, all],
		[still, none],
		[acted, none],
		[acted, none],
		[still, all],
		[still, none],
	])) {
		painter.paint(scene);
		assert.deepEqual(canvas.spent(), spent);
	}
});

test("who paints in its place says whether there is more to come", () => {
	const { painter, still } = makeBoard(4);
	for (const isMore of [true, false]) {
		const act = { paint: () => isMore };
		assert.equal(painter.paint({ ...still, act }), isMore);
	}
	assert.equal(painter.paint(still), false);
});

test("a tile that is pressed is painted alone, and smaller, until it is let go", () => {
	const { painter, canvas, still } = makeBoard(4);
	const drawn = () =>
		canvas.images.map(([, , , , side, , , size]) => size - side);
	for (const [pressed, grown] of /** @type {const} */ ([
		[6, [0, -10]],
		[6, []],
		[0, [0, 0]],
		[0, []],
	])) {
		canvas.spent();
		painter.paint({ ...still, pressed });
		assert.equal(drawn().length, grown.length);
		for (const [i, size] of grown.entries()) {
			assert.equal(Math.sign(drawn()[i]), Math.sign(size));
		}
	}
});

test("another look has all painted again, the same one nothing", () => {
	const { painter, canvas, still, dress } = makeBoard(4);
	canvas.spent();
	dress({});
	painter.paint(still);
	assert.equal(canvas.spent().tiles, 0);
	dress({ tray: "#123456" });
	painter.paint(still);
	assert.equal(canvas.spent().tiles, 15);
});

test("fifty boards share one sheet, which is drawn once", () => {
	for (let i = 0; i < 50; i++) makeBoard(4);
	assert.equal(living(), 1);
	assert.equal(sheets.length, 1);
	assert.equal(sheets[0].calls.fillText, 15);
});

test("each thing that is seen on the tiles makes another sheet", () => {
	makeBoard(4);
	const others = [
		{ from: "#00ff00" },
		{ to: "#00ff00" },
		{ well: "#00ff00" },
		{ number: "#000000" },
		{ font: "serif" },
		{ scheme: SCHEMES.rows },
		{ palette: "0.5 0 0 0 0 0 0" },
		{ from: "#00ff00", to: "#00ff00" },
	];
	for (const [i, theme] of others.entries()) {
		makeBoard(4, theme);
		assert.equal(living(), i + 2, JSON.stringify(theme));
	}
	makeBoard(4, {}, 700);
	makeBoard(5);
	assert.equal(living(), others.length + 3);
});

test("a look that nobody uses is dropped, with its memory", () => {
	const [one, two] = [makeBoard(4), makeBoard(4)];
	one.dress({ from: "#00ff00" });
	one.painter.paint(one.still);
	assert.equal(living(), 2);
	two.dress({ from: "#00ff00" });
	assert.equal(living(), 1);
	assert.equal(sheets[0].width, 0);
	one.painter.release();
	assert.equal(living(), 1, "another board uses it");
	two.painter.release();
	two.painter.release();
	assert.equal(living(), 0);
	two.painter.paint(two.still);
	one.dress({});
	one.painter.paint(one.still);
	assert.equal(living(), 1);
});

test("a font that comes has all boards painted again, from new sprites", () => {
	const boards = [makeBoard(4), makeBoard(4)];
	for (const { canvas } of boards) canvas.spent();
	fonts.dispatchEvent(new Event("loadingdone"));
	for (const { painter, canvas, still, asked } of boards) {
		assert.equal(asked(), 1);
		painter.paint(still);
		assert.equal(canvas.spent().tiles, 15);
	}
	assert.equal(sheets[0].calls.fillText, 30);
});

test("a context that was lost and is back is painted again", () => {
	for (const isSheet of [false, true]) {
		const { painter, canvas, still, asked } = makeBoard(4);
		canvas.spent();
		const [sheet] = sheets;
		const before = sheet.calls.fillText;
		(isSheet ? sheet : canvas).dispatchEvent(new Event("contextrestored"));
		assert.equal(asked(), 1);
		painter.paint(still);
		assert.equal(canvas.spent().tiles, 15);
		assert.equal(sheet.calls.fillText, before + 15);
	}
});
