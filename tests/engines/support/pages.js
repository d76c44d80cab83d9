/**
 * Pages with puzzles on them, and what holds for each that works.
 */

import assert from "node:assert/strict";
import { Board } from "./board.js";
import { until } from "./browser.js";
import { ELEMENT } from "./package.js";
import { slide, WAYS } from "./rule.js";

/** One slide from its goal: tile 8 goes left. */
export const NEAR = "1 2 3/4 5 6/7 0 8";

/**
 * @param {string} origin Of the scripts.
 * @param {object} parts
 * @param {string} [parts.head]
 * @param {string} [parts.script] The element's.
 * @param {string} [parts.html] Attributes of the `html` tag.
 * @param {string} [parts.body]
 */
export function pageOf(
	origin,
	{
		head = "",
		script = `<script type="module" src="${origin}/${ELEMENT}"></script>`,
		html = 'lang="en"',
		body = puzzle(`board="${NEAR}"`),
	} = {},
) {
	return `<!doctype html>
<html ${html}>
<head>
<meta charset="utf-8">
<title>A page with a puzzle</title>
<script src="${origin}/page-log.js"></script>
${head}
${script}
</head>
<body>
${body}
</body>
</html>`;
}

/** @param {string} attributes */
export function puzzle(attributes) {
	return `<sliding-puzzle id="puzzle" ${attributes}></sliding-puzzle>`;
}

/**
 * A page with one puzzle, opened and ready.
 *
 * @param {import("./browser.js").Browser} browser
 * @param {string} attributes
 */
export async function openPuzzle(browser, attributes) {
	const html = pageOf(browser.site.home, { body: puzzle(attributes) });
	await browser.open({ html });
	const board = new Board(browser);
	await board.ready();
	return board;
}

/**
 * It is drawn, a tap moves the tile that is tapped and no other, and a hint
 * names a tile that can go.
 *
 * @param {Board} board
 */
export async function expectPlays(board) {
	await board.ready();
	await expectDrawn(board);
	await expectTapMoves(board);
	await expectHint(board);
}

/** @param {Board} board */
export async function expectTapMoves(board) {
	for (const way of Object.keys(WAYS)) {
		const { cells, columns } = await board.state();
		const next = slide(cells, columns, /** @type {any} */ (way));
		if (next === null) continue;
		await board.tap(next.cell);
		await board.expectCells(next.cells);
	}
}

/** @param {Board} board */
export async function expectHint(board) {
	const { cells, columns } = await board.state();
	const { tile, direction, lower, upper } = await board.call("hint");
	const next = slide(cells, columns, direction);
	assert.equal(next?.tile, tile, `no tile ${tile} goes ${direction}: ${cells}`);
	assert.ok(lower > 0 && lower <= upper, `bounds ${lower} to ${upper}`);
}

/**
 * The canvas has a size, and the tiles are on it.
 *
 * @param {Board} board
 */
export async function expectDrawn(board) {
	const drawn = () => board.picture();
	await until(
		drawn,
		({ width, height, empty }) => width >= 90 && height >= 90 && empty === 0,
		"the board is not drawn",
	);
}

/**
 * What the page complained of is what was expected; see `page-log.js`.
 *
 * @param {import("./browser.js").Browser} browser
 * @param {RegExp} [expected]
 */
export async function expectComplaints(browser, expected = /^$/) {
	const complaints = await browser.run((view) => view.puzzleLog.complaints);
	assert.deepEqual(
		complaints.filter((/** @type {string} */ text) => !expected.test(text)),
		[],
	);
}
