/**
 * The sheet where the player chooses keys.
 */

import { violations } from "./support/axe.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

/** @param {import("@playwright/test").Page} page */
async function openKeys(page) {
	await page.locator("#more").click();
	await page.getByRole("button", { name: "Settings" }).click();
	await page.getByRole("button", { name: "Choose keys" }).click();
	const sheet = page.getByRole("dialog", { name: "Keys" });
	await expect(sheet).toBeVisible();
	return sheet;
}

test("a key is chosen by pressing it, holds at once and after a reload", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	const sheet = await openKeys(page);
	const key = (/** @type {string} */ name) =>
		sheet.getByRole("button", { name, exact: true });
	const said = sheet.getByRole("status");
	await key("H: change this key for “Hint”").click();
	await expect(key("Press a key…")).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(said).toHaveText("The keys stay as they are.");
	await expect(key("H: change this key for “Hint”")).toBeFocused();
	// What another command has is taken from it, and that is said.
	await page.keyboard.press("Enter");
	await page.keyboard.press("w");
	await expect(said).toHaveText(
		"W is now for “Hint”, no longer for “Slide up”.",
	);
	await expect(key("W: change this key for “Hint”")).toBeFocused();
	await expect(page.locator("#puzzle")).toHaveAttribute(
		"keys",
		"up: ArrowUp; hint: KeyW",
	);
	await key("Add a key for “New game”").click();
	await page.keyboard.press("F2");
	await key("N: change this key for “New game”").click();
	await page.keyboard.press("Delete");
	await expect(said).toHaveText("N is no longer for “New game”.");
	await key("Y: change this key for “Redo”").click();
	await key("Remove").click();
	await expect(key("Add a key for “Redo”")).toBeFocused();
	// Who goes on by Tab chooses nothing.
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	await expect(said).toHaveText("The keys stay as they are.");
	const chosen = "up: ArrowUp; redo: none; hint: KeyW; new: F2";
	await expect(page.locator("#puzzle")).toHaveAttribute("keys", chosen);
	await page.reload();
	await expect(page.locator("#puzzle")).toHaveAttribute("keys", chosen);
	await game.grid.focus();
	// The chosen keys load after the board.
	await expect(game.button("hint")).toHaveAttribute("aria-keyshortcuts", "W");
	await page.keyboard.press("w");
	await expect(game.head).toHaveText(/^Slide \d/);
	await game.expectBoard(START);
	await game.press("show-help");
	const help = page.getByRole("dialog", { name: "How to play" });
	await expect(help.getByRole("term").filter({ hasText: /^W$/ })).toHaveCount(
		1,
	);
	await expect(help).not.toContainText("Redo");
});

test("keys are turned off, and back again when the player is sure", async ({
	game,
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await game.open(at(START));
	const sheet = await openKeys(page);
	await sheet.getByRole("radio", { name: "No letters" }).check();
	await expect(page.locator("#puzzle")).toHaveAttribute("keys", "arrows");
	await expect(
		sheet.getByRole("button", { name: /for “Hint”$/ }),
	).toHaveAccessibleName("Add a key for “Hint”");
	expect(await violations(page, { within: "#keys" })).toEqual([]);
	const wide = await sheet.evaluate(
		({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
	);
	expect(wide).toBeLessThanOrEqual(0);
	await sheet.getByRole("button", { name: "Reset the keys" }).click();
	await sheet.getByRole("button", { name: "Keep them" }).click();
	await expect(page.locator("#puzzle")).toHaveAttribute("keys", "arrows");
	await sheet.getByRole("button", { name: "Reset the keys" }).click();
	await sheet.getByRole("button", { name: "Reset", exact: true }).click();
	await expect(sheet.getByRole("status")).toHaveText(
		"The keys are the usual ones again.",
	);
	await expect(page.locator("#puzzle")).not.toHaveAttribute("keys");
	await expect(
		sheet.getByRole("button", { name: "Reset the keys" }),
	).toBeFocused();
});
