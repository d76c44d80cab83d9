/**
 * How a player likes to play, where it is not as usual: keys, taps, the mouse, a
 * gamepad, the clock. In the real element.
 */

import { ask, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

/** @param {string} attributes */
const tag = (attributes) =>
	`<sliding-puzzle board="${START}" ${attributes}></sliding-puzzle>`;

/**
 * Opens a puzzle and waits until it plays as its attributes say.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} attributes
 */
async function open(page, attributes) {
	await openWith(page, tag(attributes));
	await ask(page, (puzzle) => puzzle.code);
	const script = await page.waitForFunction(
		() =>
			performance
				.getEntriesByType("resource")
				.find(({ name }) => name.includes("/play-preferences-"))?.name,
	);
	// It is there when it has run, which may be long after it has come.
	await page.evaluate((url) => import(url), String(await script.jsonValue()));
	await page.evaluate(() => new Promise(requestAnimationFrame));
}

/**
 * Opens a puzzle, and from then on time passes only when the test says so.
 *
 * @param {import("@playwright/test").Page} page
 */
async function stopClock(page) {
	await page.clock.install({ time: 0 });
	await openWith(page, tag(""));
	await ask(page, (puzzle) => puzzle.code);
	await page.clock.pauseAt(600_000);
}

/** @param {import("@playwright/test").Page} page @param {string} board */
const expectBoard = (page, board) =>
	expect.poll(() => ask(page, (puzzle) => puzzle.text)).toBe(board);

/**
 * Returns the middle of a cell of the 3×3, in CSS pixels.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} cell
 */
async function middle(page, cell) {
	const box = await page
		.locator("#grid [role=gridcell]")
		.nth(cell)
		.boundingBox();
	if (box === null) throw new Error(`cell ${cell} is not shown`);
	return [box.x + box.width / 2, box.y + box.height / 2];
}

/** @param {import("@playwright/test").Page} page @param {number} cell */
async function moveTo(page, cell) {
	const [x, y] = await middle(page, cell);
	await page.mouse.move(x, y);
}

test("of what nobody asks for nothing is loaded", async ({ page }) => {
	/** @type {string[]} */
	const asked = [];
	page.on("request", (request) => asked.push(request.url()));
	await openWith(page, tag('timer="off"'));
	await ask(page, (puzzle) => puzzle.code);
	await page.locator("#grid").press("w");
	await expectBoard(page, "1 2 3/4 8 5/7 0 6");
	expect(asked.filter((url) => url.includes("play-preferences"))).toEqual([]);
	await ask(page, (puzzle) => puzzle.setAttribute("timer", "tenths"));
	await expect
		.poll(() => asked.some((url) => url.includes("play-preferences")))
		.toBe(true);
});

test("a tap acts as the finger comes down, and the mouse slides what it passes", async ({
	page,
}) => {
	await open(page, 'tap="down"');
	await moveTo(page, 5);
	await page.mouse.down();
	await expectBoard(page, "1 2 3/4 5 0/7 8 6");
	await page.mouse.up();
	await expectBoard(page, "1 2 3/4 5 0/7 8 6");
	await ask(page, (puzzle) => {
		puzzle.tap = "up";
		puzzle.hover = "on";
	});
	await moveTo(page, 2);
	await moveTo(page, 0);
	await expectBoard(page, "0 1 2/4 5 3/7 8 6");
	// Held, it only goes where the player wants it to be.
	await page.mouse.down();
	await moveTo(page, 6);
	await page.mouse.up();
	await expectBoard(page, "0 1 2/4 5 3/7 8 6");
	// One for each cell that it passed, the tap included.
	expect(await ask(page, (puzzle) => puzzle.moves.mtm)).toBe(4);
});

test("keys are those that the page chose, and the usual ones again without", async ({
	page,
}) => {
	await open(page, 'keys="arrows; up: KeyI; hint: none"');
	const grid = page.locator("#grid");
	await grid.press("i");
	await expectBoard(page, "1 2 3/4 8 5/7 0 6");
	for (const key of ["w", "d", "z", "h", "ArrowUp"]) await grid.press(key);
	await expectBoard(page, "1 2 3/4 8 5/7 0 6");
	await grid.press("ArrowRight");
	await expectBoard(page, "1 2 3/4 8 5/0 7 6");
	await ask(page, (puzzle) => puzzle.removeAttribute("keys"));
	await expect(async () => {
		await grid.press("z");
		expect(await ask(page, (puzzle) => puzzle.text)).toBe(START);
	}).toPass();
});

test("no key slides in the place of a chosen one that is still loading", async ({
	page,
}) => {
	let free = () => {};
	const isFree = new Promise((resolve) => {
		free = () => resolve(undefined);
	});
	await page.route("**/play-preferences-*", async (route) => {
		await isFree;
		await route.fallback();
	});
	await openWith(page, tag('keys="hint: KeyW"'));
	await ask(page, (puzzle) => puzzle.code);
	const grid = page.locator("#grid");
	await grid.press("w");
	await grid.press("ArrowUp");
	await expectBoard(page, START);
	free();
	await expect(page.locator("#hint")).toHaveAttribute("aria-keyshortcuts", "W");
	await grid.press("ArrowUp");
	await expectBoard(page, "1 2 3/4 8 5/7 0 6");
});

test("without a network for the chosen keys, the usual ones act", async ({
	complaints,
	page,
}) => {
	complaints.expect(/Failed to load resource/);
	await page.route("**/play-preferences-*", (route) => route.abort());
	await openWith(page, tag('keys="up: KeyI"'));
	await ask(page, (puzzle) => puzzle.code);
	// Pressed again, it does nothing.
	await expect(async () => {
		await page.locator("#grid").press("w");
		expect(await ask(page, (puzzle) => puzzle.text)).toBe("1 2 3/4 8 5/7 0 6");
	}).toPass();
});

test("time and counts are shown as the page chose", async ({ page }) => {
	await stopClock(page);
	await ask(page, (puzzle) => {
		puzzle.counts = "slides";
		puzzle.timer = "tenths";
	});
	await expect(page.locator("#moves")).toBeHidden();
	await expect(page.locator("#slides")).toHaveText("0");
	await expect(page.locator("#time")).toHaveText("0:00.0");
	await page.locator("#grid").press("ArrowLeft");
	await page.clock.runFor(1_250);
	await expect(page.locator("#time")).toHaveText("0:01.2");
	await ask(page, (puzzle) => puzzle.setAttribute("timer", "hundredths"));
	await expect(page.locator("#time")).toHaveText("0:01.25");
	await page.locator("#grid").press("ArrowUp");
	await expect(page.locator("#advice-text")).toContainText("0:01.25");
	await page.clock.runFor(5_000);
	await expect(page.locator("#time")).toHaveText("0:01.25");
	await ask(page, (puzzle) => {
		puzzle.counts = "moves";
		puzzle.timer = "on";
	});
	await expect(page.locator("#slides")).toBeHidden();
	await expect(page.locator("#moves")).toBeVisible();
});

test("a new board is looked at for as long as the page says", async ({
	page,
}) => {
	await stopClock(page);
	await ask(page, (puzzle) => puzzle.setAttribute("inspection", "15"));
	const time = page.locator("#time");
	await expect(time).toHaveText("−0:15");
	await page.clock.runFor(10_500);
	await expect(time).toHaveText("−0:05");
	await expect(page.locator("#live")).toHaveText(
		"5 seconds to look at the board.",
	);
	await page.clock.runFor(5_000);
	await expect(page.locator("#live")).toHaveText("The time runs.");
	await page.clock.runFor(3_000);
	await expect(time).toHaveText("0:03");
	await page.locator("#grid").press("ArrowLeft");
	await page.locator("#grid").press("Shift+R");
	await expect(time).toHaveText("−0:15");
	await page.locator("#grid").press("ArrowLeft");
	await expect(time).toHaveText("0:00");
	await page.locator("#grid").press("ArrowUp");
	await expect(page.locator("#advice-head")).toHaveText("Solved");
});

test("a gamepad plays the puzzle, and ends no game by a lone button", {
	tag: "@whole-browser",
}, async ({ page }) => {
	await page.addInitScript(() => {
		const buttons = Array.from({ length: 17 }, () => ({ pressed: false }));
		const pad = { index: 0, connected: true, axes: [0, 0, 0, 0], buttons };
		Object.assign(window, { pad });
		navigator.getGamepads = () => /** @type {any} */ ([pad]);
	});
	await open(page, 'gamepad="on"');
	/** Holds buttons until they were read. @param {number[]} held */
	const press = (...held) =>
		page.evaluate(async (held) => {
			const { pad } = /** @type {any} */ (window);
			const frames = async () => {
				for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
			};
			for (const at of held) pad.buttons[at].pressed = true;
			await frames();
			for (const at of held) pad.buttons[at].pressed = false;
			await frames();
		}, held);
	await press(14);
	await expectBoard(page, "1 2 3/4 5 0/7 8 6");
	await press(9);
	const said = "A game is under way. Hold a shoulder button and press again.";
	await expect(page.locator("#advice-text")).toHaveText(said);
	await expectBoard(page, "1 2 3/4 5 0/7 8 6");
	await press(1);
	await expectBoard(page, START);
	await press(3);
	await press(4, 8);
	await expectBoard(page, START);
});
