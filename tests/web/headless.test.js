/**
 * The game without a page, as `sliding-puzzle/core` gives it.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { loadCore } from "../../www/package/core.js";

test("a game slides a tile up, down, left or right, and no other way", async (context) => {
	// What fetches files in Node is another build.
	context.mock.method(globalThis, "fetch", async (/** @type {URL} */ url) => {
		const headers = { "content-type": "application/wasm" };
		return new Response(readFileSync(url), { headers });
	});
	const { open } = await loadCore();
	const game = await open("1 2 3/4 0 5/7 8 6");
	for (const way of ["Q", "left", "Left", "u", "", "UD", 3, null, ["U"]]) {
		const slide = () => game.slide(/** @type {any} */ (way), 0);
		assert.throws(slide, { name: "TypeError", code: "command" }, String(way));
	}
	assert.equal(game.snapshot(0).stm, 0);
	assert.deepEqual(game.slide("L", 0)?.tiles, [5]);
});
