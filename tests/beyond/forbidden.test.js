/**
 * Where WebAssembly is forbidden or missing, game and solver are JavaScript.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { hasWasm } from "../../www/core/compile.ts";
import { loadCore } from "../../www/core/load-core.ts";
import * as source from "../../www/core/wasm-source.ts";
import { SolverClient } from "../../www/solver/client.ts";
import { startSolver } from "../../www/solver/load-solver.ts";
import { solverStarter } from "../../www/solver/start.ts";
import { dealt, FARTHEST, Game } from "../web/core.js";

/** @typedef {import("node:test").TestContext} TestContext */

/**
 * Removes wasm, as on a page whose policy forbids it or in an engine without it.
 *
 * @param {TestContext} context
 * @param {"by a policy" | "altogether"} how
 */
function forbidWasm(context, how) {
	context.mock.method(console, "info", () => {});
	if (how === "altogether") {
		const { WebAssembly } = globalThis;
		Reflect.deleteProperty(globalThis, "WebAssembly");
		context.after(() => Object.assign(globalThis, { WebAssembly }));
		return;
	}
	const refuse = async () => {
		throw new WebAssembly.CompileError("a policy forbids it");
	};
	context.mock.method(WebAssembly, "instantiate", refuse);
}

for (const how of /** @type {const} */ (["by a policy", "altogether"])) {
	test(`where wasm is forbidden ${how}, game and solver are JavaScript`, async (context) => {
		const { text } = dealt("3x3", "last", "42");
		forbidWasm(context, how);
		const core = await loadCore();
		assert.notEqual(core.Game, Game);
		assert.equal(core.Game.fromSeed("3x3", "last", "42")?.text, text);
		core.revive();
		assert.equal(core.Game.fromSeed("3x3", "last", "42")?.text, text);
		const module = (await hasWasm()) ? await source.solverModule() : null;
		const { Session } = await startSolver(module);
		const session = new Session(16, false, false);
		const order = { id: 1, board: "1 2/0 3", goal: "last", budgetMs: 1e9 };
		session.hear({ type: "solve", ...order, mayShare: false });
		/** @type {any[]} */
		const said = [];
		while (session.wait() === 0) said.push(...session.turn());
		assert.equal(said.at(-1).slides, "L");
	});
}

test("where wasm is forbidden it is solved on the page, in JavaScript", async () => {
	const start = solverStarter(null);
	const client = new SolverClient({ start: () => start(false) });
	const options = { budgetMs: 10_000 };
	const { slides, lower } = await client.solve(FARTHEST, "last", options);
	assert.deepEqual([slides.length, lower], [31, 31]);
});
