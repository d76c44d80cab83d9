/**
 * The one form of a time on all pages: as many digits as the player's setting "Time" asks
 * for, and tenths by default.
 */

import { formatTime } from "../../messages/language.ts";
import { openPageStore } from "./page-store.ts";

/** By the value of the setting. */
const DIGITS: Record<string, number> = {
	tenths: 1,
	hundredths: 2,
	thousandths: 3,
};

/** Read when it is first needed. */
let digits: number | undefined;

/** Reads the setting again when a time is next written. */
export function readTimeSetting() {
	digits = undefined;
}

/** Returns the number of digits after the seconds. */
export function timeDigits() {
	digits ??= DIGITS[openPageStore().values.timer ?? ""] ?? 1;
	return digits;
}

/** Returns the milliseconds of the last digit. */
export function timeUnit() {
	return 1_000 / 10 ** timeDigits();
}

/** Returns the milliseconds that a time shows. The rest is cut off. */
export function shownTime(ms: number) {
	return ms - (ms % timeUnit());
}

/** Returns the milliseconds that an average shows, which is rounded (WCA regulation 9f). */
export function shownAverage(ms: number) {
	return Math.round(ms / timeUnit()) * timeUnit();
}

/** Returns the time of a play. */
export function timeText(ms: number) {
	return formatTime(ms, timeDigits());
}

export function averageTimeText(ms: number) {
	return timeText(shownAverage(ms));
}
