/**
 * No game is lost: a game in progress is put aside for another, and can be
 * resumed.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { dealt, Game } from "./core.js";
import { BOARD, gameOf, panic, setTable } from "./table.js";

/** @param {ReturnType<typeof setTable>} table What is in play, as it is kept. */
function begin({ play, told }) {
	play.slide("D");
	told();
	return play.record;
}

const OTHER = "4 1 2/5 0 3";

/** @type {[name: string, leave: (play: import("./core.js").Play) => void][]} */
const LEAVING = [
	["shuffle", (play) => play.shuffle()],
	["open", (play) => play.open(gameOf(OTHER))],
];

for (const [name, leave] of LEAVING) {
	test(`${name} puts a game that was begun aside`, () => {
		const table = setTable();
		const { play, events, view } = table;
		const record = begin(table);
		leave(play);
		assert.equal(play.aside.length, 1);
		assert.equal(
			Game.fromRecord(play.aside[0]).text,
			Game.fromRecord(record).text,
		);
		assert.deepEqual(events, [
			{ type: "aside", record: play.aside[0] },
			{ type: "new", back: null, request: undefined },
		]);
		assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
	});
}

for (const way of /** @type {const} */ (["takeUp", "undo"])) {
	test(`${way} brings back the game that was put aside, as it was`, () => {
		const table = setTable();
		const { play, clock, events, view, told } = table;
		begin(table);
		clock.now = 3_000;
		play.slide("U");
		play.undo();
		play.note("hint");
		const { stm, mtm, hints, canRedo } = play.snapshot;
		const { text } = play.game;
		// Time counts until the game is left, even without a move.
		clock.now = 4_000;
		play.open(gameOf(OTHER));
		clock.now = 90_000;
		assert.equal(play.canUndo, true);
		const [record] = play.aside;
		told();
		assert.equal(play[way](), true);
		assert.deepEqual(events, [
			{ type: "new", back: record, request: undefined },
		]);
		assert.equal(play.game.text, text);
		assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
		const again = play.snapshot;
		assert.deepEqual(
			[again.stm, again.mtm, again.hints, again.canRedo],
			[stm, mtm, hints, canRedo],
		);
		assert.equal(play.elapsed, 4_000, "no time has passed for it since");
		assert.deepEqual(play.aside, []);
	});
}

test("undo takes moves back first, and then the new game itself", () => {
	const table = setTable();
	const { play } = table;
	const { game } = play;
	begin(table);
	const { text } = game;
	play.open(dealt("3x3", "last", "7"));
	const first = play.game.text;
	play.move(
		play.lineTowards("U")?.cells[0] ?? play.lineTowards("D")?.cells[0] ?? -1,
	);
	assert.notEqual(play.game.text, first);
	play.undo();
	assert.equal(play.game.text, first);
	play.undo();
	assert.equal(play.game.text, text);
	assert.equal(play.aside.length, 1, "it can be made again, so it is kept too");
});

test("what is taken up changes places with what was begun since", () => {
	const table = setTable();
	const { play, events, told } = table;
	begin(table);
	const { text } = play.game;
	play.open(gameOf(OTHER));
	play.slide("L");
	const since = play.game.text;
	told();
	play.takeUp();
	assert.deepEqual(
		events.map(({ type }) => type),
		["aside", "new"],
	);
	assert.equal(play.game.text, text);
	assert.equal(play.aside.length, 1);
	play.takeUp();
	assert.equal(play.game.text, since);
	play.takeUp();
	assert.equal(play.game.text, text);
});

test("the games put aside come back the last one first", () => {
	const { play } = setTable();
	const left = [];
	for (const seed of ["1", "2", "3"]) {
		play.open(dealt("4x4", "last", seed));
		play.move(play.snapshot.ways.search(/[UDLR]/));
		left.push(play.game.text);
	}
	play.open(dealt("3x3", "last", "4"));
	while (left.length > 0) {
		assert.equal(play.takeUp(), true);
		assert.equal(play.game.text, left.pop());
		while (play.snapshot.canUndo) play.undo();
		play.open(Game.fromRecord(play.record));
		play.aside = play.aside.slice(0, left.length);
	}
	assert.equal(play.takeUp(), false);
});

test("a certain game comes back, and the others stay put aside", () => {
	const { play } = setTable();
	const left = [];
	for (const seed of ["1", "2", "3"]) {
		play.open(dealt("4x4", "last", seed));
		play.move(play.snapshot.ways.search(/[UDLR]/));
		left.push(play.game.text);
	}
	const [first, , third] = left;
	const [beginning = ""] = /^.*\.s1\./.exec(play.aside[0] ?? "") ?? [];
	assert.equal(play.takeUp("nothing begins so"), false);
	assert.equal(play.game.text, third);
	assert.equal(play.takeUp(beginning), true);
	assert.equal(play.game.text, first);
	assert.equal(play.aside.length, 2);
	assert.equal(play.takeUp(), true);
	assert.equal(play.game.text, third);
});

test("a game that was not begun, or is won, is not put aside", () => {
	const { play, told } = setTable();
	play.open(gameOf(BOARD));
	play.slide("L");
	play.slide("U");
	assert.equal(play.snapshot.isSolved, true);
	told();
	play.open(gameOf(BOARD));
	play.shuffle();
	assert.deepEqual(told(), ["new", "new"]);
	assert.deepEqual([play.aside, play.canUndo], [[], false]);
	assert.deepEqual([play.undo(), play.takeUp()], [false, false]);
	assert.deepEqual(told(), []);
});

test("a game that was begun and restarted is put aside: its moves can be made again", () => {
	const table = setTable();
	const { play } = table;
	begin(table);
	play.restart();
	play.open(gameOf(OTHER));
	play.takeUp();
	assert.equal(play.redo(), true);
});

test("twenty games are kept aside, the oldest goes first", () => {
	const { play } = setTable();
	const records = [];
	for (let i = 0; i < 25; i++) {
		play.open(dealt("3x3", "last", `${i}`));
		play.move(play.snapshot.ways.search(/[UDLR]/));
		records.push(play.game.text);
	}
	play.shuffle();
	assert.deepEqual(
		play.aside.map((record) => Game.fromRecord(record).text),
		records.slice(-20),
	);
	play.aside = [...play.aside, ...play.aside];
	assert.equal(play.aside.length, 20);
});

test("a game put aside that cannot be read is told, once, and is not in the way", () => {
	const table = setTable();
	const { play, events, told } = table;
	begin(table);
	play.open(gameOf(OTHER));
	const [sound] = play.aside;
	play.aside = [sound, "of nothing"];
	told();
	assert.equal(play.undo(), false);
	assert.deepEqual(
		events.map(({ type, error }) => [type, error.code]),
		[["error", "record"]],
	);
	assert.equal(play.game.text, OTHER);
	assert.equal(play.undo(), true);
	assert.equal(Game.fromRecord(sound).text, play.game.text);
});

test("after a panic the games put aside are there", () => {
	const table = setTable();
	const { play, told } = table;
	begin(table);
	const { text } = play.game;
	play.open(gameOf(OTHER));
	const aside = [...play.aside];
	Object.assign(play.game, { slide: panic });
	told();
	play.slide("L");
	assert.deepEqual(told(), ["revived"]);
	assert.deepEqual([play.aside, play.game.text], [aside, OTHER]);
	play.undo();
	assert.equal(play.game.text, text);
});

test("a panic while a game is taken up loses neither of the two", (context) => {
	const table = setTable();
	const { play, told } = table;
	begin(table);
	const { text } = play.game;
	play.open(gameOf(OTHER));
	play.slide("L");
	const { record } = play;
	told();
	// Only once: after the panic the game in play is read again.
	context.mock.method(Game, "fromRecord", panic, { times: 1 });
	assert.equal(play.takeUp(), false);
	assert.deepEqual(told(), ["revived"]);
	assert.equal(play.record, record);
	assert.equal(play.takeUp(), true);
	assert.equal(play.game.text, text);
	assert.equal(play.aside.length, 1);
});

test("a panic while a game is put aside loses neither of the two", () => {
	const table = setTable();
	const { play, told, view } = table;
	const record = begin(table);
	Object.assign(play.game, { note: panic });
	play.open(gameOf(OTHER));
	assert.deepEqual(told(), ["revived", "aside", "new"]);
	assert.deepEqual(play.aside, [record]);
	assert.equal(play.game.text, OTHER);
	assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
});
