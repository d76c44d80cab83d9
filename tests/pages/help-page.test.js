/**
 * Help on the play page: hints, solutions that play, what is left, and help step by step.
 * How long a search goes on, and what becomes of answers that come late, is tested in
 * `help.test.js`, `proof.test.js` and `pursuit.test.js`.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as advice } from "../../www/messages/compiled/advice-en.ts";
import { texts as coach } from "../../www/messages/compiled/coach-en.ts";
import { texts } from "../../www/messages/compiled/puzzle-en.ts";
import { texts as settings } from "../../www/messages/compiled/settings-en.ts";
import { LONGER_MS } from "../../www/play/help.ts";
import { shortestWay } from "../e2e/support/oracle.js";
import { at, becomes, GamePage, textOf, until } from "./game-in-jsdom.js";

/** Two slides from the goal. */
const TWO = "1 2 3/4 5 6/0 7 8";
/** One of the two boards that are 31 slides from the goal (Reinefeld 1993). */
const FAR = "8 6 7/2 5 4/3 0 1";
const FIFTEEN = "14 5 3 11/15 9 4 8/13 6 0 10/1 2 12 7";
const TWENTY_FOUR = "#size=5x5&seed=1";

/** At four slides a second. */
const SLIDE_MS = 250;

/** @param {string} board @param {{ isFirst?: boolean }} [options] */
async function open(board, options) {
	const game = new GamePage(options);
	await game.open(board.startsWith("#") ? board : at(board));
	return game;
}

/** Solves the board and stops the time. @param {string} board */
async function openPlaying(board) {
	const game = await open(board);
	game.part("solve").click();
	// While the help still loads, too.
	assert.equal(game.head, texts.searches.solve);
	await until(() => shows(game, "playback"));
	game.time.pause();
	return game;
}

/** @param {GamePage} game @param {string} id Of what may come later. */
function shows(game, id) {
	const element = game.query(`#${id}`);
	return element !== null && game.isShown(element);
}

/** Switches a setting in the sheet. @param {GamePage} game @param {string} name */
async function choose(game, name) {
	await game.openSheet("settings");
	const names = [...game.modal.querySelectorAll("label span")];
	names.find((one) => textOf(one) === name).click();
	await game.leaveSheet();
}

/** @param {GamePage} game */
const hintName = (game) => game.said("#hint");

test("a hint pressed to the end says what is true, and solves the board", async () => {
	const game = await open("1 2 3/7 4 6/0 5 8");
	const { length } = shortestWay(game.text());
	assert.ok(length > 3);
	for (let left = length; left > 0; left--) {
		await game.press("hint");
		await becomes(() => game.advice, advice.toGo(left));
		const [{ tile, way }] = shortestWay(game.text());
		const words = advice.hintMove(String(tile), texts.ways[way]);
		assert.equal(game.head, words);
		assert.match(textOf(game.cellOf(tile)), /, hint$/);
		await becomes(() => game.live, new RegExp(`^${words}\\. ${left} slide`));
		assert.equal(hintName(game), texts.playHint);
		await game.press("hint");
		await game.expectCounts(length - left + 1, length - left + 1);
	}
	await becomes(() => game.head, texts.solved);
	await becomes(() => game.advice, texts.withHints(length));
});

test("a hint goes away when another move is made", async () => {
	const game = await open("1 2 3/4 5 6/7 0 8");
	game.puzzle.focus();
	game.key("h");
	await becomes(() => game.head, "Slide 8 left");
	game.key("ArrowDown");
	await becomes(() => game.head, "");
	assert.equal(hintName(game), texts.hint);
	game.key("h");
	await becomes(() => game.advice, advice.toGo(2));
});

test("a solution pauses, steps forward and back, and goes on", async () => {
	const game = await openPlaying(FAR);
	assert.equal(game.head, advice.playing(0, 31));
	assert.equal(game.advice, advice.proved);
	await game.time.skip(3 * SLIDE_MS);
	await game.press("pause");
	const pause = game.part("pause");
	assert.equal(pause.ariaLabel ?? textOf(pause), advice.resume);
	const paused = game.text();
	assert.equal(game.counts().slides, 3);
	await game.time.skip(10_000);
	assert.equal(game.text(), paused);
	await game.press("step-forward");
	assert.equal(game.counts().slides, 4);
	await game.press("step-back");
	assert.equal(game.text(), paused);
	game.key(".");
	assert.equal(game.counts().slides, 4);
	for (let n = 0; n < 4; n++) game.key(",");
	assert.equal(game.text(), FAR);
	assert.equal(game.isEnabled(game.part("step-back")), false);
	await game.press("pause");
	game.fill("#speed", "16");
	await game.time.skip(31 * SLIDE_MS);
	await game.expectCounts(31, 31);
	await becomes(() => game.head, texts.solved);
	assert.equal(shows(game, "playback"), false);
});

test("stop leaves the position to the player, and the speed is kept", async () => {
	const game = await openPlaying(FAR);
	game.fill("#speed", "1");
	await game.time.skip(2_000);
	await game.press("stop");
	assert.equal(shows(game, "playback"), false);
	const stopped = game.text();
	assert.equal(game.counts().slides, 2);
	await game.time.skip(10_000);
	assert.equal(game.text(), stopped);
	game.puzzle.focus();
	game.key("Shift+P");
	await until(() => shows(game, "playback"));
	game.key("Escape");
	assert.equal(shows(game, "playback"), false);
	await game.reload();
	await game.press("solve");
	await becomes(() => game.part("speed").value, "1");
});

for (const hand of ["a key", "a click"]) {
	test(`the player takes over by ${hand}, then undoes all`, async () => {
		const game = await openPlaying(FAR);
		await game.time.skip(3 * SLIDE_MS);
		const free = game.cells.find((cell) => / (up|down)/.test(textOf(cell)));
		if (hand === "a click") game.tap(free);
		else game.key(/ up/.test(textOf(free)) ? "ArrowUp" : "ArrowDown");
		assert.equal(shows(game, "playback"), false);
		const { moves } = game.counts();
		assert.equal(moves, 4);
		await game.time.skip(10_000);
		assert.equal(game.counts().moves, moves);
		for (let n = moves; n > 0; n--) await game.press("undo");
		assert.equal(game.isEnabled(game.part("undo")), false);
		assert.equal(game.text(), FAR);
		await game.expectCounts(0, 0);
	});
}

test("a move during a search is made at once and ends it", async () => {
	const game = await open("#size=6x6&seed=1");
	await game.press("hint");
	await until(() => shows(game, "cancel"));
	game.clickAny();
	assert.equal(game.counts().moves, 1);
	assert.equal(shows(game, "cancel"), false);
	assert.equal(shows(game, "advice-progress"), false);
});

test("thinking longer says what it does: makes tables, and how much is proved", async () => {
	const game = await open(TWENTY_FOUR);
	assert.equal(shows(game, "longer"), false);
	await game.press("hint");
	await becomes(() => game.advice, /^About \d+ slides, at least \d+$/);
	await game.time.skip(2_000);
	await until(() => shows(game, "longer"));
	const [worker] = game.workers;
	worker.hold();
	await game.press("longer");
	const question = () =>
		worker.asked
			.filter((/** @type {any} */ { type }) => type === "solve")
			.at(-1);
	await until(() => question().budgetMs === LONGER_MS[0]);
	assert.equal(shows(game, "longer"), false);
	assert.ok(shows(game, "advice-progress"));
	const { upper } = game.puzzle.bounds;
	const { lower } = question().known;
	const tell = (/** @type {object} */ progress) =>
		worker.onmessage({
			data: {
				...{ type: "progress", id: question().id, slides: null },
				...{ upper, lower, nodes: 9, searched: 0, tables: 0, ms: 200 },
				...progress,
			},
		});
	tell({ tables: 40 });
	await becomes(
		() => game.advice,
		`${advice.about(lower, upper)} · ${advice.tables}`,
	);
	tell({ tables: 100, searched: 30, ms: 61_000 });
	await becomes(
		() => game.advice,
		`${advice.about(lower, upper)} · ${advice.proof(lower, 30, "1:01", "stm")}`,
	);
	// The better of what is known stays.
	tell({ lower: lower + 2 });
	await game.press("cancel");
	assert.equal(shows(game, "cancel"), false);
	await becomes(() => game.advice, advice.about(lower + 2, upper));
});

test("the slides left follow each move, and are never another board's", async () => {
	const game = await open(FAR);
	await choose(game, settings.distance);
	const left = () => game.said("#left");
	await becomes(left, "31");
	/** What is shown, with the board that it is shown for. @type {string[][]} */
	const shown = [];
	/** @type {any[]} */
	const told = [];
	const { puzzle, window } = game;
	const look = () => shown.push([puzzle.value, left()]);
	const changes = { childList: true, characterData: true, subtree: true };
	new window.MutationObserver(look).observe(game.part("left"), changes);
	// The first that the player can see of the next board.
	puzzle.addEventListener("move", () => window.setTimeout(look));
	puzzle.addEventListener("distance", (/** @type {any} */ { detail }) =>
		told.push(structuredClone(detail)),
	);
	puzzle.focus();
	// No board is farther, so each slide from it is on a shortest way; back is away.
	game.key("ArrowDown");
	await becomes(left, "30");
	game.key("ArrowUp");
	await becomes(left, "31");
	const after = "8 6 7/2 0 4/3 5 1";
	assert.ok(shown.length > 3);
	for (const [board, text] of shown) {
		const right = board === FAR ? "31" : board === after ? "30" : "";
		assert.ok(["…", right].includes(text), `${text} for ${board}`);
	}
	assert.deepEqual(told, [
		{ lower: 30, upper: 30, proved: true },
		{ lower: 31, upper: 31, proved: true },
	]);
});

test("a play with the slides left is a play with help, down to none", async () => {
	const game = await open(TWO);
	const { puzzle } = game;
	let hints = 0;
	puzzle.distance = "on";
	puzzle.addEventListener("solved", (/** @type {any} */ { detail }) => {
		hints = detail.hints;
	});
	for (const [left, tile] of [
		["2", 7],
		["1", 8],
	]) {
		await becomes(() => game.said("#left"), left);
		game.click(Number(tile));
	}
	await becomes(() => game.said("#left"), "0");
	assert.equal(hints, 1);
	await game.open("#size=5x5&seed=limits");
	await becomes(() => game.said("#left"), /^\d+–\d+$/);
});

/** What help step by step shows. @param {GamePage} game */
function coachOf(game) {
	return {
		isThere: () => game.query(".coach") !== null,
		head: () => game.said(".coach-head"),
		text: () => game.said(".coach-text"),
		more: () => game.said("#coach-more"),
		marks: () => game.all(".spot").length,
	};
}

test("a hint shows a slide with its reason, and each press plays it and shows the next", async () => {
	const game = await open(TWO);
	let hints = 0;
	game.puzzle.addEventListener("solved", (/** @type {any} */ { detail }) => {
		hints = detail.hints;
	});
	await game.press("hint");
	await becomes(() => game.advice, advice.toGo(2));
	const { isThere, head, text, more, marks } = coachOf(game);
	await game.press("how");
	await becomes(head, coach.round);
	// The shortest slide is not marked as well.
	assert.doesNotMatch(textOf(game.cellOf(7)), /hint/);
	assert.equal(text(), `${coach.slide(7, "L")}. ${coach.homeThen([7])}`);
	assert.equal(more(), coach.which.slide);
	await until(() => marks() === 3);
	await game.pressOn("#coach-more");
	await game.expectBoard("1 2 3/4 5 6/7 0 8");
	// It stays for this game: the button of the bar goes on with it.
	await becomes(head, coach.turn(8));
	// Another way than the one that is shown.
	game.click(7);
	assert.equal(head(), coach.own);
	await until(() => marks() === 0);
	game.click(7);
	assert.equal(head(), coach.home([4, 7]));
	await game.press("hint");
	await becomes(head, coach.turn(8));
	await game.press("hint");
	await until(() => !isThere());
	await until(() => marks() === 0);
	// One for the shortest slide, and three that were shown.
	assert.equal(hints, 4);
});

test("help step by step takes the key of the hint, and leads back to the shortest slide", async () => {
	const game = await open(FIFTEEN);
	const { isThere, head, text } = coachOf(game);
	const hinted = () => game.puzzle.shadowRoot.activeElement?.id;
	await game.press("hint");
	await until(() => shows(game, "how"));
	await game.press("how");
	await becomes(head, coach.toCorner(1));
	assert.equal(hinted(), "grid");
	game.key("h");
	await game.expectBoard("14 5 3 11/15 9 4 8/0 13 6 10/1 2 12 7");
	// The next slide of the same task is shown at once.
	await becomes(text, /^Slide 1 up/);
	await game.pressOn("#coach-shortest");
	await until(() => !isThere());
	await becomes(() => game.head, /^Slide \d+ /);
	assert.equal(hinted(), "grid");
});

test("a setting gives hints by degrees", async () => {
	const game = await open(TWO);
	const { head, text, more } = coachOf(game);
	await choose(game, settings.firstHelpValues.degrees);
	await game.press("hint");
	await becomes(head, coach.round);
	assert.equal(text(), "");
	assert.equal(game.head, "");
	assert.equal(more(), coach.which.where);
	await game.press("hint");
	await becomes(text, coach.next(7));
	game.key("ArrowLeft");
	await becomes(head, coach.home([4, 7]));
	await game.press("restart");
	await becomes(head, coach.own);
});

test("hints go step by step up to 5×5, until the player picks the shortest", async () => {
	const game = await open(FIFTEEN);
	await choose(game, settings.firstHelpValues.auto);
	const { isThere } = coachOf(game);
	await game.press("hint");
	await until(isThere);
	await game.puzzle.shuffle({ size: "6x6", seed: "1" });
	await game.press("hint");
	await until(() => shows(game, "cancel"));
	assert.equal(isThere(), false);
	await game.puzzle.shuffle({ size: "5x5", seed: "1" });
	await game.press("hint");
	await until(isThere);
	await game.pressOn("#coach-shortest");
	await becomes(() => game.head, /^Slide \d+ /);
	await game.puzzle.open(TWO);
	await game.press("hint");
	await becomes(() => game.head, /^Slide \d+ /);
	assert.equal(isThere(), false);
});

test("a first 4×4 offers help once to who is stuck", async () => {
	const game = await open(FIFTEEN, { isFirst: true });
	const { isThere, head, more, marks } = coachOf(game);
	await until(() => game.query("#how"));
	game.time.pause();
	game.key("ArrowLeft");
	await game.time.skip(50_000);
	assert.equal(isThere(), false);
	game.key("ArrowRight");
	await game.time.skip(61_000);
	const [stuck] = coach.offer;
	await becomes(head, stuck);
	// Who plays on keeps it until a tile comes home, and it tells nothing.
	game.key("ArrowLeft");
	assert.equal(more(), coach.which.offer);
	assert.equal(marks(), 0);
	await game.pressOn("#coach-more");
	await becomes(head, coach.toCorner(1));
	await game.pressOn("#coach-close");
	await game.time.skip(200_000);
	assert.equal(isThere(), false);
	await game.press("hint");
	await becomes(head, coach.toCorner(1));
	// Once: not in the next game either.
	await game.puzzle.shuffle({ size: "4x4", seed: "1" });
	for (const key of ["ArrowLeft", "ArrowUp"]) game.key(key);
	assert.ok(game.counts().moves > 0);
	await game.time.skip(200_000);
	assert.equal(isThere(), false);
});
