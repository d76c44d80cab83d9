/**
 * Everybody can play: what assistive technology announces, in both languages, and
 * where the focus is.
 */

import { NAMES as LANGUAGE_NAMES } from "../../www/messages/compiled/language-names.ts";
import { at } from "./support/game-page.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";

const GRID = `
- grid "Sliding puzzle, 3×3":
  - row:
    - gridcell "1, in place"
    - gridcell "2, in place, slides down"
    - gridcell "3, in place"
  - row:
    - gridcell "4, in place, slides right"
    - gridcell "gap"
    - gridcell "5, slides left"
  - row:
    - gridcell "7, in place"
    - gridcell "8, in place, slides up"
    - gridcell "6"
`;

const GRID_ZH = `
- grid "数字华容道，3×3":
  - row:
    - gridcell "1，已到位"
    - gridcell "2，已到位，可向下滑"
    - gridcell "3，已到位"
  - row:
    - gridcell "4，已到位，可向右滑"
    - gridcell "空格"
    - gridcell "5，可向左滑"
  - row:
    - gridcell "7，已到位"
    - gridcell "8，已到位，可向上滑"
    - gridcell "6"
`;

const BUTTONS = {
	en: ["Undo", "Hint", "New game", "Menu"],
	"zh-Hans": ["撤销", "提示", "新游戏", "菜单"],
};

/**
 * Returns the names of the puzzle's buttons in the browser's accessibility tree.
 *
 * @param {import("@playwright/test").Page} page
 */
async function buttonNames(page) {
	const tree = await page.locator("#puzzle").ariaSnapshot();
	return [...tree.matchAll(/- button "([^"]*)"/g)].map(([, name]) => name);
}

test("the tree has the board, the buttons and the figures @quick", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await expect(page.locator("body")).toMatchAriaSnapshot(GRID);
	await expect(page.locator("body")).toMatchAriaSnapshot(`
- banner:
  - link "Sliding Puzzle":
    - /url: ./
  - navigation "Sliding Puzzle":
    - link "Play":
      - /url: ./
    - link "Learn":
      - /url: ./learn.html
    - link "Train":
      - /url: ./trainer.html
    - link "Records":
      - /url: ./records.html
  - combobox "Language":
    - option "English" [selected]
    - option "العربية"
    - option "Deutsch"
    - option "Español"
    - option "Français"
    - option "हिन्दी"
    - option "日本語"
    - option "Português (Brasil)"
    - option "Русский"
    - option "简体中文"
- main:
  - heading "Sliding Puzzle" [level=1]
  - term: Time
  - definition: 0:00
  - term: Slides
  - definition: "0"
  - paragraph: Slide the tiles into order, with the gap at the bottom right.
  - status
  - button "Undo" [disabled]
  - button "Hint"
  - button "New game"
  - button "Menu"
`);
	expect(await buttonNames(page)).toEqual(BUTTONS.en);
	await expect(page.locator("#canvas")).toHaveAttribute("aria-hidden", "true");
});

test("a move is told, and the cells are named anew", async ({ game, page }) => {
	await game.open(at("0 1 2/4 5 3/7 8 6"));
	await expect(game.live).toHaveAttribute("aria-live", "polite");
	await game.click(2);
	await expect(game.live).toHaveText("1, 2 left");
	await expect(await game.cellOf(3)).toHaveAccessibleName("3, slides up");
	await page.keyboard.press("ArrowUp");
	await expect(game.live).toHaveText("3 up");
	// A repeated announcement differs in its text, or screen readers would skip it.
	const told = () => game.live.evaluate((live) => live.textContent);
	await page.keyboard.press("z");
	await expect(game.live).toHaveText("3 down");
	await page.keyboard.press("y");
	const first = await told();
	await page.keyboard.press("z");
	await page.keyboard.press("y");
	expect(first?.trim()).toBe("3 up");
	await game.press("new");
	await expect(game.live).toHaveText("New game, 3×3");
});

test("the language is switched, and kept @quick", async ({ game, page }) => {
	await game.open(at(START));
	await game.speak("zh-Hans");
	await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
	await expect(page).toHaveTitle("数字华容道");
	await expect(page.locator("body")).toMatchAriaSnapshot(GRID_ZH);
	expect(await buttonNames(page)).toEqual(BUTTONS["zh-Hans"]);
	await game.click(8);
	await expect(game.live).toHaveText("8 向上");
	await expectNoEnglish(page);
	await game.reload();
	await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
	await expect(game.cells.first()).toHaveAccessibleName("1，已到位");
	await game.speak("en");
	await page.keyboard.press("Shift+Tab");
	await expect(page.locator("body")).toMatchAriaSnapshot(`
- gridcell "8, slides down"
`);
	expect(await buttonNames(page)).toEqual(BUTTONS.en);
});

test.describe("of a reader of Chinese", () => {
	test.use({ locale: "zh-CN" });

	test("the page is in Chinese, to the last word", async ({ game, page }) => {
		await game.open(at(START));
		await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
		await expect(page.locator("body")).toMatchAriaSnapshot(GRID_ZH);
		await game.press("hint");
		await expect(game.advice).toHaveText("还剩 2 步，已证明最短");
		await expect(game.head).toHaveText(/^把 \d 向[上左]滑$/);
		await expectNoEnglish(page);
		// Far enough from its goal that even a busy machine sees it played.
		await game.open(at("4 1 3/7 2 5/0 8 6"));
		await game.press("solve");
		await expect(game.head).toHaveText(/^第 \d 步，共 6 步$/);
		await expectNoEnglish(page);
		await expect(page.locator("#win")).toBeVisible();
		await expectNoEnglish(page);
		await page.keyboard.press("Escape");
		for (const sheet of ["settings", "setUp", "pictures"]) {
			await game.openSheet(sheet);
			await expectNoEnglish(page);
			await page.keyboard.press("Escape");
		}
		await game.press("show-help");
		await expect(page.locator("#help")).toBeVisible();
		await expectNoEnglish(page);
		await page.keyboard.press("Escape");
		await game.button("more").click();
		await expectNoEnglish(page);
	});

	test("lessons are in Chinese, to the last word", async ({ page }) => {
		await page.goto("./learn.html#whole");
		for (const level of ["where", "tile", "move", "show"]) {
			await page.locator(`#${level}`).click();
			await expect(page.locator("#told")).not.toHaveText("");
			await expectNoEnglish(page);
		}
	});

	test("exercises are in Chinese, to the last word", async ({ page }) => {
		for (const topic of ["own", "rows-4x4"]) {
			await page.goto(`./trainer.html#${topic}`);
			await expect(page.locator("#exercise")).toBeVisible();
			await expectNoEnglish(page);
		}
		await page.locator("#show").click();
		await expect(page.locator("#next")).toBeVisible();
		await expectNoEnglish(page);
	});

	test("the laboratory is in Chinese, to the last word", async ({ page }) => {
		const all =
			"bfs,table,astar:hamming,idastar:patterns,weighted:manhattan:3,greedy:zero";
		for (const board of ["4 1 2/5 0 3", "1 2 3/5 4 0"]) {
			await page.goto(`./lab.html#board=${board}&searches=${all}&count=2`);
			await expect(page.locator("#bench")).toBeVisible();
			for (const summary of await page.locator("summary:visible").all()) {
				await summary.click();
			}
			await page.locator("#run").click();
			await expect(page.locator("#results tbody tr").first()).toBeVisible();
			if (board.startsWith("1")) continue;
			await expect(page.locator("#run-said")).toHaveText("完成：6 种搜索。");
			for (const opener of await page.locator(".opener").all()) {
				await opener.click();
			}
			await page.locator("#run-many").click();
			await expect(page.locator("#many-said")).toHaveText("完成：2 个棋盘。");
			await expectNoEnglish(page);
		}
		await expectNoEnglish(page);
		await page.locator("#text").fill("4 1 2/5 0");
		await expect(page.locator("#text-error")).not.toHaveText("");
		await expectNoEnglish(page);
	});
});

const NAMES = new RegExp(
	[
		...Object.values(LANGUAGE_NAMES).map((name) =>
			name.replace(/[()]/g, "\\$&"),
		),
		/Language|(?:algorithms|embedding|lab|learn|paper|records|trainer)\.html|IDA\*|CSV|Jupyter|Observable|Node|sliding-puzzle-lab\.js|\b\d+x\d+-[\w-]+|n log n|\b[kM]B\b|\b[UDLR][UDLR\d]*\b|#[a-z]+|Shift|Ctrl|Home|End|Enter|Esc|Backspace|[HPZYNRWASD]\b|gridcell|combobox/
			.source,
	].join("|"),
	"g",
);

/**
 * Expects no Latin letters, except in names that have no translation.
 *
 * @param {import("@playwright/test").Page} page
 */
async function expectNoEnglish(page) {
	const tree = await page.locator("body").ariaSnapshot();
	const words = tree
		.split("\n")
		.map((line) =>
			line.replace(/^\s*- \/?[a-z]+/, "").replace(/\[[^\]]*\]/g, ""),
		)
		.map((line) => line.replace(NAMES, ""))
		.filter((line) => /[A-Za-z]{2}/.test(line));
	expect(words).toEqual([]);
}

test("the focus goes in order, and its ring is seen @quick", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await page
		.locator("#puzzle")
		.evaluate((puzzle) => /** @type {any} */ (puzzle).move("U"));
	const play = page.getByRole("button", { name: "Play" });
	await expect(play).toBeVisible();
	const order = [];
	for (let n = 0; n < 12; n++) {
		await page.keyboard.press("Tab");
		const { id, outline, width } = await page.evaluate(() => {
			let { activeElement } = document;
			while (activeElement?.shadowRoot?.activeElement) {
				({ activeElement } = activeElement.shadowRoot);
			}
			if (activeElement === null) throw new Error("nothing has the focus");
			const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
			const width = Number.parseFloat(outlineWidth);
			const { innerText } = /** @type {HTMLElement} */ (activeElement);
			const id = activeElement.id || innerText;
			return { id, outline: outlineStyle, width };
		});
		order.push(id);
		expect({ id, outline }).toEqual({ id, outline: "solid" });
		expect(width).toBeGreaterThanOrEqual(2);
	}
	const header = ["site-name", "Play", "Learn", "Train", "Records", "language"];
	const bar = ["grid", "undo", "hint", "new", "more"];
	expect(order).toEqual([...header, "play-daily", ...bar]);
});

test("a mouse draws no ring around the board, the next key does", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.click(8);
	await expect(game.grid).toBeFocused();
	await expect(game.grid).toHaveCSS("outline-style", "none");
	await page.keyboard.press("ArrowLeft");
	await expect(game.grid).toHaveCSS("outline-style", "solid");
});

test("the cell that the keyboard chose is marked and told", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await page.keyboard.press("Shift+ArrowDown");
	const cursor = page.locator("#grid .cursor");
	await expect(cursor).toHaveAccessibleName("4, in place, slides right");
	await expect(cursor).toHaveCSS("outline-style", "solid");
	const id = (await cursor.getAttribute("id")) ?? "";
	await expect(game.grid).toHaveAttribute("aria-activedescendant", id);
	await expect(game.grid).toBeFocused();
});

test("keys of a focused menu and button are their own", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.button("more").focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#menu")).toBeVisible();
	await page.keyboard.press("Escape");
	await page.locator("#language").focus();
	await page.keyboard.press("n");
	await game.expectBoard(START);
	await game.button("hint").focus();
	await page.keyboard.press("Enter");
	await expect(game.head).toHaveText(/^Slide/);
	await page.keyboard.press("ArrowUp");
	await game.expectBoard("1 2 3/4 8 5/7 0 6");
});

test("a notice is told, stays until it is closed, and goes", async ({
	game,
	page,
}) => {
	await game.open("#board=nonsense");
	await expect(page.getByRole("status")).toContainText("could not be opened");
	await page.locator("#notices").getByRole("button", { name: "Close" }).click();
	await expect(game.notices).toHaveCount(0);
});
