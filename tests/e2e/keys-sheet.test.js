/**
 * The sheet where the player chooses keys.
 */

import { violations } from "./support/axe.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

test("a key is chosen by pressing it, on the smallest phone too", async ({
	game,
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.openSheet("settings");
	await page.getByText("More ways to control").click();
	await page.getByRole("button", { name: "Choose keys" }).click();
	const sheet = page.locator("#keys");
	await expect(sheet).toBeVisible();
	expect(await violations(page, { within: "#keys" })).toEqual([]);
	const wide = await sheet.evaluate(
		({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
	);
	expect(wide).toBeLessThanOrEqual(0);
	const hint = sheet.getByRole("button", { name: /“Hint”$/ }).first();
	await hint.click();
	// Who goes on by Tab chooses nothing.
	await page.keyboard.press("Tab");
	await expect(page.locator("#puzzle")).not.toHaveAttribute("keys");
	await hint.click();
	await page.keyboard.press("w");
	await expect(hint).toBeFocused();
	await expect(page.locator("#puzzle")).toHaveAttribute("keys", /hint: KeyW/);
	// Letters that are not taken do not stay in the field.
	const letters = sheet.getByLabel("four letters");
	const before = await letters.inputValue();
	await letters.fill("IJJ");
	await page.keyboard.press("Tab");
	await expect(letters).toHaveValue(before);
	await letters.fill("IJKL");
	await expect(page.locator("#puzzle")).toHaveAttribute("keys", /up: .*KeyI/);
});
