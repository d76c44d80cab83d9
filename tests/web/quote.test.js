/**
 * What errors quote of a value that has no end, on the page.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { quote } from "../../www/core/later/quote.ts";
import { texts as english } from "../../www/messages/compiled/later-en.ts";
import { texts as chinese } from "../../www/messages/compiled/later-zh-Hans.ts";
import { reader } from "./core.js";
import { THOROUGH } from "./thorough.js";
import { WRONG } from "./wrong.js";

test("a text is quoted whole up to 80 characters, and else without its middle", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
			const all = [...text];
			const quoted = quote(text);
			if (all.length <= 80) return quoted === text;
			const [head, tail] = [all.slice(0, 40), all.slice(-39)];
			return quoted === `${head.join("")}…${tail.join("")}`;
		}),
		{ numRuns: THOROUGH ? 100 : 30 },
	);
});

test("a value of any kind can be quoted", () => {
	for (const [kind, value] of WRONG) {
		assert.ok([...quote(value)].length <= 80, kind);
	}
});

test("what a person reads of a long text is short", () => {
	const texts = ["x".repeat(100_000), "😀".repeat(50_000), "9".repeat(100_000)];
	for (const text of texts) {
		for (const act of [
			() => reader.readText(text, "last", ""),
			() => reader.readText("1 2/3 0", text, ""),
			() => reader.readText(`#size=${text}`, "last", ""),
			() => reader.readText(`#size=3x2&goal=${text}`, "last", ""),
			() => reader.readText(`3.3x2.${text}.sx.AA.AAAAAA`, "last", ""),
			() => reader.readText(`${text}.3x2.last.sx.AA.AAAAAA`, "last", ""),
			() => reader.deal(text, "last", ""),
			() => reader.deal("3x2", text, ""),
		]) {
			assert.throws(act, ({ code, values }) => {
				for (const { errors } of [english, chinese]) {
					assert.ok([...errors[code](values)].length < 200, code);
				}
				return true;
			});
		}
	}
});
