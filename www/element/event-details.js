/**
 * The details of events and the values of promises: plain and frozen.
 */

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
