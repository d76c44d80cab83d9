/**
 * What a review knows of a position, in words. Pure.
 */

/** @typedef {"t" | "s" | "a" | "o" | "-"} Mark As a review has it. */

/** @typedef {import("../../messages/compiled/review-en.js").Texts} Words */

/** @param {number} lower @param {number} upper */
export function rangeText(lower, upper) {
	return lower === upper ? `${upper}` : `${lower}–${upper}`;
}

/**
 * Returns how far it is from a position to the goal.
 *
 * @param {Words} words
 * @param {{ lower: number, upper: number }} bounds
 */
export function leftText(words, { lower, upper }) {
	if (upper === 0) return words.noneLeft;
	return lower === upper
		? words.leftProven(upper)
		: words.left(rangeText(lower, upper));
}

/**
 * Returns what is read of a position in the chart.
 *
 * @param {Words} words
 * @param {object} position
 * @param {number} position.at
 * @param {number} position.all
 * @param {number} position.lower
 * @param {number} position.upper
 * @param {Mark} position.mark What led here did.
 */
export function readingText(words, { at, all, lower, upper, mark }) {
	return [
		at === 0 ? words.start : words.place(at, all),
		words.did[mark],
		upper === 0 ? words.atGoal : words.left(rangeText(lower, upper)),
	]
		.filter((text) => text !== undefined)
		.join(" · ");
}
