/**
 * Axe finds nothing: with all rules of WCAG 2.2, A and AA, and of best practice, on
 * every page, in every dialog and state; those of colour in every theme. The states that
 * follow from each other are looked at in one visit.
 *
 * What axe cannot see (the canvas, what is spoken, where the focus goes) has tests of
 * its own: sight, access, page-keys.
 */

import { violations } from "./support/axe.js";
import { ConfiguratorPage } from "./support/configurator-page.js";
import { at } from "./support/game-page.js";
import { choosePicture, photoOf } from "./support/pictures.js";
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
/** Far from its goal: its solution is still playing when it is paused. */
const FAR = "8 6 7/2 5 4/3 0 1";

/** @typedef {(game: GamePage) => Promise<unknown>} Step */

/**
 * Loads the page anew, with other faults.
 *
 * @param {Page} page
 * @param {RegExp} file
 * @param {Parameters<Page["route"]>[1]} answer
 */
async function openWithout(page, file, answer) {
	await page.unrouteAll({ behavior: "ignoreErrors" });
	await page.route(file, answer);
	await page.goto("./");
}

/** @param {GamePage} game @param {string} text */
async function useText(game, text) {
	await game.page.locator("#setup-board-text").fill(text);
	await game.page.getByRole("button", { name: "Use this text" }).click();
}

/** @param {Page} page @param {string} query */
async function openFrame(page, query) {
	await page.goto(`./embed.html?board=1+2+3/4+0+5/7+8+6${query}`);
	await expect(page.locator("#board.ready")).toBeVisible();
}

/**
 * Visit → the states of a page that follow from each other.
 *
 * @type {Record<string, Record<string, Step>>}
 */
const VISITS = {
	"where files of the page are missing": {
		"while the core loads": async ({ page }) => {
			await openWithout(page, /\.wasm$/, () => {});
			await expect(page.locator('[data-status="loading"]')).toBeAttached();
		},
		"where the core does not load": async ({ page }) => {
			await openWithout(page, /\.wasm$/, (route) =>
				route.fulfill({ contentType: "application/wasm", body: "no" }),
			);
			await expect(page.getByRole("alert")).not.toBeEmpty();
		},
		"where no script of the page loads its texts": async ({ page }) => {
			await openWithout(page, /\/puzzle-en-[^/]*\.js$/, (route) =>
				route.abort(),
			);
			await expect(page.locator("#failure")).toBeVisible();
		},
		"where the script of the page is gone from its site": async ({ page }) => {
			await openWithout(page, /\/index-[^/]*\.js$/, (route) =>
				route.fulfill({ status: 404 }),
			);
			await expect(page.locator("#gone")).toBeVisible();
		},
	},
	"in a play": {
		"at the start": (game) => game.open(at(START)),
		"after a move, with a hint": async (game) => {
			await game.click(8);
			await game.press("hint");
			await expect(game.advice).toHaveText(/proven shortest/);
		},
		"with help step by step": async ({ page }) => {
			await page.locator("#how").click();
			await page.locator("#coach-more").click();
			await expect(page.locator(".coach-text")).not.toBeEmpty();
		},
		"with a notice that has a way back": async (game) => {
			await game.press("shuffle");
			await expect(game.notices).toHaveCount(1);
		},
		"with a notice about a link, on a zoomed page": async (game) => {
			await game.page.setViewportSize({ width: 320, height: 256 });
			await game.badLink();
		},
	},
	"while it thinks and plays": {
		"while it thinks": async (game) => {
			await game.open("#size=6x6&seed=1");
			await game.search();
		},
		"while a solution plays": async (game) => {
			await game.open(at(FAR));
			await expect(game.cells).toHaveCount(9);
			await game.press("solve");
			await expect(game.playback).toBeVisible();
			await game.press("pause");
			await expect(game.head).toHaveText(/^Slide \d+ of \d+$/);
		},
	},
	"in the sheets": {
		"in the menu": async (game) => {
			await game.open(at(START));
			await game.click(8);
			await game.button("more").click();
			await expect(game.page.getByRole("dialog")).toBeVisible();
		},
		"in the dialog for a link": async (game) => {
			await game.button("menu-share").click();
			await expect(game.page.locator("dialog.sheet:not(#menu)")).toBeVisible();
		},
		"in the help": async (game) => {
			await game.leaveSheet();
			await game.press("show-help");
			await expect(game.page.locator("#help")).toBeVisible();
		},
		"in the settings, about to reset": async (game) => {
			await game.leaveSheet();
			await game.openSheet("settings");
			await game.page.getByRole("button", { name: /^Reset/ }).click();
		},
		"with the slides left, in the sheet of new games": async (game) => {
			await game.leaveSheet();
			await game.page.locator("sliding-puzzle").evaluate((puzzle) => {
				puzzle.setAttribute("distance", "on");
			});
			await expect(game.page.locator("#left")).toHaveText(/\d/);
			await game.button("shuffle").click();
			await game.page.getByLabel("Difficulty").selectOption("Expert");
			await expect(game.page.locator("#deal-4x4")).toContainText("60");
		},
	},
	"after a win": {
		"on the win card": async (game) => {
			await game.open(at("1 2 3/4 5 6/7 0 8"));
			await game.click(8);
			await expect(game.page.locator("#win")).toBeVisible();
		},
		"in the sheet for a result": async ({ page }) => {
			await page.locator("#win-share").click();
			await expect(page.locator("#share")).toBeVisible();
		},
		"when it is solved": async (game) => {
			await game.page.keyboard.press("Escape");
			await game.leaveSheet();
			await expect(game.head).toHaveText("Solved");
		},
	},
	"while a board is set up": {
		"with a mistake": async (game) => {
			await game.open(at(START));
			await game.openText();
			await useText(game, "1 2");
			await expect(game.page.locator("#setup-text-error")).not.toBeEmpty();
		},
		"that cannot be solved": async (game) => {
			await useText(game, "1 2 3/4 5 6/8 7 0");
			await expect(game.page.locator(".setup-status")).toContainText("8 and 7");
		},
		"while its solution is stepped through": async (game) => {
			await useText(game, "1 2 3/4 5 6/0 7 8");
			await game.page.getByRole("button", { name: "Solve step" }).click();
			await expect(game.page.locator(".is-next")).toBeVisible();
		},
	},
	"with pictures": {
		"while a grid is laid over a picture": async (game) => {
			await game.open(at(START));
			await game.press("open-board");
			await choosePicture(game.page, "#setup");
			await expect(game.page.locator(".grid-over")).toBeVisible();
		},
		"while a number of a photo is corrected": async (game) => {
			await game.leaveSheet();
			await game.press("open-board");
			const buffer = await photoOf(game.page, START);
			await choosePicture(game.page, "#setup", { buffer });
			await game.page.locator(".read-cell").first().click();
			await expect(game.page.locator(".read-pad")).toBeVisible();
		},
		"in the sheet of what is on the tiles": async (game) => {
			// The field for the number first.
			await game.page.keyboard.press("Escape");
			await game.leaveSheet();
			await game.press("open-pictures");
			await game.page.locator(".face-card", { hasText: "City" }).click();
			await expect(game.page.getByRole("switch")).toBeVisible();
		},
		"while a picture is cut": async ({ page }) => {
			await choosePicture(page, "#pictures");
			await expect(page.locator(".crop-canvas")).toBeVisible();
		},
	},
	"in the configurator": {
		"with mistakes, and a picture of one's own": async ({ page }) => {
			const configurator = new ConfiguratorPage(page);
			await configurator.open();
			await configurator.choose("tiles", "image");
			await page.getByRole("radio", { name: "Your own" }).check();
			for (const [label, text] of [
				["Columns", "17"],
				["Your site", "me.example"],
			]) {
				await page.getByLabel(label).first().fill(text);
				await page.getByLabel(label).first().press("Tab");
			}
			await expect(page.locator("#wrong-site")).not.toHaveText("");
		},
	},
	"in a review": {
		"in a review, with another way tried": async ({ page }) => {
			await page.goto("./review.html");
			await page.locator("#paste-text").fill("1 2 3/4 5 6/0 7 8 DUL2");
			await page.locator("#paste-text").press("Enter");
			await expect(page.locator("#moments li")).toHaveCount(1);
			await page.locator("#best-0").click();
			await expect(page.locator("#variation-left")).toHaveText("Solved");
			await page.getByText("Review another game").click();
		},
	},
	"in the records": {
		"without any": ({ page }) => new RecordsPage(page).open([]),
		"with csTimer's sessions": async ({ page }) => {
			const session = [[[0, 20_000], "", "", 1]];
			const file = JSON.stringify({ session1: session, properties: {} });
			await new RecordsPage(page).importText("cstimer.txt", file);
			await expect(page.getByRole("dialog")).toBeVisible();
		},
		"after a play was deleted": async ({ page }) => {
			const records = new RecordsPage(page);
			await records.open(PLAYS.slice(0, 16));
			await expect(records.histogram).toHaveAttribute("aria-valuetext", /\d/);
			await page.locator("#table .delete").first().click();
			await expect(records.notices).not.toBeEmpty();
		},
	},
	"in lessons": {
		"in a lesson, with help": async ({ page }) => {
			await page.goto("./learn.html#corner");
			await page.locator("#slide").click();
			await expect(page.locator("#told")).toHaveText(/slide/i);
		},
		"after a lesson": async ({ page }) => {
			await page.goto("./learn.html#square");
			await page.locator("#show").click();
			await expect(page.locator("#next")).toBeFocused();
		},
	},
	"in the trainer": {
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
			await page.getByRole("button", { name: "Look through my games" }).click();
			await expect(page.locator("#gather-said")).not.toHaveText("");
		},
	},
	"on paper": {
		"with sheets of exercises": async ({ page }) => {
			await page.goto("./paper.html#exercise");
			await expect(page.locator(".solution-tiles").first()).toHaveText(/\d/);
		},
	},
	"in the laboratory": {
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
		"in the laboratory, with a board that can't be solved": async ({
			page,
		}) => {
			await page.goto("./lab.html#board=[[1,2,3],[5,4,0]]&fixed=1");
			await expect(page.locator("#plain-board")).toBeVisible();
			await page.locator("#run").click();
			await expect(page.locator("#run-said")).not.toBeEmpty();
		},
	},
	"where searches are explained": {
		"in the laboratory, where searches are explained": async ({ page }) => {
			await page.goto("./lab.html#bfs");
			await expect(page.locator("#bfs dl")).toBeVisible();
			await page.locator("#figures summary").click();
		},
		"in the laboratory, with a search that is watched": async ({ page }) => {
			await page.goto(
				"./lab.html#board=4+1+2/5+0+3&searches=idastar:manhattan",
			);
			await page.locator("#watch-it").click();
			await page.getByRole("button", { name: "To the end (End)" }).click();
			await expect(page.locator("#watch-said")).toHaveText(/^Found/);
		},
	},
	"in the iframe": {
		usual: ({ page }) => openFrame(page, ""),
		compact: ({ page }) => openFrame(page, "&controls=compact"),
		"in high contrast": ({ page }) => openFrame(page, "&theme=contrast"),
		"to look at": ({ page }) => openFrame(page, "&readonly"),
	},
};

/** The states that most people see: visit and state. @type {[string, string][]} */
const QUICK = [
	["in a play", "at the start"],
	["in a play", "after a move, with a hint"],
	["in the iframe", "usual"],
	["in lessons", "in a lesson, with help"],
	["in the records", "after a play was deleted"],
];

test("axe finds nothing where most people are, by day @quick", async ({
	game,
	page,
}) => {
	await page.emulateMedia({ ...USUAL, ...THEMES.light });
	for (const [visit, state] of QUICK) {
		await VISITS[visit][state](game);
		expect.soft(await violations(page), state).toEqual([]);
	}
});

for (const [visit, states] of Object.entries(VISITS)) {
	test(`axe finds nothing ${visit}`, async ({ game, page, complaints }) => {
		complaints.allow(/Failed to load resource/);
		for (const [state, step] of Object.entries(states)) {
			await page.emulateMedia(USUAL);
			await step(game);
			for (const [theme, media] of Object.entries(THEMES)) {
				await page.emulateMedia({ ...USUAL, ...media });
				const options = theme === "light" ? {} : { rules: RULES_OF_COLOUR };
				const found = await violations(page, options);
				expect.soft(found, `${state}, ${theme}`).toEqual([]);
			}
		}
	});
}
