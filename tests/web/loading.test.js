/**
 * Where the core is loaded from: files, the script itself, the disk. And what
 * happens on a page that forbids wasm.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
	loadLab,
	loadLessons,
	loadStatistics,
	loadTrainer,
	NeedsWasm,
} from "../../www/core/later/site-modules.ts";
import { loadCore } from "../../www/core/load-core.ts";
import * as inline from "../../www/core/wasm-inline.ts";
import * as fromDisk from "../../www/core/wasm-node.ts";
import * as source from "../../www/core/wasm-source.ts";

/** @typedef {import("node:test").TestContext} TestContext */

/** @param {string} name */
function file(name) {
	return new URL(`../../www/core/wasm/${name}_bg.wasm`, import.meta.url);
}

/**
 * Lets Node fetch files with the headers of some server.
 *
 * @param {TestContext} context
 * @param {ResponseInit} [init]
 */
function serveFiles(context, init) {
	const serve = async (/** @type {URL} */ url) =>
		new Response(readFileSync(url), init);
	return context.mock.method(globalThis, "fetch", serve);
}

/**
 * Records the bytes passed to `WebAssembly.compile`.
 *
 * @param {TestContext} context
 */
function keepCompiled(context) {
	const { compile } = WebAssembly;
	/** @type {Uint8Array[]} */
	const kept = [];
	context.mock.method(
		WebAssembly,
		"compile",
		(/** @type {ArrayBuffer | Uint8Array} */ bytes) => {
			kept.push(new Uint8Array(bytes));
			return compile(/** @type {BufferSource} */ (bytes));
		},
	);
	return kept;
}

for (const [name, sibling] of Object.entries({ source, inline, fromDisk })) {
	test("what a build swaps for wasm-source.ts exports the same", () => {
		const names = Object.keys(source);
		assert.deepEqual(Object.keys(inline), names);
		assert.deepEqual(Object.keys(fromDisk), names);
	});

	test(`${name}: the modules are those of the files`, async (context) => {
		serveFiles(context);
		const compiled = keepCompiled(context);
		await sibling.gameModule();
		await sibling.solverModule();
		// Take the last two: Node's `fetch` compiles a wasm module of its own.
		const [game, solver] = compiled.slice(-2);
		assert.deepEqual(game, new Uint8Array(readFileSync(file("game"))));
		assert.deepEqual(solver, new Uint8Array(readFileSync(file("solver"))));
	});
}

test("a file that is served as wasm is compiled while it comes", async (context) => {
	serveFiles(context, { headers: { "Content-Type": "application/wasm" } });
	const streaming = context.mock.method(WebAssembly, "compileStreaming");
	await source.gameModule();
	assert.equal(streaming.mock.callCount(), 1);
});

test("where wasm may be, a module that does not come is an error", async (context) => {
	serveFiles(context, { status: 500 });
	await assert.rejects(loadCore(), /status 500/);
});

test("where wasm is forbidden, what only the site's pages load says that it needs it", async (context) => {
	context.mock.method(console, "info", () => {});
	context.mock.method(WebAssembly, "instantiate", async () => {
		throw new WebAssembly.CompileError("a policy forbids it");
	});
	for (const load of [loadLab, loadLessons, loadStatistics, loadTrainer]) {
		await assert.rejects(load(), NeedsWasm);
	}
});
