/**
 * A browser that is killed (a crash, no memory, no battery) loses nothing that the
 * database has. It is a browser of its own, with a profile that stays, and it is killed
 * where a game is kept, right after a slide, and where a game was put aside.
 */

import { execFileSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { ask } from "./support/element-page.js";
import { StoragePage } from "./support/storage-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ start: string, stm: number }} Standing A play, by its start, and its slides. */

test("a browser that is killed loses no game that is kept, nor one that was put aside", async ({
	baseURL,
	launchOptions,
}) => {
	// Cleared by the next run: a process that is being killed may still write to it.
	const profile = test.info().outputPath("profile");
	const visit = async () => {
		const options = { ...launchOptions, serviceWorkers: "block" };
		const context = await chromium.launchPersistentContext(
			profile,
			/** @type {any} */ (options),
		);
		const page = await context.newPage();
		await page.goto(baseURL ?? "");
		return page;
	};

	let page = await visit();
	await ask(page, (puzzle) => puzzle.shuffle({ size: "4x4" }));
	const first = await slide(page, 3);
	await expectInDatabase(page);
	await kill(page, profile);

	page = await visit();
	await expectThere(page, first);
	// Nobody waits until this slide is kept.
	await slide(page, 1);
	await kill(page, profile);

	page = await visit();
	await expectThere(page, first);
	await ask(page, (puzzle) => puzzle.shuffle({ size: "3x3" }));
	const second = await slide(page, 2);
	await expectInDatabase(page);
	await kill(page, profile);

	page = await visit();
	await expectThere(page, second);
	expect(await ask(page, (puzzle) => puzzle.resume())).toBe(true);
	await expectThere(page, first);
	await page.context().close();
});

/**
 * @param {Page} page
 * @param {string} profile Its folder, which every process of the browser names.
 */
async function kill(page, profile) {
	const isOver = page.context().waitForEvent("close");
	execFileSync("pkill", ["-KILL", "-f", profile]);
	await isOver;
}

/** Makes slides, none the way back. @param {Page} page @param {number} count */
async function slide(page, count) {
	for (let n = 0; n < count; n += 1) {
		// Of each two ways, one is possible at least.
		await page.evaluate(
			(ways) => {
				const puzzle = /** @type {any} */ (
					document.querySelector("sliding-puzzle")
				);
				return puzzle.move(ways[0]) || puzzle.move(ways[1]);
			},
			n % 2 === 0 ? "UD" : "LR",
		);
	}
	return await ask(page, standing);
}

/** @param {any} puzzle @returns {Standing} */
function standing(puzzle) {
	const { record = "" } = puzzle.exportState() ?? {};
	// All but the events and the check.
	return { start: record.split(".", 4).join("."), stm: puzzle.moves.stm };
}

/** Waits until the database has the game in play. @param {Page} page */
async function expectInDatabase(page) {
	const { record } = await ask(page, (puzzle) => puzzle.exportState());
	const games = async () =>
		JSON.stringify(await new StoragePage(page).look("games"));
	await expect.poll(games).toContain(record);
}

/**
 * What was lost comes back a moment after the board.
 *
 * @param {Page} page
 * @param {Standing} least
 */
async function expectThere(page, least) {
	const isThere = async () => {
		const now = await ask(page, standing);
		return (now.start === least.start && now.stm >= least.stm) || now;
	};
	await expect.poll(isThere).toBe(true);
}
