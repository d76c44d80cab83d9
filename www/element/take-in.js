/**
 * Puts games aside that were saved by somebody else: another tab, or an older version
 * of the page. Loaded when there is one.
 */

import { read } from "../core/read.js";
import { gameOf, readState } from "./kept-game.js";

/** @typedef {import("../play/play.js").Play} Play */

/**
 * Puts a saved game aside, because another one is in play.
 *
 * @param {Play} play
 * @param {import("../play/play.js").Core["Game"]} Game
 * @param {Partial<import("./kept-game.js").Kept>} kept
 * @returns {Promise<boolean>} Whether it was put aside.
 */
export async function takeIn(play, Game, kept) {
	const state = readState(kept);
	if (state === null) return false;
	const known = new Set([...play.aside, play.record]);
	for (const record of kept.aside ?? []) {
		if (!known.has(record)) play.aside = [record, ...play.aside];
	}
	try {
		const game = await gameOf(Game, state);
		const isOurs = await read((reader) =>
			reader.goesOnFrom(play.game.record, game.record),
		).catch((error) => {
			// Without a network the reader may not load. Then it is put aside all the same.
			console.info("two games were not compared:", error);
			return false;
		});
		return !isOurs && putAside(play, game);
	} catch (error) {
		console.info("a saved game is damaged:", error);
		return false;
	}
}

/**
 * @param {Play} play
 * @param {import("../core/wasm/game.js").Game} game
 * @returns {boolean} Whether there was anything to put aside.
 */
export function putAside(play, game) {
	const { canUndo, canRedo, isSolved } = game.snapshot(0);
	if (isSolved || !(canUndo || canRedo)) return false;
	play.aside = [...play.aside, game.record];
	return true;
}
