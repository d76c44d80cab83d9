/**
 * Sharing a game and a win on the play page: what goes out, and by which way.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadShareTexts } from "../../www/messages/compiled/share.ts";
import { at, becomes, GamePage, until } from "./game-in-jsdom.js";

const START = "1 2 3/4 5 6/0 7 8";

const words = await loadShareTexts("en");

/** What the system's sheet was given. @type {any[]} */
let sent = [];

/**
 * A page with a system's sheet.
 *
 * @param {string} [error] The name of the error it answers with; empty for none.
 */
function withSystem(error = "") {
	sent = [];
	return new GamePage({
		before: ({ navigator, DOMException }) => {
			navigator.canShare = () => true;
			navigator.share = async (/** @type {any} */ data) => {
				sent.push(data);
				if (error) throw new DOMException("no", error);
			};
		},
	});
}

/** Wins a game in two slides, and waits for what is said of it. @param {GamePage} game */
async function win(game) {
	await game.open(at(START));
	game.click(7);
	game.click(8);
	await until(() => game.query("#win"));
}

/** Shares a win, once the fewest slides are proven. @param {GamePage} game */
async function shareWin(game) {
	await win(game);
	await game.pressOn("#win-share");
	await becomes(() => game.query("#share-text")?.value, /🟫🟧🟥🟪🟦/u);
}

/** @param {GamePage} game */
const told = (game) => game.said("#share [role=status]");

test("the system's sheet gets title, text, link and picture of a win", async () => {
	const game = withSystem();
	await shareWin(game);
	await game.pressOn("#share-send");
	await until(() => sent.length > 0);
	const [{ title, text, url, files }] = sent;
	assert.match(title, / · 3×3$/);
	assert.equal(text.split("\n")[0], title);
	assert.equal(text.split("\n")[1], "🟫🟧🟥🟪🟦");
	// Who opens it finds time and slides above the same board.
	assert.match(url, /#race=2\.3x3\./);
	assert.equal(game.part("share-text").value, `${text}\n${url}`);
	assert.equal(files[0].name, words.fileName);
	assert.equal(told(game), "");
});

test("a system that refuses leaves the other ways, and one that is closed says nothing", async () => {
	for (const [error, said] of [
		["NotAllowedError", words.notSent],
		["AbortError", ""],
	]) {
		const game = withSystem(error);
		await shareWin(game);
		await game.pressOn("#share-send");
		await until(() => sent.length > 0);
		await becomes(() => told(game), said);
		await game.pressOn("#share-copy");
		await becomes(() => told(game), words.copied);
		assert.deepEqual(game.copied, [game.part("share-text").value]);
	}
});

test("a link to the game is in the language of who shares it", async () => {
	const game = withSystem();
	await game.open(at(START));
	game.click(7);
	for (const [language, address] of [
		["en", /^https:\/\/site\.test\/#board=3x3-/],
		["de", /^https:\/\/site\.test\/de\.html#board=3x3-/],
	]) {
		if (language !== "en") await game.speak(String(language));
		await game.press("copy-link");
		await game.pressOn("#share-send");
		await until(() => sent.length > 0);
		assert.match(sent.pop().url, /** @type {RegExp} */ (address));
		assert.deepEqual(game.notices, []);
		await game.leaveSheet();
	}
});

test("the code is of the link that is chosen", async () => {
	const game = new GamePage();
	await game.open(at(START));
	game.click(7);
	await game.press("copy-link");
	await until(() => game.query("#share .share-code svg"));
	const radios = game.all("#share [type=radio]");
	const seen = [];
	for (const radio of radios) {
		game.tap(radio);
		await becomes(() => game.part("share-text").value, radio.value);
		seen.push(game.query("#share .share-code svg").innerHTML);
	}
	assert.equal(seen.length, 2);
	assert.notEqual(radios[0].value, radios[1].value);
	assert.notEqual(seen[0], seen[1]);
});

test("what may not be copied is selected", async () => {
	const game = new GamePage({
		before: ({ navigator }) => {
			navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
		},
	});
	await shareWin(game);
	await game.pressOn("#share-link");
	await becomes(() => told(game), words.notCopied);
	const box = game.part("share-text");
	assert.equal(game.focused, box);
	const { value, selectionStart, selectionEnd } = box;
	assert.match(
		value.slice(selectionStart, selectionEnd),
		/^https:\S+#race=\S+$/,
	);
});

test("a win with a hint says so, also from the menu, and has no squares", async () => {
	const game = new GamePage();
	await game.open(at(START));
	await game.press("hint");
	await becomes(() => game.head, /^Slide \d/);
	game.click(7);
	game.click(8);
	await game.leaveSheet();
	await game.press("copy-link");
	const lines = () => game.query("#share-text")?.value.split("\n");
	await becomes(() => lines()?.length, 4);
	const [, figures, hints, link] = lines();
	assert.match(figures, / · 2 slides$/);
	assert.equal(hints, words.withHints(1));
	assert.match(link, /#race=/);
});

test("the menu prints the board in play", async () => {
	const game = new GamePage();
	await game.open(at(START));
	game.click(7);
	await game.pressOn("#more");
	await until(() => game.query('#menu a[href^="paper.html"]'));
	const { href } = game.query('#menu a[href^="paper.html"]');
	assert.equal(
		href,
		`https://site.test/paper.html${game.puzzle.link("position")}`,
	);
	assert.notEqual(game.puzzle.link("position"), game.puzzle.link("start"));
});
