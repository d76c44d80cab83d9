/**
 * The attribute `metric`: hints, bounds and solutions count moves.
 */

import { ask, openWith } from "./support/element-page.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

/** The gap in a corner: 1 and 2 slide left at once, then 3 up. */
const TURN = "0 1 2/4 5 3";

/** One of the two boards that are 31 slides from the goal (Reinefeld 1993). */
const FAR = "8 6 7/2 5 4/3 0 1";

/** @param {string} board @param {string} [more] */
const tag = (board, more = "") =>
	`<sliding-puzzle board="${board}" metric="mtm" ${more}></sliding-puzzle>`;

test("a hint marks the last tile of the line, says moves, and plays it at once", async ({
	page,
}) => {
	await openWith(page, tag(TURN));
	const before = await ask(page, (puzzle) => puzzle.bounds);
	// The Manhattan distance is 3 slides, which is no bound of moves.
	expect(before).toEqual({ lower: 1, upper: null, proved: false });
	const hint = await ask(page, (puzzle) => puzzle.hint());
	const left = { lower: 2, upper: 2, proved: true };
	expect(hint).toEqual({ tile: 2, direction: "L", ...left });
	await expect(page.locator("#advice-head")).toHaveText(
		"Slide 2 and its line left",
	);
	await expect(page.locator("#advice-text")).toHaveText(
		"2 moves to go, proven shortest",
	);
	await page.locator("#hint").click();
	const after = await ask(page, ({ text, moves, bounds }) => ({
		text,
		moves,
		bounds,
	}));
	expect(after).toEqual({
		text: "1 2 0/4 5 3",
		moves: { stm: 2, mtm: 1 },
		bounds: { lower: 1, upper: 1, proved: true },
	});
});

test("a solution is played move by move, in as many as were proved", async ({
	page,
}) => {
	await openWith(page, tag(FAR));
	const found = await ask(page, (puzzle) => puzzle.solve());
	expect(found.proved).toBe(true);
	// 24 is the most that a board of 3×3 takes.
	expect(found.upper).toBeLessThanOrEqual(24);
	await ask(page, (puzzle) => {
		void puzzle.play();
	});
	const moved = () => ask(page, (puzzle) => puzzle.moves.mtm);
	await expect.poll(() => ask(page, (puzzle) => puzzle.status)).toBe("solved");
	expect(await moved()).toBe(found.upper);
});

test("a new metric counts anew", async ({ page }) => {
	await openWith(page, tag(TURN));
	await ask(page, (puzzle) => puzzle.hint());
	const inSlides = await ask(page, async (puzzle) => {
		puzzle.metric = "stm";
		const dropped = puzzle.bounds;
		const { tile, upper } = await puzzle.hint();
		return { dropped, tile, upper };
	});
	expect(inSlides).toEqual({
		dropped: { lower: 3, upper: null, proved: false },
		tile: 1,
		upper: 3,
	});
	await expect(page.locator("#advice-text")).toHaveText(
		"3 slides to go, proven shortest",
	);
});

test("the figure of what is left counts moves", async ({ page }) => {
	await openWith(page, tag(TURN, 'distance="on"'));
	const left = page.locator("#left");
	await expect(left).toHaveText("2");
	// Half of the line is a move of its own.
	await ask(page, (puzzle) => puzzle.move(1));
	await expect(left).toHaveText("2");
	await ask(page, (puzzle) => puzzle.move(2));
	await expect(left).toHaveText("1");
	await ask(page, (puzzle) => {
		puzzle.metric = "stm";
	});
	await expect(left).toHaveText("1");
	await ask(page, (puzzle) => puzzle.undo());
	await ask(page, (puzzle) => puzzle.undo());
	await expect(left).toHaveText("3");
});

test("a page that counts slides loads nothing for moves", async ({ page }) => {
	/** @type {string[]} */
	const asked = [];
	page.on("request", (request) => asked.push(request.url()));
	await openWith(page, `<sliding-puzzle board="${TURN}"></sliding-puzzle>`);
	await ask(page, (puzzle) => puzzle.hint());
	expect(asked.filter((url) => url.includes("multi_tile"))).toEqual([]);
});

test("a player chooses it in the settings, for hints and the review of the play", async ({
	game,
	page,
}) => {
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	await page.locator("#more").click();
	await page.getByRole("button", { name: "Settings" }).click();
	const count = page.getByRole("group", { name: "Hints and solutions count" });
	await count.getByRole("radio", { name: "Moves" }).check();
	await page.keyboard.press("Escape");
	await page.keyboard.press("Escape");
	await game.press("hint");
	await expect(game.advice).toContainText("2 moves to go, proven shortest");
	await page.reload();
	await game.ready();
	const reviewed = await ask(page, (puzzle) => puzzle.review());
	expect(reviewed).toMatchObject({ metric: "mtm", lower: [2], upper: [2] });
	const inSlides = await ask(page, (puzzle) =>
		puzzle.review({ metric: "stm" }),
	);
	expect(inSlides).toMatchObject({ metric: "stm", lower: [4], upper: [4] });
	await page.goto("./review.html#play=2.3x3.last.bAD..xxxxxx");
	const asked = page.getByRole("radio", { name: "Moves", includeHidden: true });
	await expect(asked).toBeChecked();
});
