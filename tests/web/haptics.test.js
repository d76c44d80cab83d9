import assert from "node:assert/strict";
import { test } from "node:test";
import { feel } from "../../www/element/later/haptics.ts";

/** @param {boolean} [hasBeenActive] */
function makeDevice(hasBeenActive = true) {
	/** @type {unknown[]} */
	const felt = [];
	return {
		felt,
		userActivation: { hasBeenActive, isActive: false },
		vibrate: (/** @type {unknown} */ pattern) => felt.push(pattern) > 0,
	};
}

test("a slide is a tick, a win is a rhythm, and nothing else is felt", () => {
	const device = makeDevice();
	for (const type of ["move", "solved", "new", "hint", "restart", "change"]) {
		feel(type, "player", device);
	}
	const [tick, rhythm, ...others] = device.felt;
	assert.ok(typeof tick === "number" && tick <= 20);
	assert.ok(Array.isArray(rhythm) && rhythm.length % 2 === 1);
	assert.deepEqual(others, []);
	for (const by of /** @type {const} */ (["undo", "redo"])) {
		feel("move", by, device);
		assert.equal(device.felt.pop(), tick);
	}
});

test("a refusal is a longer tick", () => {
	const device = makeDevice();
	feel("move", "player", device);
	feel("refused", "player", device);
	assert.deepEqual(device.felt, [8, 20]);
});

test("what the solver or a script plays is not felt", () => {
	const device = makeDevice();
	for (const by of /** @type {const} */ (["solver", "script"])) {
		for (const type of ["move", "solved"]) feel(type, by, device);
	}
	assert.deepEqual(device.felt, []);
});

test("nothing trembles before the player has done something, or where nothing can", () => {
	const device = makeDevice(false);
	feel("move", "player", device);
	assert.deepEqual(device.felt, []);
	const still = /** @type {any} */ ({ userActivation: undefined });
	feel("move", "player", still);
	feel("solved", "player", still);
});
