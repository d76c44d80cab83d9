/**
 * Solve my puzzle: a photo is read, corrected by taps, confirmed, and solved on the
 * puzzle in the hand, one slide after the other.
 */

import { texts } from "../../www/messages/compiled/setup-en.ts";
import { at } from "./support/game-page.js";
import { shortestWay } from "./support/oracle.js";
import { choosePicture, photoOf } from "./support/pictures.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

/** A board far from done; 6 and 9, 1 and 7 are easily confused. */
const FIFTEEN = "3 2 8 7/5 6 1 4/13 12 0 15/14 10 9 11";

/** @param {import("@playwright/test").Page} page @param {number} n */
const cell = (page, n) => page.locator(".read-cell").nth(n);

/** @param {import("@playwright/test").Page} page */
async function readBoard(page) {
	await expect(cell(page, 0)).toBeVisible();
	const badges = await page.locator(".read-badge").allTextContents();
	return badges.map((text) => (/gap/.test(text) ? "0" : text.replace("?", "")));
}

/** @param {import("@playwright/test").Page} page @param {string} board */
async function takePhoto(page, board) {
	const buffer = await photoOf(page, board);
	await choosePicture(page, "#setup", {
		name: "a.jpg",
		mimeType: "image/jpeg",
		buffer,
	});
}

/** Pastes a picture into the sheet. @param {import("@playwright/test").Page} page @param {string} bytes */
function paste(page, bytes) {
	return page.locator("#setup").evaluate((sheet, bytes) => {
		const clipboardData = new DataTransfer();
		const file = new File(
			[Uint8Array.from(atob(bytes), (c) => c.charCodeAt(0))],
			"a.jpg",
			{ type: "image/jpeg" },
		);
		clipboardData.items.add(file);
		const init = { clipboardData, bubbles: true, cancelable: true };
		sheet.dispatchEvent(new ClipboardEvent("paste", init));
	}, bytes);
}

test.describe("by touch", () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test("a photo is read, corrected by a tap, confirmed and solved", async ({
		game,
		page,
	}) => {
		const asked = /** @type {string[]} */ ([]);
		await game.open(at(START));
		await game.press("open-board");
		const board = "1 2 3/0 5 6/4 7 8";
		await takePhoto(page, board);
		page.on("request", (request) => asked.push(request.url()));
		await expect(page.getByText(texts.photo.isIt)).toBeVisible();
		expect(await readBoard(page)).toEqual(board.split(/[ /]/));
		// A number swaps with the tile that had it.
		await cell(page, 0).tap();
		const pad = page.getByRole("group", { name: texts.photo.which });
		await expect(pad.getByRole("button").first()).toHaveText("1");
		await pad.getByRole("button", { name: "2", exact: true }).tap();
		await expect(cell(page, 1)).toHaveText("1?");
		// Like this no slides lead to the goal: it says so, and offers nothing to solve.
		await expect(page.locator(".setup-say")).toContainText("can’t be solved");
		const yes = page.getByRole("button", { name: texts.photo.yes });
		await expect(yes).toHaveCount(0);
		await cell(page, 1).tap();
		await pad.getByRole("button", { name: "2", exact: true }).tap();
		await yes.tap();
		// 4 goes up into the gap; then 7 and 8 follow.
		const move = page.locator(".steps-move");
		const next = page.getByRole("button", { name: texts.steps.next });
		await expect(move).toHaveText("4 ↑");
		await expect(page.locator(".steps-then")).toHaveText(
			texts.steps.after("7 ←, 8 ←"),
		);
		await expect(page.locator(".is-next")).toHaveText("4");
		await next.tap();
		await expect(move).toHaveText("7 ←");
		await page.getByRole("button", { name: texts.steps.back }).tap();
		await expect(move).toHaveText("4 ↑");
		for (let n = 0; n < 3; n++) await next.tap();
		await expect(move).toHaveText(texts.steps.done);
		await page.getByRole("button", { name: texts.steps.finish }).tap();
		await expect(page.locator("#steps")).toHaveCount(0);
		await game.expectBoard(board);
		// Nobody else sees the photo.
		const own = new URL(page.url()).origin;
		const others = asked.filter((url) => !/^(?:blob|data):/.test(url));
		expect(others.filter((url) => new URL(url).origin !== own)).toEqual([]);
	});

	test("each number's badge is off its printed digit, and the pad is whole", async ({
		game,
		page,
	}) => {
		await game.open(at(START));
		await game.press("open-board");
		// What is not placed yet is under the thumb, whole.
		const tray = await page.locator(".setup-tray").evaluate((tray) => {
			const { bottom } = tray.getBoundingClientRect();
			const ends = document.querySelector(".setup-main > .setup-ends");
			const { top } = /** @type {Element} */ (ends).getBoundingClientRect();
			return {
				isWhole: tray.scrollHeight <= tray.clientHeight,
				isCovered: bottom > top + 1,
			};
		});
		expect(tray).toEqual({ isWhole: true, isCovered: false });
		await takePhoto(page, FIFTEEN);
		expect(await readBoard(page)).toEqual(FIFTEEN.split(/[ /]/));
		const places = await page.locator(".read-cell").evaluateAll((cells) =>
			cells.map((cell) => {
				const badge = /** @type {Element} */ (cell.firstElementChild);
				const [tile, own] = [cell, badge].map((e) => e.getBoundingClientRect());
				return [
					(own.left - tile.left) / tile.width,
					(own.top - tile.top) / tile.height,
				];
			}),
		);
		for (const [x, y] of places) {
			expect(x).toBeGreaterThan(0.3);
			expect(y).toBeGreaterThan(0.55);
		}
		await cell(page, 5).tap();
		const pad = page.locator(".read-pad");
		await expect(pad.getByRole("button")).toHaveCount(16);
		expect(
			await pad.evaluate((pad) => pad.scrollHeight <= pad.clientHeight),
		).toBe(true);
		const below = await pad.evaluate(
			(pad) => pad.getBoundingClientRect().bottom <= innerHeight,
		);
		expect(below).toBe(true);
	});
});

test("light digits are read from what is pasted, and again by corners and size", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.press("open-board");
	const board = "7 2 4/5 0 6/8 3 1";
	const photo = await photoOf(page, board, {
		font: "'DejaVu Sans', sans-serif",
		ink: "#f4f0ff",
		tile: "#33507a",
	});
	await paste(page, photo.toString("base64"));
	expect(await readBoard(page)).toEqual(board.split(/[ /]/));
	const columns = page.locator("#setup .stepper").first();
	await columns.getByRole("button").last().click();
	// Cells across the tiles: no number is plain.
	await expect(
		page
			.locator(".read-cell.is-unsure")
			.or(page.getByText(texts.photo.noNumbers)),
	).not.toHaveCount(0);
	await columns.getByRole("button").first().click();
	await expect(page.getByText(texts.photo.isIt)).toBeVisible();
	expect(await readBoard(page)).toEqual(board.split(/[ /]/));
	const corner = page.getByRole("button", { name: texts.corners[2] });
	await corner.focus();
	for (let n = 0; n < 3; n++) await page.keyboard.press("ArrowLeft");
	expect(await readBoard(page)).toEqual(board.split(/[ /]/));
	await page.getByRole("button", { name: texts.photo.yes }).click();
	await expect(page.locator(".steps-count")).toHaveText(
		texts.steps.count(1, shortestWay(board).length),
	);
});
