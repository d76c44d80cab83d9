/**
 * The attribute `keys`: what it means, and the text that is written for it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import {
	canBeKey,
	KEY_COMMANDS,
	readKeys,
	writeKeys,
} from "../../www/input/custom-keys.ts";
import { commandOf, KEYS } from "../../www/input/keys.ts";

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

/**
 * Returns the name of what a key does.
 *
 * @param {string} text The attribute.
 * @param {string} code
 * @param {string} [key] What it types.
 * @param {object} [held]
 */
function does(text, code, key = code, held = {}) {
	const event = { key, code, ...NONE, ...held };
	const command = commandOf(event, "tile", readKeys(text));
	if (command === null) return null;
	return Object.values(command).join(" ");
}

test("without a text, and with all, the keys are the usual ones", () => {
	for (const text of ["", "all", " ALL ", "nonsense", ";;", "all;"]) {
		assert.deepEqual({ ...readKeys(text) }, { ...KEYS }, text);
	}
});

test("a command has the keys that it is given, and no other", () => {
	const text = "hint: KeyG F1; up: KeyI";
	assert.equal(does(text, "KeyG", "g"), "hint");
	assert.equal(does(text, "F1"), "hint");
	assert.equal(does(text, "KeyH", "h"), null);
	assert.equal(does(text, "KeyI", "i"), "move U");
	assert.equal(does(text, "KeyI", "I", { shiftKey: true }), "cursor U");
	for (const code of ["ArrowUp", "KeyW"]) assert.equal(does(text, code), null);
	assert.equal(does(text, "ArrowDown"), "move D");
	assert.equal(does(text, "KeyZ", "z"), "undo");
});

test("a key that is given to one command is lost to another", () => {
	const text = "hint: KeyW; undo: KeyH";
	assert.equal(does(text, "KeyW", "w"), "hint");
	assert.equal(does(text, "ArrowUp"), "move U");
	assert.equal(does(text, "KeyH", "h"), "undo");
	// The last one has it.
	assert.equal(does("hint: KeyG; undo: KeyG", "KeyG", "g"), "undo");
});

test("a command without a key has none", () => {
	assert.equal(does("shuffle: none", "KeyN", "n"), null);
	assert.equal(does("shuffle:", "KeyN", "n"), null);
	assert.equal(does("shuffle: none", "KeyR", "r"), "reset");
});

test("arrows leaves out every key that types a character; off leaves out all", () => {
	const typed = ["w", "a", "s", "d", "z", "y", "h", "p", "n", "r", ",", "."];
	for (const key of typed) {
		const code =
			{ ",": "Comma", ".": "Period" }[key] ?? `Key${key.toUpperCase()}`;
		assert.notEqual(does("", code, key), null, key);
		assert.equal(does("arrows", code, key), null, key);
		assert.equal(does("off", code, key), null, key);
	}
	for (const [code, key, name] of [
		["ArrowLeft", "ArrowLeft", "move L"],
		["Enter", "Enter", "press"],
		["NumpadEnter", "Enter", "press"],
		["Space", " ", "press"],
		["Backspace", "Backspace", "undo"],
		["Escape", "Escape", "stop"],
	]) {
		assert.equal(does("arrows", code, key), name);
		assert.equal(does("off", code, key), null, code);
	}
	assert.equal(does("off; up: KeyE", "KeyE", "e"), "move U");
	assert.equal(does("arrows; hint: KeyG", "KeyG", "g"), "hint");
});

test("what is unknown is ignored, and the rest stands", () => {
	const text =
		"hint KeyJ; fly: KeyF; up: Tab ShiftLeft , é <b> KeyI; redo: KeyU: KeyV; constructor: KeyC";
	assert.equal(does(text, "KeyI", "i"), "move U");
	for (const code of ["Tab", "ShiftLeft", "KeyF", "KeyV", "KeyC", "KeyJ"]) {
		assert.equal(does(text, code), null, code);
	}
	assert.equal(does(text, "KeyY", "y"), "redo");
});

test("any text is read", () => {
	const word = fc.constantFrom(
		...["hint", "up", ":", ";", " ", "KeyW", "none", "off", "__proto__", "x"],
	);
	const text = fc.oneof(
		fc.string(),
		fc.array(word).map((words) => words.join("")),
	);
	fc.assert(
		fc.property(text, (text) => {
			for (const what of Object.values(readKeys(text))) {
				assert.ok(
					KEY_COMMANDS.some((known) => known === what),
					what,
				);
			}
		}),
	);
});

test("what is written is read back", () => {
	const places = fc.subarray([
		"KeyW",
		"KeyG",
		"F1",
		"Digit1",
		"Slash",
		"Space",
	]);
	const chosen = fc.dictionary(fc.constantFrom(...KEY_COMMANDS), places);
	fc.assert(
		fc.property(chosen, (chosen) => {
			const keys = readKeys(writeKeys(chosen));
			/** @type {Map<string, string>} */
			const last = new Map();
			for (const [name, codes] of Object.entries(chosen)) {
				for (const code of codes) last.set(code, name);
			}
			for (const [code, name] of last) assert.equal(keys[code], name);
			for (const [key, name] of Object.entries(keys)) {
				if (!(name in chosen)) assert.equal(KEYS[key], name);
				else assert.equal(last.get(key), name);
			}
		}),
	);
	assert.equal(
		writeKeys({ hint: ["KeyG", "F1"], shuffle: [] }),
		"hint: KeyG F1; shuffle: none",
	);
});

test("every command can be asked for by a key, and every key's command can be chosen", () => {
	for (const name of KEY_COMMANDS) {
		const asked = does(`off; ${name}: F9`, "F9");
		assert.notEqual(asked, null, name);
	}
	assert.deepEqual(new Set(Object.values(KEYS)), new Set(KEY_COMMANDS));
});

test("keys that the browser needs cannot be chosen", () => {
	for (const code of [
		"Tab",
		"ShiftRight",
		"ControlLeft",
		"MetaLeft",
		"",
		"none",
	]) {
		assert.equal(canBeKey(code), false, code);
	}
	for (const code of ["KeyA", "F5", "Digit0", "IntlBackslash", "Numpad8"]) {
		assert.equal(canBeKey(code), true, code);
	}
});
