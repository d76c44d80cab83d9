/**
 * Links to replays of Slidysim: what they have becomes a play, slide by slide, or they are
 * refused with a sentence. And plays of ours become such links.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { mock, test } from "node:test";
import { inflateSync } from "node:zlib";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";
import { loadLaterTexts } from "../../www/messages/compiled/later.ts";
import { openGame, reader } from "./core.js";
import {
	linkOf,
	longData,
	packed,
	shortData,
	solveOf,
} from "./replay-links.js";

const { isReplay, ownText, readReplay, writeReplay } = await import(
	"../../www/core/later/replay-link.ts"
);

// The modules of the core are files here.
mock.method(globalThis, "fetch", async (/** @type {URL} */ url) => {
	return new Response(readFileSync(url));
});

/** @typedef {import("./replay-links.js").Solve} Solve */

/** @param {number} columns @param {number} rows @param {number} slides */
function solved(columns, rows, slides) {
	return solveOf({ columns, rows, slides, seed: columns * 100 + slides });
}

/** Returns the slides of a play, and when each was made. @param {string} record */
function slidesIn(record) {
	const { frames, slides } = reader.frames(record);
	const times = frames.slice(1).flatMap(({ elapsed, stm }, at) => {
		return Array(stm - frames[at].stm).fill(elapsed);
	});
	return { board: frames[0].board, solution: slides, times };
}

const BOTH = { scramble: true, times: true };
const LB = "https://elsewhere.example/slidysim/leaderboard/lb?r=";

/** @type {[name: string, solve: Solve, link: string][]} */
const TEN = [
	...[3, 4, 5, 7, 10].map((side) => {
		const solve = solved(side, side, side * side * 6);
		return /** @type {[string, Solve, string]} */ ([
			`short ${side}`,
			solve,
			linkOf(shortData(solve, { ...BOTH, scramble: side !== 5 })),
		]);
	}),
	...[3, 4, 6, 8, 9].map((side) => {
		const solve = solved(side, side - (side === 6 ? 2 : 0), side * side * 5);
		return /** @type {[string, Solve, string]} */ ([
			`long ${side}`,
			solve,
			linkOf(longData(solve), side === 4 ? LB : undefined),
		]);
	}),
];

test("links of both forms are opened, slide by slide", async () => {
	for (const [name, { board, solution, times }, link] of TEN) {
		assert.ok(isReplay(link), name);
		const record = await ownText(link);
		assert.deepEqual(slidesIn(record), { board, solution, times }, name);
		assert.equal(reader.frames(record).solved, true, name);
		assert.equal(reader.readRival(record, "").missing, null, name);
	}
});

test("a solution without a board is the play of the board that it solves", async () => {
	for (const [, { board, solution, columns }] of TEN) {
		const line = `(.{${columns}})`;
		for (const text of [
			solution,
			` ${solution.replace(/(.)\1+/g, (run, way) => way + run.length)}\n`,
			solution.replace(new RegExp(line, "g"), "$1 "),
		]) {
			const record = await ownText(text);
			const read = slidesIn(record);
			assert.deepEqual([read.board, read.solution], [board, solution], text);
			assert.equal(reader.frames(record).solved, true);
		}
	}
	for (const text of ["2L", "LUX", "U0123456789ABCDEF", ""]) {
		assert.equal(await ownText(text), text);
	}
	for (const [text, code] of [
		["L99999", "replayLong"],
		["L17U", "side"],
		["R2D2", "replayMoves"],
		["UD3UL", "replayMoves"],
	]) {
		await assert.rejects(ownText(text), { code }, text);
	}
});

test("slides that happened at once are one move", async () => {
	const solve = {
		...solved(3, 3, 4),
		solution: "L2",
		board: "1 2 3/4 5 6/0 7 8",
	};
	const at = (/** @type {number[]} */ times) =>
		linkOf(shortData({ ...solve, times }));
	for (const [times, mtm] of /** @type {[number[], number][]} */ ([
		[[0, 0], 1],
		[[0, 90], 2],
	])) {
		const { record } = await readReplay(at(times));
		const last = reader.frames(record).frames[mtm];
		assert.deepEqual([last.stm, last.mtm], [2, mtm], String(times));
	}
});

test("a link is found in a sentence, with a mark after it and plus signs as they are", async () => {
	const solve = solved(4, 4, 60);
	const link = linkOf(shortData(solve));
	for (const text of [
		`look: ${link}`,
		`(${link}).`,
		`${link}&x=1#top`,
		decodeURIComponent(link),
	]) {
		const { record } = await readReplay(text);
		assert.equal(slidesIn(record).solution, solve.solution, text);
	}
});

test("without times the slides are as long as each other", async () => {
	const solve = solved(4, 4, 41);
	const total = solve.times[40];
	for (const data of [
		shortData(solve, { scramble: true, times: false }),
		longData(solve, { times: false }),
	]) {
		const { record } = await readReplay(linkOf(data));
		const { times } = slidesIn(record);
		// The short form has slides per second, rounded.
		assert.ok(Math.abs(times[40] - total) <= 2, `${times[40]} ${total}`);
		const steps = times.slice(1).map((time, at) => time - times[at]);
		assert.ok(Math.max(...steps) - Math.min(...steps) <= 1);
	}
});

test("a link says when it was played, if it knows", async () => {
	const solve = solved(3, 3, 30);
	const long = await readReplay(linkOf(longData(solve)));
	const short = await readReplay(linkOf(shortData(solve)));
	assert.deepEqual([long.at, short.at], [1_747_750_110_245, null]);
});

const SOLVE = solved(4, 4, 50);
const WHOLE = linkOf(longData(SOLVE));

/** @param {Buffer} bytes */
const linkTo = (bytes) =>
	`https://example.org/replay?r=${encodeURIComponent(bytes.toString("base64"))}`;

/** @param {(bytes: Buffer) => void} damage */
function damaged(damage) {
	const text = decodeURIComponent(packed(JSON.stringify(shortData(SOLVE))));
	const bytes = Buffer.from(text, "base64");
	damage(bytes);
	return linkTo(bytes);
}

/** @type {[why: string, link: string, code: string][]} */
const REFUSED = [
	["cut off", WHOLE.slice(0, WHOLE.length / 2), "replayDamaged"],
	["nothing", "https://example.org/replay?r=", "replayDamaged"],
	[
		"no base64",
		`https://example.org/replay?r=${"%E4!*".repeat(9)}`,
		"replayDamaged",
	],
	[
		"a bit is wrong",
		damaged((bytes) => {
			bytes[40] ^= 8;
		}),
		"replayDamaged",
	],
	["no JSON", `https://example.org/lb?r=${packed("hello")}`, "replayDamaged"],
	["no list", linkOf({ solution: "U" }), "replayDamaged"],
	["a bomb", linkOf(`U${" ".repeat(50_000_000)}`), "replayLong"],
	["too many slides", linkOf(["U9999999", 1_000, -1, -1]), "replayLong"],
	[
		"too large",
		linkOf(shortData(solved(17, 3, 80), { scramble: false })),
		"side",
	],
	["too large, long", linkOf(longData(solved(3, 17, 80))), "side"],
	[
		"hidden",
		linkOf(longData(SOLVE, { row: { displayType: "Vanish" } })),
		"replayHidden",
	],
	[
		"a relay",
		linkOf(longData(SOLVE, { row: { gameMode: "2-N relay" } })),
		"replayMode",
	],
	[
		"hidden at length",
		linkOf(longData(SOLVE, { row: { displayType: "x".repeat(9_999) } })),
		"replayHidden",
	],
	["an average", linkOf(longData(SOLVE, { row: { avglen: 5 } })), "replayMode"],
	["several", linkOf(["U2,D2", 1_000, -1, -1]), "replayMode"],
	[
		"no times",
		linkOf([...shortData(SOLVE).slice(0, 1), 0, SOLVE.board, -1]),
		"replayTimes",
	],
	[
		"a time too few",
		linkOf(shortData({ ...SOLVE, times: SOLVE.times.slice(1) })),
		"replayDamaged",
	],
	[
		"times go back",
		linkOf(shortData({ ...SOLVE, times: SOLVE.times.toReversed() })),
		"replayDamaged",
	],
	[
		"another board",
		linkOf(shortData({ ...SOLVE, board: solved(4, 4, 49).board })),
		"replayMoves",
	],
	[
		"the solution stops early",
		linkOf(
			shortData({
				...SOLVE,
				solution: SOLVE.solution.slice(0, -1),
				times: SOLVE.times.slice(0, -1),
			}),
		),
		"replayMoves",
	],
	[
		"no board",
		linkOf(shortData({ ...SOLVE, board: "1 2/3 x" })),
		"replayDamaged",
	],
	[
		"not solvable",
		linkOf(shortData({ ...solved(2, 2, 4), board: "2 1/3 0" })),
		"unsolvable",
	],
];

test("what is no such play is refused as a whole, with a sentence in each language", async () => {
	for (const [why, link, code] of REFUSED) {
		const error = await ownText(link).then(
			() => assert.fail(`${why}: opened`),
			(/** @type {any} */ error) => error,
		);
		assert.equal(error.code, code, `${why}: ${error.stack}`);
		for (const tag of LANGUAGES) {
			const { errors } = await loadLaterTexts(tag);
			const text = errors[code](error.values);
			assert.doesNotMatch(text, /undefined|NaN/, `${tag} ${why}`);
			assert.ok(text.length < 250, `${tag} ${why}`);
		}
	}
});

test("a play of ours becomes a link, and comes back slide by slide", async () => {
	for (const [name, { board, solution, times }, link] of TEN) {
		const { record } = await readReplay(link);
		const written = await writeReplay(record);
		assert.equal((await readReplay(written)).record, record, name);
		const text = decodeURIComponent(written.split("r=")[1]);
		const data = JSON.parse(
			inflateSync(Buffer.from(text, "base64")).toString(),
		);
		const tps = (solution.length * 1_000_000) / times[times.length - 1];
		assert.deepEqual(data.slice(1), [Math.round(tps), board, times], name);
	}
});

test("a link that is written has what was taken back, and only the last attempt", async () => {
	const game = openGame("1 2 3/4 5 6/0 7 8");
	game.slide("L", 0);
	game.restart(50);
	game.slide("D", 1_000);
	game.undo(1_100);
	game.slideCell(8, 1_500);
	const { record } = await readReplay(await writeReplay(game.record));
	const { board, solution, times } = slidesIn(record);
	assert.deepEqual(
		{ board, solution, times },
		{ board: "1 2 3/4 5 6/0 7 8", solution: "DULL", times: [0, 100, 500, 500] },
	);
});

test("links of ours and other texts are no replays", () => {
	for (const text of [
		"https://example.org/#play=2.4x4.last",
		"https://example.org/?size=4x4&r=1",
		"replay",
		"1 2 3/4 5 6/7 8 0",
		"https://example.org/replay#r=1",
	]) {
		assert.equal(isReplay(text), false, text);
	}
});
