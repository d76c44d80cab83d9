/**
 * Only changes are painted. After any play the canvas has the same pixels as after
 * a complete repaint.
 */

import { hold } from "./support/hold.js";
import { expect, test } from "./support/test.js";

const VIEWPORT = { width: 700, height: 760 };
const MOVES = 30;

/** @typedef {import("./support/game-page.js").GamePage} GamePage */

/**
 * Returns a generator of numbers from 0 up to a limit, the same in every run.
 *
 * @param {number} seed
 */
function chance(seed) {
	let state = seed;
	return (/** @type {number} */ limit) => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return Math.floor((state / 2 ** 32) * limit);
	};
}

/** Copies the canvas as it is now. @param {GamePage} game */
async function keepPixels({ page }) {
	await page.evaluate(() => {
		const canvas = document
			.querySelector("sliding-puzzle")
			?.shadowRoot?.getElementById("canvas");
		if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
		const copy = new OffscreenCanvas(canvas.width, canvas.height);
		const context = copy.getContext("2d");
		context?.drawImage(canvas, 0, 0);
		const kept = context?.getImageData(0, 0, copy.width, copy.height);
		const probe = /** @type {any} */ (window);
		probe.kept = [...(probe.kept ?? []), kept].slice(-2);
	});
}

/**
 * Repaints the whole board at the same size, and expects the pixels of before.
 *
 * @param {GamePage} game
 * @param {string} when
 */
async function expectNothingStale(game, when) {
	const { page } = game;
	await game.settled();
	await keepPixels(game);
	const { width, height } = VIEWPORT;
	const side = () =>
		page
			.locator("#canvas")
			.first()
			.evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).width);
	const before = await side();
	await page.setViewportSize({ width: width - 120, height: height - 120 });
	await expect.poll(side).toBeLessThan(before);
	await page.setViewportSize(VIEWPORT);
	await expect.poll(side).toBe(before);
	await game.settled();
	await keepPixels(game);
	const { differing, pixels } = await page.evaluate(() => {
		/** @type {ImageData[]} */
		const [before, after] = /** @type {any} */ (window).kept;
		if (before.width !== after.width) throw new Error("another size");
		let differing = 0;
		// Without an iterator, which would take a second for eight million values.
		for (let at = 0; at < after.data.length; at++) {
			if (after.data[at] !== before.data[at]) differing += 1;
		}
		return { differing, pixels: after.data.length };
	});
	expect(pixels).toBeGreaterThan(100_000);
	expect(differing, when).toBe(0);
}

/**
 * Drags a random tile that can slide, with all tiles in between, a little way.
 *
 * @param {GamePage} game
 * @param {(limit: number) => number} random
 */
async function takeAny({ page }, random) {
	const cells = page.locator("[role=gridcell]", { hasText: "slides" });
	const cell = cells.nth(random(await cells.count()));
	const label = (await cell.textContent()) ?? "";
	const [, way] = /slides (\w+)/.exec(label) ?? [];
	const box = await cell.boundingBox();
	if (box === null) throw new Error("the cell is not shown");
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	const length = (box.width * (2 + random(7))) / 10;
	const dx = way === "left" ? -length : way === "right" ? length : 0;
	const dy = way === "up" ? -length : way === "down" ? length : 0;
	await page.mouse.move(x, y);
	await page.mouse.down();
	await page.mouse.move(x + dx, y + dy, { steps: 3 });
}

/**
 * Plays with keys faster than tiles glide, clicks on whole lines, drags released
 * anywhere, and hints.
 *
 * @param {GamePage} game
 * @param {(limit: number) => number} random
 */
async function playAnything(game, random) {
	const { page } = game;
	for (let move = 0; move < MOVES; move++) {
		const what = random(10);
		if (what < 7) {
			const way = ["Up", "Down", "Left", "Right"][random(4)];
			await page.keyboard.press(`Arrow${way}`);
		} else if (what < 8) {
			await page.keyboard.press("h");
		} else {
			await takeAny(game, random);
			if (random(3) > 0) await page.mouse.up();
			else await page.keyboard.press("ArrowUp");
			await page.mouse.up();
		}
	}
	// A pending hint could appear at any time.
	await page.keyboard.press("Escape");
}

/** @param {GamePage} game */
async function showHint(game) {
	const { page, head } = game;
	const isShown = async () =>
		/^Slide \d+ /.test((await head.textContent()) ?? "");
	const { moves } = await game.counts();
	await page.keyboard.press("h");
	const isAnswered = async () =>
		(await isShown()) || (await game.counts()).moves > moves;
	await expect.poll(isAnswered).toBe(true);
	// If a hint was already shown, the key has followed it.
	if (!(await isShown())) await page.keyboard.press("h");
	await expect.poll(isShown).toBe(true);
	// On a large board the hint would change when a better solution is found.
	await page.keyboard.press("Escape");
}

for (const [size, scale] of /** @type {const} */ ([
	["4x4", 2],
	["16x16", 1],
])) {
	test.describe(`at ${scale} pixels per pixel`, () => {
		test.use({ viewport: VIEWPORT, deviceScaleFactor: scale });

		test(`nothing stale is left on ${size}`, async ({ game, page }) => {
			const random = chance(scale * 7 + size.length);
			await game.open(`#size=${size}&seed=a`);
			await page.evaluate(() => document.fonts.ready);
			for (const when of ["first", "at last"]) {
				await playAnything(game, random);
				await expectNothingStale(game, `${when}, after moves`);
				await showHint(game);
				await expectNothingStale(game, `${when}, with a hint`);
				await takeAny(game, random);
				await expectNothingStale(game, `${when}, in a drag`);
				await page.mouse.up();
			}
			// Moved while nobody saw it.
			const puzzle = page.locator("sliding-puzzle").first();
			await puzzle.evaluate((element) => {
				element.style.display = "none";
			});
			await game.drawn();
			const text = await game.text();
			await puzzle.evaluate((element) => {
				const { move } = /** @type {any} */ (element);
				["U", "D", "L", "R"].some((way) => move.call(element, way));
			});
			expect(await game.text()).not.toBe(text);
			await puzzle.evaluate((element) => {
				element.style.display = "";
			});
			await expect(page.locator("#canvas").first()).toBeVisible();
			await game.drawn();
			await expectNothingStale(game, "shown again");
		});
	});
}

test.describe("with a picture that no policy of the page knows", () => {
	test.use({ bypassCSP: true, viewport: VIEWPORT });

	test("pictures, letters and colours leave nothing stale", async ({
		game,
		page,
	}) => {
		await game.open("#size=3x3&seed=b");
		const puzzle = page.locator("sliding-puzzle").first();
		const picture = `data:image/svg+xml,${encodeURIComponent(
			'<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path d="M0 0L90 90" stroke="red" stroke-width="30"/></svg>',
		)}`;
		const random = chance(3);
		for (const tiles of ["letter", "image", "none", "number"]) {
			await puzzle.evaluate(
				(puzzle, [tiles, src]) => {
					puzzle.setAttribute("tiles", tiles);
					puzzle.setAttribute("src", src);
				},
				[tiles, picture],
			);
			await page.emulateMedia({
				colorScheme: random(2) === 0 ? "dark" : "light",
			});
			await takeAny(game, random);
			await page.mouse.up();
			await expectNothingStale(game, tiles);
		}
		// The picture is whole when solved, and in pieces after the next move.
		const finished = puzzle.evaluate((puzzle) => {
			puzzle.setAttribute("tiles", "image");
			return new Promise((resolve) => {
				puzzle.addEventListener("finished", () => resolve(null));
			});
		});
		await page.keyboard.press("Shift+P");
		await finished;
		await expectNothingStale(game, "solved");
		await page.keyboard.press("ArrowDown");
		await expectNothingStale(game, "after the next move");
	});
});

test("digits are drawn again when their font has come", async ({
	game,
	page,
}) => {
	const letCome = await hold(page, /\.woff2$/);
	await page.setViewportSize(VIEWPORT);
	// The `load` event would wait for the font.
	await page.goto("./#size=4x4&seed=a", { waitUntil: "commit" });
	await game.ready();
	await game.settled();
	const pixels = () =>
		page
			.locator("#canvas")
			.first()
			.evaluate((canvas) =>
				/** @type {HTMLCanvasElement} */ (canvas).toDataURL(),
			);
	const before = await pixels();
	await letCome();
	await expect.poll(pixels).not.toBe(before);
	await page.evaluate(() => document.fonts.ready);
	await expectNothingStale(game, "in the new font");
});
