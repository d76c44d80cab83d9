/**
 * The menu of the game: no two entries look alike, and what leaves the page is a link.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

test.beforeEach(async ({ game, page }) => {
	await game.open(at(START));
	await page.locator("#more").click();
	await expect(page.locator("#menu")).toBeVisible();
});

test("no two pictures look alike, on a desk the board stays in sight, on a phone the menu has the language", async ({
	page,
}) => {
	const alike = await page.evaluate(() => {
		const items = [...document.querySelectorAll(".menu-item")];
		const inks = items.map((item) => {
			const d = item.querySelector("path")?.getAttribute("d") ?? "";
			const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
				new OffscreenCanvas(24, 24).getContext("2d")
			);
			context.lineWidth = 3;
			context.stroke(new Path2D(d));
			const { data } = context.getImageData(0, 0, 24, 24);
			return data.filter((_, at) => at % 4 === 3).map((ink) => +(ink > 127));
		});
		/** How much of the ink of two pictures is at the same place. */
		const share = (
			/** @type {Uint8ClampedArray} */ a,
			/** @type {Uint8ClampedArray} */ b,
		) => {
			let [both, any] = [0, 0];
			for (const [at, ink] of a.entries()) {
				both += ink & b[at];
				any += ink | b[at];
			}
			return both / any;
		};
		const found = [];
		for (const [i, a] of inks.entries()) {
			for (const [j, b] of inks.entries()) {
				if (j < i && share(a, b) > 0.68) found.push([items[i].id, items[j].id]);
			}
		}
		return found;
	});
	expect(alike).toEqual([]);
	const menu = page.locator("#menu");
	const language = menu.getByRole("combobox");
	await expect(language).toHaveCount(0);
	const board = await page.locator("#canvas").first().boundingBox();
	const box = await menu.boundingBox();
	expect(box?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0) / 2);
	await page.keyboard.press("Escape");
	await expect(page.locator("#more")).toBeFocused();
	await page.setViewportSize({ width: 390, height: 844 });
	await page.locator("#more").click();
	await expect(language).toBeVisible();
	// How to play is three taps away, and its links stand apart.
	await page.locator("#menu-settings").click();
	await page.locator("#how-to").click();
	await expect(page.locator("#help nav a")).toHaveCount(2);
	const [a, b] = await page
		.locator("#help nav a")
		.evaluateAll((links) =>
			links.map((link) => link.getBoundingClientRect().toJSON()),
		);
	expect(b.left - a.right > 8 || b.top - a.bottom >= 0).toBe(true);
});

test("Enter follows a link, and the way back has no menu in the way", async ({
	page,
}) => {
	await page.locator("#menu-learn").focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/learn\.html$/);
	await expect(page.locator("#lesson")).toBeVisible();
	await page.goBack();
	await expect(page.locator("#board.ready")).toBeVisible();
	await expect(page.locator("#menu")).toHaveCount(0);
});
