/**
 * Knows links to replays of Slidysim, and solutions without a board. Reads them by what is
 * loaded for the first one.
 */

import { once } from "../once.ts";

/** What reads and writes them. */
export const loadReplays = once(() => import("./replay-link.ts"));

/** Their address, on any host. */
const REPLAY = /\b(?:replay|lb)[^\s?#]*\?(?:[^\s#]*&)?r=/;

/** A solution: `R2ULDL`. */
const SOLUTION = /^\s*(?:[ULDR]\d*\s*)+$/;

/** Returns whether a text has such a link. */
export function isReplay(text: string) {
	return REPLAY.test(text);
}

/**
 * Resolves with the record of the play to which a text has such a link, or which a solution
 * is, and with any other text as it is. Rejects with an `Error` that has a `code`.
 */
export async function ownText(text: string) {
	const isAlone = SOLUTION.test(text);
	if (!isAlone && !isReplay(text)) return text;
	const { readReplay, readSolution } = await loadReplays();
	return isAlone ? readSolution(text) : (await readReplay(text)).record;
}
