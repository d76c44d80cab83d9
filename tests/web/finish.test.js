/**
 * The show of the win: its times, its end, and what skips it. The canvas is a fake.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fit } from "../../www/view/layout.js";

/** What listens to the window. */
const page = new EventTarget();

class KeyboardEvent extends Event {
	repeat = false;
}

/** @returns {any} A context that draws nothing. */
function fakeContext() {
	return new Proxy(/** @type {any} */ ({}), {
		get: (target, name) => target[name] ?? (() => {}),
	});
}

Object.assign(globalThis, {
	KeyboardEvent,
	addEventListener: page.addEventListener.bind(page),
	removeEventListener: page.removeEventListener.bind(page),
	document: { createElement: () => ({ getContext: fakeContext }) },
});

const { SCHEMES } = await import("../../www/view/theme.js");
const { Finish, liftAt, part } = await import("../../www/view/finish.js");

/** A sheet of sprites that counts how often each home is drawn. */
function makeSheet(outline = "rgba(0, 0, 0, 0)") {
	const theme = { outline, palette: "0.5 0 0 0 0 0 0", scheme: SCHEMES.home };
	const homes = Uint8Array.from([3, 0, 1, 2]);
	/** @type {number[]} */
	const drawn = [];
	/** @type {any} */
	const sheet = {
		look: {
			layout: fit(2, 2, 200, 200),
			theme: { ...theme, from: "rgba(0, 0, 0, 0)", to: "rgba(0, 0, 0, 0)" },
			faces: { kind: "number", image: null },
			homes,
		},
		blit: (/** @type {any} */ _, /** @type {number} */ home) =>
			drawn.push(home),
	};
	return { sheet, drawn };
}

/** @param {Promise<boolean>} ended */
async function hasEnded(ended) {
	let is = false;
	void ended.then((isSolved) => {
		is = isSolved;
	});
	await new Promise((resolve) => setImmediate(resolve));
	return is;
}

function begin() {
	const time = { now: 5_000 };
	let skips = 0;
	const finish = new Finish(
		() => {
			skips += 1;
		},
		() => time.now,
	);
	return { finish, time, skips: () => skips };
}

test("it begins with its first frame, and ends by itself within 1.66 seconds", async () => {
	const { finish, time } = begin();
	const { sheet, drawn } = makeSheet();
	time.now += 10_000;
	assert.equal(finish.paint(fakeContext(), sheet), true);
	assert.equal(drawn.length, 4 + 3, "wells and tiles");
	for (const ms of [400, 800, 400]) {
		time.now += ms - 60;
		assert.equal(finish.paint(fakeContext(), sheet), true);
		assert.equal(await hasEnded(finish.ended), false);
	}
	time.now += 240;
	assert.equal(finish.paint(fakeContext(), sheet), false);
	assert.equal(await hasEnded(finish.ended), true);
	// The last picture is one piece.
	drawn.length = 0;
	assert.equal(finish.paint(fakeContext(), sheet), false);
	assert.deepEqual(drawn, []);
});

for (const input of [new Event("pointerdown"), new KeyboardEvent("keydown")]) {
	test(`a ${input.type} skips it`, async () => {
		const { finish, skips } = begin();
		const { sheet, drawn } = makeSheet();
		finish.paint(fakeContext(), sheet);
		page.dispatchEvent(input);
		assert.equal(skips(), 1);
		assert.equal(await hasEnded(finish.ended), true);
		drawn.length = 0;
		assert.equal(finish.paint(fakeContext(), sheet), false);
		assert.deepEqual(drawn, []);
		page.dispatchEvent(input);
		assert.equal(skips(), 1, "it listens no longer");
	});
}

test("the key of the last move, still held, does not skip it", async () => {
	const { finish, skips } = begin();
	page.dispatchEvent(
		Object.assign(new KeyboardEvent("keydown"), { repeat: true }),
	);
	assert.equal(skips(), 0);
	assert.equal(await hasEnded(finish.ended), false);
	finish.end();
});

test("another board ends it, and nobody waits for ever", async () => {
	const { finish, skips } = begin();
	finish.end(false);
	assert.equal(await finish.ended, false);
	page.dispatchEvent(new Event("pointerdown"));
	assert.equal(skips(), 0);
});

test("tiles with an outline stay tiles", () => {
	const { finish, time } = begin();
	const { sheet, drawn } = makeSheet("#ffffff");
	finish.paint(fakeContext(), sheet);
	time.now += 10_000;
	drawn.length = 0;
	finish.paint(fakeContext(), sheet);
	assert.deepEqual(
		drawn,
		[0, 1, 2, 3, 0, 1, 2].map((home, at) => (at < 4 ? 4 : home)),
	);
});

test("a tile rises and lands, and parts go from 0 to 1", () => {
	assert.equal(liftAt(0), 0);
	assert.equal(liftAt(10_000), 0);
	assert.ok(liftAt(190) > 0.99);
	assert.deepEqual(
		[0, 5, 10].map((time) => part(time, 0, 10)),
		[0, 0.5, 1],
	);
	assert.equal(part(99, 0, 10), 1);
});
