/**
 * Races: what a ghost shows when, where it has room, and what is said of the result.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { texts as page } from "../../www/messages/compiled/page-en.ts";
import { texts as pageZh } from "../../www/messages/compiled/page-zh-Hans.ts";
import { texts as en } from "../../www/messages/compiled/race-en.ts";
import { texts as zh } from "../../www/messages/compiled/race-zh-Hans.ts";
import { Ghost } from "../../www/pages/play/race/ghost.ts";
import { placeOf } from "../../www/pages/play/race/place.ts";
import { resultText } from "../../www/pages/play/race/result.ts";
import { Game, openGame, reader } from "./core.js";

/** @param {number[]} times */
const framesAt = (...times) =>
	times.map(
		(elapsed, stm) =>
			/** @type {import("../../www/core/wasm/reader.js").Frame} */ ({
				board: `board ${stm}`,
				cell: null,
				position: stm,
				elapsed,
				stm,
				mtm: stm,
			}),
	);

test("a ghost waits for the first move, and then follows the player's clock", () => {
	const ghost = new Ghost(framesAt(0, 0, 500, 500, 1200));
	assert.equal(ghost.indexAt(null), 0);
	// It makes its first move when the player does.
	assert.equal(ghost.indexAt(0), 1);
	assert.equal(ghost.indexAt(499), 1);
	assert.equal(ghost.indexAt(500), 3);
	assert.equal(ghost.indexAt(1199.9), 3);
	assert.equal(ghost.indexAt(1200), 4);
	assert.equal(ghost.indexAt(99_999), 4);
	assert.deepEqual(
		[0, 400, 500, 1200, 5000].map((at) => ghost.wait(at)),
		[500, 100, 700, null, null],
	);
	assert.equal(ghost.end.stm, 4);
});

test("it shows the last frame whose time has come, as one sees by looking at each", () => {
	const times = fc.array(fc.nat(50), { minLength: 1, maxLength: 20 });
	fc.assert(
		fc.property(times, fc.nat(60), (times, now) => {
			const sorted = [0, ...times].sort((a, b) => a - b);
			const ghost = new Ghost(framesAt(...sorted));
			const due = sorted.filter((time) => time <= now).length - 1;
			assert.equal(ghost.indexAt(now), due);
			const next = sorted.find((time) => time > now);
			assert.equal(ghost.wait(now), next === undefined ? null : next - now);
		}),
	);
});

test("the core reads a rival from a link, a record or an address, or says why not", () => {
	const game = openGame("0 1 2/4 5 3", "last", "");
	game.slideCell(2, 0);
	const unsolved = game.record;
	game.slideCell(5, 800);
	const { record } = game;
	const start = openGame("0 1 2/4 5 3", "last", "").record;
	for (const text of [
		record,
		`#race=${record}`,
		`https://a.example/b/#race=${record}`,
		`#play=${record}`,
	]) {
		const rival = reader.readRival(text, "");
		assert.equal(rival.missing, null, text);
		assert.equal(rival.start, start);
		assert.equal(rival.link, `#race=${record}`);
		const shown = rival.frames.map(({ elapsed, stm, cell }) => ({
			elapsed,
			stm,
			cell,
		}));
		assert.deepEqual(shown, [
			{ elapsed: 0, stm: 0, cell: null },
			{ elapsed: 0, stm: 2, cell: 2 },
			{ elapsed: 800, stm: 3, cell: 5 },
		]);
	}
	// The element opens the start.
	assert.equal(reader.readLink(`#race=${record}`, ""), start);
	for (const [text, missing] of [
		[`#race=${unsolved}`, "unsolved"],
		["#size=3x2&seed=1", "unplayed"],
	]) {
		const rival = reader.readRival(text, "");
		assert.equal(rival.missing, missing);
		assert.deepEqual(rival.frames, []);
	}
	for (const text of [`#race=${record}x`, "#race=", "hello", ""]) {
		assert.throws(() => reader.readRival(text, ""), { name: "Error" }, text);
	}
	assert.ok(Game.fromRecord(start));
});

test("the ghost takes room that the board does not need", () => {
	const square = (/** @type {number} */ w, /** @type {number} */ h) =>
		placeOf(w, h, 1);
	assert.equal(square(320, 568).place, "row");
	assert.equal(square(390, 844).place, "row");
	assert.equal(square(828, 374).place, "low");
	assert.equal(square(735, 690).place, "corner");
	assert.equal(square(1400, 828).place, "panel");
	const size = fc.integer({ min: 280, max: 4000 });
	const ratio = fc.constantFrom(1 / 8, 0.5, 1, 2, 8);
	fc.assert(
		fc.property(size, size, ratio, (width, height, ratio) => {
			const { place, side } = placeOf(width, height, ratio);
			assert.ok(side >= 52, `${side}`);
			// A card beside the board is beside it.
			const board = Math.min(width, (height - 170) * ratio);
			if (place === "corner") assert.ok(side < (width - board) / 2);
		}),
	);
});

test("a result says who was faster, by how much, and who had help", () => {
	const race = {
		kind: /** @type {const} */ ("link"),
		own: 61,
		its: 72,
		isHelped: false,
		isGhostHelped: false,
		seconds: page.seconds,
	};
	const told = (/** @type {object} */ changes, words = en, space = " ") =>
		resultText(
			words,
			{ space },
			{ times: [9_000, 9_000], digits: 1, ...race, ...changes },
		);
	assert.equal(
		told({ times: [9_000, 12_290] }),
		"You beat your friend by 3.2 s (61 slides to 72).",
	);
	assert.equal(
		told({ times: [9_000, 5_710], kind: "best" }),
		"Your best was 3.3 s faster (72 slides to your 61).",
	);
	assert.equal(
		told({}),
		"A tie with your friend, to the millisecond (61 slides to 72).",
	);
	// So little is still no tie.
	assert.match(told({ times: [9_000, 9_045] }), /by 0\.04 s/);
	assert.match(told({ times: [9_007, 9_000] }), /0\.007 s faster/);
	assert.match(told({ times: [9_000, 84_000] }), /by 1:15.0 /);
	assert.match(
		told({ times: [9_000, 9_001], isHelped: true, isGhostHelped: true }),
		/\. You used hints\. The ghost used hints\.$/,
	);
	assert.equal(
		told({ times: [9_000, 12_290], seconds: pageZh.seconds }, zh, ""),
		"你比好友快 3.2 秒（61 步对 72 步）。",
	);
});
