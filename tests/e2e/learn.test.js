/**
 * The lessons, as a beginner takes them on a phone, and where their marks lie. By keys
 * they are taken in `tests/web/site-pages.test.js`.
 */

import { expect, test } from "./support/test.js";
import { Touch } from "./support/touch.js";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * @param {Page} page
 * @param {string} lesson
 */
async function open(page, lesson) {
	await page.goto(`./learn.html#${lesson}`);
	await expect(page.locator("#told")).toBeAttached();
	await expect(page.locator("#puzzle #board.ready")).toBeVisible();
	await expect(page.locator("#helps")).toBeVisible();
}

test.describe("on a phone", () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test("a lesson is taken by taps, and the next one follows @quick", async ({
		page,
	}) => {
		await open(page, "slides");
		const touch = await Touch.of(page);
		const told = page.locator("#told");
		const next = page.locator("#next");
		// The help names the tile of the next move, until the lesson is done.
		while (!(await next.isVisible())) {
			const button = page.locator("#slide");
			if ((await button.getAttribute("aria-pressed")) !== "true") {
				await button.tap();
			}
			const text = (await told.textContent()) ?? "";
			const cell = page.locator("#puzzle [role=gridcell]", {
				hasText: new RegExp(`^${/Slide (\d+)/.exec(text)?.[1]}\\b`),
			});
			const box = await cell.boundingBox();
			if (box === null) throw new Error(`no tile for: ${text}`);
			const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
			await touch.start([at]);
			await touch.end([]);
			// It says the next move, or that something is home.
			await expect(told).not.toHaveText(text);
		}
		await expect(told).toHaveClass(/praise/);
		await page.locator("#next").tap();
		const title = page.locator("#lesson-title");
		await expect(page).toHaveURL(/#row$/);
		await expect(title).toBeFocused();
		await expect(page.locator(".spot-goal")).toHaveCount(3);
		// What is done is remembered, and the page goes on from there.
		await page.goto("./records.html");
		await page.goto("./learn.html");
		await expect(page.locator(".spot-goal")).toHaveCount(3);
		await expect(page.locator(".step").first()).toHaveClass(/is-done/);
	});
});

test("on a desk each link has room of its own", async ({ page }) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await open(page, "corner");
	const tops = await page
		.locator(".rest a")
		.evaluateAll((links) =>
			links.map((link) => link.getBoundingClientRect().top),
		);
	expect(tops).toHaveLength(2);
	expect(tops[1] - tops[0]).toBeGreaterThanOrEqual(44);
});

test("marks lie on their tiles, wherever the page has them", async ({
	page,
}) => {
	await open(page, "corner");
	await page.locator("#tile").click();
	for (const size of [
		{ width: 1440, height: 900 },
		{ width: 844, height: 390 },
		{ width: 320, height: 568 },
	]) {
		await page.setViewportSize(size);
		await page.evaluate(() => scrollTo(0, 40));
		await expect
			.poll(() =>
				page.evaluate(() => {
					const puzzle = /** @type {any} */ (
						document.querySelector("sliding-puzzle:not([inert])")
					);
					/** @type {number[]} */
					const cells = [...puzzle.cells.keys()];
					const boxes = cells.map((cell) =>
						puzzle.shadowRoot
							.getElementById(`cell-${cell}`)
							.getBoundingClientRect(),
					);
					const spots = [...document.querySelectorAll(".spot-tile")];
					return spots.map((spot) => {
						const { x, y } = spot.getBoundingClientRect();
						return boxes.some((box) => Math.hypot(x - box.x, y - box.y) < 1);
					});
				}),
			)
			.toEqual([true]);
	}
});
