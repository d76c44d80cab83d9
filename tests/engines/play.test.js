/**
 * A 3×3 is won by mouse, by touch and by keyboard. The way is found by the
 * test, from the cells read off the page.
 */

import assert from "node:assert/strict";
import { shortestWay } from "../e2e/support/oracle.js";
import { claim } from "./support/claim.js";
import { openPuzzle } from "./support/pages.js";
import { goal, slide, textOf } from "./support/rule.js";

/** 14 slides from its goal. */
const START = "4 1 2/8 0 7/5 6 3";

const ARROWS = /** @type {const} */ ({
	U: "ArrowUp",
	D: "ArrowDown",
	L: "ArrowLeft",
	R: "ArrowRight",
});

/** @typedef {import("./support/board.js").Board} Board */
/** @typedef {import("./support/rule.js").Way} Way */

/**
 * Makes the slides of a shortest way, looks at the cells after each, and at
 * what was heard in the end.
 *
 * @param {Board} board
 * @param {(cell: number, way: Way) => Promise<void>} make
 */
async function win(board, make) {
	const { cells, columns } = await board.state();
	const way = shortestWay(textOf(cells, columns));
	assert.ok(way.length > 10, `${way.length} slides only`);
	await board.forget();
	let now = cells;
	for (const { way: direction } of way) {
		const next = slide(now, columns, direction);
		if (next === null) throw new Error(`no tile goes ${direction}`);
		await make(next.cell, direction);
		await board.expectCells(next.cells);
		now = next.cells;
	}
	assert.deepEqual(now, goal(now.length));
	const { status, moves } = await board.state();
	assert.equal(status, "solved");
	assert.deepEqual(moves, { stm: way.length, mtm: way.length });

	const heard = await board.events();
	const game = ["before-move", "move", "solved"];
	assert.deepEqual(
		heard.map(({ type }) => type).filter((type) => game.includes(type)),
		[...way.flatMap(() => ["before-move", "move"]), "solved"],
	);
	assert.deepEqual(
		heard
			.filter(({ type }) => type === "move")
			.map(({ detail }) => `${detail.tiles} ${detail.direction} ${detail.by}`),
		way.map(({ tile, way: direction }) => `${tile} ${direction} player`),
	);
}

for (const pointer of /** @type {const} */ (["mouse", "touch"])) {
	claim(`a 3×3 is won by ${pointer}, tapping and dragging`, async (browser) => {
		const board = await openPuzzle(browser, `board="${START}"`);
		let isTapped = false;
		await win(board, (cell, way) => {
			isTapped = !isTapped;
			return isTapped
				? board.tap(cell, pointer)
				: board.drag(cell, way, pointer);
		});
		await expectPointers(board, pointer);
	});
}

claim("the Tab key leads to the board, where arrows win", async (browser) => {
	const board = await openPuzzle(browser, `board="${START}"`);
	const isAtBoard = () =>
		browser.run(({ document }) => {
			const { shadowRoot } = document.querySelector("sliding-puzzle");
			return shadowRoot.activeElement?.closest("#board") != null;
		});
	assert.equal(await isAtBoard(), false);
	for (let i = 0; i < 20 && !(await isAtBoard()); i++) {
		await browser.press("Tab");
	}
	assert.equal(await isAtBoard(), true);
	await win(board, (_, way) => browser.press(ARROWS[way]));
});

/**
 * The page saw the pointer that this engine's driver can send.
 *
 * @param {Board} board
 * @param {import("./support/browser.js").Pointer} pointer
 */
async function expectPointers({ browser }, pointer) {
	const seen = await browser.run((view) => view.puzzleLog.pointers);
	const sent = pointer === "touch" ? browser.engine.touchArrivesAs : pointer;
	assert.deepEqual([...new Set(seen)], [sent]);
}
