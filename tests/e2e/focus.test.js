/**
 * Where the focus is: never lost, and never where nobody has put it. And what a click
 * does that no pointer made.
 */

import { ask, openWith } from "./support/element-page.js";
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

test("a button that has no more to do keeps the focus, and moves nothing", async ({
	page,
}) => {
	await openWith(page, `<sliding-puzzle board="${NEAR}"></sliding-puzzle>`);
	await ask(page, (puzzle) => puzzle.move("R"));
	const undo = page.locator("#undo");
	await undo.focus();
	await page.keyboard.press("Enter");
	await expect(undo).toHaveAttribute("aria-disabled", "true");
	await expectFocus(page, "undo");
	await page.keyboard.press("Enter");
	await expect(page.locator("#live")).toHaveText("Nothing to undo.");
	expect(await ask(page, ({ text }) => text)).toBe(NEAR);
});

test("a solution takes the focus to its buttons, and gives it back", async ({
	page,
}) => {
	await openWith(page, `<sliding-puzzle board="${FAR}"></sliding-puzzle>`);
	await ask(page, () => {});
	await page.locator("#solve").focus();
	await page.keyboard.press("Enter");
	await expectFocus(page, "pause");
	await page.keyboard.press("Enter");
	await expect(page.locator("#live")).toHaveText("Paused.");
	await page.locator("#stop").focus();
	await page.keyboard.press("Enter");
	await expectFocus(page, "solve");
	// Whoever plays on the board stays there.
	await page.locator("#grid").focus();
	await page.keyboard.press("Shift+P");
	await expect(page.locator("#playback")).toBeVisible();
	await expectFocus(page, "grid");
});

test("a search that is cancelled gives the focus to what asked for it", async ({
	page,
}) => {
	await openWith(
		page,
		'<sliding-puzzle size="8x8" seed="1" style="inline-size: 400px"></sliding-puzzle>',
	);
	await page.locator("#hint").click();
	await expect(page.locator("#cancel")).toBeVisible();
	await page.locator("#cancel").focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#cancel")).toBeHidden();
	await expectFocus(page, "hint");
});

test("the message is closed by Escape, and the focus is where it was", async ({
	page,
}) => {
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
});

test("a puzzle that nobody may play has no button that looks alive", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle board="${NEAR}" readonly></sliding-puzzle>`,
	);
	await ask(page, () => {});
	const alive = page.locator("sliding-puzzle .button:not([aria-disabled])");
	await expect(alive.filter({ visible: true })).toHaveCount(0);
	await ask(page, (puzzle) => {
		puzzle.readOnly = false;
	});
	await expect(alive.filter({ visible: true })).not.toHaveCount(0);
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

test("a slow search is announced, and has a name", async ({ page }) => {
	await openWith(page, '<sliding-puzzle size="9x9" seed="1"></sliding-puzzle>');
	await page.locator("#solve").click();
	const bar = page.getByRole("progressbar");
	await expect(bar).toHaveAccessibleName(/^Finding /);
});

test("what was announced does not stay to be read as news", async ({
	page,
}) => {
	await page.clock.install();
	await openWith(page, `<sliding-puzzle board="${NEAR}"></sliding-puzzle>`);
	await ask(page, (puzzle) => puzzle.move("R"));
	const live = page.locator("#live");
	await expect(live).toHaveText("7 right");
	await page.clock.fastForward(11_000);
	await expect(live).toHaveText("");
});

test("a kept game that is loaded is not told as a new one", async ({
	page,
}) => {
	const tag = `<sliding-puzzle board="${NEAR}" storage="local"></sliding-puzzle>`;
	await openWith(page, tag);
	await ask(page, (puzzle) => puzzle.move("R"));
	await openWith(page, tag);
	expect(await ask(page, ({ moves }) => moves.stm)).toBe(1);
	await page.locator("#grid").focus();
	await page.keyboard.press("z");
	await expect(page.locator("#live")).toHaveText("7 left");
});
