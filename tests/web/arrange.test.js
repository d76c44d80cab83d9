import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { arrange } from "../../www/element/arrange.ts";

/** @type {[controls: string, width: number, height: number, form: string][]} */
const FORMS = [
	["full", 390, 750, "slim"],
	["full", 480, 745, "tall"],
	["full", 1200, 740, "wide"],
	["full", 640, 360, "low"],
	["full", 300, 420, "compact"],
	["full", 280, 900, "compact"],
	["full", 200, 200, "bare"],
	["full", 200, 900, "bare"],
	["full", 900, 200, "bare"],
	["full", 480, 480, "compact"],
	["full", 480, 450, "compact"],
	["full", 480, 400, "compact"],
	["full", 600, 600, "compact"],
	["compact", 1200, 740, "compact"],
	["compact", 220, 300, "bare"],
	["bar", 390, 844, "bar"],
	["bar", 320, 568, "bar"],
	["bar", 200, 400, "bar"],
	["bar", 160, 400, "bare"],
	["bar", 200, 200, "bare"],
	["bar", 768, 768, "bar"],
	["bar", 844, 390, "bar side"],
	["bar", 844, 290, "bar side flat"],
	["bar", 1440, 844, "bar side"],
	["none", 1200, 740, "bare"],
];

test("board and panel share a box as there is room", () => {
	for (const [controls, width, height, form] of FORMS) {
		assert.equal(
			arrange(controls, width, height, 1).form,
			form,
			`${controls} ${width}×${height}`,
		);
	}
});

test("a flat board has its panel below it, and a high one beside it", () => {
	assert.equal(arrange("full", 600, 600, 8 / 3).form, "tall");
	assert.equal(arrange("full", 600, 600, 3 / 8).form, "wide");
});

/** How wide a board is. @param {Parameters<typeof arrange>} asked */
function boardWidth(...asked) {
	const [, , , ratio] = asked;
	const { form, side } = arrange(...asked);
	return /wide|low|side/.test(form) ? side * ratio : side;
}

const SIDE = fc.integer({ min: 231, max: 2000 });
const RATIO = fc.constantFrom(
	1 / 8,
	3 / 8,
	1 / 2,
	3 / 4,
	1,
	4 / 3,
	2,
	8 / 3,
	8,
);
const CONTROLS = fc.constantFrom("full", "compact", "bar");

/** @param {(controls: string, width: number, height: number, ratio: number) => void} check */
function forAllBoxes(check) {
	const box = fc.property(CONTROLS, SIDE, SIDE, RATIO, check);
	// A high board where a panel begins to fit: rare among boxes at random.
	const examples = /** @type {[string, number, number, number][]} */ ([
		["full", 290, 231, 1 / 8],
	]);
	fc.assert(box, { numRuns: 5_000, examples });
}

test("a board is never less than 0.6 of what the compact form shows", () => {
	forAllBoxes((controls, width, height, ratio) => {
		const compact = boardWidth("compact", width, height, ratio);
		const board = boardWidth(controls, width, height, ratio);
		assert.ok(board >= 0.6 * compact, `${board} of ${compact}`);
		if (controls === "full") assert.ok(board >= compact);
	});
});

test("a board is never smaller when its box grows", () => {
	forAllBoxes((controls, width, height, ratio) => {
		const board = boardWidth(controls, width, height, ratio);
		const wider = boardWidth(controls, width + 1, height, ratio);
		const higher = boardWidth(controls, width, height + 1, ratio);
		assert.ok(Math.min(wider, higher) >= board, `${wider}, ${higher}`);
	});
});

test("a board does not jump when its box grows by a pixel", () => {
	forAllBoxes((controls, width, height, ratio) => {
		const board = boardWidth(controls, width, height, ratio);
		const wider = boardWidth(controls, width + 1, height, ratio);
		const higher = boardWidth(controls, width, height + 1, ratio);
		assert.ok(wider - board < 1.001, `${board} to ${wider}`);
		assert.ok((higher - board) / ratio < 1.001, `${board} to ${higher}`);
	});
});

test("a square or low box has a large board", () => {
	for (const [width, height, least] of [
		[480, 480, 320],
		[480, 450, 290],
		[480, 400, 250],
		[600, 600, 430],
		[479, 480, 320],
		[481, 480, 320],
	]) {
		const board = boardWidth("full", width, height, 1);
		assert.ok(board > least, `${width}×${height}: ${board}`);
	}
});
