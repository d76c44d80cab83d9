/**
 * The events of the element, and the values of its promises: plain and frozen.
 */

/**
 * Returns the event by which the page hears of what happened in the game: its type and
 * its detail; `null` if it hears of nothing, or of an error.
 *
 * @param {import("../play/play.js").GameEvent} event
 * @param {import("../play/play.js").Play} play
 * @returns {[type: string, detail: object] | null}
 */
export function eventOf(event, { game, snapshot }) {
	const { type } = event;
	const { code } = game;
	const { stm, mtm } = snapshot;
	switch (type) {
		case "new": {
			const { size, goal, seed } = snapshot;
			return [type, { code, size, goal, seed }];
		}
		case "aside":
			return [type, { record: event.record }];
		case "move": {
			const { tiles, direction } = event.moved;
			return [type, { tiles, direction, by: event.by, code, stm, mtm }];
		}
		case "hint":
			return [type, { ...event.hint, ...withProof(event.hint) }];
		case "progress":
			return [type, progressOf(event.purpose, event.progress)];
		case "solved": {
			const { elapsed, hints, solver } = snapshot;
			return [type, { code, stm, mtm, elapsed, hints, solver }];
		}
		case "finished":
			return [type, { code }];
		default:
			return null;
	}
}

/**
 * Freezes an object and the objects in it.
 *
 * @template {object} T
 * @param {T} detail
 * @returns {Readonly<T>}
 */
export function freeze(detail) {
	for (const value of Object.values(detail)) {
		if (typeof value === "object" && value !== null) Object.freeze(value);
	}
	return Object.freeze(detail);
}

/**
 * @template {{ lower: number, upper: number | null }} B
 * @param {B} bounds
 */
export function withProof({ lower, upper }) {
	return {
		lower,
		upper: /** @type {B["upper"]} */ (upper),
		proved: lower === upper,
	};
}

/**
 * Returns how far a search is.
 *
 * @param {import("../play/help.js").Purpose} purpose
 * @param {import("../solver/session.js").ProgressMessage} progress
 */
export function progressOf(purpose, { lower, upper, nodes, ms, tables }) {
	return { purpose, lower, upper, nodes, ms, tables };
}

/**
 * Returns an error of the element itself, with a code like those of the core.
 *
 * @param {string} code
 */
export function coded(code) {
	return Object.assign(new Error(code), { code });
}
