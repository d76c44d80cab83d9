/**
 * The state of a game that can be put away and taken up again: by a page that
 * asks for it, by a form, or in the storage of the browser.
 */

import { Store } from "../storage/local.js";

/**
 * @typedef {object} State
 * @property {string} replay The start, the goal and the moves.
 * @property {import("../play/controller.js").Tally} tally Time and help so far.
 * @property {number} [slidesPerSecond] At which solutions are played.
 */

/** @typedef {State & { asked: string }} Kept With what was asked for then. */

/**
 * What is sound of a value that may be anything.
 *
 * @param {any} value
 * @returns {State | null} `null` when it is no state of a game.
 */
export function readState(value) {
	const { replay, tally, slidesPerSecond } = value ?? {};
	const isSound =
		typeof replay === "string" &&
		Number.isFinite(tally?.elapsed) &&
		tally.elapsed >= 0 &&
		Number.isFinite(tally.hints) &&
		typeof tally.solver === "boolean";
	if (!isSound) return null;
	const { elapsed, hints, solver } = tally;
	const state = { replay, tally: { elapsed, hints, solver } };
	return Number.isFinite(slidesPerSecond)
		? { ...state, slidesPerSecond }
		: state;
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
 * Where a game is kept over a reload.
 *
 * @param {string} key
 * @param {(error: unknown) => void} onRefused
 * @returns {Store<Kept>}
 */
export function gameStore(key, onRefused) {
	return new Store({
		storage: () => localStorage,
		key,
		read: (value) => {
			const state = readState(value);
			return state && { ...state, asked: String(value.asked) };
		},
		onRefused,
	});
}
