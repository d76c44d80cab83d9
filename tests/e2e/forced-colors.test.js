/**
 * Forced colours on the page around the puzzle: every text is seen. The browser draws
 * a plate behind texts, of which neither styles nor axe know.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/**
 * Returns how much of the first line of a text has another colour than most of it.
 *
 * @param {import("@playwright/test").Locator} part
 */
async function inkOf(part) {
	const clip = await part.evaluate((element) => {
		const range = document.createRange();
		range.selectNodeContents(element);
		const [{ x, y, width, height }] = range.getClientRects();
		return { x: x + 1, y: y + 2, width: width - 2, height: height - 4 };
	});
	const picture = (await part.page().screenshot({ clip })).toString("base64");
	return part.evaluate(async (_, picture) => {
		const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
		const image = await createImageBitmap(new Blob([bytes]));
		const { width, height } = image;
		const canvas = new OffscreenCanvas(width, height);
		const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
			canvas.getContext("2d")
		);
		context.drawImage(image, 0, 0);
		const { data } = context.getImageData(0, 0, width, height);
		/** @type {Map<number, number>} */
		const counts = new Map();
		for (let at = 0; at < data.length; at += 4) {
			const light = Math.round((data[at] + data[at + 1] + data[at + 2]) / 192);
			counts.set(light, (counts.get(light) ?? 0) + 1);
		}
		return 1 - Math.max(...counts.values()) / (width * height);
	}, picture);
}

/**
 * Expects a text to be seen, once what shows it has come in.
 *
 * @param {import("@playwright/test").Locator} part
 * @param {number} least
 */
async function seen(part, least) {
	await expect
		.configure({ soft: true })
		.poll(() => inkOf(part), { message: String(part) })
		.toBeGreaterThan(least);
}

test("every text is seen, by day and by night", async ({ game, page }) => {
	await page.emulateMedia({ forcedColors: "active" });
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.badLink();
	const dialog = page.getByRole("dialog");
	/** @param {[import("@playwright/test").Locator, number][]} parts */
	const seenInBoth = async (parts) => {
		for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
			await page.emulateMedia({ colorScheme, forcedColors: "active" });
			for (const [part, least] of parts) {
				await part.scrollIntoViewIfNeeded();
				await seen(part, least);
			}
		}
	};
	await seenInBoth([
		[game.notices.locator("p"), 0.05],
		[page.locator("#hint span"), 0.05],
		[page.locator("#more span"), 0.05],
		[page.locator(".wordmark span:visible"), 0.05],
	]);
	await game.button("more").click();
	await seenInBoth([
		[dialog.getByRole("heading", { name: "Menu" }), 0.02],
		[dialog.getByRole("link", { name: "Add to your site" }), 0.02],
		[dialog.getByRole("button", { name: "Close" }), 0.02],
	]);
});
