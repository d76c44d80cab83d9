/**
 * Puts games aside that were saved by somebody else: another tab, or this site before
 * its browser was killed.
 */

import { read } from "../../core/read.ts";
import type { Core, Play } from "../../play/play.ts";
import type { Kept } from "../kept-game.ts";

/**
 * Puts a saved game aside, because another one is in play. If it may go on, it comes
 * in play instead, and the other one is put aside if it is not the same one, earlier.
 *
 * @param mayGoOn Asked when the saved game is ready.
 */
export async function takeIn(
	play: Play,
	Game: Core["Game"],
	{ record, aside = [] }: Partial<Kept>,
	mayGoOn: () => boolean = () => false,
) {
	if (record === undefined) return;
	const goesOn = await comparer();
	// From here on nothing else happens in between.
	const isIn = (all: string[], one: string) =>
		all.some((other) => goesOn(other, one));
	// What is damaged does not even go on from itself.
	const isSound = (one: string) => goesOn(one, one);
	play.aside = play.aside.filter(isSound);
	const ours = [play.record, ...play.aside];
	const theirs = [record, ...aside];
	const isKnown = !isSound(record) || isIn(ours, record);
	if (isKnown || !mayGoOn()) {
		const others = aside.filter((one) => isSound(one) && !isIn(ours, one));
		play.aside = [...others, ...play.aside];
		if (!isKnown) play.putAside(Game.fromRecord(record));
		return;
	}
	const isCurrent = !isIn(theirs, play.record);
	play.aside = [
		...play.aside.filter((one) => !isIn(theirs, one)),
		...aside.filter(isSound),
	];
	if (isCurrent) play.putAside();
	play.open(Game.fromRecord(record), { request: 0, aside: false });
}

/** Resolves with what tells whether a record goes on from another one. */
async function comparer(): Promise<(one: string, from: string) => boolean> {
	try {
		const goesOnFrom = await read((reader) => reader.goesOnFrom);
		return (one, from) => {
			try {
				return goesOnFrom(one, from);
			} catch {
				return false;
			}
		};
	} catch (error) {
		// Without a network the reader may not load. Then both games are kept.
		console.info("two games cannot be compared:", error);
		return (one, from) => one === from;
	}
}
