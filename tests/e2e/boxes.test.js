/**
 * The element in the boxes that pages give it: how large the board is, how wide the
 * page's own box becomes, and where a click falls if the page turns the board.
 */

import { arrange } from "../../www/element/arrange.ts";
import { ask, openWith } from "./support/element-page.js";
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

/** @type {[width: number, height: number, least: number][]} */
const LOW_BOXES = [
	[480, 480, 320],
	[480, 450, 290],
	[480, 400, 250],
	[600, 600, 430],
	[479, 480, 320],
	[481, 480, 320],
];

test("a square or low box has a large board", async ({ page }) => {
	const boards = await boardsIn(
		page,
		LOW_BOXES.map(([width, height]) => ({ width, height })),
	);
	for (const [n, [width, height, least]] of LOW_BOXES.entries()) {
		expect.soft(boards[n], `${width}×${height}`).toBeGreaterThan(least);
	}
});

test("a box of aspect-ratio 1 has a large board", async ({ page }) => {
	await openWith(
		page,
		'<sliding-puzzle style="aspect-ratio: 1"></sliding-puzzle>',
	);
	await laidOut(page);
	const { width } = await ask(page, (puzzle) =>
		puzzle.shadowRoot.getElementById("canvas").getBoundingClientRect(),
	);
	expect(width).toBeGreaterThan(320);
});

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

/** What a puzzle is put into; `□` is the puzzle. @type {Record<string, string>} */
const SHRINKING = {
	dialog: '<dialog class="box" open>□</dialog>',
	popover: '<div class="box" popover="manual">□</div>',
	float: '<div class="box" style="float: left">□</div>',
	"inline-block": '<div class="box" style="display: inline-block">□</div>',
	absolute: '<div class="box" style="position: absolute">□</div>',
	"fit-content": '<div class="box" style="width: fit-content">□</div>',
	"table cell": '<table><tr><td class="box">□</td></tr></table>',
	"flex item":
		'<div style="display: flex"><div class="box">□</div><p>x</p></div>',
	"auto column":
		'<div style="display: grid; grid-template-columns: auto 1fr"><div class="box">□</div><p></p></div>',
	"vertical text":
		'<div style="writing-mode: vertical-rl; float: left" class="box">□</div>',
};

for (const size of ["4x4", "8x3", "3x8"]) {
	test(`a parent that shrinks to fit is as wide as a puzzle of ${size}`, async ({
		page,
	}) => {
		const puzzle = `<sliding-puzzle loading="eager" size="${size}"></sliding-puzzle>`;
		for (const [name, html] of Object.entries(SHRINKING)) {
			await openWith(
				page,
				`<style>body { margin: 0 } .box { padding: 0; border: 0 }</style>
				${html.replace("□", puzzle)}
				<script>for (const box of document.querySelectorAll("[popover]")) box.showPopover();</script>`,
			);
			await laidOut(page);
			const seen = await ask(page, (puzzle) => ({
				parent: puzzle.closest(".box").getBoundingClientRect().width,
				own: puzzle.getBoundingClientRect().width,
				board: puzzle.shadowRoot
					.getElementById("canvas")
					.getBoundingClientRect().width,
			}));
			expect.soft(seen.own, name).toBeCloseTo(480, 0);
			expect.soft(seen.parent, name).toBeCloseTo(480, 0);
			expect.soft(seen.board, name).toBeGreaterThan(440);
		}
	});
}

/** What a page does to the puzzle or to what it is in. */
const TURNS = [
	"rotate(90deg)",
	"rotate(180deg)",
	"scaleX(-1)",
	"rotate(30deg) skewX(10deg) scale(0.8)",
];

for (const turn of TURNS) {
	for (const where of ["puzzle", "parent"]) {
		test(`a click and a drag meet their tile under ${turn} of the ${where}`, async ({
			page,
		}) => {
			const style = `transform: ${turn}`;
			await openWith(
				page,
				`<div style="padding: 100px; ${where === "parent" ? style : ""}">
				<sliding-puzzle board="1 2 3/4 0 5/7 8 6" controls="none" style="inline-size: 300px; ${where === "puzzle" ? style : ""}"></sliding-puzzle></div>`,
			);
			/** @param {number} cell */
			const middle = (cell) =>
				page.evaluate((cell) => {
					const puzzle = document.querySelector("sliding-puzzle");
					const box = /** @type {any} */ (puzzle).boxOf(cell);
					return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
				}, cell);
			const cells = () => ask(page, (puzzle) => puzzle.cells);
			expect(await cells()).toEqual([1, 2, 3, 4, 0, 5, 7, 8, 6]);
			const { x, y } = await middle(5);
			await page.mouse.click(x, y);
			expect(await cells()).toEqual([1, 2, 3, 4, 5, 0, 7, 8, 6]);
			const [from, to] = [await middle(2), await middle(5)];
			await page.mouse.move(from.x, from.y);
			await page.mouse.down();
			await page.mouse.move(
				from.x + 0.8 * (to.x - from.x),
				from.y + 0.8 * (to.y - from.y),
				{ steps: 4 },
			);
			await page.mouse.up();
			expect(await cells()).toEqual([1, 2, 0, 4, 5, 3, 7, 8, 6]);
		});
	}
}
