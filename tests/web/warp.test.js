import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { projection } from "../../www/pages/play/setup/warp.ts";

/** @typedef {[x: number, y: number]} Point */

/** Corners of a picture taken at any angle: each somewhere in its own quarter. */
const corners = fc
	.array(
		fc.tuple(
			fc.double({ min: 0, max: 40, noNaN: true }),
			fc.double({ min: 0, max: 40, noNaN: true }),
		),
		{ minLength: 4, maxLength: 4 },
	)
	.map(
		([[a, b], [c, d], [e, f], [g, h]]) =>
			/** @type {Point[]} */ ([
				[a, b],
				[100 - c, d],
				[100 - e, 100 - f],
				[g, 100 - h],
			]),
	);

/** @param {Point} point @param {Point} other */
const assertNear = (point, other) => {
	for (const at of [0, 1]) {
		assert.ok(Math.abs(point[at] - other[at]) < 1e-6, `${point} ${other}`);
	}
};

test("the corners of the grid are those that the player has set", () => {
	fc.assert(
		fc.property(corners, (corners) => {
			const at = projection(corners);
			for (const [n, [u, v]] of [
				[0, 0],
				[1, 0],
				[1, 1],
				[0, 1],
			].entries()) {
				assertNear(at(u, v), corners[n]);
			}
		}),
	);
});

test("a straight line stays straight, and a parallelogram has even cells", () => {
	fc.assert(
		fc.property(corners, (corners) => {
			const at = projection(corners);
			const [[x0, y0], [x1, y1], [x2, y2]] = [
				at(0.5, 0),
				at(0.5, 0.4),
				at(0.5, 1),
			];
			const bend = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
			assert.ok(Math.abs(bend) < 1e-4, String(bend));
		}),
	);
	const at = projection([
		[10, 20],
		[50, 30],
		[60, 90],
		[20, 80],
	]);
	assertNear(at(0.25, 0.5), [25, 52.5]);
});
