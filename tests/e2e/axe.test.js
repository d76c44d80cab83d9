/**
 * Axe finds nothing: with all rules of WCAG 2.2, A and AA, and of best practice, on
 * every page, in every dialog and state; those of colour in every theme.
 *
 * What axe cannot see (the canvas, what is spoken, where the focus goes) has tests of
 * its own: sight, access, page-keys.
 */

import { violations } from "./support/axe.js";
import { ConfiguratorPage } from "./support/configurator-page.js";
import { at } from "./support/game-page.js";
import { choosePicture, photoOf } from "./support/pictures.js";
import { STRICT, setPolicy } from "./support/policy.js";
import { PLAYS, RecordsPage } from "./support/records-page.js";
import { expect, test } from "./support/test.js";

/**
 * @typedef {import("@playwright/test").Page} Page
 * @typedef {import("./support/game-page.js").GamePage} GamePage
 */

/** The only ones that a theme may break: nothing else differs between themes. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** @type {Record<string, Parameters<Page["emulateMedia"]>[0]>} */
const THEMES = {
	light: { colorScheme: "light" },
	dark: { colorScheme: "dark" },
	contrast: { colorScheme: "light", contrast: "more" },
	"contrast, dark": { colorScheme: "dark", contrast: "more" },
	"forced colours": { colorScheme: "light", forcedColors: "active" },
	"forced colours, dark": { colorScheme: "dark", forcedColors: "active" },
};

const USUAL = {
	colorScheme: null,
	contrast: null,
	forcedColors: null,
	reducedMotion: /** @type {const} */ ("reduce"),
};

const START = "1 2 3/4 0 5/7 8 6";
/** Far from its goal, because a busy machine may be slow to pause. */
const FAR = "8 6 7/2 5 4/3 0 1";

/** @param {GamePage} game */
async function pausePlayback(game) {
	await game.open(at(FAR));
	await game.press("solve");
	await expect(game.playback).toBeVisible();
	await game.press("pause");
	await expect(game.head).toHaveText(/^Slide \d+ of \d+$/);
}

/** @param {Page} page @param {string} query */
async function openFrame(page, query) {
	await page.goto(`./embed.html?board=1+2+3/4+0+5/7+8+6${query}`);
	await expect(page.locator("#board.ready")).toBeVisible();
}

/** Each state of each page. @type {Record<string, (game: GamePage) => Promise<unknown>>} */
const STATES = {
	"while the core loads": async ({ page }) => {
		await page.route(/\.wasm$/, () => {});
		await page.goto("./");
		await expect(page.locator('[data-status="loading"]')).toBeAttached();
	},
	"where the core does not load": async ({ page }) => {
		await page.route(/\.wasm$/, (route) =>
			route.fulfill({ contentType: "application/wasm", body: "no" }),
		);
		await page.goto("./");
		await expect(page.getByRole("alert")).toContainText("could not start");
	},
	"where no script of the page loads its texts": async ({ page }) => {
		await page.route(/\/puzzle-en-[^/]*\.js$/, (route) => route.abort());
		await page.goto("./");
		await expect(page.locator("#failure")).toBeVisible();
	},
	"where the script of the page is gone from its site": async ({ page }) => {
		await page.route(/\/index-[^/]*\.js$/, (route) =>
			route.fulfill({ status: 404 }),
		);
		await page.goto("./");
		await expect(page.locator("#gone")).toBeVisible();
	},
	"at the start": (game) => game.open(at(START)),
	"in a play": async (game) => {
		await game.open(at(START));
		await game.click(8);
	},
	"with a hint": async (game) => {
		await game.open(at(FAR));
		await game.press("hint");
		await expect(game.advice).toHaveText(/proven shortest/);
	},
	"while it thinks": async (game) => {
		await game.open("#size=6x6&seed=1");
		await game.search();
	},
	"while a solution plays": pausePlayback,
	"when it is solved": async (game) => {
		await game.open(at("1 2 3/4 5 6/7 0 8"));
		await game.click(8);
		await expect(game.head).toHaveText("Solved");
	},
	"with a notice that has a way back": async (game) => {
		await game.open(at(START));
		await game.click(8);
		await game.press("new");
		await expect(game.notices).toHaveCount(1);
	},
	"with a notice about a link": async (game) => {
		await game.open(at(START));
		await game.badLink();
	},
	"in the menu": async (game) => {
		await game.open(at(START));
		await game.button("more").click();
		await expect(game.page.getByRole("dialog")).toBeVisible();
	},
	"in the sheet for a new game": async (game) => {
		await game.open(at(START));
		await game.button("new").click();
		await expect(game.page.getByRole("dialog")).toBeVisible();
	},
	"in the settings, about to reset": async (game) => {
		await game.open(at(START));
		await game.openSheet("settings");
		await game.page.getByRole("button", { name: /^Reset/ }).click();
	},
	"on the win card": async (game) => {
		await game.open(at("1 2 3/4 5 6/7 0 8"));
		await game.click(8);
		await expect(game.page.locator("#win")).toBeVisible();
	},
	"in the sheet for a result": async (game) => {
		await game.open(at("1 2 3/4 5 6/7 0 8"));
		await game.click(8);
		await game.page.locator("#win-share").click();
		await expect(game.page.locator("#share")).toBeVisible();
	},
	"in the dialog for a board, with a mistake": async (game) => {
		await game.open(at(START));
		await (await game.openText()).fill("1 2");
		await game.page.getByRole("button", { name: "Use this text" }).click();
		await expect(game.page.locator("#setup-text-error")).not.toHaveText("");
	},
	"while a board is set up that cannot be solved": async (game) => {
		await game.open(at(START));
		await (await game.openText()).fill("1 2 3/4 5 6/8 7 0");
		await game.page.getByRole("button", { name: "Use this text" }).click();
		await expect(game.page.locator(".setup-status")).toContainText("8 and 7");
	},
	"while a grid is laid over a picture": async (game) => {
		await game.open(at(START));
		await game.press("open-board");
		await choosePicture(game.page, "#setup");
		await expect(game.page.locator(".grid-over")).toBeVisible();
	},
	"while a number of a photo is corrected": async (game) => {
		await game.open(at(START));
		await game.press("open-board");
		const buffer = await photoOf(game.page, START);
		await choosePicture(game.page, "#setup", { buffer });
		await game.page.locator(".read-cell").first().click();
		await expect(game.page.locator(".read-pad")).toBeVisible();
	},
	"while a solution is stepped through": async (game) => {
		await game.open(at(START));
		await (await game.openText()).fill("1 2 3/4 5 6/0 7 8");
		await game.page.getByRole("button", { name: "Use this text" }).click();
		await game.page.getByRole("button", { name: "Solve step" }).click();
		await expect(game.page.locator(".is-next")).toBeVisible();
	},
	"in the sheet of what is on the tiles": async (game) => {
		await game.open(at(START));
		await game.press("open-pictures");
		await game.page.locator(".face-card", { hasText: "City" }).click();
		await expect(game.page.getByRole("switch")).toBeVisible();
	},
	"while a picture is cut": async (game) => {
		await game.open(at(START));
		await game.press("open-pictures");
		await choosePicture(game.page, "#pictures");
		await expect(game.page.locator(".crop-canvas")).toBeVisible();
	},
	"in the dialog for a link": async (game) => {
		await game.open(at(START));
		await game.click(8);
		await game.press("copy-link");
		await expect(game.page.getByRole("dialog")).toBeVisible();
	},
	"in the help": async (game) => {
		await game.open(at(START));
		await game.press("show-help");
		await expect(game.page.getByRole("dialog")).toBeVisible();
	},
	"on a zoomed page": async (game) => {
		await game.page.setViewportSize({ width: 320, height: 256 });
		await game.open(at(START));
	},
	"under a strict policy": async (game) => {
		await setPolicy(game.page, STRICT);
		await game.open(at(START));
		await game.press("hint");
		await expect(game.advice).toHaveText(/proven shortest/);
	},
	"in the configurator, with mistakes": async ({ page }) => {
		await new ConfiguratorPage(page).open();
		for (const [label, text] of [
			["Columns", "17"],
			["Your site", "me.example"],
		]) {
			await page.getByLabel(label).first().fill(text);
			await page.getByLabel(label).first().press("Tab");
		}
		await expect(page.locator("#wrong-site")).not.toHaveText("");
	},
	"in the configurator, with a picture of one's own": async ({ page }) => {
		const configurator = new ConfiguratorPage(page);
		await configurator.open();
		await configurator.choose("tiles", "image");
		await page.getByRole("radio", { name: "Your own" }).check();
	},
	"in a review, with another way tried": async ({ page }) => {
		await page.goto("./review.html");
		await page.locator("#paste-text").fill("1 2 3/4 5 6/0 7 8 DUL2");
		await page.locator("#paste-text").press("Enter");
		await expect(page.locator("#moments li")).toHaveCount(1);
		await page.locator("#best-0").click();
		await expect(page.locator("#variation-left")).toHaveText("Solved");
		await page.getByText("Review another play").click();
	},
	"with the slides left, in the sheet of new games": async (game) => {
		await game.open(at(START));
		await game.page.locator("sliding-puzzle").evaluate((puzzle) => {
			puzzle.setAttribute("distance", "on");
		});
		await expect(game.page.locator("#left")).toHaveText("2");
		await game.button("new").click();
		await game.page.getByLabel("How hard").selectOption("Expert");
		await expect(game.page.locator("#deal-4x4")).toContainText("60 slides");
	},
	"in the records, without any": ({ page }) => new RecordsPage(page).open([]),
	"in the records, after a play was deleted": async ({ page }) => {
		const records = new RecordsPage(page);
		await records.open(PLAYS.slice(0, 16));
		await expect(records.histogram).toHaveAttribute("aria-valuetext", /play/);
		await page.locator("#table .delete").first().click();
		await expect(records.notices).toContainText("deleted");
	},
	"in the records, with csTimer's sessions": async ({ page }) => {
		const records = new RecordsPage(page);
		await records.open([]);
		const session = [[[0, 20_000], "", "", 1]];
		const file = JSON.stringify({ session1: session, properties: {} });
		await records.importText("cstimer.txt", file);
		await expect(page.getByRole("dialog")).toBeVisible();
	},
	"with help step by step": async (game) => {
		await game.open(at(START));
		await game.press("hint");
		await game.button("how").click();
		await game.button("coach-more").click();
		await expect(game.page.locator(".coach-text")).toHaveText(/^These are \d/);
	},
	"in a lesson, with help": async ({ page }) => {
		await page.goto("./learn.html#corner");
		await page.locator("#move").click();
		await expect(page.locator("#told")).toHaveText(/slide/i);
	},
	"after a lesson": async ({ page }) => {
		await page.goto("./learn.html#square");
		await page.locator("#show").click();
		await expect(page.locator("#next")).toBeFocused();
	},
	"in an exercise": async ({ page }) => {
		await page.goto("./trainer.html#last3x3");
		await expect(page.locator("#target")).toHaveText(/\d/);
		await page.keyboard.press("ArrowUp");
		await page.keyboard.press("ArrowLeft");
	},
	"after an exercise that was given up": async ({ page }) => {
		await page.goto("./trainer.html#fewest-3x3");
		await page.locator("#show").click();
		await expect(page.locator("#next")).toBeVisible();
	},
	"without endings of one's own": async ({ page }) => {
		await page.goto("./trainer.html#own");
		await page.getByRole("button", { name: "Look through my plays" }).click();
		await expect(page.locator("#gather-said")).not.toHaveText("");
	},
	"with sheets of exercises": async ({ page }) => {
		await page.goto("./paper.html#exercise");
		await expect(page.locator(".solution-tiles").first()).toHaveText(/\d/);
	},
	"with tiles to cut out": async ({ page }) => {
		await page.goto("./paper.html#tiles");
		await expect(page.locator(".tray")).toBeVisible();
	},
	"in the laboratory, with results and a mistake": async ({ page }) => {
		await page.goto("./lab.html#board=4+1+2/5+0+3&count=3");
		for (const part of [
			"draw-part",
			"example-part",
			"pairs-part",
			"merges-part",
		]) {
			await page.locator(`#${part} summary`).click();
		}
		await page.locator("#run").click();
		await expect(page.locator("#run-said")).toHaveText(/^Done/);
		await page.locator(".opener").first().click();
		await page.locator("#run-many").click();
		await expect(page.locator("#many-said")).toHaveText(/^Done/);
		await page.locator("#distance").fill("x");
		await page.locator("#draw").click();
		await page.locator("#own-goal").waitFor({ state: "attached" });
		await page.locator("#goal").selectOption("own");
		await page.locator("#own").fill("1 2");
		await expect(page.locator("#own-error")).not.toHaveText("");
	},
	"in the laboratory, with a board that can't be solved": async ({ page }) => {
		await page.goto("./lab.html#board=[[1,2,3],[5,4,0]]&fixed=1");
		await expect(page.locator("#plain-board")).toBeVisible();
		await page.locator("#run").click();
		await expect(page.locator("#run-said")).toHaveText(/^−1/);
	},
	"where a search is explained": async ({ page }) => {
		await page.goto("./algorithms.html#astar");
		await page.locator("#show-answer").click();
		await expect(page.locator("#said")).not.toBeEmpty();
		await expect(page.locator("pre").first()).toBeVisible();
	},
	"in the laboratory, with a search that is watched": async ({ page }) => {
		await page.goto("./lab.html#board=4+1+2/5+0+3&searches=idastar:manhattan");
		await page.locator("#watch-it").click();
		await page.getByRole("button", { name: "To the end (End)" }).click();
		await expect(page.locator("#watch-said")).toHaveText(/^Found/);
	},
	"in the laboratory, with a frontier that is painted": async ({ page }) => {
		await page.goto("./lab.html#board=4+1+2/5+0+3&searches=astar:manhattan");
		await page.locator("#frontier-it").click();
		const see = page.locator("#see-section");
		await see.getByRole("button", { name: "Run", exact: true }).click();
		await expect(see.locator(".frontier-said")).toHaveText(/^Solved in 5/);
		await see.locator("summary").click();
	},
	"in the iframe": ({ page }) => openFrame(page, ""),
	"in the iframe, compact": ({ page }) => openFrame(page, "&controls=compact"),
	"in the iframe, in high contrast": ({ page }) =>
		openFrame(page, "&theme=contrast"),
	"in the iframe, to look at": ({ page }) => openFrame(page, "&readonly"),
};

/** One of each page. */
const QUICK = [
	"with a hint",
	"in the configurator, with mistakes",
	"in a review, with another way tried",
	"in the records, after a play was deleted",
	"in a lesson, with help",
	"in an exercise",
	"in the laboratory, with results and a mistake",
	"where a search is explained",
	"in the iframe",
];

for (const state of QUICK) {
	test(`axe finds nothing ${state}, by day @quick`, async ({ game, page }) => {
		await page.emulateMedia({ ...USUAL, ...THEMES.light });
		await STATES[state](game);
		expect(await violations(page)).toEqual([]);
	});
}

for (const [state, open] of Object.entries(STATES)) {
	test(`axe finds nothing ${state}`, async ({ game, page, complaints }) => {
		complaints.allow(/Failed to load resource/);
		await page.emulateMedia(USUAL);
		await open(game);
		for (const [theme, media] of Object.entries(THEMES)) {
			await page.emulateMedia({ ...USUAL, ...media });
			const options = theme === "light" ? {} : { rules: RULES_OF_COLOUR };
			expect.soft(await violations(page, options), theme).toEqual([]);
		}
	});
}
