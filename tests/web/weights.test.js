/**
 * Where weights are loaded from, and what happens if they cannot be loaded.
 */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { deflateRawSync } from "node:zlib";
import { Solver } from "../../scripts/wasm.js";
import { weightNames } from "../../scripts/weights.js";
import { FILES } from "../../www/core/wasm/bytes.js";
import * as inline from "../../www/core/wasm-inline.ts";
import * as fromDisk from "../../www/core/wasm-node.ts";
import * as source from "../../www/core/wasm-source.ts";
import { WEIGHTS } from "../../www/core/weight-addresses.js";
import { loadWeights } from "../../www/solver/load-weights.ts";

const BYTES = Buffer.from("SPWT: what was learned");

test("each file of weights has its address, and its text for the build without files", () => {
	assert.deepEqual(Object.keys(WEIGHTS), weightNames());
	for (const name of weightNames()) assert.ok(FILES[`weights-${name}`], name);
	for (const [name, address] of Object.entries(WEIGHTS)) {
		const { pathname } = address();
		assert.ok(pathname.endsWith(`/www/core/weights/${name}.bin`));
	}
});

test("what the solver would like is there", () => {
	const solver = new Solver();
	const wanted = new Set();
	for (let columns = 2; columns <= 16; columns += 1) {
		for (let rows = 2; rows <= 16; rows += 1) {
			const name = solver.wants(`${columns}x${rows}`, "last");
			if (name !== undefined) wanted.add(name);
		}
	}
	assert.deepEqual([...wanted].sort(), weightNames());
});

test("the names are those of the files, and none is no fault", (context) => {
	const folder = mkdtempSync(join(tmpdir(), "weights-"));
	context.after(() => rmSync(folder, { recursive: true }));
	assert.deepEqual(weightNames(join(folder, "none")), []);
	for (const file of ["7x7.bin", "5x5.bin", "README.md"]) {
		writeFileSync(join(folder, file), "");
	}
	assert.deepEqual(weightNames(folder), ["5x5", "7x7"]);
});

test("weights come by address, from the disk and out of the script alike", async (context) => {
	const folder = mkdtempSync(join(tmpdir(), "weights-"));
	const file = join(folder, "2x9.bin");
	writeFileSync(file, BYTES);
	const url = pathToFileURL(file);
	WEIGHTS["2x9"] = () => url;
	const packed = deflateRawSync(BYTES).toString("base64");
	FILES["weights-2x9"] = async () => ({ BYTES: packed });
	context.after(() => {
		rmSync(folder, { recursive: true });
		delete WEIGHTS["2x9"];
		delete FILES["weights-2x9"];
	});
	const fetch = context.mock.method(
		globalThis,
		"fetch",
		async () => new Response(BYTES),
	);
	for (const sibling of [source, fromDisk, inline]) {
		const bytes = await sibling.weights("2x9");
		assert.ok(bytes instanceof Uint8Array);
		assert.deepEqual([...bytes], [...BYTES]);
	}
	assert.equal(fetch.mock.callCount(), 1);
	assert.deepEqual(fetch.mock.calls[0].arguments, [url]);
});

test("every file of weights passes for one", async (context) => {
	context.mock.method(
		globalThis,
		"fetch",
		async (/** @type {URL} */ url) => new Response(readFileSync(url)),
	);
	for (const name of weightNames()) {
		const bytes = Buffer.from(await source.weights(name));
		assert.ok(bytes.equals(readFileSync(WEIGHTS[name]())), name);
	}
});

test("weights are loaded once", async (context) => {
	WEIGHTS["2x8"] = () => new URL("http://site/2x8.bin");
	context.after(() => delete WEIGHTS["2x8"]);
	const fetch = context.mock.method(
		globalThis,
		"fetch",
		async () => new Response(BYTES),
	);
	const both = await Promise.all([loadWeights("2x8"), loadWeights("2x8")]);
	assert.deepEqual(both[0], new Uint8Array(BYTES));
	assert.equal(await loadWeights("2x8"), both[1]);
	assert.equal(fetch.mock.callCount(), 1);
});

const REASONS = {
	"the server has none": async () => new Response("", { status: 404 }),
	"a page is answered": async () => new Response("<!doctype html>"),
	"there is no network, or a policy forbids it": async () => {
		throw new TypeError("Failed to fetch");
	},
};

for (const [i, [reason, fetch]] of Object.entries(REASONS).entries()) {
	test(`where ${reason}, one line says so, and nobody asks again`, async (context) => {
		const name = `2x${i + 10}`;
		WEIGHTS[name] = () => new URL(`http://site/${name}.bin`);
		context.after(() => delete WEIGHTS[name]);
		const asked = context.mock.method(globalThis, "fetch", fetch);
		const warn = context.mock.method(console, "warn", () => {});
		for (let times = 0; times < 3; times++) {
			assert.equal(await loadWeights(name), null);
		}
		assert.equal(asked.mock.callCount(), 1);
		assert.equal(warn.mock.callCount(), 1);
		assert.match(String(warn.mock.calls[0].arguments[0]), new RegExp(name));
	});
}

test("weights that no build has are not asked for at all", async (context) => {
	const fetch = context.mock.method(globalThis, "fetch", async () => {});
	const warn = context.mock.method(console, "warn", () => {});
	assert.equal(await loadWeights("2x16"), null);
	assert.equal(fetch.mock.callCount(), 0);
	assert.equal(warn.mock.callCount(), 1);
});
