import assert from "node:assert/strict";
import { test } from "node:test";
import {
	ATTRIBUTES,
	choose,
	hintsAllowed,
	proportionsOf,
	storageKey,
} from "../../www/element/attributes.ts";

test("a value that means nothing is the usual one", () => {
	for (const [name, values] of Object.entries(ATTRIBUTES)) {
		if (!Array.isArray(values)) continue;
		for (const value of values) {
			assert.equal(choose(values, value), value);
			assert.equal(choose(values, ` ${value.toUpperCase()} `), value);
		}
		for (const value of [null, "nonsense", "toString", "0"]) {
			assert.equal(choose(values, value), values[0], `${name}=${value}`);
		}
	}
});

test("true and false are on and off", () => {
	for (const name of /** @type {const} */ (["solver", "timer", "sound"])) {
		for (const value of ["false", "False", " no "]) {
			assert.equal(choose(ATTRIBUTES[name], value), "off", `${name}=${value}`);
		}
		for (const value of ["true", "YES"]) {
			assert.equal(choose(ATTRIBUTES[name], value), "on", `${name}=${value}`);
		}
	}
	assert.equal(choose(ATTRIBUTES.motion, "false"), "off");
	// As in HTML: `<sliding-puzzle sound>`.
	assert.equal(choose(ATTRIBUTES.sound, ""), "on");
	assert.equal(choose(ATTRIBUTES.speak, ""), "off");
	assert.equal(choose(ATTRIBUTES.motion, ""), "auto");
});

test("hints are all, none, or so many", () => {
	for (const [value, hints] of /** @type {const} */ ([
		[null, Number.POSITIVE_INFINITY],
		["", Number.POSITIVE_INFINITY],
		["on", Number.POSITIVE_INFINITY],
		["-3", Number.POSITIVE_INFINITY],
		["1.5", Number.POSITIVE_INFINITY],
		["OFF", 0],
		["false", 0],
		["no", 0],
		["true", Number.POSITIVE_INFINITY],
		["0", 0],
		["3", 3],
		[" 12 ", 12],
	])) {
		assert.equal(hintsAllowed(value), hints, String(value));
	}
});

test("a game is kept nowhere unless it is asked for", () => {
	for (const value of [null, "", "none", " none "]) {
		assert.equal(storageKey(value), null);
	}
	assert.equal(storageKey("local"), "sliding-puzzle");
	assert.equal(storageKey("daily"), "sliding-puzzle:daily");
});

test("the room of a board is known before the core is there", () => {
	for (const [size, columns, rows] of /** @type {const} */ ([
		["4x3", 4, 3],
		["16x2", 16, 2],
		// The core rejects sizes that do not exist, later.
		["99x1", 99, 1],
		["big", 1, 1],
		["4x", 1, 1],
		["x3", 1, 1],
		["-4x3", 1, 1],
		["", 1, 1],
		[null, 1, 1],
	])) {
		assert.deepEqual(proportionsOf(size), { columns, rows }, String(size));
	}
});
