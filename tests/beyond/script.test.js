/**
 * The core as plain JavaScript, for pages that forbid WebAssembly. It gives the
 * same results and panics in the same way.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { WEIGHTS } from "../../scripts/weights.js";
import * as game from "../../www/core/wasm/js/game.js";
import * as script from "../../www/core/wasm/js/reader.js";
import * as solver from "../../www/core/wasm/js/solver.js";
import * as wasm from "../../www/core/wasm/reader.js";
import { dealt, Game, isPanic, LONG, Solver } from "../web/core.js";

const SIZES = ["2x2", "3x2", "2x5", "3x3", "4x3", "4x4", "5x3", "7x2", "6x5"];
const GOALS = ["last", "first", "snake", "spiral"];

/**
 * Returns the properties of a game.
 *
 * @param {Game} game
 */
function told(game) {
	const { text, code, record } = game;
	const { tiles, goalTiles, ...shown } = game.snapshot(60_000);
	const said = { text, code, record, ...shown };
	return { ...said, tiles: [...tiles], goalTiles: [...goalTiles] };
}

test("a game in JavaScript is the game in wasm", () => {
	for (const size of [...SIZES, "16x16"]) {
		for (const goal of GOALS) {
			const one = dealt(size, goal, `${size} ${goal}`);
			const other = game.Game.fromSeed(size, goal, `${size} ${goal}`);
			assert.ok(other !== undefined);
			const cells = one.snapshot(0).tiles.length;
			for (let move = 0; move < 60; move++) {
				const now = move * 370;
				/** @param {Game} game */
				const act = (game) => {
					if (move % 7 === 5) return game.undo(now);
					if (move % 11 === 6) return game.redo(now);
					if (move % 13 === 8) return game.note("hint", now);
					if (move % 5 === 4) return game.slide("UDLR"[move % 4], now);
					return game.slideCell((move * 7 + 3) % cells, now);
				};
				const cell = (move * 5) % cells;
				assert.deepEqual(act(other), act(one));
				assert.deepEqual(other.lineOf(cell), one.lineOf(cell));
			}
			assert.deepEqual(told(other), told(one));
			const again = game.Game.fromRecord(one.record);
			assert.deepEqual(told(again), told(Game.fromRecord(one.record)));
			for (const toStart of [true, false]) {
				const link = one.link(toStart);
				assert.equal(other.link(toStart), link);
				assert.equal(script.readLink(link, ""), wasm.readLink(link, ""));
			}
			const read = script.readText(one.code, goal, "");
			assert.equal(read, wasm.readText(one.code, goal, ""));
		}
	}
});

test("what is refused is refused in the same words", () => {
	/** @param {(core: typeof wasm & { Game: typeof Game }) => unknown} act */
	const same = (act) => {
		/** @param {any} core */
		const refusal = (core) => {
			try {
				act(core);
			} catch (error) {
				const { message, code, values } = /** @type {any} */ (error);
				return { message, code, values };
			}
			return assert.fail("it was taken");
		};
		const [one, other] = [
			{ ...wasm, Game },
			{ ...script, Game: game.Game },
		];
		assert.deepEqual(refusal(other), refusal(one));
	};
	same(({ readText }) => readText("1 2/3", "last", ""));
	same(({ readText }) => readText("1 2 3/4 5 6/8 7 0", "last", ""));
	same(({ readText }) => readText("1 2 ü/4 5 6/8 7 0", "last", ""));
	same(({ Game }) => Game.fromSeed("1x40", "last", "a"));
	same(({ deal }) => deal("3x3", "nowhere", "a"));
	same(({ readText }) => readText("3x3-AAAAB", "last", ""));
	same(({ Game }) => Game.fromRecord("2.3x3.last"));
	same(({ readLink }) => readLink("#board=%FF", ""));
});

/**
 * @param {Solver} solver
 * @param {string} board
 * @param {string} goal
 * @param {number} slice
 */
function solution(solver, board, goal, slice) {
	const search = solver.search(board, goal);
	while (!search.step(slice).done);
	const best = search.best();
	search.free();
	return best;
}

test("a solver in JavaScript finds the solutions of the one in wasm", () => {
	const [one, other] = [new Solver(), new solver.Solver()];
	for (const size of ["2x2", "3x2", "2x5", "3x3", "4x3"]) {
		for (const goal of GOALS) {
			const { text } = dealt(size, goal, "a");
			assert.deepEqual(
				solution(other, text, goal, 50_000),
				solution(one, text, goal, 70_000),
				`${text} to ${goal}`,
			);
		}
	}
});

test("on a large board, and before its tables are made, the first answer is the same", () => {
	for (const text of [LONG, dealt("6x5", "last", "a").text]) {
		const [one, other] = [Solver, solver.Solver].map((Solver) => {
			const search = new Solver().search(text, "last");
			while (search.step(500).upper === null);
			return search.best();
		});
		assert.deepEqual(other, one);
	}
});

test("beams find by vectors, 16 boards at once, what they find without", () => {
	for (const [size, name] of [
		["5x5", "5x5"],
		["7x7", "shared"],
	]) {
		const weights = readFileSync(join(WEIGHTS, `${name}.bin`));
		const { text } = dealt(size, "last", "a");
		const [one, other] = [Solver, solver.Solver].map((Solver) => {
			const made = new Solver();
			made.readWeights(name, weights);
			const search = made.search(text, "last");
			let progress = search.step(10_000);
			// What comes after the first answer is also the prover's, by other tables.
			while (progress.upper === null) progress = search.step(10_000);
			return { nodes: progress.nodes, best: search.best() };
		});
		assert.deepEqual(other, one);
	}
});

test("tables made in JavaScript are those of wasm, to the byte", () => {
	const [one, other] = [Solver, solver.Solver].map((Solver) => {
		const made = new Solver();
		while (made.prepare("4x3", "last", 20_000) < 100);
		return made.tables("4x3", "last");
	});
	assert.deepEqual(other, one);
});

test("tables of 16 cells are small in JavaScript, and made in steps", () => {
	const made = new solver.Solver();
	let steps = 0;
	while (made.prepare("4x4", "last", 1_000) < 100) steps += 1;
	assert.ok(made.tableBytes < 8e6, `${made.tableBytes} bytes`);
	// All of them take some 10 s: so one takes about 4 ms.
	assert.ok(steps > 2_000, `made in ${steps} steps`);
});

/**
 * Makes a core panic, with a game at an invalid address.
 *
 * @param {typeof Game} core
 */
function panicIn(core) {
	const handle = core.fromSeed("2x2", "last", "a");
	const forged = Object.create(core.prototype, {
		__wbg_ptr: { value: 1024 },
		__wbg_inst: { value: /** @type {any} */ (handle).__wbg_inst },
	});
	try {
		return forged.slide("U", 0);
	} catch (error) {
		return error;
	}
}

test("a panic in JavaScript is known as one, and the game revives", (context) => {
	const complaint = context.mock.method(console, "error", () => {});
	const solverBefore = new solver.Solver();
	const before = game.Game.fromSeed("3x3", "last", "42");
	assert.ok(before !== undefined);
	const { record } = before;
	assert.ok(isPanic(panicIn(game.Game)));
	assert.match(String(complaint.mock.calls[0].arguments[0]), /panicked at/);
	game.__wbg_reset_state();
	const again = game.Game.fromRecord(record);
	assert.equal(again.text, dealt("3x3", "last", "42").text);
	// Handles of the old instance do not work with the new one.
	assert.throws(() => before.text, /stale/);
	// The solver has its own instance.
	assert.equal(solution(solverBefore, "1 2/0 3", "last", 100)?.slides, "L");
});

test("an error of the core, or of anything else, is no panic", () => {
	assert.equal(isPanic(new Error("RuntimeError")), false);
	assert.equal(isPanic({ name: "RuntimeError" }), false);
	assert.equal(isPanic(new WebAssembly.RuntimeError("unreachable")), true);
});
