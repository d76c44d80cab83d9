/**
 * On a slow machine and a slow network: a press is never lost, and something is said
 * meanwhile.
 */

import { texts } from "../../www/messages/compiled/puzzle-en.ts";
import { at } from "./support/game-page.js";
import { hold } from "./support/hold.js";
import { expect, test } from "./support/test.js";

const FAR = "8 6 7/2 5 4/3 0 1";

test("a hint pressed while the help loads says so, and works", async ({
	game,
	page,
}) => {
	const letGo = await hold(page, /\/rest-[^/]*\.js$/);
	await game.open(at(FAR));
	await game.press("hint");
	await expect(game.head).toHaveText(texts.searches.hint);
	// In a hurry, again.
	await game.press("hint");
	await expect(game.head).toHaveText(texts.searches.hint);
	await letGo();
	await expect(game.head).toHaveText(/^Slide \d/);
	await game.expectBoard(FAR);
});

test("the menu cannot be opened before anything hears it", async ({
	game,
	page,
}) => {
	const letGo = await hold(page, /\/define-[^/]*\.js$/);
	await page.goto("./", { waitUntil: "commit" });
	const menu = page.locator("#more");
	await expect(menu).toHaveAttribute("inert");
	await letGo();
	await expect(menu).not.toHaveAttribute("inert");
	await game.ready();
});

test("a press that waits for its file says so, also to who cannot see it", async ({
	page,
}) => {
	const letGo = await hold(page, /\/features-[^/]*\.js$/);
	await page.goto("./");
	const menu = page.locator("#more");
	await expect(menu).not.toHaveAttribute("inert");
	const said = page.getByRole("status").getByText(texts.loading);
	await expect(said).toBeHidden();
	await menu.click();
	await expect(said).toBeVisible();
	await letGo();
	await expect(page.locator("#menu")).toBeVisible();
	await expect(said).toBeHidden();
});

test("no press is lost on a slow machine", async ({ game, page }) => {
	const session = await page.context().newCDPSession(page);
	await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
	// Pressed by the page itself, the moment they can be.
	await page.addInitScript(() => {
		const ids = ["hint", "shuffle"];
		const press = () => {
			const tree = document.querySelector("sliding-puzzle")?.shadowRoot;
			const id = sessionStorage.getItem("press") ?? "";
			const button = tree?.getElementById(id);
			if (!ids.includes(id)) return;
			if (button?.checkVisibility({ visibilityProperty: true })) {
				button.click();
				sessionStorage.removeItem("press");
			} else requestAnimationFrame(press);
		};
		press();
	});
	await game.keep(null);
	const opened = at(FAR);
	const press = (/** @type {string} */ id) =>
		page.evaluate((id) => sessionStorage.setItem("press", id), id);
	await press("hint");
	await page.goto(`./${opened}`);
	await expect(game.head).toHaveText(/^Slide \d/);
	await game.keep(null);
	await press("shuffle");
	await page.goto(`./${opened}`);
	await expect(page.locator("#new-game")).toBeVisible();
});
