/**
 * Where links lead, and how those begin that a page reads itself. The core reads and
 * writes the others: of boards and shuffles.
 */

type Kind = "play" | "race" | "daily" | "marathon";

/** Returns the end of an address that asks for a thing. */
export function linkTo(kind: Kind, value: string) {
	return `#${kind}=${value}`;
}

/**
 * Returns the thing of a kind that an address, or its end, asks for. None ends in a mark:
 * one that stands there is the end of a sentence.
 */
export function askedOf(kind: Kind, link: string) {
	const [, value]: (string | undefined)[] = link.split(linkTo(kind, ""), 2);
	return value?.replace(/(?:%[89A-F][0-9A-F]|[^\dA-Za-z])+$/, "");
}

/** Returns the address that reviews a play. */
export function reviewLink(record: string) {
	return `./review.html${linkTo("play", record)}`;
}

/**
 * Returns the address that opens the start of a play; `null` if that is not known.
 */
export function startLink({ link }: { link: string | null }) {
	return link === null ? null : `./${link}`;
}
