/**
 * The loop that runs a session of the core: with a session that the test plays, and
 * with the real one. What a session says to what is tested in Rust: `tests/it/session/`.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../www/solver/session.ts";
import {
	FARTHEST,
	inMoves,
	LONG,
	lines,
	openGame,
	reviveSolver,
} from "./core.js";
import { settle, Timers } from "./fakes.js";

/**
 * @typedef {import("../../www/solver/session.ts").Answer} Answer
 * @typedef {import("../../www/core/wasm/solver.js").Order} Order
 */

/**
 * Makes the loop of a session.
 *
 * @param {any} core
 * @param {{ store?: any, [part: string]: any }} [parts]
 */
function makeSession(core, parts = {}) {
	/** @type {{ answer: any, moved: Transferable[] | undefined }[]} */
	const posted = [];
	/** @type {(() => void)[]} */
	const paused = [];
	const timers = new Timers();
	const session = new Session({
		core: new core(16, parts.store !== undefined, false),
		post: (answer, moved) => posted.push({ answer, moved }),
		pause: () => new Promise((resolve) => paused.push(resolve)),
		later: timers.schedule,
		now: () => 0,
		...parts,
	});
	const answers = () => posted.map(({ answer }) => answer);
	/** Ends the pauses until no turn is wanted. */
	const runOn = async () => {
		for (; paused.length > 0; await settle()) paused.shift()?.();
	};
	return { session, posted, answers, paused, timers, runOn };
}

/**
 * Returns a core's session that the test plays: what it says in each turn, or throws.
 *
 * @param {object} plan
 * @param {(unknown[] | Error)[]} [plan.turns]
 * @param {number} [plan.after] How many milliseconds after that it wants a turn.
 * @param {(order: any) => void} [plan.hear]
 */
function played({ turns = [], after = undefined, hear = () => {} }) {
	/** @type {any[]} */
	const calls = [];
	const Core = class {
		/** @param {any} order */
		hear(order) {
			calls.push(["hear", order]);
			hear(order);
		}
		turn() {
			calls.push(["turn"]);
			const said = turns.shift() ?? [];
			if (said instanceof Error) throw said;
			return said;
		}
		wait() {
			return turns.length > 0 ? 0 : after;
		}
	};
	return { Core, calls };
}

/** @type {Order} */
const ANY = { type: "cancel", id: 1 };

test("what is said is posted, and the thread is free between two turns", async () => {
	const found = { type: "found", id: 1, slides: "L" };
	const { Core, calls } = played({ turns: [[found], [], [found]] });
	const { session, answers, paused } = makeSession(Core);
	session.hear(ANY);
	assert.deepEqual(answers(), [found]);
	assert.equal(paused.length, 1);
	// Another order waits for the pause as well.
	session.hear(ANY);
	assert.equal(answers().length, 1);
	paused.shift()?.();
	await settle();
	paused.shift()?.();
	await settle();
	assert.deepEqual(answers(), [found, found]);
	paused.shift()?.();
	await settle();
	assert.equal(paused.length, 0, "no turn is wanted");
	assert.equal(calls.filter(([name]) => name === "turn").length, 3);
});

test("a session that has nothing to say yet says that it works, once a second", async () => {
	const { Core } = played({ turns: Array.from({ length: 7 }, () => []) });
	let ms = 0;
	const now = () => (ms += 150);
	const { session, answers, runOn } = makeSession(Core, { now });
	session.hear(ANY);
	await runOn();
	assert.deepEqual(answers(), [{ type: "working" }]);
});

test("a session that waits gets its turn in time, or with the next order", async () => {
	const { Core, calls } = played({ turns: [[]], after: 150 });
	const { session, timers, runOn } = makeSession(Core);
	session.hear(ANY);
	await runOn();
	assert.deepEqual(
		timers.waiting.map(({ ms }) => ms),
		[150],
	);
	const turns = () => calls.filter(([name]) => name === "turn").length;
	assert.equal(turns(), 1);
	timers.fire();
	assert.equal(timers.waiting.length, 1, "it looks whether it is time");
});

test("tables come from the store and go there", async () => {
	const bytes = new Uint8Array([1]);
	const { Core, calls } = played({
		turns: [
			[
				{ type: "read", key: "2x2 last" },
				{ type: "keep", key: "3x3 last", bytes },
			],
		],
	});
	/** @type {unknown[]} */
	const kept = [];
	const { session, posted, runOn } = makeSession(Core, {
		store: {
			read: async () => bytes,
			keep: async (/** @type {unknown[]} */ ...table) => kept.push(table),
		},
	});
	session.hear(ANY);
	await runOn();
	await settle();
	const stored = { type: "stored", key: "2x2 last", bytes };
	assert.deepEqual(calls.at(-1), ["hear", stored]);
	assert.deepEqual(kept, [["3x3 last", bytes]]);
	assert.deepEqual(posted, []);
});

test("a table for another is moved there, and one that is none is told", () => {
	const part = { type: "part", size: "2x2", goal: "last", part: 1 };
	const bytes = new Uint8Array([1]);
	const { Core } = played({
		turns: [
			[
				{ ...part, bytes },
				{ ...part, bytes: null },
			],
		],
	});
	const { session, posted } = makeSession(Core);
	session.hear(ANY);
	assert.deepEqual(
		posted.map(({ moved }) => moved),
		[[bytes.buffer], undefined],
	);
});

test("a session that is stopped is given no turn and hears nothing", async () => {
	const { Core, calls } = played({ turns: [[], [], []] });
	const { session, runOn } = makeSession(Core);
	session.hear(ANY);
	session.stop();
	const before = calls.length;
	session.hear(ANY);
	await runOn();
	assert.equal(calls.length, before);
});

test("a panic is told once, whenever it comes, and then there is silence", async () => {
	const panic = new WebAssembly.RuntimeError("unreachable");
	const hear = () => {
		throw panic;
	};
	for (const plan of [
		{ turns: [panic, []] },
		{ turns: [[], panic, []] },
		{ hear },
	]) {
		const { Core, calls } = played(plan);
		const { session, answers, runOn } = makeSession(Core);
		session.hear(ANY);
		await runOn();
		const dead = { type: "dead", message: "RuntimeError: unreachable" };
		assert.deepEqual(answers(), [dead]);
		const before = calls.length;
		session.hear(ANY);
		await runOn();
		assert.equal(calls.length, before);
		assert.equal(answers().length, 1);
	}
});

for (const [name, { Session: core }, length] of /** @type {const} */ ([
	["slides", lines, 31],
	["moves", inMoves, undefined],
])) {
	test(`a question is answered across the boundary, in ${name}`, async () => {
		const { session, answers, runOn } = makeSession(core);
		const order = { id: 7, board: FARTHEST, goal: "last", budgetMs: 1e9 };
		session.hear({ type: "solve", ...order, mayShare: false });
		await runOn();
		const solution = answers().at(-1);
		assert.equal(solution.type, "solution");
		assert.equal(solution.id, 7);
		assert.equal(solution.lower, solution.length);
		if (length !== undefined) assert.equal(solution.length, length);
		const game = openGame(FARTHEST);
		for (const way of solution.slides) assert.ok(game.slide(way, 0));
		assert.ok(game.snapshot(0).isSolved);
		// Before the first answer there is no length: `null`, not nothing.
		const [first] = answers();
		if (first.type === "progress") assert.ok("upper" in first);
	});
}

test("what is refused has a code and the values at fault, as an object", async () => {
	const { session, answers, runOn } = makeSession(lines.Session);
	session.hear({
		type: "draw",
		id: 3,
		size: "4x4",
		goal: "last",
		distance: 81,
		seed: "",
	});
	await runOn();
	const [{ message, ...failed }] = answers();
	assert.deepEqual(failed, {
		type: "failed",
		id: 3,
		code: "tooFar",
		values: { distance: 81, farthest: 80 },
	});
	assert.match(message, /81 slides/);
});

test("what is no order is refused, and the session lives on", async () => {
	const { session, answers, runOn } = makeSession(lines.Session);
	const order = { type: "solve", board: "1 2/0 3", goal: "last", budgetMs: 9 };
	for (const wrong of [
		{ ...order, id: 1, board: 5 },
		{ ...order, id: 1, budgetMs: undefined },
		{ ...order, id: 1, type: "sing" },
	]) {
		session.hear(/** @type {any} */ (wrong));
		const { type, id, code } = answers().at(-1);
		assert.deepEqual([type, id, code], ["failed", 1, "argument"]);
	}
	session.hear(/** @type {any} */ ({ ...order, id: 2 }));
	await runOn();
	assert.equal(answers().at(-1).slides, "L");
});

test("tables and weights cross as bytes, and what is damaged is noted", async (context) => {
	const info = context.mock.method(console, "info", () => {});
	// What takes less than 300 ms to make is not stored.
	let now = 0;
	context.mock.method(performance, "now", () => {
		now += 15;
		return now;
	});
	const bytes = new Uint8Array([1, 2, 3]);
	/** @type {Map<string, Uint8Array>} */
	const stored = new Map([["4x3 last", bytes]]);
	const { session, answers, runOn } = makeSession(lines.Session, {
		store: {
			read: async (/** @type {string} */ key) => stored.get(key),
			keep: async (
				/** @type {string} */ key,
				/** @type {Uint8Array} */ table,
			) => stored.set(key, table),
		},
	});
	session.hear({ type: "prepare", size: "4x3", goal: "last" });
	session.hear({ type: "weights", name: "5x5", bytes });
	session.hear({ type: "makePart", size: "4x3", goal: "last", part: 1 });
	await runOn();
	await settle();
	await runOn();
	assert.match(info.mock.calls[0].arguments[0], /weights cannot be used/);
	assert.match(info.mock.calls[1].arguments[0], /tables cannot be used/);
	assert.ok((stored.get("4x3 last") ?? bytes).length > 1_000);
	const part = answers().find(({ type }) => type === "part");
	assert.ok(part.bytes instanceof Uint8Array && part.bytes.length > 1_000);
	assert.equal(part.bytes.byteLength, part.bytes.buffer.byteLength);
});

test("a session of an instance that is gone says that it is dead", async () => {
	const { session, answers, runOn } = makeSession(lines.Session);
	const order = { board: LONG, goal: "last", budgetMs: 1e9, mayShare: false };
	session.hear({ type: "solve", id: 1, ...order });
	reviveSolver();
	await runOn();
	assert.equal(answers().at(-1).type, "dead");
});
