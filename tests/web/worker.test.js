/**
 * Client, worker and core together. The worker's embedded script runs in a Node
 * thread, with a few lines that make it like a browser's worker. The same runs on
 * the page, without a worker.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Worker } from "node:worker_threads";
import { WORKER } from "../../www/core/wasm/worker-source.js";
import { SolverClient } from "../../www/solver/client.ts";
import { solverStarter } from "../../www/solver/start.ts";
import {
	FARTHEST,
	LONG,
	lazySolver,
	lines,
	module,
	reviveSolver,
	Solver,
} from "./core.js";

/** Adds to Node's worker what a browser's worker has. */
const SHIM = `
	const { parentPort } = require("node:worker_threads");
	globalThis.self = globalThis;
	// Node handles up to a thousand messages of one channel before
	// it turns to another.
	globalThis.MessageChannel = class {
		port1 = { onmessage: null };
		port2 = { postMessage: () => setImmediate(() => this.port1.onmessage()) };
	};
	self.postMessage = (data) => parentPort.postMessage(data);
	const early = [];
	self.onmessage = (event) => early.push(event);
	parentPort.on("message", (data) => {
		if (data === "die") throw new Error("killed");
		self.onmessage({ data });
	});
	(0, eval)(process.argv[2]);
	for (const event of early) self.onmessage(event);`;

/** The requests that the worker said something about. @type {Set<number>} */
const heard = new Set();

/** @returns {import("../../www/solver/session.ts").Port} */
function startThread() {
	const thread = new Worker(SHIM, { eval: true, argv: [WORKER] });
	/** @type {import("../../www/solver/session.ts").Port} */
	const port = {
		onmessage: null,
		onerror: null,
		postMessage: (message) => thread.postMessage(message),
		terminate: () => void thread.terminate(),
	};
	thread.on("message", (data) => {
		heard.add(data.id);
		port.onmessage?.({ data });
	});
	thread.on("error", (error) => port.onerror?.(error));
	port.postMessage({ type: "start", module });
	return port;
}

/** @param {(client: SolverClient, ports: any[], lost: string[]) => Promise<void>} run */
async function withWorker(run) {
	/** @type {any[]} */
	const ports = [];
	/** @type {string[]} */
	const lost = [];
	const client = new SolverClient({
		start() {
			ports.push(startThread());
			return ports.at(-1);
		},
		onLost: (reason) => lost.push(reason),
	});
	try {
		await run(client, ports, lost);
	} finally {
		client.stop();
	}
}

test("a worker solves, with the module compiled on the page", () =>
	withWorker(async (client) => {
		const options = { budgetMs: 10_000 };
		const { slides, lower } = await client.solve(FARTHEST, "last", options);
		assert.deepEqual([slides.length, lower], [31, 31]);
	}));

test("a worker hears a cancel while it searches, within 50 ms of its processor", () =>
	withWorker(async (client) => {
		// What compiles the module beside it counts too: the best of several tries.
		let best = Number.POSITIVE_INFINITY;
		for (let tries = 0; tries < 20 && best >= 50; tries++) {
			const abort = new AbortController();
			await assert.rejects(
				client.solve(LONG, "last", {
					budgetMs: 60_000,
					signal: abort.signal,
					onProgress: ({ upper }) => {
						if (upper !== null) abort.abort();
					},
				}),
				{ name: "AbortError" },
			);
			const before = process.cpuUsage();
			await client.solve("1 2/0 3", "last", { budgetMs: 1_000 });
			const { user, system } = process.cpuUsage(before);
			best = Math.min(best, (user + system) / 1_000);
		}
		assert.ok(best < 50, `the next answer came after ${best} ms`);
	}));

test("a search that is cancelled ends in the worker too", () =>
	withWorker(async (client) => {
		const abort = new AbortController();
		const { signal } = abort;
		const onProgress = () => abort.abort();
		const options = { budgetMs: 60_000, signal, onProgress };
		await assert.rejects(client.solve(LONG, "last", options));
		await client.solve("1 2/0 3", "last", { budgetMs: 1_000 });
		// It would go on reporting its progress beside that of another.
		heard.clear();
		await client.solve(LONG, "last", { budgetMs: 400 });
		assert.deepEqual([...heard], [3]);
	}));

test("a worker that is killed is replaced by one that answers", () =>
	withWorker(async (client, ports, lost) => {
		await client.solve("1 2/0 3", "last", { budgetMs: 1_000 });
		const answer = client.solve(FARTHEST, "last", { budgetMs: 10_000 });
		ports[0].postMessage("die");
		assert.equal((await answer).slides.length, 31);
		assert.ok(lost.length <= 1 && ports.length === lost.length + 1);
	}));

/** Makes a client without workers: the solver runs on the page. */
function onPage() {
	const start = solverStarter(module);
	return new SolverClient({ start: () => start(true) });
}

test("without a worker it is solved on the page", async () => {
	const { slides } = await onPage().solve(FARTHEST, "last", {
		budgetMs: 10_000,
	});
	assert.equal(slides.length, 31);
});

test("where there can be no worker, the page is told so and solves", async (context) => {
	const info = context.mock.method(console, "info", () => {});
	const client = new SolverClient({ start: solverStarter(module) });
	const { lower } = await client.solve("1 2/0 3", "last", { budgetMs: 1_000 });
	assert.equal(lower, 1);
	assert.equal(info.mock.callCount(), 1);
});

test("a search on the page leaves it free between slices, and is cancelled", async () => {
	const client = onPage();
	const abort = new AbortController();
	let turns = 0;
	const timer = setInterval(() => {
		turns += 1;
		if (turns === 20) abort.abort();
	}, 1);
	const { signal } = abort;
	const answer = client.solve(LONG, "last", { budgetMs: 60_000, signal });
	await assert.rejects(answer, { name: "AbortError" });
	clearInterval(timer);
	assert.equal(turns, 20);
});

test("a solver on the page outlives a panic of the core", async () => {
	const client = onPage();
	await client.solve("1 2/0 3", "last", { budgetMs: 1_000 });
	reviveSolver();
	const { lower } = await client.solve("1 2/0 3", "last", { budgetMs: 1_000 });
	assert.equal(lower, 1);
});

test("whoever starts on the page again has a fresh instance", async () => {
	await onPage().solve("1 2/0 3", "last", { budgetMs: 1_000 });
	const before = new Solver();
	await onPage().solve("1 2/0 3", "last", { budgetMs: 1_000 });
	assert.throws(() => before.tableBytes, /stale/);
});

/**
 * Replaces `Worker` with a fake that does nothing.
 *
 * @param {import("node:test").TestContext} context
 */
function fakeWorkers(context) {
	/** @type {EventTarget[]} */
	const started = [];
	const Fake = class extends EventTarget {
		constructor() {
			super();
			started.push(this);
		}
		postMessage() {}
		terminate() {}
	};
	Object.assign(globalThis, { Worker: Fake });
	context.after(() => Reflect.deleteProperty(globalThis, "Worker"));
	return started;
}

test("where wasm is forbidden no worker is tried", async (context) => {
	const started = fakeWorkers(context);
	solverStarter(null)(false);
	assert.equal(started.length, 0);
	solverStarter(module)(false);
	assert.equal(started.length, 1);
});

for (const sign of ["message", "error"]) {
	test(`the worker's script is let go at its first ${sign}`, async (context) => {
		const started = fakeWorkers(context);
		solverStarter(module)(false);
		const revoke = context.mock.method(URL, "revokeObjectURL");
		assert.equal(revoke.mock.callCount(), 0);
		started[0].dispatchEvent(new Event(sign));
		assert.equal(revoke.mock.callCount(), 1);
	});
}

test("a worker says that it has started before it is asked", async () => {
	const port = startThread();
	const { type } = await new Promise((resolve) => {
		port.onmessage = ({ data }) => resolve(data);
	});
	port.terminate();
	assert.equal(type, "started");
});

test("a solver on the page that is stopped searches no more", async (context) => {
	const client = onPage();
	const { turn } = lines.Session.prototype;
	let turns = 0;
	context.mock.method(
		lines.Session.prototype,
		"turn",
		/** @this {InstanceType<typeof lines.Session>} */
		function () {
			turns += 1;
			return turn.call(this);
		},
	);
	const answer = client.solve(LONG, "last", { budgetMs: 60_000 });
	while (turns === 0) await new Promise((resolve) => setImmediate(resolve));
	client.stop();
	await assert.rejects(answer, { code: "solverLost" });
	// One turn may be running when it is told.
	await new Promise((resolve) => setImmediate(resolve));
	const stopped = turns;
	for (let turn = 0; turn < 10; turn += 1)
		await new Promise((resolve) => setTimeout(resolve));
	assert.equal(turns, stopped);
});

test("the solver is loaded when it is asked, and answers", async (context) => {
	context.mock.method(console, "info", () => {});
	// Node's `fetch` cannot read files.
	context.mock.method(
		globalThis,
		"fetch",
		async (/** @type {string} */ url) => {
			const headers = { "Content-Type": "application/wasm" };
			return new Response(readFileSync(new URL(url)), { headers });
		},
	);
	const solver = lazySolver();
	const { slides } = await solver.solve("1 2/0 3", "last", { budgetMs: 1_000 });
	assert.equal(slides, "L");
	const signal = AbortSignal.abort();
	await assert.rejects(
		solver.solve(LONG, "last", { budgetMs: 1_000, signal }),
		{ name: "AbortError" },
	);
});
