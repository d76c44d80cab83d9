/**
 * Gamepads: what is read of one, and the loop that reads, with a browser that the test
 * controls.
 */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { listenToPads, PadReader } from "../../www/input/gamepad.ts";

/**
 * @param {number[]} [pressed] Numbers of buttons.
 * @param {number[]} [axes]
 * @returns {any}
 */
function pad(pressed = [], axes = [0, 0, 0, 0]) {
	const buttons = Array.from({ length: 17 }, (_, at) => ({
		pressed: pressed.includes(at),
	}));
	return { index: 0, connected: true, buttons, axes };
}

/** @param {ReturnType<PadReader["read"]>} presses */
const names = (presses) =>
	presses.map(({ command }) => Object.values(command).join(" "));

test("the directional pad and the left stick slide, the right stick chooses", () => {
	for (const [pressed, axes, expected] of /** @type {const} */ ([
		[[12], [], "move U"],
		[[13], [], "move D"],
		[[14], [], "move L"],
		[[15], [], "move R"],
		[[], [0, -1], "move U"],
		[[], [0.2, 0.9], "move D"],
		[[], [-0.7, 0.6], "move L"],
		[[], [1, 0], "move R"],
		[[], [0, 0, 0, -1], "cursor U"],
		[[], [0, 0, -0.8, 0], "cursor L"],
	])) {
		const reader = new PadReader();
		const read = reader.read(pad([...pressed], [...axes]), 0, "tile");
		assert.deepEqual(names(read), [expected]);
	}
});

test("where a direction moves the gap, a tile goes the other way", () => {
	const read = (/** @type {any} */ made) =>
		names(new PadReader().read(made, 0, "blank"));
	assert.deepEqual(read(pad([12])), ["move D"]);
	assert.deepEqual(read(pad([], [1, 0])), ["move L"]);
	assert.deepEqual(read(pad([], [0, 0, 1, 0])), ["cursor R"]);
});

test("a stick that trembles about its middle does nothing", () => {
	const reader = new PadReader();
	for (const axes of [[0.3, -0.4], [0, 0.49, -0.2, 0.2], []]) {
		assert.deepEqual(reader.read(pad([], axes), 0, "tile"), []);
	}
});

test("a direction repeats while it is held, and begins anew after a rest", () => {
	const reader = new PadReader();
	/** @type {number[]} */
	const at = [];
	for (let now = 0; now <= 640; now += 10) {
		const isHeld = now < 500 || now >= 600;
		const read = reader.read(isHeld ? pad([12]) : pad(), now, "tile");
		if (read.length > 0) at.push(now);
	}
	assert.deepEqual(at, [0, 280, 390, 600]);
});

test("a button acts once, and tells whether a shoulder button is held", () => {
	const reader = new PadReader();
	const read = (/** @type {number[]} */ ...held) =>
		reader.read(pad(held), 0, "tile");
	assert.deepEqual(names(read(0)), ["press"]);
	assert.deepEqual(read(0), []);
	assert.deepEqual(names(read(0, 2)), ["hint"]);
	assert.deepEqual(read(), []);
	for (const [button, name] of /** @type {const} */ ([
		[1, "undo"],
		[3, "redo"],
		[8, "restart"],
		[9, "new"],
	])) {
		const [{ command, isShift }] = read(button);
		assert.deepEqual([command.name, isShift], [name, false]);
		read();
		assert.equal(read(5, button)[0].isShift, true);
		read();
	}
});

/** @type {any[]} */
let connected = [];
/** @type {((now: number) => void)[]} */
const frames = [];
const heard = new EventTarget();
let asked = 0;

Object.defineProperty(globalThis, "navigator", {
	configurable: true,
	value: {
		getGamepads() {
			asked += 1;
			return connected;
		},
	},
});
Object.assign(globalThis, {
	addEventListener: heard.addEventListener.bind(heard),
	removeEventListener: heard.removeEventListener.bind(heard),
	requestAnimationFrame: (/** @type {any} */ call) => frames.push(call),
});

/** Draws a frame. */
function draw() {
	for (const call of frames.splice(0)) call(0);
}

beforeEach(() => {
	connected = [];
	draw();
});

/** @param {{ isFocused?: boolean, wants?: boolean }} [how] */
function listen({ isFocused = false, wants = true } = {}) {
	/** @type {string[]} */
	const told = [];
	const state = { isFocused, wants };
	const leave = listenToPads({
		wants: () => state.wants,
		isFocused: () => state.isFocused,
		arrows: () => "tile",
		hear: (press) => told.push(...names([press])),
	});
	return { told, state, leave };
}

test("nothing is read in each frame until one is connected, nor after the last went", () => {
	const { told, leave } = listen();
	assert.equal(frames.length, 0);
	connected = [null, pad([12])];
	heard.dispatchEvent(new Event("gamepadconnected"));
	assert.equal(frames.length, 1);
	draw();
	assert.deepEqual(told, ["move U"]);
	assert.equal(frames.length, 1);
	connected = [null, { ...pad(), connected: false }];
	draw();
	assert.equal(frames.length, 0);
	leave();
	asked = 0;
	connected = [pad()];
	heard.dispatchEvent(new Event("gamepadconnected"));
	assert.deepEqual([frames.length, asked], [0, 0]);
});

test("one puzzle of a page hears: with the focus, else the last, else the first in view", () => {
	const hidden = listen({ wants: false });
	const first = listen();
	const second = listen();
	const all = [hidden, first, second];
	const press = () => {
		connected = [pad()];
		draw();
		connected = [pad([13])];
		draw();
		return all.map(({ told }) => told.splice(0).length);
	};
	connected = [pad()];
	heard.dispatchEvent(new Event("gamepadconnected"));
	assert.deepEqual(press(), [0, 1, 0]);
	second.state.isFocused = true;
	assert.deepEqual(press(), [0, 0, 1]);
	second.state.isFocused = false;
	assert.deepEqual(press(), [0, 0, 1]);
	second.state.wants = false;
	assert.deepEqual(press(), [0, 1, 0]);
	for (const { leave } of all) leave();
});

test("what was held while nobody listened is not pressed later", () => {
	const { told, state, leave } = listen({ wants: false });
	connected = [pad([9])];
	heard.dispatchEvent(new Event("gamepadconnected"));
	draw();
	state.wants = true;
	draw();
	assert.deepEqual(told, []);
	leave();
});
