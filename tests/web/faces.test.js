import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { faceText } from "../../www/view/faces.ts";
import { pieceOf } from "../../www/view/later/pieces.ts";

test("letters go on after Z", () => {
	for (const [tile, text] of /** @type {const} */ ([
		[1, "A"],
		[26, "Z"],
		[27, "AA"],
		[52, "AZ"],
		[53, "BA"],
		[255, "IU"],
	])) {
		assert.equal(faceText("letter", tile), text);
	}
	const all = new Set();
	for (let tile = 1; tile < 256; tile++) all.add(faceText("letter", tile));
	assert.equal(all.size, 255);
});

test("a tile with a picture, or with nothing, has its number for a name", () => {
	for (const kind of /** @type {const} */ (["number", "image", "none"])) {
		assert.equal(faceText(kind, 15), "15");
	}
});

test("the pieces are squares that fill the picture in one direction", () => {
	const side = fc.integer({ min: 2, max: 16 });
	const length = fc.integer({ min: 1, max: 5000 });
	fc.assert(
		fc.property(side, side, length, length, (columns, rows, width, height) => {
			const picture = { width, height };
			const first = pieceOf(picture, 0, columns, rows);
			const last = pieceOf(picture, columns * rows - 1, columns, rows);
			const near = (/** @type {number} */ a, /** @type {number} */ b) =>
				Math.abs(a - b) < 1e-6 * Math.max(1, width, height);
			assert.ok(near(last.x - first.x, (columns - 1) * first.side));
			assert.ok(near(last.y - first.y, (rows - 1) * first.side));
			// Both sides are cropped equally.
			assert.ok(near(first.x, width - (last.x + last.side)));
			assert.ok(near(first.y, height - (last.y + last.side)));
			assert.ok(near(first.x, 0) || near(first.y, 0));
			assert.ok(first.x > -1e-6 && first.y > -1e-6);
		}),
	);
});
