/**
 * Races against a replay: by a friend's link, against one's own best, and how a
 * challenge is made.
 */

import { violations } from "./support/axe.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "0 1 2/4 5 3/7 8 6";

/** Three moves from there, at 0, 4 and 10 seconds; and the same without the last. */
const WON = "2.3x3.last.bAACT.SgAhCgEMOA.D7AGxe";
const OPEN = "2.3x3.last.bAACT.SgAhCg.DjMmYO";

/** What the ghost is called for a screen reader. */
const GHOST = "Ghost: 0:10.0 · 4 slides";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const ghost = (page) => page.locator("#ghost");

/** The board of the ghost. @param {Page} page */
const ghostBoard = (page) =>
	page.evaluate(
		() =>
			/** @type {any} */ (document.querySelector("#ghost sliding-puzzle"))
				?.text ?? "",
	);

/**
 * Taps a cell of the board in play. There are two boards while there is a ghost.
 *
 * @param {Page} page
 * @param {number} cell
 */
async function tap(page, cell) {
	const { x, y } = await page.evaluate(async (cell) => {
		const puzzle = /** @type {any} */ (document.querySelector("#puzzle"));
		await customElements.whenDefined("sliding-puzzle");
		await puzzle.ready;
		const box = puzzle.boxOf(cell);
		return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
	}, cell);
	await page.mouse.click(x, y);
}

/** Under a clock of the test's own. @param {Page} page @param {string} hash */
async function openAt(page, hash) {
	await page.clock.install({ time: "2026-11-22T10:00:00Z" });
	await page.goto(`./${hash}`);
	await expect(ghost(page)).toBeVisible();
	await page.clock.pauseAt("2026-11-22T11:00:00Z");
}

/** @param {Page} page */
async function expectWin(page) {
	// Until the wave is over, and what shows the card has loaded.
	await expect(async () => {
		await page.clock.runFor(500);
		expect(await page.locator("#win").isVisible()).toBe(true);
	}).toPass();
}

/**
 * Expects that a reload would bring no race back.
 *
 * @param {import("./support/game-page.js").GamePage} game
 */
async function expectNoneKept(game) {
	const kept = JSON.parse((await game.kept("sliding-puzzle-race")) ?? "{}");
	expect(kept.record).toBe("");
}

test("a friend races the replay of a link by the same clock, and wins @quick", async ({
	game,
	page,
}) => {
	await openAt(page, `#race=${WON}`);
	await game.expectBoard(START);
	await expect(
		page.getByRole("group", { name: GHOST, exact: true }),
	).toBeVisible();
	const status = ghost(page).getByRole("status");
	await expect(status).toHaveText("Ghost starts with your first move.");
	// However long one looks at the board.
	await page.clock.runFor(60_000);
	await expect(ghost(page)).toContainText("0 slides so far");
	expect(await ghostBoard(page)).toBe(START);
	await tap(page, 2);
	await expect(ghost(page)).toContainText("2 slides so far");
	await page.clock.runFor(3_900);
	await expect(ghost(page)).toContainText("2 slides so far");
	await page.clock.runFor(200);
	await expect(ghost(page)).toContainText("3 slides so far");
	await expect.poll(() => ghostBoard(page)).toBe("1 2 3/4 5 0/7 8 6");
	// A hidden page stops both clocks.
	await game.setHidden(true);
	await page.clock.runFor(30_000);
	await game.setHidden(false);
	await page.clock.runFor(1_000);
	await expect(ghost(page)).toContainText("3 slides so far");
	await tap(page, 8);
	await expectWin(page);
	await expect(page.locator("#win-note")).toHaveText(
		"You beat the ghost by 4.9 s (4 slides to its 4).",
	);
	await page.locator("#win-race-again").click();
	await game.expectBoard(START);
	await expect(ghost(page)).toContainText("0 slides so far");
});

test("a ghost that was faster is told once, and a reload in mid-race keeps it", async ({
	game,
	page,
}) => {
	await openAt(page, `#race=${WON}`);
	await tap(page, 2);
	await page.clock.runFor(5_000);
	await page.reload();
	// What loads when nobody waits for it does so by the clock.
	await expect(async () => {
		await page.clock.runFor(10);
		expect(await ghost(page).isVisible()).toBe(true);
	}).toPass();
	await expect(ghost(page)).toContainText("3 slides so far");
	await game.expectBoard("1 2 0/4 5 3/7 8 6");
	await tap(page, 5);
	await page.clock.runFor(6_000);
	await expect(ghost(page)).toContainText("Finished");
	await expect(ghost(page).getByRole("status")).toHaveText(
		"Ghost has finished: 0:10.0 · 4 slides.",
	);
	await expect.poll(() => ghostBoard(page)).toBe("1 2 3/4 5 6/7 8 0");
	await tap(page, 8);
	await expectWin(page);
	await expect(page.locator("#win-note")).toHaveText(
		/^The ghost was \d+\.\d s faster \(4 slides to your 4\)\.$/,
	);
	await expectNoneKept(game);
});

test("a new game, a link or the button ends the race, and Undo brings it back", async ({
	game,
	page,
}) => {
	await page.goto(`./#race=${WON}`);
	// The board makes room for the ghost: what was a cell before may be another then.
	await expect(ghost(page)).toBeVisible();
	await tap(page, 2);
	await page.locator("#new").first().click();
	await expect(page.locator("#new-game button:focus")).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(ghost(page)).toHaveCount(0);
	await game.notices.getByRole("button", { name: "Undo" }).click();
	await expect(ghost(page)).toBeVisible();
	await page.evaluate((hash) => {
		location.hash = hash;
	}, at("1 2 3/4 0 5/7 8 6"));
	await game.expectBoard("1 2 3/4 0 5/7 8 6");
	await expect(ghost(page)).toHaveCount(0);
	await game.notices.getByRole("button", { name: "Undo" }).click();
	await page.getByRole("button", { name: "End the race" }).click();
	await expect(ghost(page)).toHaveCount(0);
	await game.expectBoard("1 2 0/4 5 3/7 8 6");
	await expect(page.locator("#puzzle")).toBeFocused();
	await expectNoneKept(game);
});

test("a damaged challenge loses nothing, and a play not won has no ghost", async ({
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.click(5);
	const go = (/** @type {string} */ hash) =>
		page.evaluate((hash) => {
			location.hash = hash;
		}, hash);
	await go(`#race=${WON}x`);
	await expect(game.notices).toContainText("The link could not be opened.");
	await expect(game.notices).toContainText("Your game is still here.");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	await game.openSheet("race");
	const field = page.getByRole("textbox", { name: "Link" });
	await field.fill(`#race=${WON}x`);
	await page.keyboard.press("Enter");
	await expect(page.locator("#race [role=alert]")).not.toBeEmpty();
	await expect(field).toBeFocused();
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	await field.fill(`https://puzzles.example/#race=${OPEN}`);
	await page.keyboard.press("Enter");
	await expect(game.notices).toContainText(
		"This replay was not solved, so you play without a ghost.",
	);
	await game.expectBoard(START);
	await expect(ghost(page)).toHaveCount(0);
});

test("where nothing more can be saved, only the ghost is lost", async ({
	game,
	page,
}) => {
	await page.addInitScript(() => {
		const { prototype } = Storage;
		const { setItem } = prototype;
		prototype.setItem = function (key, value) {
			if (key === "sliding-puzzle-race")
				throw new DOMException("full", "QuotaExceededError");
			setItem.call(this, key, value);
		};
	});
	await page.goto(`./#race=${WON}`);
	await expect(ghost(page)).toBeVisible();
	await tap(page, 2);
	await expect(ghost(page)).toContainText("2 slides so far");
	await game.reload();
	await game.expectBoard("1 2 0/4 5 3/7 8 6");
	// The rest of the page has loaded.
	await game.expectInMenu("race", true);
	await expect(ghost(page)).toHaveCount(0);
});

test("a challenge is a link with the replay, or with the start alone", async ({
	context,
	game,
	page,
}) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await game.open(at(START));
	for (const tile of [2, 3, 6]) await game.click(tile);
	await page.locator("#win-share").click();
	await page.getByRole("button", { name: "Challenge a friend" }).click();
	await page.locator("#challenge-replay").click();
	await expect(page.locator("#share-text")).toHaveValue(
		/^Race me on 3×3: 0:0\d\.\d · 4 slides\nhttp:\S+#race=2\.3x3\.\S+$/,
	);
	await page.locator("#share-link").click();
	const link = await page.evaluate(() => navigator.clipboard.readText());
	await page.keyboard.press("Escape");
	await page.locator("#win-share").click();
	await page.getByRole("button", { name: "Challenge a friend" }).click();
	await page.locator("#challenge-start").click();
	await expect(page.locator("#share-text")).toHaveValue(
		/^Race me on 3×3: .*\nhttp:\S+#board=\S+$/,
	);
	// From its replay too.
	await page.goto(link.replace("#race=", "review.html#play="));
	await page.getByRole("link", { name: "Race this play" }).click();
	await expect(ghost(page)).toContainText("0 slides so far");
	await game.expectBoard(START);
});

test.describe("in Chinese, on a small phone", () => {
	test.use({ locale: "zh-CN", viewport: { width: 320, height: 568 } });

	test("one's own best is raced, and its board counts no second time", async ({
		game,
		page,
	}) => {
		await game.open("#size=3x3&seed=best");
		const win = () =>
			page.evaluate(async () => {
				const puzzle = /** @type {any} */ (document.querySelector("#puzzle"));
				const { slides } = await puzzle.solve();
				for (const way of slides) puzzle.move(way);
			});
		await win();
		await expect(page.locator("#win")).toBeVisible();
		await game.leaveSheet();
		const before = await page.evaluate(
			() =>
				/** @type {any} */ (document.querySelector("#puzzle")).shadowRoot
					.querySelector("#board")
					.getBoundingClientRect().width,
		);
		await game.openSheet("race");
		const best = page.getByRole("button", { name: /^与 3 × 3 竞速：/ });
		await expect(best).toHaveCount(1);
		expect(await violations(page, { within: "#race" })).toEqual([]);
		await best.click();
		await expect(ghost(page)).toContainText("你的最佳");
		await expect(ghost(page)).toContainText("已走 0 步");
		expect(await violations(page)).toEqual([]);
		// The board in play is as large as before, and nothing is wider than the phone.
		const { after, wide } = await page.evaluate(() => ({
			after: /** @type {any} */ (document.querySelector("#puzzle")).shadowRoot
				.querySelector("#board")
				.getBoundingClientRect().width,
			wide: document.documentElement.scrollWidth,
		}));
		expect(after).toBe(before);
		expect(wide).toBe(320);
		await win();
		await expect(page.locator("#win-note")).toHaveText(/你的最佳/);
		await game.leaveSheet();
		await game.openSheet("race");
		await expect(best).toHaveCount(1);
	});
});

test.describe("a friend's link on a fresh device", () => {
	test.use({ isFirst: true, hasTouch: true });

	test("says in one sentence what it is, and a finger shows where to begin", async ({
		game,
		page,
	}) => {
		await game.open(`#race=${WON}`);
		await expect(ghost(page)).toBeVisible();
		await expect(game.notices).toContainText(
			"A friend solved this in 0:10.0, 4 slides. Race them: it starts with your first slide.",
		);
		const finger = page.locator(".finger");
		await expect(finger).toBeVisible();
		const box = await finger.boundingBox();
		// The tile under its tip can slide, and does.
		await page.touchscreen.tap(
			(box?.x ?? 0) + (box?.width ?? 0) / 2,
			box?.y ?? 0,
		);
		await expect(finger).toHaveCount(0);
		await expect(game.notices).toHaveCount(0);
		await game.expectCounts(1, 1);
	});
});
