import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { linkTo, openBoard, parseLink } from "../../www/core/link.js";
import { Game } from "./core.js";

test("an address without a hash asks for nothing", () => {
	for (const hash of ["", "#", "#top", "#goal=snake", "#utm_source=x"]) {
		assert.equal(parseLink(hash), null, hash);
	}
});

test("a link asks for a board, or for a shuffle", () => {
	assert.deepEqual(parseLink("#board=3x3-ALSTV"), {
		board: "3x3-ALSTV",
		goal: "last",
	});
	assert.deepEqual(parseLink("board=3x3-ALSTV&goal=snake"), {
		board: "3x3-ALSTV",
		goal: "snake",
	});
	assert.deepEqual(parseLink("#size=5x4&seed=42&goal=spiral"), {
		size: "5x4",
		seed: "42",
		goal: "spiral",
	});
	assert.deepEqual(parseLink("#size=5x4"), {
		size: "5x4",
		seed: null,
		goal: "last",
	});
	assert.deepEqual(parseLink("#seed=42"), {
		size: "4x4",
		seed: "42",
		goal: "last",
	});
});

test("a board comes before a shuffle", () => {
	const link = parseLink("#size=3x3&board=3x3-ALSTV");
	assert.deepEqual(link, { board: "3x3-ALSTV", goal: "last" });
});

test("a link opens the board that it was made from", () => {
	const size = fc.tuple(
		fc.integer({ min: 2, max: 16 }),
		fc.integer({ min: 2, max: 16 }),
	);
	const goal = fc.constantFrom("last", "first", "snake", "spiral");
	fc.assert(
		fc.property(size, goal, fc.string(), ([columns, rows], goal, seed) => {
			const game = Game.fromSeed(`${columns}x${rows}`, goal, seed);
			const link = parseLink(linkTo(game.code, game.goal));
			assert.ok(link !== null && "board" in link);
			const opened = openBoard(Game, link.board, link.goal);
			assert.equal(opened.text, game.text);
			assert.equal(opened.goal, game.goal);
			for (const each of [game, opened]) each.free();
		}),
	);
});

test("a goal without a name goes with the link", () => {
	const game = Game.fromText("3 2/0 1", "3 2/1 0");
	const link = parseLink(linkTo(game.code, game.goal));
	assert.ok(link !== null && "board" in link);
	const opened = openBoard(Game, link.board, link.goal);
	assert.deepEqual([...opened.goalTiles], [3, 2, 1, 0]);
});

test("the usual goal does not make the link longer", () => {
	assert.equal(linkTo("3x3-ALSTV", "last"), "#board=3x3-ALSTV");
	assert.equal(linkTo("3x3-ALSTV", "snake"), "#board=3x3-ALSTV&goal=snake");
});

test("a board is read in each of its forms, with room around it", () => {
	for (const text of [
		Game.fromText("4 1 2/5 0 3", "last").code,
		"4 1 2/5 0 3",
		"4 1 2\n5 0 3",
		"[[4,1,2],[5,0,3]]",
		" \n[[4, 1, 2],\n [5, 0, 3]]\t",
	]) {
		const { text: opened } = openBoard(Game, `\n ${text}\t`, "last");
		assert.equal(opened, "4 1 2/5 0 3", text);
	}
});

test("what is wrong with a board is said by a code", () => {
	for (const [text, code] of [
		["3x3-AAAAA", "damaged"],
		["99x99-A", "side"],
		["4 1 2/5 0", "row"],
		["4 1 2/5 0 9", "range"],
		["4 1 2/5 0 1", "twice"],
		["1 2 3/5 4 0", "unsolvable"],
		["hello", "text"],
		["", "text"],
	]) {
		assert.throws(() => openBoard(Game, text, "last"), { code }, text);
	}
});

test("no text makes it fail otherwise than by a code", () => {
	const text = fc.oneof(
		fc.string(),
		fc.string({ unit: fc.constantFrom(..."0123456789x-/ [],.A_") }),
		fc.json(),
	);
	fc.assert(
		fc.property(text, fc.constantFrom("last", "snake", "?"), (text, goal) => {
			try {
				openBoard(Game, text, goal).free();
			} catch (error) {
				assert.ok(error instanceof Error);
				assert.ok("code" in error, `${error}`);
			}
		}),
		{ numRuns: 500 },
	);
});
