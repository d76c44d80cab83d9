/**
 * Hints and solutions say what is proved, and are right: measured against
 * breadth-first search and published lengths, replayed by the test's own rule.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { shortestWay } from "../e2e/support/oracle.js";
import { inEveryEngine } from "./support/engines.js";
import { openPuzzle } from "./support/pages.js";
import { cellsOf, goal, replay, slide, textOf } from "./support/rule.js";

/** Nine slides from its goal: near enough for breadth-first search. */
const NEAR = "1 2 3 4/5 10 6 8/9 14 7 11/13 0 15 12";

/** Korf's instance with the shortest solution, and its published length. */
const KORF = readFileSync(
	new URL("../data/korf100_blank_last.txt", import.meta.url),
	"utf8",
)
	.split("\n")
	.filter((line) => /^\d/.test(line))
	.map((line) => line.split(" ").map(Number))
	.map((row) => ({ text: textOf(row.slice(1, 17), 4), length: row[17] }))
	.reduce((best, next) => (next.length < best.length ? next : best));

inEveryEngine((claim) => {
	claim("a hint on a 4×4 is true", async (browser) => {
		const board = await openPuzzle(browser, `board="${NEAR}"`);
		const { length } = shortestWay(NEAR);
		const hint = await board.call("hint");
		const next = slide(cellsOf(NEAR), 4, hint.direction);
		assert.equal(next?.tile, hint.tile);
		assert.ok(hint.lower <= length && length <= hint.upper);
		assert.equal(hint.proved, hint.lower === hint.upper);
		// Where it says proved, its slide leads nearer.
		assert.equal(hint.proved, true);
		const after = shortestWay(textOf(next?.cells ?? [], 4));
		assert.equal(after.length, length - 1);

		const heard = (await board.events()).filter(({ type }) => type === "hint");
		assert.deepEqual(heard.at(-1)?.detail, hint);
		assert.deepEqual((await board.state()).cells, cellsOf(NEAR));
	});

	claim("hints lead a 4×4 to its goal", async (browser) => {
		const board = await openPuzzle(browser, `board="${NEAR}"`);
		for (let left = shortestWay(NEAR).length; left > 0; left--) {
			const { direction, lower, upper } = await board.call("hint");
			assert.deepEqual([lower, upper], [left, left]);
			assert.equal(await board.call("move", direction), true);
		}
		assert.deepEqual((await board.state()).cells, goal(16));
		assert.equal((await board.state()).status, "solved");
	});

	claim(
		"a solution of a 4×4 is proved, and reaches the goal",
		async (browser) => {
			const board = await openPuzzle(browser, `board="${KORF.text}"`);
			const { slides, ...bounds } = await board.call("solve");
			const { length } = KORF;
			assert.deepEqual(bounds, { lower: length, upper: length, proved: true });
			assert.equal(slides.length, length);
			const cells = cellsOf(KORF.text);
			assert.deepEqual(replay(cells, 4, slides), goal(16));
			// It searches, and does not play.
			assert.deepEqual((await board.state()).cells, cells);
		},
	);

	claim("a solution is played to the end", async (browser) => {
		const board = await openPuzzle(browser, `board="${NEAR}"`);
		const { slides } = await board.call("solve");
		await board.forget();
		assert.equal(await board.call("play"), true);
		await board.expectStatus("solved");
		const { cells, moves } = await board.state();
		assert.deepEqual(cells, goal(16));
		assert.equal(moves.stm, shortestWay(NEAR).length);
		const heard = (await board.events()).filter(({ type }) => type === "move");
		const ways = heard.map(({ detail }) => detail.direction).join("");
		assert.equal(ways, slides);
		assert.ok(heard.every(({ detail }) => detail.by === "solver"));
	});

	claim(
		"a large board is played from the first solution on, to the goal",
		async (browser) => {
			const board = await openPuzzle(browser, 'size="5x4" seed="engines"');
			const start = (await board.state()).cells;
			await board.forget();
			assert.equal(await board.call("play"), true);
			assert.equal((await board.state()).status, "showing");
			await browser.run(({ document }) => {
				const puzzle = document.querySelector("sliding-puzzle");
				const speed = puzzle.shadowRoot.getElementById("speed");
				speed.value = "16";
				speed.dispatchEvent(new Event("change"));
			});
			await board.expectStatus("solved");
			const heard = await board.events();
			const moves = heard.filter(({ type }) => type === "move");
			const ways = moves.map(({ detail }) => detail.direction).join("");
			assert.deepEqual(replay(start, 5, ways), goal(20));
			assert.ok(moves.every(({ detail }) => detail.by === "solver"));
			// What is told of the search is of the board in play.
			for (const { type, detail } of heard) {
				if (type !== "progress" || detail.upper === null) continue;
				assert.ok(detail.lower <= detail.upper);
			}
		},
	);

	claim(
		"thinking longer is ended by stop, and loses nothing",
		async (browser) => {
			const board = await openPuzzle(browser, 'size="6x6" seed="engines"');
			const before = await board.call("solve", { budget: 500 });
			const after = await browser.run(async ({ document }) => {
				const puzzle = document.querySelector("sliding-puzzle");
				const longer = puzzle.thinkLonger();
				setTimeout(() => puzzle.stop(), 500);
				return { ...(await longer) };
			});
			assert.ok(after.lower >= before.lower);
			assert.ok(after.upper <= before.upper);
		},
	);

	claim("a large board is solved with true bounds", async (browser) => {
		const board = await openPuzzle(browser, 'size="5x5" seed="engines"');
		const { cells } = await board.state();
		const found = await board.call("solve", { budget: 1500 });
		assert.deepEqual(replay(cells, 5, found.slides), goal(25));
		assert.equal(found.upper, found.slides.length);
		assert.ok(found.lower <= found.upper);
		assert.equal(found.proved, found.lower === found.upper);
	});
});
