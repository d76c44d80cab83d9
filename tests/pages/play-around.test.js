/**
 * The play page around its game: keys and focus, notices, what is saved, and links.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, becomes, GamePage, Profile, until } from "./game-in-jsdom.js";

const START = "1 2 3/4 0 5/7 8 6";
const PLAYED = "1 2 3/4 8 5/7 0 6";

/**
 * @param {string} hash
 * @param {ConstructorParameters<typeof GamePage>[0]} [options]
 */
async function open(hash, options) {
	const game = new GamePage(options);
	await game.open(hash);
	return game;
}

/** @param {GamePage} game @param {string} id */
const expectFocus = (game, id) => becomes(() => game.focused.id, id);

/** The button that closes the notice. @param {GamePage} game */
const closeOf = (game) => game.all("#notices .notice button").at(-1);

test("a character acts from the load on, but not on what else has the focus", async () => {
	const game = await open(at(START));
	game.click(8);
	game.query("a.wordmark").focus();
	for (const key of [..."nrzhswp,.?NP"]) game.key(key);
	assert.equal(game.text(), PLAYED);
	assert.deepEqual(game.counts(), { moves: 1, slides: 1 });
	assert.equal(game.modal, null);
	// Neither has a field its letters for the game.
	game.part("language").focus();
	game.key("n");
	assert.equal(game.text(), PLAYED);
	game.part("grid").focus();
	game.key("z");
	assert.equal(game.text(), START);
	game.key("?");
	await until(() => game.modal);
	game.key("Escape");
	await expectFocus(game, "grid");
	await game.reload();
	assert.equal(game.focused, game.document.body);
	game.key("h");
	await until(() =>
		game.cells.some(({ textContent }) => /hint/.test(textContent)),
	);
	game.key("?");
	await until(() => game.modal);
});

test("an arrow brings the focus to the board, an undo leaves it where it is", async () => {
	const game = await open(at(START));
	game.key("ArrowUp");
	assert.equal(game.text(), PLAYED);
	await expectFocus(game, "grid");
	game.part("more").focus();
	game.key("Control+z");
	assert.equal(game.text(), START);
	await expectFocus(game, "more");
	// Enter presses what has the focus; an arrow plays from there, too.
	game.part("hint").focus();
	game.key("Enter");
	await until(() => game.head !== "");
	game.key("ArrowUp");
	assert.equal(game.text(), PLAYED);
});

test("a notice gives the focus back to where it was, or to the board", async () => {
	const game = await open("#board=nonsense");
	await until(() => game.notices.length === 1);
	// It was nowhere.
	game.tap(closeOf(game));
	await expectFocus(game, "grid");
	await game.badLink();
	for (const id of ["hint", "grid", "more"]) {
		game.part(id).focus();
		closeOf(game).focus();
		game.key("Enter");
		await becomes(() => game.notices, []);
		await expectFocus(game, id);
		await game.badLink();
	}
});

test("a notice is a status, takes the place of the one before, and leaves nothing to read", async () => {
	const game = await open(at(START));
	const list = game.part("notices");
	assert.equal(list.getAttribute("role"), "status");
	await game.badLink();
	const first = game.query("#notices .notice");
	await game.badLink();
	await until(() => !first.isConnected);
	assert.equal(game.notices.length, 1);
	assert.match(game.notices[0], /could not be opened/);
	game.part("more").focus();
	game.key("Escape");
	await becomes(() => list.textContent, "");
	await expectFocus(game, "more");
	await game.badLink();
	game.click(8);
	await becomes(() => game.notices, []);
});

test("a notice with a way back stays until the new game is played", async () => {
	const game = await open(at(START));
	game.click(8);
	await game.press("shuffle");
	await until(() => game.notices.length === 1);
	// The play put aside is in the database, which would else seem to take too long.
	const { local } = game.profile;
	await until(() => ![...local.keys()].some((key) => /pending/.test(key)));
	await game.time.skip(600_000);
	assert.equal(game.notices.length, 1);
	game.query("#notices .notice button").focus();
	["U", "D", "L", "R"].some((to) => game.puzzle.move(to));
	await becomes(() => game.notices, []);
	assert.notEqual(game.focused, game.document.body);
});

test("a reload in mid-game keeps tiles, counts, time and history", async () => {
	const game = await open(at("0 1 2/4 5 3/7 8 6"));
	for (const tile of [2, 3, 6]) game.click(tile);
	game.key("z");
	await game.time.skip(2_000);
	await until(() => game.seconds() >= 2);
	const tiles = game.text();
	const seconds = game.seconds();
	await game.reload();
	await game.expectBoard(tiles);
	await game.expectCounts(2, 3);
	assert.ok(game.seconds() >= seconds);
	assert.deepEqual(game.notices, []);
	for (let n = 0; n < 2; n += 1) game.key("z");
	await game.expectBoard("0 1 2/4 5 3/7 8 6");
	assert.equal(game.isEnabled(game.part("undo")), false);
	for (let n = 0; n < 3; n += 1) game.key("y");
	await becomes(() => game.head, "Solved");
	await game.leaveSheet();
	const counts = game.counts();
	await game.reload();
	await becomes(() => game.head, "Solved");
	assert.deepEqual(game.counts(), counts);
});

test("a reload before the first move keeps the board", async () => {
	const game = await open("");
	const dealt = game.text();
	await game.reload();
	await game.expectBoard(dealt);
});

/** Opens a link where nothing is stored. @param {string} link */
const openElsewhere = (link) => open(new URL(link).hash);

/** @param {GamePage} game */
async function copiedLink(game) {
	await game.pressOn("#share-link");
	await until(() => game.copied.length > 0);
	return game.copied.splice(0)[0];
}

test("the link of the sheet opens the start, or the position if that is asked", async () => {
	const game = await open(at(START));
	game.click(8);
	await game.press("copy-link");
	await until(() => game.query("#share input[type=radio]"));
	const start = await copiedLink(game);
	await (await openElsewhere(start)).expectBoard(START);
	const radios = game.all("#share input[type=radio]");
	radios.find(({ checked }) => !checked).click();
	const position = await copiedLink(game);
	assert.match(position, /#board=3x3-[A-Za-z0-9_-]{5}$/);
	const other = await openElsewhere(position);
	await other.expectBoard(PLAYED);
	assert.deepEqual(other.notices, []);
	const seeded = await open("#size=3x3&seed=42");
	seeded.clickAny();
	await seeded.press("copy-link");
	assert.match(await copiedLink(seeded), /#check=M36Lew&seed=42&size=3x3$/);
});

test("where start and position are one, nothing is asked", async () => {
	const near = "1 2 3/4 5 6/7 0 8";
	const game = await open(at(near));
	await game.press("copy-link");
	const unplayed = await copiedLink(game);
	assert.deepEqual(game.all("#share input[type=radio]"), []);
	game.key("Escape");
	// A link to a won game would open it solved, so it has the start position.
	game.click(8);
	await becomes(() => game.head, "Solved");
	await game.leaveSheet();
	await game.press("copy-link");
	const link = () => game.query("#share-text")?.value.split("\n").at(-1);
	await becomes(link, unplayed);
	await (await openElsewhere(unplayed)).expectBoard(near);
});

test("a reload goes on with the game, not with the link", async () => {
	const game = await open(at(START));
	game.click(8);
	await game.reload();
	await game.expectBoard(PLAYED);
	await game.expectCounts(1, 1);
});

for (const way of ["loaded anew", "in the open page"]) {
	test(`a link over a game in play offers the way back, ${way}`, async () => {
		const first = await open(at("0 1 2/4 5 3/7 8 6"));
		first.click(2);
		let game = first;
		if (way === "loaded anew") {
			first.leave();
			game = await open(at(START), { profile: first.profile });
		} else await game.open(at(START));
		await game.expectBoard(START);
		await game.expectCounts(0, 0);
		await until(() => game.notices.length === 1);
		await game.pressOn("#notices .notice button");
		await game.expectBoard("1 2 0/4 5 3/7 8 6");
		await game.expectCounts(1, 2);
		await becomes(() => game.notices, []);
		await game.press("undo");
		await game.expectBoard("0 1 2/4 5 3/7 8 6");
	});
}

test("time stands still while nobody sees the page", async () => {
	const game = await open(at(START));
	game.click(8);
	await game.time.skip(1_500);
	game.setHidden(true);
	const hidden = game.seconds();
	await game.time.skip(60_000);
	assert.equal(game.seconds(), hidden);
	game.setHidden(false);
	await game.time.skip(2_000);
	await until(() => game.seconds() > hidden);
	assert.ok(game.seconds() < 60);
});

test("sound and vibration begin with the first touch, and the speaker turns the sound off for ever", async () => {
	const profile = new Profile();
	const game = new GamePage({ profile });
	await game.open(at(START));
	const { puzzle } = game;
	const isOn = () => ["sound", "haptics"].map((name) => puzzle[name]);
	assert.deepEqual(isOn(), ["off", "off"]);
	await until(() => game.query("#speaker"));
	game.key("Shift");
	assert.deepEqual(isOn(), ["on", "on"]);
	const speaker = game.part("speaker");
	const state = () => [speaker.ariaLabel, speaker.ariaPressed];
	assert.deepEqual(state(), ["Sound", "true"]);
	await game.pressOn("#speaker");
	assert.deepEqual(state(), ["Sound", "false"]);
	assert.deepEqual(isOn(), ["off", "on"]);
	const later = new GamePage({ profile });
	await later.open("");
	await until(() => later.query("#speaker"));
	later.key("Shift");
	assert.equal(later.part("speaker").ariaPressed, "false");
	assert.equal(later.puzzle.sound, "off");
	await later.pressOn("#speaker");
	assert.equal(later.puzzle.sound, "on");
});

test("between the last slide and the first word of the win no button stands out", async () => {
	const game = new GamePage();
	await game.open(at("1 2 3/4 5 6/7 0 8"));
	/** @type {boolean[]} */
	const seen = [];
	const isFilled = () => game.part("shuffle").classList.contains("strong");
	game.puzzle.addEventListener("solved", () => seen.push(isFilled()));
	game.key("ArrowLeft");
	seen.push(isFilled());
	await until(() => game.query("#win-title"));
	assert.deepEqual(seen, [false, false]);
	assert.equal(isFilled(), true);
});
