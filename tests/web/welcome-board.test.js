/**
 * The board of a first visit, which the play page knows before there is a core.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { DEALT, WELCOME } from "../../www/pages/play/welcome-board.ts";
import { Game } from "./core.js";

test("the page knows the board of a first visit as the core deals it", () => {
	const game = Game.fromSeed(WELCOME.size, "last", WELCOME.seed);
	assert(game);
	const { columns, rows, tiles, goalTiles } = game.snapshot(0);
	assert.deepEqual(DEALT, {
		[`${WELCOME.size} last ${WELCOME.seed}`]: {
			columns,
			rows,
			tiles,
			goalTiles,
		},
	});
});
