/**
 * Where the focus is: never lost, and never where nobody has put it. And the names of
 * puzzles that share a page.
 */

import { ask, holdPlaybacks, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

const NEAR = "1 2 3/4 5 6/7 0 8";
const FAR = "8 6 7/2 5 4/3 0 1";

/** @param {import("@playwright/test").Page} page */
function focused(page) {
	return page.evaluate(() => {
		const { activeElement } = document;
		return (activeElement?.shadowRoot?.activeElement ?? activeElement)?.id;
	});
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {string} id
 */
async function expectFocus(page, id) {
	await expect.poll(() => focused(page)).toBe(id);
}

test("what goes away gives its focus to what comes in its place", async ({
	page,
}) => {
	// A solution takes the focus to its buttons, and gives it back.
	await holdPlaybacks(page);
	await openWith(page, `<sliding-puzzle board="${FAR}"></sliding-puzzle>`);
	await ask(page, () => {});
	await page.locator("#solve").focus();
	await page.keyboard.press("Enter");
	await expectFocus(page, "pause");
	await page.locator("#stop").focus();
	await page.keyboard.press("Enter");
	await expectFocus(page, "solve");
	// Whoever plays on the board stays there.
	await page.locator("#grid").focus();
	await page.keyboard.press("Shift+P");
	await expect(page.locator("#playback")).toBeVisible();
	await expectFocus(page, "grid");

	// A message is closed by Escape.
	await openWith(
		page,
		`<sliding-puzzle board="${NEAR}" src="data:image/png,no"></sliding-puzzle>`,
	);
	const message = page.locator("#message");
	await expect(message).toBeVisible();
	await page.locator("#hint").focus();
	await page.locator("#message-close").focus();
	await page.keyboard.press("Escape");
	await expect(message).toBeHidden();
	await expectFocus(page, "hint");

	// A search that is cancelled gives the focus to what asked for it.
	await openWith(
		page,
		'<sliding-puzzle size="8x8" seed="1" style="inline-size: 400px"></sliding-puzzle>',
	);
	await page.locator("#hint").click();
	const bar = page.getByRole("progressbar");
	await expect(bar).toHaveAccessibleName(/./);
	await page.locator("#cancel").focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#cancel")).toBeHidden();
	await expectFocus(page, "hint");
});

test("two puzzles have the names that the page gives them", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle board="${NEAR}" aria-label="Monday"></sliding-puzzle>
		<sliding-puzzle board="${NEAR}" aria-label="Tuesday" loading="eager"></sliding-puzzle>`,
	);
	for (const name of ["Monday", "Tuesday"]) {
		await expect(
			page.getByRole("grid", { name: `${name}: Sliding puzzle, 3×3` }),
		).toHaveCount(1);
	}
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	const groups = nodes.filter(({ role }) => role?.value === "group");
	expect(groups.map(({ name }) => name?.value)).toEqual(["Monday", "Tuesday"]);
});
