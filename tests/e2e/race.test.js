/**
 * Races against a replay: by a friend's link, and against one's own best on a phone. How
 * a race ends, and how a challenge is made, is told in `tests/web/race-page.test.js`.
 */

import { violations } from "./support/axe.js";
import { expect, test } from "./support/test.js";

const START = "0 1 2/4 5 3/7 8 6";

/** Three moves from there, at 0, 4 and 10 seconds. */
const WON = "2.3x3.last.bAACT.SgAhCgEMOA.-wBsXg";

/** What the ghost is called for a screen reader. */
const GHOST = "Your friend: 0:10.0 · 4 slides";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const ghost = (page) => page.locator("#ghost");

/** The board of the ghost. @param {Page} page */
const ghostBoard = (page) =>
	page.evaluate(
		() =>
			/** @type {any} */ (document.querySelector("#ghost sliding-puzzle"))
				?.value ?? "",
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
		const box = puzzle.shadowRoot
			.getElementById(`cell-${cell}`)
			.getBoundingClientRect();
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

test("a friend races the replay of a link by the same clock, and wins", async ({
	game,
	page,
}) => {
	await openAt(page, `#race=${WON}`);
	await game.expectBoard(START);
	await expect(
		page.getByRole("group", { name: GHOST, exact: true }),
	).toBeVisible();
	const status = ghost(page).getByRole("status");
	// It may be made anew while the board comes, and says so a moment after.
	const heard = async () => {
		await page.clock.runFor(100);
		return status.textContent();
	};
	await expect.poll(heard).toBe("Your friend starts with your first move.");
	// However long one looks at the board.
	await page.clock.runFor(60_000);
	await expect(ghost(page)).toContainText("Starts with you");
	expect(await ghostBoard(page)).toBe(START);
	await tap(page, 2);
	await expect(ghost(page)).toContainText("2 / 4");
	await page.clock.runFor(3_900);
	await expect(ghost(page)).toContainText("2 / 4");
	await page.clock.runFor(200);
	await expect(ghost(page)).toContainText("3 / 4");
	await expect.poll(() => ghostBoard(page)).toBe("1 2 3/4 5 0/7 8 6");
	// A hidden page stops both clocks.
	await game.setHidden(true);
	await page.clock.runFor(30_000);
	await game.setHidden(false);
	await page.clock.runFor(1_000);
	await expect(ghost(page)).toContainText("3 / 4");
	await tap(page, 8);
	await expectWin(page);
	await expect(page.locator("#win-note")).toHaveText(
		"You beat your friend by 4.9 s (4 slides to 4).",
	);
	await page.locator("#win-race-again").click();
	await game.expectBoard(START);
	await expect(ghost(page)).toContainText("Starts with you");
});

test.describe("in Chinese, on a small phone", () => {
	test.use({ locale: "zh-CN", viewport: { width: 320, height: 568 } });

	test("the ghost of one's own best takes no room from the board", async ({
		game,
		page,
	}) => {
		await game.open("#size=3x3&seed=best");
		await page.evaluate(async () => {
			const puzzle = /** @type {any} */ (document.querySelector("#puzzle"));
			const { slides } = await puzzle.solve();
			for (const way of slides) puzzle.move(way);
		});
		await expect(page.locator("#win")).toBeVisible();
		await game.leaveSheet();
		const before = await page.evaluate(
			() =>
				/** @type {any} */ (document.querySelector("#puzzle")).shadowRoot
					.querySelector("#board")
					.getBoundingClientRect().width,
		);
		await game.openSheet("race");
		const best = page.locator(".race-best");
		await expect(best).toHaveCount(1);
		expect(await violations(page, { within: "#race" })).toEqual([]);
		await best.click();
		await expect(ghost(page)).toBeVisible();
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
	});
});

/** Returns what the ghost lies over, or is cut off by. @param {Page} page */
const coveredByGhost = (page) =>
	page.evaluate(() => {
		const tree = document.querySelector("#puzzle")?.shadowRoot;
		const ghost = document.querySelector("#ghost");
		const box = ghost?.getBoundingClientRect();
		// It may be made anew while the board comes.
		if (!tree || !ghost || !box) return ["no ghost"];
		const found = ["#figures", "#advice-text", "#controls", "#board"]
			.map((part) => /** @type {Element} */ (tree.querySelector(part)))
			.concat(...document.querySelectorAll("#in-play, #notices > *, #speaker"))
			.filter((part) => {
				const at = part.getBoundingClientRect();
				const isApart =
					at.right <= box.left ||
					at.left >= box.right ||
					at.bottom <= box.top ||
					at.top >= box.bottom;
				return at.width > 0 && !isApart;
			})
			.map(({ id }) => id);
		for (const part of ghost.querySelectorAll("*")) {
			const { left, right } = part.getBoundingClientRect();
			if (left < 0 || right > innerWidth) found.push(`outside: ${part.id}`);
		}
		return found;
	});

test.describe("a friend's link in German", () => {
	test.use({ locale: "de-DE", isNewDay: true });

	test("the ghost has room of its own in every window, and a finger shows where to begin", async ({
		page,
	}) => {
		for (const [width, height] of [
			[390, 844],
			[844, 390],
			[768, 1024],
			[1280, 800],
		]) {
			await page.setViewportSize({ width, height });
			await page.goto(`./?${width}#race=${WON}`);
			await expect(ghost(page)).toBeVisible();
			await expect(page.locator("#in-play")).toContainText("wartet");
			await expect.poll(() => coveredByGhost(page)).toEqual([]);
			// It points at the tile beside the gap, and not at where that was before.
			const isAtTile = () =>
				page.evaluate(() => {
					const puzzle = /** @type {any} */ (document.querySelector("#puzzle"));
					const tile = puzzle.shadowRoot
						.getElementById("cell-1")
						.getBoundingClientRect();
					const finger = /** @type {HTMLElement | null} */ (
						document.querySelector(".finger")
					);
					const top = Number.parseFloat(finger?.style.top ?? "");
					return top > tile.top && top < tile.bottom;
				});
			await expect.poll(isAtTile).toBe(true);
		}
	});
});

test.describe("a friend's link on a fresh device", () => {
	test.use({ isFirst: true, hasTouch: true });

	test("names the friend's time and slides, and a finger shows where to begin", async ({
		game,
		page,
	}) => {
		await game.open(`#race=${WON}`);
		await expect(ghost(page)).toBeVisible();
		await expect(ghost(page)).toContainText("0:10.0 · 4 slides");
		const finger = page.locator(".finger");
		await expect(finger).toBeVisible();
		const box = await finger.boundingBox();
		// The tile under its tip can slide, and does.
		await page.touchscreen.tap(
			(box?.x ?? 0) + (box?.width ?? 0) / 2,
			box?.y ?? 0,
		);
		await expect(finger).toHaveCount(0);
		await game.expectCounts(1, 1);
	});
});
