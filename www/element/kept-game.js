/**
 * The game as it is kept: by a page that asks for it, by a form, or in the
 * storage of the browser. What is in play is kept where it is there at once; a
 * play that has ended, or was put aside, goes to the database.
 */

import { read } from "../core/load-reader.js";
import { Store } from "../storage/local.js";

/**
 * The state of a game that can be put away and taken up again.
 *
 * @typedef {object} State
 * @property {string} record The play: its start, and each event with its time.
 * @property {number} [slidesPerSecond] At which solutions are played.
 */

/**
 * A state as version 1 kept it.
 *
 * @typedef {object} FirstState
 * @property {string} replay The start, the goal and the moves.
 * @property {{ elapsed: number, hints: number, solver: boolean }} tally
 * @property {number} [slidesPerSecond]
 */

/**
 * With what was asked for then, and the plays put aside, the last one last.
 *
 * @typedef {(State | FirstState) & { asked: string, aside: string[] }} Kept
 */

/** @typedef {typeof import("../core/wasm/game.js").Game} GameClass */

/**
 * What is sound of a value that may be anything.
 *
 * @param {any} value
 * @returns {State | FirstState | null} `null` when it is no state of a game.
 */
export function readState(value) {
	const { record, replay, tally, slidesPerSecond } = value ?? {};
	const speed = Number.isFinite(slidesPerSecond) ? { slidesPerSecond } : {};
	if (typeof record === "string") return { record, ...speed };
	const isSound =
		typeof replay === "string" &&
		Number.isFinite(tally?.elapsed) &&
		tally.elapsed >= 0 &&
		Number.isFinite(tally.hints) &&
		typeof tally.solver === "boolean";
	if (!isSound) return null;
	const { elapsed, hints, solver } = tally;
	return { replay, tally: { elapsed, hints, solver }, ...speed };
}

/**
 * The state in a text that a browser has kept for a form.
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
 * The game of a state.
 *
 * @param {GameClass} Game
 * @param {State | FirstState} state
 * @returns {Promise<import("../core/wasm/game.js").Game>} Rejects with what the
 *   core has against it.
 */
export async function gameOf(Game, state) {
	if ("record" in state) return Game.fromRecord(state.record);
	const { elapsed, hints, solver } = state.tally;
	return Game.fromRecord(
		await read(({ readReplay }) =>
			readReplay(state.replay, elapsed, hints, solver),
		),
	);
}

/** @param {any} value */
function readKept(value) {
	const state = readState(value);
	if (state === null) return null;
	const { asked, aside } = value;
	/** @type {string[]} */
	const records = [];
	if (Array.isArray(aside)) {
		for (const text of aside) if (typeof text === "string") records.push(text);
	}
	return { ...state, asked: String(asked), aside: records };
}

/**
 * The store of the game in play, under a key of its own beside that of version
 * 1: a page of that version that is still open knows this one's values not, and
 * would put them aside as damaged.
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
 * The game that version 1 has kept, once: it moves to the new key.
 *
 * @param {string} key
 * @param {{ onRefused: (error: unknown) => void }} told
 * @returns {{ kept: Partial<Kept>, isDamaged: boolean, isNewer?: boolean }}
 */
export function firstVersion(key, told) {
	return storeAt(key, told).load();
}

/**
 * Forgets what version 1 has kept: it is kept elsewhere now.
 *
 * @param {string} key
 */
export function forgetFirstVersion(key) {
	try {
		localStorage.removeItem(key);
	} catch (error) {
		// Forbidden: then there was nothing.
		console.info("nothing to forget:", error);
	}
}

/**
 * @param {string} key
 * @param {object} told
 * @param {(error: unknown) => void} told.onRefused
 * @param {() => void} [told.onTaken]
 * @returns {Store<Kept>}
 */
function storeAt(key, told) {
	return new Store({
		storage: () => localStorage,
		key,
		read: readKept,
		...told,
	});
}
