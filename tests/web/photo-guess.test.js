/**
 * A photo whose board is thought to be somewhere: whatever the guess, a player who knows
 * better reaches all of the photo, and what is put away leaves nothing behind.
 */

import assert from "node:assert/strict";
import { createRequire, register } from "node:module";
import { test } from "node:test";
import fc from "fast-check";
import { texts } from "../../www/messages/compiled/setup-en.ts";

// Styles are of no matter here.
const LOADER = `export const load = (url, context, next) => /\\.css/.test(url)
	? { format: "module", shortCircuit: true, source: "export default ''" }
	: next(url, context);`;
register(`data:text/javascript,${encodeURIComponent(LOADER)}`);

// It has no types.
const { JSDOM } = createRequire(import.meta.url)("jsdom");

const { window } = new JSDOM("<!doctype html><dialog>");
const { document, HTMLCanvasElement } = window;

const PHOTO = { width: 1000, height: 800 };
/** Each arrow key moves a corner by so much of the width, at most. */
const STEP = 0.04 * PHOTO.width;

HTMLCanvasElement.prototype.getContext = () => ({
	drawImage() {},
	fillRect() {},
	getImageData: () => ({ data: Uint8ClampedArray.of(32, 160, 96, 255) }),
});
const bitmap = class {
	width = PHOTO.width;
	height = PHOTO.height;
	close() {}
};
Object.assign(globalThis, {
	...{ window, document, ImageBitmap: bitmap },
	createImageBitmap: async () => new bitmap(),
});

const { Editor } = await import("../../www/pages/play/setup/editor.ts");
const { PhotoReader } = await import(
	"../../www/pages/play/setup/photo-reader.ts"
);
const { PhotoState } = await import(
	"../../www/pages/play/setup/photo-state.ts"
);
const { PhotoPart } = await import("../../www/pages/play/setup/photo-part.tsx");
const { render } = await import("../../www/pages/kit/render.ts");
const { createElement } = await import("preact");

/** @typedef {import("../../www/pages/play/setup/photo-reader.ts").Found} Found */

/**
 * @param {number} left @param {number} top @param {number} right @param {number} below
 * @returns {Found["corners"]} Clockwise.
 */
function cornersOf(left, top, right, below) {
	const [above, under] = [
		[left, right].map((x) => /** @type {[number, number]} */ ([x, top])),
		[right, left].map((x) => /** @type {[number, number]} */ ([x, below])),
	];
	return [...above, ...under];
}

const guesses = fc
	.record({
		columns: fc.integer({ min: 2, max: 5 }),
		rows: fc.integer({ min: 2, max: 5 }),
		left: fc.integer({ min: 0, max: 800 }),
		top: fc.integer({ min: 0, max: 600 }),
		width: fc.integer({ min: 60, max: 200 }),
		height: fc.integer({ min: 60, max: 200 }),
	})
	.map(({ columns, rows, left, top, width, height }) => {
		const numbers = [...Array(columns * rows).keys()];
		const [right, below] = [left + width, top + height];
		const corners = cornersOf(left, top, right, below);
		return { columns, rows, numbers, unsure: new Set(), corners };
	});

const OPEN = { verdict: "unfinished", suspects: [], missing: [] };

/**
 * @param {Found} guess @param {boolean} [isFound] Whether there is a board to find.
 * @param {object} [state] What the cells amount to.
 */
async function open(guess, isFound = true, state = OPEN) {
	/** Where the board was read last, in pixels of the photo. */
	let read = guess.corners;
	PhotoReader.load = async () =>
		/** @type {any} */ ({
			find: () => (isFound ? guess : null),
			read: (
				/** @type {unknown} */ _,
				/** @type {number} */ columns,
				/** @type {number} */ rows,
				/** @type {Found["corners"]} */ corners,
			) => {
				read = corners;
				return { ...guess, columns, rows, corners, unsure: new Set() };
			},
		});
	const check = async () => state;
	const editor = new Editor({ check: /** @type {any} */ (check) });
	editor.begin(4, 4, "last");
	const photo = new PhotoState(texts, editor);
	const lay = document.createElement("div");
	const props = { strings: texts, photo, editor, onSolve() {}, children: null };
	photo.onChange = () => {
		const isThere = photo.grid !== null;
		render(isThere ? createElement(PhotoPart, props) : null, lay);
	};
	editor.onChange = () => photo.follow();
	await photo.take(/** @type {any} */ (new Blob(["."], { type: "image/png" })));
	return { lay, editor, corners: () => read };
}

/** Moves a corner as far as it goes. @param {HTMLElement} handle @param {string} key */
function push(handle, key) {
	for (let n = 0; n < 60; n += 1) {
		for (const type of ["keydown", "keyup"]) {
			const init = { key, shiftKey: true };
			handle.dispatchEvent(new window.KeyboardEvent(type, init));
		}
	}
}

/** @param {HTMLElement} lay @param {string} name */
async function press(lay, name) {
	const buttons = [...lay.querySelectorAll("button")];
	const shown = buttons.filter(({ textContent }) => textContent === name);
	assert.equal(shown.length, 1, name);
	shown[0].click();
	await new Promise(setImmediate);
}

/** @type {Record<string, (opened: Awaited<ReturnType<typeof open>>) => unknown>} */
const REJECTIONS = {
	"another size": ({ editor }) =>
		editor.resize(editor.cells.columns + 1, editor.cells.rows),
	"a corner beyond what is shown": ({ lay }) =>
		push(lay.querySelectorAll("button")[0], "ArrowLeft"),
};

for (const [name, reject] of Object.entries(REJECTIONS)) {
	test(`after ${name}, every corner reaches the edges of the photo`, async () => {
		const isReached = fc.asyncProperty(guesses, async (guess) => {
			const opened = await open(guess);
			await reject(opened);
			const { width, height } = /** @type {HTMLCanvasElement} */ (
				opened.lay.querySelector("canvas")
			);
			assert.deepEqual({ width, height }, PHOTO);
			const handles = opened.lay.querySelectorAll("button");
			for (const at of [0, 1, 2, 3]) {
				push(handles[at], at === 0 || at === 3 ? "ArrowLeft" : "ArrowRight");
				push(handles[at], at < 2 ? "ArrowUp" : "ArrowDown");
			}
			const edges = cornersOf(0, 0, PHOTO.width, PHOTO.height);
			for (const [at, [x, y]] of opened.corners().entries()) {
				const [toX, toY] = [
					Math.abs(x - edges[at][0]),
					Math.abs(y - edges[at][1]),
				];
				assert.ok(Math.max(toX, toY) <= STEP, `corner ${at}: ${x}, ${y}`);
			}
		});
		await fc.assert(isReached, { numRuns: 20 });
	});
}

test("what was read of a photo goes with it", async () => {
	const isGone = fc.asyncProperty(guesses, async (guess) => {
		const { lay, editor } = await open(guess);
		assert.equal(editor.size, `${guess.columns}x${guess.rows}`);
		await press(lay, texts.photo.other);
		assert.equal(editor.size, "4x4");
		assert.deepEqual(editor.cells.values, Array(16).fill(null));
	});
	await fc.assert(isGone, { numRuns: 20 });
});

test("a photo without numbers leads to what was typed before it", async () => {
	const leads = fc.asyncProperty(guesses, async (guess) => {
		const { lay, editor } = await open(guess, false);
		assert.notEqual(lay.firstChild, null);
		await press(lay, texts.byHand);
		assert.equal(lay.firstChild, null);
		assert.equal(editor.size, "4x4");
		assert.deepEqual(editor.cells.values, Array(16).fill(null));
	});
	await fc.assert(leads, { numRuns: 20 });
});

test("what cannot be solved is put right first, and no button offers to solve it", async () => {
	const guess = {
		...{ columns: 2, rows: 2, numbers: [2, 1, 3, 0], unsure: new Set() },
		corners: cornersOf(0, 0, 100, 100),
	};
	const unsolvable = { ...OPEN, verdict: "unsolvable", suspects: [2, 1] };
	const { lay, editor } = await open(guess, true, unsolvable);
	const names = [...lay.querySelectorAll(".setup-buttons button")].map(
		({ textContent }) => textContent,
	);
	assert.deepEqual(names, [texts.photo.other, texts.exchange(2, 1)]);
	await press(lay, texts.exchange(2, 1));
	assert.deepEqual(editor.cells.values, [1, 2, 3, 0]);
});
