/**
 * The real core for the tests, and the modules of `www/` that import it.
 */

import { readFileSync } from "node:fs";
import * as game from "../../www/core/wasm/game.js";
import * as lab from "../../www/core/wasm/lab.js";
import * as lessons from "../../www/core/wasm/lessons.js";
import * as multiTile from "../../www/core/wasm/multi_tile.js";
import * as reader from "../../www/core/wasm/reader.js";
import * as solver from "../../www/core/wasm/solver.js";
import * as statistics from "../../www/core/wasm/statistics.js";
import * as trainer from "../../www/core/wasm/trainer.js";

/** @param {string} name */
function compiled(name) {
	const url = new URL(`../../www/core/wasm/${name}_bg.wasm`, import.meta.url);
	return new WebAssembly.Module(readFileSync(url));
}

game.initSync({ module: compiled("game") });
reader.initSync({ module: compiled("reader") });

/** The functions of the reader. */
export { reader };

/** The solver's module, compiled once, as on the page. */
export const module = compiled("solver");
solver.initSync({ module });

/** The module that counts moves, compiled once. */
export const movesModule = compiled("multi_tile");
multiTile.initSync({ module: movesModule });

/** The solver of the core that counts moves. */
export const inMoves = multiTile;

lab.initSync({ module: compiled("lab") });

/** The laboratory of the core. */
export { lab };

lessons.initSync({ module: compiled("lessons") });

/** The lessons of the core. */
export { lessons };

statistics.initSync({ module: compiled("statistics") });

/** The statistics of the core. */
export { statistics };

trainer.initSync({ module: compiled("trainer") });

/** The exercises of the core. */
export { trainer };

/** The functions of the solver's core that handle lines. */
export const lines = solver;

export { isPanic } from "../../www/core/compile.ts";
export { drawSeed } from "../../www/core/seed.ts";
export { Game } from "../../www/core/wasm/game.js";
export { Search, Solver } from "../../www/core/wasm/solver.js";
export { Help } from "../../www/play/help.ts";
export { Play } from "../../www/play/play.ts";
export { lazySolver } from "../../www/solver/lazy.ts";

const { Game } = game;

/**
 * Makes a new game with a named goal.
 *
 * @param {string} size
 * @param {string} goal
 * @param {string} seed
 */
export function dealt(size, goal, seed) {
	const made = Game.fromSeed(size, goal, seed);
	if (made === undefined) throw new Error(`no goal is called ${goal}`);
	return made;
}

/**
 * Makes a game from anything a player may enter.
 *
 * @param {string} text
 * @param {string} [goal]
 * @param {string} [drawn] Seed of a shuffle without a seed.
 */
export function openGame(text, goal = "last", drawn = "") {
	return Game.fromRecord(reader.readText(text, goal, drawn));
}

/**
 * Returns the game that a link opens, if it opens one.
 *
 * @param {string} hash
 * @param {string} [drawn]
 */
export function openLink(hash, drawn = "") {
	const record = reader.readLink(hash, drawn);
	return record === undefined ? undefined : Game.fromRecord(record);
}

/** Makes a fresh instance of the game. Handles of the old one no longer work. */
export const revive = game.__wbg_reset_state;

/** Makes a fresh instance of the solver. */
export const reviveSolver = solver.__wbg_reset_state;

/**
 * 31 slides from the goal, as far as a 3×3 board can be (A. Reinefeld, IJCAI
 * 1993, for a goal with the blank in a corner).
 */
export const FARTHEST = "8 6 7/2 5 4/3 0 1";

/** One of the 17 boards at 80 slides. No test waits until its search ends. */
export const LONG = "0 12 10 13/15 11 14 9/3 7 2 5/4 8 6 1";
