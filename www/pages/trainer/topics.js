/**
 * What can be trained, and its name in the address. Pure functions.
 */

/** What can be trained, and the sizes that can be chosen. */
export const KINDS = /** @type {const} */ ({
	fewest: ["3x3", "4x4"],
	rows: ["3x3", "4x4", "5x5"],
	last3x3: [],
	last2x3: [],
	own: [],
	mixed: [],
});

/** @typedef {keyof typeof KINDS} Kind */

/** What is chosen. @typedef {{ kind: Kind, size: string }} Choice */

/** @type {Choice} */
export const FIRST = { kind: "fewest", size: "4x4" };

/**
 * Reads a choice from an address, or from what was kept.
 *
 * @param {string} name As `fewest-4x4`.
 * @returns {Choice | undefined}
 */
export function readChoice(name) {
	const [kind, size = "", ...rest] = name.split("-");
	if (!Object.hasOwn(KINDS, kind) || rest.length > 0) return undefined;
	const known = /** @type {Kind} */ (kind);
	/** @type {readonly string[]} */
	const sizes = KINDS[known];
	const isSound = sizes.length === 0 ? size === "" : sizes.includes(size);
	return isSound ? { kind: known, size } : undefined;
}

/**
 * Returns the name of a choice.
 *
 * @param {Choice} choice
 */
export function nameOf({ kind, size }) {
	return size === "" ? kind : `${kind}-${size}`;
}

/**
 * Returns the choice of a kind: in the size that is chosen, if there is one to choose.
 *
 * @param {Kind} kind
 * @param {string} size
 * @returns {Choice}
 */
export function choiceOf(kind, size) {
	/** @type {readonly string[]} */
	const sizes = KINDS[kind];
	if (sizes.length === 0) return { kind, size: "" };
	return { kind, size: sizes.includes(size) ? size : FIRST.size };
}

/**
 * Returns the topics of a choice, as the deck calls them.
 *
 * @param {Choice} choice
 */
export function topicsOf({ kind, size }) {
	if (kind === "mixed") {
		return ["fewest 4x4", "rows 4x4", "last3x3", "last2x3", "own"];
	}
	return [size === "" ? kind : `${kind} ${size}`];
}

/**
 * Returns all topics of a kind, of all its sizes.
 *
 * @param {Kind} kind
 */
export function allTopicsOf(kind) {
	const sizes = KINDS[kind];
	if (sizes.length === 0) return topicsOf({ kind, size: "" });
	return sizes.map((size) => `${kind} ${size}`);
}
