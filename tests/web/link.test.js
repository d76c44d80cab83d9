/**
 * Boards and links passed from JavaScript to the core: which ones open, and the
 * error codes of the others. The formats themselves are tested in Rust. And the links
 * that the pages read themselves.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { askedOf, linkTo } from "../../www/pages/parts/links.ts";
import { dealt, Game, openGame, openLink } from "./core.js";

/** @param {string} hash */
const opened = (hash) => openLink(hash, "drawn");

test("an address without a hash asks for nothing", () => {
	for (const hash of ["", "#", "#top", "#goal=snake", "#utm_source=x"]) {
		assert.equal(opened(hash), undefined, hash);
	}
});

test("a link asks for a board, or for a shuffle", () => {
	for (const [hash, game] of /** @type {const} */ ([
		["#board=3x3-VTSLA", openGame("3x3-VTSLA", "last", "")],
		["board=3x3-MC8TA&goal=snake", openGame("3x3-MC8TA", "snake", "")],
		["#size=5x4&seed=42&goal=spiral", dealt("5x4", "spiral", "42")],
		["#size=5x4", dealt("5x4", "last", "drawn")],
		["#seed=42", dealt("4x4", "last", "42")],
	])) {
		const link = opened(hash);
		assert.ok(link !== undefined, hash);
		assert.equal(link.record, game.record, hash);
		assert.equal(link.snapshot(0).goal, game.snapshot(0).goal, hash);
	}
});

test("a board comes before a shuffle", () => {
	const game = opened("#size=4x4&seed=1&board=3x3-VTSLA");
	assert.equal(game?.code, "3x3-VTSLA");
	assert.equal(game?.snapshot(0).seed, null);
});

test("a link opens the board that it was made from", () => {
	const size = fc.tuple(
		fc.integer({ min: 2, max: 16 }),
		fc.integer({ min: 2, max: 16 }),
	);
	const goal = fc.constantFrom("last", "first", "snake", "spiral");
	const toStart = fc.boolean();
	fc.assert(
		fc.property(
			...[size, goal, fc.string(), toStart],
			([columns, rows], goal, seed, toStart) => {
				const game = dealt(`${columns}x${rows}`, goal, seed);
				const again = opened(game.link(toStart));
				assert.ok(again !== undefined);
				assert.equal(again.text, game.text);
				assert.equal(again.snapshot(0).goal, game.snapshot(0).goal);
				for (const each of [game, again]) each.free();
			},
		),
	);
});

test("a goal without a name goes with the link", () => {
	const game = openGame("3 2/0 1", "3 2/1 0", "");
	const again = opened(game.link(false));
	assert.deepEqual([...(again?.snapshot(0).goalTiles ?? [])], [3, 2, 1, 0]);
});

test("the usual goal does not make the link longer", () => {
	for (const [code, goal, link] of [
		["3x3-VTSLA", "last", "#board=3x3-VTSLA"],
		["3x3-MC8TA", "snake", "#board=3x3-MC8TA&goal=snake"],
	]) {
		assert.equal(openGame(code, goal, "").link(false), link);
	}
});

test("a board is read in each of its forms, with room around it", () => {
	for (const text of [
		openGame("4 1 2/5 0 3", "last", "").code,
		"4 1 2/5 0 3",
		"4 1 2\n5 0 3",
		"[[4,1,2],[5,0,3]]",
		" \n[[4, 1, 2],\n [5, 0, 3]]\t",
		"https://puzzles.example/#board=4+1+2/5+0+3",
	]) {
		const { text: opened } = openGame(`\n ${text}\t`, "last", "");
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
		assert.throws(() => openGame(text, "last", ""), { code }, text);
	}
});

test("no text makes it fail otherwise than by a code", () => {
	const text = fc.oneof(
		fc.string(),
		fc.string({ unit: fc.constantFrom(..."0123456789x-/ [],.A_#=&%") }),
		fc.json(),
		fc.string().map((text) => `#board=${text}`),
		fc.string().map((text) => `#size=${text}`),
		fc.string().map((text) => `#play=2.${text}`),
	);
	/** @param {() => Game | undefined} open */
	const check = (open) => {
		try {
			open()?.free();
		} catch (error) {
			assert.ok(error instanceof Error);
			assert.ok("code" in error, `${error}`);
		}
	};
	fc.assert(
		fc.property(text, fc.constantFrom("last", "snake", "?"), (text, goal) => {
			check(() => openGame(text, goal, ""));
			check(() => opened(text));
			check(() => Game.fromRecord(text));
		}),
		{ numRuns: 500 },
	);
});

test("one file of the pages spells how a link begins", () => {
	const www = fileURLToPath(new URL("../../www/", import.meta.url));
	const spelling = readdirSync(www, { recursive: true, encoding: "utf8" })
		.filter((file) => /^(element|pages|play|records)\/.*\.tsx?$/.test(file))
		.filter((file) =>
			/#[^\s"'`]*\b(board|daily|marathon|play|race|seed|size)\b[^\w\s]*=/.test(
				readFileSync(join(www, file), "utf8"),
			),
		);
	assert.deepEqual(spelling, []);
	assert.equal(linkTo("race", "2.4x4"), "#race=2.4x4");
});

test("a link is of one kind, in an address too", () => {
	const link = linkTo("daily", "4x4");
	assert.equal(askedOf("daily", link), "4x4");
	assert.equal(askedOf("daily", `https://a.example/b/${link}`), "4x4");
	for (const mark of [".", ")", "_).", "%E3%80%82"]) {
		assert.equal(askedOf("daily", link + mark), "4x4", mark);
	}
	assert.equal(askedOf("marathon", link), undefined);
	for (const other of ["", "#", "daily=4x4", "#dailies=4x4", "1 2/0 3"]) {
		assert.equal(askedOf("daily", other), undefined, other);
	}
});
