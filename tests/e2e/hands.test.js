/**
 * Who plays by switch, by pointing, by touch exploration or with a hand that shakes.
 */

import { loadPadTexts } from "../../www/messages/compiled/pad.ts";
import { loadPuzzleTexts } from "../../www/messages/compiled/puzzle.ts";
import { ask, openWith } from "./support/element-page.js";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

/** One slide before the goal, by columns. @type {Record<number, string>} */
const NEARLY = {
	3: "1 2 3/4 5 6/7 0 8",
	4: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15",
};

const LANGUAGES = /** @type {const} */ ([
	...["en", "ar", "de", "es", "fr"],
	...["hi", "ja", "pt-BR", "ru", "zh-Hans"],
]);

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page @param {string} attributes */
async function open(page, attributes) {
	await openWith(
		page,
		`<sliding-puzzle board="${START}" style="width: 400px" ${attributes}></sliding-puzzle>`,
	);
	await ask(page, (puzzle) => puzzle.code);
}

/** The id of what has the focus in the puzzle. @param {Page} page */
const focused = (page) =>
	page.evaluate(
		() => document.activeElement?.shadowRoot?.activeElement?.id ?? "",
	);

/** @param {Page} page */
const text = (page) => ask(page, (puzzle) => puzzle.text);

test("by scanning, hint, undo and a slide are the first stops after the board", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await page.locator("#puzzle").evaluate((puzzle) => {
		puzzle.setAttribute("pad", "on");
	});
	await expect(game.part("pad")).toBeVisible();
	await game.grid.focus();
	const stops = [];
	for (let stop = 0; stop < 6; stop++) {
		await page.keyboard.press("Tab");
		stops.push(await focused(page));
	}
	expect(stops).toEqual([
		...["hint", "undo", "pad-left", "pad-up", "pad-down", "pad-right"],
	]);
	await page.keyboard.press("Enter");
	await expect(game.live).toHaveText("4 right");
	await game.part("undo").press("Enter");
	await expect(game.live).toHaveText("4 left");
	await page.locator("#puzzle").evaluate((puzzle) => {
		puzzle.setAttribute("pad", "off");
	});
	await expect(game.part("pad")).toHaveCount(0);
	await expect(game.part("controls").locator("button").first()).toHaveId(
		"undo",
	);
});

test("the pad is in no way of the board", async ({ page }) => {
	for (const controls of ["full", "compact", "bar", "none"]) {
		await open(page, `pad="on" controls="${controls}" loading="eager"`);
		const pad = page.locator("#pad");
		await expect(pad).toBeVisible();
		const [board, buttons] = await Promise.all([
			page.locator("#board").boundingBox(),
			pad.boundingBox(),
		]);
		const end = (board?.y ?? 0) + (board?.height ?? 0);
		expect(buttons?.y, controls).toBeGreaterThanOrEqual(end);
		for (const box of await boxesOf(page, "#pad button")) {
			expect(Math.min(box.width, box.height), controls).toBeGreaterThan(43.9);
		}
	}
});

/** @param {Page} page @param {string} selector */
async function boxesOf(page, selector) {
	return page
		.locator(selector)
		.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
}

test("Home and End choose the ends of the row, with Control of the board", async ({
	page,
}) => {
	await open(page, 'arrows="explore"');
	await page.locator("#grid").focus();
	const chosen = () =>
		page.locator("#grid").getAttribute("aria-activedescendant");
	for (const [key, cell] of [
		["ArrowDown", 3],
		["End", 5],
		["Home", 3],
		["Control+End", 8],
		["Control+Home", 0],
	]) {
		await page.keyboard.press(String(key));
		expect(await chosen(), String(key)).toBe(`cell-${cell}`);
	}
	expect(await text(page)).toBe(START);
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("Space");
	expect(await text(page)).toBe("1 2 3/0 4 5/7 8 6");
	await page.keyboard.press("Shift+ArrowLeft");
	expect(await text(page)).toBe(START);
});

test("each button tells its keys, and other keys if there are", async ({
	page,
}) => {
	await open(page, 'keys="hint: KeyG F1; new: none"');
	const hint = page.locator("#hint");
	await expect(hint).toHaveAttribute("aria-keyshortcuts", "G F1");
	const undo = page.locator("#undo");
	await expect(undo).toHaveAttribute("aria-keyshortcuts", "Backspace Z");
	await expect(page.locator("#new")).toHaveAttribute("aria-keyshortcuts", "");
	const restart = page.locator("#restart");
	await expect(restart).toHaveAttribute("aria-keyshortcuts", "Shift+R");
});

test("a finger that explores finds each cell where its tile is drawn", async ({
	page,
}) => {
	await open(page, 'loading="eager" motion="off"');
	const boxes = await boxesOf(page, "[role=gridcell]");
	const board = await page.locator("#canvas").boundingBox();
	expect(boxes).toHaveLength(9);
	for (const [cell, { x, y, width, height }] of boxes.entries()) {
		// The tile is drawn where a tap on the middle of the box slides it, to its edges.
		for (const [dx, dy] of [
			[0.5, 0.5],
			[0.02, 0.5],
			[0.98, 0.5],
			[0.5, 0.02],
			[0.5, 0.98],
		]) {
			const hit = await page.evaluate(
				([px, py]) =>
					document
						.querySelector("sliding-puzzle")
						?.shadowRoot?.elementFromPoint(px, py)?.id,
				[x + width * dx, y + height * dy],
			);
			expect(hit).toBe(`cell-${cell}`);
		}
		const side = (board?.width ?? 0) / 3;
		expect(width).toBeGreaterThan(side * 0.85);
		expect(x - (board?.x ?? 0)).toBeCloseTo(
			((cell % 3) + 0.5) * side - width / 2,
			-1.5,
		);
	}
});

test("a tile slides when the mouse has rested on it, or is held", async ({
	page,
}) => {
	await page.clock.install({ time: "2026-11-22T10:00:00Z" });
	await open(page, 'dwell="0.5" motion="off"');
	await page.clock.pauseAt("2026-11-22T11:00:00Z");
	const waiting = page.locator("#grid .waits");
	const four = page.locator("#cell-3");
	// What waits is loaded when an attribute asks for it.
	await expect(async () => {
		await page.mouse.move(0, 0);
		await four.hover({ force: true });
		expect(await waiting.count()).toBe(1);
	}).toPass();
	await page.mouse.move(0, 0);
	await expect(waiting).toHaveCount(0);
	await page.clock.runFor(1_000);
	expect(await text(page)).toBe(START);
	await four.hover({ force: true });
	await page.clock.runFor(499);
	expect(await text(page)).toBe(START);
	await page.clock.runFor(1);
	expect(await text(page)).toBe("1 2 3/0 4 5/7 8 6");
	await ask(page, (puzzle) => {
		puzzle.dwell = "off";
		puzzle.hold = "0.3";
	});
	await page.locator("#cell-4").hover({ force: true });
	await page.mouse.down();
	await expect(waiting).toHaveCount(1);
	await page.clock.runFor(299);
	await page.mouse.up();
	await page.clock.runFor(1_000);
	expect(await text(page)).toBe("1 2 3/0 4 5/7 8 6");
	await page.mouse.down();
	await expect(waiting).toHaveCount(1);
	await page.clock.runFor(300);
	expect(await text(page)).toBe(START);
});

for (const language of LANGUAGES) {
	test(`board and buttons have their roles and names, new, in play and solved, in ${language}`, async ({
		page,
	}) => {
		const [words, pad] = await Promise.all([
			loadPuzzleTexts(language),
			loadPadTexts(language),
		]);
		for (const side of [3, 4]) {
			await openWith(
				page,
				`<sliding-puzzle lang="${language}" board="${NEARLY[side]}" pad="on" motion="off"></sliding-puzzle>`,
			);
			await ask(page, (puzzle) => puzzle.code);
			/** Compares the accessibility tree with the tables. */
			const names = async () => {
				const tree = await page.locator("sliding-puzzle").ariaSnapshot();
				/** @param {string} role */
				const named = (role) =>
					[...tree.matchAll(new RegExp(`- ${role} "([^"]*)"`, "g"))].map(
						([, name]) => name,
					);
				const tiles = await ask(page, (puzzle) => puzzle.cells);
				const gap = tiles.indexOf(0);
				/** @param {number} cell */
				const wayOf = (cell) => {
					if (cell === gap) return null;
					if (Math.floor(cell / side) === Math.floor(gap / side)) {
						return cell < gap ? "R" : "L";
					}
					if (cell % side !== gap % side) return null;
					return cell < gap ? "D" : "U";
				};
				expect(named("grid")).toEqual([words.boardName(`${side}×${side}`)]);
				expect(named("gridcell")).toEqual(
					tiles.map((/** @type {number} */ tile, /** @type {number} */ cell) =>
						words.cell({
							tile: tile === 0 ? "" : String(tile),
							way: wayOf(cell),
							isHinted: false,
							isHome: tile === (cell + 1) % (side * side),
						}),
					),
				);
				expect(named("group")).toEqual([pad.pad]);
				expect(named("button")).toEqual([
					...[words.hints(null), words.undo],
					...[pad.left, pad.up, pad.down, pad.right],
					...[words.redo, words.solve, words.restart, words.newGame],
				]);
			};
			await expect(
				page.getByRole("group", { name: pad.pad, exact: true }),
			).toBeVisible();
			await names();
			await page.getByRole("button", { name: pad.right, exact: true }).click();
			await names();
			await page.getByRole("button", { name: pad.left, exact: true }).click();
			await page.getByRole("button", { name: pad.left, exact: true }).click();
			expect(await ask(page, (puzzle) => puzzle.status)).toBe("solved");
			await names();
		}
	});
}
