/**
 * `taquin/core` and `taquin/lab`, called with every wrong kind of
 * argument: each call returns, or throws an `Error` with a `code`.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { loadCore } from "../../www/package/core.js";
import * as lab from "../../www/package/lab.js";
import { isPanic } from "./core.js";
import { WRONG } from "./wrong.js";

// What fetches files in Node is another build.
mock.method(globalThis, "fetch", async (/** @type {URL} */ url) => {
	const headers = { "content-type": "application/wasm" };
	return new Response(readFileSync(url), { headers });
});
const core = await loadCore();
const solver = new core.Solver();
const BOARD = "1 2/0 3";

/** Right arguments of each function. @type {Record<string, unknown[]>} */
const OF_LAB = {
	bounds: [BOARD, { goal: "last" }],
	drawBoards: ["2x2", { count: 2, seed: "a", goal: "last" }],
	nodesByDepth: [[BOARD], ["bfs"], { mb: 1, seconds: 1, nodes: 100 }],
	readTiles: [BOARD],
	searches: ["2x2"],
	solvability: [BOARD, { goal: "last" }],
	solve: [BOARD, "bfs", { goal: "last", mb: 1, seconds: 1, nodes: 100 }],
	steps: [BOARD, "bfs", { goal: "last", mb: 1, seconds: 1, nodes: 100 }],
	summaryOf: [[1, 2]],
};

/** The same of the solver. @type {Record<string, unknown[]>} */
const OF_SOLVER = {
	draw: [{ size: "2x2", goal: "last", difficulty: 2, seed: "a" }],
	prepare: ["2x2", "last", { metric: "stm" }],
	review: [`${BOARD} L`, { metric: "stm", at: 0 }],
	solve: [BOARD, { goal: "last", metric: "stm", budget: 100 }],
};

/** Options that are objects or functions. */
const FURTHER = ["signal", "onProgress"];

/**
 * Yields the right arguments with a wrong one in each place, and in each option.
 *
 * @param {unknown[]} right
 * @returns {Generator<[string, unknown[]]>}
 */
function* wrongs(right) {
	yield ["none", []];
	for (const [kind, wrong] of WRONG) {
		for (const [at, value] of right.entries()) {
			yield [`${at} ${kind}`, right.with(at, wrong)];
			if (Object.getPrototypeOf(Object(value)) !== Object.prototype) continue;
			for (const name of [...Object.keys(Object(value)), ...FURTHER]) {
				const options = { .../** @type {object} */ (value), [name]: wrong };
				yield [`${name} ${kind}`, right.with(at, options)];
			}
		}
	}
}

/** @param {any} error @param {string} about */
function assertCoded(error, about) {
	assert.ok(error instanceof Error, about);
	assert.ok(!isPanic(error), `${about}: ${error.stack}`);
	const { code, message } = /** @type {any} */ (error);
	assert.equal(typeof code, "string", `${about}: ${error.stack}`);
	assert.ok([...message].length < 300, `${about}: ${message}`);
}

test("no wrong argument breaks the laboratory", () => {
	const functions = Object.entries(lab).filter(
		([, value]) => typeof value === "function",
	);
	for (const [name, act] of /** @type {[string, any][]} */ (functions)) {
		assert.ok(name in OF_LAB, name);
		const run = (/** @type {unknown[]} */ values) => {
			const result = act(...values);
			return name === "steps" ? [...result] : result;
		};
		const timeless = (/** @type {unknown} */ value) =>
			JSON.stringify(value, (key, inner) => (key === "ms" ? 0 : inner));
		const before = timeless(run(OF_LAB[name]));
		for (const [about, values] of wrongs(OF_LAB[name])) {
			try {
				run(values);
			} catch (error) {
				assertCoded(error, `${name} ${about}`);
			}
		}
		assert.equal(timeless(run(OF_LAB[name])), before, name);
	}
});

test("no wrong argument breaks the solver", async () => {
	for (const [name, right] of Object.entries(OF_SOLVER)) {
		const act = /** @type {any} */ (solver)[name].bind(solver);
		await act(...right);
		for (const [about, values] of wrongs(right)) {
			await act(...values).then(
				() => {},
				(/** @type {unknown} */ error) =>
					assertCoded(error, `${name} ${about}`),
			);
		}
		await act(...right);
	}
	const { slides } = await solver.solve(BOARD);
	assert.equal(slides, "L");
});

test("no wrong argument breaks `open`", async () => {
	for (const [about, values] of wrongs([BOARD, "last"])) {
		await /** @type {any} */ (core.open)(...values).then(
			() => {},
			(/** @type {unknown} */ error) => assertCoded(error, `open ${about}`),
		);
	}
	assert.equal((await core.open(BOARD)).text, BOARD);
});

test("a seed makes a game, or says why not", async () => {
	const { Game, open } = core;
	const game = Game.fromSeed("3x2", "snake", "a");
	assert.ok(game instanceof Game);
	assert.ok(Game.fromRecord(game.record) instanceof Game);
	for (const goal of ["nowhere", "1 2 3/4 5 0", "x".repeat(100_000)]) {
		assert.throws(
			() => Game.fromSeed("3x2", goal, "a"),
			(error) => {
				assertCoded(error, goal);
				return /** @type {any} */ (error).code === "goal";
			},
		);
	}
	assert.throws(() => Game.fromSeed(/** @type {any} */ (4), "last", "a"), {
		code: "argument",
	});
	assert.throws(() => Game.fromSeed("1x1", "last", "a"), { code: "side" });
	// As the error says.
	const own = await open("#size=3x2&goal=5 4 3/2 1 0&seed=a");
	assert.equal(own.snapshot(0).goal, "5 4 3/2 1 0");
	assert.equal(own.snapshot(0).seed, "a");
});

test("a game slides a tile up, down, left or right, and no other way", async () => {
	const game = await core.open("1 2 3/4 0 5/7 8 6");
	for (const way of ["Q", "left", "Left", "u", "", "UD", 3, null, ["U"]]) {
		const slide = () => game.slide(/** @type {any} */ (way), 0);
		assert.throws(slide, { name: "TypeError" }, String(way));
		assert.throws(
			slide,
			/** @param {any} error */ ({ code }) =>
				["argument", "command"].includes(code),
		);
	}
	assert.equal(game.snapshot(0).stm, 0);
	assert.deepEqual(game.slide("L", 0)?.tiles, [5]);
});
