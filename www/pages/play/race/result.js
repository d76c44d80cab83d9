/**
 * How a race went, in words. A pure function.
 */

import { join } from "../../../messages/language.js";
import { spanText } from "../../parts/span-text.js";

/**
 * @param {import("../../../messages/compiled/race-en.js").Texts} words
 * @param {{ space: string }} strings
 * @param {object} race
 * @param {import("./kept-race.js").Kind} race.kind
 * @param {number} race.lead By how many milliseconds the player was faster.
 * @param {(seconds: string) => string} race.seconds Names a number of them.
 * @param {number} race.own Slides of the player.
 * @param {number} race.its Slides of the ghost.
 * @param {boolean} race.isHelped Whether the player took hints.
 * @param {boolean} race.isGhostHelped
 */
export function resultText(
	{ result },
	{ space },
	{ kind, lead, seconds, own, its, isHelped, isGhostHelped },
) {
	const time = spanText(Math.abs(lead), seconds);
	const texts = [];
	if (lead > 0) texts.push(result.won(kind, time, own, its));
	else if (lead < 0) texts.push(result.lost(kind, time, own, its));
	else texts.push(result.tie(kind, own, its));
	if (isHelped) texts.push(result.helped);
	if (isGhostHelped) texts.push(result.ghostHelped);
	return join(texts, space);
}
