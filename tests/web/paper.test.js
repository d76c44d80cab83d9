/**
 * What the page that prints puts on which sheet.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
	daysOfWeek,
	inParts,
	readWhat,
	slidTiles,
} from "../../www/tools/paper/paper-plan.ts";

test("a week begins on its Monday, also over the end of a year", () => {
	const week = [28, 29, 30, 31].map((day) => `2026-12-${day}`);
	week.push("2027-01-01", "2027-01-02", "2027-01-03");
	// By the calendar on the wall: a Monday, a Friday and a Sunday of it.
	for (const day of ["2026-12-28", "2027-01-01", "2027-01-03"]) {
		assert.deepEqual(daysOfWeek(day, 0), week);
	}
	assert.deepEqual(daysOfWeek("2026-12-21", 1), week);
	assert.deepEqual(daysOfWeek("2027-01-10", -1), week);
});

test("the tiles of a way are those that came where the gap was", () => {
	const boards = [
		[1, 2, 3, 4, 5, 6, 0, 7, 8],
		[1, 2, 3, 4, 5, 6, 7, 0, 8],
		[1, 2, 3, 4, 5, 6, 7, 8, 0],
	];
	assert.deepEqual(slidTiles(boards), [7, 8]);
	assert.deepEqual(slidTiles(boards.toReversed()), [8, 7]);
	assert.deepEqual(slidTiles(boards.slice(0, 1)), []);
});

test("a list is parted, and its end is what is left", () => {
	assert.deepEqual(inParts([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
	assert.deepEqual(inParts([], 2), []);
});

test("an address names what is printed, and nothing else does", () => {
	assert.equal(readWhat("#week"), "week");
	for (const hash of ["", "#", "#constructor", "#1-2-3"]) {
		assert.equal(readWhat(hash), undefined);
	}
});
