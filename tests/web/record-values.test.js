/**
 * Numbers and dates of the records page, and the text of a result, as people read them.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as en } from "../../www/messages/compiled/share-en.ts";
import { texts as zh } from "../../www/messages/compiled/share-zh-Hans.ts";
import { resultText } from "../../www/pages/play/share-text.ts";
import {
	averageText,
	boundText,
	dateFormats,
	valueText,
} from "../../www/pages/records/values.ts";

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

test("the rest is cut off a time, and an average is rounded", () => {
	// A browser without a storage, and so without the setting: tenths.
	Object.defineProperty(globalThis, "navigator", {
		configurable: true,
		value: { languages: ["en"] },
	});
	// By WCA regulations 9f1 and 9f2.
	assert.equal(valueText("time", 59_999, "en"), "0:59.9");
	assert.equal(averageText("time", 59_999, "en"), "1:00.0");
	assert.equal(averageText("time", 3_599_951, "en"), "1:00:00.0");
	assert.equal(averageText("time", 12_349, "en"), "0:12.3");
	assert.equal(averageText("slides", 80.25, "en"), "80.3");
	assert.equal(averageText("slides", 80.25, "de"), "80,3");
	assert.equal(valueText("tps", 2.5, "fr"), "2,50");
});

test("a bound has no more places than it needs", () => {
	const bounds = [60_000, 1_500, 61_250, 12_345.6];
	assert.deepEqual(
		bounds.map((ms) => boundText("time", ms, "en")),
		["1:00", "0:01.5", "1:01.25", "0:12.35"],
	);
});
