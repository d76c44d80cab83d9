/**
 * Links to replays of Slidysim, where people paste and drop them. What such a link may
 * have is in `tests/web/replay-link.test.js`.
 */

import { inflateSync } from "node:zlib";
import {
	linkOf,
	longData,
	runs,
	shortData,
	solveOf,
} from "../web/replay-links.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

const SOLVE = solveOf({ columns: 3, rows: 3, slides: 22, seed: 5 });
const LINK = linkOf(longData(SOLVE));
const CUT = LINK.slice(0, 150);

/** Pastes a text on the page, outside of a field. @param {Page} page @param {string} text */
async function paste(page, text) {
	await page.evaluate((text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text", text);
		const options = { clipboardData, bubbles: true };
		document.body.dispatchEvent(new ClipboardEvent("paste", options));
	}, text);
}

test("a replay is graded, slide by slide and pause by pause, and raced", async ({
	page,
	game,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	const times = SOLVE.times.map((time, n) => time + (n > 9 ? 1_000 : 0));
	await page.goto("./review.html");
	await page.locator("#paste-text").fill(CUT);
	await page.locator("#paste-text").press("Enter");
	await expect(page.locator("#paste-error")).toContainText(
		"damaged or cut off",
	);
	await page
		.locator("#paste-text")
		.fill(linkOf(shortData({ ...SOLVE, times })));
	await page.locator("#paste-text").press("Enter");
	await game.expectBoard(SOLVE.board);
	const seconds = (/** @type {number} */ ms) => `${ms / 1_000} s`;
	await expect(page.locator("#pace")).toContainText(seconds(times[21]));
	const pauses = page.locator("#pauses li");
	await expect(pauses).toHaveCount(1);
	await expect(pauses).toContainText("Slide 11");
	await expect(pauses).toContainText(seconds(times[10] - times[9]));
	await pauses.getByRole("button").click();
	await expect(page.locator("#now-slides")).toHaveText("10");
	await page.getByRole("link", { name: "Race this game" }).click();
	await game.expectBoard(SOLVE.board);
	await expect(page.locator(".ghost")).toBeVisible();
});

test("a replay without times says so, and is copied as a link for Slidysim", async ({
	page,
	context,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("./review.html");
	const link = linkOf(shortData(SOLVE, { scramble: false, times: false }));
	await page.locator("#paste-text").fill(link);
	await page.locator("#paste-text").press("Enter");
	await expect(page.locator("#pauses-about")).toContainText("spread evenly");
	await expect(page.locator("#pauses")).toHaveCount(0);
	await page
		.getByRole("button", { name: "Copy the link for Slidysim" })
		.click();
	await expect(page.locator("#copied")).toHaveText("Link copied.");
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toMatch(/^https:\/\/slidysim\.github\.io\/replay\?r=/);
	const text = decodeURIComponent(copied.split("r=")[1]);
	const data = JSON.parse(inflateSync(Buffer.from(text, "base64")).toString());
	expect(data.slice(0, 1)).toEqual([runs(SOLVE.solution)]);
	expect(data[2]).toBe(SOLVE.board);
});

test("a replay that is pasted beside the board is opened, or it says why not", async ({
	page,
	game,
}) => {
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	await paste(page, CUT);
	await expect(page.locator("#notices")).toContainText("damaged or cut off");
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await paste(page, LINK);
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await page
		.locator("#notices")
		.getByRole("button", { name: "Review" })
		.click();
	await game.expectBoard(SOLVE.board);
});

test("the board is copied where nothing else is", async ({ page, game }) => {
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	const copied = () =>
		page.evaluate(() => {
			const clipboardData = new DataTransfer();
			const event = new ClipboardEvent("copy", {
				...{ clipboardData, bubbles: true, cancelable: true },
			});
			document.body.dispatchEvent(event);
			return clipboardData.getData("text");
		});
	await expect.poll(copied).toBe("0 1 2/4 5 3/7 8 6");
	await expect(page.locator("#notices")).toContainText("Board copied.");
});

test("links are pasted and dropped on the page of records", async ({
	page,
}) => {
	await page.goto("./records.html");
	await expect(
		page.getByRole("button", { name: "Import a file" }),
	).toBeVisible();
	await paste(page, `mine: ${LINK}`);
	await expect(page.getByText("1 game imported.")).toBeVisible();
	const text = [
		LINK,
		linkOf(shortData(solveOf({ columns: 4, rows: 4, slides: 60, seed: 9 }))),
	].join("\n");
	await page.evaluate((text) => {
		const dataTransfer = new DataTransfer();
		dataTransfer.items.add(new File([text], "mine.txt"));
		for (const type of ["dragover", "drop"]) {
			const options = { dataTransfer, bubbles: true, cancelable: true };
			document.body.dispatchEvent(new DragEvent(type, options));
		}
	}, text);
	await expect(
		page.getByText("1 game imported. 1 were here already."),
	).toBeVisible();
});
