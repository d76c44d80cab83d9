/**
 * How far it is to the goal, in words: what is proved, or between which bounds.
 */

import type { Texts } from "../../messages/compiled/advice-en.ts";

/** @param bounds In slides (STM), or in moves (MTM). */
export function leftText(
	texts: Texts,
	{
		lower,
		upper,
		metric = "stm",
	}: { lower: number; upper: number; metric?: "stm" | "mtm" },
) {
	return lower === upper
		? texts.toGo(upper, metric)
		: texts.about(lower, upper, metric);
}

/** Returns whether the puzzle names figures. @param inside A node of its tree. */
export function isCounting(inside: Node) {
	const { host } = inside.getRootNode() as ShadowRoot;
	return host.getAttribute("counts") !== "off";
}
