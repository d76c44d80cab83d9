/**
 * The sheets where a board is set up and a picture is chosen: what they say of what is
 * wrong, and that nothing is lost by it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPicturesTexts } from "../../www/messages/compiled/pictures.ts";
import { loadSetupTexts } from "../../www/messages/compiled/setup.ts";
import { at, becomes, GamePage, textOf, until } from "./game-in-jsdom.js";

const START = "1 2 3/4 0 5/7 8 6";

const words = await loadSetupTexts("en");
const pictures = await loadPicturesTexts("en");

/** @param {string} [board] */
async function open(board = START) {
	const game = new GamePage();
	await game.open(at(board));
	return game;
}

/** @param {GamePage} game */
const status = (game) => game.said(".setup-status");

/** @param {GamePage} game @param {number} n */
const cell = (game, n) => game.all("#setup .setup-cell")[n];

/** Presses the button with a text. @param {GamePage} game @param {string} text */
function pressNamed(game, text) {
	const buttons = game.all("#setup button");
	game.tap(buttons.find((button) => textOf(button) === text));
}

test("the two tiles to look at are named, and exchanged by a button", async () => {
	const game = await open("1 2 3 4/5 6 7 8/9 10 11 0/13 14 15 12");
	await game.openText();
	game.fill("#setup-board-text", "1 2 3 4/5 6 7 8/9 10 11 12/13 15 14 0");
	pressNamed(game, words.read);
	await becomes(() => status(game), words.unsolvable(15, 14));
	const suspects = game
		.all("#setup .setup-cell")
		.filter(({ ariaLabel }) => ariaLabel.includes(words.notes.suspect));
	assert.deepEqual(suspects.map(textOf), ["15", "14"]);
	// Another game's goal may be another.
	pressNamed(game, words.takeGoal(words.goals.first));
	await becomes(() => status(game), words.solvable);
	game.fill("#setup select", "last");
	await becomes(() => status(game), words.unsolvable(15, 14));
	pressNamed(game, words.exchange(15, 14));
	await becomes(() => status(game), words.solved);
	assert.equal(textOf(cell(game, 13)), "14");
	pressNamed(game, words.undo);
	await becomes(() => textOf(cell(game, 13)), "15");
});

test("a number is typed in the digits of any keyboard", async () => {
	const game = await open("1 2 3 4/5 6 7 8/9 10 11 0/13 14 15 12");
	await game.openText();
	for (const [at, keys] of ["12", "١١", "१०", "９"].entries()) {
		cell(game, at).focus();
		for (const key of keys) game.key(key);
	}
	const typed = () => [0, 1, 2, 3].map((at) => textOf(cell(game, at)));
	await becomes(() => typed().join(" "), "12 11 10 9");
});

test("each tile has the colour of its place, and Undo gives the focus on when it goes", async () => {
	const game = await open();
	await game.openText();
	game.fill("#setup-board-text", "1 2 3/4 5 6/7 8 0");
	pressNamed(game, words.read);
	await becomes(() => status(game), words.solved);
	const colors = game
		.all("#setup .setup-cell")
		.map(({ style }) => style.background);
	assert.equal(new Set(colors).size, 9);
	assert.equal(colors[8], "");
	const undo = game
		.all("#setup button")
		.find((button) => textOf(button) === words.undo);
	undo.focus();
	game.tap(undo);
	await until(() => !undo.isConnected);
	assert.equal(game.focused, cell(game, 0));
});

test("what is not ready says why, and loses nothing", async () => {
	const game = await open();
	await game.press("open-board");
	await until(() => game.query(".setup-tile"));
	game.tap(game.all(".setup-tile").find((tile) => textOf(tile) === "5"));
	await becomes(() => textOf(cell(game, 0)), "5");
	pressNamed(game, words.play);
	const why = `${words.notReady} ${words.missing("the gap, 1, 2, 3, 4, 6, 7, 8", 0)}`;
	await becomes(() => status(game), why);
	assert.equal(game.part("setup").open, true);
	assert.equal(game.query(".setup-status.sr"), null);
	await game.leaveSheet();
	await game.expectBoard(START);
	await game.press("open-board");
	await becomes(() => textOf(cell(game, 0)), "5");
});

/** Files that are no pictures, and why. @type {[name: string, type: string, text: string, code: "kind" | "empty" | "damaged" | "heic"][]} */
const NONE = [
	["a.txt", "text/plain", "hello", "kind"],
	["a.png", "image/png", "", "empty"],
	["a.png", "image/png", "no png", "damaged"],
	["a.heic", "", "\0\0\0\x18ftypheic\0\0\0\0", "heic"],
];

for (const [entry, sheet, place, errors] of /** @type {const} */ ([
	["open-board", "#setup", ".setup-ask .setup-error", words.pictureErrors],
	["open-pictures", "#pictures", ".face-error", pictures.errors],
])) {
	test(`a file that is no picture is refused with its reason (${sheet})`, async () => {
		const game = await open();
		await game.press(entry);
		await until(() => game.query(`${sheet} input[type=file]`));
		const input = game.query(`${sheet} input[type=file]`);
		for (const [name, type, text, code] of NONE) {
			const file = new File([Buffer.from(text, "latin1")], name, { type });
			Object.defineProperty(input, "files", {
				value: [file],
				configurable: true,
			});
			input.dispatchEvent(new game.window.Event("change"));
			await becomes(() => game.said(place), errors[code]);
		}
		assert.equal(game.query(".grid-over, .crop"), null);
		assert.equal(game.puzzle.hasAttribute("src"), false);
	});
}
