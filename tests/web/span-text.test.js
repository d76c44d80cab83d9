import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as de } from "../../www/messages/compiled/page-de.ts";
import { texts as en } from "../../www/messages/compiled/page-en.ts";
import { spanText } from "../../www/pages/parts/span-text.ts";

test("a span is what lies between the two times that are shown", () => {
	// 0:10.0 and 0:15.0.
	assert.equal(spanText([10_050, 15_000], 1, en.seconds), "5.0 s");
	assert.equal(spanText([15_000, 10_050], 1, en.seconds), "5.0 s");
	assert.equal(spanText([9_999, 10_000], 1, en.seconds), "0.1 s");
	// 0:30.4 and 1:33.3.
	assert.equal(spanText([30_490, 93_300], 1, en.seconds), "1:02.9");
	// 0:12.30 and 0:12.34.
	assert.equal(spanText([12_309, 12_340], 2, en.seconds), "0.04 s");
	assert.match(spanText([1_000, 2_000], 1, de.seconds), /^1,0\ss$/);
});

test("between two that look the same, it has as many places as it takes", () => {
	assert.equal(spanText([10_000, 10_057], 1, en.seconds), "0.05 s");
	assert.equal(spanText([10_004, 10_000], 1, en.seconds), "0.004 s");
});
