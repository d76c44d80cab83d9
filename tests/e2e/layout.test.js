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
			...document.querySelectorAll("#more, #speaker, select"),
			...(document
				.querySelector("sliding-puzzle")
				?.shadowRoot?.querySelectorAll(
					"select, #canvas, #figures dt, #figures dd, #panel button, #advice p",
				) ?? []),
		].filter(
			(part) =>
				part.checkVisibility({ visibilityProperty: true }) &&
				// Who hears the page hears it.
				getComputedStyle(part).clipPath === "none",
		);
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
		// Nothing is jammed against an edge.
		expect.soft(box?.x, `${width}×${height}`).toBeGreaterThanOrEqual(8);
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

		test("all is seen on every screen, and neither hint nor playback moves anything", async ({
			game,
			page,
		}) => {
			await game.open("#size=5x5&seed=1");
			const before = await look(game, "at the start");
			// The longest advice: bounds of a large board. With the button it has less space.
			await game.press("hint");
			await expect(game.button("longer")).toBeVisible();
			const hinted = await look(game, "with a hint");
			expect(hinted, "where the board is").toEqual(before);
			await page.setViewportSize({ width: 1000, height: 700 });
			await game.open("#size=3x3&seed=42");
			await expect(game.cells).toHaveCount(9);
			const smaller = await look(game, "with a small board");
			await game.press("solve");
			await expect(game.playback).toBeVisible();
			await page.keyboard.press("Space");
			const played = await look(game, "with the playback");
			expect(played, "where the board is").toEqual(smaller);
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

test("the solved board, the dialogs and a notice fit on the smallest screen", async ({
	game,
	page,
}) => {
	const [width, height] = [320, 568];
	await page.setViewportSize({ width, height });
	/** @param {import("@playwright/test").Locator} part */
	const fits = async (part) => {
		// A dialog comes from below.
		const within = async () => {
			const box = await part.boundingBox();
			if (box === null) return false;
			const { x, y } = box;
			return x >= 0 && x + box.width <= width && y + box.height <= height;
		};
		await expect.poll(within).toBe(true);
	};
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	for (const id of ["open-board", "show-help"]) {
		await game.press(id);
		await fits(page.locator("dialog.sheet:not(#menu)"));
		await page.keyboard.press("Escape");
	}
	await game.badLink();
	await fits(game.notices);
	// It covers no button for good.
	await page.locator("#notices button").first().click();
	await expect(game.notices).toHaveCount(0);
	const before = await boardBox(page);
	await game.press("solve");
	await expect(game.head).toHaveText("Solved");
	expect(await misfits(page)).toEqual([]);
	expect(await boardBox(page)).toEqual(before);
});
