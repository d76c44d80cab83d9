/**
 * Where the links of a play lead.
 */

/**
 * Returns the address that reviews a play.
 *
 * @param {string} record
 */
export function reviewLink(record) {
	return `./review.html#play=${record}`;
}

/**
 * Returns the address that opens the start of a play; `null` if that is not known.
 *
 * @param {{ link: string | null }} play
 */
export function startLink({ link }) {
	return link === null ? null : `./${link}`;
}
