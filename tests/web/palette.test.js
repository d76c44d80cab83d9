/**
 * The page and the puzzle on it have the same colours. The page has them in CSS,
 * before any script runs; the puzzle brings its own.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CONTRAST, FORCED, TOKENS } from "../../www/element/tokens.js";

const css = readFileSync(
	new URL("../../www/pages/tokens.css", import.meta.url),
	"utf8",
);

/** @param {string} block Of a rule. */
function colorsOf(block) {
	const all = block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g);
	return new Map([...all].map(([, name, color]) => [name, color]));
}

/**
 * @param {string[]} blocks For light and dark.
 * @param {Record<string, string | string[]>} tokens
 */
function expectColors(blocks, tokens) {
	for (const [scheme, block] of blocks.entries()) {
		const colors = colorsOf(block);
		assert.ok(colors.size >= 9, `found: ${[...colors.keys()]}`);
		for (const [name, color] of colors) {
			assert.equal(tokens[name]?.[scheme], color, name);
		}
	}
}

const [whole, forced] = css.split("@media (forced-colors: active)");
const [usual, contrast, darkContrast] = whole.split(
	/@media \(prefers-contrast: more\)/,
);

test("a colour of the page is the puzzle's, in light and in dark", () => {
	expectColors(usual.split("@media (prefers-color-scheme: dark)"), TOKENS);
});

test("so it is where the player asks for more contrast", () => {
	expectColors([contrast, darkContrast], CONTRAST);
});

test("so it is where the system's colours are forced", () => {
	const colors = [...forced.matchAll(/--([\w-]+):\s*(\w+);/g)];
	assert.ok(colors.length >= 9, `found: ${colors.map(([found]) => found)}`);
	for (const [, name, color] of colors) {
		const tokens = /** @type {Record<string, string>} */ (FORCED);
		assert.equal(tokens[name], color, name);
	}
});
