/**
 * Where the links of a play lead.
 */

/**
 * Returns the address of the page that replays a play; `null` if its moves are not
 * known, as of a play that another program has timed.
 *
 * @param {{ id: string, link: string | null }} play
 */
export function replayLink({ id, link }) {
	return link === null ? null : `./review.html#id=${encodeURIComponent(id)}`;
}

/**
 * Returns the address that opens the start of a play; `null` if that is not known.
 *
 * @param {{ link: string | null }} play
 */
export function startLink({ link }) {
	return link === null ? null : `./${link}`;
}
