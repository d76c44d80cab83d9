/**
 * Where the links of a play lead.
 */

/**
 * Returns the page that replays a play; `null` while there is no such page.
 *
 * @param {{ id: string, source: string }} _play
 * @returns {string | null}
 */
export function replayLink(_play) {
	return null;
}

/**
 * Returns the address that opens the start of a play; `null` if that is not known.
 *
 * @param {{ link: string | null }} play
 */
export function startLink({ link }) {
	return link === null ? null : `./${link}`;
}
