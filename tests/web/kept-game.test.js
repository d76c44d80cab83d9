/**
 * The saved game: states, invalid states, and which game a puzzle starts with.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { chooseGame, nameOf } from "../../www/element/choose-game.ts";
import { parseState, readState } from "../../www/element/kept-game.ts";
import { dealt, Game } from "./core.js";
import { BOARD, gameOf as boardOf } from "./table.js";

/**
 * Lets Node fetch the reader.
 *
 * @param {import("node:test").TestContext} context
 */
function serveReader(context) {
	context.mock.method(
		globalThis,
		"fetch",
		async (/** @type {URL} */ url) => new Response(readFileSync(url)),
	);
}

/** A game in progress, as this version saves it. */
function begun(board = BOARD) {
	const game = boardOf(board);
	game.slide("L", 1_000);
	game.slide("R", 3_000);
	return { record: game.record };
}

test("a state is read, and nothing beside it", () => {
	const { record } = begun();
	for (const [value, state] of [
		[{ record }, { record }],
		[
			{ record, slidesPerSecond: 8 },
			{ record, slidesPerSecond: 8 },
		],
		[{ record, slidesPerSecond: "fast", version: 1, x: 1 }, { record }],
	]) {
		assert.deepEqual(readState(value), state);
	}
});

test("what is no state is none", () => {
	for (const value of [
		...[null, undefined, true, 7, "text", [], {}, Number.NaN],
		...[{ record: 7 }, { record: null }, { record: ["a"] }],
		...[{ slidesPerSecond: 4 }, { replay: "last 3x2-ADe L2|U" }],
	]) {
		assert.equal(readState(value), null, JSON.stringify(value));
	}
});

test("no value and no text is too odd to be answered", () => {
	const any = fc.oneof(
		fc.anything(),
		fc.record(
			{ record: fc.anything(), slidesPerSecond: fc.anything() },
			{ requiredKeys: [] },
		),
	);
	fc.assert(
		fc.property(any, fc.string(), (value, text) => {
			for (const state of [readState(value), parseState(text)]) {
				assert.equal(typeof (state?.record ?? ""), "string");
			}
		}),
	);
});

test("a text that a form has kept is a state, or nothing", () => {
	const state = begun();
	assert.deepEqual(parseState(JSON.stringify(state)), state);
	for (const text of ["", "{", "null", "7", "[]", "{}", '"record"']) {
		assert.equal(parseState(text), null, text);
	}
});

const NOTHING = { size: null, goal: null, board: null, seed: null };

test("a game that was kept is gone on with while the same is asked for", async (context) => {
	serveReader(context);
	const asked = { ...NOTHING, size: "3x3" };
	const state = begun();
	const same = { ...state, asked: nameOf(asked) };
	const { game, left, isDamaged, error } = await chooseGame(Game, asked, same);
	assert.equal(game.record, state.record);
	assert.deepEqual([left, isDamaged, error], [null, false, undefined]);
});

test("who asks for nothing goes on with what was played last", async () => {
	const kept = { ...begun(), asked: nameOf({ ...NOTHING, size: "3x2" }) };
	const { game, left } = await chooseGame(Game, NOTHING, kept);
	assert.equal(game.record, kept.record);
	assert.equal(left, null);
});

test("where another is asked for, the kept one is left, not lost", async (context) => {
	serveReader(context);
	const state = { ...begun(), asked: nameOf(NOTHING) };
	const asked = { ...NOTHING, size: "4x3", goal: "snake", seed: "a" };
	const { game, left } = await chooseGame(Game, asked, state);
	assert.equal(game.text, dealt("4x3", "snake", "a").text);
	assert.equal(left?.record, state.record);
	const board = { ...NOTHING, board: "[[4,1,2],[5,0,3]]", seed: "a" };
	const opened = await chooseGame(Game, board, state);
	assert.equal(opened.game.text, "4 1 2/5 0 3");
	assert.equal(opened.left?.record, state.record);
});

test("a kept game that is none is said to be damaged, and there is a board", async (context) => {
	context.mock.method(console, "info", () => {});
	const kept = { record: "of nothing", asked: nameOf(NOTHING) };
	const { game, left, isDamaged, error } = await chooseGame(
		Game,
		NOTHING,
		kept,
	);
	assert.equal(game.snapshot(0).size, "4x4");
	assert.deepEqual([left, isDamaged, error], [null, true, undefined]);
});

test("what cannot be asked for is told, and there is a board", async (context) => {
	serveReader(context);
	for (const [asked, code] of /** @type {const} */ ([
		[{ ...NOTHING, size: "99x99" }, "side"],
		[{ ...NOTHING, board: "1 2 3/5 4 0" }, "unsolvable"],
	])) {
		const state = { ...begun(), asked: "another" };
		const { game, error, left } = await chooseGame(Game, asked, state);
		assert.equal(game.snapshot(0).size, "4x4");
		assert.equal(/** @type {any} */ (error).code, code);
		assert.equal(left?.record, state.record);
	}
});
