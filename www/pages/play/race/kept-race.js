/**
 * The race in play, kept over a reload. If it cannot be saved, only the ghost is lost:
 * the game is saved by itself.
 */

import { Store } from "../../../storage/local.js";

/**
 * What is raced against, and what it is to the player: the play of a link, the best
 * one, or another of their own.
 *
 * @typedef {"link" | "best" | "own"} Kind
 * @typedef {{ record: string, kind: Kind }} KeptRace
 */

/** @type {Kind[]} */
const KINDS = ["link", "best", "own"];

/** @type {Store<KeptRace>} */
const store = new Store({
	storage: () => localStorage,
	key: "sliding-puzzle-race",
	read: ({ record, kind }) => ({
		record: String(record ?? ""),
		kind: KINDS.find((one) => one === kind) ?? "link",
	}),
	onRefused: (error) => console.info("the race is not saved:", error),
});

/** Returns the race that is kept, or `null`. */
export function keptRace() {
	const { record = "", kind = "link" } = store.load().kept;
	return record === "" ? null : { record, kind };
}

/** @param {KeptRace | null} race `null` if there is none any more. */
export function keepRace(race) {
	if (race === null && keptRace() === null) return;
	store.save(race ?? { record: "", kind: "link" });
}
