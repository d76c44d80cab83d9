/**
 * What mounts a component again (an edit while developing, another key, a page of a
 * router) replaces the element by a new one. With `storage` the game goes on there.
 */

import { ask, openWith } from "./support/element-page.js";
import { StoragePage } from "./support/storage-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("../../www/element/element.ts").SlidingPuzzleElement} Puzzle */

/**
 * How a new element follows the old one.
 *
 * @type {Record<string, (old: Puzzle, next: Puzzle) => unknown>}
 */
const WAYS = {
	"the old one is removed first": (old, next) => {
		const { parentNode } = old;
		old.remove();
		parentNode?.append(next);
	},
	"the new one is there first": (old, next) => {
		old.after(next);
		old.remove();
	},
	"both are there for a while": async (old, next) => {
		old.after(next);
		await next.ready;
		old.remove();
	},
	"neither is there for a while": async (old, next) => {
		const { parentNode } = old;
		old.remove();
		await new Promise(requestAnimationFrame);
		parentNode?.append(next);
	},
};

/** @param {Puzzle} puzzle */
function playTwo(puzzle) {
	// Of each two ways, one is possible at least.
	return (
		(puzzle.move("U") || puzzle.move("D")) &&
		(puzzle.move("L") || puzzle.move("R"))
	);
}

/** @param {Puzzle} puzzle */
function standing({ text, moves }) {
	return { text, moves: { ...moves } };
}

for (const [way, replace] of Object.entries(WAYS)) {
	test(`the game goes on in a new element: ${way}`, async ({
		context,
		page,
	}) => {
		await openWith(page, `<sliding-puzzle storage="local"></sliding-puzzle>`);
		await page.evaluate(() => {
			const { heard } = /** @type {any} */ (window);
			addEventListener("aside", () => heard.push(["aside"]), true);
		});
		expect(await ask(page, playTwo)).toBe(true);
		const before = await ask(page, standing);
		await page.evaluate(`(${replace})(puzzle(), puzzle().cloneNode())`);
		await expect(page.locator("sliding-puzzle")).toHaveCount(1);
		expect(await ask(page, standing)).toEqual(before);
		await ask(page, (puzzle) => puzzle.undo());
		const after = await ask(page, standing);
		expect(after.moves.stm).toBe(1);
		// What the old element wrote to the database is no other game either.
		const storage = await StoragePage.open(context);
		await expect
			.poll(async () => JSON.stringify(await storage.look("games")))
			.toContain(await ask(page, (puzzle) => puzzle.exportState().record));
		const types = await page.evaluate(() =>
			/** @type {any} */ (window).heard.map(
				(/** @type {any} */ [type]) => type,
			),
		);
		expect(types).not.toContain("aside");
		expect(types).not.toContain("error");
		await page.reload();
		expect(await ask(page, standing)).toEqual(after);
	});
}
