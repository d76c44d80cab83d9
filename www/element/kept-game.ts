/**
 * The game as it is saved: by a page that asks for it, by a form, or in the storage
 * of the browser. The game in play is saved where it can be read at once. A play
 * that ended, or was put aside, goes to the database.
 */

import type { Game } from "../core/wasm/game.js";
import { Store } from "../storage/local.ts";

/** The state of a game, to save it and continue it later. */
export type State = {
	/** The play: its start, and each event with its time. */
	record: string;
	/** The speed of a playback. */
	slidesPerSecond?: number;
};

/** A state as version 1 saved it. */
export type FirstState = {
	/** The start, the goal and the moves. */
	replay: string;
	tally: { elapsed: number; hints: number; solver: boolean };
	slidesPerSecond?: number;
};

/**
 * A state with what was asked for then, the plays put aside, the latest last, and when
 * it was saved: milliseconds since 1970, and more each time, whatever the clock does.
 */
export type Kept = (State | FirstState) & {
	asked: string;
	aside: string[];
	at: number;
};

type GameClass = typeof import("../core/wasm/game.js").Game;

/**
 * Reads a state from a value that may be anything.
 *
 * @returns `null` if it is no state of a game.
 */
export function readState(value: any): State | FirstState | null {
	const { record, replay, tally, slidesPerSecond } = value ?? {};
	const speed = Number.isFinite(slidesPerSecond) ? { slidesPerSecond } : {};
	if (typeof record === "string") return { record, ...speed };
	return typeof replay === "string" ? { replay, tally, ...speed } : null;
}

/** Reads a state from a text that the browser kept for a form. */
export function parseState(text: string) {
	try {
		return readState(JSON.parse(text));
	} catch {
		return null;
	}
}

/**
 * Makes the game of a state.
 *
 * @returns Rejects with the core's error if the state is invalid.
 */
export async function gameOf(
	Game: GameClass,
	state: State | FirstState,
): Promise<Game> {
	if ("record" in state) return Game.fromRecord(state.record);
	const { recordOf } = await import("./later/first-version.ts");
	return Game.fromRecord(await recordOf(state));
}

/** Reads what was saved from a value that may be anything. */
function readKept(value: any): Kept | null {
	const state = readState(value);
	if (state === null) return null;
	const { asked, aside, at } = value;
	const records: string[] = [];
	if (Array.isArray(aside)) {
		for (const text of aside) if (typeof text === "string") records.push(text);
	}
	return {
		...state,
		asked: String(asked),
		aside: records,
		at: Number(at) || 0,
	};
}

/**
 * Returns whether this or the first version saved anything under a key, be it damaged.
 */
export function isKept(key: string) {
	try {
		return `${key}.play` in localStorage || key in localStorage;
	} catch {
		// The storage is forbidden, and that is reported when the game begins.
		return false;
	}
}

/**
 * Returns the store of the game in play. Its key differs from that of version 1: a
 * page of version 1 that is still open cannot read this version's values, and would
 * set them aside as damaged.
 */
export function gameStore(
	key: string,
	told: {
		onRefused: (error: unknown) => void;
		onTaken?: () => void;
	},
): Store<Kept> {
	return storeAt(`${key}.play`, told);
}

/** Returns the store that version 1 used. */
export function storeAt(
	key: string,
	told: {
		onRefused: (error: unknown) => void;
		onTaken?: () => void;
	},
): Store<Kept> {
	return new Store({
		storage: () => localStorage,
		key,
		read: readKept,
		...told,
	});
}
