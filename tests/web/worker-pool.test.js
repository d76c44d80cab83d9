/**
 * Workers that help another: fakes, and sessions with the real core.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SolverClient } from "../../www/solver/client.ts";
import { helpersOf, WorkerPool } from "../../www/solver/worker-pool.ts";
import { dealt, openGame } from "./core.js";
import { FakePort, settle } from "./fakes.js";
import { NO_STORE, portOf, watched } from "./ports.js";

const TABLES = { size: "4x4", goal: "last", parts: 4 };

const SEARCH = { board: "b", goal: "last", slides: "LLRR", lower: 2 };

/** @param {number} most */
function makePool(most) {
	/** @type {FakePort[]} */
	const ports = [];
	/** @type {number[]} */
	const given = [];
	/** @type {string[]} */
	const heard = [];
	const pool = new WorkerPool({
		start() {
			const port = new FakePort();
			ports.push(port);
			return port;
		},
		most,
		weights: async (name) => new Uint8Array([name.length]),
	});
	/** @param {object} [changes] */
	const make = (changes) =>
		pool.make({ ...TABLES, ...changes }, ({ part }) => given.push(part));
	/** @param {number} id @param {typeof SEARCH | null} [search] */
	const find = (id, search = SEARCH) =>
		pool.find(id, search, {
			onStart: () => heard.push("started"),
			onFound: (slides) => heard.push(slides),
			onProved: ({ type }) => heard.push(type),
		});
	return { pool, make, find, ports, given, heard };
}

/** @param {FakePort} port */
function askedOf(port) {
	return port.sent.map(({ type, part }) => `${type} ${part}`);
}

/** @param {FakePort} port @param {number} part */
function finish(port, part, bytes = new Uint8Array(8)) {
	port.answer({ type: "part", size: "4x4", goal: "last", part, bytes });
}

test("one core is for the first worker, and four are enough", () => {
	assert.deepEqual([undefined, 1, 2, 4, 16].map(helpersOf), [0, 0, 1, 3, 3]);
});

test("a helper makes one table after the other, the last one first", () => {
	const { make, ports, given } = makePool(1);
	make();
	assert.equal(ports.length, 1);
	assert.deepEqual(ports[0].sent, [
		{ type: "makePart", size: "4x4", goal: "last", part: 3 },
	]);
	ports[0].answer({ type: "started" });
	finish(ports[0], 3);
	finish(ports[0], 2);
	assert.equal(ports[0].isTerminated, false);
	finish(ports[0], 1);
	assert.deepEqual(
		askedOf(ports[0]),
		[3, 2, 1].map((n) => `makePart ${n}`),
	);
	assert.deepEqual(given, [3, 2, 1]);
	assert.ok(ports[0].isTerminated, "the first table is not for helpers");
});

test("several helpers share the tables, and no more than there are", () => {
	const { make, ports, given } = makePool(3);
	make({ parts: 3 });
	assert.deepEqual(ports.map(askedOf), [["makePart 2"], ["makePart 1"]]);
	finish(ports[1], 1);
	finish(ports[0], 2);
	assert.deepEqual(given, [1, 2]);
	assert.ok(ports.every(({ isTerminated }) => isTerminated));
	make({ size: "3x3", parts: 1 });
	assert.equal(ports.length, 2, "the only table is the first worker's");
});

test("helpers end when the tables are made", () => {
	const { make, ports, given } = makePool(2);
	make();
	make({ size: "5x5", parts: 0 });
	assert.ok(!ports[0].isTerminated, "those were other tables");
	make({ parts: 0 });
	assert.ok(ports.every(({ isTerminated }) => isTerminated));
	finish(ports[0], 3);
	assert.deepEqual(given, [], "too late");
});

test("the same tables are not begun again, and others end them", () => {
	const { make, ports } = makePool(1);
	make();
	make();
	assert.equal(ports.length, 1);
	make({ goal: "spiral" });
	assert.deepEqual(
		ports.map(({ isTerminated }) => isTerminated),
		[true, false],
	);
	assert.equal(ports[1].sent[0].goal, "spiral");
	ports[1].fail("out of memory");
	make({ goal: "spiral" });
	assert.equal(ports.length, 3, "nobody was at it any more");
});

test("a helper that fails is missed by nobody", () => {
	const { make, ports, given } = makePool(2);
	make();
	ports[0].fail("out of memory");
	assert.ok(ports[0].isTerminated);
	ports[1].answer({ ...TABLES, type: "part", part: 2, bytes: null });
	assert.ok(ports[1].isTerminated);
	make({ goal: "spiral" });
	ports[2].answer({ type: "dead", message: "unreachable" });
	assert.ok(ports[2].isTerminated);
	assert.deepEqual(given, []);
});

test("one helper searches with the first worker", () => {
	const { pool, find, ports, heard } = makePool(3);
	find(7);
	assert.equal(ports.length, 1);
	assert.deepEqual(ports[0].sent, [{ type: "find", id: 7, ...SEARCH }]);
	assert.deepEqual(heard, []);
	ports[0].answer({ type: "started" });
	ports[0].answer({ type: "found", id: 7, slides: "LR" });
	const proved = { type: "proved", id: 7, lower: 2, eighths: 1 };
	ports[0].answer(proved);
	assert.deepEqual(heard, ["started", "LR", "proved"]);
	pool.post({ type: "take", id: 8, slides: "D" });
	pool.post({ type: "take", id: 7, slides: "U" });
	pool.post({ ...proved, type: "proved" });
	assert.deepEqual(ports[0].sent.slice(1), [
		{ type: "take", id: 7, slides: "U" },
		proved,
	]);
});

test("a helper gets the weights that it asks for", async () => {
	const { find, ports } = makePool(1);
	find(7);
	ports[0].answer({ type: "weights", name: "5x5" });
	await settle();
	const bytes = new Uint8Array([3]);
	assert.deepEqual(ports[0].sent[1], { type: "weights", name: "5x5", bytes });
});

test("a helper ends with the search, when it fails, and with other work", () => {
	const { pool, find, ports } = makePool(2);
	const ended = () => ports.map(({ isTerminated }) => isTerminated);
	find(7);
	find(6, null);
	assert.deepEqual(ended(), [false]);
	find(7, null);
	assert.deepEqual(ended(), [true]);
	find(8);
	ports[1].answer({ type: "dead", message: "unreachable" });
	assert.deepEqual(ended(), [true, true]);
	find(9);
	pool.make(TABLES, () => {});
	assert.deepEqual(ended(), [true, true, true, false, false]);
});

test("where no worker can start, there is no pool", () => {
	const pool = new WorkerPool({ start: () => null, most: 2 });
	pool.make(TABLES, () => assert.fail("nobody makes it"));
	pool.dismiss();
});

/** No test takes so long. */
const BUDGET_MS = 3_600_000;

test("a search goes on with what a helper has found", async (context) => {
	// Once it has found something, the time is over, however long that took.
	const { now } = performance;
	let isOver = false;
	context.mock.method(
		performance,
		"now",
		() => now.call(performance) + (isOver ? 2 * BUDGET_MS : 0),
	);
	const board = dealt("5x5", "last", "pool").text;
	/** @type {string[]} */
	const told = [];
	const start = () => {
		const port = portOf();
		// The browser tells the page when a worker has started.
		setTimeout(() => port.onmessage?.({ data: { type: "started" } }));
		return port;
	};
	/** @type {any[]} */
	const orders = [];
	const client = new SolverClient({
		// Its slices are too short to find much.
		start: () => {
			const port = watched(portOf({ store: NO_STORE, sliceMs: 1e-9 }), orders);
			const post = port.postMessage;
			port.postMessage = (order) => {
				post(order);
				isOver ||= order.type === "take";
			};
			return port;
		},
		pool: new WorkerPool({ start, most: 1 }),
	});
	const solution = await client.solve(board, "last", {
		budgetMs: BUDGET_MS,
		mayShare: true,
		onProgress: ({ slides }) => slides !== null && told.push(slides),
	});
	client.stop();
	const shares = orders.filter(({ type }) => type === "share");
	assert.equal(shares.length, 1);
	const taken = orders.filter(({ type }) => type === "take");
	assert.ok(taken.length > 0, "the helper has found something");
	const shortest = Math.min(...taken.map(({ slides }) => slides.length));
	assert.equal(solution.length, shortest);
	const game = openGame(board, "last", "0");
	for (const way of solution.slides) assert.ok(game.slide(way, 0));
	assert.ok(game.snapshot(0).isSolved);
	// Told once each, and ever shorter.
	const lengths = told.map(({ length }) => length);
	assert.deepEqual(
		lengths,
		[...new Set(lengths)].sort((a, b) => b - a),
	);
});
