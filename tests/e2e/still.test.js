/**
 * Frames and pixels: frames are drawn while something moves, pixels are sharp on
 * every screen, and no frame is requested when nothing moves.
 */

import { ask, openWith } from "./support/element-page.js";
import { at, GamePage } from "./support/game-page.js";
import { countFrames, tilesInRow, watchFrames } from "./support/probes.js";
import { expect, test } from "./support/test.js";

/** In milliseconds: longer than anything moves. */
const LONG = 10_000;

/**
 * From now on time passes only when the test says so.
 *
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} open
 */
async function stopClock(page, open) {
	await page.clock.install({ time: 0 });
	const frames = await countFrames(page);
	await open();
	await page.clock.pauseAt(3_600_000);
	/** Expects that all comes to rest, and that no frame is asked for then. */
	const expectStill = (/** @type {string} */ when) =>
		expect
			.poll(async () => {
				// What loads meanwhile may draw once more.
				const before = await frames();
				await page.clock.runFor(LONG);
				return (await frames()) - before;
			}, when)
			.toBe(0);
	return { frames, expectStill };
}

test("no frame is asked for when nothing moves", async ({ game, page }) => {
	const { frames, expectStill } = await stopClock(page, () =>
		game.open(at("1 2 3/4 0 6/7 5 8")),
	);
	await expectStill("before the first move");

	const before = await frames();
	await game.click(5);
	await page.clock.runFor(100);
	expect(await frames()).toBeGreaterThan(before);
	const seconds = await game.seconds();
	await expectStill("in mid-game");
	// The clock is running.
	expect(await game.seconds()).toBeGreaterThan(seconds);

	const { x, y, pitch } = await game.place(8);
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x - 0.4 * pitch, y, { steps: 3 });
	await expectStill("while a finger rests on a tile");
	await page.mouse.move(x, y);
	await page.mouse.up();

	// A solved board shows the win once.
	await page.keyboard.press("ArrowLeft");
	await expect(page.locator("#puzzle")).toHaveJSProperty("status", "solved");
	await expectStill("after the win");
});

test("a slide is drawn on its way, and the win closes the gaps", async ({
	game,
	page,
}) => {
	await stopClock(page, async () => {
		await openWith(
			page,
			'<sliding-puzzle board="1 2 3/4 5 6/0 7 8"></sliding-puzzle>',
		);
		await game.ready();
	});
	await page.clock.runFor(LONG);
	const { pitch } = await game.place(7);
	const left = async () => (await tilesInRow(game, 2))[0][0];
	const start = await left();
	await game.click(7);
	await page.clock.runFor(50);
	const way = start - (await left());
	expect(way).toBeGreaterThan(0.05 * pitch);
	expect(way).toBeLessThan(0.95 * pitch);
	await page.clock.runFor(LONG);
	expect(start - (await left())).toBeCloseTo(pitch, -0.5);

	await ask(page, (puzzle) => {
		puzzle.addEventListener("finished", () => {
			/** @type {any} */ (window).isFinished = true;
		});
	});
	await game.click(8);
	await expect
		.poll(async () => {
			await page.clock.runFor(LONG);
			return page.evaluate(() => /** @type {any} */ (window).isFinished);
		})
		.toBe(true);
	// One piece from edge to edge, where there were three tiles in a row.
	expect(await tilesInRow(game, 1)).toHaveLength(1);

	// Who wants no motion sees a move at once.
	await page.emulateMedia({ reducedMotion: "reduce" });
	await game.click(8);
	await page.clock.runFor(17);
	expect(await tilesInRow(game, 2)).toHaveLength(2);
	expect((await left()) - start).toBeCloseTo(-pitch, -0.5);
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
				for (let at = 0; at < drawn.length; at++) {
					sum += Math.abs(drawn[at] - seen[at]);
				}
				best = Math.min(best, sum / drawn.length);
			}
		}
		return best;
	}, screen);
}

// Playwright's own scale factor is emulated after layout, so that the layout
// knows nothing of device pixels.
for (const scale of [1.5, 3]) {
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
		await watchFrames(context);
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
