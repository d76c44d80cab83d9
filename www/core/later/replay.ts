/**
 * Knows links to replays of Slidysim. Reads them by what is loaded for the first one.
 */

/** Their address, on any host. */
const REPLAY = /\b(?:replay|lb)[^\s?#]*\?(?:[^\s#]*&)?r=/;

/** Returns whether a text has such a link. */
export function isReplay(text: string) {
	return REPLAY.test(text);
}

/**
 * Resolves with the record of the play to which a text has such a link, and with any other
 * text as it is. Rejects with an `Error` that has a `code`.
 */
export async function ownText(text: string) {
	if (!isReplay(text)) return text;
	const { readReplay } = await import("./replay-link.ts");
	return (await readReplay(text)).record;
}
