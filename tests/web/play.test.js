/**
 * Play with the real core: moves, history, time, events, panics. `aside.test.js`
 * tests games put aside, `help.test.js` the solver.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { dealt, drawSeed, Game, Help } from "./core.js";
import { settle } from "./fakes.js";
import { BOARD, panic, setHelp, setTable, timesRevived } from "./table.js";

test("the first game is shown", () => {
	const { play, view } = setTable();
	assert.deepEqual(view.tiles, [1, 2, 3, 4, 0, 5, 7, 8, 6]);
	assert.equal(play.game.text, BOARD);
	assert.equal(play.record, play.game.record);
	const { elapsed, hints, solver } = play.snapshot;
	assert.deepEqual([elapsed, hints, solver], [0, 0, false]);
});

test("a move slides its line, and is shown before it is told", () => {
	const { play, view, events } = setTable({ board: "0 1 2/4 5 3/7 8 6" });
	play.move(2);
	assert.equal(play.game.text, "1 2 0/4 5 3/7 8 6");
	assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
	assert.deepEqual(events, [
		{ type: "move", moved: { tiles: [1, 2], direction: "L" }, by: "player" },
	]);
	assert.deepEqual([play.snapshot.stm, play.snapshot.mtm], [2, 1]);
});

test("what cannot move is not told and not shown", () => {
	const { play, view, told } = setTable();
	view.calls.length = 0;
	for (const cell of [0, 2, 4, 6, 8, 9, -1, 1e9, Number.NaN]) {
		play.move(cell);
	}
	play.undo();
	play.redo();
	setTable({ board: "0 1/3 2" }).play.slide("R");
	assert.deepEqual([told(), view.calls], [[], []]);
	assert.equal(play.game.text, BOARD);
});

test("a slide goes the way of its tile", () => {
	const { play } = setTable();
	play.slide("L");
	assert.equal(play.game.text, "1 2 3/4 5 0/7 8 6");
});

test("a move is taken back and made again", () => {
	const { play, view, told } = setTable();
	play.move(5);
	play.undo();
	assert.equal(play.game.text, BOARD);
	assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
	play.redo();
	assert.equal(play.game.text, "1 2 3/4 5 0/7 8 6");
	assert.deepEqual(told(), ["move", "move", "move"]);
});

test("the move that solves is celebrated, once, after it is told", () => {
	const { play, view, told } = setTable();
	play.slide("L");
	view.calls.length = 0;
	told();
	play.slide("U");
	assert.equal(play.snapshot.isSolved, true);
	assert.deepEqual(told(), ["move", "solved"]);
	assert.deepEqual(view.calls, ["show", "celebrate"]);
	play.undo();
	assert.deepEqual(told(), ["move"]);
	play.redo();
	assert.deepEqual(told(), ["move", "solved"]);
});

for (const stays of [true, false]) {
	test(`the end of the show is told, if the board is solved then: ${stays}`, async () => {
		const { play, view, told } = setTable();
		view.stays = stays;
		play.slide("L");
		play.slide("U");
		assert.deepEqual(told(), ["move", "move", "solved"]);
		await settle();
		assert.deepEqual(told(), stays ? ["finished"] : []);
	});
}

test("the time starts at the first move and stops when it is solved", () => {
	const { play, clock } = setTable();
	clock.now = 5_000;
	assert.equal(play.snapshot.isTiming, false);
	assert.equal(play.elapsed, 0);
	play.slide("L");
	assert.equal(play.snapshot.isTiming, true);
	clock.now = 8_000;
	assert.equal(play.elapsed, 3_000);
	play.slide("U");
	clock.now = 60_000;
	assert.equal(play.snapshot.isTiming, false);
	assert.equal(play.elapsed, 3_000);
	play.undo();
	clock.now = 61_000;
	assert.equal(play.elapsed, 4_000, "it goes on after an undo");
});

test("a move that cannot be made starts no time", () => {
	const { play } = setTable();
	play.move(0);
	play.undo();
	assert.equal(play.snapshot.isTiming, false);
});

test("while nobody sees the board, no time passes", () => {
	const { play, clock } = setTable();
	play.slide("L");
	clock.now = 1_000;
	play.sleep();
	clock.now = 100_000;
	play.wake();
	clock.now = 100_500;
	assert.equal(play.elapsed, 1_500);
});

test("waking starts no time before the first move, nor after the last", () => {
	const { play } = setTable();
	play.sleep();
	play.wake();
	assert.equal(play.snapshot.isTiming, false);
	play.slide("L");
	play.slide("U");
	play.sleep();
	play.wake();
	assert.equal(play.snapshot.isTiming, false);
});

test("a restart goes back to the first board and to no time", () => {
	const { play, clock, view, told } = setTable();
	play.slide("L");
	play.slide("D");
	clock.now = 9_000;
	told();
	play.restart();
	assert.equal(play.game.text, BOARD);
	assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
	assert.equal(play.elapsed, 0);
	assert.equal(play.snapshot.isTiming, false);
	assert.deepEqual(told(), ["restart"]);
	assert.equal(play.restart(), false, "there is nothing to take back");
	assert.deepEqual(told(), []);
});

test("what a restart took can be made again, and brings its time back", () => {
	const { play, clock } = setTable();
	play.slide("L");
	play.slide("D");
	clock.now = 9_000;
	play.restart();
	play.restart();
	clock.now = 20_000;
	play.redo();
	assert.equal(play.game.text, "1 2 3/4 5 0/7 8 6");
	assert.equal(play.elapsed, 9_000);
	clock.now = 21_000;
	play.redo();
	assert.equal(play.elapsed, 10_000);
});

test("after another move a restart is for good", () => {
	const { play, clock } = setTable();
	play.slide("L");
	clock.now = 9_000;
	play.restart();
	play.slide("R");
	play.undo();
	clock.now = 10_000;
	play.redo();
	assert.equal(play.elapsed, 1_000);
});

test("another game is shown and told, and the old one is freed", () => {
	const { play, view, told } = setTable();
	const old = play.game;
	const other = dealt("3x2", "last", "7");
	const { text } = other;
	play.open(other);
	assert.equal(play.game.text, text);
	assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
	assert.deepEqual(told(), ["new"]);
	assert.equal(/** @type {any} */ (old).__wbg_ptr, 0);
});

test("the game in play can be opened again: it is not freed", () => {
	const { play } = setTable();
	play.open(play.game);
	play.slide("L");
	assert.equal(play.snapshot.stm, 1);
});

test("a seed gives a game for ever; without one each is another", () => {
	const { play } = setTable();
	play.open(dealt("4x3", "snake", "42"));
	assert.equal(play.game.text, dealt("4x3", "snake", "42").text);
	const texts = new Set();
	for (let i = 0; i < 5; i++) {
		play.shuffle();
		texts.add(play.game.text);
		assert.deepEqual(
			[play.snapshot.size, play.snapshot.goal],
			["4x3", "snake"],
		);
	}
	assert.equal(texts.size, 5);
	assert.match(drawSeed(), /^\d{1,20}$/);
	assert.notEqual(drawSeed(), drawSeed());
});

test("help is loaded when it is first asked for, once", async () => {
	let times = 0;
	const { play } = setTable({
		async loadHelp(play) {
			times += 1;
			const { view, solver } = setTable();
			return new Help({ play, view, solver });
		},
	});
	play.slide("L");
	play.undo();
	assert.deepEqual([play.help, times], [null, 0]);
	const [one, other] = await Promise.all([play.assist(), play.assist()]);
	assert.deepEqual([one, await play.assist(), times], [other, other, 1]);
	assert.equal(play.help, one);
});

test("help that does not come is asked for again", async () => {
	let isThere = false;
	const { play } = setTable({
		async loadHelp(play) {
			if (!isThere) throw new Error("no network");
			const { view, solver } = setTable();
			return new Help({ play, view, solver });
		},
	});
	await assert.rejects(play.assist(), /no network/);
	play.slide("L");
	isThere = true;
	assert.equal(await play.assist(), play.help);
});

test("what is plain to see of a board is known without help", async () => {
	const { play } = setTable();
	assert.deepEqual(play.bounds, { lower: 2, upper: null });
	play.slide("L");
	play.slide("U");
	assert.deepEqual(play.bounds, { lower: 0, upper: 0 });
	const { play: helped } = await setHelp();
	assert.deepEqual(helped.bounds, { lower: 2, upper: null });
});

test("the lines are the core's", () => {
	const { play } = setTable({ board: "0 1 2/4 5 3/7 8 6" });
	assert.deepEqual(play.lineOf(2), { cells: [1, 2], direction: "L" });
	assert.equal(play.lineOf(4), null);
	assert.deepEqual(play.lineTowards("U"), {
		cells: [3],
		direction: "U",
	});
	assert.equal(play.lineTowards("R"), null);
});

test("a line is held by its tiles, and let go", () => {
	const { play, view, told } = setTable({ board: "1 2 3/4 5 6/7 8 0" });
	play.drag({ cells: [7, 6], direction: "R" }, 0.3);
	assert.deepEqual(view.dragged, {
		tiles: [8, 7],
		direction: "R",
		part: 0.3,
	});
	play.drop();
	assert.equal(view.dragged, null);
	assert.deepEqual(told(), []);
});

test("what is kept of a game plays it again", () => {
	const { play, clock } = setTable();
	assert.equal(Game.fromRecord(play.record).text, BOARD);
	play.slide("L");
	play.slide("D");
	clock.now = 3_000;
	play.undo();
	play.note("hint");
	const again = Game.fromRecord(play.record);
	assert.equal(again.text, play.game.text);
	const { canUndo, canRedo, stm, elapsed, hints } = again.snapshot(9_000);
	assert.deepEqual([canUndo, canRedo, stm], [true, true, 1]);
	assert.deepEqual([elapsed, hints], [3_000, 1]);
});

for (const call of /** @type {const} */ (["slideCell", "slide", "undo"])) {
	test(`after a panic in ${call} the game goes on where it was`, () => {
		const { play, view, told, clock } = setTable();
		const before = timesRevived();
		play.slide("L");
		clock.now = 700;
		play.slide("D");
		clock.now = 900;
		const { game, record } = play;
		const { text } = game;
		told();
		view.tiles = [];
		Object.assign(game, { [call]: panic });
		if (call === "slideCell") play.move(0);
		else if (call === "slide") play.slide("R");
		else play.undo();
		assert.equal(timesRevived(), before + 1);
		assert.deepEqual(told(), ["revived"]);
		assert.notEqual(play.game, game);
		assert.deepEqual([play.game.text, play.record], [text, record]);
		assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
		assert.equal(play.elapsed, 700, "the time of the last move");
		play.undo();
		assert.equal(play.game.text, "1 2 3/4 5 0/7 8 6");
	});
}

test("after a panic at a look the game goes on where it was", () => {
	const { play, told } = setTable();
	play.slide("L");
	told();
	Object.assign(play.game, { lineOf: panic });
	assert.equal(play.lineOf(0), null);
	assert.deepEqual(told(), ["revived"]);
	assert.notEqual(play.lineOf(2), null);
	assert.equal(play.snapshot.stm, 1);
});

test("after a panic in a restart the game and its time are what they were", () => {
	const { play, clock } = setTable();
	play.slide("L");
	clock.now = 4_000;
	play.slide("D");
	Object.assign(play.game, { restart: panic });
	play.restart();
	assert.equal(play.snapshot.stm, 2);
	assert.equal(play.elapsed, 4_000);
});

test("a panic before the first move finds the first game", () => {
	const { play, view } = setTable();
	Object.assign(play.game, { slide: panic });
	play.slide("L");
	assert.equal(play.game.text, BOARD);
	assert.deepEqual(view.tiles, [...play.snapshot.tiles]);
});

test("an error that is no panic is told and ends nothing", () => {
	const { play, events } = setTable();
	const before = timesRevived();
	const error = new Error("of another kind");
	play.game.slide = () => {
		throw error;
	};
	play.slide("L");
	assert.deepEqual(events, [{ type: "error", error }]);
	assert.equal(timesRevived(), before);
});
