/**
 * How much faster or slower, in words. A pure function.
 */

import { formatTime } from "../../messages/language.js";

/**
 * Returns a span of time with as many places as it takes not to be zero.
 *
 * @param {number} ms
 * @param {(seconds: string) => string} seconds
 */
export function spanText(ms, seconds) {
	if (ms >= 60_000) return formatTime(ms);
	const places = ms >= 100 ? 1 : ms >= 10 ? 2 : 3;
	const unit = 10 ** (3 - places);
	return seconds(((Math.floor(ms / unit) * unit) / 1_000).toFixed(places));
}
