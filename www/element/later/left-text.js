/**
 * How far it is to the goal, in words: what is proved, or between which bounds. Pure.
 */

/**
 * @param {import("../../messages/compiled/advice-en.js").Texts} texts
 * @param {{ lower: number, upper: number, metric?: "stm" | "mtm" }} bounds In slides
 *   (STM), or in moves (MTM).
 */
export function leftText(texts, { lower, upper, metric = "stm" }) {
	return lower === upper
		? texts.toGo(upper, metric)
		: texts.about(lower, upper, metric);
}
