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
		lead,
		seconds,
		own,
		its,
		isHelped,
		isGhostHelped,
	}: {
		kind: Kind;
		/** By how many milliseconds the player was faster. */
		lead: number;
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
	const time = spanText(Math.abs(lead), seconds);
	const texts = [];
	if (lead > 0) texts.push(result.won(kind, time, own, its));
	else if (lead < 0) texts.push(result.lost(kind, time, own, its));
	else texts.push(result.tie(kind, own, its));
	if (isHelped) texts.push(result.helped);
	if (isGhostHelped) texts.push(result.ghostHelped);
	return join(texts, space);
}
