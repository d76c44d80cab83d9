/**
 * The game as it is saved: by a page that asks for it, by a form, or in the storage
 * of the browser. The game in play is saved where it can be read at once. A play
 * that ended, or was put aside, goes to the database.
 */

import { Store } from "../storage/local.ts";

/** The state of a game, to save it and continue it later. */
export type State = {
	/** The play: its start, and each event with its time. */
	record: string;
	/** The speed of a playback. */
	slidesPerSecond?: number;
};

/**
 * A state with what was asked for then, and the plays put aside, the latest last.
 */
export type Kept = State & { asked: string; aside: string[] };

/**
 * Reads a state from a value that may be anything.
 *
 * @returns `null` if it is no state of a game.
 */
export function readState(value: any): State | null {
	const { record, slidesPerSecond } = value ?? {};
	if (typeof record !== "string") return null;
	return Number.isFinite(slidesPerSecond)
		? { record, slidesPerSecond }
		: { record };
}

/** Reads a state from a text that the browser kept for a form. */
export function parseState(text: string) {
	try {
		return readState(JSON.parse(text));
	} catch {
		return null;
	}
}

/** Reads what was saved from a value that may be anything. */
function readKept(value: any): Kept | null {
	const state = readState(value);
	if (state === null) return null;
	const { asked, aside } = value;
	const records: string[] = [];
	if (Array.isArray(aside)) {
		for (const text of aside) if (typeof text === "string") records.push(text);
	}
	return { ...state, asked: String(asked), aside: records };
}

/** The key of the game in play in `localStorage` and in the database. */
const keyOf = (key: string) => `${key}.play`;

/** Returns the text that is saved under a key, be it damaged. */
export function keptText(key: string): string | null {
	try {
		return localStorage.getItem(keyOf(key));
	} catch {
		// The storage is forbidden, and that is reported when the game begins.
		return null;
	}
}

/**
 * Returns the store of the game in play.
 *
 * @param onFound As `Store` calls it.
 */
export function gameStore(
	key: string,
	told: {
		onRefused: (error: unknown) => void;
		onFound: (kept: Partial<Kept>, isLost: boolean) => void;
	},
): Store<Kept> {
	return new Store({ key: keyOf(key), read: readKept, ...told });
}
