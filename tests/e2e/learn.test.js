/**
 * The lessons, as a beginner takes them.
 */

import { expectNoLongTask } from "./support/long-tasks.js";
import { NO_WASM, setPolicy } from "./support/policy.js";
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

/**
 * Asks which move comes next until the lesson is done, and makes each one.
 *
 * @param {Page} page
 * @param {(text: string) => Promise<void>} make Makes the move that a text names.
 */
async function follow(page, make) {
	for (let made = 0; made < 100; made++) {
		if (await page.locator("#next").isVisible()) return;
		const text = await page.locator("#told").textContent();
		const button = page.locator("#move");
		if ((await button.getAttribute("aria-pressed")) !== "true") {
			await button.press("Enter");
			continue;
		}
		await make(text ?? "");
		// It says the next move, or that something is home.
		await expect(page.locator("#told")).not.toHaveText(text ?? "");
	}
	throw new Error("the lesson has no end");
}

test.describe("on a phone", () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test("a lesson is taken by taps, and the next one follows @quick", async ({
		page,
	}) => {
		await open(page, "slides");
		const touch = await Touch.of(page);
		await follow(page, async (text) => {
			const tile = /\d+/.exec(text)?.[0];
			const cell = page.locator("#puzzle [role=gridcell]", {
				hasText: new RegExp(`^${tile}\\b`),
			});
			const box = await cell.boundingBox();
			if (box === null) throw new Error(`no tile for: ${text}`);
			const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
			await touch.start([at]);
			await touch.end([]);
		});
		await expect(page.locator("#told")).toHaveText(
			"That is all there is to moving tiles.",
		);
		await page.locator("#next").tap();
		const title = page.locator("#lesson-title");
		await expect(title).toHaveText("The first row");
		await expect(title).toBeFocused();
		await expect(page.locator(".spot-goal")).toHaveCount(3);
		// What is done is remembered, and the page goes on from there.
		await page.goto("./records.html");
		await page.goto("./learn.html");
		await expect(title).toHaveText("The first row");
		await expect(page.locator(".step").first()).toHaveText(/Sliding \(done\)/);
	});
});

test("a lesson is taken by keyboard, in Chinese", async ({ page }) => {
	await page.goto("./learn.html");
	await page.getByLabel("Language").selectOption("zh-Hans");
	await expect(page).toHaveTitle("学会还原");
	await open(page, "square");
	await expect(page.locator("#lesson-title")).toHaveText("最后三块");
	const ways = { 上: "Up", 下: "Down", 左: "Left", 右: "Right" };
	await follow(page, async (text) => {
		const way = /向(.)滑/.exec(text)?.[1] ?? "";
		await page.keyboard.press(
			`Arrow${ways[/** @type {keyof typeof ways} */ (way)]}`,
		);
		await expect(page.locator("#puzzle")).toBeFocused();
	});
	await expect(page.locator("#told")).toHaveText(
		"还原了！最后三块总能转到位。",
	);
	await expect(page.locator("#next")).toHaveText("下一课");
});

test("what is shown plays by itself, and the focus goes on", async ({
	page,
}) => {
	await open(page, "square");
	await page.locator("#show").press("Enter");
	await expect(page.locator("#show")).toHaveText("Stop");
	await expect(page.locator("#told")).toHaveText(
		"Solved. The last three always come round.",
	);
	await expect(page.locator("#next")).toBeFocused();
	await page.getByRole("button", { name: "Another board" }).click();
	await expect(page.locator("#helps")).toBeVisible();
	await expect(page.locator("#puzzle")).toBeFocused();
});

test("marks lie on their tiles, wherever the page has them", async ({
	page,
}) => {
	await open(page, "corner");
	await page.locator("#where").click();
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
					const boxes = [3, 4].map((tile) =>
						puzzle.boxOf(puzzle.cells.indexOf(tile)),
					);
					const spots = [...document.querySelectorAll(".spot-tile")];
					return spots.map((spot, index) => {
						const { x, y } = spot.getBoundingClientRect();
						return Math.hypot(x - boxes[index].x, y - boxes[index].y) < 1;
					});
				}),
			)
			.toEqual([true, true]);
	}
});

test("where WebAssembly is forbidden, the page says that it needs it", async ({
	page,
	complaints,
}) => {
	complaints.allow(/WebAssembly|wasm|Content Security Policy/i);
	await setPolicy(page, NO_WASM, "/learn.html");
	await page.goto("./learn.html");
	const failure = page.getByRole("alert");
	await expect(failure).toContainText("This needs WebAssembly");
});

test("no help holds the page on a processor slowed four times", async ({
	page,
}) => {
	await open(page, "rows");
	await expectNoLongTask(page, async () => {
		await page.locator("#another").click();
		for (const level of ["where", "tile", "move", "show"]) {
			await page.locator(`#${level}`).click();
		}
		await expect(page.locator("#told")).toHaveText(/home|left to place/);
	});
});
