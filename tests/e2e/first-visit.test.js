/**
 * A first visit loses no game, whichever way leads from its board to another one, and
 * whatever does not load: a play is kept from its first slide on by what is there.
 */

import { ask } from "./support/element-page.js";
import { at, GamePage } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

test.use({ isFirst: true });

const OTHER = "4 1 2/5 0 3";

/** @param {GamePage} game @param {string} hash */
function goTo({ page }, hash) {
	return page.evaluate((hash) => {
		location.hash = hash;
	}, hash);
}

/** @type {Record<string, (game: GamePage) => Promise<unknown>>} */
const WAYS = {
	"the New button": (game) => game.press("new"),
	"a key for a new game": async ({ page }) => {
		await ask(page, (puzzle) => puzzle.focus());
		await page.keyboard.press("Shift+N");
		await expect(page.locator("#new-game button:focus")).toBeVisible();
		await page.keyboard.press("Enter");
	},
	"a card of another size": async (game) => {
		await game.button("new").click();
		await game.button("deal-5x5").click();
	},
	"the card of 4×4": async (game) => {
		await game.button("new").click();
		await game.button("deal-4x4").click();
	},
	"today's puzzle": async (game) => {
		await game.openSheet("daily");
		await game.page.locator("#daily-3x3").click();
	},
	"a link to today's puzzle": (game) => goTo(game, "#daily=4x4"),
	"a link to a board": (game) => goTo(game, at(OTHER)),
	"a link to a shuffle": (game) => goTo(game, "#shuffle=3x3&seed=link"),
	"a board that is pasted": ({ page }) =>
		page.evaluate((text) => {
			const clipboardData = new DataTransfer();
			clipboardData.setData("text", text);
			document.body.dispatchEvent(
				new ClipboardEvent("paste", { clipboardData, bubbles: true }),
			);
		}, OTHER),
	"a board that is set up": async (game) => {
		await (await game.openText()).fill(OTHER);
		await game.page.keyboard.press("Control+Enter");
	},
	"a marathon": async (game) => {
		await game.openSheet("marathon");
		// A relay begins with 2×2, which three slides may solve.
		await game.page.getByRole("radio", { name: "In a row" }).check();
		await game.button("start-marathon").click();
	},
	"skipping it": ({ page }) =>
		page.locator("#notices").getByRole("button", { name: "Skip" }).click(),
	"a script": ({ page }) => ask(page, (puzzle) => puzzle.new({ size: "4x3" })),
};

/**
 * Plays three slides, whatever the board.
 *
 * @param {GamePage} game
 */
function play({ page }) {
	return ask(page, (puzzle) => {
		/** @type {Record<string, string>} */
		const back = { U: "D", D: "U", L: "R", R: "L" };
		let last = "";
		for (let made = 0; made < 3; made++) {
			const way = [..."ULDR"].find(
				(way) => way !== back[last] && puzzle.move(/** @type {"U"} */ (way)),
			);
			last = way ?? "";
		}
		return { text: puzzle.text, ...puzzle.moves };
	});
}

/** @param {GamePage} game */
function standing({ page }) {
	return ask(page, (puzzle) => ({ text: puzzle.text, ...puzzle.moves }));
}

/**
 * Holds back what shows the first game. Returns what lets it come, or refuses it.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} fate `late` or `refused`.
 */
async function holdGuide(page, fate) {
	let go = () => {};
	const isOver = new Promise((resolve) => {
		go = () => resolve(null);
	});
	await page.route(/first-run/, async (route) => {
		await isOver;
		if (fate === "late") await route.continue();
		else await route.abort();
	});
	return go;
}

/** @param {GamePage} game */
async function open(game) {
	await game.open();
	await expect(game.cells).toHaveCount(6);
}

for (const [way, leave] of Object.entries(WAYS)) {
	test(`${way}: the game is there after a reload`, async ({ game, page }) => {
		await open(game);
		await expect(page.locator(".finger")).toBeVisible();
		const before = await game.text();
		await leave(game);
		await expect.poll(() => game.text()).not.toBe(before);
		await expect(page.locator("dialog.sheet")).toHaveCount(0);
		const played = await play(game);
		expect(played.stm).toBe(3);
		await game.reload();
		expect(await standing(game)).toEqual(played);
		await expect(page.locator(".finger")).toHaveCount(0);
	});

	test(`${way}: with nothing but the first scripts, the first game is there`, async ({
		complaints,
		game,
		page,
	}) => {
		complaints.allow(/ERR_FAILED/);
		await open(game);
		await ask(page, (puzzle) => puzzle.move("U"));
		const first = await standing(game);
		await page.route("**/assets/*", (route) => route.abort());
		const refused = page.waitForEvent("requestfailed");
		// It waits in vain for what does not load.
		await Promise.race([refused, leave(game).catch(() => {})]);
		await game.drawn();
		const left = await standing(game);
		await page.unroute("**/assets/*");
		await game.reload();
		await expect(async () => {
			// A link that could not be opened is opened now, perhaps a little later than
			// the board that was kept, and the game is put aside. In place of a board that
			// was not touched there is today's.
			const isOther = (await game.text()) !== left.text;
			if (isOther) await ask(page, (puzzle) => puzzle.takeUp());
			expect(await standing(game)).toEqual(
				isOther && left.stm === 0 ? first : left,
			);
		}).toPass();
	});
}

for (const fate of ["late", "refused"]) {
	test(`what shows the first game is ${fate}: a new game stays, and is kept`, async ({
		complaints,
		game,
		page,
	}) => {
		complaints.allow(/ERR_FAILED/);
		const go = await holdGuide(page, fate);
		const asked = page.waitForRequest(/first-run/);
		await open(game);
		await asked;
		await ask(page, (puzzle) => puzzle.new({ size: "4x4" }));
		const played = await play(game);
		const request = await asked;
		go();
		// It is over, well or not.
		await request.response();
		await game.drawn();
		await expect(page.locator(".finger")).toHaveCount(0);
		await expect(game.notices).toHaveCount(0);
		await game.reload();
		expect(await standing(game)).toEqual(played);
	});

	test(`what shows the first game is ${fate}: its slides are kept`, async ({
		complaints,
		game,
		page,
	}) => {
		complaints.allow(/ERR_FAILED/);
		const go = await holdGuide(page, fate);
		await open(game);
		await game.clickAny();
		const played = await standing(game);
		if (fate === "refused") go();
		await game.reload();
		expect(await standing(game)).toEqual(played);
		go();
	});
}

test("the finger is there again after a reload in the first game", async ({
	game,
	page,
}) => {
	await open(game);
	await game.click(3);
	await game.reload();
	await expect(game.cells).toHaveCount(6);
	await expect(page.locator(".finger")).toBeVisible();
	await expect(game.notices).toContainText("Skip");
	await page.locator("#notices").getByRole("button", { name: "Skip" }).click();
	await expect(game.cells).toHaveCount(16);
	// The game that was begun is one tap away.
	await game.press("undo");
	await expect(game.cells).toHaveCount(6);
	expect((await game.counts()).slides).toBe(1);
});

test("a link that is opened as soon as the board is there is kept", async ({
	game,
	page,
}) => {
	await page.addInitScript((hash) => {
		addEventListener("DOMContentLoaded", () => {
			document.querySelector("sliding-puzzle")?.addEventListener(
				"ready",
				() => {
					sessionStorage.opened ??= location.hash = hash;
				},
				{ once: true },
			);
		});
	}, at(OTHER));
	await game.open();
	await game.expectBoard(OTHER);
	const played = await play(game);
	await game.reload();
	expect(await standing(game)).toEqual(played);
});
