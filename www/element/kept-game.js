/**
 * The game as it is saved: by a page that asks for it, by a form, or in the storage
 * of the browser. The game in play is saved where it can be read at once. A play
 * that ended, or was put aside, goes to the database.
 */

import { Store } from "../storage/local.js";

/**
 * The state of a game, to save it and continue it later.
 *
 * @typedef {object} State
 * @property {string} record The play: its start, and each event with its time.
 * @property {number} [slidesPerSecond] The speed of a playback.
 */

/**
 * A state as version 1 saved it.
 *
 * @typedef {object} FirstState
 * @property {string} replay The start, the goal and the moves.
 * @property {{ elapsed: number, hints: number, solver: boolean }} tally
 * @property {number} [slidesPerSecond]
 */

/**
 * A state with what was asked for then, the plays put aside, the latest last, and when
 * it was saved: milliseconds since 1970, and more each time, whatever the clock does.
 *
 * @typedef {(State | FirstState) & { asked: string, aside: string[], at: number }} Kept
 */

/** @typedef {typeof import("../core/wasm/game.js").Game} GameClass */

/**
 * Reads a state from a value that may be anything.
 *
 * @param {any} value
 * @returns {State | FirstState | null} `null` if it is no state of a game.
 */
export function readState(value) {
	const { record, replay, tally, slidesPerSecond } = value ?? {};
	const speed = Number.isFinite(slidesPerSecond) ? { slidesPerSecond } : {};
	if (typeof record === "string") return { record, ...speed };
	return typeof replay === "string" ? { replay, tally, ...speed } : null;
}

/**
 * Reads a state from a text that the browser kept for a form.
 *
 * @param {string} text
 */
export function parseState(text) {
	try {
		return readState(JSON.parse(text));
	} catch {
		return null;
	}
}

/**
 * Makes the game of a state.
 *
 * @param {GameClass} Game
 * @param {State | FirstState} state
 * @returns {Promise<import("../core/wasm/game.js").Game>} Rejects with the
 *   core's error if the state is invalid.
 */
export async function gameOf(Game, state) {
	if ("record" in state) return Game.fromRecord(state.record);
	const { recordOf } = await import("./later/first-version.js");
	return Game.fromRecord(await recordOf(state));
}

/**
 * Reads what was saved from a value that may be anything.
 *
 * @param {any} value
 * @returns {Kept | null}
 */
function readKept(value) {
	const state = readState(value);
	if (state === null) return null;
	const { asked, aside, at } = value;
	/** @type {string[]} */
	const records = [];
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
 *
 * @param {string} key
 */
export function isKept(key) {
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
 *
 * @param {string} key
 * @param {object} told
 * @param {(error: unknown) => void} told.onRefused
 * @param {() => void} [told.onTaken]
 * @returns {Store<Kept>}
 */
export function gameStore(key, told) {
	return storeAt(`${key}.play`, told);
}

/**
 * Returns the store that version 1 used.
 *
 * @param {string} key
 * @param {object} told
 * @param {(error: unknown) => void} told.onRefused
 * @param {() => void} [told.onTaken]
 * @returns {Store<Kept>}
 */
export function storeAt(key, told) {
	return new Store({
		storage: () => localStorage,
		key,
		read: readKept,
		...told,
	});
}
