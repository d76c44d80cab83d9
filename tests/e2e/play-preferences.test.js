/**
 * How a player likes to play loads on request, and the usual ways need no network.
 */

import { ask, openWith } from "./support/element-page.js";
import { hold } from "./support/hold.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";
const UP = "1 2 3/4 8 5/7 0 6";

/** @param {import("@playwright/test").Page} page @param {string} attributes */
async function open(page, attributes) {
	await openWith(
		page,
		`<sliding-puzzle board="${START}" ${attributes}></sliding-puzzle>`,
	);
	await ask(page, (puzzle) => puzzle.value);
}

/** @param {import("@playwright/test").Page} page @param {string} board */
const expectBoard = (page, board) =>
	expect.poll(() => ask(page, (puzzle) => puzzle.value)).toBe(board);

test("nothing is loaded until it is asked for, and no key slides in the place of one that loads", async ({
	page,
}) => {
	/** @type {string[]} */
	const asked = [];
	page.on("request", (request) => asked.push(request.url()));
	const loads = () => asked.some((url) => url.includes("play-preferences"));
	const letGo = await hold(page, /play-preferences-/);
	await open(page, 'timer="off"');
	const grid = page.locator("#grid");
	await grid.press("w");
	await expectBoard(page, UP);
	await grid.press("z");
	expect(loads()).toBe(false);
	await ask(page, (puzzle) => puzzle.setAttribute("keys", "hint: KeyW"));
	await expect.poll(loads).toBe(true);
	await grid.press("w");
	await grid.press("ArrowUp");
	await expectBoard(page, START);
	await letGo();
	await expect(page.locator("#hint")).toHaveAttribute("aria-keyshortcuts", "W");
	await grid.press("ArrowUp");
	await expectBoard(page, UP);
});

test("without a network for the chosen keys, the usual ones act", async ({
	complaints,
	page,
}) => {
	complaints.expect(/Failed to load resource/);
	await page.route("**/play-preferences-*", (route) => route.abort());
	await open(page, 'keys="up: KeyI"');
	// Pressed again, it does nothing.
	await expect(async () => {
		await page.locator("#grid").press("w");
		expect(await ask(page, (puzzle) => puzzle.value)).toBe(UP);
	}).toPass();
});
