import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { SpeakingSet } from "../../www/element/later/speaking-set.ts";
import { readSpeakingKeys } from "../../www/input/custom-keys.ts";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";
import { loadPuzzleTexts } from "../../www/messages/compiled/puzzle.ts";
import { loadSpeechTexts } from "../../www/messages/compiled/speech.ts";
import { openGame } from "./core.js";

/** @param {string} key */
function press(key) {
	const code = /[a-z]/.test(key) ? `Key${key.toUpperCase()}` : "";
	return /** @type {KeyboardEvent} */ ({ key, code });
}

/**
 * A play from a position code, by keys alone.
 *
 * @param {import("../../www/messages/compiled/languages.ts").Language} tag
 * @param {string} board
 */
async function sit(tag, board) {
	const strings = await loadPuzzleTexts(tag);
	const game = openGame(board);
	/** @type {string[]} */
	const said = [];
	const set = new SpeakingSet({
		texts: await loadSpeechTexts(tag),
		strings: () => strings,
		state: () => game.snapshot(0),
		slide: (cell) => {
			const moved = game.slideCell(cell, 0);
			if (moved !== undefined) set.last = moved;
			return moved !== undefined;
		},
		say: (text) => said.push(text),
	});
	set.keys = readSpeakingKeys("");
	return { set, game, said };
}

/** A whole play of `1 2 3/0 5 6/4 7 8`: 4, 7, 8, with every question on the way. */
const KEYS = "k b m g l p w1 w4 w9 3 4 l b 7 p 8 m p".split(" ");

for (const tag of LANGUAGES) {
	test(`a play by the speaking set reads as it is kept: ${tag}`, async () => {
		const { set, game, said } = await sit(tag, "1 2 3/0 5 6/4 7 8");
		const lines = [];
		for (const detail of /** @type {const} */ (["brief", "normal", "full"])) {
			set.detail = detail;
			lines.push(`# ${detail}`);
			for (const keys of KEYS) {
				for (const key of keys) set.hear(press(key));
				lines.push(`${keys}\t${said.splice(0).join(" | ")}`);
			}
			assert.ok(game.snapshot(0).isSolved);
			game.restart(0);
			set.last = null;
		}
		const file = new URL(`../data/speech/${tag}.txt`, import.meta.url);
		const text = `${lines.join("\n")}\n`;
		if (process.env.UPDATE) writeFileSync(file, text);
		assert.equal(text, readFileSync(file, "utf8"));
	});
}

test("Enter ends a number that could be longer, another digit need not wait", async () => {
	const { set, game } = await sit(
		"en",
		"1 2 3 4/5 6 7 8/9 10 11 12/13 14 0 15",
	);
	set.hear(press("1"));
	assert.equal(game.snapshot(0).isSolved, false);
	set.hear(press("5"));
	assert.equal(game.snapshot(0).isSolved, true);
	set.hear(press("1"));
	assert.equal(set.hear(press("Enter")), true);
	// No number is typed: Enter presses the chosen tile, as without the set.
	assert.equal(set.hear(press("Enter")), false);
});

test("a command of the set takes other keys", () => {
	const keys = readSpeakingKeys("all; where: KeyX; hint: KeyG");
	assert.equal(keys.KeyX, "where");
	assert.equal(keys.w, undefined);
	assert.equal(keys.g, "goal");
});
