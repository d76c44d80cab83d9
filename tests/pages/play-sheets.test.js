/**
 * The sheets of the play page: the menu, the calm game, and the keys.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { at, becomes, GamePage, goOn, textOf, until } from "./game-in-jsdom.js";

const START = "1 2 3/4 0 5/7 8 6";

/**
 * @param {string} hash
 * @param {ConstructorParameters<typeof GamePage>[0]} [options]
 */
async function open(hash, options) {
	const game = new GamePage(options);
	await game.open(hash);
	return game;
}

/** @param {GamePage} game */
async function openMenu(game) {
	await game.pressOn("#more");
	await until(() => game.query("#menu .menu-item"));
}

/**
 * Returns the first of a kind with this text, or whose name it is.
 *
 * @param {GamePage} game @param {string} selector @param {RegExp} text
 */
const named = (game, selector, text) =>
	game
		.all(selector)
		.find((one) => text.test(one.getAttribute("aria-label") ?? textOf(one)));

test("the menu has what a player wants most first, and the rest by what it is of", async () => {
	const game = await open(at(START));
	await openMenu(game);
	const entries = (/** @type {string} */ section) =>
		game
			.all(`.menu-${section} .menu-item`)
			.map(({ id }) => id.replace("menu-", ""));
	assert.deepEqual(entries("big"), [
		...["daily", "newGame", "records", "learn", "settings"],
	]);
	assert.deepEqual(entries("game"), [
		...["restart", "solve", "share", "pictures"],
	]);
	assert.deepEqual(entries("ways"), ["marathon", "race", "trainer", "setUp"]);
	await becomes(() => game.said("#menu-newGame .menu-note"), "3 × 3");
	// What leaves the page is a link, which can be opened in another tab.
	const links = game.all("#menu a").map((link) => link.getAttribute("href"));
	assert.deepEqual(links.sort(), [
		...["embedding.html", "lab.html", "learn.html"],
		...["paper.html#board=3x3-K7RLA", "records.html", "trainer.html"],
	]);
});

test("what a player wants is three taps away at most, and the next game one", async () => {
	/** Sheet → the taps to it. @type {Record<string, string[]>} */
	const ways = {
		"#settings": ["more", "menu-settings"],
		"#help": ["more", "menu-settings", "how-to"],
		"#marathon": ["more", "menu-marathon"],
		"#setup": ["more", "menu-setUp"],
		"#pictures": ["more", "menu-pictures"],
		"#share .share-told:not(:empty)": ["more", "menu-share", "share-link"],
	};
	const game = await open(at(START));
	for (const [there, ids] of Object.entries(ways)) {
		for (const id of ids) await game.pressOn(`#${id}`);
		await until(() => game.query(there));
		await until(
			() => game.modal === null,
			() => {
				game.key("Escape");
				return goOn();
			},
		);
	}
	await game.pressOn("#hint");
	await until(() => game.head !== "");
	await game.pressOn("#how");
	await until(() => game.said(".coach-head") !== "");
	const near = await open(at("1 2 3/4 5 6/7 0 8"));
	near.click(8);
	await near.pressOn("#win-next");
	await until(() => near.query("#win") === null && near.counts().slides === 0);
	const daily = await open("", { isNewDay: true });
	await until(() => /^Daily \d+/.test(daily.said(".in-play-name")));
	assert.equal(daily.cells.length, 16);
});

/** How many plays the database has. @param {GamePage} game @returns {Promise<number>} */
function countPlays({ profile }) {
	return new Promise((resolve) => {
		const opening = profile.databases.open("sliding-puzzle");
		opening.onsuccess = () => {
			const store = opening.result.transaction("plays").objectStore("plays");
			const count = store.count();
			count.onsuccess = () => resolve(count.result);
		};
	});
}

/** The switch of the calm game. @param {GamePage} game */
const calmOf = (game) => named(game, "label", /^Calm/).querySelector("input");

/** A page that the player has switched to calm. @param {string} [hash] */
async function openCalm(hash = at("1 2 3/4 5 6/0 7 8")) {
	const game = await open(hash);
	await game.openSheet("settings");
	calmOf(game).click();
	await game.leaveSheet();
	return game;
}

test("a calm play, its hint and its win name no figures", async () => {
	const game = await openCalm();
	const { off } = game.part("layout").dataset;
	assert.ok(/timer/.test(off), off);
	assert.equal(game.puzzle.getAttribute("counts"), "off");
	await game.pressOn("#hint");
	await until(() => game.head !== "");
	assert.doesNotMatch(game.advice, /\d/);
	game.click(7);
	game.click(8);
	await until(() => game.query("#win-share"));
	assert.doesNotMatch(game.said("#win"), /\d/);
	assert.equal(game.query("#win-review"), null);
	await game.pressOn("#win-share");
	await until(() => game.query("#share-text")?.value);
	const [line, link] = game.part("share-text").value.split("\n");
	assert.doesNotMatch(line.replace("3×3", ""), /\d/);
	assert.match(link, /^http/);
	assert.equal(game.query("#share-more"), null);
	// It is kept as any other.
	let count = 0;
	await until(() => {
		void countPlays(game).then((now) => {
			count = now;
		});
		return count === 1;
	});
});

test("a calm daily has no streak, and the menu nothing that is timed", async () => {
	const game = await openCalm();
	await game.openSheet("daily");
	await until(() => game.query("#daily-3x3"));
	assert.equal(game.query(".daily-streak"), null);
	assert.doesNotMatch(game.said("#daily"), /in a row|streak|\d slides?\b/i);
	await game.pressOn("#daily-3x3");
	await until(() => /Daily/.test(game.said(".in-play-name")));
	assert.equal(game.said(".in-play-end"), "");
	await openMenu(game);
	assert.deepEqual(game.all("#menu-race, #menu-marathon"), []);
	assert.doesNotMatch(game.said("#menu"), /best|not played/);
});

test("what was chosen before calm comes back", async () => {
	const game = await open(at(START));
	await game.openSheet("settings");
	const choice = (/** @type {RegExp} */ text) =>
		named(game, "#settings fieldset", text);
	/** @param {string} value */
	const timer = (value) =>
		game.query(`#settings fieldset input[value="${value}"]`);
	timer("tenths").click();
	await becomes(() => game.puzzle.timer, "tenths");
	calmOf(game).focus();
	calmOf(game).click();
	await becomes(() => game.puzzle.timer, "off");
	// What is off is no choice meanwhile.
	await until(() => !choice(/^Time/) && !choice(/^Count/));
	assert.equal(game.focused, calmOf(game));
	calmOf(game).click();
	await becomes(() => game.puzzle.timer, "tenths");
	await until(() => timer("tenths")?.checked);
	assert.equal(game.puzzle.counts, "slides");
});

test("the smallest boards are a start of a calm game, and are solved by the solver", async () => {
	for (const size of ["2x2", "2x3"]) {
		const game = await openCalm();
		await game.openSheet("newGame");
		await game.pressOn(`#deal-${size}`);
		await becomes(() => game.puzzle.size, size);
		await game.press("solve");
		await until(() => game.puzzle.status === "showing");
		await game.time.skip(20_000);
		await until(() => game.query("#win-title"));
		assert.doesNotMatch(game.said("#win"), /\d+ slide/);
	}
});

/** @param {GamePage} game */
async function openKeys(game) {
	await game.openSheet("settings");
	named(game, "#settings button", /^Choose keys/).click();
	await until(() => game.query("#keys button"));
}

/** The button of a key, by its name. @param {GamePage} game @param {string} name */
const key = (game, name) =>
	game
		.all("#keys button")
		.find((one) => (one.getAttribute("aria-label") ?? textOf(one)) === name);

/** Presses the button of a key, once it is there. @param {GamePage} game @param {string} name */
async function change(game, name) {
	await until(() => key(game, name));
	key(game, name).focus();
	key(game, name).click();
	await until(() => key(game, name) !== game.focused);
}

test("a key is chosen by pressing it, holds at once and after a reload", async () => {
	const game = await open(at(START));
	await openKeys(game);
	const hint = "H: change this key for “Hint”";
	const chosen = () => game.puzzle.getAttribute("keys");
	await change(game, hint);
	game.key("Escape");
	await until(() => game.focused === key(game, hint));
	assert.equal(chosen(), null);
	// What another command has is taken from it, and that is said.
	await change(game, hint);
	game.key("w");
	await becomes(chosen, "up: ArrowUp; hint: KeyW");
	await becomes(
		() => game.said("#keys [role=status]"),
		/W .*“Hint”.*“Slide up”/,
	);
	assert.equal(game.focused, key(game, "W: change this key for “Hint”"));
	await change(game, "Add a key for “New game”");
	game.key("F2");
	await change(game, "N: change this key for “New game”");
	game.key("Delete");
	await change(game, "Y: change this key for “Redo”");
	key(game, "Remove").click();
	await until(() => game.focused === key(game, "Add a key for “Redo”"));
	const all = "up: ArrowUp; redo: none; hint: KeyW; shuffle: F2";
	await becomes(chosen, all);
	await game.reload();
	await becomes(chosen, all);
	game.part("grid").focus();
	// The chosen keys load after the board.
	await becomes(() => game.part("hint").getAttribute("aria-keyshortcuts"), "W");
	game.key("w");
	await until(() => game.head !== "");
	assert.equal(game.text(), START);
	await game.press("show-help");
	await until(() => game.query("#help dt"));
	const terms = game.all("#help dt").map(textOf);
	assert.equal(terms.filter((term) => term === "W").length, 1);
	assert.doesNotMatch(game.said("#help"), /Redo/);
});

test("keys are turned off, and back again when the player is sure", async () => {
	const game = await open(at(START));
	await openKeys(game);
	const chosen = () => game.puzzle.getAttribute("keys");
	game.query('#keys input[value="arrows"]').click();
	await becomes(chosen, "arrows");
	await until(() => key(game, "Add a key for “Hint”"));
	for (const [answer, keys] of /** @type {const} */ ([
		["Keep them", "arrows"],
		["Reset", null],
	])) {
		key(game, "Reset the keys").click();
		await until(() => key(game, answer));
		key(game, answer).click();
		await becomes(chosen, keys);
		await until(() => game.focused === key(game, "Reset the keys"));
	}
});

test("the settings offer how much is said, and the keys are listed and chosen", async () => {
	const game = await open(at("4 1 2/8 0 7/5 6 3"));
	await game.openSheet("settings");
	// What few want is folded.
	assert.equal(game.query("#settings details").open, false);
	game.query('#settings details input[value="full"]').click();
	await becomes(() => game.puzzle.getAttribute("speak"), "full");
	named(game, "#settings button", /^Choose keys/).click();
	const where = "Where a tile is (then its number)";
	await change(game, `W: change this key for “${where}”`);
	game.key("x");
	await becomes(() => game.puzzle.getAttribute("keys"), "where: KeyX");
	await game.reload();
	game.part("grid").focus();
	await until(() => {
		game.key("x");
		return /^Which tile/.test(game.live);
	});
	game.key("8");
	await becomes(
		() => game.live,
		/^8: row 2, column 1\. .*Gap: row 2, column 2$/,
	);
	// Given away by the set, W slides as without it.
	game.key("w");
	assert.equal(game.text(), "4 1 2/8 6 7/5 0 3");
	game.key("k");
	await becomes(() => game.live, /X Where a tile is/);
	game.key("?");
	await until(() => game.said("#help").includes(where));
	// P speaks, so it does not solve.
	assert.doesNotMatch(game.said("#help"), /Solve it/);
});

test("the menu links to how a text is corrected, where the build knows it", async () => {
	const game = await open(at(START));
	const links = () =>
		game.all("#menu .menu-foot a").map(({ href }) => String(href));
	const help = "https://code.example/docs/translating.md";
	await openMenu(game);
	assert.ok(!links().includes(help));
	await game.leaveSheet();
	const { document } = game;
	const link = Object.assign(document.createElement("link"), { href: help });
	link.rel = "help";
	document.head.append(link);
	await openMenu(game);
	assert.ok(links().includes(help));
});

test("other sizes and goals are folded, unless one of them is in play", async () => {
	const game = new GamePage();
	await game.open();
	for (const [size, isOpen] of /** @type {const} */ ([
		["4x4", false],
		["4x3", true],
	])) {
		await game.puzzle.shuffle({ size, difficulty: "" });
		await game.pressOn("#shuffle");
		await until(() => game.modal?.id === "new-game");
		assert.equal(game.query("#new-game details").open, isOpen, size);
		await game.leaveSheet();
	}
});
