import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { SpeakingSet } from "../../www/element/later/speaking-set.ts";
import {
	askedBy,
	digitOf,
	readSpeakingKeys,
} from "../../www/input/speaking-keys.ts";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";
import { loadPuzzleTexts } from "../../www/messages/compiled/puzzle.ts";
import { loadSpeechTexts } from "../../www/messages/compiled/speech.ts";
import { faceText } from "../../www/view/faces.ts";
import { openGame } from "./core.js";

const FIFTEEN = "1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15";

/** @param {string} key @param {Partial<KeyboardEvent>} [more] */
function press(key, more) {
	const code = /[a-z]/.test(key) ? `Key${key.toUpperCase()}` : "";
	return /** @type {KeyboardEvent} */ ({ key, code, shiftKey: false, ...more });
}

/**
 * A play from a position code, by keys alone.
 *
 * @param {import("../../www/messages/compiled/languages.ts").Language} tag
 * @param {string} board
 * @param {Partial<ConstructorParameters<typeof SpeakingSet>[0]>} [parts]
 */
async function sit(tag, board, parts) {
	const [strings, texts] = await Promise.all([
		loadPuzzleTexts(tag),
		loadSpeechTexts(tag),
	]);
	const game = openGame(board);
	/** @type {string[]} */
	const said = [];
	const play = {
		game,
		get snapshot() {
			return game.snapshot(0);
		},
	};
	const set = new SpeakingSet({
		strings: () => strings,
		speechTexts: () => texts,
		play,
		nameOf: String,
		finish: () => {},
		slide: (cell) => game.slideCell(cell, 0),
		left: () => "",
		say: (text) => said.push(text),
		refuse: () => {},
		...parts,
	});
	set.set("normal", "");
	/** @param {string} keys */
	const type = (keys) => {
		for (const key of keys) set.hear(press(key));
		return said.splice(0).join(" | ");
	};
	return { set, game, said, type };
}

/** A whole play of `1 2 3/0 5 6/4 7 8`: 4, 7, 8, with every question on the way. */
const KEYS = "k b m g l p w1 w4 w9 3 4 l b 7 p 8 m p".split(" ");

for (const tag of LANGUAGES) {
	test(`a play by the speaking set reads as it is kept: ${tag}`, async () => {
		const { set, game, type } = await sit(tag, "1 2 3/0 5 6/4 7 8");
		const lines = [];
		for (const detail of /** @type {const} */ (["brief", "normal", "full"])) {
			set.set(detail, "");
			lines.push(`# ${detail}`);
			for (const keys of KEYS) lines.push(`${keys}\t${type(keys)}`);
			assert.ok(game.snapshot(0).isSolved);
			game.restart(0);
		}
		const file = new URL(`../data/speech/${tag}.txt`, import.meta.url);
		const text = `${lines.join("\n")}\n`;
		if (process.env.UPDATE) writeFileSync(file, text);
		assert.equal(text, readFileSync(file, "utf8"));
	});
}

test("blindfolded, nothing tells where tiles are, and no number slides its tile", async () => {
	const { game, type } = await sit("en", "1 2 3/0 5 6/4 7 8");
	game.note("blindfold", 0);
	game.slideCell(6, 0);
	assert.equal(game.snapshot(0).isHidden, true);
	type("w");
	assert.deepEqual([type("5"), type("7"), type("p")], ["?", "?", "?"]);
	assert.equal(game.snapshot(0).stm, 1);
});

test("Enter ends a number that could be longer, another digit need not wait", async () => {
	const { set, game } = await sit("en", FIFTEEN);
	set.hear(press("1"));
	assert.equal(game.snapshot(0).isSolved, false);
	set.hear(press("5"));
	assert.equal(game.snapshot(0).isSolved, true);
	set.hear(press("1"));
	assert.equal(set.hear(press("Enter")), true);
	// No number is typed: Enter presses the chosen tile, as without the set.
	assert.equal(set.hear(press("Enter")), false);
});

test("Backspace and Escape take back a number, and nothing else", async () => {
	const { set, game } = await sit("en", FIFTEEN);
	for (const key of ["Backspace", "Escape"]) {
		set.hear(press("1"));
		assert.equal(set.hear(press(key)), true);
		assert.equal(set.hear(press(key)), false);
	}
	set.hear(press("5"));
	set.hear(press("Enter"));
	// Not 15.
	assert.equal(game.snapshot(0).isSolved, false);
});

test("a digit is typed as each keyboard types it", async () => {
	const shift = { shiftKey: true };
	assert.equal(digitOf(press("5", { code: "Numpad5" })), "5");
	// AZERTY: with Shift; without it the same key, as most would press it.
	assert.equal(digitOf(press("5", { code: "Digit5", ...shift })), "5");
	assert.equal(digitOf(press("(", { code: "Digit5" })), "5");
	// A US keyboard.
	assert.equal(digitOf(press("%", { code: "Digit5", ...shift })), "");
	assert.equal(digitOf(press("e")), "");
	for (const digits of [
		"٠١٢٣٤٥٦٧٨٩",
		"०१२३४५६७८९",
		"０１２３４５６７８９",
		"𝟘𝟙𝟚",
	]) {
		assert.equal(
			[...digits].map((key) => digitOf(press(key))).join(""),
			[..."0123456789"].slice(0, [...digits].length).join(""),
		);
	}
	const { set, game } = await sit("fr", FIFTEEN);
	set.hear(press("1", { code: "Digit1", ...shift }));
	set.hear(press("Shift", shift));
	set.hear(press("5", { code: "Digit5", ...shift }));
	assert.equal(game.snapshot(0).isSolved, true);
});

test("a letter asks where it is written, or lies if it is not", () => {
	const keys = readSpeakingKeys("");
	assert.equal(askedBy({ key: "m", code: "Semicolon" }, keys), "movable");
	// AZERTY's Z lies where W does, and Dvorak's N where L does.
	assert.equal(askedBy({ key: "z", code: "KeyW" }, keys), undefined);
	assert.equal(askedBy({ key: "n", code: "KeyL" }, keys), undefined);
	assert.equal(askedBy({ key: "и", code: "KeyB" }, keys), "board");
	assert.equal(askedBy({ key: "P", code: "" }, keys), "done");
	assert.equal(askedBy({ key: "Tab", code: "Tab" }, keys), undefined);
});

test("a command of the set takes other keys, and they are listed", async () => {
	const text = "all; where: KeyX; hint: KeyG";
	const keys = readSpeakingKeys(text);
	assert.equal(keys.KeyX, "where");
	assert.equal(keys.w, undefined);
	assert.equal(keys.g, "goal");
	const { set, type } = await sit("en", FIFTEEN);
	set.set("normal", text);
	assert.match(type("k"), /M What can slide, X Where a tile is/);
});

test("what a page refuses is not said to be out of line", async () => {
	/** @type {number[]} */
	const asked = [];
	let refused = 0;
	const { set, said, type } = await sit("en", "1 2 3/0 5 6/4 7 8", {
		slide: (cell) => asked.push(cell),
		refuse: () => refused++,
	});
	assert.equal(type("4"), "");
	assert.deepEqual([asked, refused], [[6], 0]);
	assert.match(type("3"), /^3 can’t slide: it is not in line/);
	assert.match(type("9"), /^There is no tile 9/);
	// A number that begins with 0 could still be another.
	assert.equal(type("0"), "");
	set.hear(press("Enter"));
	assert.match(said.join(), /^There is no tile 0/);
	assert.deepEqual([asked, refused], [[6], 3]);
});

test("tiles have the names that the cells have", async () => {
	const { type } = await sit("en", "1 2 3/0 5 6/4 7 8", {
		nameOf: (tile) => faceText("letter", tile),
	});
	assert.equal(type("b"), "Row 1: A, B, C. Row 2: gap, E, F. Row 3: D, G, H");
	assert.equal(
		type("w4"),
		"Which tile? | D: row 3, column 1. Belongs in row 2, column 1",
	);
	type("4");
	assert.equal(type("l"), "D up");
});

test("the last move is that of the game, also when it was a line or undone", async () => {
	const { game, type } = await sit("en", "1 2 3/4 5 6/7 8 0");
	assert.equal(type("l"), "No move yet");
	game.slideCell(6, 0);
	assert.equal(type("l"), "8, 7 right");
	game.slideCell(3, 0);
	assert.equal(type("l"), "4 down");
	game.undo(0);
	assert.equal(type("l"), "8, 7 right");
	game.restart(0);
	assert.equal(type("l"), "No move yet");
});

test("progress tells how far it is, where that is shown anyway", async () => {
	let left = "3 slides to go, proven shortest";
	const { type } = await sit("en", "1 2 3/0 5 6/4 7 8", { left: () => left });
	assert.equal(type("p"), "5 of 8 in place. 3 slides to go, proven shortest");
	left = "";
	assert.equal(type("p"), "5 of 8 in place. At least 3 slides left");
});

test("a key that is held asks once, and types once", async () => {
	const { set, said, game } = await sit("en", "1 2 3/0 5 6/4 7 8");
	for (const key of ["b", "4"]) {
		set.hear(press(key));
		assert.equal(set.hear(press(key, { repeat: true })), true);
	}
	assert.equal(said.length, 1);
	assert.equal(game.snapshot(0).stm, 1);
});
