/**
 * The keys as the sheets show them, and as they are chosen there.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { KEY_COMMANDS, readKeys } from "../../www/input/custom-keys.ts";
import { KeyChoice } from "../../www/input/key-choice.ts";
import { keyName, placesOf, US } from "../../www/input/key-names.ts";
import { KEYS, useOf } from "../../www/input/keys.ts";
import { SPEAKING, SPEAKING_COMMANDS } from "../../www/input/speaking-keys.ts";
import { texts as en } from "../../www/messages/compiled/keys-en.ts";
import { texts as zh } from "../../www/messages/compiled/keys-zh-Hans.ts";
import { texts as speech } from "../../www/messages/compiled/speech-en.ts";
import {
	listKeys,
	listSpeakingKeys,
	readLayout,
} from "../../www/pages/play/key-list.ts";

/** What some places type in France, Germany, Russia, and by Dvorak. */
const AZERTY = new Map([
	...US,
	...Object.entries({ KeyQ: "a", KeyW: "z", KeyA: "q", KeyZ: "w" }),
	...Object.entries({ KeyM: ",", Semicolon: "m", Comma: ";", Period: ":" }),
]);
const QWERTZ = new Map([...US, ["KeyY", "z"], ["KeyZ", "y"]]);
const RUSSIAN = new Map([
	...US,
	...Object.entries({ KeyW: "ц", KeyA: "ф", KeyS: "ы", KeyD: "в" }),
	...Object.entries({ KeyH: "р", KeyZ: "я", KeyY: "н", KeyN: "т", KeyR: "к" }),
]);

/** @param {ReadonlyMap<string, string>} layout @param {string} [text] */
function written(layout, text = "") {
	const places = placesOf(readKeys(text), layout);
	return Object.fromEntries(
		Object.entries(places).map(([command, all]) => [
			command,
			all.map((place) => keyName(place, layout, "Space")).join(" "),
		]),
	);
}

test("the usual keys, as a US keyboard shows them", () => {
	assert.deepEqual(written(US), {
		...{ up: "↑ W", left: "← A", down: "↓ S", right: "→ D" },
		...{ home: "Home", end: "End" },
		...{ press: "Enter Space", undo: "Backspace Z", redo: "Y", hint: "H" },
		...{ solve: "P", back: ",", forward: ".", shuffle: "N", reset: "R" },
		stop: "Esc",
	});
});

test("another keyboard shows what is written on it", () => {
	const french = written(AZERTY);
	assert.equal(french.up, "↑ Z");
	assert.equal(french.left, "← Q");
	// Z slides there, so that the key in its place undoes.
	assert.equal(french.undo, "Backspace W");
	const german = written(QWERTZ);
	assert.deepEqual([german.undo, german.redo], ["Backspace Z", "Y"]);
	const russian = written(RUSSIAN);
	assert.deepEqual([russian.up, russian.hint], ["↑ Ц", "Р"]);
});

test("what is shown is what a key does", () => {
	for (const layout of [US, AZERTY, QWERTZ, RUSSIAN]) {
		for (const text of [
			"",
			"arrows",
			"off; hint: F1",
			"up: KeyI; shuffle: none",
		]) {
			const keys = readKeys(text);
			for (const [command, places] of Object.entries(placesOf(keys, layout))) {
				for (const code of places) {
					const key = layout.get(code) ?? (code === "Space" ? " " : code);
					assert.equal(useOf({ key, code }, keys), command, `${text} ${code}`);
				}
			}
		}
	}
	assert.equal(written(US, "off; hint: F1 NumpadAdd").hint, "F1 Numpad Add");
});

test("the browser is asked for the layout, and can refuse", async () => {
	const keyboard = { getLayoutMap: async () => AZERTY };
	assert.equal((await readLayout({ keyboard })).get("KeyQ"), "a");
	assert.equal((await readLayout({})).get("KeyQ"), "q");
	const refusing = {
		getLayoutMap: () => Promise.reject(new Error("not allowed in a frame")),
	};
	assert.equal((await readLayout({ keyboard: refusing })).get("KeyQ"), "q");
});

test("the help names every command that has a key, in each language", () => {
	for (const words of [en, zh]) {
		const rows = listKeys("", US, words);
		// Beside the commands it tells how a tile is chosen.
		assert.equal(rows.length, KEY_COMMANDS.length + 1);
		const named = rows.map(([name]) => name).join("\n");
		for (const name of Object.values(words.commands)) {
			assert.ok(named.includes(name), name);
		}
		assert.equal(listKeys("off; hint: F1", US, words).length, 1);
	}
	const [solve] = listKeys("off; solve: F9", US, en);
	assert.deepEqual(solve, ["Solve it (with Shift during a game)", "F9"]);
});

test("the table of the documentation has every command, with its keys", () => {
	const text = readFileSync(
		new URL("../../docs/playing.md", import.meta.url),
		"utf8",
	);
	const [, section] = /## Keys\n([\s\S]+?)\n### /.exec(text) ?? [];
	const rows = [...section.matchAll(/^\| (.+?) \| .+? \| (.+?) \|$/gm)].slice(
		1,
	);
	const told = rows.flatMap(([, keys, names]) => {
		const commands = [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name);
		for (const [letter] of keys.matchAll(/(?<=^|[ ,])[A-Z](?=[ ,]|$)/g)) {
			const use = useOf({ key: letter, code: `Key${letter}` }, KEYS);
			assert.ok(commands.includes(String(use)), `${letter} of ${keys}`);
		}
		return commands;
	});
	assert.deepEqual(told.sort(), [...KEY_COMMANDS].sort());
});

test("a key is given in the place of another, and its loser is told", () => {
	const choice = new KeyChoice("", US);
	assert.equal(choice.text, "");
	assert.equal(choice.give("hint", "KeyG", "KeyH"), null);
	assert.equal(choice.text, "hint: KeyG");
	assert.equal(choice.give("up", "KeyG"), "hint");
	assert.equal(choice.text, "up: ArrowUp KeyW KeyG; hint: none");
	choice.remove("up", "KeyG");
	assert.equal(choice.give("hint", "KeyH"), null);
	assert.equal(choice.text, "");
	assert.equal(choice.give("hint", "KeyH", "KeyH"), null, "its own");
	assert.equal(choice.text, "");
});

test("another set begins anew, and what is chosen is added to it", () => {
	const choice = new KeyChoice("hint: KeyG", US);
	choice.start = "arrows";
	assert.equal(choice.text, "arrows");
	choice.give("hint", "F1");
	assert.equal(choice.text, "arrows; hint: F1");
	const again = new KeyChoice(choice.text, US);
	assert.deepEqual([again.start, again.of("hint")], ["arrows", ["F1"]]);
	again.start = "all";
	assert.equal(again.text, "");
});

test("four letters take the place of those that slide", () => {
	const choice = new KeyChoice("", US);
	assert.equal(choice.letters, "wasd");
	assert.deepEqual(choice.spell("ISJD"), []);
	assert.equal(choice.letters, "isjd");
	assert.equal(
		choice.text,
		"up: ArrowUp KeyI; left: ArrowLeft KeyS; down: ArrowDown KeyJ",
	);
	assert.deepEqual(choice.spell("hjkl"), ["hint"]);
	assert.deepEqual(choice.of("hint"), []);
	for (const wrong of ["", "wa", "wasw", "was1", "wasdq", "w sd", "ijkñ"]) {
		assert.equal(choice.spell(wrong), null, wrong);
		assert.equal(choice.letters, "hjkl", wrong);
	}
	// The letters of a French keyboard lie elsewhere.
	const french = new Map([...US, ["KeyW", "z"], ["KeyA", "q"]]);
	const zqsd = new KeyChoice("", french);
	assert.equal(zqsd.letters, "zqsd");
});

test("whatever is chosen is what is saved, and no key has two uses", () => {
	const place = fc.constantFrom(
		"KeyW",
		"KeyH",
		"KeyQ",
		"F1",
		"Space",
		"ArrowUp",
	);
	const command = fc.constantFrom(...KEY_COMMANDS);
	const act = fc.record({ command, place, isGiven: fc.boolean() });
	const layout = fc.constantFrom(US, AZERTY, RUSSIAN);
	fc.assert(
		fc.property(layout, fc.array(act), (layout, acts) => {
			const choice = new KeyChoice("", layout);
			for (const { command, place, isGiven } of acts) {
				if (isGiven) choice.give(command, place);
				else choice.remove(command, place);
			}
			const saved = placesOf(readKeys(choice.text), layout);
			const all = KEY_COMMANDS.flatMap((name) => choice.of(name));
			assert.equal(new Set(all).size, all.length);
			for (const name of KEY_COMMANDS) {
				assert.deepEqual([...saved[name]].sort(), [...choice.of(name)].sort());
			}
		}),
	);
	assert.ok(KEYS.h);
});

test("the speaking set has keys of its own, which are chosen and listed apart", () => {
	const choice = new KeyChoice("where: KeyX", US);
	assert.deepEqual(choice.of("where"), ["KeyX"]);
	assert.deepEqual(choice.of("up"), ["ArrowUp", "KeyW"]);
	// The same key may play and speak.
	assert.equal(choice.give("board", "KeyH", "KeyB"), null);
	assert.deepEqual(choice.of("hint"), ["KeyH"]);
	assert.equal(choice.give("goal", "KeyX"), "where");
	const chosen = "where: none; board: KeyH; goal: KeyG KeyX";
	const read = new KeyChoice(choice.text, US);
	for (const name of ["where", "board", "goal", "hint", "up"]) {
		assert.deepEqual(read.of(name), new KeyChoice(chosen, US).of(name), name);
	}
	const rows = listSpeakingKeys("where: KeyX", US, en, speech);
	assert.deepEqual(rows[2], [speech.commands.where, "X"]);
	assert.equal(rows.length, SPEAKING_COMMANDS.length);
	// P and W speak: what is left of them is said.
	const left = Object.fromEntries(listKeys("", US, en, true));
	assert.equal(left[en.commands.up], "↑");
	assert.ok(!JSON.stringify(left).includes(en.commands.solve));
});

test("the speaking set shows what is written on a keyboard", () => {
	const places = (/** @type {ReadonlyMap<string, string>} */ layout) =>
		placesOf(SPEAKING.read(""), layout, SPEAKING);
	assert.deepEqual(places(AZERTY).where, ["KeyZ"]);
	assert.deepEqual(places(AZERTY).movable, ["Semicolon"]);
	assert.deepEqual(places(RUSSIAN).where, ["KeyW"]);
});

test("the table of the documentation has the speaking set, with its keys", () => {
	const text = readFileSync(
		new URL("../../docs/playing.md", import.meta.url),
		"utf8",
	);
	const [, section] = /### The speaking set\n([\s\S]+?)\n### /.exec(text) ?? [];
	const told = [...section.matchAll(/^\| ([A-Z])\b.* \| `(\w+)` \|$/gm)];
	const keys = SPEAKING.read("");
	for (const [, letter, command] of told) {
		assert.equal(keys[letter.toLowerCase()], command);
	}
	assert.deepEqual(
		told.map(([, , command]) => command),
		SPEAKING_COMMANDS,
	);
});
