/**
 * Everybody can play: what assistive technology gets of the page, and where the focus is.
 */

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
    - option "Português"
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
	const names = ["Sound", "Undo", "Hint", "New game", "Menu"];
	await expect.poll(() => buttonNames(page)).toEqual(names);
	await expect(page.locator("#canvas")).toHaveAttribute("aria-hidden", "true");
});

test("the focus goes in order, and its ring is seen", async ({
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
	for (let n = 0; n < 13; n++) {
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
	const bar = ["grid", "speaker", "undo", "hint", "shuffle", "more"];
	expect(order).toEqual([...header, "play-daily", ...bar]);
});

test("a mouse draws no ring around the board, the next key does, and marks its cell", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.click(8);
	await expect(game.grid).toBeFocused();
	await expect(game.grid).toHaveCSS("outline-style", "none");
	await page.keyboard.press("Shift+ArrowUp");
	await expect(game.grid).toHaveCSS("outline-style", "solid");
	const cursor = page.locator("#grid .cursor");
	await expect(cursor).toHaveCSS("outline-style", "solid");
	const id = (await cursor.getAttribute("id")) ?? "";
	await expect(game.grid).toHaveAttribute("aria-activedescendant", id);
	await expect(game.grid).toBeFocused();
	// The mark is no hint.
	for (const theme of ["auto", "contrast"]) {
		const [mark, hint] = await page
			.locator("#puzzle")
			.evaluate((puzzle, theme) => {
				puzzle.setAttribute("theme", theme);
				const colorOf = (/** @type {string} */ name) => {
					const element = puzzle.shadowRoot?.querySelector(name);
					if (!element) throw new Error(`no ${name}`);
					const { outlineColor, color } = getComputedStyle(element);
					return name === ".cursor" ? outlineColor : color;
				};
				return [colorOf(".cursor"), colorOf(".swatch.hint")];
			}, theme);
		expect(mark).not.toBe(hint);
	}
});
