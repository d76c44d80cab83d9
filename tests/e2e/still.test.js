/**
 * Frames and pixels: frames are drawn while something moves, pixels are sharp on
 * every screen, and no frame is requested when nothing moves.
 */

import { openWith } from "./support/element-page.js";
import { at, GamePage } from "./support/game-page.js";
import { countFrames, tilesInRow } from "./support/probes.js";
import { expect, test } from "./support/test.js";
import { turns } from "./support/turns.js";

const START = "1 2 3/4 5 6/7 0 8";

/**
 * Counts the frames requested within a second.
 *
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<number>} frames
 */
async function framesOfASecond(page, frames) {
	const before = await frames();
	await turns(page, 250);
	return (await frames()) - before;
}

test("no frame is asked for when nothing moves", async ({ game, page }) => {
	const frames = await countFrames(page);
	await game.open(at("1 2 3/4 0 6/7 5 8"));
	await expect.poll(() => framesOfASecond(page, frames)).toBe(0);

	// In mid-game the clock is running.
	await game.click(5);
	await expect.poll(frames).toBeGreaterThan(0);
	await expect.poll(() => framesOfASecond(page, frames)).toBe(0);
	const before = await game.seconds();
	await expect.poll(() => game.seconds()).toBeGreaterThan(before);

	await game.press("hint");
	await expect(game.head).toHaveText("Slide 8 left");
	await expect.poll(() => framesOfASecond(page, frames)).toBe(0);

	// A solved board shows the win once.
	await game.press("hint");
	await expect(game.head).toHaveText("Solved");
	const showing = await frames();
	await expect.poll(async () => (await frames()) - showing).toBeGreaterThan(10);
	await expect.poll(() => framesOfASecond(page, frames)).toBe(0);
});

test("a finger that rests on a tile asks for no frames", async ({
	game,
	page,
}) => {
	const frames = await countFrames(page);
	await game.open(at(START));
	const { x, y, pitch } = await game.place(8);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x - 0.4 * pitch, y, { steps: 3 });
	await expect.poll(() => framesOfASecond(page, frames)).toBe(0);
});

test("a slide is drawn in frames between its ends", async ({ game, page }) => {
	const frames = await countFrames(page);
	await game.open(at("1 2 3/4 0 6/7 5 8"));
	await game.settled();
	const [[, right]] = (await tilesInRow(game, 1)).slice(-1);
	const { pitch } = await game.place(6);
	const before = await frames();
	await game.click(6);
	await game.settled();
	expect((await frames()) - before).toBeGreaterThan(3);
	const [[, end]] = (await tilesInRow(game, 1)).slice(-1);
	expect(right - end).toBeCloseTo(pitch, -0.5);
});

/**
 * Returns what the canvas shows, as text.
 *
 * @param {import("@playwright/test").Page} page
 */
function pixels(page) {
	return page.evaluate(() => {
		const canvas = document
			.querySelector("sliding-puzzle")
			?.shadowRoot?.getElementById("canvas");
		if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
		return canvas.toDataURL();
	});
}

test("a tile sinks in the frame after the press, if it can slide", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.settled();
	const rest = await pixels(page);
	for (const [tile, sinks] of /** @type {const} */ ([
		[8, true],
		[1, false],
	])) {
		const { x, y } = await game.place(tile);
		await page.mouse.move(x, y);
		await page.mouse.down();
		await game.drawn();
		expect((await pixels(page)) !== rest).toBe(sinks);
		await game.expectBoard(START);
		// Dragged a little and back: it is let go where it was.
		await page.mouse.move(x - 20, y);
		await page.mouse.move(x, y);
		await page.mouse.up();
		await expect.poll(() => pixels(page)).toBe(rest);
	}
	await game.expectBoard(START);
});

test("the win closes the gaps, ends by itself, and any key skips it", async ({
	game,
	page,
}) => {
	const frames = await countFrames(page);
	await page.addInitScript(() => {
		const probe = /** @type {any} */ (window);
		for (const type of ["solved", "finished"]) {
			addEventListener(
				type,
				() => {
					probe.told = [...(probe.told ?? []), [type, performance.now()]];
				},
				true,
			);
		}
	});
	const told = () =>
		page.evaluate(() => /** @type {any} */ (window).told ?? []);
	await openWith(
		page,
		'<sliding-puzzle board="1 2 3/4 5 6/0 7 8"></sliding-puzzle>',
	);
	await game.ready();
	await game.click(7);
	await game.settled();
	// Loaded when few tiles are away: nobody waits for it.
	await expect
		.poll(() =>
			page.evaluate(() =>
				performance
					.getEntriesByType("resource")
					.some(({ name }) => name.includes("finish")),
			),
		)
		.toBe(true);
	await game.click(8);
	await expect.poll(async () => (await told()).length).toBe(2);
	const [[, solved], [, finished]] = await told();
	expect(finished - solved).toBeGreaterThan(1_000);
	await expect.poll(() => framesOfASecond(page, frames)).toBe(0);
	// One piece from edge to edge, where there were three tiles in a row.
	expect(await tilesInRow(game, 1)).toHaveLength(1);
	const whole = await pixels(page);

	await page.keyboard.press("Control+z");
	await game.settled();
	expect(await tilesInRow(game, 2)).toHaveLength(2);
	await game.click(8);
	await expect.poll(async () => (await told()).length).toBe(3);
	await game.drawn();
	await page.keyboard.press("Shift");
	await expect.poll(async () => (await told()).length).toBe(4);
	const [, , [, again], [, skipped]] = await told();
	expect(skipped - again).toBeLessThan(1_000);
	await game.settled();
	expect(await pixels(page)).toBe(whole);
});

test("a slide is under way in the middle of its time", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.settled();
	const tiles = await page.evaluate(async () => {
		const canvas = document
			.querySelector("sliding-puzzle")
			?.shadowRoot?.getElementById("canvas");
		const tree = document.querySelector("sliding-puzzle")?.shadowRoot;
		const cells = tree?.querySelectorAll("[role=gridcell]") ?? [];
		if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
		const frame = () =>
			new Promise((resolve) => requestAnimationFrame(resolve));
		// Small copies are fast, so that even a busy machine makes more than two.
		const small = new OffscreenCanvas(60, 60);
		const context = small.getContext("2d", { willReadFrequently: true });
		if (context === null) throw new Error("no context");
		const copy = () => {
			context.drawImage(canvas, 0, 0, 60, 60);
			return context.getImageData(0, 0, 60, 60).data.join();
		};
		// A copy of each frame from the key press until the tiles are at rest.
		document.body.dispatchEvent(
			new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }),
		);
		const copies = [];
		const end = performance.now() + 300;
		while (performance.now() < end) {
			await frame();
			copies.push(copy());
		}
		return { different: new Set(copies).size, cells: cells.length };
	});
	expect(tiles.different).toBeGreaterThan(2);
});

test.describe("who wants no motion", () => {
	test.use({ contextOptions: { reducedMotion: "reduce" } });

	test("sees a move at once", async ({ game, page }) => {
		const frames = await countFrames(page);
		await game.open(at(START));
		await turns(page, 125);
		const before = await frames();
		await page.keyboard.press("ArrowDown");
		await game.drawn();
		// One frame for the move and two for `drawn`.
		expect((await frames()) - before).toBeLessThanOrEqual(3);
		expect(await tilesInRow(game, 2)).toHaveLength(3);
		expect(await tilesInRow(game, 1)).toHaveLength(2);
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowLeft");
		// The numbers come back with the words.
		await expect(page.locator("#win")).toBeVisible();
		await game.drawn();
		expect(await framesOfASecond(page, frames)).toBe(0);
	});
});

/**
 * Returns the largest difference between screen and canvas, in steps of 1/256 per
 * colour. It is 0 if each pixel of the canvas is one pixel of the screen. A canvas
 * that is scaled or placed between two pixels is smeared.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<number>}
 */
async function smear(page) {
	const session = await page.context().newCDPSession(page);
	const { data: screen } = await session.send("Page.captureScreenshot");
	return page.evaluate(async (screen) => {
		const canvas = document
			.querySelector("sliding-puzzle")
			?.shadowRoot?.getElementById("canvas");
		if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
		const { left, top } = canvas.getBoundingClientRect();
		const picture = await fetch(`data:image/png;base64,${screen}`);
		const shown = await createImageBitmap(await picture.blob());
		const [width, height] = [canvas.width, 40];
		// A band with edges and numbers. Rounded corners would show the page.
		const row = Math.round(canvas.height / 8);
		/** @param {CanvasImageSource} source @param {number} x @param {number} y */
		const pixels = (source, x, y) => {
			const copy = new OffscreenCanvas(width, height);
			const context = copy.getContext("2d", { willReadFrequently: true });
			context?.drawImage(source, x, y, width, height, 0, 0, width, height);
			return context?.getImageData(0, 0, width, height).data ?? [];
		};
		const drawn = pixels(canvas, 0, row);
		let best = 256;
		for (const dx of [-1, 0, 1]) {
			for (const dy of [-1, 0, 1]) {
				const x = Math.round(left * devicePixelRatio) + dx;
				const y = Math.round(top * devicePixelRatio) + dy + row;
				const seen = pixels(shown, x, y);
				let sum = 0;
				for (const [i, value] of drawn.entries()) {
					sum += Math.abs(value - seen[i]);
				}
				best = Math.min(best, sum / drawn.length);
			}
		}
		return best;
	}, screen);
}

// Playwright's own scale factor is emulated after layout, so that the layout
// knows nothing of device pixels.
for (const scale of [1, 1.5, 2, 3]) {
	test(`the canvas is sharp at ${scale} pixels per pixel`, async ({
		baseURL,
		complaints,
		launchOptions,
		playwright,
	}) => {
		const size = "--window-size=1000,700";
		const factor = `--force-device-scale-factor=${scale}`;
		const args = [...(launchOptions.args ?? []), size, factor];
		const browser = await playwright.chromium.launch({
			...launchOptions,
			args,
		});
		const context = await browser.newContext({
			// The test reads its own screenshot in the page.
			bypassCSP: true,
			viewport: null,
			...(baseURL ? { baseURL } : {}),
		});
		complaints.watch(context, baseURL ?? "");
		const page = await context.newPage();
		const game = new GamePage(page);
		await game.open("#size=4x4&seed=1");
		expect(await page.evaluate(() => devicePixelRatio)).toBe(scale);
		await expectSharp(game, "at first");
		const session = await context.newCDPSession(page);
		const { windowId } = await session.send("Browser.getWindowForTarget");
		const bounds = { width: 690, height: 844 };
		await session.send("Browser.setWindowBounds", { windowId, bounds });
		await expect.poll(() => page.evaluate(() => innerWidth)).toBeLessThan(800);
		await expectSharp(game, "after a resize");
		await browser.close();
	});
}

/**
 * @param {GamePage} game
 * @param {string} when
 */
async function expectSharp(game, when) {
	await game.settled();
	const [columns, rows, side] = await game.page.evaluate(() => {
		const canvas = document
			.querySelector("sliding-puzzle")
			?.shadowRoot?.getElementById("canvas");
		if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
		const { width, height } = canvas.getBoundingClientRect();
		const wanted = [width, height].map((side) => side * devicePixelRatio);
		return [canvas.width - wanted[0], canvas.height - wanted[1], width];
	});
	expect(columns, when).toBeCloseTo(0, 1);
	expect(rows, when).toBeCloseTo(0, 1);
	expect(side, when).toBeGreaterThan(200);
	await expect
		.poll(() => smear(game.page), { message: when })
		.toBeLessThan(0.1);
}
