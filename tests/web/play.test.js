/**
 * The controller with the real core: moves, history, time, events, panics. What
 * the solver has to do with it is in `help.test.js`.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Controller, drawSeed, Game, revive } from "./core.js";
import { FakeSolver, FakeView } from "./fakes.js";
import { BOARD, panic, setTable, timesRevived } from "./table.js";

test("the first game is shown", () => {
	const { controller, view } = setTable();
	assert.deepEqual(view.tiles, [1, 2, 3, 4, 0, 5, 7, 8, 6]);
	assert.equal(controller.game.text, BOARD);
	assert.deepEqual(controller.tally, { elapsed: 0, hints: 0, solver: false });
});

test("a move slides its line, and is shown before it is told", () => {
	const { controller, view, events } = setTable({ board: "0 1 2/4 5 3/7 8 6" });
	controller.move(2);
	assert.equal(controller.game.text, "1 2 0/4 5 3/7 8 6");
	assert.deepEqual(view.tiles, [...controller.game.tiles]);
	assert.deepEqual(events, [
		{ type: "move", moved: { tiles: [1, 2], direction: "L" }, by: "player" },
	]);
	assert.deepEqual([controller.game.stm, controller.game.mtm], [2, 1]);
});

test("what cannot move is not told and not shown", () => {
	const { controller, view, told } = setTable();
	view.calls.length = 0;
	for (const cell of [0, 2, 4, 6, 8, 9, -1, 1e9, Number.NaN]) {
		controller.move(cell);
	}
	controller.undo();
	controller.redo();
	setTable({ board: "0 1/3 2" }).controller.slide("R");
	assert.deepEqual([told(), view.calls], [[], []]);
	assert.equal(controller.game.text, BOARD);
});

test("a slide goes the way of its tile", () => {
	const { controller } = setTable();
	controller.slide("L");
	assert.equal(controller.game.text, "1 2 3/4 5 0/7 8 6");
});

test("a move is taken back and made again", () => {
	const { controller, view, told } = setTable();
	controller.move(5);
	controller.undo();
	assert.equal(controller.game.text, BOARD);
	assert.deepEqual(view.tiles, [...controller.game.tiles]);
	controller.redo();
	assert.equal(controller.game.text, "1 2 3/4 5 0/7 8 6");
	assert.deepEqual(told(), ["move", "move", "move"]);
});

test("the move that solves is celebrated, once, after it is told", () => {
	const { controller, view, told } = setTable();
	controller.slide("L");
	view.calls.length = 0;
	told();
	controller.slide("U");
	assert.equal(controller.game.isSolved, true);
	assert.deepEqual(told(), ["move", "solved"]);
	assert.deepEqual(view.calls, ["show", "celebrate"]);
	controller.undo();
	assert.deepEqual(told(), ["move"]);
	controller.redo();
	assert.deepEqual(told(), ["move", "solved"]);
});

test("the time starts at the first move and stops when it is solved", () => {
	const { controller, clock } = setTable();
	clock.now = 5_000;
	assert.equal(controller.isTiming, false);
	assert.equal(controller.tally.elapsed, 0);
	controller.slide("L");
	assert.equal(controller.isTiming, true);
	clock.now = 8_000;
	assert.equal(controller.tally.elapsed, 3_000);
	controller.slide("U");
	clock.now = 60_000;
	assert.equal(controller.isTiming, false);
	assert.equal(controller.tally.elapsed, 3_000);
	controller.undo();
	clock.now = 61_000;
	assert.equal(controller.tally.elapsed, 4_000, "it goes on after an undo");
});

test("a move that cannot be made starts no time", () => {
	const { controller } = setTable();
	controller.move(0);
	controller.undo();
	assert.equal(controller.isTiming, false);
});

test("while nobody sees the board, no time passes", () => {
	const { controller, clock } = setTable();
	controller.slide("L");
	clock.now = 1_000;
	controller.sleep();
	clock.now = 100_000;
	controller.wake();
	clock.now = 100_500;
	assert.equal(controller.tally.elapsed, 1_500);
});

test("waking starts no time before the first move, nor after the last", () => {
	const { controller } = setTable();
	controller.sleep();
	controller.wake();
	assert.equal(controller.isTiming, false);
	controller.slide("L");
	controller.slide("U");
	controller.sleep();
	controller.wake();
	assert.equal(controller.isTiming, false);
});

test("a restart goes back to the first board and to no time", () => {
	const { controller, clock, view, told } = setTable();
	controller.slide("L");
	controller.slide("D");
	clock.now = 9_000;
	told();
	controller.restart();
	assert.equal(controller.game.text, BOARD);
	assert.deepEqual(view.tiles, [...controller.game.tiles]);
	assert.deepEqual(controller.tally, { elapsed: 0, hints: 0, solver: false });
	assert.equal(controller.isTiming, false);
	assert.deepEqual(told(), ["restart"]);
});

test("what a restart took can be made again, and brings its tally back", () => {
	const { controller, clock } = setTable();
	controller.slide("L");
	controller.slide("D");
	clock.now = 9_000;
	controller.restart();
	controller.restart();
	clock.now = 20_000;
	controller.redo();
	assert.equal(controller.game.text, "1 2 3/4 5 0/7 8 6");
	assert.equal(controller.tally.elapsed, 9_000);
	clock.now = 21_000;
	controller.redo();
	assert.equal(controller.tally.elapsed, 10_000);
});

test("after another move a restart is for good", () => {
	const { controller, clock } = setTable();
	controller.slide("L");
	clock.now = 9_000;
	controller.restart();
	controller.slide("R");
	controller.undo();
	clock.now = 10_000;
	controller.redo();
	assert.equal(controller.tally.elapsed, 1_000);
});

test("another game is shown and told, and the old one is freed", () => {
	const { controller, view, told } = setTable();
	const old = controller.game;
	controller.slide("L");
	told();
	controller.open(Game.fromText("4 1 2/5 0 3", "last"), {
		elapsed: 70_000,
		hints: 3,
		solver: true,
	});
	assert.deepEqual(view.tiles, [4, 1, 2, 5, 0, 3]);
	assert.deepEqual(told(), ["new"]);
	assert.deepEqual(controller.tally, {
		elapsed: 70_000,
		hints: 3,
		solver: true,
	});
	assert.equal(controller.isTiming, false);
	assert.equal(/** @type {any} */ (old).__wbg_ptr, 0);
});

test("the game in play can be opened again: it is not freed", () => {
	const { controller } = setTable();
	controller.open(controller.game);
	controller.slide("L");
	assert.equal(controller.game.stm, 1);
});

test("a seed gives a game for ever; without one each is another", () => {
	const { controller } = setTable();
	controller.shuffle("4x3", "snake", "42");
	assert.equal(controller.game.text, Game.fromSeed("4x3", "snake", "42").text);
	const texts = new Set();
	for (let i = 0; i < 5; i++) {
		controller.shuffle();
		texts.add(controller.game.text);
		assert.deepEqual(
			[controller.game.size, controller.game.goal],
			["4x3", "snake"],
		);
	}
	assert.equal(texts.size, 5);
	assert.match(drawSeed(), /^\d{1,20}$/);
	assert.notEqual(drawSeed(), drawSeed());
});

test("a size that there is not is told, and the game stays", () => {
	const { controller, events } = setTable();
	controller.slide("L");
	events.length = 0;
	controller.shuffle("99x99");
	assert.deepEqual(
		events.map(({ type, error }) => [type, error.code]),
		[["error", "side"]],
	);
	assert.equal(controller.game.text, "1 2 3/4 5 0/7 8 6");
	assert.equal(controller.game.canUndo, true);
});

test("the lines are the core's", () => {
	const { controller } = setTable({ board: "0 1 2/4 5 3/7 8 6" });
	assert.deepEqual(controller.lineOf(2), { cells: [1, 2], direction: "L" });
	assert.equal(controller.lineOf(4), null);
	assert.deepEqual(controller.lineTowards("U"), {
		cells: [3],
		direction: "U",
	});
	assert.equal(controller.lineTowards("R"), null);
});

test("a line is held by its tiles, and let go", () => {
	const { controller, view, told } = setTable({ board: "1 2 3/4 5 6/7 8 0" });
	controller.drag({ cells: [7, 6], direction: "R" }, 0.3);
	assert.deepEqual(view.dragged, {
		tiles: [8, 7],
		direction: "R",
		part: 0.3,
	});
	controller.drop();
	assert.equal(view.dragged, null);
	assert.deepEqual(told(), []);
});

test("what is kept of a game plays it again", () => {
	const { controller } = setTable();
	assert.equal(Game.fromReplay(controller.replay).text, BOARD);
	controller.slide("L");
	controller.slide("D");
	controller.undo();
	const again = Game.fromReplay(controller.replay);
	assert.equal(again.text, controller.game.text);
	assert.deepEqual([again.canUndo, again.canRedo, again.stm], [true, true, 1]);
});

for (const call of /** @type {const} */ (["slideCell", "slide", "undo"])) {
	test(`after a panic in ${call} the game goes on where it was`, () => {
		const { controller, view, told, clock } = setTable();
		const before = timesRevived();
		controller.slide("L");
		controller.slide("D");
		clock.now = 700;
		const { game, replay } = controller;
		const { text } = game;
		told();
		view.tiles = [];
		Object.assign(game, { [call]: panic });
		if (call === "slideCell") controller.move(0);
		else if (call === "slide") controller.slide("R");
		else controller.undo();
		assert.equal(timesRevived(), before + 1);
		assert.deepEqual(told(), ["revived"]);
		assert.notEqual(controller.game, game);
		assert.deepEqual([controller.game.text, controller.replay], [text, replay]);
		assert.deepEqual(view.tiles, [...controller.game.tiles]);
		assert.equal(controller.tally.elapsed, 700);
		controller.undo();
		assert.equal(controller.game.text, "1 2 3/4 5 0/7 8 6");
	});
}

test("after a panic at a look the game goes on where it was", () => {
	const { controller, told } = setTable();
	controller.slide("L");
	told();
	Object.assign(controller.game, { lineOf: panic });
	assert.equal(controller.lineOf(0), null);
	assert.deepEqual(told(), ["revived"]);
	assert.notEqual(controller.lineOf(2), null);
	assert.equal(controller.game.stm, 1);
});

test("after a panic in a restart the game and its tally are what they were", () => {
	const { controller, clock } = setTable();
	controller.slide("L");
	clock.now = 4_000;
	Object.assign(controller.game, { restart: panic });
	controller.restart();
	assert.equal(controller.game.stm, 1);
	assert.equal(controller.tally.elapsed, 4_000);
});

test("a panic before the first move finds the first game", () => {
	const { controller } = setTable();
	Object.assign(controller.game, { slide: panic });
	controller.slide("L");
	assert.equal(controller.game.text, BOARD);
});

test("a panic before a game is opened finds the one it was made with", () => {
	const view = new FakeView();
	const controller = new Controller({
		core: { Game, revive },
		view,
		solver: new FakeSolver(),
		listener: () => {},
		game: Game.fromText(BOARD, "last"),
	});
	Object.assign(controller.game, { slide: panic });
	controller.slide("L");
	assert.equal(controller.game.text, BOARD);
	assert.deepEqual(view.tiles, [...controller.game.tiles]);
});

test("an error that is no panic is told and ends nothing", () => {
	const { controller, events } = setTable();
	const before = timesRevived();
	const error = new Error("of another kind");
	controller.game.slide = () => {
		throw error;
	};
	controller.slide("L");
	assert.deepEqual(events, [{ type: "error", error }]);
	assert.equal(timesRevived(), before);
});
