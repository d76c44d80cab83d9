/**
 * Sharing a result: the clipboard, the file, what is drawn, and the code that a phone
 * reads. What goes out by which way is told in `tests/web/share-page.test.js`.
 */

import { readFileSync } from "node:fs";
import jsqr from "jsqr";
import { violations } from "./support/axe.js";
import { at } from "./support/game-page.js";
import { STRICT, setPolicy } from "./support/policy.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 5 6/0 7 8";

/**
 * Wins a game in two slides, and opens what shares it.
 *
 * @param {import("./support/game-page.js").GamePage} game
 */
async function openShare(game) {
	await game.open(at(START));
	// What shows the win has loaded by then.
	await game.expectInMenu("share", true);
	await game.click(7);
	await game.click(8);
	await game.page.locator("#win-share").click();
	// The squares come when the fewest slides are proven.
	await expect(game.page.locator("#share-text")).toHaveValue(/🟫🟧🟥🟪🟦/u);
}

/** @param {import("@playwright/test").Page} page */
function clipboard(page) {
	return page.evaluate(() => navigator.clipboard.readText());
}

test("text, link and picture of a win go out under a strict policy, and the link opens it", async ({
	context,
	game,
	page,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await setPolicy(page, STRICT);
	await openShare(game);
	await page.locator("#share-copy").click();
	await expect(page.locator("#share [role=status]")).not.toBeEmpty();
	const [, squares, figures, link] = (await clipboard(page)).split("\n");
	expect(squares).toBe("🟫🟧🟥🟪🟦");
	expect(figures).toMatch(/^\d:\d\d\.\d · 2 slides$/);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.locator("#share-save").click(),
	]);
	expect(download.suggestedFilename()).toBe("sliding-puzzle.png");
	const bytes = readFileSync(await download.path());
	expect(bytes.subarray(1, 4).toString()).toBe("PNG");
	expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
	await page.locator("#share-link").click();
	await expect.poll(() => clipboard(page)).toBe(link);
	await page.goto("about:blank");
	await page.goto(link);
	await game.ready();
	await game.expectBoard(START);
});

test("the picture shows the board as it was dealt, and the figures beside it", async ({
	game,
	page,
}) => {
	await page.addInitScript(() => {
		const drawn = /** @type {any[]} */ ([]);
		/** @type {any} */ (window).drawn = drawn;
		const { prototype } = CanvasRenderingContext2D;
		const { drawImage, fillText } = prototype;
		prototype.fillText = function (text, x, y, width = Infinity) {
			if (this.canvas.width === 1200) {
				const end = x + Math.min(width, this.measureText(text).width);
				drawn.push({ text, x, y, end, font: this.font });
			}
			fillText.call(this, text, x, y, width);
		};
		prototype.drawImage = function (/** @type {any[]} */ ...given) {
			const [source] = given;
			if (this.canvas.width === 1200 && source instanceof HTMLCanvasElement) {
				const host = /** @type {ShadowRoot} */ (source.getRootNode()).host;
				/** @type {any} */ (window).board = /** @type {any} */ (host).value;
			}
			drawImage.apply(this, /** @type {any} */ (given));
		};
	});
	await openShare(game);
	const { drawn, board } = await page.evaluate(() => {
		const { drawn, board } = /** @type {any} */ (window);
		return { drawn, board };
	});
	expect(board).toBe(START);
	/** @type {{ text: string, x: number, y: number, end: number, font: string }[]} */
	const texts = drawn.slice(-7);
	expect(texts.map(({ text }) => text)).toEqual([
		"Sliding Puzzle",
		"3×3",
		"Time",
		expect.stringMatching(/^\d:\d\d\.\d$/),
		"Slides",
		"2",
		expect.stringMatching(/^127\.0\.0\.1:\d+$/),
	]);
	for (const { text, x, y, end, font } of texts) {
		expect(x, text).toBeGreaterThanOrEqual(600);
		expect(end, text).toBeLessThanOrEqual(1160);
		expect(y, text).toBeLessThanOrEqual(590);
		expect(font, text).toContain("Figtree");
	}
});

test.describe("in Chinese, on a small phone, in the dark", () => {
	test.use({
		colorScheme: "dark",
		locale: "zh-CN",
		viewport: { width: 320, height: 568 },
	});

	test("everything is reachable, and a phone reads the code on the screen", async ({
		game,
		page,
	}) => {
		await openShare(game);
		expect(await violations(page, { within: "#share" })).toEqual([]);
		const { wide, low } = await page.evaluate(() => {
			const body = document.querySelector("#share .sheet-body");
			const buttons = [...document.querySelectorAll("#share button")];
			return {
				wide: (body?.scrollWidth ?? 0) - (body?.clientWidth ?? 0),
				low: buttons.filter((b) => b.getBoundingClientRect().height < 44),
			};
		});
		expect(wide).toBe(0);
		expect(low).toEqual([]);
		await page.locator("#share .share-code summary").click();
		const code = page.locator("#share .share-code svg");
		const shot = (await code.screenshot()).toString("base64");
		const { data, width, height } = await page.evaluate(async (shot) => {
			const bytes = Uint8Array.from(atob(shot), (c) => c.charCodeAt(0));
			const image = await createImageBitmap(new Blob([bytes]));
			const canvas = new OffscreenCanvas(image.width, image.height);
			const context = canvas.getContext("2d");
			context?.drawImage(image, 0, 0);
			const pixels = context?.getImageData(0, 0, image.width, image.height);
			return {
				data: [...(pixels?.data ?? [])],
				width: image.width,
				height: image.height,
			};
		}, shot);
		const read = /** @type {any} */ (jsqr)(
			Uint8ClampedArray.from(data),
			width,
			height,
			{ inversionAttempts: "dontInvert" },
		);
		const text = await page.locator("#share-text").inputValue();
		expect(read?.data).toBe(text.split("\n").at(-1));
	});
});
