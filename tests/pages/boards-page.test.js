/**
 * Boards that a player chooses on the play page: sizes, levels of difficulty, days, and
 * the puzzle in the hand, which is solved step by step.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts } from "../../www/messages/compiled/page-en.ts";
import { texts as setup } from "../../www/messages/compiled/setup-en.ts";
import { shortestWay } from "../e2e/support/oracle.js";
import { at, becomes, GamePage, textOf, until } from "./game-in-jsdom.js";

const NEAR = "1 2 3/4 5 6/7 0 8";

/** A 4×4 far from done. */
const FIFTEEN = "3 2 8 7/5 6 1 4/13 12 0 15/14 10 9 11";

/** @param {string} hash @param {import("./game-in-jsdom.js").Options} [options] */
async function open(hash, options) {
	const game = new GamePage(options);
	await game.open(hash);
	return game;
}

/** Chooses in the field with a name. @param {GamePage} game @param {string} name @param {string} value */
function choose({ modal, window }, name, value) {
	const labels = [...modal.querySelectorAll("label")];
	const label = labels.find((one) => textOf(one).startsWith(name));
	const field = label.control ?? label.querySelector("select, input");
	field.value = value;
	for (const type of ["input", "change"]) {
		field.dispatchEvent(new window.Event(type, { bubbles: true }));
	}
}

test("the sheet deals every size up to 16×16", async () => {
	const game = await open("");
	for (const [columns, rows, most] of [
		[3, 2, 21],
		[2, 2, 6],
		[2, 10, 0],
		[16, 16, 0],
	]) {
		await game.pressOn("#shuffle");
		await until(() => game.modal?.id === "new-game");
		choose(game, texts.new.columns, String(columns));
		choose(game, texts.new.rows, String(rows));
		const size = `${columns} × ${rows}`;
		await becomes(
			() => game.said("#new-game .hardest"),
			most ? texts.new.hardest(size, most) : texts.new.unknown,
		);
		await game.pressOn("#deal");
		await until(() => game.cells.length === columns * rows);
		const name = new RegExp(`${columns}×${rows}$`);
		await becomes(() => game.part("grid").ariaLabel, name);
		assert.equal(game.puzzle.status, "playing");
	}
});

test("the sheet leads to the daily puzzle and to what is on the tiles", async () => {
	const game = await open("");
	for (const id of ["daily", "pictures"]) {
		await game.pressOn("#shuffle");
		await game.pressOn(`#new-${id}`);
		await until(() => game.modal?.matches(".sheet:not(#new-game)"));
		assert.equal(game.modal.id, id);
		await game.leaveSheet();
	}
	await game.speak("zh-Hans");
});

test("a level is chosen once, says its slides, and every new board has them", async () => {
	const game = await open(at(NEAR));
	await game.pressOn("#shuffle");
	await until(() => game.modal?.id === "new-game");
	choose(game, texts.new.difficulty, "hard");
	await becomes(
		() => game.said("#deal-4x4 > strong + span"),
		texts.new.away(52),
	);
	await becomes(
		() => game.said("#deal-5x5 > strong + span"),
		texts.new.noLevels,
	);
	const told = game.said("#deal-3x3 > strong + span");
	const slides = Number.parseInt(told, 10);
	assert.equal(told, texts.new.away(slides));
	let before = game.puzzle.value;
	for (const pressed of ["card", "again"]) {
		if (pressed === "again") await game.pressOn("#shuffle");
		await game.pressOn("#deal-3x3");
		await until(() => game.puzzle.value !== before);
		before = game.puzzle.value;
		assert.equal(shortestWay(before).length, slides);
	}
});

test("a draw that takes long says so, and can be cancelled", async () => {
	const game = await open(at(NEAR));
	game.puzzle.setAttribute("difficulty", "80");
	await game.pressOn("#shuffle");
	await game.pressOn("#deal-4x4");
	await becomes(() => game.notices.join(), /4 × 4/);
	await game.pressOn("#notices button");
	await becomes(() => game.notices, []);
	await becomes(() => game.workers[0].asked.at(-1).type, "cancel");
	assert.equal(game.text(), NEAR);
	// The puzzle goes on as if nothing had been asked for.
	game.click(8);
	assert.equal(game.puzzle.status, "solved");
});

test("a day tells how hard its boards are, and has one of each level", async () => {
	const game = await open("#daily=3x3", { date: "2026-11-16T09:59:00Z" });
	await until(() => /^\d( \d){2}\//.test(game.puzzle.value));
	const away = shortestWay(game.puzzle.value).length;
	/** What is dealt, which would take the solver seconds. @type {string[]} */
	const dealt = [];
	game.puzzle.shuffle = async (/** @type {any} */ { signal: _, ...options }) =>
		void dealt.push(JSON.stringify(options));
	const { review } = game.puzzle;
	game.puzzle.review = async (/** @type {any} */ options) =>
		/3x3/.test(options.record)
			? review.call(game.puzzle, options)
			: { lower: [1], upper: [2] };
	await game.openSheet("daily");
	await becomes(() => game.said("#daily-3x3"), new RegExp(`${away} slides`));
	for (const day of ["today", "15", "today"]) {
		if (dealt.length > 0) await game.openSheet("daily");
		const other = game
			.all("#daily button")
			.find((button) => /November 15/.test(button.ariaLabel ?? ""));
		if (day !== "today") game.tap(other);
		await game.pressOn(".daily-more summary");
		await game.pressOn("#daily-easy");
		await until(() => game.modal === null);
	}
	const [today, yesterday, again] = dealt;
	assert.match(today, /"size":"4x4".*"easy"/);
	assert.notEqual(yesterday, today);
	assert.equal(again, today);
});

test("numbers in a line are a 4 × 4, and the solution steps by keys and swipes", async () => {
	const game = await open(at(NEAR));
	await game.openText();
	game.fill("#setup-board-text", FIFTEEN.replaceAll("/", " "));
	const pressNamed = async (/** @type {string} */ name) => {
		const isIt = (/** @type {any} */ one) => textOf(one) === name;
		await until(() => game.all("#setup button").some(isIt));
		game.tap(game.all("#setup button").find(isIt));
	};
	await pressNamed(setup.read);
	await until(() => game.all("#setup .setup-row").length === 4);
	await pressNamed(setup.solve);
	const count = () => game.said(".steps-count");
	await becomes(count, /^1 of \d+$/);
	const length = Number(/\d+$/.exec(count()));
	assert.equal(game.said(".steps-whole"), setup.steps.shortest(length));
	const shows = (/** @type {number} */ n) =>
		assert.equal(count(), setup.steps.count(n, length));
	game.key("ArrowRight");
	shows(2);
	game.key("ArrowLeft");
	shows(1);
	const board = game.part("steps").querySelector(".step-board");
	const swipe = (/** @type {number} */ from, /** @type {number} */ to) => {
		for (const [type, clientX] of /** @type {const} */ ([
			["pointerdown", from],
			["pointerup", to],
		])) {
			board.dispatchEvent(new game.window.PointerEvent(type, { clientX }));
		}
	};
	swipe(200, 100);
	shows(2);
	swipe(100, 200);
	shows(1);
	// No clock runs, here or behind.
	assert.doesNotMatch(textOf(game.part("steps")), /\d:\d\d/);
	assert.equal(game.puzzle.elapsed, 0);
	await game.leaveSheet();
	await game.expectBoard(FIFTEEN);
});
