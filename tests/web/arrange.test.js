import assert from "node:assert/strict";
import { test } from "node:test";
import { arrange } from "../../www/element/arrange.js";

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
	["compact", 1200, 740, "compact"],
	["compact", 220, 300, "bare"],
	["bar", 390, 844, "bar"],
	["bar", 320, 568, "bar"],
	["bar", 768, 768, "bar"],
	["bar", 844, 390, "bar side"],
	["bar", 1440, 844, "bar side"],
	["none", 1200, 740, "bare"],
];

test("board and panel share a box as there is room", () => {
	for (const [controls, width, height, form] of FORMS) {
		assert.equal(arrange(controls, width, height), form, `${width}×${height}`);
	}
});
