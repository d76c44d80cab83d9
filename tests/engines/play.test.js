/**
 * A 3×3 is won by mouse, by touch and by keyboard. The way is found by the
 * test, from the cells read off the page.
 */

import assert from "node:assert/strict";
import { shortestWay } from "../e2e/support/oracle.js";
import { until } from "./support/browser.js";
import { inEveryEngine } from "./support/engines.js";
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

inEveryEngine((claim) => {
	for (const pointer of /** @type {const} */ (["mouse", "touch"])) {
		claim(`a 3×3 is won by ${pointer}, tapping`, async (browser) => {
			const board = await openPuzzle(browser, `board="${START}"`);
			await win(board, (cell) => board.tap(cell, pointer));
			await expectPointers(board, pointer);
		});

		claim(`a 3×3 is won by ${pointer}, dragging`, async (browser) => {
			const board = await openPuzzle(browser, `board="${START}"`);
			await win(board, (cell, way) => board.drag(cell, way, pointer));
			await expectPointers(board, pointer);
		});
	}

	claim("a 3×3 is won by arrow keys", async (browser) => {
		const board = await openPuzzle(browser, `board="${START}"`);
		await board.focus();
		await win(board, (_, way) => browser.press(ARROWS[way]));
	});

	claim(
		"a 3×3 is won by typed numbers, and told on the way",
		async (browser) => {
			const board = await openPuzzle(
				browser,
				`board="${START}" speak="normal"`,
			);
			await board.focus();
			const hears = (/** @type {string} */ key, /** @type {string} */ text) => {
				const said = async () => {
					await browser.type(key);
					return browser.run(({ document }) => {
						const { shadowRoot } = document.querySelector("sliding-puzzle");
						return shadowRoot.getElementById("live").textContent.trim();
					});
				};
				// What speaks loads after the board.
				return until(said, (now) => now === text, `not heard: ${text}`);
			};
			await hears("b", "Row 1: 4, 1, 2. Row 2: 8, gap, 7. Row 3: 5, 6, 3");
			await win(board, async (cell) => {
				const { cells } = await board.state();
				await browser.type(`${cells[cell]}`);
			});
			await hears("p", "Solved");
		},
	);

	claim("the Tab key leads to the board", async (browser) => {
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

	claim("with arrows=blank an arrow moves the blank", async (browser) => {
		const board = await openPuzzle(browser, `board="${START}" arrows="blank"`);
		await board.focus();
		const against = { U: "D", D: "U", L: "R", R: "L" };
		await win(board, (_, way) =>
			browser.press(ARROWS[/** @type {Way} */ (against[way])]),
		);
	});

	claim("a tap moves the whole line as one move", async (browser) => {
		const board = await openPuzzle(browser, 'board="1 2 3/4 5 6/0 7 8"');
		await board.tap(8);
		await board.expectCells(goal(9));
		assert.deepEqual((await board.state()).moves, { stm: 2, mtm: 1 });
	});

	claim("a click that no pointer made moves one tile", async (browser) => {
		const board = await openPuzzle(browser, 'board="1 2 3/4 0 5/7 8 6"');
		// What assistive technology makes of an action differs: by its detail, and by
		// whether events of a mouse come before it.
		const ways = [
			{ cell: 5, detail: 0, before: [] },
			{ cell: 8, detail: 1, before: [] },
			{ cell: 7, detail: 1, before: ["mousedown", "mouseup"] },
		];
		for (const [made, { cell, detail, before }] of ways.entries()) {
			await browser.run(
				(view, cell, detail, before) => {
					const root = view.document.querySelector("sliding-puzzle").shadowRoot;
					const target = root.querySelectorAll("[role=gridcell]")[cell];
					const init = { bubbles: true, composed: true, detail };
					for (const type of [...before, "click"]) {
						target.dispatchEvent(new view.MouseEvent(type, init));
					}
				},
				cell,
				detail,
				before,
			);
			const { moves } = await board.state();
			assert.deepEqual(moves, { stm: made + 1, mtm: made + 1 });
		}
	});

	claim(
		"a tap beside the lines of the blank moves nothing",
		async (browser) => {
			const board = await openPuzzle(browser, `board="${START}"`);
			const before = await board.state();
			for (const cell of [0, 2, 4, 6, 8]) await board.tap(cell);
			assert.deepEqual(await board.state(), before);
		},
	);
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
