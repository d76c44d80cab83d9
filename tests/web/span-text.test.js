import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as de } from "../../www/messages/compiled/page-de.ts";
import { texts as en } from "../../www/messages/compiled/page-en.ts";
import { spanText } from "../../www/pages/parts/span-text.ts";

test("a span has as many places as it takes not to be zero, and always one", () => {
	assert.equal(spanText(4_950, en.seconds), "4.9 s");
	assert.equal(spanText(1_000, en.seconds), "1.0 s");
	assert.equal(spanText(57, en.seconds), "0.05 s");
	assert.equal(spanText(4, en.seconds), "0.004 s");
	assert.equal(spanText(62_500, en.seconds), "1:02");
	assert.match(spanText(1_000, de.seconds), /^1,0\ss$/);
});
