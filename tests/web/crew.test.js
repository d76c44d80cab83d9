/**
 * Workers that help to make tables: fakes, and sessions with the real core.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { SolverClient } from "../../www/solver/client.js";
import { Crew, helpersOf } from "../../www/solver/crew.js";
import { Session } from "../../www/solver/session.js";
import { Grading, Solver } from "./core.js";
import { FakePort } from "./fakes.js";

const TABLES = { size: "4x4", goal: "last", parts: 4 };

/** @param {number} most */
function makeCrew(most) {
	/** @type {FakePort[]} */
	const ports = [];
	/** @type {number[]} */
	const given = [];
	const crew = new Crew({
		start() {
			const port = new FakePort();
			ports.push(port);
			return port;
		},
		most,
	});
	/** @param {object} [changes] */
	const make = (changes) =>
		crew.make({ ...TABLES, ...changes }, ({ part }) => given.push(part));
	return { crew, make, ports, given };
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
	const { make, ports, given } = makeCrew(1);
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
	const { make, ports, given } = makeCrew(3);
	make({ parts: 3 });
	assert.deepEqual(ports.map(askedOf), [["makePart 2"], ["makePart 1"]]);
	finish(ports[1], 1);
	finish(ports[0], 2);
	assert.deepEqual(given, [1, 2]);
	assert.ok(ports.every(({ isTerminated }) => isTerminated));
});

test("helpers end when the tables are made", () => {
	const { make, ports, given } = makeCrew(2);
	make();
	make({ size: "5x5", parts: 0 });
	assert.ok(!ports[0].isTerminated, "those were other tables");
	make({ parts: 0 });
	assert.ok(ports.every(({ isTerminated }) => isTerminated));
	finish(ports[0], 3);
	assert.deepEqual(given, [], "too late");
});

test("the same tables are not begun again, and others end them", () => {
	const { make, ports } = makeCrew(1);
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
	const { make, ports, given } = makeCrew(2);
	make();
	ports[0].fail("out of memory");
	assert.ok(ports[0].isTerminated);
	ports[1].answer({ ...TABLES, type: "part", part: 2, bytes: null });
	assert.ok(ports[1].isTerminated);
	assert.deepEqual(given, []);
});

test("where no worker can start, there is no crew", () => {
	const crew = new Crew({ start: () => null, most: 2 });
	crew.make(TABLES, () => assert.fail("nobody makes it"));
	crew.dismiss();
});

/**
 * Returns a port whose session runs on this thread, with a solver of its own.
 *
 * @param {Solver} solver
 * @param {import("../../www/storage/tables.js").Tables} [store]
 */
function portOf(solver, store) {
	/** @type {import("../../www/solver/client.js").Port} */
	const port = {
		onmessage: null,
		onerror: null,
		postMessage: (order) => session.hear(structuredClone(order)),
		terminate: () => session.stop(),
	};
	const session = new Session({
		solver,
		core: { Grading },
		post: (answer) => port.onmessage?.({ data: structuredClone(answer) }),
		pause: () => setImmediate(),
		sliceMs: 16,
		...(store && { store }),
		hasHelp: store !== undefined,
	});
	return port;
}

/**
 * Makes the tables of 4×4 by a client with a crew.
 *
 * @param {() => import("../../www/solver/client.js").Port | null} start
 */
async function madeWith(start) {
	let helped = 0;
	const solver = new Solver();
	const takePart = solver.takePart.bind(solver);
	solver.takePart = (...part) => {
		helped += 1;
		takePart(...part);
	};
	/** @type {Uint8Array} */
	const bytes = await new Promise((resolve) => {
		const store = {
			read: async () => undefined,
			keep: async (/** @type {string} */ _, /** @type {Uint8Array} */ kept) =>
				resolve(kept),
		};
		const client = new SolverClient({
			start: () => portOf(solver, store),
			crew: new Crew({ start, most: 1 }),
		});
		client.prepare("4x4", "last");
	});
	return { bytes, helped };
}

test("tables made with help are those made alone", async () => {
	const alone = await madeWith(() => null);
	const together = await madeWith(() => portOf(new Solver()));
	const idle = await madeWith(() => new FakePort());
	// Of three tables the first is never the crew's.
	const helped = [alone, together, idle].map(({ helped }) => helped);
	assert.deepEqual(helped, [0, 2, 0]);
	for (const { bytes } of [together, idle]) {
		assert.ok(Buffer.from(bytes).equals(Buffer.from(alone.bytes)));
	}
});
