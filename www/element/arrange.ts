/**
 * How board and panel share a box: of the forms that fit, the one with the largest
 * board. Pure functions.
 *
 * Container queries in the style sheet could not compare boards. And they made the
 * layout of a page with fifty puzzles five times slower.
 */

/**
 * - `tall`: the panel below the board; `slim` if its buttons must be narrow.
 * - `wide`: the panel beside the board; `low` if there is little height.
 * - `compact`: one row of pictures below the board.
 * - `bar`: the figures above the board, its controls below.
 * - `bar side`: both beside the board; `bar side flat` if there is little height.
 * - `bare`: the board alone.
 */
type Form =
	| "tall"
	| "slim"
	| "wide"
	| "low"
	| "compact"
	| "bar"
	| "bar side"
	| "bar side flat"
	| "bare";

/**
 * What a form takes of the width and of the height of a box, in CSS pixels. Texts and
 * spaces grow with the board. So each is followed by what it grows by for each pixel of
 * the side of the board that the panel lies along.
 */
const TAKES: Record<string, [number, number, number, number]> = {
	bare: [0, 0, 0, 0],
	beside: [262, 0.103, 12, 0.009],
	tall: [12, 0.009, 239, 0.071],
	slim: [12, 0.009, 233, 0.106],
	compact: [12, 0.009, 125, 0.042],
	bar: [0, 0, 151, 0.016],
	"bar side": [187, 0.076, 0, 0],
};

/**
 * @param controls `full`, `compact`, `bar` or `none`.
 * @param width The width of the box, in CSS pixels.
 * @param height The height of the box, in CSS pixels.
 * @param ratio The width of the board divided by its height.
 * @returns `side`: the side of the board that the panel lies along, in CSS pixels.
 */
export function arrange(
	controls: string,
	width: number,
	height: number,
	ratio: number,
): { form: Form; side: number } {
	let forms: string[] = ["compact"];
	// A bar has room for its few buttons where a panel has none.
	const wide = controls === "bar" ? width + 60 : width;
	if (controls === "none" || Math.min(wide, height) <= 230) forms = ["bare"];
	else if (controls === "bar") forms = ["bar side", "bar"];
	else if (controls !== "compact") {
		forms = ["beside", "compact"];
		// Both are as wide as the box. So no board jumps where one begins to fit.
		if (width > 290) forms.splice(1, 0, width > 400 ? "tall" : "slim");
	}
	let [form, side, widest] = ["bare", 0, 0];
	for (const one of forms) {
		const [x, byX, y, byY] = TAKES[one];
		// The board, where the side along the panel is 1.
		const [across, down] = /side/.test(one) ? [ratio, 1] : [1, 1 / ratio];
		const along = Math.min(
			(width - x) / (across + byX),
			(height - y) / (down + byY),
		);
		if (along * across <= widest) continue;
		[form, side, widest] = [one, along, along * across];
	}
	if (form === "beside") form = height > 440 ? "wide" : "low";
	if (form === "bar side" && height < 330) form += " flat";
	return { form: form as Form, side };
}
