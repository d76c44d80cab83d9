/**
 * On a slow machine and a slow network: a press is never lost, and something is said
 * meanwhile.
 */

import { at } from "./support/game-page.js";
import { hold } from "./support/hold.js";
import { expect, test } from "./support/test.js";

const FAR = "8 6 7/2 5 4/3 0 1";

const SAID = {
	hint: "Finding the best move…",
	solve: "Finding the shortest solution…",
};

for (const [id, said] of Object.entries(SAID)) {
	test(`${id} pressed while the help loads says so, and works`, async ({
		game,
		page,
	}) => {
		const letGo = await hold(page, /\/make-help-[^/]*\.js$/);
		await game.open(at(FAR));
		await game.press(id);
		await expect(game.head).toHaveText(said);
		// In a hurry, again.
		await game.press(id);
		await expect(game.head).toHaveText(said);
		letGo();
		if (id === "hint") {
			await expect(game.head).toHaveText(/^Slide \d/);
			await game.expectBoard(FAR);
		} else await expect(game.playback).toBeVisible();
	});
}

test("a help that does not load is said, and asked for again", async ({
	complaints,
	game,
	page,
}) => {
	complaints.allow(/Failed to load resource/);
	await page.route(/\/make-help-[^/]*\.js$/, (route) => route.abort());
	await game.open(at(FAR));
	await game.press("solve");
	await expect(game.notices).toHaveText(/^Something went wrong/);
	await expect(game.head).toHaveText("");
	await page.unrouteAll();
	await game.press("solve");
	await expect(game.playback).toBeVisible();
});

test.describe("while the core loads", () => {
	test("the menu cannot be opened before anything hears it", async ({
		game,
		page,
	}) => {
		const letGo = await hold(page, /\/define-[^/]*\.js$/);
		await page.goto("./", { waitUntil: "commit" });
		const menu = page.locator("#more");
		await expect(menu).toHaveAttribute("inert");
		letGo();
		await expect(menu).not.toHaveAttribute("inert");
		await game.ready();
	});
});

for (const rate of [6, 20]) {
	test(`no press is lost on a machine ${rate} times slower`, async ({
		game,
		page,
	}) => {
		test.slow();
		const session = await page.context().newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate });
		// Pressed by the page itself, the moment they can be.
		await page.addInitScript(() => {
			const ids = ["hint", "new"];
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
		await press("new");
		await page.goto(`./${opened}`);
		await expect(page.locator("#new-game")).toBeVisible();
	});
}
