/**
 * How much faster or slower, in words. A pure function.
 */

import { formatTime } from "../../messages/language.ts";

/** Returns a span of time with as many places as it takes not to be zero. */
export function spanText(ms: number, seconds: (seconds: string) => string) {
	if (ms >= 60_000) return formatTime(ms);
	const places = ms >= 100 ? 1 : ms >= 10 ? 2 : 3;
	const unit = 10 ** (3 - places);
	return seconds(((Math.floor(ms / unit) * unit) / 1_000).toFixed(places));
}
