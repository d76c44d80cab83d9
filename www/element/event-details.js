/**
 * What events and answers carry: plain values, frozen.
 */

/**
 * Frozen, with all that is in it.
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
 * How far a search is.
 *
 * @param {import("../play/help.js").Purpose} purpose
 * @param {import("../solver/session.js").ProgressMessage} progress
 */
export function progressOf(purpose, { lower, upper, nodes, ms, tables }) {
	return { purpose, lower, upper, nodes, ms, tables };
}

/**
 * An error of the element's own, with a code like those of the core.
 *
 * @param {string} code
 */
export function coded(code) {
	return Object.assign(new Error(code), { code });
}
