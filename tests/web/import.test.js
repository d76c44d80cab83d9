/**
 * What the page of records takes from a file, and what it says of the rest.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { afterEach, mock, test } from "node:test";
import { texts } from "../../www/messages/compiled/records-en.ts";
import { importFile } from "../../www/pages/records/files.ts";
import { Records } from "../../www/records/records.ts";
import { Database } from "../../www/storage/database.ts";
import { PlayStore } from "../../www/storage/plays.ts";
import { SummaryStore } from "../../www/storage/summaries.ts";
import { statistics } from "./core.js";
import { forgetDatabases } from "./databases.js";
import { linkOf, longData, shortData, solveOf } from "./replay-links.js";

// The modules of the core are files here.
mock.method(globalThis, "fetch", async (/** @type {URL} */ url) => {
	return new Response(readFileSync(url));
});

const ZONE = process.env.TZ ?? "";

afterEach(() => {
	process.env.TZ = ZONE;
});

/** Imports a text. Resolves with what was said, and the plays. @param {string} text */
async function imported(text) {
	forgetDatabases();
	const database = new Database();
	const plays = new PlayStore(database);
	const summaries = new SummaryStore(database);
	const records = new Records({ statistics, plays, summaries });
	await records.open();
	/** @type {string[]} */
	const said = [];
	const page = /** @type {any} */ ({
		records,
		strings: { value: texts },
		add: (/** @type {any} */ found) => records.add(found),
		notify: (/** @type {string} */ told) => said.push(told),
		attempt: (/** @type {() => unknown} */ act) => act(),
	});
	await importFile(page, new File([text], "plays.txt"));
	const found = await plays.since(0);
	await database.close();
	return { said: said.join(), found };
}

/** A line of Slidysim's table. @param {string} date @param {string} size */
const line = (date, size = "2x2") =>
	`Single solve done at ${date};${size};True;0.500;2;4.000;1 2/3 0;RL;[0, 500];x`;

const HEAD =
	"Parent;Puzzle;Completed;Time;Moves;TPS;Scramble;Solution;Movetimes;Reconstruction";

test("a play of Slidysim has the offset of its own day", async () => {
	process.env.TZ = "Europe/Berlin";
	for (const [date, at] of [
		["2024.01.15 12:00:00", "2024-01-15T11:00:00Z"],
		["2024.07.15 12:00:00", "2024-07-15T10:00:00Z"],
	]) {
		const { found } = await imported(`${HEAD}\n${line(date)}`);
		assert.equal(found[0].at, Date.parse(at), date);
	}
});

test("what cannot be read is told with its place, and hides nothing", async () => {
	const good = line("2024.01.15 12:00:00");
	const large = line("2024.01.15 12:00:00", "17x17");
	const text = [HEAD, good, large, "x", good].join("\n");
	const { said, found } = await imported(text);
	assert.equal(found.length, 1);
	assert.equal(said, `${texts.imported(1, 1)} ${texts.unread(2, "3, 4")}`);
	const all = await imported([HEAD, ...Array(9).fill(large)].join("\n"));
	assert.equal(
		all.said,
		`${texts.imported(0, 0)} ${texts.unread(9, "2, 3, 4, 5, 6, 7, …")}`,
	);
});

test("a file of which nothing is taken is not said to be here already", async () => {
	const { said } = await imported(new statistics.Export().write());
	assert.equal(said, "Nothing was imported.");
});

test("a text file of links to replays brings each play, and names the lines of the others", async () => {
	const solves = [3, 4, 5].map((side) =>
		solveOf({ columns: side, rows: side, slides: 40, seed: side }),
	);
	const [one, two, three] = solves;
	const cut = linkOf(shortData(one)).slice(0, 60);
	const text = [
		...["My best:", `4x4 ${linkOf(longData(two))} wow`, cut, ""],
		`${linkOf(shortData(one))} ${linkOf(shortData(three))}`,
	];
	const { said, found } = await imported(text.join("\r\n"));
	assert.match(said, /^3 games imported\. 1 entry can’t be read: 3\.$/);
	const plays = found.map(({ size, source, state }) => [size, source, state]);
	assert.deepEqual(
		plays.sort(),
		["3x3", "4x4", "5x5"].map((size) => [size, "slidysim", "solved"]),
	);
	const dated = found.find(({ size }) => size === "4x4");
	assert.equal(dated?.at, 1_747_750_110_245);
	const alone = await imported(cut);
	assert.match(alone.said, /damaged or cut off/);
	assert.equal(alone.found.length, 0);
});
