/**
 * Large boards on small screens: two fingers or two taps enlarge the board, one finger
 * moves it, and what matters stays in view.
 */

import { ask, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";
import { Touch } from "./support/touch.js";

test.use({
	viewport: { width: 320, height: 568 },
	hasTouch: true,
	isMobile: true,
	deviceScaleFactor: 2,
});

const BODY = `<meta name="viewport" content="width=device-width"><style>body { margin: 0 }</style>
	<sliding-puzzle size="16x16" seed="1" controls="none"></sliding-puzzle>`;

/** @param {import("@playwright/test").Page} page */
function look(page) {
	return ask(page, (puzzle) => {
		const tree = puzzle.shadowRoot;
		const rect = (/** @type {Element} */ element) => {
			const { left, top, right, bottom, width } =
				element.getBoundingClientRect();
			return { left, top, right, bottom, width };
		};
		const cells = [...tree.querySelectorAll("[role=gridcell]")];
		const blank = cells[puzzle.cells.indexOf(0)];
		return {
			tile: rect(cells[0]).width,
			box: rect(tree.getElementById("board-box")),
			canvas: rect(tree.getElementById("canvas")),
			blank: rect(blank),
			cursor: rect(tree.querySelector(".cursor") ?? blank),
			moves: puzzle.moves.mtm,
			pixels: tree.getElementById("canvas").width,
		};
	});
}

/** @param {import("@playwright/test").Page} page */
async function open(page) {
	await openWith(page, BODY);
	await expect(page.locator("#board.ready")).toBeVisible();
	// It has loaded when the board takes the fingers from the page.
	await expect(page.locator("#board")).toHaveCSS("touch-action", "none");
	return Touch.of(page);
}

/** @param {{ left: number, top: number, right: number, bottom: number }} inner @param {typeof inner} outer */
function expectWithin(inner, outer) {
	expect(inner.left).toBeGreaterThanOrEqual(outer.left - 1);
	expect(inner.right).toBeLessThanOrEqual(outer.right + 1);
	expect(inner.top).toBeGreaterThanOrEqual(outer.top - 1);
	expect(inner.bottom).toBeLessThanOrEqual(outer.bottom + 1);
}

/** @param {number} apart */
function fingers(apart) {
	return [
		{ x: 160 - apart, y: 160 },
		{ x: 160 + apart, y: 160 },
	];
}

test("two fingers enlarge the board, sharp, and move no tile", async ({
	page,
}) => {
	const touch = await open(page);
	const before = await look(page);
	expect(before.tile).toBeLessThan(20);
	await touch.start(fingers(30).slice(0, 1));
	await touch.start(fingers(30));
	for (const apart of [40, 60, 80, 120]) await touch.move(fingers(apart));
	await touch.end(fingers(120).slice(0, 1));
	await touch.end([]);
	await expect.poll(async () => (await look(page)).tile).toBeGreaterThan(40);
	const after = await look(page);
	expect(after.moves).toBe(0);
	// As many pixels as it is large: nothing is stretched.
	expect(after.pixels / after.canvas.width).toBeCloseTo(2, 1);
	expect(after.canvas.left).toBeLessThan(after.box.left);
	// What lay between the fingers lies there still.
	const part = (/** @type {typeof before} */ { canvas }) =>
		(160 - canvas.left) / canvas.width;
	expect(part(after)).toBeCloseTo(part(before), 1);

	// A finger on a tile that cannot slide moves the board, as far as its edge.
	await touch.drag(160, 160, "L", 90);
	const moved = await look(page);
	expect(moved.canvas.left - after.canvas.left).toBeCloseTo(-90, -0.5);
	for (let i = 0; i < 8; i++) await touch.drag(250, 160, "L", 200);
	const edge = await look(page);
	expect(edge.canvas.right).toBeCloseTo(edge.box.right, 0);
	expect(edge.moves).toBe(0);

	// The whole again.
	await page.locator("#whole").click();
	await expect.poll(async () => (await look(page)).tile).toBe(before.tile);
	const whole = await look(page);
	expectWithin(whole.canvas, whole.box);
});

test("two taps enlarge it, gap and focus stay in view, and two taps show the whole", async ({
	page,
}) => {
	await open(page);
	const { blank, moves } = await look(page);
	// In no line with the gap.
	const x = blank.left > 160 ? 60 : 260;
	const y = blank.top > 160 ? 60 : 260;
	const twoTaps = async () => {
		await page.touchscreen.tap(x, y);
		await page.touchscreen.tap(x, y);
	};
	for (const large of [true, false, true]) {
		await twoTaps();
		await expect.poll(async () => (await look(page)).tile > 40).toBe(large);
	}
	expect((await look(page)).moves).toBe(moves);
	await ask(page, (puzzle) => puzzle.move("U") || puzzle.move("D"));
	const moved = await look(page);
	expectWithin(moved.blank, moved.box);
	await ask(page, (puzzle) => puzzle.focus());
	for (const [key, count] of /** @type {const} */ ([
		["ArrowUp", 16],
		["ArrowLeft", 16],
		["ArrowDown", 16],
	])) {
		for (let i = 0; i < count; i++) await page.keyboard.press(`Shift+${key}`);
		await expect(async () => {
			const seen = await look(page);
			expectWithin(seen.cursor, seen.box);
		}).toPass();
	}
	await page.locator("#whole").tap();
	await expect.poll(async () => (await look(page)).tile < 20).toBe(true);
});

test("a tile in reach slides under the finger, enlarged or not", async ({
	page,
}) => {
	const touch = await open(page);
	await ask(page, (puzzle) => {
		const cell = puzzle.cells.indexOf(0);
		puzzle.move(cell % 16 > 7 ? cell - 1 : cell + 1);
	});
	for (const isLarge of [false, true]) {
		if (isLarge) {
			const { blank } = await look(page);
			// Fingers beside the gap enlarge it there.
			const [cx, cy] = [
				Math.min(255, Math.max(65, blank.left + 9)),
				blank.top + 9,
			];
			const at = (/** @type {number} */ apart) => [
				{ x: cx - apart, y: cy },
				{ x: cx + apart, y: cy },
			];
			await touch.start(at(15));
			for (const apart of [20, 30, 45, 60]) await touch.move(at(apart));
			await touch.end([]);
			await expect
				.poll(async () => (await look(page)).tile)
				.toBeGreaterThan(40);
		}
		const { blank, moves, box } = await look(page);
		const pitch = blank.width * 1.06;
		const isLeft = blank.left - pitch > box.left;
		const x = blank.left + blank.width / 2 + (isLeft ? -pitch : pitch);
		const y = blank.top + blank.width / 2;
		await touch.drag(x, y, isLeft ? "R" : "L", Math.max(20, pitch));
		await expect.poll(async () => (await look(page)).moves).toBe(moves + 1);
	}
});
