/**
 * The board of a first visit, which the play page knows before there is a core.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEALT, FIRST } from "../../www/pages/play/first-board-of-all.ts";
import { Game } from "./core.js";

test("the page knows the board of a first visit as the core deals it", () => {
	const game = Game.fromSeed(FIRST.size, "last", FIRST.seed);
	assert(game);
	const { columns, rows, tiles, goalTiles } = game.snapshot(0);
	assert.deepEqual(DEALT, {
		[`${FIRST.size} last ${FIRST.seed}`]: { columns, rows, tiles, goalTiles },
	});
});
