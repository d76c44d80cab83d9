/**
 * Who plays by switch, by pointing or by touch exploration.
 */

import { ask, openWith } from "./support/element-page.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} attributes */
async function open(page, attributes) {
	await openWith(
		page,
		`<sliding-puzzle board="${START}" style="width: 400px" ${attributes}></sliding-puzzle>`,
	);
	await ask(page, (puzzle) => puzzle.value);
}

/** The id of what has the focus in the puzzle. @param {Page} page */
const focused = (page) =>
	page.evaluate(
		() => document.activeElement?.shadowRoot?.activeElement?.id ?? "",
	);

/** @param {Page} page @param {string} selector */
async function boxesOf(page, selector) {
	return page
		.locator(selector)
		.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
}

test("by scanning, hint, undo and a slide are the first stops after the board", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await page.locator("#puzzle").evaluate((puzzle) => {
		puzzle.setAttribute("pad", "on");
	});
	await expect(game.part("pad")).toBeVisible();
	await game.grid.focus();
	const stops = [];
	for (let stop = 0; stop < 6; stop++) {
		await page.keyboard.press("Tab");
		stops.push(await focused(page));
	}
	expect(stops).toEqual([
		...["hint", "undo", "pad-left", "pad-up", "pad-down", "pad-right"],
	]);
	await page.keyboard.press("Enter");
	await game.expectBoard("1 2 3/0 4 5/7 8 6");
	await game.part("undo").press("Enter");
	await game.expectBoard(START);
	await page.locator("#puzzle").evaluate((puzzle) => {
		puzzle.setAttribute("pad", "off");
	});
	await expect(game.part("pad")).toHaveCount(0);
	await expect(game.part("controls").locator("button").first()).toHaveId(
		"undo",
	);
});

test("the pad is in no way of the board", async ({ page }) => {
	for (const controls of ["full", "compact", "bar", "none"]) {
		await open(page, `pad="on" controls="${controls}" loading="eager"`);
		const pad = page.locator("#pad");
		await expect(pad).toBeVisible();
		const [board, buttons] = await Promise.all([
			page.locator("#board").boundingBox(),
			pad.boundingBox(),
		]);
		const end = (board?.y ?? 0) + (board?.height ?? 0);
		expect(buttons?.y, controls).toBeGreaterThanOrEqual(end);
		for (const box of await boxesOf(page, "#pad button")) {
			expect(Math.min(box.width, box.height), controls).toBeGreaterThan(43.9);
		}
	}
});

test("a finger that explores finds each cell where its tile is drawn", async ({
	page,
}) => {
	await open(page, 'loading="eager" motion="off"');
	const boxes = await boxesOf(page, "[role=gridcell]");
	const board = await page.locator("#canvas").boundingBox();
	expect(boxes).toHaveLength(9);
	for (const [cell, { x, y, width, height }] of boxes.entries()) {
		// The tile is drawn where a tap on the middle of the box slides it, to its edges.
		for (const [dx, dy] of [
			[0.5, 0.5],
			[0.02, 0.5],
			[0.98, 0.5],
			[0.5, 0.02],
			[0.5, 0.98],
		]) {
			const hit = await page.evaluate(
				([px, py]) =>
					document
						.querySelector("sliding-puzzle")
						?.shadowRoot?.elementFromPoint(px, py)?.id,
				[x + width * dx, y + height * dy],
			);
			expect(hit).toBe(`cell-${cell}`);
		}
		const side = (board?.width ?? 0) / 3;
		expect(width).toBeGreaterThan(side * 0.85);
		expect(x - (board?.x ?? 0)).toBeCloseTo(
			((cell % 3) + 0.5) * side - width / 2,
			-1.5,
		);
	}
});
