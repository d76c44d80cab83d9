/**
 * The show of the win: its times, its end, and what skips it. The canvas is a fake.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fit } from "../../www/view/layout.ts";

/** What listens to the window. */
const page = new EventTarget();

class KeyboardEvent extends Event {
	repeat = false;
}

/** @returns {any} A context that draws nothing. */
function fakeContext() {
	/** @type {any} */
	const fake = { fillText: (/** @type {string} */ text) => texts.push(text) };
	fake.createLinearGradient = () => ({ addColorStop() {} });
	return new Proxy(fake, {
		get: (target, name) => target[name] ?? (() => {}),
	});
}

Object.assign(globalThis, {
	KeyboardEvent,
	addEventListener: page.addEventListener.bind(page),
	removeEventListener: page.removeEventListener.bind(page),
	document: { createElement: () => ({ getContext: fakeContext }) },
});

const { SCHEMES } = await import("../../www/view/theme.ts");
const { Finish, liftAt, part } = await import("../../www/view/later/finish.ts");

/** The texts that any canvas got. @type {string[]} */
const texts = [];

/**
 * Paints. Returns whether there is more to come, the numbers, and how many lights were laid over the board.
 *
 * @param {InstanceType<typeof Finish>} finish
 * @param {any} sheet
 */
function paint(finish, sheet) {
	texts.length = 0;
	let lights = 0;
	const context = fakeContext();
	context.createLinearGradient = () => {
		lights += 1;
		return { addColorStop() {} };
	};
	const isMore = finish.paint(context, sheet);
	return { isMore, texts: [...texts], lights };
}

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

/** @param {Promise<boolean>} shown */
async function isShown(shown) {
	let is = false;
	void shown.then((isSolved) => {
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

test("the board is one piece within 1.66 seconds, and the light has passed within 2.5", async () => {
	const { finish, time } = begin();
	const { sheet, drawn } = makeSheet();
	time.now += 10_000;
	assert.equal(finish.paint(fakeContext(), sheet), true);
	assert.equal(drawn.length, 4 + 3, "wells and tiles");
	for (const ms of [400, 800, 400]) {
		time.now += ms - 60;
		assert.equal(finish.paint(fakeContext(), sheet), true);
		assert.equal(await isShown(finish.shown), false);
	}
	time.now += 240;
	// The light is on its way.
	const under = paint(finish, sheet);
	assert.deepEqual([under.isMore, under.lights], [true, 1]);
	assert.equal(await isShown(finish.shown), true);
	time.now += 800;
	drawn.length = 0;
	// The last picture is one piece, with its numbers, without the light.
	const last = { isMore: false, texts: ["1", "2", "3"], lights: 0 };
	assert.deepEqual(paint(finish, sheet), last);
	assert.deepEqual(drawn, []);
});

for (const input of [new Event("pointerdown"), new KeyboardEvent("keydown")]) {
	test(`a ${input.type} skips it`, async () => {
		const { finish, skips } = begin();
		const { sheet, drawn } = makeSheet();
		finish.paint(fakeContext(), sheet);
		page.dispatchEvent(input);
		assert.equal(skips(), 1);
		assert.equal(await isShown(finish.shown), true);
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
	assert.equal(await isShown(finish.shown), false);
	finish.end();
});

test("another board ends it, and nobody waits for ever", async () => {
	const { finish, skips } = begin();
	finish.end(false);
	assert.equal(await finish.shown, false);
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
