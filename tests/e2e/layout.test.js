/**
 * Everything has its place on every screen, in both languages.
 */

import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const SCREENS = [
	[320, 568],
	[390, 844],
	[740, 360],
	[820, 1180],
	[1280, 800],
	[3840, 2160],
];

/**
 * Describes what does not fit: wider than the window, outside of it, cut off,
 * overlapping, or too small for a finger.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>}
 */
function misfits(page) {
	return page.evaluate(() => {
		const wrong = [];
		const { documentElement: root } = document;
		if (root.scrollWidth > innerWidth) {
			wrong.push(`the page is ${root.scrollWidth} wide`);
		}
		if (root.scrollHeight > innerHeight + 1) {
			wrong.push(`the page is ${root.scrollHeight} high`);
		}
		const parts = [
			...document.querySelectorAll("#more, select"),
			...(document
				.querySelector("sliding-puzzle")
				?.shadowRoot?.querySelectorAll(
					"select, #canvas, #figures dt, #figures dd, #panel button, #advice p",
				) ?? []),
		].filter((part) => part.checkVisibility({ visibilityProperty: true }));
		const boxes = parts.map((part) => part.getBoundingClientRect());
		const name = (/** @type {Element} */ part) =>
			part.id || part.textContent?.trim() || part.tagName;
		for (const [i, part] of parts.entries()) {
			const { left, top, right, bottom, width, height } = boxes[i];
			if (left < 0 || right > innerWidth + 0.5) {
				wrong.push(`${name(part)} from ${left} to ${right}`);
			}
			if (top < 0 || bottom > innerHeight + 0.5) {
				wrong.push(`${name(part)} down to ${bottom} of ${innerHeight}`);
			}
			if (
				part.scrollWidth > part.clientWidth + 2 &&
				part.tagName !== "SELECT"
			) {
				wrong.push(`${name(part)} is cut off`);
			}
			const isControl = part.matches("button, select");
			if (isControl && (width < 32 || height < 28)) {
				wrong.push(`${name(part)} is ${width} by ${height}`);
			}
			for (const [j, other] of parts.entries()) {
				if (j >= i || part.contains(other) || other.contains(part)) continue;
				const b = boxes[j];
				const isOver =
					left < b.right - 1 &&
					b.left < right - 1 &&
					top < b.bottom - 1 &&
					b.top < bottom - 1;
				if (isOver) wrong.push(`${name(part)} lies over ${name(other)}`);
			}
		}
		return wrong;
	});
}

/** @param {import("@playwright/test").Page} page */
function boardBox(page) {
	return page.locator("#canvas").boundingBox();
}

/**
 * Checks the page on every screen. Continues after a fault, to report them all.
 *
 * @param {import("./support/game-page.js").GamePage} game
 * @param {string} state
 * @returns {Promise<Awaited<ReturnType<typeof boardBox>>[]>} Place of the
 *   board on each screen.
 */
async function look(game, state) {
	const { page } = game;
	const boxes = [];
	for (const [width, height] of SCREENS) {
		await page.setViewportSize({ width, height });
		await game.drawn();
		const wrong = await misfits(page);
		expect.soft(wrong, `${state}, on ${width}×${height}`).toEqual([]);
		const box = await boardBox(page);
		const least = Math.min(width, height) * 0.4;
		expect.soft(box?.width, `${width}×${height}`).toBeGreaterThan(least);
		boxes.push(box);
	}
	return boxes;
}

for (const [locale, name] of [
	["en-US", "English"],
	["zh-CN", "Chinese"],
]) {
	test.describe(`in ${name}`, () => {
		test.use({ locale });

		test("all is seen on every screen, and a hint moves nothing", async ({
			game,
		}) => {
			await game.open("#size=5x5&seed=1");
			const before = await look(game, "at the start");
			// The longest advice: bounds of a large board.
			await game.press("hint");
			await expect(game.head).toHaveText(/Slide \d+|把 \d+ 向/);
			// With the button the advice has less space.
			await expect(game.button("longer")).toBeVisible();
			const after = await look(game, "with a hint");
			expect(after, "where the board is").toEqual(before);
		});

		test("all is seen on every screen, and the playback moves nothing", async ({
			game,
			page,
		}) => {
			await game.open("#size=3x3&seed=42");
			const before = await look(game, "at the start");
			await game.press("solve");
			await expect(game.playback).toBeVisible();
			await page.keyboard.press("Space");
			const after = await look(game, "with the playback");
			expect(after, "where the board is").toEqual(before);
		});
	});
}

test("every shape of board fits", async ({ game, page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const fits = async (/** @type {string} */ size) => {
		await game.open(`#size=${size}&seed=1`);
		const name = new RegExp(size.replace("x", "×"));
		await expect(game.grid).toHaveAccessibleName(name);
		await game.drawn();
		expect(await misfits(page), size).toEqual([]);
	};
	for (const size of ["2x10", "10x2", "10x10", "16x16"]) await fits(size);
	await page.setViewportSize({ width: 740, height: 360 });
	for (const size of ["2x10", "10x2"]) await fits(size);
});

test("the solved board fits with all that is said of it", async ({
	game,
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	const before = await boardBox(page);
	await game.press("solve");
	await expect(game.head).toHaveText("Solved");
	expect(await misfits(page)).toEqual([]);
	expect(await boardBox(page)).toEqual(before);
});

test("a dialog fits on the smallest screen", async ({ game, page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await game.open();
	for (const id of ["open-board", "show-help"]) {
		await game.press(id);
		const dialog = page.getByRole("dialog");
		// It comes from below.
		const bottom = async () => {
			const box = await dialog.boundingBox();
			return (box?.y ?? 0) + (box?.height ?? 999);
		};
		await expect.poll(bottom).toBeLessThanOrEqual(568);
		const box = await dialog.boundingBox();
		expect(box?.x).toBeGreaterThanOrEqual(0);
		expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
		await page.keyboard.press("Escape");
	}
});

test("a notice covers no button for good", async ({ game, page }) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await game.open("#board=nonsense");
	const box = await game.notices.boundingBox();
	expect(box?.x).toBeGreaterThanOrEqual(0);
	expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320);
	await page.locator("#notices").getByRole("button", { name: "Close" }).click();
	await game.press("new");
});

test("a puzzle as high as its box adds nothing to scroll to", async ({
	page,
}) => {
	await page.goto("./embed.html?size=3x3");
	await expect(page.locator("#board.ready")).toBeVisible();
	const beyond = await page.locator("main").evaluate((main) => {
		main.style.overflow = "auto";
		return main.scrollHeight - main.clientHeight;
	});
	expect(beyond).toBe(0);
});
