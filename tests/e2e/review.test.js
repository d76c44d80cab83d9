/**
 * The page that reviews a play.
 */

import { at } from "./support/game-page.js";
import { expectNoLongTask } from "./support/long-tasks.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

/** Two slides from its goal; the play goes one slide away first, and back. */
const DETOUR = "1 2 3/4 5 6/0 7 8 DUL2";

/** Plays three moves, one of them undone and redone. Returns the record. */
async function played(
	/** @type {import("./support/game-page.js").GamePage} */ game,
) {
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	await game.click(2);
	await game.click(3);
	await game.press("undo");
	await game.page.keyboard.press("y");
	await game.click(6);
	await expect(game.head).toHaveText("Solved");
	return game.page.evaluate(
		() =>
			/** @type {any} */ (
				document.querySelector("sliding-puzzle")
			).exportState().record,
	);
}

/** Pastes a play, and waits until it is reviewed. @param {Page} page @param {string} text */
async function paste(page, text) {
	await page.goto("./review.html");
	await page.locator("#paste-text").fill(text);
	await page.locator("#paste-text").press("Enter");
	await expect(page.locator("#analysis")).toBeVisible();
	await expect(page.locator("#left")).toHaveText("");
}

test("a play is replayed by buttons, keys and its own clock @quick", async ({
	game,
	page,
}) => {
	const record = await played(game);
	await page.goto(`./review.html#play=${record}`);
	await expect(page.locator("#summary")).toHaveText(
		"3 × 3, solved. Every move was checked.",
	);
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await page.getByRole("button", { name: "One move forward" }).click();
	await game.expectBoard("1 2 0/4 5 3/7 8 6");
	await expect(page.locator("#now-slides")).toHaveText("2");
	await page.locator("body").click({ position: { x: 5, y: 200 } });
	await page.keyboard.press("End");
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await expect(page.locator("#now-moves")).toHaveText("3");
	await page.keyboard.press("ArrowLeft");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	const scrub = page.getByRole("slider", { name: "Position" });
	await expect(scrub).toHaveAttribute("aria-valuetext", /, 3 slides$/);
	await scrub.focus();
	await page.keyboard.press("Home");
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await page.getByRole("button", { name: "Play", exact: true }).click();
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await expect(
		page.getByRole("button", { name: "Play", exact: true }),
	).toBeVisible();
	await page.getByRole("link", { name: "Play this puzzle" }).click();
	await game.ready();
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	await game.expectCounts(0, 0);
});

test("each slide is graded, by keys too, and the dearest moment is played better", async ({
	game,
	page,
}) => {
	await paste(page, DETOUR);
	await expect(page.locator("#efficiency")).toHaveText("50 %");
	await expect(page.locator("#perfect")).toHaveText("2");
	await expect(page.locator("#perfect-note")).toHaveText("proven");
	await expect(page.locator("#own")).toHaveText("4");
	await expect(page.locator("#away")).toHaveText("1");
	await expect(page.locator("#phase-rows tr")).toHaveText([
		"Last two rows, column 1320:00.0–0:00.0",
		"Last 2 × 2100:00.0–0:00.0",
	]);
	const chart = page.getByRole("slider", { name: "Slides left to the goal" });
	await expect(chart).toHaveAttribute("aria-valuetext", "Start · 2 left");
	await chart.focus();
	/** What the chart says of each slide, and the board that it leads to. */
	const says = [
		["Slide 1 of 4 · away, costs two slides · 3 left", "1 2 3/0 5 6/4 7 8"],
		["Slide 2 of 4 · on a shortest way · 2 left", "1 2 3/4 5 6/0 7 8"],
		// Inside a move of two tiles.
		["Slide 3 of 4 · on a shortest way · 1 left", "1 2 3/4 5 6/7 0 8"],
		["Slide 4 of 4 · on a shortest way · solved", "1 2 3/4 5 6/7 8 0"],
	];
	for (const [text, board] of says) {
		await page.keyboard.press("ArrowRight");
		await expect(chart).toHaveAttribute("aria-valuetext", text);
		await game.expectBoard(board);
	}
	const moments = page.locator("#moments li");
	await expect(moments).toHaveCount(1);
	await expect(moments).toContainText(
		"Slide 12 slides lost: 2 left before, 3 after.",
	);
	await page
		.getByRole("button", { name: "Show the shortest way, Slide 1" })
		.click();
	await expect(page.locator("#variation-left")).toHaveText("Solved");
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await page.getByRole("button", { name: "Back to the play" }).click();
	await game.expectBoard("1 2 3/4 5 6/0 7 8");
	await expect(page.locator("#variation")).toBeHidden();
});

test("in moves a line is one, and the shortest way goes line by line", async ({
	game,
	page,
}) => {
	await paste(page, DETOUR);
	const count = page.getByRole("group", { name: "Count" });
	await count.getByRole("radio", { name: "Moves" }).check();
	await expect(page.locator("#own")).toHaveText("3");
	await expect(page.locator("#perfect")).toHaveText("1");
	await expect(page.locator("#efficiency")).toHaveText("33 %");
	await expect(page.locator("#away")).toHaveText("2");
	await expect(page.getByText("Fewest moves", { exact: true })).toBeVisible();
	await expect(page.locator("#phase-rows tr")).toHaveText([
		"Last two rows, column 1320:00.0–0:00.0",
		"Last 2 × 2100:00.0–0:00.0",
	]);
	const chart = page.getByRole("slider", { name: "Moves left to the goal" });
	await chart.focus();
	const says = [
		["Move 1 of 3 · away, costs two moves · 2 left", "1 2 3/0 5 6/4 7 8"],
		["Move 2 of 3 · on a shortest way · 1 left", "1 2 3/4 5 6/0 7 8"],
		["Move 3 of 3 · on a shortest way · solved", "1 2 3/4 5 6/7 8 0"],
	];
	for (const [text, board] of says) {
		await page.keyboard.press("ArrowRight");
		await expect(chart).toHaveAttribute("aria-valuetext", text);
		await game.expectBoard(board);
	}
	await expect(page.locator("#moments li")).toContainText(
		"Move 12 moves lost: 1 left before, 2 after.",
	);
	// Another way: 7 alone leads no nearer.
	await page.getByRole("button", { name: "Go there, Move 1" }).click();
	await game.expectBoard("1 2 3/4 5 6/0 7 8");
	await game.click(7);
	await expect(page.locator("#variation-left")).toHaveText("1 left, proven");
	await expect(page.locator("#variation-made")).toHaveText("1 move from here");
	await expect(page.locator("#variation-did")).toHaveText(
		"That move leads no nearer.",
	);
	await page
		.getByRole("button", { name: "Show the shortest way, Move 1" })
		.click();
	await expect(page.locator("#variation-left")).toHaveText("Solved");
	await expect(page.locator("#variation-made")).toHaveText("1 move from here");
	await game.expectBoard("1 2 3/4 5 6/7 8 0");
	await count.getByRole("radio", { name: "Slides" }).check();
	await expect(page.locator("#perfect")).toHaveText("2");
	await expect(page.locator("#variation")).toBeHidden();
});

test.describe("by touch, on a phone, in Chinese", () => {
	test.use({
		hasTouch: true,
		locale: "zh-CN",
		viewport: { width: 390, height: 844 },
	});
	test("another way is tried from any point, and graded", async ({
		game,
		page,
	}) => {
		await paste(page, DETOUR);
		await page.getByRole("button", { name: "前进一次操作" }).tap();
		await game.expectBoard("1 2 3/0 5 6/4 7 8");
		const { x, y } = await game.place(5);
		await page.touchscreen.tap(x, y);
		await game.expectBoard("1 2 3/5 0 6/4 7 8");
		await expect(page.locator("#variation-made")).toHaveText("从这里走了 1 步");
		await expect(page.locator("#variation-left")).toHaveText(
			"还剩 4 步，已证明",
		);
		await expect(page.locator("#variation-did")).toHaveText("这一步走远了。");
		await page.locator("#variation-back").tap();
		await game.expectBoard("1 2 3/0 5 6/4 7 8");
	});
});

test("what was pasted and is no play says why, and loses nothing", async ({
	page,
	game,
}) => {
	await paste(page, DETOUR);
	await page.getByText("Review another play").click();
	const field = page.locator("#paste-text");
	await field.fill("1 2 3/4 5 6/0 7 8 UU");
	await page.getByRole("button", { name: "Review it" }).click();
	await expect(page.getByRole("alert")).toHaveText(
		"Move 1, U, can’t be made there: no tile can go that way.",
	);
	await expect(field).toHaveValue("1 2 3/4 5 6/0 7 8 UU");
	await game.expectBoard("1 2 3/4 5 6/0 7 8");
	await expect(page.locator("#efficiency")).toHaveText("50 %");
});

test("an address without a play, or with a damaged one, says so", async ({
	page,
}) => {
	await page.goto("./review.html");
	const told = page.locator("#summary");
	await expect(told).toContainText("Choose a play, or paste one");
	await expect(page.locator("#paste-text")).toBeVisible();
	await page.goto("./review.html#play=2.3x3.last.bAD..xxxxxx");
	await expect(told).toContainText("its record is damaged");
	await expect(page.locator("#content")).toBeHidden();
});

/** A 4×4 play of 200 slides that wander back to the goal. */
function wandering() {
	const tiles = Array.from({ length: 16 }, (_, cell) => (cell + 1) % 16);
	/** @type {Record<string, number>} */
	const ways = { U: 4, D: -4, L: 1, R: -1 };
	/** @type {Record<string, string>} */
	const back = { U: "D", D: "U", L: "R", R: "L" };
	let blank = 15;
	let random = 2026;
	let slides = "";
	while (slides.length < 200) {
		random = (random * 48_271) % 2_147_483_647;
		const way = "UDLR"[(random >> 8) % 4];
		const from = blank + ways[way];
		const isBeside =
			ways[way] % 4 === 0
				? from >= 0 && from < 16
				: from >> 2 === blank >> 2 && from >= 0;
		if (!isBeside || slides[0] === back[way]) continue;
		[tiles[blank], tiles[from]] = [tiles[from], tiles[blank]];
		blank = from;
		// Backwards: the play ends where the walk begins.
		slides = back[way] + slides;
	}
	const rows = [0, 4, 8, 12].map((row) => tiles.slice(row, row + 4).join(" "));
	return `${rows.join("/")} ${slides}`;
}

test("a long play is graded, and its marks add up", async ({ page }) => {
	await page.goto("./review.html");
	await page.locator("#paste-text").fill(wandering());
	await page.locator("#paste-text").press("Enter");
	await expect(page.locator("#own")).toHaveText("200");
	await expect(page.locator("#left")).toHaveText("");
	const number = async (/** @type {string} */ id) =>
		Number(await page.locator(id).textContent());
	const [best, away] = [await number("#perfect"), await number("#away")];
	expect(best + 2 * away).toBe(200);
	await expect(page.locator("#moments li")).toHaveCount(3);
});

test("no review holds the page on a processor slowed four times", async ({
	page,
}) => {
	await paste(page, wandering());
	await expect(page.locator("#moments li")).toHaveCount(3);
	const address = page.url();
	await paste(page, DETOUR);
	const other = page.url();
	const open = async (
		/** @type {string} */ url,
		/** @type {string} */ slides,
	) => {
		// A hash of its own: the page itself stays.
		await page.evaluate((url) => location.assign(url), url);
		await expect(page.locator("#own")).toHaveText(slides);
		await expect(page.locator("#left")).toHaveText("");
	};
	await expectNoLongTask(
		page,
		async () => {
			await open(other, "4");
			await open(address, "200");
		},
		async () => {
			await page.locator(".plot").focus();
			await page.keyboard.press("ArrowRight");
			await page.keyboard.press("PageDown");
		},
		async () => {
			await page.locator("#look-0").click();
			await page.keyboard.press("ArrowRight");
			await page.locator("#best-0").click();
			await expect(page.locator("#variation-left")).toHaveText("Solved");
		},
	);
});

test("a review is shared with its figures, a link and a picture", async ({
	page,
}) => {
	await paste(page, DETOUR);
	await page.getByRole("button", { name: "Share", exact: true }).click();
	const text = page.locator("#share-text");
	await expect(text).toHaveValue(
		/^Sliding Puzzle 3×3 in 4 slides; fewest 2, efficiency 50 %\nhttp.*review\.html#play=/,
	);
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: "Save picture" }).click();
	expect((await saved).suggestedFilename()).toBe("sliding-puzzle.png");
});

test("where the solver does not load, the page says so, and tries again", async ({
	complaints,
	game,
	page,
}) => {
	complaints.allow(/Failed to load resource/);
	complaints.expect(/not graded/);
	await page.route(/\/client-[^/]*\.js$/, (route) => route.abort());
	await page.goto("./review.html");
	await page.locator("#paste-text").fill(DETOUR);
	await page.locator("#paste-text").press("Enter");
	await expect(page.getByRole("alert")).toContainText(
		"This play could not be graded.",
	);
	// The play itself can be watched.
	await page.getByRole("button", { name: "One move forward" }).click();
	await game.expectBoard("1 2 3/0 5 6/4 7 8");
	await game.click(5);
	await expect(page.locator("#summary")).toContainText("Something went wrong");
	await expect(page.locator("#variation-left")).toHaveText("");
	await page.unrouteAll();
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page.locator("#efficiency")).toHaveText("50 %");
	await expect(page.getByRole("alert")).toBeHidden();
});
