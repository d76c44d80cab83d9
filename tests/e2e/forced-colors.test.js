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

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
	test(`every text is seen, ${colorScheme}`, async ({ game, page }) => {
		await page.emulateMedia({ colorScheme, forcedColors: "active" });
		await game.open(at("1 2 3/4 0 5/7 8 6"));
		await game.badLink();
		const parts = [
			game.notices.locator("p"),
			page.locator("#hint span"),
			page.locator("#more span"),
			page.locator(".wordmark span:visible"),
		];
		for (const part of parts) {
			await seen(part, 0.05);
		}
		await game.button("more").click();
		const dialog = page.getByRole("dialog");
		for (const part of [
			dialog.getByRole("heading", { name: "Menu" }),
			dialog.getByRole("link", { name: "Add to your site" }),
			dialog.getByRole("button", { name: "Close" }),
		]) {
			await part.scrollIntoViewIfNeeded();
			await seen(part, 0.02);
		}
	});
}
