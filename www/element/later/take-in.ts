/**
 * Puts games aside that were saved by somebody else: another tab, or an older version
 * of the page. Loaded when there is one.
 */

import { read } from "../../core/read.ts";
import type { Game } from "../../core/wasm/game.js";
import type { Core, Play } from "../../play/play.ts";
import { gameOf, type Kept, readState } from "../kept-game.ts";

/**
 * Puts a saved game aside, because another one is in play. If it may go on, it comes
 * in play instead, and the other one is put aside if it is not the same one, earlier.
 *
 * @param mayGoOn Asked when the saved game is ready.
 * @returns Whether a game was put aside.
 */
export async function takeIn(
	play: Play,
	Game: Core["Game"],
	kept: Partial<Kept>,
	mayGoOn: () => boolean = () => false,
): Promise<boolean> {
	const state = readState(kept);
	if (state === null) return false;
	const { aside = [] } = kept;
	let game: Awaited<ReturnType<typeof gameOf>>;
	try {
		game = await gameOf(Game, state);
	} catch (error) {
		console.info("a saved game is damaged:", error);
		addAside(play, aside);
		return false;
	}
	const theirs = [game.record, ...aside];
	const { isOurs, isTheirs, missing } = await compare(play, theirs);
	if (isOurs || !mayGoOn()) {
		addAside(play, aside);
		return !isOurs && putAside(play, game);
	}
	play.aside = [...missing, ...aside];
	const isAside = !isTheirs && putAside(play, play.game);
	play.replace(game);
	return isAside;
}

/** Puts games aside that are not there yet, as the oldest ones. */
function addAside(play: Play, aside: string[]) {
	const known = new Set([...play.aside, play.record]);
	for (const record of aside) {
		if (!known.has(record)) play.aside = [record, ...play.aside];
	}
}

/**
 * Compares the games here with the saved ones, of which the first was in play.
 * Resolves with whether each of the games in play goes on at the other side, and with
 * the games put aside here that do not.
 */
async function compare(play: Play, theirs: string[]) {
	const ours = [play.record, ...play.aside];
	try {
		return await read(({ goesOnFrom }) => {
			const isIn = (all: string[], record: string) =>
				all.some((one) => goesOnFrom(one, record));
			return {
				isOurs: isIn(ours, theirs[0] ?? ""),
				isTheirs: isIn(theirs, play.record),
				missing: play.aside.filter((record) => !isIn(theirs, record)),
			};
		});
	} catch (error) {
		// Without a network the reader may not load. Then both games are kept.
		console.info("two games were not compared:", error);
		return { isOurs: false, isTheirs: false, missing: play.aside };
	}
}

/** @returns Whether there was anything to put aside. */
export function putAside(play: Play, game: Game): boolean {
	const { canUndo, canRedo, isSolved } = game.snapshot(0);
	if (isSolved || !(canUndo || canRedo)) return false;
	play.aside = [...play.aside, game.record];
	return true;
}
