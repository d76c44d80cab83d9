/**
 * QR codes, read by another library than the one that makes them.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import jsqr from "jsqr";
import { outline } from "../../www/pages/parts/qr-code.ts";

/** Pixels per module. */
const SCALE = 3;

/**
 * Reads the code that a path draws, bar by bar.
 *
 * @param {{ path: string, side: number }} code
 */
function readCode({ path, side }) {
	const width = side * SCALE;
	const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
	for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
		for (let dy = 0; dy < SCALE; dy++) {
			for (let dx = 0; dx < Number(length) * SCALE; dx++) {
				const at = (Number(y) * SCALE + dy) * width + Number(x) * SCALE + dx;
				pixels.fill(0, at * 4, at * 4 + 3);
			}
		}
	}
	return /** @type {any} */ (jsqr)(pixels, width, width)?.data;
}

test("the code of a link is read as the link", () => {
	for (const text of [
		"https://puzzles.example/#board=4x4-DWovBWZUA",
		`https://puzzles.example/play/#play=${"aZ09-_".repeat(150)}`,
		"https://puzzles.example/数字华容道/",
	]) {
		const code = outline(text);
		assert.ok(code !== null);
		assert.equal(readCode(code), text);
	}
});

test("a text that no phone could read has no code", () => {
	assert.notEqual(outline("a".repeat(1_200)), null);
	assert.equal(outline("a".repeat(1_400)), null);
	assert.equal(outline("a".repeat(100_000)), null);
});
