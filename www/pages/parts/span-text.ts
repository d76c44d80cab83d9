/**
 * How much faster or slower, in words. A pure function.
 */

import { formatTime } from "../../messages/language.ts";

/**
 * Returns by how much two times differ: what lies between the two that are shown. If they
 * look the same, it has as many places as it takes not to be zero.
 *
 * @param digits After the seconds of the times that are shown.
 */
export function spanText(
	[one, other]: [number, number],
	digits: number,
	seconds: (seconds: number) => string,
) {
	const unit = 1_000 / 10 ** digits;
	const shown = Math.abs(Math.floor(one / unit) - Math.floor(other / unit));
	if (shown * unit >= 60_000) return formatTime(shown * unit, digits);
	if (shown > 0) return seconds((shown * unit) / 1_000);
	const ms = Math.abs(one - other);
	const step = ms >= 10 ? 10 : 1;
	return seconds((Math.floor(ms / step) * step) / 1_000);
}
