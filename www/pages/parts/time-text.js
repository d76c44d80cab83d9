/**
 * The one form of a time on all pages: as many digits as the player's setting "Time" asks
 * for, and tenths by default.
 */

import { formatTime } from "../../messages/language.js";
import { openPageStore } from "./page-store.js";

/** By the value of the setting. @type {Record<string, number>} */
const DIGITS = { tenths: 1, hundredths: 2, thousandths: 3 };

/** Read when it is first needed. @type {number | undefined} */
let digits;

/** Reads the setting again when a time is next written. */
export function readTimeSetting() {
	digits = undefined;
}

/** Returns the digits after the seconds. */
export function timeDigits() {
	digits ??= DIGITS[openPageStore().values.timer ?? ""] ?? 1;
	return digits;
}

/**
 * Returns the time of a play. The rest is cut off.
 *
 * @param {number} ms
 */
export function timeText(ms) {
	return formatTime(ms, timeDigits());
}

/**
 * Returns an average, which is rounded (WCA regulation 9f).
 *
 * @param {number} ms
 */
export function averageTimeText(ms) {
	const unit = 1_000 / 10 ** timeDigits();
	return timeText(Math.round(ms / unit) * unit);
}
