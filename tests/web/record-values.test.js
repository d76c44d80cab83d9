/**
 * Numbers and dates of the records page, and the text of a result, as people read them.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as en } from "../../www/messages/compiled/share-en.js";
import { texts as zh } from "../../www/messages/compiled/share-zh-Hans.js";
import { resultText } from "../../www/pages/play/share-text.js";
import { dateFormats } from "../../www/pages/records/values.js";

test("the ticks of a chart of one day differ", () => {
	const morning = Date.UTC(2026, 10, 25, 8);
	const evening = Date.UTC(2026, 10, 25, 19);
	for (const language of ["en", "zh-Hans"]) {
		const tick = dateFormats(language).ticks(evening - morning);
		assert.notEqual(tick(morning), tick(evening));
	}
});

test("a result is told without a spoiler, and help is named", () => {
	const said = {
		title: "Sliding Puzzle · 4×4",
		squares: 4,
		time: "1:11.2",
		slides: 58,
		hints: 0,
		streak: 3,
	};
	assert.equal(
		resultText(said, en),
		"Sliding Puzzle · 4×4\n🟫🟧🟥🟪⬜\n1:11.2 · 58 slides\n3 days in a row",
	);
	assert.equal(
		resultText({ ...said, squares: null, hints: 4, streak: 0 }, zh),
		"Sliding Puzzle · 4×4\n1:11.2 · 58 步\n用了 4 次提示",
	);
});
