/**
 * Invalid input, and what fails inside: the page says what is wrong and what to do, and
 * the game in play is not lost.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, becomes, GamePage, until } from "./game-in-jsdom.js";

const START = "1 2 3/4 0 5/7 8 6";
const AFTER = "1 2 3/4 8 5/7 0 6";

const BAD_LINKS = {
	"#board=3x3-%F0%9F%98%80": /position code is damaged/,
	"#board=": /The text ends too early/,
	"#board=1%202%203/4%205%206/8%207%200": /This board can’t be solved/,
	"#size=1x5": /A board cannot be 1×5/,
	"#size=3x3&seed=1&goal=nonsense": /cannot be read/,
};

test("a bad link is named, and a new game dealt", async () => {
	const game = new GamePage();
	for (const [hash, reason] of Object.entries(BAD_LINKS)) {
		game.keep(null);
		await game.open(hash);
		await becomes(() => game.notices.length, 1);
		const [said] = game.notices;
		assert.match(said, /^The link could not be opened\./);
		assert.match(said, reason);
		assert.doesNotMatch(said, /still here/);
		assert.equal(game.cells.length, 16);
		assert.equal(game.puzzle.status, "playing");
		game.leave();
	}
});

test("a bad link leaves the game in play, in an open page and in a new one", async () => {
	const game = new GamePage();
	await game.open(at(START));
	game.click(8);
	for (const [hash, reason] of Object.entries(BAD_LINKS)) {
		await game.open(hash);
		await becomes(() => game.notices.at(-1), reason);
		assert.match(game.notices.at(-1) ?? "", /Your game is still here\.$/);
		await becomes(() => game.window.location.hash, "");
		assert.equal(game.text(), AFTER);
	}
	game.leave();
	await game.open("#size=1x5");
	await becomes(() => game.notices.join(), /Your game is still here\.$/);
	await game.reload();
	await game.expectBoard(AFTER);
	await game.expectCounts(1, 1);
	assert.deepEqual(game.notices, []);
});

const BAD_TEXTS = {
	"": "Enter or paste a board first.",
	"4 1 2/5 0": "Row 2 has 2 numbers, but the first row has 3.",
	"4 1 2/5 q 3": "Character 9, “q”, cannot be read. Write it like 4 1 2/5 0 3.",
	"1 2 3 4 0": "A board cannot be 5×1: each side must be from 2 to 16.",
	"[[1,2],[3": "The text ends too early. Write it like 4 1 2/5 0 3.",
	"3x3-AAAAB":
		"This position code is damaged. Compare it with the original, or ask for it again.",
};

/** What the sheet says of texts that are rows, but no board. */
const WRONG_ROWS = {
	"1 2 3/4 5 6/7 8 8":
		"Tile 8 appears twice. One of them must be a different tile.",
	"1 2 3/4 5 6/7 0 0": "There are two gaps, but a board has one.",
	"1 2 3/4 5 6/7 8 9":
		"There is no tile 9 on this board: the tiles are 1 to 8.",
};

test("the sheet says what is wrong with a text, and keeps it", async () => {
	const game = new GamePage();
	await game.open(at(START));
	game.click(8);
	const text = await game.openText();
	await becomes(() => text.value, AFTER);
	/** @param {string} bad */
	const use = async (bad) => {
		game.fill("#setup-board-text", bad);
		await game.pressOn("#setup details .button");
	};
	for (const [bad, reason] of Object.entries(BAD_TEXTS)) {
		await use(bad);
		await becomes(() => game.said("#setup-text-error"), reason);
		assert.equal(text.value, bad);
		assert.equal(text.getAttribute("aria-invalid"), "true");
		const described = text.getAttribute("aria-describedby") ?? "";
		assert.ok(described.split(" ").includes("setup-text-error"));
	}
	for (const [bad, reason] of Object.entries(WRONG_ROWS)) {
		await use(bad);
		await becomes(() => game.said(".setup-status"), reason);
	}
	await game.leaveSheet();
	await game.expectBoard(AFTER);
	await game.expectCounts(1, 1);
});

test("the sheet opens each form of a board", async () => {
	const game = new GamePage();
	await game.open(at(START));
	const { value: code } = game.puzzle;
	/** @type {[string, string][]} */
	const forms = [
		["4 1 2/5 0 3", "4 1 2/5 0 3"],
		["4 1 2\n5 0 3\n", "4 1 2/5 0 3"],
		["[[4,1,2],[5,0,3]]", "4 1 2/5 0 3"],
		["  [[4, 1], [2, 0], [3, 5]] ", "4 1/2 0/3 5"],
		[code, START],
		[`https://example.org/#board=${code}`, START],
	];
	for (const [given, board] of forms) {
		(await game.openText()).focus();
		game.fill("#setup-board-text", given);
		game.key("Control+Enter");
		await until(() => game.modal === null);
		await game.expectBoard(board);
		await becomes(() => game.focused.id, "grid");
	}
});

test("the game takes no key of a dialog, which Escape closes", async () => {
	const game = new GamePage();
	await game.open(at(START));
	await game.press("open-board");
	await until(() => game.modal?.id === "setup");
	game.key("n");
	game.key("ArrowLeft");
	await game.leaveSheet();
	await game.expectBoard(START);
	await becomes(() => game.focused.id, "more");
});

test("a board that is pasted is played, a bad one is named", async () => {
	const game = new GamePage();
	await game.open(at(START));
	game.click(8);
	/** @param {string} text */
	const paste = (text) => {
		const event = new game.window.Event("paste", { bubbles: true });
		event.clipboardData = { getData: () => text, files: [] };
		game.document.body.dispatchEvent(event);
	};
	paste("1 2 3/4 5 6/8 7 0");
	await becomes(
		() => game.notices.at(-1),
		/^This board can’t be solved\..*Your game is still here\.$/,
	);
	await game.expectBoard(AFTER);
	await game.expectCounts(1, 1);
	paste("hello");
	await becomes(
		() => game.notices.at(-1),
		/^Character 1, “hello”, cannot be read\..*Your game is still here\.$/,
	);
	const { notices } = game;
	paste("  ");
	paste("[[4,1,2],[5,0,3]]");
	await game.expectBoard("4 1 2/5 0 3");
	// Blanks are none.
	assert.ok(game.notices.length <= notices.length + 1);
});

/**
 * Resolves when a worker was asked to search, and holds its answers.
 *
 * @param {GamePage} game @param {number} at
 */
async function searching(game, at) {
	await until(() => game.workers.length > at);
	const worker = game.workers[at];
	// One that dies without a sign of life would not be replaced.
	worker.hold();
	await until(() => worker.held.length > 0);
	worker.letGo();
	worker.hold();
	await until(() =>
		worker.asked.some((/** @type {any} */ { type }) => type === "solve"),
	);
	return worker;
}

test("a worker that dies in a search, or between two, is replaced, and answers", async () => {
	const game = new GamePage();
	await game.open("#size=3x3&seed=42");
	const first = searching(game, 0);
	await game.press("hint");
	(await first).kill();
	await becomes(() => game.head, /^Slide \d+ /);
	assert.equal(game.workers.length, 2);
	game.workers[1].kill();
	await game.press("shuffle");
	await game.press("hint");
	await becomes(() => game.head, /^Slide \d+ /);
	assert.equal(game.workers.length, 3);
	assert.deepEqual(game.notices, []);
});

test("a solver that dies twice over a question says so, and the next one is answered", async () => {
	const game = new GamePage();
	await game.open("#size=3x3&seed=42");
	game.clickAny();
	const position = game.text();
	const first = searching(game, 0);
	await game.press("hint");
	(await first).kill();
	(await searching(game, 1)).kill();
	await becomes(
		() => game.notices.join(),
		/^The search stopped unexpectedly\. Your position is safe\. Try again, or reload/,
	);
	assert.equal(game.isShown(game.part("advice-progress")), false);
	assert.equal(game.text(), position);
	await game.press("hint");
	await becomes(() => game.head, /^Slide \d+ /);
});
