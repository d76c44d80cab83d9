/**
 * Who plays for time: the session beside the board, the next game by one key, and one
 * form of a time.
 */

import { expect, test } from "./support/test.js";

/** @param {import("@playwright/test").Page} page */
async function win(page) {
	await page.evaluate(() => {
		const puzzle = /** @type {any} */ (document.querySelector("#puzzle"));
		for (let n = 0; puzzle.status !== "solved" && n < 40; n++) {
			for (const way of ["U", "L", "D", "R"].slice(n % 4)) {
				if (puzzle.move(way)) break;
			}
		}
	});
	await expect(page.locator("#win")).toBeVisible();
}

test.describe("on a wide window", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("a session grows by each game, and N is the next one", async ({
		game,
		page,
	}) => {
		await game.open("#size=2x2&seed=d");
		const session = page.getByRole("region", { name: /^This session/ });
		await expect(session).toHaveCount(0);
		await win(page);
		await expect(session).toContainText("1 solved");
		await expect(session.locator("tbody tr")).toHaveCount(1);
		// A machine plays it in some milliseconds: 1,000 slides a second, or more.
		await expect(session.locator("tbody td")).toHaveText([
			/^\d:\d\d\.\d+$/,
			/^\d+$/,
			/^[\d,]+\.\d\d$/,
			"best",
		]);
		// It covers nothing of what is said of the win.
		const [above, below] = await Promise.all([
			page.locator(".win-after").boundingBox(),
			session.boundingBox(),
		]);
		expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(
			below?.y ?? 0,
		);
		// All beside the board has one left edge.
		const edge = game.part("figures").boundingBox();
		for (const other of [above, below]) {
			expect(other?.x).toBeCloseTo((await edge)?.x ?? 0, -0.5);
		}
		await page.keyboard.press("n");
		await expect(page.locator("#win")).toHaveCount(0);
		await game.expectCounts(0, 0);
		await expect(page.locator("dialog")).toHaveCount(0);
		await expect(session).toContainText("1 solved");
		// One setting for all times.
		await game.openSheet("settings");
		await page.getByRole("radio", { name: "Milliseconds" }).check();
		await page.keyboard.press("Escape");
		await expect(session.locator("td").first()).toHaveText(/^\d:\d\d\.\d{3}$/);
		await page.goto("./records.html");
		await expect(page.locator(".card.first")).toContainText(/\d:\d\d\.\d{3}/);
	});
});
