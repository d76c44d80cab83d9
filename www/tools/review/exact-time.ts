/**
 * A time to the millisecond: records differ by that.
 */

import { formatTime } from "../../messages/language.ts";
import type { Texts } from "./review-texts.ts";

/** In milliseconds. */
const MINUTE = 60_000;

export function exactTime({ seconds }: Texts["review"], ms: number) {
	return ms < MINUTE ? seconds(ms / 1_000) : formatTime(ms, 3);
}
