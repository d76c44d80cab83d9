/**
 * How much faster or slower, in words. A pure function.
 */

import { formatTime } from "../../messages/language.ts";

/** Returns a span of time with as many places as it takes not to be zero. */
export function spanText(ms: number, seconds: (seconds: number) => string) {
	if (ms >= 60_000) return formatTime(ms);
	const unit = ms >= 100 ? 100 : ms >= 10 ? 10 : 1;
	return seconds((Math.floor(ms / unit) * unit) / 1_000);
}
