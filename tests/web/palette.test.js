/**
 * The page and the puzzle on it have the same colours. The page has them in CSS,
 * before any script runs; the puzzle brings its own.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { CONTRAST, FORCED, TOKENS } from "../../www/element/tokens.ts";

const css = readFileSync(
	new URL("../../www/pages/tokens.css", import.meta.url),
	"utf8",
);

/**
 * Expects each pair of colours, for light and dark, to be that of a token.
 *
 * @param {string} block Of rules.
 * @param {Record<string, string | string[]>} tokens
 */
function expectColors(block, tokens) {
	const all = block.matchAll(
		/--([\w-]+):\s*light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g,
	);
	const pairs = [...all];
	assert.ok(pairs.length >= 9, `found: ${pairs.map(([, name]) => name)}`);
	for (const [, name, light, dark] of pairs) {
		assert.deepEqual(tokens[name], [light, dark], name);
	}
}

const [whole, forced] = css.split("@media (forced-colors: active)");
const [usual, contrast, chosen] = whole.split(
	/@media \(prefers-contrast: more\)|:root\[data-theme="contrast"\]/,
);

test("a colour of the page is the puzzle's, in light and in dark", () => {
	expectColors(usual, TOKENS);
});

test("so it is where the player asks for more contrast", () => {
	expectColors(contrast, CONTRAST);
	expectColors(chosen, CONTRAST);
});

test("so it is where the system's colours are forced", () => {
	const colors = [...forced.matchAll(/--([\w-]+):\s*(\w+);/g)];
	assert.ok(colors.length >= 9, `found: ${colors.map(([found]) => found)}`);
	for (const [, name, color] of colors) {
		const tokens = /** @type {Record<string, string>} */ (FORCED);
		assert.equal(tokens[name], color, name);
	}
});
