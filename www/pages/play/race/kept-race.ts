/**
 * The race in play, kept over a reload. If it cannot be saved, only the ghost is lost:
 * the game is saved by itself.
 */

import { Store } from "../../../storage/local.ts";

/**
 * What is raced against, and what it is to the player: the play of a link, the best
 * one, or another of their own.
 */
export type Kind = "link" | "best" | "own";
type KeptRace = { record: string; kind: Kind };

const KINDS: Kind[] = ["link", "best", "own"];

const store: Store<KeptRace> = new Store({
	key: "sliding-puzzle-race",
	read: ({ record, kind }) => ({
		record: String(record ?? ""),
		kind: KINDS.find((one) => one === kind) ?? "link",
	}),
	onRefused: (error) => console.info("the race is not saved:", error),
});

store.load();

/** Takes over the race that a killed browser lost, if there was one. */
export const recoverRace = () => store.copy();

/** Returns the race that is kept, or `null`. */
export function keptRace() {
	const { record = "", kind = "link" } = store.now;
	return record === "" ? null : { record, kind };
}

/** The record that this page keeps. Another tab may race, too. */
let own = "";

/** @param race `null` if that of this page is over. */
export function keepRace(race: KeptRace | null) {
	if (race === null && keptRace()?.record !== own) return;
	own = race?.record ?? "";
	void store.update(() => race ?? { record: "", kind: "link" });
}
