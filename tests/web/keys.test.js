import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { commandOf, KEYS } from "../../www/input/keys.ts";

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/**
 * Presses what a US keyboard types.
 *
 * @param {string} key
 * @param {Partial<typeof NONE>} [held]
 */
function press(key, held = {}) {
	return commandOf({ key, code: placeOf(key), ...NONE, ...held });
}

/** @type {Record<string, string>} */
const PLACES = { " ": "Space", ",": "Comma", ".": "Period" };

/** @param {string} key */
function placeOf(key) {
	if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
	return PLACES[key] ?? (key.length > 1 ? key : "");
}

/**
 * Presses a key of a keyboard of another layout.
 *
 * @param {string} code Its place.
 * @param {string} key What it types.
 * @param {Partial<typeof NONE>} [held]
 */
function pressAt(code, key, held = {}) {
	return commandOf({ key, code, ...NONE, ...held });
}

/** @param {string} to */
const slide = (to) => ({ name: "move", to });

test("an arrow slides a tile its way; with shift it chooses one", () => {
	for (const [key, direction] of [
		["ArrowUp", "U"],
		["ArrowDown", "D"],
		["ArrowLeft", "L"],
		["ArrowRight", "R"],
	]) {
		const move = { name: "move", to: direction };
		assert.deepEqual(press(key), move);
		const cursor = { name: "cursor", direction };
		assert.deepEqual(press(key, { shiftKey: true }), cursor);
	}
});

test("where arrows explore, they choose a tile; with shift one slides its way", () => {
	for (const [key, to] of /** @type {const} */ ([
		["ArrowUp", "U"],
		["ArrowRight", "R"],
	])) {
		const event = { key, code: key, ...NONE };
		const chosen = { name: "cursor", direction: to };
		assert.deepEqual(commandOf(event, "explore"), chosen);
		const held = { ...event, shiftKey: true };
		assert.deepEqual(commandOf(held, "explore"), { name: "move", to });
	}
});

test("Home and End choose the ends of a row, with Control of the board", () => {
	const cursor = (/** @type {string} */ direction) => ({
		name: "cursor",
		direction,
	});
	assert.deepEqual(press("Home"), cursor("home"));
	assert.deepEqual(press("End"), cursor("end"));
	assert.deepEqual(press("Home", { ctrlKey: true }), cursor("first"));
	assert.deepEqual(press("End", { ctrlKey: true }), cursor("last"));
	assert.equal(press("Home", { altKey: true }), null);
});

test("where arrows move the blank, a tile goes the other way; the chosen one does not", () => {
	for (const [key, to, direction] of [
		["ArrowUp", "D", "U"],
		["ArrowDown", "U", "D"],
		["ArrowLeft", "R", "L"],
		["ArrowRight", "L", "R"],
	]) {
		const event = { key, code: key, ...NONE };
		assert.deepEqual(commandOf(event, "blank"), {
			name: "move",
			to,
		});
		assert.deepEqual(commandOf({ ...event, shiftKey: true }, "blank"), {
			name: "cursor",
			direction,
		});
	}
});

test("W, A, S, D are arrows, wherever the letters are", () => {
	for (const [code, to, others] of /** @type {const} */ ([
		["KeyW", "U", ["w", "W", "z", ",", "ц", "ς", "Process", "Dead"]],
		["KeyA", "L", ["a", "A", "q", "ф", "α"]],
		["KeyS", "D", ["s", "S", "o", "ы", "σ"]],
		["KeyD", "R", ["d", "D", "e", "в", "δ"]],
	])) {
		for (const key of others) {
			assert.deepEqual(pressAt(code, key), slide(to), `${code} ${key}`);
			assert.deepEqual(pressAt(code, key, { shiftKey: true }), {
				name: "cursor",
				direction: to,
			});
		}
	}
});

test("the keyboard on a screen, which tells no places, slides too", () => {
	for (const [key, to] of ["wU", "aL", "sD", "dR", "WU"]) {
		assert.deepEqual(pressAt("", key), slide(to), key);
	}
	assert.deepEqual(pressAt("", "h"), { name: "hint" });
	assert.deepEqual(pressAt("", "ArrowUp"), slide("U"));
});

test("a letter means what is written on it", () => {
	// QWERTZ has Y and Z the other way round.
	assert.deepEqual(pressAt("KeyY", "z"), { name: "undo" });
	assert.deepEqual(pressAt("KeyZ", "y"), { name: "redo" });
	// Dvorak.
	assert.deepEqual(pressAt("KeyJ", "h"), { name: "hint" });
	assert.deepEqual(pressAt("KeyL", "n"), { name: "shuffle" });
});

test("where a letter is not written, or slides, the place means it", () => {
	// Russian, Greek, Hebrew.
	assert.deepEqual(pressAt("KeyH", "р"), { name: "hint" });
	assert.deepEqual(pressAt("KeyZ", "ζ"), { name: "undo" });
	assert.deepEqual(pressAt("KeyN", "מ"), { name: "shuffle" });
	// AZERTY has Z where W slides up, and W in the place of Z.
	assert.deepEqual(pressAt("KeyZ", "w"), { name: "undo" });
	const held = { ctrlKey: true };
	assert.deepEqual(pressAt("KeyZ", "я", held), { name: "undo" });
	assert.deepEqual(pressAt("KeyW", "z", held), { name: "undo" });
	assert.equal(pressAt("KeyZ", "w", held), null, "closes the page");
});

test("letters mean the same with caps lock", () => {
	for (const [key, name] of [
		["z", "undo"],
		["y", "redo"],
		["h", "hint"],
		["p", "play"],
		["n", "shuffle"],
		["r", "reset"],
	]) {
		assert.deepEqual(press(key), { name });
		assert.deepEqual(press(key.toUpperCase()), { name });
	}
});

test("the other keys mean what the help says", () => {
	for (const [key, name] of [
		["Enter", "press"],
		[" ", "press"],
		["Backspace", "undo"],
		["Escape", "stop"],
	]) {
		assert.deepEqual(press(key), { name });
	}
	for (const [key, by] of /** @type {const} */ ([
		[",", -1],
		[".", 1],
	])) {
		assert.deepEqual(press(key), { name: "step", by });
	}
});

test("a key of the page's own is none of the puzzle's", () => {
	assert.equal(press("?", { shiftKey: true }), null);
});

test("control or command undoes and redoes as everywhere", () => {
	for (const held of [{ ctrlKey: true }, { metaKey: true }]) {
		assert.deepEqual(press("z", held), { name: "undo" });
		assert.deepEqual(press("Z", { ...held, shiftKey: true }), {
			name: "redo",
		});
		assert.deepEqual(press("y", held), { name: "redo" });
	}
});

test("the browser's and the system's own keys are left to them", () => {
	for (const key of ["r", "n", "s", "h", "ArrowLeft", "Enter", " ", ",", "?"]) {
		assert.equal(press(key, { ctrlKey: true }), null, `ctrl ${key}`);
		assert.equal(press(key, { metaKey: true }), null, `meta ${key}`);
		assert.equal(press(key, { altKey: true }), null, `alt ${key}`);
	}
	assert.equal(press("z", { ctrlKey: true, altKey: true }), null, "AltGr z");
	for (const key of ["Tab", "F5", "PageDown", "q", "1", "Dead", "Shift"]) {
		assert.equal(press(key), null, key);
	}
});

const COMMANDS = new Set(
	"move cursor press undo redo hint play shuffle reset step stop".split(" "),
);

test("no key has a meaning by accident", () => {
	const inherited = Object.getOwnPropertyNames(Object.prototype);
	const key = fc.oneof(fc.string(), fc.constantFrom(...inherited, "ı", "İ"));
	fc.assert(
		fc.property(key, key, fc.boolean(), fc.boolean(), (key, code, ...held) => {
			const [shiftKey, ctrlKey] = held;
			const command = pressAt(code, key, { shiftKey, ctrlKey });
			if (command !== null) assert.ok(COMMANDS.has(command.name), key);
		}),
	);
	for (const key of Object.keys(KEYS)) {
		assert.ok(COMMANDS.has(pressAt(key, key, {})?.name ?? ""), key);
	}
});
