/**
 * The attribute `metric`: hints, bounds and solutions count moves.
 */

import { texts } from "../../www/messages/compiled/settings-en.ts";
import { ask } from "./support/element-page.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

test("a player chooses it in the settings, for hints and the review of the play", async ({
	game,
	page,
}) => {
	/** @type {string[]} */
	const asked = [];
	page.on("request", (request) => asked.push(request.url()));
	const ofMoves = () => asked.filter((url) => url.includes("multi_tile"));
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	await game.press("hint");
	await expect(game.advice).toHaveText(/^4 slides /);
	// Who counts slides loads nothing for moves.
	expect(ofMoves()).toEqual([]);
	await game.openSheet("settings");
	const count = page.getByRole("group", { name: texts.metric });
	await count.getByRole("radio", { name: texts.metricValues.mtm }).check();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await game.press("hint");
	await expect(game.advice).toHaveText(/^2 moves /);
	await page.reload();
	await game.ready();
	const reviewed = await ask(page, (puzzle) => puzzle.review());
	expect(reviewed).toMatchObject({ metric: "mtm", lower: [2], upper: [2] });
	const inSlides = await ask(page, (puzzle) =>
		puzzle.review({ metric: "stm" }),
	);
	expect(inSlides).toMatchObject({ metric: "stm", lower: [4], upper: [4] });
	await page.goto("./review.html#play=2.3x3.last.bAD..xxxxxx");
	const chosen = page.getByRole("radio", {
		name: texts.metricValues.mtm,
		includeHidden: true,
	});
	await expect(chosen).toBeChecked();
});
