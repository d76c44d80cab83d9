/**
 * Where the links of a play lead.
 */

/** Returns the address that reviews a play. */
export function reviewLink(record: string) {
	return `./review.html#play=${record}`;
}

/**
 * Returns the address that opens the start of a play; `null` if that is not known.
 */
export function startLink({ link }: { link: string | null }) {
	return link === null ? null : `./${link}`;
}
