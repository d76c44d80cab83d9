/**
 * The element on pages that make it hard: by their styles, their scripts,
 * their direction, their size.
 */

import assert from "node:assert/strict";
import { Board } from "./support/board.js";
import { until } from "./support/browser.js";
import { claim } from "./support/claim.js";
import {
	expectComplaints,
	expectPlays,
	NEAR,
	pageOf,
	puzzle,
} from "./support/pages.js";
import { cellsOf, goal, replay } from "./support/rule.js";

const PREVENTED_KEYS = `<script>
for (const type of ["keydown", "keypress", "keyup"]) {
	addEventListener(type, (event) => event.preventDefault(), true);
}
</script>`;

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {Parameters<typeof pageOf>[1]} page
 * @property {(board: Board) => Promise<void>} [check] Before it is played.
 */

/** @type {Case[]} */
const CASES = [
	{
		name: "unsets every style",
		page: { head: "<style>* { all: unset !important }</style>" },
		check: async (board) => {
			const width = await board.browser.run((view) => {
				const puzzle = view.document.querySelector("sliding-puzzle");
				const canvas = puzzle.shadowRoot.getElementById("canvas");
				return canvas.getBoundingClientRect().width;
			});
			assert.ok(width > 300, `the board is ${width} wide`);
			await expectNothingOutside(board, Number.MAX_VALUE, Number.MAX_VALUE);
		},
	},
	{
		name: "runs from right to left",
		page: { html: 'lang="ar" dir="rtl"' },
		check: expectArrowsAsSeen,
	},
	{
		name: "is zoomed to 200 %",
		page: { head: "<style>html { zoom: 2 }</style>" },
	},
	{
		name: "gives it 200 px",
		page: { body: inBox("width: 200px", "") },
		check: (board) => expectNothingOutside(board, 200, Number.MAX_VALUE),
	},
	{
		name: "gives it 200 × 200 px",
		page: { body: inBox("width: 200px; height: 200px", 'controls="none"') },
		check: (board) => expectNothingOutside(board, 200, 200),
	},
	{
		name: "prevents every key",
		page: { head: PREVENTED_KEYS },
		check: async (board) => {
			await expectArrowsAsSeen(board);
			await expectButtonsPressed(board);
		},
	},
];

/**
 * @param {string} style Of the box.
 * @param {string} attributes Of the puzzle, which fills it.
 */
function inBox(style, attributes) {
	const fill = style.includes("height") ? "height: 100%" : "";
	return `<div style="${style}">
		${puzzle(`board="${NEAR}" style="width: 100%; ${fill}" ${attributes}`)}
	</div>`;
}

for (const { name, page, check } of CASES) {
	claim(`plays where the page ${name}`, async (browser) => {
		const html = pageOf(browser.site.home, page);
		await browser.open({ html });
		const board = new Board(browser);
		await board.ready();
		await check?.(board);
		await expectPlays(board);
		await expectComplaints(browser);
	});
}

/**
 * An arrow moves a tile the way it points, on the screen as in the cells.
 *
 * @param {Board} board
 */
async function expectArrowsAsSeen(board) {
	await board.focus();
	await board.browser.press("ArrowDown", "ArrowRight");
	await board.expectCells(replay(cellsOf(NEAR), 3, "DR"));
	const [first, second] = [await board.place(0), await board.place(1)];
	assert.ok(first.x < second.x, "the board is mirrored");
}

/**
 * A button with the focus is pressed by Enter and by space, once each.
 *
 * @param {Board} board
 */
async function expectButtonsPressed(board) {
	const { cells: start } = await board.state();
	for (const key of /** @type {const} */ (["Enter", " "])) {
		// Not the element: it has the focus already, through its button.
		await board.focus("grid");
		await board.browser.press("ArrowLeft", "ArrowUp");
		const moved = replay(start, 3, "LU");
		await board.expectCells(moved);
		await board.focus("undo");
		await board.browser.press(key);
		await board.expectCells(replay(start, 3, "L"));
		assert.equal(await board.call("undo"), true);
		await board.expectCells(start);
	}
	assert.notDeepEqual(start, goal(9));
}

/**
 * The element keeps within its box, and everything of it within the element.
 *
 * @param {Board} board
 * @param {number} width CSS pixels.
 * @param {number} height
 */
async function expectNothingOutside(board, width, height) {
	const read = () =>
		board.browser.run(({ document, getComputedStyle }) => {
			const host = document.querySelector("sliding-puzzle");
			const box = host.getBoundingClientRect();
			const outside = [...host.shadowRoot.querySelectorAll("*")]
				.filter((element) => {
					const { left, top, right, bottom } = element.getBoundingClientRect();
					// Texts for screen readers alone are a pixel in size.
					const isSeen =
						right - left > 2 &&
						bottom - top > 2 &&
						getComputedStyle(element).visibility === "visible";
					const isInside =
						left >= box.left - 1 &&
						top >= box.top - 1 &&
						right <= box.right + 1 &&
						bottom <= box.bottom + 1;
					return isSeen && !isInside;
				})
				.map((element) => element.id || element.outerHTML.slice(0, 60));
			return { width: box.width, height: box.height, outside };
		});
	const seen = await until(
		read,
		({ outside }) => outside.length === 0,
		"outside of the element",
	);
	assert.ok(seen.width <= width + 1, `${seen.width} px wide`);
	assert.ok(seen.height <= height + 1, `${seen.height} px high`);
}
