import assert from "node:assert/strict";
import { test } from "node:test";
import {
	SILENCE_MS,
	SolverClient,
	SolverLost,
} from "../../www/solver/client.ts";
import { FakePort, settle, Timers } from "./fakes.js";

const BUDGET = { budgetMs: 1_000 };
const SOLUTION = { type: "solution", slides: "L", lower: 1, ms: 5, nodes: 9 };
const PROGRESS = { type: "progress", lower: 1, upper: null, nodes: 9, ms: 5 };

function makeClient() {
	/** @type {FakePort[]} */
	const ports = [];
	/** @type {boolean[]} */
	const inVain = [];
	/** @type {string[]} */
	const lost = [];
	const timers = new Timers();
	const client = new SolverClient({
		start(wasInVain) {
			const port = new FakePort();
			ports.push(port);
			inVain.push(wasInVain);
			return port;
		},
		schedule: timers.schedule,
		onLost: (reason) => lost.push(reason),
	});
	return { client, ports, inVain, lost, timers };
}

test("no worker is started before there is a question", () => {
	assert.equal(makeClient().ports.length, 0);
});

test("a question is answered", async () => {
	const { client, ports } = makeClient();
	const answer = client.solve("1 2/0 3", "last", BUDGET);
	const request = { id: 1, board: "1 2/0 3", goal: "last", budgetMs: 1_000 };
	assert.deepEqual(ports[0].sent, [{ type: "solve", ...request }]);
	ports[0].answer({ id: 1, ...SOLUTION });
	assert.deepEqual(await answer, { id: 1, ...SOLUTION });
});

test("one worker answers all questions, each its own", async () => {
	const { client, ports } = makeClient();
	const answers = ["a", "b", "c"].map((board) =>
		client.solve(board, "last", BUDGET),
	);
	for (const id of [3, 1, 2]) {
		ports[0].answer({ ...SOLUTION, id, slides: "L".repeat(id) });
	}
	const slides = (await Promise.all(answers)).map(({ slides }) => slides);
	assert.deepEqual(slides, ["L", "LL", "LLL"]);
	assert.equal(ports.length, 1);
});

test("progress is told to the question that it belongs to", () => {
	const { client, ports } = makeClient();
	/** @type {[string, number][]} */
	const told = [];
	for (const name of ["a", "b"]) {
		void client.solve(name, "last", {
			...BUDGET,
			onProgress: ({ lower }) => told.push([name, lower]),
		});
	}
	ports[0].answer({ ...PROGRESS, id: 2, lower: 7 });
	ports[0].answer({ ...PROGRESS, id: 1, lower: 5 });
	ports[0].answer({ ...PROGRESS, id: 99, lower: 5 });
	assert.deepEqual(told, [
		["b", 7],
		["a", 5],
	]);
});

test("a question taken back is rejected at once and cancelled", async () => {
	const { client, ports } = makeClient();
	const { signal, abort } = aborter();
	/** @type {unknown[]} */
	const told = [];
	const onProgress = (/** @type {unknown} */ p) => told.push(p);
	const answer = client.solve("a", "last", { ...BUDGET, signal, onProgress });
	const reason = new Error("no longer");
	abort(reason);
	await assert.rejects(answer, reason);
	assert.deepEqual(ports[0].sent.at(-1), { type: "cancel", id: 1 });
	assert.equal(ports[0].isTerminated, false, "its tables are kept");
	ports[0].answer({ id: 1, ...PROGRESS });
	ports[0].answer({ id: 1, ...SOLUTION });
	assert.deepEqual(told, []);
});

function aborter() {
	const controller = new AbortController();
	return {
		signal: controller.signal,
		abort: (/** @type {unknown} */ reason) => controller.abort(reason),
	};
}

test("a question taken back before it is asked is not asked", async () => {
	const { client, ports } = makeClient();
	const signal = AbortSignal.abort();
	await assert.rejects(client.solve("a", "last", { ...BUDGET, signal }), {
		name: "AbortError",
	});
	assert.equal(ports.length, 0);
});

test("a question taken back after its answer cancels nothing", async () => {
	const { client, ports } = makeClient();
	const { signal, abort } = aborter();
	const answer = client.solve("a", "last", { ...BUDGET, signal });
	ports[0].answer({ id: 1, ...SOLUTION });
	await answer;
	abort("late");
	assert.equal(ports[0].sent.length, 1);
});

test("a failure is told; the worker lives on", async () => {
	const { client, ports, lost } = makeClient();
	const answer = client.solve("nonsense", "last", BUDGET);
	ports[0].answer({
		type: "failed",
		id: 1,
		message: "no board",
		code: "text",
		values: {},
	});
	await assert.rejects(answer, /no board/);
	assert.deepEqual([ports.length, lost], [1, []]);
});

test("a worker that dies is replaced, and each question asked again", async () => {
	const { client, ports, lost, inVain } = makeClient();
	const answers = ["a", "b"].map((board) =>
		client.solve(board, "last", BUDGET),
	);
	ports[0].answer({ id: 1, ...PROGRESS });
	ports[0].fail("out of memory");
	assert.equal(ports[0].isTerminated, true);
	assert.deepEqual(lost, ["out of memory"]);
	assert.deepEqual(inVain, [false, false]);
	assert.deepEqual(ports[1].sent, ports[0].sent);
	ports[1].answer({ id: 1, ...SOLUTION });
	ports[1].answer({ id: 2, ...SOLUTION });
	await Promise.all(answers);
	assert.equal(ports.length, 2);
});

test("a worker whose core panics is replaced", async () => {
	const { client, ports, inVain } = makeClient();
	const answer = client.solve("a", "last", BUDGET);
	ports[0].answer({ type: "dead", message: "panic" });
	assert.deepEqual(inVain, [false, false]);
	ports[1].answer({ id: 1, ...SOLUTION });
	await answer;
});

test("a question over which two workers die is given up; the next is asked", async () => {
	const { client, ports } = makeClient();
	const answer = client.solve("a", "last", BUDGET);
	for (const at of [0, 1]) {
		ports[at].answer({ id: 1, ...PROGRESS });
		ports[at].fail("it ended");
	}
	await assert.rejects(answer, (error) => {
		assert.ok(error instanceof SolverLost);
		assert.equal(error.code, "solverLost");
		return true;
	});
	const next = client.solve("b", "last", BUDGET);
	assert.equal(ports.length, 3);
	assert.deepEqual(
		ports[2].sent.map(({ id }) => id),
		[2],
	);
	ports[2].answer({ id: 2, ...SOLUTION });
	await next;
});

test("a worker that fails before its first answer is not started again", async () => {
	const { client, ports, inVain } = makeClient();
	const answer = client.solve("a", "last", BUDGET);
	ports[0].fail("blocked by a policy");
	assert.deepEqual(inVain, [false, true]);
	ports[1].answer({ id: 1, ...SOLUTION });
	await answer;
	// This stays true until the page is closed.
	ports[1].fail("died");
	void client.solve("b", "last", BUDGET);
	assert.deepEqual(inVain, [false, true, true]);
});

test("an error of a worker that was given up is not heard", () => {
	const { client, ports, lost } = makeClient();
	void client.solve("a", "last", BUDGET);
	ports[0].fail("first");
	ports[0].fail("again");
	assert.deepEqual([ports.length, lost], [2, ["first"]]);
});

test("an answer of a worker that was given up is not heard", async () => {
	const { client, ports, lost } = makeClient();
	const answer = client.solve("a", "last", BUDGET);
	ports[0].fail("first");
	ports[0].answer({ type: "dead", message: "panic" });
	assert.deepEqual(lost, ["first"], "the new one is not ended by the old");
	assert.equal(ports[1].isTerminated, false);
	ports[1].answer({ id: 1, ...SOLUTION });
	await answer;
});

test("a silent worker is taken for dead", async () => {
	const { client, ports, timers, lost } = makeClient();
	const answer = client.solve("a", "last", BUDGET);
	assert.deepEqual(
		timers.waiting.map(({ ms }) => ms),
		[SILENCE_MS],
	);
	timers.fire();
	assert.deepEqual(lost, ["silent"]);
	assert.equal(ports[0].isTerminated, true);
	ports[1].answer({ id: 1, ...SOLUTION });
	await answer;
});

test("a computer that slept during a search does not count the solver as lost", (context) => {
	/** @type {(() => void)[]} */
	const looks = [];
	const setInterval = (/** @type {() => void} */ look) => looks.push(look);
	context.mock.method(globalThis, "setInterval", setInterval);
	/** @type {string[]} */
	const lost = [];
	const client = new SolverClient({
		start: () => new FakePort(),
		onLost: (reason) => lost.push(reason),
	});
	client.solve("a", "last", BUDGET).catch(() => {});
	// However long it slept, one look is due.
	looks[0]();
	assert.deepEqual(lost, []);
	// The worker goes on, and says nothing.
	while (lost.length === 0 && looks.length === 1) looks[0]();
	assert.deepEqual(lost, ["silent"]);
});

test("every sign of life begins the wait anew; without a question there is none", async () => {
	const { client, ports, timers } = makeClient();
	const { signal, abort } = aborter();
	const one = client.solve("a", "last", BUDGET);
	const two = client.solve("b", "last", { ...BUDGET, signal });
	const first = timers.waiting[0];
	ports[0].answer({ id: 1, ...PROGRESS });
	assert.equal(timers.waiting.length, 1);
	const second = timers.waiting[0];
	assert.notEqual(second, first);
	ports[0].answer({ type: "working" });
	assert.equal(timers.waiting.length, 1);
	assert.notEqual(timers.waiting[0], second);
	ports[0].answer({ id: 1, ...SOLUTION });
	await one;
	assert.equal(timers.waiting.length, 1, "the other is still asked");
	abort("enough");
	await assert.rejects(two);
	assert.equal(timers.waiting.length, 0);
});

test("stopped, it ends the worker and rejects what is asked", async () => {
	const { client, ports, timers } = makeClient();
	const answer = client.solve("a", "last", BUDGET);
	client.stop();
	await assert.rejects(answer, SolverLost);
	assert.equal(ports[0].isTerminated, true);
	assert.equal(timers.waiting.length, 0);
	client.stop();
	const next = client.solve("b", "last", BUDGET);
	ports[1].answer({ id: 2, ...SOLUTION });
	await next;
});

test("a port that answers before it returns is heard", async () => {
	const timers = new Timers();
	const client = new SolverClient({
		start() {
			const port = new FakePort();
			port.postMessage = (message) => {
				if (message.type === "solve") port.answer({ ...message, ...SOLUTION });
			};
			return port;
		},
		schedule: timers.schedule,
	});
	assert.equal((await client.solve("a", "last", BUDGET)).slides, "L");
	await settle();
	assert.equal(timers.waiting.length, 0);
});

test("a port that dies over the question each time is given up", async () => {
	let started = 0;
	const client = new SolverClient({
		start() {
			started += 1;
			const port = new FakePort();
			port.postMessage = () => port.answer({ type: "dead", message: "panic" });
			return port;
		},
		schedule: new Timers().schedule,
	});
	await assert.rejects(client.solve("a", "last", BUDGET), SolverLost);
	assert.equal(started, 2);
});

test("weights that a worker asks for are brought to it, or word that there are none", async () => {
	/** @type {FakePort[]} */
	const ports = [];
	const bytes = new Uint8Array([1]);
	const client = new SolverClient({
		start() {
			const port = new FakePort();
			ports.push(port);
			return port;
		},
		weights: async (name) => (name === "5x5" ? bytes : null),
	});
	client.prepare("5x5", "last");
	for (const name of ["5x5", "9x9"]) ports[0].answer({ type: "weights", name });
	await settle();
	assert.deepEqual(ports[0].sent.slice(1), [
		{ type: "weights", name: "5x5", bytes },
		{ type: "weights", name: "9x9", bytes: null },
	]);
	// A worker that has been stopped gets no weights.
	ports[0].answer({ type: "weights", name: "5x5" });
	client.stop();
	client.prepare("5x5", "last");
	await settle();
	assert.equal(ports[0].sent.length, 3);
	assert.equal(ports[1].sent.length, 1);
});
