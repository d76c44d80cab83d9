/**
 * The element in the boxes that pages give it: how large the board is, how wide the
 * page's own box becomes, and where a click falls if the page turns the board.
 */

import { arrange } from "../../www/element/arrange.ts";
import { ask, heard, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

/**
 * Returns how wide the board is in boxes of these sizes, in CSS pixels.
 *
 * @param {import("@playwright/test").Page} page
 * @param {{ controls?: string, size?: string, width: number, height: number }[]} boxes
 * @returns {Promise<number[]>}
 */
async function boardsIn(page, boxes) {
	const tags = boxes.map(
		({ controls = "full", size = "4x4", width, height }) =>
			`<sliding-puzzle loading="eager" size="${size}" controls="${controls}" style="width: ${width}px; height: ${height}px"></sliding-puzzle>`,
	);
	await openWith(page, tags.join(""));
	await laidOut(page, boxes.length);
	return page.evaluate(() => {
		const widths = [];
		for (const puzzle of document.querySelectorAll("sliding-puzzle")) {
			const canvas = puzzle.shadowRoot?.getElementById("canvas");
			widths.push(canvas?.getBoundingClientRect().width ?? 0);
		}
		return widths;
	});
}

/**
 * Waits until so many puzzles have a layout: a canvas without one is 300 px wide, also
 * where the game can be played.
 *
 * @param {import("@playwright/test").Page} page
 */
async function laidOut(page, count = 1) {
	await expect(page.locator("#board.ready")).toHaveCount(count);
}

test("the board is as large as the arrangement reckons", async ({ page }) => {
	const boxes = ["full", "compact", "bar"].flatMap((controls) =>
		["4x4", "8x3", "3x8"].flatMap((size) =>
			[
				[240, 240],
				[300, 300],
				[390, 600],
				[480, 745],
				[500, 300],
				[600, 600],
				[800, 420],
				[800, 460],
				[1000, 700],
				[1200, 500],
			].map(([width, height]) => ({ controls, size, width, height })),
		),
	);
	const boards = await boardsIn(page, boxes);
	for (const [n, { controls, size, width, height }] of boxes.entries()) {
		const [columns, rows] = size.split("x").map(Number);
		const ratio = (columns + 0.17) / (rows + 0.17);
		const { form, side } = arrange(controls, width, height, ratio);
		const board = /wide|low|side/.test(form) ? side * ratio : side;
		// The sides of tiles and gaps are whole pixels, so it is a bit smaller.
		const rest = board - boards[n];
		const name = `${controls} ${size} in ${width}×${height}: ${form}, ${board}, ${boards[n]}`;
		expect.soft(rest, name).toBeLessThan(3 * columns + 8);
		expect.soft(rest, name).toBeGreaterThan(-12);
	}
});

/** What a puzzle is put into; `□` is the puzzle. */
const SHRINKING = [
	'<dialog class="box" open>□</dialog>',
	'<div class="box" popover="manual">□</div>',
	'<div class="box" style="float: left">□</div>',
	'<div class="box" style="display: inline-block">□</div>',
	'<div class="box" style="position: absolute">□</div>',
	'<div class="box" style="width: fit-content">□</div>',
	'<table><tr><td class="box">□</td></tr></table>',
	'<div style="display: flex"><div class="box">□</div><p>x</p></div>',
	'<div style="display: grid; grid-template-columns: auto 1fr"><div class="box">□</div><p></p></div>',
	'<div style="writing-mode: vertical-rl; float: left" class="box">□</div>',
];

test("a parent that shrinks to fit is as wide as the puzzle", async ({
	page,
}) => {
	const puzzles = ["4x4", "8x3", "3x8"].flatMap((size) =>
		SHRINKING.map((html) =>
			html.replace(
				"□",
				`<sliding-puzzle loading="eager" size="${size}"></sliding-puzzle>`,
			),
		),
	);
	await openWith(
		page,
		`<style>body { margin: 0 } .box { padding: 0; border: 0 }</style>
		${puzzles.map((html) => `<section style="overflow: hidden">${html}</section>`).join("")}
		<script>for (const box of document.querySelectorAll("[popover]")) box.showPopover();</script>`,
	);
	await laidOut(page, puzzles.length);
	const seen = await page.evaluate(() => {
		const widthOf = (/** @type {Element | null | undefined} */ element) =>
			element?.getBoundingClientRect().width ?? 0;
		return [...document.querySelectorAll("sliding-puzzle")].map((puzzle) => ({
			parent: widthOf(puzzle.closest(".box")),
			own: widthOf(puzzle),
			board: widthOf(puzzle.shadowRoot?.getElementById("canvas")),
		}));
	});
	for (const [n, { parent, own, board }] of seen.entries()) {
		expect.soft(own, puzzles[n]).toBeCloseTo(480, 0);
		expect.soft(parent, puzzles[n]).toBeCloseTo(480, 0);
		expect.soft(board, puzzles[n]).toBeGreaterThan(440);
	}
});

test("a box of aspect-ratio 1 has a large board, and a hidden panel leaves its room", async ({
	page,
}) => {
	await openWith(
		page,
		`<style>.alone::part(panel) { display: none }</style>
		<sliding-puzzle style="aspect-ratio: 1"></sliding-puzzle>
		<sliding-puzzle size="3x3" class="alone" loading="eager"></sliding-puzzle>`,
	);
	await laidOut(page, 2);
	const { width } = await ask(page, (puzzle) =>
		puzzle.shadowRoot.getElementById("canvas").getBoundingClientRect(),
	);
	expect(width).toBeGreaterThan(320);
	const other = page.locator("sliding-puzzle[size]");
	const height = () =>
		other.evaluate((puzzle) => {
			const { height, width } = puzzle.getBoundingClientRect();
			return height - width;
		});
	await expect.poll(height).toBeLessThanOrEqual(1);
	await other.evaluate((puzzle) => puzzle.classList.remove("alone"));
	await expect.poll(height).toBeGreaterThan(200);
});

/** What a page does to the puzzle or to what it is in. */
const TURNS = [
	"rotate(90deg)",
	"rotate(180deg)",
	"scaleX(-1)",
	"rotate(30deg) skewX(10deg) scale(0.8)",
];

test("a click and a drag meet their tile, however the page turns it", async ({
	page,
}) => {
	await openWith(
		page,
		`<div style="padding: 100px">
		<sliding-puzzle board="1 2 3/4 0 5/7 8 6" controls="none" style="inline-size: 300px"></sliding-puzzle></div>`,
	);
	await laidOut(page);
	/** @param {number} cell */
	const middle = (cell) =>
		page.evaluate((cell) => {
			const puzzle = document.querySelector("sliding-puzzle");
			const box = /** @type {any} */ (puzzle).shadowRoot
				.getElementById(`cell-${cell}`)
				.getBoundingClientRect();
			return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
		}, cell);
	/** @param {string} turned @param {string} transform */
	const turn = (turned, transform) =>
		page.locator(turned).evaluate((element, transform) => {
			/** @type {HTMLElement} */ (element).style.transform = transform;
		}, transform);
	const cells = () => ask(page, (puzzle) => puzzle.cells);
	for (const transform of TURNS) {
		for (const turned of ["sliding-puzzle", "div:has(> sliding-puzzle)"]) {
			const what = `${transform} of ${turned}`;
			await ask(page, (puzzle) => puzzle.reset());
			await turn(turned, transform);
			const { x, y } = await middle(5);
			await page.mouse.click(x, y);
			expect(await cells(), what).toEqual([1, 2, 3, 4, 5, 0, 7, 8, 6]);
			const [from, to] = [await middle(2), await middle(5)];
			await page.mouse.move(from.x, from.y);
			await page.mouse.down();
			await page.mouse.move(
				from.x + 0.8 * (to.x - from.x),
				from.y + 0.8 * (to.y - from.y),
				{ steps: 4 },
			);
			await page.mouse.up();
			expect(await cells(), what).toEqual([1, 2, 0, 4, 5, 3, 7, 8, 6]);
			await turn(turned, "");
		}
	}
});

test("enlarged by the page, it is drawn as sharp as it is seen", async ({
	page,
}) => {
	await openWith(
		page,
		`<div style="transform: scale(2); transform-origin: 0 0"><sliding-puzzle board="1 2 3/4 5 6/7 0 8" controls="none" style="inline-size: 200px"></sliding-puzzle></div>
		<div style="position: absolute; left: 700px; zoom: 2"><sliding-puzzle board="1 2 3/4 5 6/7 0 8" controls="none" loading="eager" style="inline-size: 200px"></sliding-puzzle></div>
		<div style="position: absolute; top: 500px"><sliding-puzzle board="1 2 3/4 5 6/7 0 8" controls="none" loading="eager" style="inline-size: 200.4px"></sliding-puzzle></div>`,
	);
	const pixels = () =>
		page.evaluate(() =>
			[.../** @type {any} */ (document.querySelectorAll("sliding-puzzle"))].map(
				({ shadowRoot }) => {
					const canvas = shadowRoot.getElementById("canvas");
					const { width } = canvas.getBoundingClientRect();
					return Math.round((10 * canvas.width) / width) / 10;
				},
			),
		);
	await expect.poll(pixels).toEqual([1, 1, 1]);
	// A tap still meets the tile that is seen.
	await page.locator("sliding-puzzle #cell-8").first().click();
	expect(await heard(page)).toContainEqual([
		"solved",
		expect.objectContaining({ stm: 1 }),
	]);
});
