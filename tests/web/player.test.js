/**
 * What the player may do, and what the embedding page can forbid. Uses the real
 * core and a solver that the test controls.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { HELP_BUTTONS } from "../../www/element/later/help-parts.ts";
import { BUTTONS, Player } from "../../www/element/player.ts";
import { Game } from "./core.js";
import { Intervals, settle } from "./fakes.js";
import { BOARD, setTable, WAY } from "./table.js";

/**
 * @param {object} [allowed]
 * @param {number} [allowed.hints]
 * @param {boolean} [allowed.solver]
 * @param {boolean} [allowed.mayPlay]
 * @param {import("./table.js").Parts} [parts]
 */
function setPlayer(
	{ hints = Number.POSITIVE_INFINITY, solver = true, mayPlay = true } = {},
	parts = {},
) {
	const table = setTable(parts);
	const settings = { hints, solver, mayPlay, mayHint: true };
	/** @type {string[]} */
	const calls = [];
	const grid = {
		cursor: 0,
		hasCursor: false,
		moveCursor: (/** @type {string} */ way) => calls.push(`cursor ${way}`),
	};
	const player = new Player({
		play: table.play,
		view: { lean: (cell) => calls.push(`lean ${cell}`) },
		settings: () => /** @type {any} */ (settings),
		grid: /** @type {any} */ (grid),
		focus: () => calls.push("focus"),
		mayAct: (what) => what !== "hint" || settings.mayHint,
		announce: (what, value = "") =>
			calls.push(`announce ${what} ${value}`.trim()),
		nameOf: String,
		sayBounds: () => calls.push("say"),
	});
	/** @param {string} name @param {Record<string, unknown>} [values] */
	const ask = (name, values = {}) =>
		player.ask(/** @type {any} */ ({ name, ...values }));
	return { ...table, player, ask, grid, settings, calls };
}

/** @param {{ solver: import("./fakes.js").FakeSolver }} table */
async function answer({ solver }, way = WAY) {
	await settle();
	solver.last.answer(way);
	await settle();
}

test("a move is made, taken back, made again; the board begins again", () => {
	const { play, ask } = setPlayer();
	assert.equal(ask("move", { to: 5 }), true);
	const moved = play.game.text;
	assert.equal(moved, "1 2 3/4 5 0/7 8 6");
	ask("undo");
	assert.equal(play.game.text, BOARD);
	ask("redo");
	assert.equal(play.game.text, moved);
	ask("move", { to: "U" });
	ask("reset");
	assert.equal(play.game.text, BOARD);
});

test("a tile that cannot slide leans, and that is said", () => {
	const { ask, calls } = setPlayer();
	ask("move", { to: 5 });
	assert.deepEqual(calls, []);
	ask("move", { to: 0 });
	assert.deepEqual(calls, ["lean 0", "announce stuck 1"]);
});

test("a new game has the size and goal of the old one, and the board the focus", () => {
	const { play, ask, calls } = setPlayer();
	ask("shuffle");
	assert.notEqual(play.game.text, BOARD);
	assert.deepEqual([play.snapshot.size, play.snapshot.goal], ["3x3", "last"]);
	assert.deepEqual(calls, ["focus"]);
});

test("the keyboard moves its cursor, and the tile under it", () => {
	const { play, ask, grid, calls } = setPlayer();
	assert.equal(ask("cursor", { direction: "L" }), true);
	assert.deepEqual(calls, ["cursor L", "focus"]);
	grid.cursor = 5;
	ask("press");
	assert.equal(play.game.text, "1 2 3/4 5 0/7 8 6");
});

test("blindfolded, the numbers are back with a hint, or if it is said to be solved", () => {
	for (const command of ["hint", "press"]) {
		const { play, ask, told, calls } = setPlayer(
			{},
			{ isBlindfolded: () => true },
		);
		assert.equal(play.snapshot.isHidden, false);
		ask("move", { to: 5 });
		assert.equal(play.snapshot.isHidden, true);
		told();
		ask(command);
		const { isHidden, hints } = play.snapshot;
		assert.deepEqual([isHidden, hints], [false, 1]);
		assert.deepEqual([told(), calls], [["change"], ["announce revealed"]]);
		assert.equal(Game.fromRecord(play.record).snapshot(0).hints, 1);
	}
});

test("blindfolded, the tile that was chosen by the keyboard slides", () => {
	const { play, ask, grid } = setPlayer({}, { isBlindfolded: () => true });
	ask("move", { to: 5 });
	Object.assign(grid, { cursor: 8, hasCursor: true });
	ask("press");
	const { isHidden, isSolved } = play.snapshot;
	assert.deepEqual([isHidden, isSolved, play.snapshot.hints], [false, true, 0]);
});

test("what is seen before the blindfold is put on stays seen", () => {
	let isBlindfolded = false;
	const { play } = setTable({ isBlindfolded: () => isBlindfolded });
	play.move(5);
	isBlindfolded = true;
	play.move(4);
	assert.equal(play.snapshot.isHidden, false);
});

test("who may not play can ask for nothing", async () => {
	const { play, ask, player, settings, solver, told, calls } = setPlayer();
	settings.mayPlay = false;
	const { record } = play;
	const wanted = [
		...Object.values(BUTTONS),
		...Object.values(HELP_BUTTONS),
		{ name: "move", to: 5 },
		{ name: "press" },
		{ name: "cursor", direction: "L" },
	];
	for (const { name, ...values } of wanted) {
		assert.equal(ask(name, values), false, name);
	}
	await settle();
	assert.equal(player.mayPlay, false);
	assert.deepEqual([play.record, solver.asked.length], [record, 0]);
	assert.deepEqual([told(), calls, play.help], [[], [], null]);
	settings.mayPlay = true;
	assert.equal(ask("move", { to: 5 }), true, "the settings of now");
});

/**
 * Presses a key that means a command.
 *
 * @param {ReturnType<typeof setPlayer>} table
 * @param {string} key
 * @param {string} name
 * @param {{ shiftKey?: boolean, repeat?: boolean }} [held]
 */
function press(
	{ player },
	key,
	name,
	{ shiftKey = false, repeat = false } = {},
) {
	const event = /** @type {any} */ ({ key, shiftKey, repeat });
	return player.askByKey(/** @type {any} */ ({ name }), event);
}

test("no key alone ends or spoils a game that is under way; with Shift it does", async () => {
	const table = setPlayer();
	const { play, ask, calls, solver } = table;
	ask("move", { to: 5 });
	const { record } = play;
	for (const [key, name] of [
		["n", "shuffle"],
		["r", "reset"],
		["p", "play"],
	]) {
		assert.equal(press(table, key, name), true, name);
		assert.equal(calls.pop(), `announce withShift ${key}`);
	}
	await settle();
	assert.deepEqual([play.record, solver.asked.length], [record, 0]);
	press(table, "R", "reset", { shiftKey: true });
	assert.equal(play.game.text, BOARD);
	ask("redo");
	press(table, "N", "shuffle", { shiftKey: true });
	assert.notEqual(play.game.text, BOARD);
	press(table, "z", "undo");
	press(table, "P", "play", { shiftKey: true });
	await settle();
	assert.equal(solver.asked.length, 1);
});

test("where no game is under way a key alone does it, once however long it is held", async () => {
	const table = setPlayer();
	const { play, ask, calls } = table;
	press(table, "n", "shuffle");
	const dealt = play.game.text;
	assert.notEqual(dealt, BOARD);
	press(table, "n", "shuffle", { repeat: true });
	assert.equal(play.game.text, dealt);
	press(table, "z", "undo", { repeat: true });
	assert.deepEqual(calls, ["focus", "announce undo"]);
	// A playback is ended by the key that began it.
	ask("move", { to: play.game.lineTowards("U") ? "U" : "D" });
	ask("play");
	await settle();
	await answer(table, play.game.lineTowards("U") ? "U" : "D");
	assert.ok(play.help?.playback);
	press(table, "p", "play");
	assert.equal(play.help?.playback, null);
});

test("the key of what is switched off is none of the puzzle's", () => {
	const table = setPlayer({ solver: false });
	table.ask("move", { to: 5 });
	assert.equal(press(table, "p", "play"), false);
	assert.deepEqual(table.calls, []);
});

test("hints are counted down, and the last one can still be played", async () => {
	const table = setPlayer({ hints: 1 });
	const { play, player, ask, solver } = table;
	assert.equal(player.hintsLeft, 1);
	ask("hint");
	await answer(table);
	assert.equal(player.hintsLeft, 0);
	assert.ok(play.help?.hintShown);
	ask("hint");
	await settle();
	assert.equal(play.snapshot.stm, 1);
	ask("hint");
	await settle();
	assert.equal(play.help?.hintShown, null);
	assert.deepEqual([solver.asked.length, play.snapshot.hints], [1, 1]);
});

test("without hints none is looked for, and help is not loaded", async () => {
	const { play, player, ask } = setPlayer({ hints: 0 });
	assert.equal(ask("hint"), true);
	await settle();
	assert.deepEqual([player.hintsLeft, play.help], [0, null]);
});

test("a limit that is lowered below what was taken leaves none", async () => {
	const table = setPlayer();
	const { player, ask, settings } = table;
	assert.equal(player.hintsLeft, Number.POSITIVE_INFINITY);
	ask("hint");
	await answer(table);
	settings.hints = 0;
	assert.equal(player.hintsLeft, 0);
	settings.hints = 3;
	assert.equal(player.hintsLeft, 2);
});

test("a solution is played; asked again, the player goes on", async (context) => {
	const time = new Intervals(context);
	const table = setPlayer();
	const { play, ask } = table;
	assert.equal(ask("play"), true);
	await answer(table);
	assert.equal(play.help?.playback?.isRunning, true);
	time.tick(250);
	assert.equal(ask("play"), true);
	assert.equal(play.help?.playback, null);
	assert.equal(play.snapshot.stm, 1);
});

test("where the solver is off nothing is solved, and the key is none of the puzzle's", async () => {
	const { play, ask } = setPlayer({ solver: false });
	assert.equal(ask("play"), false);
	await settle();
	assert.equal(play.help, null);
});

test("while a solution is played, press pauses and goes on, steps step", async (context) => {
	new Intervals(context);
	const table = setPlayer();
	const { play, ask } = table;
	for (const by of [1, -1]) assert.equal(ask("step", { by }), false);
	ask("play");
	await answer(table);
	const running = () => play.help?.playback?.isRunning;
	ask("press");
	assert.equal(running(), false);
	ask("press");
	assert.equal(running(), true);
	ask("pause");
	assert.equal(running(), false);
	assert.equal(ask("step", { by: 1 }), true);
	assert.equal(play.snapshot.stm, 1);
	assert.equal(ask("step", { by: -1 }), true);
	assert.deepEqual([play.snapshot.stm, running()], [0, false]);
	assert.equal(ask("stop"), true);
	assert.equal(play.help?.playback, null);
});

test("stop means something only where something runs", async () => {
	const { play, ask } = setPlayer();
	assert.equal(ask("stop"), false);
	ask("hint");
	await settle();
	assert.equal(ask("stop"), true);
	assert.equal(play.help?.thinking, null);
	assert.equal(ask("stop"), false);
});

test("who thinks longer hears what is known then, unless it was stopped", async () => {
	const table = setPlayer();
	const { play, solver, ask, calls } = table;
	ask("thinkLonger");
	await settle();
	assert.deepEqual([solver.asked.length, calls], [0, []]);
	const help = await play.assist();
	const found = help.find({ budgetMs: 10 });
	solver.last.answer(`LR${WAY}`, 2);
	await found;
	ask("thinkLonger");
	await settle();
	ask("stop");
	await settle();
	assert.deepEqual(calls, ["announce stopped"]);
	ask("thinkLonger");
	await answer(table);
	assert.deepEqual(calls, ["announce stopped", "say"]);
	assert.deepEqual(play.bounds, { lower: 2, upper: 2 });
});

test("help that does not come is told, each time it is asked for", async () => {
	const error = new Error("no network");
	const loadHelp = () => Promise.reject(error);
	const { ask, events } = setPlayer({}, { loadHelp });
	for (const name of ["hint", "play", "thinkLonger"]) {
		assert.equal(ask(name), true);
		await settle();
		// What the player waits for is shown, and no longer when it failed.
		const change = { type: "change" };
		const waits = name === "thinkLonger" ? [] : [change, change];
		const expected = [...waits, { type: "error", error }];
		assert.deepEqual(events.splice(0), expected, name);
	}
});

test("a page may help in its own way, in place of a hint", async () => {
	const table = setPlayer();
	table.settings.mayHint = false;
	table.ask("hint");
	await settle();
	assert.equal(table.play.help, null, "no search");
	// The one that is shown is played all the same.
	table.settings.mayHint = true;
	table.ask("hint");
	await answer(table);
	table.settings.mayHint = false;
	table.ask("hint");
	await settle();
	assert.equal(table.play.snapshot.stm, 1);
});
