/**
 * What errors quote of a value that somebody gave.
 */

/** The most characters that are quoted; of a longer text the middle is left out. */
const MOST = 80;
const HEAD = 40;

/** Returns a value as an error has it, in characters of Unicode. */
export function quote(value: unknown) {
	// An object may have no text.
	if (Object(value) === value) return `[${typeof value}]`;
	const all = [...String(value)];
	if (all.length <= MOST) return all.join("");
	const tail = all.slice(HEAD + 1 - MOST);
	return `${all.slice(0, HEAD).join("")}…${tail.join("")}`;
}
