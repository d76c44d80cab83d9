/**
 * Sharing a result: by the system, by text, by a picture and by a QR code.
 */

import { readFileSync } from "node:fs";
import jsqr from "jsqr";
import { violations } from "./support/axe.js";
import { at } from "./support/game-page.js";
import { STRICT, setPolicy } from "./support/policy.js";
import { expect, test } from "./support/test.js";

const GAME = at("1 2 3/4 5 6/0 7 8");

/**
 * Wins a game in two slides, and waits until the shortest way is known.
 *
 * @param {import("./support/game-page.js").GamePage} game
 */
async function win(game) {
	await game.open(GAME);
	// What shows the win has loaded by then.
	await game.expectInMenu("share", true);
	await game.click(7);
	await game.click(8);
	await expect(game.page.locator("#win")).toBeVisible();
}

/** @param {import("./support/game-page.js").GamePage} game */
async function openShare(game) {
	await win(game);
	await game.page.locator("#win-share").click();
	// The squares come when the fewest slides are proven.
	await expect(game.page.locator("#share-text")).toHaveValue(/🟫🟧🟥🟪🟦/u);
}

/** @param {import("@playwright/test").Page} page */
function clipboard(page) {
	return page.evaluate(() => navigator.clipboard.readText());
}

/**
 * Puts a system's sheet in place of none.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} error The name of the error it answers with; empty for none.
 */
async function addSystem(page, error = "") {
	await page.addInitScript((error) => {
		const system = {
			canShare: () => true,
			/** @param {ShareData} data */
			share: async (data) => {
				const files = data.files ?? [];
				/** @type {any} */ (window).sharedBySystem = {
					...data,
					files: files.map(({ name, type, size }) => ({ name, type, size })),
				};
				if (error) throw new DOMException("no", error);
			},
		};
		for (const [name, value] of Object.entries(system)) {
			Object.defineProperty(navigator, name, { value, configurable: true });
		}
	}, error);
}

/**
 * Sends a link to the game by the system's sheet. Resolves with the link.
 *
 * @param {import("./support/game-page.js").GamePage} game
 * @param {string} send What the button says.
 * @returns {Promise<string>}
 */
async function sendLink(game, send) {
	const { page } = game;
	await game.press("copy-link");
	await page.getByRole("button", { name: send }).click();
	await page.waitForFunction(() => "sharedBySystem" in window);
	return page.evaluate(() => /** @type {any} */ (window).sharedBySystem.url);
}

test("a link to the game goes to the system's sheet", async ({
	game,
	page,
}) => {
	await addSystem(page);
	await game.open(GAME);
	await game.click(7);
	expect(await sendLink(game, "Send to…")).toMatch(/#board=3x3-/u);
	await expect(game.notices).toHaveCount(0);
});

test("a link is shown in the language of who shares it, and read in another", async ({
	browser,
	game,
	page,
}) => {
	await addSystem(page);
	await game.open(GAME);
	await game.speak("de");
	const url = await sendLink(game, "Senden an …");
	expect(url).toMatch(/\/de\.html#board=3x3-/u);
	const reader = await browser.newPage({ locale: "es" });
	const response = await reader.goto(url);
	expect(await response?.text()).toContain("<title>Schiebepuzzle</title>");
	await expect(reader.locator("html")).toHaveAttribute("lang", "es");
	await expect(reader.locator("#board.ready")).toBeVisible();
	const board = reader.locator("sliding-puzzle");
	await expect(board).toHaveJSProperty("text", "1 2 3/4 5 6/0 7 8");
	await reader.close();
});

test("the text and the link are copied, without a spoiler", async ({
	context,
	game,
	page,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openShare(game);
	await page.locator("#share-copy").click();
	await expect(page.locator("#share [role=status]")).toHaveText("Copied.");
	const [title, squares, figures, link] = (await clipboard(page)).split("\n");
	expect(title).toBe("Sliding Puzzle · 3×3");
	expect(squares).toBe("🟫🟧🟥🟪🟦");
	expect(figures).toMatch(/^\d:\d\d\.\d · 2 slides$/);
	await page.locator("#share-link").click();
	expect(await clipboard(page)).toBe(link);
	await page.goto("about:blank");
	await page.goto(link);
	await game.ready();
	await game.expectBoard("1 2 3/4 5 6/0 7 8");
});

test("the code is of the link that is chosen", async ({ game, page }) => {
	await game.open(GAME);
	await game.click(7);
	await game.press("copy-link");
	await page.locator("#share summary").click();
	const code = page.locator("#share .share-code svg");
	const box = page.locator("#share-text");
	const seen = [];
	for (const name of ["The current position", "This puzzle from the start"]) {
		await page.getByRole("radio", { name }).check();
		await expect(code).toBeVisible();
		seen.push([await box.inputValue(), await code.innerHTML()]);
	}
	expect(seen[0][0]).not.toBe(seen[1][0]);
	expect(seen[0][1]).not.toBe(seen[1][1]);
});

test("what may not be copied is selected", async ({ game, page }) => {
	await page.addInitScript(() => {
		navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
	});
	await openShare(game);
	await page.locator("#share-link").click();
	await expect(page.locator("#share [role=status]")).toHaveText(/is selected/);
	const selected = await page.evaluate(() => String(getSelection()));
	expect(selected).toMatch(/^http:\S+#board=\S+$/);
});

test("a play with a hint says so", async ({ game, page }) => {
	await game.open(GAME);
	await game.press("hint");
	await expect(game.advice).toHaveText("2 slides to go, proven shortest");
	await game.click(7);
	await game.click(8);
	await page.locator("#win-share").click();
	await expect(page.locator("#share-text")).toHaveValue(
		/^Sliding Puzzle · 3×3\n\S+ · 2 slides\nwith 1 hint\nhttp\S+$/u,
	);
});

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
	test(`the QR code on the screen opens the puzzle (${colorScheme})`, async ({
		game,
		page,
	}) => {
		await page.emulateMedia({ colorScheme });
		await openShare(game);
		await page.getByText("Open it on another device").click();
		const code = page.getByRole("img", { name: "QR code of the link" });
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
}

test("the picture shows the board as it was dealt, and the figures", async ({
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
				/** @type {any} */ (window).board = /** @type {any} */ (host).text;
			}
			drawImage.apply(this, /** @type {any} */ (given));
		};
	});
	await openShare(game);
	const { drawn, board } = await page.evaluate(() => {
		const { drawn, board } = /** @type {any} */ (window);
		return { drawn, board };
	});
	expect(board).toBe("1 2 3/4 5 6/0 7 8");
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

test("the picture is saved as a file, under a strict policy too", async ({
	game,
	page,
}) => {
	await setPolicy(page, STRICT);
	await openShare(game);
	const [download] = await Promise.all([
		page.waitForEvent("download"),
		page.locator("#share-save").click(),
	]);
	expect(download.suggestedFilename()).toBe("sliding-puzzle.png");
	const bytes = readFileSync(await download.path());
	expect(bytes.subarray(1, 4).toString()).toBe("PNG");
	expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
	await expect(page.locator("#share [role=status]")).toHaveText(
		"Picture saved.",
	);
});

test("where the system has a sheet, it gets text, link and picture", async ({
	game,
	page,
}) => {
	await addSystem(page);
	await openShare(game);
	await page.getByRole("button", { name: "Send to…" }).click();
	await page.waitForFunction(() => "sharedBySystem" in window);
	const { title, text, url, files } = await page.evaluate(
		() => /** @type {any} */ (window).sharedBySystem,
	);
	expect(title).toBe("Sliding Puzzle · 3×3");
	expect(text).toMatch(/^Sliding Puzzle · 3×3\n🟫🟧🟥🟪🟦\n/u);
	expect(url).toMatch(/#board=/);
	expect(files).toEqual([
		{ name: "sliding-puzzle.png", type: "image/png", size: expect.any(Number) },
	]);
});

test("a system that refuses leaves the other ways", async ({ game, page }) => {
	await addSystem(page, "NotAllowedError");
	await openShare(game);
	await page.getByRole("button", { name: "Send to…" }).click();
	await expect(page.locator("#share [role=status]")).toHaveText(
		/Copy the text instead/,
	);
	await expect(page.locator("#share-copy")).toBeVisible();
});

test("on a won board the menu's Share is that of the win", async ({
	game,
	page,
}) => {
	await win(game);
	await page.keyboard.press("Escape");
	await game.press("copy-link");
	await expect(page.locator("#share-text")).toHaveValue(/ · 2 slides/);
});

test.describe("in Chinese, on a small phone", () => {
	test.use({ locale: "zh-CN", viewport: { width: 320, height: 568 } });

	test("everything is there, and reachable", async ({ game, page }) => {
		await openShare(game);
		await expect(page.locator("#share-text")).toHaveValue(
			/^数字华容道 · 3×3\n🟫🟧🟥🟪🟦\n\S+ · 2 步\n/u,
		);
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
	});
});
