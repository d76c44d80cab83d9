/**
 * The laboratory: its session and its client with the real core, and what its page says
 * of searches. Lengths are those of the exercises; figures are counted by hand.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { texts } from "../../www/messages/compiled/lab-en.ts";
import { NAMED_GOALS } from "../../www/pages/parts/goals.ts";
import { EXAMPLES, USUAL_SEARCHES } from "../../www/tools/lab/examples.ts";
import {
	frameCode,
	RANGES,
	readAddress,
	usualChoices,
	writeAddress,
} from "../../www/tools/lab/lab-address.ts";
import { Runner } from "../../www/tools/lab/runner.ts";
import { bestOf, newRun, tableOf, toCsv } from "../../www/tools/lab/runs.ts";
import { scaleOf } from "../../www/tools/lab/scale.ts";
import { SearchList } from "../../www/tools/lab/search-list.ts";
import { groupOf, searchName } from "../../www/tools/lab/search-names.ts";
import { LabClient, LabLost } from "../../www/tools/search/lab-client.ts";
import { lab } from "./core.js";
import { FakePort } from "./fakes.js";

const ORDER = {
	board: "4 1 2/5 0 3",
	goal: "last",
	search: "bfs",
	bytes: 100_000_000,
	ms: 600_000,
};

/**
 * Returns what is said of a search by a session of the real core.
 *
 * @param {Partial<typeof ORDER>} order
 */
function run(order) {
	const session = new lab.Session(10);
	session.hear({ id: 7, ...ORDER, ...order });
	/** @type {any[]} */
	const heard = [];
	while (session.wait() === 0) heard.push(...session.turn());
	session.free();
	return heard;
}

test("a session solves the boards of the exercises, by every search", () => {
	for (const { board, answer } of EXAMPLES) {
		const { size, tiles, text } = lab.readTiles(board);
		const { solvable } = lab.solvability(size, Uint32Array.from(tiles), "last");
		assert.equal(solvable, answer >= 0, board);
		if (!solvable) continue;
		for (const { name, optimal } of lab.searchKinds(size).list) {
			const [outcome] = run({ board: text, search: name }).slice(-1);
			assert.deepEqual([outcome.type, outcome.id], ["searched", 7]);
			assert.equal(outcome.stopped, null);
			if (optimal) assert.equal(outcome.slides.length, answer, name);
			else assert.ok(outcome.slides.length >= answer, name);
			assert.equal(outcome.tiles.length, outcome.slides.length);
		}
	}
});

test("what the core refuses has its code", () => {
	const [failed] = run({ search: "dfs" });
	assert.deepEqual([failed.type, failed.code], ["failed", "search"]);
	assert.deepEqual(failed.values, { found: "dfs" });
	const wrong = /** @type {any} */ ({ ...ORDER, id: 7, ms: "long" });
	assert.throws(() => new lab.Session(10).hear(wrong), { code: "argument" });
});

function clientOf() {
	/** @type {FakePort[]} */
	const ports = [];
	/** @type {boolean[]} */
	const inVain = [];
	const client = new LabClient({
		start: (vain) => {
			inVain.push(vain);
			const port = new FakePort();
			ports.push(port);
			return port;
		},
	});
	return { client, ports, inVain };
}

test("a cancel ends the worker, and the next search has another", async () => {
	const { client, ports } = clientOf();
	const own = new AbortController();
	const first = client.run(ORDER, { signal: own.signal });
	own.abort();
	await assert.rejects(first, { name: "AbortError" });
	assert.ok(ports[0].isTerminated);
	const second = client.run(ORDER);
	const [, port] = ports;
	// What comes of the old one is not for the new one.
	ports[0].answer({ type: "searched", id: port.sent[0].id, ms: 1 });
	port.answer({ type: "started" });
	port.answer({ type: "searched", id: port.sent[0].id, ms: 2 });
	assert.equal((await second).ms, 2);
	// One that has ended keeps its worker, and its tables.
	void client.run(ORDER);
	assert.equal(ports.length, 2);
	await assert.rejects(client.run(ORDER), /one search at a time/);
});

test("a worker that cannot start is replaced, and one that dies is told of", async () => {
	const { client, ports, inVain } = clientOf();
	const asked = client.run(ORDER);
	ports[0].fail("forbidden");
	assert.deepEqual(inVain, [false, true]);
	ports[1].answer({ type: "dead", message: "unreachable" });
	await assert.rejects(asked, LabLost);
	assert.ok(ports[1].isTerminated);
	const refused = client.run(ORDER);
	const [order] = ports[2].sent;
	ports[2].answer({
		type: "failed",
		id: order.id,
		message: "no",
		code: "search",
	});
	await assert.rejects(refused, { code: "search" });
	// What the core refuses leaves it alive.
	assert.ok(!ports[2].isTerminated);
});

test("searches run one after another, and stop together", async () => {
	const runs = [...USUAL_SEARCHES, "dfs"].map((name) =>
		newRun(name, "b", "last"),
	);
	/** @type {string[]} */
	const told = [];
	/** @type {Runner} */
	const runner = new Runner({
		run: async ({ search }, { signal } = {}) => {
			if (search === runs[1].search) throw new Error("it has failed");
			if (search === runs[2].search) {
				runner.stop();
				throw signal?.reason;
			}
			return /** @type {any} */ ({ state: "solved" });
		},
	});
	const limits = { bytes: 1, ms: 1 };
	const isDone = await runner.go(
		() => runs,
		limits,
		({ search, state }) => told.push(`${search} ${state}`),
	);
	assert.equal(isDone, false);
	assert.deepEqual(
		runs.map(({ state }) => state),
		["ended", "failed", "cancelled", "cancelled"],
	);
	assert.deepEqual(told.slice(0, 2), ["bfs running", "bfs ended"]);
	assert.equal(runner.isOn, false);
	await runner.idle();
	assert.equal(
		await runner.go(
			() => [],
			limits,
			() => assert.fail(),
		),
		true,
	);
});

test("an address keeps what is chosen", () => {
	const number = (/** @type {keyof typeof RANGES} */ name) =>
		fc.integer({ min: RANGES[name][0], max: RANGES[name][1] });
	const own = fc
		.string({ minLength: 1 })
		.filter((text) => !NAMED_GOALS.includes(text));
	const choices = fc
		.record({
			board: fc.string(),
			goal: fc.constantFrom(...NAMED_GOALS, "own"),
			own,
			searches: fc.subarray([...USUAL_SEARCHES, "table"]),
			mb: number("mb"),
			s: number("s"),
			count: number("count"),
			seed: fc.string(),
			d: fc.constantFrom("", "12"),
			fixed: fc.boolean(),
		})
		.map((all) => (all.goal === "own" ? { ...all } : { ...all, own: "" }));
	fc.assert(
		fc.property(choices, (chosen) => {
			assert.deepEqual(readAddress(writeAddress(chosen)), chosen);
		}),
	);
	assert.deepEqual(readAddress(""), usualChoices());
	const wild = readAddress("#mb=1e99&s=-3&count=x&searches=,bfs,&fixed=yes");
	assert.deepEqual(
		[wild.mb, wild.s, wild.count, wild.searches, wild.fixed],
		[2_000, 1, 100, ["bfs"], false],
	);
	assert.equal(
		writeAddress({ ...usualChoices(), board: "1 2/3 0", searches: ["bfs"] }),
		"#board=1+2/3+0&goal=last&searches=bfs&mb=100&s=10",
	);
});

test("a table is RFC 4180", () => {
	const text = toCsv(lab, [
		["a", "b"],
		['say "so"', "1,5"],
		[null, -1],
		["two\nlines", true],
	]);
	assert.equal(
		text,
		'a,b\r\n"say ""so""","1,5"\r\n,-1\r\n"two\nlines",true\r\n',
	);
	const unsolvable = { ...newRun("bfs", "b", "last") };
	unsolvable.state = "unsolvable";
	const [names, row] = tableOf([unsolvable, newRun("bfs", "b", "last")]);
	assert.equal(row.length, names.length);
	assert.equal(row[names.indexOf("length")], -1);
});

test("no text of a table is a formula, and every number is one", () => {
	const found = "x;=HYPERLINK(1)";
	const rows = [["=1+1", found, " ＝1", "\n=1", -1, 1.5]];
	assert.equal(
		toCsv(lab, rows),
		`'=1+1,x;'=HYPERLINK(1),' ＝1,"'\n'=1",-1,1.5\r\n`,
	);
});

test("the best of a column is marked where it tells something", async () => {
	/** @param {number} expanded @param {Partial<import("../../www/core/wasm/lab.js").LabEnd>} [other] */
	const ended = (expanded, other = {}) => ({
		...newRun("bfs", "b", "last"),
		outcome: /** @type {any} */ ({
			state: "solved",
			slides: "UL",
			expanded,
			...other,
		}),
	});
	const runs = [ended(5), ended(3), ended(1, { state: "limit" })];
	assert.equal(bestOf(runs, "expanded"), 3);
	assert.equal(bestOf(runs, "length"), null);
	assert.equal(bestOf([], "length"), null);
});

test("bars are by powers of ten, and those of lengths begin at 0", () => {
	const { part, lines } = scaleOf([1, 10, 1_000], "expanded");
	assert.equal(lines, 4);
	assert.deepEqual([1, 10, 100, 1_000].map(part), [0.25, 0.5, 0.75, 1]);
	assert.equal(scaleOf([7, 14], "length").part(7), 0.5);
	assert.ok(scaleOf([0], "expanded").part(0) > 0);
});

test("each search has a name and a group", () => {
	const kinds = lab.searchKinds("3x3").list;
	const names = kinds.map(({ name }) => searchName(texts, name));
	assert.equal(new Set(names).size, kinds.length);
	for (const name of names) assert.doesNotMatch(name, /undefined|:/);
	const groups = new Set(kinds.map(({ name }) => groupOf(name)));
	assert.deepEqual(groups, new Set(Object.keys(texts.groups)));
	assert.equal(searchName(texts, "astar:hamming"), "A*, misplaced tiles");
});

test("a link may name any search that the core has", () => {
	const list = new SearchList(lab);
	const usual = lab.searchKinds("3x3").list.map(({ name }) => name);
	const others = ["weighted:manhattan:3", "greedy:hamming", "astar:zero"];
	for (const name of others) assert.ok(!usual.includes(name), name);
	const wrong = ["dfs", "astar", "weighted:manhattan:0.5", "greedy:", "bfs:x"];
	const twice = [...others, "bfs", ...wrong, ...others];
	assert.deepEqual(list.take(twice), {
		known: [...others, "bfs"],
		unknown: wrong,
	});
	const names = list.kinds("3x3").map(({ name }) => name);
	assert.deepEqual(names, [...usual, ...others]);
	const shown = names.map((name) => searchName(texts, name));
	assert.equal(new Set(shown).size, names.length);
	for (const name of shown) assert.doesNotMatch(name, /undefined|:/);
	// The next link has its own.
	assert.deepEqual(list.take(["bfs"]), { known: ["bfs"], unknown: [] });
	assert.equal(list.kinds("3x3").length, usual.length);
});

test("other searches are as large as their heuristics", () => {
	const heuristics = ["walking-distance", "patterns", "manhattan", "zero"];
	const names = heuristics.map((heuristic) => `weighted:${heuristic}:7`);
	const list = new SearchList(lab);
	assert.deepEqual(list.take(names).unknown, []);
	const boards = {
		"2x2": "1 2/0 3",
		"5x5": "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 0 24",
	};
	for (const [size, board] of Object.entries(boards)) {
		for (const { name, fits } of list.kinds(size).slice(-names.length)) {
			const begin = () => new lab.Lab().search(board, "last", name, 1e6, 1);
			if (fits) begin().free();
			else assert.throws(begin, { code: "searchTooLarge" }, name);
		}
	}
});

test("the code of a frame is a tag that a page reads as it was meant", () => {
	const code = frameCode('https://a.example/lab.html#board=1&goal="', "A & B");
	assert.equal(
		code,
		'<iframe src="https://a.example/lab.html#board=1&amp;goal=&quot;" title="A &amp; B" width="100%" height="900" allow="clipboard-write"></iframe>',
	);
});
