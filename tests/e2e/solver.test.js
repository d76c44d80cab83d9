/**
 * Hint and solve: what they say is true, the player can follow, stop and take
 * over, and the page responds during a search.
 */

import { at } from "./support/game-page.js";
import { hold } from "./support/hold.js";
import { shortestWay } from "./support/oracle.js";
import { countWorkers, keepWorkers } from "./support/probes.js";
import { expect, test } from "./support/test.js";
import { frames, turns } from "./support/turns.js";

/** 14 slides to the goal. */
const NEAR = "#size=3x3&seed=38";
/** 28 slides to the goal. */
const EIGHT = "#size=3x3&seed=42";
const TWENTY_FOUR = "#size=5x5&seed=1";
const BOUNDS = /^About (\d+) slides, at least (\d+)$/;

/** @param {import("./support/game-page.js").GamePage} game */
async function expectNoSearch(game) {
	await expect(game.progress).toBeHidden();
	await expect(game.button("cancel")).toBeHidden();
}

test("hint pressed to the end solves the board @quick", async ({ game }) => {
	await game.open(NEAR);
	const length = shortestWay(await game.text()).length;
	for (let left = length; left > 0; left--) {
		await game.press("hint");
		await expect(game.advice).toHaveText(
			new RegExp(`^${left} slides? to go, proven shortest$`),
		);
		const words = (await game.head.textContent()) ?? "";
		const [, tile, way] = /^Slide (\d) (up|down|left|right)$/.exec(words) ?? [];
		await expect(await game.cellOf(Number(tile))).toHaveAccessibleName(
			new RegExp(`slides ${way}, hint$`),
		);
		await expect(game.live).toHaveText(
			new RegExp(`^${words}\\. ${left} slides? to go`),
		);
		await expect(game.button("hint")).toHaveText("Play hint");
		await game.press("hint");
		await game.expectCounts(length - left + 1, length - left + 1);
	}
	await expect(game.head).toHaveText("Solved");
	await expect(game.advice).toHaveText(new RegExp(`, with ${length} hints$`));
});

test("a hint goes away when another move is made", async ({ game, page }) => {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	await game.grid.focus();
	await page.keyboard.press("h");
	await expect(game.head).toHaveText("Slide 8 left");
	await page.keyboard.press("ArrowDown");
	await expect(game.head).toHaveText("");
	await expect(game.button("hint")).toHaveText("Hint");
	await page.keyboard.press("h");
	await expect(game.advice).toHaveText("2 slides to go, proven shortest");
});

test("on a large board the hint says its bounds @quick", async ({ game }) => {
	await game.open(TWENTY_FOUR);
	await game.press("hint");
	await expect(game.advice).toHaveText(BOUNDS);
	const [, upper, lower] = BOUNDS.exec(
		(await game.advice.textContent()) ?? "",
	) ?? [0, 0, 0];
	expect(Number(lower)).toBeLessThan(Number(upper));
	await game.press("hint");
	await game.press("hint");
	await expect(game.advice).toHaveText(BOUNDS);
	const [, next] = BOUNDS.exec((await game.advice.textContent()) ?? "") ?? [];
	// Meanwhile a shorter way may have been found.
	expect(Number(next)).toBeLessThan(Number(upper));
});

test("solve plays to the end and says what is proved @quick", async ({
	game,
}) => {
	await game.open(NEAR);
	const length = shortestWay(await game.text()).length;
	await game.press("solve");
	await expect(game.playback).toBeVisible();
	await expect(game.head).toHaveText(new RegExp(`^Slide \\d+ of ${length}$`));
	await expect(game.advice).toHaveText("Proven: no solution is shorter");
	await game.page.locator("#speed").selectOption("16");
	await expect(game.head).toHaveText("Solved");
	await expect(game.advice).toHaveText(/with the solver’s help$/);
	await expect(game.playback).toBeHidden();
	await game.expectCounts(length, length);
});

test("a solution pauses, steps forward and back, and goes on", async ({
	game,
	page,
}) => {
	await game.open(EIGHT);
	const start = await game.text();
	await game.press("solve");
	await expect(game.head).toHaveText(/^Slide [1-9]/);
	await game.press("pause");
	await expect(game.button("pause")).toHaveAccessibleName("Play");
	const paused = await game.text();
	const at = async () => (await game.counts()).slides;
	const slides = await at();
	await frames(page, 38);
	expect(await game.text()).toBe(paused);
	await game.press("step-forward");
	expect(await at()).toBe(slides + 1);
	await game.press("step-back");
	expect(await game.text()).toBe(paused);
	await page.keyboard.press(".");
	expect(await at()).toBe(slides + 1);
	for (let n = slides + 1; n > 0; n--) await page.keyboard.press(",");
	await game.expectBoard(start);
	await expect(game.button("step-back")).toBeDisabled();
	await game.press("pause");
	await expect(game.button("pause")).toHaveAccessibleName("Pause");
	await expect.poll(at).toBeGreaterThan(1);
});

test("the speed is kept", async ({ game, page }) => {
	await game.open(EIGHT);
	await game.press("solve");
	const speed = page.locator("#speed");
	await speed.selectOption("1");
	await game.press("stop");
	await game.reload();
	await game.press("solve");
	await expect(speed).toHaveValue("1");
});

test("stop leaves the position to the player", async ({ game, page }) => {
	await game.open(EIGHT);
	await game.press("solve");
	await expect(game.head).toHaveText(/^Slide [2-9]/);
	await game.press("stop");
	await expect(game.playback).toBeHidden();
	const stopped = await game.text();
	await frames(page, 38);
	expect(await game.text()).toBe(stopped);
	await game.grid.focus();
	await page.keyboard.press("Shift+P");
	await expect(game.playback).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(game.playback).toBeHidden();
});

for (const hand of ["a key", "a click"]) {
	test(`the player takes over by ${hand}, then undoes all`, async ({
		game,
		page,
	}) => {
		await game.open(EIGHT);
		const start = await game.text();
		await game.press("solve");
		await expect(game.head).toHaveText(/^Slide [3-9]/);
		const taken = async () => {
			const free = page.locator("[role=gridcell]", {
				hasText: /slides (?:up|down)/,
			});
			if (hand === "a click") return free.first().click();
			const name = (await free.first().textContent()) ?? "";
			const key = name.includes("up") ? "ArrowUp" : "ArrowDown";
			return page.keyboard.press(key);
		};
		await taken();
		await expect(game.playback).toBeHidden();
		const { moves } = await game.counts();
		expect(moves).toBeGreaterThanOrEqual(4);
		await frames(page, 32);
		await game.expectCounts(moves, (await game.counts()).slides);
		for (let n = moves; n > 0; n--) await game.press("undo");
		await expect(game.button("undo")).toBeDisabled();
		await game.expectBoard(start);
		await game.expectCounts(0, 0);
	});
}

/** Text of a large board's playback: how many slides are left. */
const LEFT =
	/^About (\d+) slides, at least (\d+)( · Finding a shorter solution…)?$/;
/** Text with the length of the whole solution. */
const PLAYING = /^Slide (\d+) of (\d+)$/;

/**
 * Returns the numbers in the text of an element.
 *
 * @param {import("@playwright/test").Locator} element
 * @param {RegExp} pattern
 */
async function numbersOf(element, pattern) {
	await expect(element).toHaveText(pattern);
	const found = pattern.exec((await element.textContent()) ?? "") ?? [];
	return [Number(found[1]), Number(found[2])];
}

test("a large board is played at once, while a shorter way is looked for", async ({
	game,
	page,
}) => {
	await game.open(TWENTY_FOUR);
	await game.press("solve");
	// It plays before the search has ended.
	await expect(game.playback).toBeVisible();
	const [, first] = await numbersOf(game.head, PLAYING);
	await expect(game.advice).toHaveText(/ · Finding a shorter solution…$/);
	await expect(game.progress).toBeVisible();
	await expect(game.button("cancel")).toBeHidden();
	await expect(game.button("longer")).toBeHidden();
	const [upper, lower] = await numbersOf(game.advice, LEFT);
	expect(lower).toBeLessThanOrEqual(upper);
	expect(upper).toBeLessThanOrEqual(first);

	// The playback's controls work as always.
	await game.press("pause");
	const { slides } = await game.counts();
	await game.press("step-forward");
	await game.press("step-back");
	await game.expectCounts(slides, slides);
	await expect(game.progress).toBeVisible();
	await page.locator("#speed").selectOption("16");
	await game.press("pause");
	await expect(game.head).toHaveText("Solved");
	await expectNoSearch(game);
	// No slide was made twice, except for the step back and forth.
	expect((await game.counts()).slides).toBeLessThanOrEqual(first);
});

test("stop ends the playback of a large board and its search", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open(TWENTY_FOUR);
	await game.press("solve");
	await expect(game.playback).toBeVisible();
	await game.press("stop");
	await expect(game.playback).toBeHidden();
	await expectNoSearch(game);
	// The known bounds stay, and the search can be continued.
	await expect(game.head).toHaveText(/^About \d+ slides, at least \d+$/);
	await expect(game.button("longer")).toBeVisible();
	// What was under way may still come; a search that goes on is heard all the time.
	await expect(async () => {
		const count = () =>
			page.evaluate(() => /** @type {any} */ (window).heard.length);
		const before = await count();
		await frames(page, 32);
		expect(await count()).toBe(before);
	}).toPass();
});

test("thinking longer says that tables are being made", async ({
	game,
	page,
}) => {
	await game.open(TWENTY_FOUR);
	await game.press("hint");
	await expect(game.button("longer")).toBeVisible();
	// What the panel shows at the first report of tables in the making.
	const shown = await page.evaluate(
		() =>
			new Promise((resolve) => {
				const puzzle = /** @type {any} */ (
					document.querySelector("sliding-puzzle")
				);
				const tree = puzzle.shadowRoot;
				puzzle.addEventListener(
					"progress",
					(/** @type {CustomEvent} */ { detail: { tables } }) => {
						const text = tree.getElementById("advice-text").textContent;
						if (tables > 0) resolve({ tables, text });
					},
				);
				tree.getElementById("longer").click();
			}),
	);
	const { tables, text } = /** @type {any} */ (shown);
	// A quick machine may have made them all while it looked for the hint.
	if (tables < 100) expect(text).toContain("Getting ready for this size");
	await page.keyboard.press("Escape");
	await expectNoSearch(game);
});

test("thinking longer shows how far the proof is", async ({ game, page }) => {
	await game.open(TWENTY_FOUR);
	await game.press("hint");
	await expect(game.button("longer")).toBeVisible();
	// A slow machine makes its tables longer than the first ten seconds.
	await page.evaluate(
		() =>
			new Promise((resolve) => {
				const puzzle = /** @type {any} */ (
					document.querySelector("sliding-puzzle")
				);
				let isMade = false;
				puzzle.addEventListener(
					"progress",
					(/** @type {CustomEvent} */ { detail: { tables } }) => {
						if (isMade || tables < 100) return;
						isMade = true;
						puzzle.stop();
						resolve(null);
					},
				);
				const think = () => isMade || puzzle.thinkLonger().then(think);
				think();
			}),
	);
	await game.press("longer");
	await expect(game.advice).toHaveText(
		/^About \d+ slides, at least (\d+) · Looking for \1 slides: \d+ % searched in \d:\d\d$/,
	);
	await page.keyboard.press("Escape");
	await expectNoSearch(game);
});

test("thinking longer keeps the better of what is known, and is cancelled", async ({
	game,
	page,
}) => {
	await game.open(TWENTY_FOUR);
	await expect(game.button("longer")).toBeHidden();
	await game.press("hint");
	await expect(game.button("longer")).toBeVisible();
	const [upper, lower] = await numbersOf(game.advice, BOUNDS);
	await game.press("longer");
	await expect(game.button("longer")).toBeHidden();
	await expect(game.progress).toBeVisible();
	await expect(game.head).toHaveText(/^Slide \d+ /);
	await frames(page, 32);
	await game.press("cancel");
	await expectNoSearch(game);
	const [most, after] = await numbersOf(game.advice, BOUNDS);
	expect(after).toBeGreaterThanOrEqual(lower);
	expect(most).toBeLessThanOrEqual(upper);

	// The focus survives when the button disappears; Escape cancels too.
	await game.button("longer").focus();
	await page.keyboard.press("Enter");
	await expect(game.progress).toBeVisible();
	await page.keyboard.press("Escape");
	await expectNoSearch(game);

	// The hint is played and its solution kept, so there is no search.
	await game.press("hint");
	const [, left] = await numbersOf(game.head, BOUNDS);
	expect(left).toBeGreaterThanOrEqual(after - 1);
	await expectNoSearch(game);
});

test("a move during a search is made at once and ends it", async ({
	game,
	page,
}) => {
	await game.open(`#size=6x6&seed=1`);
	await game.search();
	// At once: before the event has ended.
	const moves = await page.evaluate(() => {
		const tree = document.querySelector("sliding-puzzle")?.shadowRoot;
		const cells = tree?.querySelectorAll("[role=gridcell]") ?? [];
		const free = [...cells].find((cell) =>
			cell.textContent?.includes(", slides "),
		);
		free?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
		return tree?.getElementById("moves")?.textContent;
	});
	expect(moves).toBe("1");
	await expectNoSearch(game);
	await frames(page, 25);
	await expect(game.playback).toBeHidden();
});

test("the page answers all the time while a search runs", async ({
	game,
	page,
}) => {
	await game.open(TWENTY_FOUR);
	await game.search();
	await turns(page, 20);
	await expect(game.progress).toBeVisible();
	await game.press("cancel");
});

test("a cancel ends the search at once, for the page and the worker", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open(TWENTY_FOUR);
	await game.search();
	await page.evaluate(async () => {
		const cancel = document
			.querySelector("sliding-puzzle")
			?.shadowRoot?.getElementById("cancel");
		/** @type {any} */ (window).cancelledAt = performance.now();
		cancel?.click();
		await new Promise((resolve) => setTimeout(resolve));
		if (!cancel?.hidden) throw new Error("the search is still shown");
	});
	await expectNoSearch(game);
	await expect(game.head).toHaveText(/^Slide \d+ /);
	// A running search would report ten times. One report may have been on its way,
	// and the worker may finish the slice that was running when it was cancelled.
	await frames(page, 63);
	const late = await page.evaluate(() => {
		const { heard, cancelledAt } = /** @type {any} */ (window);
		/** @param {any} message */
		const isLate = ({ at, data }) =>
			at > cancelledAt && data.type === "progress";
		return heard.filter(isLate);
	});
	expect(late.length).toBeLessThanOrEqual(2);
	// The worker was not terminated, and is free for the next search.
	await game.press("new");
	await game.press("hint");
	await expect(game.advice).toHaveText(BOUNDS);
	expect(await countWorkers(page)).toBe(1);
});

test("a search is cancelled at once while the solver still loads", async ({
	game,
	page,
}) => {
	const letGo = await hold(page, /\/client-[^/]*\.js$/);
	await game.open(EIGHT);
	await game.press("hint");
	await expect(game.progress).toBeVisible();
	await game.press("cancel");
	await expect(game.progress).toBeHidden();
	const loaded = page.waitForResponse(/\/client-[^/]*\.js$/);
	letGo();
	await loaded;
	// The solver is there now, and was asked for nothing.
	await game.drawn();
	await expect(game.button("hint")).toHaveText("Hint");
});

test("no answer is used for a board that is left", async ({ game, page }) => {
	await game.open(TWENTY_FOUR);
	await game.press("hint");
	await game.press("new");
	await frames(page, 94);
	await expect(game.button("hint")).toHaveText("Hint");
	await game.expectCounts(0, 0);
});

test("every size has a hint", async ({ game, page }) => {
	for (const size of ["2x2", "2x10", "4x4", "10x10"]) {
		await page.goto("about:blank");
		await game.open(`#size=${size}&seed=3`);
		await game.press("hint");
		await expect(game.head).toHaveText(/^Slide \d+ (up|down|left|right)$/);
		await expect(game.advice).toHaveText(/ to go|^About \d+ slides/);
	}
});
