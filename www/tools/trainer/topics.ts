/**
 * What can be trained, and its name in the address. Pure functions.
 */

/** What can be trained, and the sizes that can be chosen. */
export const KINDS = {
	fewest: ["3x3", "4x4"],
	rows: ["3x3", "4x4", "5x5"],
	last3x3: [],
	last2x3: [],
	own: [],
	mixed: [],
} as const;

export type Kind = keyof typeof KINDS;

/** What is chosen. */
type Choice = { kind: Kind; size: string };

export const FIRST: Choice = { kind: "fewest", size: "4x4" };

/**
 * Reads a choice from an address, or from what was kept.
 *
 * @param name As `fewest-4x4`.
 */
export function readChoice(name: string): Choice | undefined {
	const [kind, size = "", ...rest] = name.split("-");
	if (!Object.hasOwn(KINDS, kind) || rest.length > 0) return undefined;
	const known = kind as Kind;
	const sizes: readonly string[] = KINDS[known];
	const isSound = sizes.length === 0 ? size === "" : sizes.includes(size);
	return isSound ? { kind: known, size } : undefined;
}

/** Returns the name of a choice. */
export function nameOf({ kind, size }: Choice) {
	return size === "" ? kind : `${kind}-${size}`;
}

/**
 * Returns the choice of a kind: in the size that is chosen, if there is one to choose.
 */
export function choiceOf(kind: Kind, size: string): Choice {
	const sizes: readonly string[] = KINDS[kind];
	if (sizes.length === 0) return { kind, size: "" };
	return { kind, size: sizes.includes(size) ? size : FIRST.size };
}

/** Returns the topics of a choice, as the deck calls them. */
export function topicsOf({ kind, size }: Choice) {
	if (kind === "mixed") {
		return ["fewest 4x4", "rows 4x4", "last3x3", "last2x3", "own"];
	}
	return [size === "" ? kind : `${kind} ${size}`];
}

/** Returns all topics of a kind, of all its sizes. */
export function allTopicsOf(kind: Kind) {
	const sizes = KINDS[kind];
	if (sizes.length === 0) return topicsOf({ kind, size: "" });
	return sizes.map((size) => `${kind} ${size}`);
}
