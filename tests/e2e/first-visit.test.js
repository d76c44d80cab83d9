/**
 * A first visit loses no game, whatever does not load: a play is kept from its first
 * slide on by what is there. All ways from its board to another one are in
 * tests/web/first-visit.test.js.
 */

import { ask } from "./support/element-page.js";
import { at } from "./support/game-page.js";
import { hold } from "./support/hold.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/game-page.js").GamePage} GamePage */

test.use({ isFirst: true });

const OTHER = "4 1 2/5 0 3";

/** @type {Record<string, (game: GamePage) => Promise<unknown>>} */
const WAYS = {
	"the New button": (game) => game.press("shuffle"),
	"a link to a board": ({ page }) =>
		page.evaluate((hash) => {
			location.hash = hash;
		}, at(OTHER)),
	"a script": ({ page }) =>
		ask(page, (puzzle) => puzzle.shuffle({ size: "4x3" })),
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
		return { text: puzzle.value, ...puzzle.moves };
	});
}

/** @param {GamePage} game */
function standing({ page }) {
	return ask(page, (puzzle) => ({ text: puzzle.value, ...puzzle.moves }));
}

/** @param {GamePage} game */
async function open(game) {
	await game.open();
	await expect(game.cells).toHaveCount(6);
}

for (const [way, leave] of Object.entries(WAYS)) {
	test(`with nothing but the first scripts, the first game is there after ${way}`, async ({
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
		const left = await standing(game);
		await page.unroute("**/assets/*");
		await game.reload();
		await expect(async () => {
			// A link that could not be opened is opened now, perhaps a little later than
			// the board that was kept, and the game is put aside. In place of a board that
			// was not touched there is today's.
			const isOther = (await game.text()) !== left.text;
			if (isOther) await ask(page, (puzzle) => puzzle.resume());
			expect(await standing(game)).toEqual(
				isOther && left.stm === 0 ? first : left,
			);
		}).toPass();
	});
}

test("what shows the first game comes late: a new game stays, and is kept", async ({
	game,
	page,
}) => {
	const letGo = await hold(page, /features-/);
	const asked = page.waitForRequest(/features-.*\.js$/);
	await open(game);
	const url = (await asked).url();
	await ask(page, (puzzle) => puzzle.shuffle({ size: "4x4" }));
	const played = await play(game);
	await letGo();
	// By then it has had its turn.
	await page.evaluate((url) => import(url), url);
	await expect(page.locator(".finger")).toHaveCount(0);
	await expect(game.notices).toHaveCount(0);
	await game.reload();
	expect(await standing(game)).toEqual(played);
});

test("what shows the first game does not come: its slides are kept", async ({
	complaints,
	game,
	page,
}) => {
	complaints.allow(/ERR_FAILED/);
	await page.route(/features-/, (route) => route.abort());
	const refused = page.waitForEvent("requestfailed");
	await open(game);
	await game.clickAny();
	const played = await standing(game);
	await refused;
	await game.reload();
	expect(await standing(game)).toEqual(played);
});
