/**
 * What is heard: which sounds, how high, how loud and when. What plays them is a fake,
 * with a time of its own.
 */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** The sounds so far; `isLeft` ones were taken back before they began. @type {any[]} */
let heard = [];

/** What the page has of audio, and how often it was woken. */
const system = { state: "running", time: 0, resumed: 0, type: "" };

class FakeContext {
	destination = {};
	get state() {
		return system.state;
	}
	get currentTime() {
		return system.time;
	}
	async resume() {
		system.resumed += 1;
	}
	createGain() {
		const values = /** @type {number[]} */ ([]);
		const gain = {
			setValueAtTime: (/** @type {number} */ value) => values.push(value),
			exponentialRampToValueAtTime: (/** @type {number} */ value) =>
				values.push(value),
		};
		return { gain, values, connect: (/** @type {any} */ to) => to };
	}
	createOscillator() {
		const sound = { hertz: 0, volume: 0, start: 0, seconds: 0, isLeft: false };
		const frequency = {
			setValueAtTime() {},
			exponentialRampToValueAtTime: (/** @type {number} */ hertz) => {
				sound.hertz = hertz;
			},
		};
		return {
			frequency,
			connect(/** @type {any} */ gain) {
				sound.volume = Math.max(...gain.values);
				return gain;
			},
			disconnect() {
				sound.isLeft = true;
			},
			start(/** @type {number} */ start) {
				sound.start = start;
				heard.push(sound);
			},
			stop(/** @type {number} */ end) {
				sound.seconds = end - sound.start;
			},
		};
	}
}

const page = new EventTarget();
Object.assign(globalThis, {
	AudioContext: FakeContext,
	addEventListener: page.addEventListener.bind(page),
	removeEventListener: page.removeEventListener.bind(page),
});
Object.defineProperty(globalThis, "navigator", {
	value: { userActivation: { hasBeenActive: true }, audioSession: system },
});

const { Sounds } = await import("../../www/element/later/sound.ts");

beforeEach(() => {
	heard = [];
	Object.assign(system, { state: "running", time: system.time + 100 });
	system.resumed = 0;
});

/**
 * Returns what sounds on a board of so many columns, whose goal is the usual one.
 *
 * @param {number[]} tiles
 */
function soundsOn(tiles, columns = 4) {
	const goalTiles = tiles.map((_, cell) => (cell + 1) % tiles.length);
	const snapshot = /** @type {any} */ ({ tiles, goalTiles, columns });
	const sounds = new Sounds({ play: { snapshot } });
	sounds.turn(true);
	return {
		sounds,
		/** @param {number[]} tiles */
		move: (...tiles) =>
			sounds.hear(/** @type {any} */ ({ type: "move", moved: { tiles } })),
		/** @param {string} type */
		hear: (type) => sounds.hear(/** @type {any} */ ({ type })),
	};
}

/** No tile is in its place. */
const AWAY = [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0];
const SOLVED = AWAY.map((_, cell) => (cell + 1) % 16);

test("a slide is a soft click, deeper the longer its line", () => {
	const { move } = soundsOn(AWAY);
	for (const line of [[1], [1, 2], [1, 2, 3]]) {
		system.time += 1;
		move(...line);
	}
	const [one, two, three] = heard.map(({ hertz }) => hertz);
	assert.ok(one > two && two > three, String([one, two, three]));
	for (const { volume, seconds } of heard) {
		assert.ok(volume < 0.2 && seconds < 0.1);
	}
});

test("a tile in its place sounds higher, and a refusal dull", () => {
	soundsOn(AWAY).move(1);
	system.time += 1;
	soundsOn(SOLVED).move(15);
	system.time += 1;
	soundsOn(AWAY).sounds.refused();
	const [away, home, tock] = heard.map(({ hertz }) => hertz);
	assert.ok(home > away && tock < away / 2);
});

test("who plays fast hears quieter clicks, never none", () => {
	const { move } = soundsOn(AWAY);
	move(1);
	for (const pause of [0.2, 0.05, 0.05, 1]) {
		system.time += pause;
		move(1);
	}
	const [first, fast, faster, same, last] = heard.map(({ volume }) => volume);
	assert.ok(first > fast && fast > faster && faster > 0.02);
	assert.equal(faster.toFixed(6), same.toFixed(6));
	assert.equal(last, first);
});

test("a win is a rising note a row, as the wave comes to it, then a chord", () => {
	for (const [columns, rows] of [
		[4, 4],
		[3, 2],
		[16, 16],
	]) {
		heard = [];
		const tiles = Array.from(
			{ length: columns * rows },
			(_, cell) => (cell + 1) % (columns * rows),
		);
		const { hear } = soundsOn(tiles, columns);
		hear("solved");
		const notes = heard.slice(0, rows);
		const chord = heard.slice(rows);
		for (const [row, { hertz, start }] of notes.entries()) {
			assert.ok(hertz < 3_000);
			if (row === 0) continue;
			assert.ok(hertz > notes[row - 1].hertz);
			assert.ok(start > notes[row - 1].start);
		}
		assert.equal(chord.length, 3);
		assert.equal(new Set(chord.map(({ start }) => start)).size, 1);
		assert.ok(chord[0].start > notes[rows - 1].start);
		// Before the first word of the win, 1.7 seconds after the last slide.
		assert.ok(chord[0].start - system.time < 1.7);
	}
});

test("who skips the win hears its end at once, and who waited no second one", () => {
	const { hear } = soundsOn(SOLVED);
	hear("solved");
	system.time += 0.5;
	hear("finished");
	const sounding = heard.filter(({ isLeft }) => !isLeft);
	assert.equal(sounding.filter(({ start }) => start > system.time).length, 0);
	assert.equal(sounding.filter(({ start }) => start === system.time).length, 3);
	heard = [];
	system.time += 10;
	hear("solved");
	system.time += 1.7;
	hear("finished");
	assert.equal(heard.length, 4 + 3);
});

test("another board, or sound that is turned off, ends a win", () => {
	for (const end of ["new", "off"]) {
		heard = [];
		const { sounds, hear } = soundsOn(SOLVED);
		hear("solved");
		system.time += 0.01;
		if (end === "off") sounds.turn(false);
		else hear(end);
		assert.ok(heard.length > 0 && heard.every(({ isLeft }) => isLeft));
	}
});

test("turned off, nothing sounds", () => {
	const { sounds, move, hear } = soundsOn(SOLVED);
	sounds.turn(false);
	move(1);
	sounds.refused();
	hear("solved");
	page.dispatchEvent(new Event("pointerup"));
	assert.deepEqual(heard, []);
	assert.equal(system.resumed, 0);
});

test("what the system has suspended goes on with the next gesture, before any slide", () => {
	const { move } = soundsOn(AWAY);
	move(1);
	for (const gesture of ["pointerup", "keydown"]) {
		system.state = "interrupted";
		system.resumed = 0;
		page.dispatchEvent(new Event(gesture));
		assert.equal(system.resumed, 1, gesture);
	}
	// What was missed is not heard later, all at once.
	heard = [];
	system.time += 1;
	for (let slide = 0; slide < 5; slide++) move(1);
	assert.equal(heard.length, 1);
});

test("sound is that of a game: silent with the device, beside the music of others", () => {
	soundsOn(AWAY).move(1);
	assert.equal(system.type, "ambient");
});
