/**
 * How a race went, in words. A pure function.
 */

import type { Texts } from "../../../messages/compiled/race-en.ts";
import { join } from "../../../messages/language.ts";
import { spanText } from "../../parts/span-text.ts";
import type { Kind } from "./kept-race.ts";

export function resultText(
	{ result }: Texts,
	{ space }: { space: string },
	{
		kind,
		times,
		digits,
		seconds,
		own,
		its,
		isHelped,
		isGhostHelped,
	}: {
		kind: Kind;
		/** Of the player and of the ghost, in milliseconds. */
		times: [own: number, its: number];
		/** Of a time, after the seconds. */
		digits: number;
		/** Names a number of them. */
		seconds: (seconds: number) => string;
		/** Slides of the player. */
		own: number;
		/** Slides of the ghost. */
		its: number;
		/** Whether the player took hints. */
		isHelped: boolean;
		isGhostHelped: boolean;
	},
) {
	const time = spanText(times, digits, seconds);
	const texts = [];
	if (times[0] < times[1]) texts.push(result.won(kind, time, own, its));
	else if (times[0] > times[1]) texts.push(result.lost(kind, time, own, its));
	else texts.push(result.tie(kind, own, its));
	if (isHelped) texts.push(result.helped);
	if (isGhostHelped) texts.push(result.ghostHelped);
	return join(texts, space);
}
