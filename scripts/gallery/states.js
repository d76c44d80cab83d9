/**
 * What the pages look like in each state: how a player gets there.
 */

import { savePlays } from "../bench-records/page.js";
import { makePlays } from "../bench-records/plays.js";

/** @typedef {import("@playwright/test").Page} Page */

/** A first 4×4, a board whose hint is proven at once, and one that is a slide from its goal. */
const GAME =
	"#board=1%202%203%204%2F5%206%207%208%2F9%2014%2010%2011%2F13%2015%200%2012";
const NEAR = "#board=1%202%203%2F4%205%206%2F0%207%208";
const LAST_SLIDE =
	"#board=1%202%203%204%2F5%206%207%208%2F9%2010%2011%2012%2F13%2014%200%2015";

/**
 * @typedef {object} State
 * @property {string} name
 * @property {(page: Page) => Promise<unknown>} reach
 * @property {boolean} [isFirst] Whether it is the player's first visit.
 */

/** @param {Page} page @param {string} address */
async function open(page, address) {
	await page.goto(address);
	await page.locator("#board.ready").first().waitFor();
	await page.waitForFunction(
		() =>
			/** @type {any} */ (document.querySelector("sliding-puzzle")).value !==
			"",
	);
}

/** @param {Page} page @param {string} id Of an entry of the menu. */
async function fromMenu(page, id) {
	await open(page, "./#size=4x4&seed=1");
	await page.locator("#more").click();
	await page.locator(`#menu-${id}`).click();
	await page.locator("dialog[open]").waitFor();
}

/** A play of the 8-puzzle, to race against. */
const RACE = "#race=2.3x3.last.bAACT.SgAhCgEMOA.-wBsXg";

/** @param {string} name @param {string} [id] @returns {State} */
const sheet = (name, id = name) => ({
	name,
	reach: (page) => fromMenu(page, id),
});

/** Starts a relay of 2×2 and 3×3. @param {Page} page */
async function startRelay(page) {
	await fromMenu(page, "marathon");
	await page.locator("#marathon input[type=number]").first().fill("3");
	await page.keyboard.press("Tab");
	await page.locator("#start-marathon").click();
}

/** Waits for an unsolved board of a size. @param {Page} page @param {string} size */
async function dealt(page, size) {
	await page.waitForFunction((size) => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		return puzzle.size === size && puzzle.status === "playing";
	}, size);
}

/** @param {Page} page @param {string} size */
async function solveBoard(page, size) {
	await dealt(page, size);
	await page.evaluate(async () => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		const { slides } = await puzzle.solve();
		for (const way of slides) puzzle.move(way);
	});
}

/** @param {Page} page */
async function win(page) {
	await open(page, `./${LAST_SLIDE}`);
	await page.keyboard.press("ArrowLeft");
	await page.locator("#win-figures dd").first().waitFor();
}

/** @type {State[]} */
export const STATES = [
	{
		name: "first visit",
		isFirst: true,
		reach: async (page) => {
			await open(page, "./");
			await page.locator(".finger").waitFor();
		},
	},
	{
		name: "today",
		reach: async (page) => {
			await open(page, "./");
			await page.locator(".in-play-name").waitFor();
		},
	},
	{ name: "play", reach: (page) => open(page, "./#size=4x4&seed=1") },
	{
		name: "hint",
		reach: async (page) => {
			await open(page, `./${NEAR}`);
			await page.locator("#hint").click();
			await page.locator(".coach-head").waitFor();
		},
	},
	{
		name: "help step by step",
		reach: async (page) => {
			await open(page, `./${GAME}`);
			// A first 4×4 begins with it, once it is there.
			await page.waitForLoadState("networkidle");
			await page.locator("#hint").click();
			await page.locator("#coach-more").click();
		},
	},
	{ name: "5×5", reach: (page) => open(page, "./#size=5x5&seed=3") },
	{ name: "16×16", reach: (page) => open(page, "./#size=16x16&seed=1") },
	{
		name: "put aside",
		reach: async (page) => {
			await open(page, `./${LAST_SLIDE}`);
			await page.keyboard.press("ArrowRight");
			await page.locator("#shuffle").click();
			await page.locator("#deal-3x3").click();
			await page.locator(".notice").waitFor();
			// The new tiles have come up.
			await page.waitForTimeout(400);
		},
	},
	{
		name: "new game",
		reach: async (page) => {
			await open(page, "./#size=4x4&seed=1");
			await page.locator("#shuffle").click();
			await page.locator("#new-game sliding-puzzle").last().waitFor();
		},
	},
	{
		name: "menu",
		reach: async (page) => {
			await open(page, "./#size=4x4&seed=1");
			await page.locator("#more").click();
			await page.locator("#menu").waitFor();
		},
	},
	sheet("settings"),
	sheet("daily"),
	sheet("pictures"),
	sheet("set up", "setUp"),
	{
		name: "solve my puzzle, steps",
		reach: async (page) => {
			await fromMenu(page, "setUp");
			await page.locator("#setup summary").click();
			const line = "1 2 3 4 5 6 7 8 9 10 0 12 13 14 11 15";
			await page.locator("#setup-board-text").fill(line);
			await page.locator(".setup-text .button").click();
			await page.locator(".setup-ends .strong").click();
			await page.locator("#steps").waitFor();
		},
	},
	{
		name: "help",
		reach: async (page) => {
			await fromMenu(page, "settings");
			await page.locator("#how-to").click();
			await page.locator("#help").waitFor();
		},
	},
	{ name: "win", reach: win },
	{
		name: "win of the day",
		reach: async (page) => {
			await open(page, "./");
			await solveBoard(page, "4x4");
			await page.locator("#win").waitFor();
		},
	},
	{
		name: "share",
		reach: async (page) => {
			await win(page);
			await page.locator("#win-share").click();
			await page.locator("#share").waitFor();
		},
	},
	{
		name: "race",
		reach: async (page) => {
			await open(page, `./${RACE}`);
			await page.locator("#ghost").waitFor();
			await page.keyboard.press("ArrowLeft");
			await page.waitForFunction(() => {
				const ghost = document.querySelector("#ghost sliding-puzzle");
				return /** @type {any} */ (ghost)?.value === "1 2 0/4 5 3/7 8 6";
			});
		},
	},
	sheet("race sheet", "race"),
	sheet("marathon sheet", "marathon"),
	{
		name: "marathon",
		reach: async (page) => {
			await startRelay(page);
			await solveBoard(page, "2x2");
			await dealt(page, "3x3");
			await page.waitForTimeout(400);
		},
	},
	{
		name: "marathon result",
		reach: async (page) => {
			await startRelay(page);
			await solveBoard(page, "2x2");
			await solveBoard(page, "3x3");
			await page.locator("#marathon-result").waitFor();
		},
	},
	{
		name: "challenge",
		reach: async (page) => {
			await win(page);
			await page.locator("#win-share").click();
			await page.locator("#share-more").click();
			await page.locator("#challenge").waitFor();
		},
	},
	{
		name: "records",
		reach: async (page) => {
			await savePlays(page, makePlays(120, ["4x4", "3x3", "4x4"]));
			await page.goto("./records.html");
			await page.locator("#histogram canvas").waitFor();
		},
	},
	{
		name: "lesson",
		reach: async (page) => {
			await page.goto("./learn.html#corner");
			await page.locator("#slide").click();
			await page.locator(".spot-arrow").waitFor();
		},
	},
	{
		name: "exercise",
		reach: async (page) => {
			await page.goto("./trainer.html#last3x3");
			await page.locator("#skip").waitFor();
			await page.locator("#target").filter({ hasText: /\d/ }).waitFor();
		},
	},
	{
		name: "exercise given up",
		reach: async (page) => {
			await page.goto("./trainer.html#fewest-4x4");
			await page.locator("#show").click();
			await page.locator("#next").waitFor();
		},
	},
	{
		name: "own endings",
		reach: async (page) => {
			await page.goto("./trainer.html#own");
			await page.locator("#gather").waitFor();
		},
	},
	...["board", "week", "exercise"].map((what) => ({
		name: `paper ${what}`,
		reach: async (/** @type {Page} */ page) => {
			await page.goto(`./paper.html#${what}`);
			await page.locator(".sheet-of-paper").first().waitFor();
		},
	})),
	{
		name: "laboratory explained",
		reach: async (page) => {
			await page.goto("./lab.html#astar");
			await page.locator("#astar dl").waitFor();
		},
	},
	{
		name: "laboratory",
		reach: async (page) => {
			await page.goto("./lab.html");
			await page.locator("#bench").waitFor();
		},
	},
	{
		name: "laboratory results",
		reach: async (page) => {
			await page.goto("./lab.html#board=8+6+7/2+5+4/3+0+1");
			await page.locator("#run").click();
			await page.waitForFunction(
				() => performance.getEntriesByName("searched").length > 0,
			);
			await page.locator(".opener").nth(2).click();
			await page.locator("#result-section").scrollIntoViewIfNeeded();
		},
	},
	{
		name: "laboratory unsolvable",
		reach: async (page) => {
			await page.goto("./lab.html#board=[[1,2,3],[5,4,0]]");
			await page.locator("#plain-board").waitFor();
		},
	},
	{
		name: "review",
		reach: async (page) => {
			const [{ record }] = makePlays(1);
			await page.goto(`./review.html#play=${record}`);
			await page.locator("#moments li").first().waitFor();
			await page.locator("#look-0").click();
		},
	},
	{
		name: "slides left",
		reach: async (page) => {
			await page.goto("./#size=4x4&seed=left");
			await page.locator("#board.ready").waitFor();
			await page.locator("sliding-puzzle").evaluate((puzzle) => {
				puzzle.setAttribute("distance", "on");
			});
			await page.locator("#distance").waitFor({ state: "attached" });
		},
	},
	{
		name: "embedding",
		reach: async (page) => {
			await page.goto("./embedding.html");
			await page.locator("#board.ready").first().waitFor();
		},
	},
];
