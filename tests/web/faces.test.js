import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { faceText } from "../../www/view/faces.ts";
import { pieceOf } from "../../www/view/later/pieces.ts";
import { fit } from "../../www/view/layout.ts";
import { SCHEMES } from "../../www/view/theme.ts";
import { tilePen } from "../../www/view/tile.ts";

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

test("hidden, tiles are all alike, and have no name", () => {
	const theme = { from: "#ff0000", to: "#0000ff", scheme: SCHEMES.home };
	/** @param {import("../../www/view/faces.ts").Faces["kind"]} kind */
	const drawn = (kind) => {
		/** @type {string[]} */
		const calls = [];
		const gradient = {
			addColorStop: (/** @type {number} */ _, /** @type {string} */ color) =>
				calls.push(color),
		};
		const context = new Proxy(/** @type {any} */ ({}), {
			get: (target, name) =>
				target[name] ??
				((/** @type {any[]} */ ...values) => {
					calls.push(`${String(name)} ${values}`);
					return gradient;
				}),
		});
		const look = {
			layout: fit(4, 4, 400, 400),
			theme: { ...theme, outline: "rgba(0, 0, 0, 0)" },
			faces: { kind, image: null, hasMaps: false },
			homes: Uint8Array.from({ length: 16 }, (_, tile) => (tile + 15) % 16),
		};
		const draw = tilePen(context, /** @type {any} */ (look));
		calls.length = 0;
		return [1, 9].map((tile) => {
			draw(tile, 0, 0);
			return calls.splice(0);
		});
	};
	const [first, ninth] = drawn("hidden");
	assert.deepEqual(first, ninth);
	assert.ok(!first.some((call) => call.startsWith("fillText")), first.join());
	const [one, nine] = drawn("number");
	assert.notDeepEqual(one, nine);
	assert.ok(
		one.some((call) => call.startsWith("fillText")),
		one.join(),
	);
	assert.equal(faceText("hidden", 9), faceText("hidden", 10));
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
