/**
 * How a race went, in words. A pure function.
 */

import { formatTime, join } from "../../../strings/language.js";

/**
 * @param {import("../../../strings/race-en.js").RaceStrings} words
 * @param {string} tag The language.
 * @param {object} race
 * @param {import("./kept-race.js").Kind} race.kind
 * @param {number} race.lead By how many milliseconds the player was faster.
 * @param {number} race.own Slides of the player.
 * @param {number} race.its Slides of the ghost.
 * @param {boolean} race.isHelped Whether the player took hints.
 * @param {boolean} race.isGhostHelped
 */
export function resultText(
	{ result },
	tag,
	{ kind, lead, own, its, isHelped, isGhostHelped },
) {
	const time = spanText(Math.abs(lead), result.seconds);
	const texts = [];
	if (lead > 0) texts.push(result.won(kind, time, own, its));
	else if (lead < 0) texts.push(result.lost(kind, time, own, its));
	else texts.push(result.tie(kind, own, its));
	if (isHelped) texts.push(result.helped);
	if (isGhostHelped) texts.push(result.ghostHelped);
	return join(texts, tag === "en" ? " " : "");
}

/**
 * Returns a span of time with as many places as it takes not to be zero.
 *
 * @param {number} ms
 * @param {(seconds: string) => string} seconds
 */
function spanText(ms, seconds) {
	if (ms >= 60_000) return formatTime(ms);
	const places = ms >= 100 ? 1 : ms >= 10 ? 2 : 3;
	const unit = 10 ** (3 - places);
	return seconds(((Math.floor(ms / unit) * unit) / 1_000).toFixed(places));
}
