/**
 * No way of leaving a game loses it: one tap brings back board, counts and time,
 * or they are there at once. One test per way.
 */

import { ask } from "./support/element-page.js";
import { at, FIRST, GamePage, KEPT } from "./support/game-page.js";
import { panicAt } from "./support/probes.js";
import { StoragePage } from "./support/storage-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

const START = "1 2 3/4 0 5/7 8 6";
const PLAYED = "1 2 3/4 8 5/0 7 6";
const OTHER = "4 1 2/5 0 3";

/**
 * What must not be lost.
 *
 * @typedef {object} Standing
 * @property {string} board
 * @property {{ stm: number, mtm: number }} moves
 * @property {number} elapsed Milliseconds.
 */

/** @param {Page} page @returns {Promise<Standing>} */
function standing(page) {
	return page.evaluate(() => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		const { text, moves, elapsed } = puzzle;
		return { board: text, moves: { ...moves }, elapsed };
	});
}

/**
 * Makes two moves and waits until the clock shows one second.
 *
 * @param {GamePage} game
 */
async function play(game) {
	await game.open(at(START));
	await game.click(8);
	await game.click(7);
	await expect(game.page.locator("#time")).toHaveText("0:01");
	await game.expectBoard(PLAYED);
	return standing(game.page);
}

/**
 * @param {Page} page
 * @param {Standing} before
 */
async function expectBack(page, { board, moves, elapsed }) {
	await expect.poll(async () => (await standing(page)).board).toBe(board);
	const now = await standing(page);
	expect(now.moves).toEqual(moves);
	expect(now.elapsed).toBeGreaterThanOrEqual(elapsed);
	// Counts the time until the game was left, and since it is back.
	expect(now.elapsed).toBeLessThan(elapsed + 5_000);
}

/** @param {GamePage} game */
async function expectLeft(game) {
	await expect.poll(() => game.text()).not.toBe(PLAYED);
	await game.expectCounts(0, 0);
}

/** @param {Page} page */
async function paste(page) {
	await page.evaluate((text) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData("text", text);
		document.body.dispatchEvent(
			new ClipboardEvent("paste", { clipboardData, bubbles: true }),
		);
	}, OTHER);
}

/** @type {Record<string, (game: GamePage) => Promise<unknown>>} */
const WAYS_OUT = {
	"the New button": (game) => game.press("new"),
	"Shift and N": async ({ page }) => {
		await page.keyboard.press("Shift+N");
		await expect(page.locator("#deal-3x3")).toBeFocused();
		await page.keyboard.press("Enter");
	},
	"a card of the sheet": async (game) => {
		await game.button("new").click();
		await game.button("deal-5x5").click();
	},
	"any size of the sheet": async (game) => {
		const { page } = game;
		await game.button("new").click();
		await page.getByRole("button", { name: "Columns: one more" }).click();
		await page.getByRole("spinbutton", { name: "Rows" }).fill("2");
		await page.getByRole("button", { name: "Play 4 × 2" }).click();
	},
	"a board that is pasted": ({ page }) => paste(page),
	"a board that is entered": async (game) => {
		await (await game.openText()).fill(OTHER);
		await game.page.keyboard.press("Control+Enter");
	},
	"a link in the open page": ({ page }) =>
		page.evaluate((hash) => {
			location.hash = hash;
		}, at(OTHER)),
	"an attribute": ({ page }) =>
		ask(page, (puzzle) => {
			// A new seed each time, or nothing would change.
			puzzle.setAttribute("seed", String(Math.random()));
		}),
	"new() of the element": ({ page }) =>
		ask(page, (puzzle) => puzzle.new({ size: "3x4" })),
	"load() of the element": ({ page }) =>
		ask(page, (puzzle) => puzzle.load("4 1 2/5 0 3")),
	"importState() of the element": ({ page }) =>
		ask(page, (puzzle) =>
			puzzle.importState({
				replay: "last 3x2-ADe |",
				tally: { elapsed: 0, hints: 0, solver: false },
			}),
		),
};

for (const [way, leave] of Object.entries(WAYS_OUT)) {
	test(`${way}: the game is put aside, and back by one tap`, async ({
		game,
		page,
	}) => {
		const before = await play(game);
		await leave(game);
		await expectLeft(game);
		await expect(game.notices).toHaveCount(1);
		await game.notices.getByRole("button", { name: "Undo" }).click();
		await expectBack(page, before);
		await expect(game.notices).toHaveCount(0);
		// After leaving again, Undo reverts the new game.
		await leave(game);
		await expectLeft(game);
		await game.press("undo");
		await expectBack(page, before);
		await game.press("undo");
		await game.press("undo");
		await game.expectBoard(START);
	});
}

test("a sheet that is closed changes nothing", async ({ game, page }) => {
	const before = await play(game);
	await game.button("new").click();
	await page.getByRole("button", { name: "Rows: one more" }).click();
	await page.keyboard.press("Escape");
	await expect(page.locator("#new-game")).toHaveCount(0);
	await expect(game.button("new")).toBeFocused();
	await expectBack(page, before);
	await expect(game.notices).toHaveCount(0);
});

test("a reload", async ({ game, page }) => {
	const before = await play(game);
	await game.reload();
	await expectBack(page, before);
});

for (const back of ["Undo", "takeUp()"]) {
	test(`a reload after the game was put aside: ${back}`, async ({
		game,
		page,
	}) => {
		const before = await play(game);
		await game.press("new");
		await expectLeft(game);
		const other = await game.text();
		await game.reload();
		await game.expectBoard(other);
		if (back === "Undo") await game.press("undo");
		else expect(await ask(page, (puzzle) => puzzle.takeUp())).toBe(true);
		await expectBack(page, before);
	});
}

test("a link over a kept game, in a page that is loaded anew", async ({
	game,
	page,
}) => {
	const before = await play(game);
	await page.goto("about:blank");
	await game.open(at(OTHER));
	await game.expectBoard(OTHER);
	await game.notices.getByRole("button", { name: "Undo" }).click();
	await expectBack(page, before);
});

test("another tab that plays", async ({ context, game, page }) => {
	const first = await play(game);
	await game.setHidden(true);
	const other = await context.newPage();
	const there = new GamePage(other);
	await there.open(at(OTHER));
	await there.click(3);
	const second = await standing(other);
	// The other tab has put the first tab's game aside.
	expect(await ask(other, (puzzle) => puzzle.takeUp())).toBe(true);
	await expectBack(other, first);
	expect(await ask(other, (puzzle) => puzzle.takeUp())).toBe(true);
	await expectBack(other, second);
	// This tab does the same with the other's game, and says so when it is visible
	// again.
	await there.setHidden(true);
	// The other tab can read the storage a moment later.
	const kept = () => localStorage.getItem("sliding-puzzle.play");
	const written = await other.evaluate(kept);
	await expect.poll(() => page.evaluate(kept)).toBe(written);
	await game.setHidden(false);
	await expect(game.notices).toContainText("Game put aside");
	await expectBack(page, first);
	await game.click(4);
	const further = await standing(page);
	expect(further.moves).toEqual({ stm: 3, mtm: 3 });
	expect(await ask(page, (puzzle) => puzzle.takeUp())).toBe(true);
	await expectBack(page, second);
	expect(await ask(page, (puzzle) => puzzle.takeUp())).toBe(true);
	await expectBack(page, further);
	await game.setHidden(true);
	// After a reload the last game played is there, and the other is not lost.
	await there.reload();
	await expectBack(other, further);
	expect(await ask(other, (puzzle) => puzzle.takeUp())).toBe(true);
	await expectBack(other, second);
});

test("two tabs that move in the same moment: both positions are there", async ({
	context,
	game,
	page,
}) => {
	await game.open(at(START));
	await game.click(8);
	const other = await context.newPage();
	const there = new GamePage(other);
	await there.open();
	await there.expectBoard("1 2 3/4 8 5/7 0 6");
	// Its notice would not do: if it comes before the move, it goes with that.
	const aside = Promise.race(
		[page, other].map((tab) =>
			ask(tab, (puzzle) => {
				const options = { once: true };
				return new Promise((resolve) => {
					puzzle.addEventListener("aside", () => resolve(true), options);
				});
			}),
		),
	);
	// What this tab writes now is not yet to be read by the other one.
	await other.evaluate((key) => {
		const stale = localStorage.getItem(key);
		const { getItem, setItem } = Storage.prototype;
		Storage.prototype.getItem = function (asked) {
			return asked === key ? stale : getItem.call(this, asked);
		};
		// Until it has written something itself.
		Storage.prototype.setItem = function (...given) {
			Object.assign(Storage.prototype, { getItem, setItem });
			setItem.call(this, ...given);
		};
	}, KEPT);
	await game.click(7);
	const first = await standing(page);
	await there.click(6);
	const second = await standing(other);
	// The tab that comes second to the database puts the other one's game aside; the first
	// may do so too when it writes again.
	await aside;
	await page.goto("about:blank");
	await there.reload();
	const boards = [(await standing(other)).board];
	expect(await ask(other, (puzzle) => puzzle.takeUp())).toBe(true);
	boards.push((await standing(other)).board);
	expect(boards.sort()).toEqual([first.board, second.board].sort());
});

/**
 * A game as the first release saved it, one slide from solved.
 *
 * @param {GamePage} game
 */
async function keepFirst(game) {
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	const code = await ask(game.page, (puzzle) => puzzle.code);
	const kept = {
		version: 1,
		replay: `last ${code} DU|R`,
		tally: { elapsed: 61_500, hints: 2, solver: false },
		slidesPerSecond: 8,
		asked: "[null,null,null,null]",
	};
	await game.keep(null);
	await game.keep(JSON.stringify(kept), FIRST);
}

test("a game of the first release, with its time and its hints", async ({
	game,
	page,
}) => {
	await keepFirst(game);
	await game.open();
	await game.expectBoard("1 2 3/4 5 6/7 0 8");
	await game.expectCounts(2, 2);
	await expect(page.locator("#time")).toHaveText("1:01");
	await game.expectInMenu("redo", true);
	await expect(game.notices).toHaveCount(0);
	// It has been moved to the new storage.
	await expect.poll(() => game.kept(FIRST)).toBe(null);
	expect(JSON.parse((await game.kept(KEPT)) ?? "")).toMatchObject({
		version: 1,
		slidesPerSecond: 8,
	});
	await game.reload();
	await game.expectCounts(2, 2);
	await game.click(8);
	await expect(game.advice).toHaveText(
		/^3 moves, 3 slides, 1:0\d\.\d, with 2 hints$/,
	);
});

test("a game of the first release, beside one of now", async ({
	game,
	page,
}) => {
	await keepFirst(game);
	const first = (await game.kept(FIRST)) ?? "";
	await game.keep(null);
	const before = await play(game);
	await game.keep(first, FIRST);
	await game.open();
	await expectBack(page, before);
	expect(await ask(page, (puzzle) => puzzle.takeUp())).toBe(true);
	await game.expectBoard("1 2 3/4 5 6/7 0 8");
	await expect(page.locator("#time")).toHaveText("1:01");
});

/**
 * Opens somebody else's page with this puzzle.
 *
 * @param {Page} page
 * @param {string} tag
 */
async function openWith(page, tag) {
	await page.unroute("**/host.html");
	await page.route("**/host.html", (route) =>
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><html lang="en"><title>Host</title>
				<link rel="icon" href="data:,">
				<script type="module" src="./sliding-puzzle.js"></script>
				<form>${tag}</form>`,
		}),
	);
	await page.goto("./host.html");
	await page.evaluate(() => customElements.whenDefined("sliding-puzzle"));
}

/** @param {Page} page */
function playTwo(page) {
	return ask(page, async (puzzle) => {
		for (const way of ["UL", "UR", "DL", "DR"]) {
			if (puzzle.move(way[0])) {
				if (puzzle.move(way[1])) return;
				puzzle.undo();
			}
		}
	});
}

test("a kept game where the page asks for another board", async ({ page }) => {
	const tag = (/** @type {string} */ seed) =>
		`<sliding-puzzle storage="daily" size="3x3" seed="${seed}"></sliding-puzzle>`;
	await openWith(page, tag("today"));
	await playTwo(page);
	const before = await standing(page);
	await openWith(page, tag("tomorrow"));
	expect(await ask(page, (puzzle) => puzzle.moves.stm)).toBe(0);
	await page.locator("#undo").click();
	await expectBack(page, before);
});

test("the reset of a form: the moves can be made again", async ({ page }) => {
	await openWith(page, `<sliding-puzzle board="${START}"></sliding-puzzle>`);
	await playTwo(page);
	const { board, moves } = await standing(page);
	await ask(page, (puzzle) => puzzle.form.reset());
	expect((await standing(page)).board).toBe(START);
	await page.locator("#redo").click();
	await page.locator("#redo").click();
	expect(await standing(page)).toMatchObject({ board, moves });
});

test("a kept game that is damaged: those put aside are there", async ({
	game,
	page,
}) => {
	const before = await play(game);
	await game.press("new");
	await expectLeft(game);
	const kept = JSON.parse((await game.kept()) ?? "");
	const damaged = JSON.stringify({ ...kept, record: "damaged" });
	// Nor is there a copy in the database.
	await game.keep(null);
	await game.keep(damaged);
	await game.open();
	await expect(game.notices).toContainText(
		"A copy of the damaged one is kept.",
	);
	expect(await game.kept(`${KEPT}-damaged`)).toBe(damaged);
	await game.press("undo");
	await expectBack(page, before);
});

const REFUSALS = {
	forbidden: () => {
		Object.defineProperty(window, "localStorage", {
			get() {
				throw new DOMException("denied", "SecurityError");
			},
		});
	},
	full: () => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
	},
};

for (const [name, refuse] of Object.entries(REFUSALS)) {
	test(`a storage that is ${name}: the page itself keeps the game`, async ({
		game,
		page,
	}) => {
		await page.addInitScript(refuse);
		const before = await play(game);
		await game.press("new");
		await expectLeft(game);
		await game.notices.getByRole("button", { name: "Undo" }).click();
		await expectBack(page, before);
		// After a reload the position comes from the URL.
		await game.reload();
		await game.expectBoard(PLAYED);
	});
}

test("a panic of the core, with a game put aside", async ({ game, page }) => {
	await panicAt(page, 8);
	const before = await play(game);
	await page.evaluate((hash) => {
		location.hash = hash;
	}, at(START));
	await game.expectBoard(START);
	await game.click(5);
	// The game comes back as it was at its last move, with its time then.
	const second = { ...(await standing(page)), elapsed: 0 };
	await game.click(6);
	await expect(game.notices.last()).toContainText(
		"The game is back to where it was",
	);
	await expectBack(page, second);
	expect(await ask(page, (puzzle) => puzzle.takeUp())).toBe(true);
	await expectBack(page, before);
	expect(await ask(page, (puzzle) => puzzle.takeUp())).toBe(true);
	await expectBack(page, second);
});

/**
 * Returns the plays in the database.
 *
 * @param {StoragePage} tab
 * @returns {Promise<{ record: string, state: string, size: string }[]>}
 */
async function plays(tab) {
	return /** @type {any[]} */ (Object.values((await tab.look("plays")) ?? {}));
}

test("a storage that is cleared in mid-game loses no game", async ({
	context,
	game,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.click(7);
	const tab = await StoragePage.open(context);
	await tab.page.evaluate(async () => {
		localStorage.clear();
		const all = await indexedDB.databases();
		for (const { name } of all) indexedDB.deleteDatabase(String(name));
	});
	// The next move saves it again, whole.
	await game.click(7);
	await game.click(7);
	await game.reload();
	await game.expectBoard("1 2 3/4 5 6/7 0 8");
	await game.expectCounts(3, 3);
	await game.click(8);
	await expect(game.head).toHaveText("Solved");
	await expect.poll(async () => (await plays(tab)).length).toBe(1);
});

test("a play that is won is kept, and can be opened", async ({
	context,
	game,
	page,
}) => {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.click(7);
	await game.click(8);
	await expect(game.head).toHaveText("Solved");
	await game.leaveSheet();
	const before = await standing(page);
	const tab = await StoragePage.open(context);
	await expect.poll(async () => (await plays(tab)).length).toBe(1);
	const [{ record, ...about }] = await plays(tab);
	expect(about).toMatchObject({ state: "solved", size: "3x3", goal: "last" });
	// A new game does not put a won game aside.
	await game.press("new");
	await expectLeft(game);
	await expect(game.notices).toHaveCount(0);
	const state = JSON.stringify({ record });
	await page.evaluate(
		(state) =>
			/** @type {any} */ (document.querySelector("sliding-puzzle")).importState(
				JSON.parse(state),
			),
		state,
	);
	expect(await standing(page)).toEqual(before);
	expect(await plays(tab)).toHaveLength(1);
});

test("a play that is put aside is kept so, until it is taken up", async ({
	context,
	game,
	page,
}) => {
	const before = await play(game);
	const tab = await StoragePage.open(context);
	await game.press("new");
	await expect.poll(async () => (await plays(tab)).length).toBe(1);
	const [{ record, state }] = await plays(tab);
	expect(state).toBe("aside");
	await game.notices.getByRole("button", { name: "Undo" }).click();
	await expectBack(page, before);
	await expect.poll(() => plays(tab)).toEqual([]);
	// It was the game that could be resumed.
	await game.press("new");
	await page.evaluate(
		(record) =>
			/** @type {any} */ (document.querySelector("sliding-puzzle")).importState(
				{
					record,
				},
			),
		record,
	);
	await expectBack(page, before);
});
