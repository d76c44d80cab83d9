/**
 * The records of the player: all plays of the database and nothing else, whatever other
 * tabs do; all or none of what a file brings; nothing lost that cannot be saved.
 */

import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { Records } from "../../www/records/records.ts";
import { Database } from "../../www/storage/database.ts";
import { PlayStore } from "../../www/storage/plays.ts";
import { SummaryStore } from "../../www/storage/summaries.ts";
import { dealt, Solver, statistics } from "./core.js";
import { FullStorage, forgetDatabases, openRaw } from "./databases.js";

/** @typedef {import("../../www/storage/stored.ts").Play} Play */

/** @type {Database[]} */
const opened = [];

beforeEach(forgetDatabases);
afterEach(async () => {
	for (const database of opened.splice(0)) await database.close();
});

async function openRecords() {
	const database = new Database();
	opened.push(database);
	const plays = new PlayStore(database);
	const summaries = new SummaryStore(database);
	const records = new Records({ statistics, plays, summaries });
	await records.open();
	return { records, plays, summaries };
}

const solver = new Solver();

/**
 * Plays a shuffle to its end and returns it as pages keep it.
 *
 * @param {string} seed
 * @param {number} at
 * @param {string} size
 * @returns {Play}
 */
function won(seed, at, size = "3x2") {
	const game = dealt(size, "last", seed);
	const search = solver.search(game.text, "last");
	while (!search.step(10_000).done);
	const { slides } = /** @type {any} */ (search.best());
	for (const [n, direction] of [...slides].entries()) {
		game.slide(direction, n * 100);
	}
	const { record } = game;
	game.free();
	search.free();
	const fields = record.split(".");
	const id = fields.filter((_, n) => n !== 4).join(".");
	return { id, record, at, state: "solved", size, goal: "last" };
}

/** @param {Records} records */
function idsOf({ plays }) {
	plays.choose("", "", "all", undefined, undefined, "", "oldest", "time");
	return plays.list(0, 1000, "time").rows.map(({ id }) => id);
}

/** @param {Play[]} plays */
const ids = (plays) => plays.map(({ id }) => id);

/** 22 November 2026: later than any time of a play. */
const NOW = 1_795_343_000_000;

const PLAYS = [1, 2, 3].map((n) => won(`seed ${n}`, NOW + n * 1_000));

test("the records are the plays of the database", async () => {
	const { plays } = await openRecords();
	for (const play of PLAYS) await plays.put(play);
	const { records } = await openRecords();
	assert.deepEqual(idsOf(records), ids(PLAYS));
	const dates = records.plays.dates("3x2", "last", "time");
	assert.deepEqual(
		[...dates],
		PLAYS.map(({ at }) => at),
	);
	const { count, best } = records.plays.summary("3x2", "last", "time");
	assert.equal(count, 3);
	assert.ok(best !== null && ids(PLAYS).includes(best.id));
});

test("what was computed is not computed again", async (t) => {
	const first = await openRecords();
	await first.records.add(PLAYS);
	const reads = t.mock.method(PlayStore.prototype, "since");
	const { records } = await openRecords();
	assert.deepEqual(idsOf(records), ids(PLAYS));
	// Only what changed at the time of the latest or later.
	const from = reads.mock.calls.map((call) => call.arguments[0]);
	assert.deepEqual(from, [NOW + 3_000]);
});

test("what was computed by another build is computed again", async () => {
	const first = await openRecords();
	await first.records.add(PLAYS);
	const kept = await first.summaries.read();
	assert.ok(kept !== null);
	for (const text of ["", "solves 0", kept.text.slice(0, -9)]) {
		await first.summaries.keep({ text, newest: kept.newest });
		const { records } = await openRecords();
		assert.deepEqual(idsOf(records), ids(PLAYS), text);
	}
});

test("what other tabs save and remove comes over, whenever it was played", async () => {
	const { records, plays } = await openRecords();
	await plays.put(PLAYS[1]);
	assert.equal(await records.refresh(), true);
	assert.deepEqual(idsOf(records), ids([PLAYS[1]]));
	// One that is older than the latest known: another tab has imported it.
	await plays.putAll([PLAYS[0], PLAYS[2]]);
	assert.equal(await records.refresh(), true);
	assert.deepEqual(idsOf(records), ids(PLAYS));
	await plays.remove(PLAYS[1].id);
	assert.equal(await records.refresh(), true);
	assert.deepEqual(idsOf(records), ids([PLAYS[0], PLAYS[2]]));
	assert.equal(await records.refresh(), false);
});

test("site data that is cleared leaves no records, and nothing breaks", async () => {
	const { records } = await openRecords();
	await records.add(PLAYS);
	await opened[0].close();
	forgetDatabases();
	assert.equal(await records.refresh(), true);
	assert.deepEqual(idsOf(records), []);
	await records.add(PLAYS);
	assert.deepEqual(idsOf(records), ids(PLAYS));
});

test("a play that was removed is restored as it was", async () => {
	const { records, plays } = await openRecords();
	await records.add(PLAYS);
	const removed = await records.remove([PLAYS[1].id]);
	assert.deepEqual(removed, [PLAYS[1]]);
	assert.deepEqual(idsOf(records), ids([PLAYS[0], PLAYS[2]]));
	assert.equal(await plays.get(PLAYS[1].id), undefined);
	await records.add(removed);
	assert.deepEqual(idsOf(records), ids(PLAYS));
	assert.deepEqual(await plays.get(PLAYS[1].id), PLAYS[1]);
});

test("a file brings all plays to another device, and none twice", async () => {
	const first = await openRecords();
	await first.records.add(PLAYS);
	const { text, count } = await first.records.exportFile();
	assert.equal(count, 3);
	await opened[0].close();
	forgetDatabases();
	const { records, plays } = await openRecords();
	await records.add([PLAYS[2]]);
	const { file, kind } = await records.readFile(text);
	assert.deepEqual([kind, file.left], ["plays", 3]);
	const brought = await records.newPlays(file);
	assert.deepEqual(ids(brought), ids(PLAYS.slice(0, 2)));
	await records.add(brought);
	assert.deepEqual(idsOf(records), ids(PLAYS));
	assert.deepEqual(await plays.get(PLAYS[0].id), { ...PLAYS[0], source: "" });
	const again = await records.readFile(text);
	assert.deepEqual(await records.newPlays(again.file), []);
});

test("times of csTimer are kept as times, and come through a file", async () => {
	const { records } = await openRecords();
	const export_ = JSON.stringify({
		session1: [
			[[0, 12_340], "", "", 1_700_000_000],
			[[-1, 9_000], "", "", 1_700_000_100],
		],
		session2: [[[0, 8_000], "R U", "", 1_700_000_200]],
		properties: {
			sessionData: JSON.stringify({
				1: { name: "15", opt: { scrType: "15prp" } },
			}),
		},
	});
	const { file, kind } = await records.readFile(export_);
	assert.equal(kind, "cstimer");
	const sizes = file.sessions().list.map(({ size }) => size ?? "");
	assert.deepEqual(sizes, ["4x4", ""]);
	file.choose(sizes);
	await records.add(await records.newPlays(file));
	const { best, count } = records.plays.summary("4x4", "last", "time");
	assert.deepEqual([best?.value, count], [12_340, 1]);
	const { text } = await records.exportFile();
	const again = await records.readFile(text);
	assert.equal(again.file.left, 1);
	assert.deepEqual(await records.newPlays(again.file), []);
	// Opened again, of what was stored.
	const other = await openRecords();
	assert.equal(other.records.plays.summary("4x4", "last", "time").count, 1);
});

test("a damaged file brings nothing, and the error names its line", async () => {
	const { records } = await openRecords();
	await records.add(PLAYS);
	const { text } = await records.exportFile();
	/** @type {[string, string, object][]} */
	const cases = [
		[
			text.replace("plays 1", "plays 2"),
			"fileVersion",
			{ expected: 1, got: "2" },
		],
		[text.replace(".last.sseed", ".last.sseet"), "lineRecord", { line: 2 }],
		[text.replace(" play ", " plays "), "lineForm", { line: 2 }],
		[text.replace(" play 2.", " play 9."), "lineVersion", { line: 2 }],
		[text.slice(0, text.indexOf("\nend")), "fileCut", {}],
		[
			text.replace(/\n.* play .*\n/, "\n"),
			"fileCount",
			{ expected: 3, got: 2 },
		],
		[text.replace("\n1795343001000 ", "\n1795343001001 "), "fileCheck", {}],
		["hello", "fileUnknown", {}],
		["{}", "noSessions", {}],
	];
	for (const [damaged, code, values] of cases) {
		assert.notEqual(damaged, text);
		await assert.rejects(
			() => records.readFile(damaged),
			(error) => {
				const found = /** @type {any} */ (error);
				assert.deepEqual([found.code, found.values], [code, values]);
				return true;
			},
		);
	}
	assert.deepEqual(idsOf(records), ids(PLAYS));
});

test("a large file is imported in slices", async (t) => {
	const { records } = await openRecords();
	const count = 300;
	const times = Array.from({ length: count }, (_, n) => [[0, 9_000 + n]]);
	const file = new statistics.Export();
	for (const [n] of times.entries()) {
		file.addTime("4x4", 9_000 + n, undefined, n, "cstimer");
	}
	const text = file.write();
	file.free();
	// A step takes longer than a slice.
	let now = 0;
	t.mock.method(performance, "now", () => {
		now += 20;
		return now;
	});
	let tasks = 0;
	const run = () => {
		tasks += 1;
		timer = setImmediate(run);
	};
	let timer = setImmediate(run);
	t.after(() => clearImmediate(timer));
	for (const act of [
		() => records.readFile(text),
		async () => records.newPlays((await records.readFile(text)).file),
		async () => {
			const read = await records.readFile(text);
			await records.add(await records.newPlays(read.file));
		},
	]) {
		const before = tasks;
		await act();
		assert.ok(tasks - before >= count / 20, `${tasks - before} tasks`);
	}
	assert.equal(records.plays.count(), count);
});

test("where the storage is full, an import changes nothing", async (t) => {
	const { records, plays } = await openRecords();
	await records.add([PLAYS[0]]);
	new FullStorage(t, 300);
	await assert.rejects(
		() => records.add(PLAYS.slice(1)),
		(error) => /** @type {any} */ (error).code === "storageFull",
	);
	assert.deepEqual(idsOf(records), ids([PLAYS[0]]));
	assert.deepEqual(await plays.ids(), ids([PLAYS[0]]));
});

test("where nothing can be read, that is told", async () => {
	const newer = await openRaw(99, () => {});
	newer.close();
	await assert.rejects(
		() => openRecords(),
		(error) => /** @type {any} */ (error).code === "storageNewer",
	);
});

test("a play that this build cannot read stays, and is counted", async () => {
	const { plays } = await openRecords();
	const future = {
		...PLAYS[0],
		id: "3.3x2.last.sx.AAAAAA",
		record: "3.3x2.last.sx.AA.AAAAAA",
	};
	await plays.putAll([future, PLAYS[1]]);
	const { records } = await openRecords();
	assert.equal(records.unreadable, 1);
	assert.deepEqual(idsOf(records), ids([PLAYS[1]]));
	assert.deepEqual(await plays.get(future.id), future);
	assert.equal((await records.exportFile()).count, 1);
});
