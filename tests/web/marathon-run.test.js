/**
 * How a marathon runs: which boards it deals, what it counts, and what interrupts it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { KeptMarathon } from "../../www/pages/play/marathon/kept-marathon.ts";
import { Run } from "../../www/pages/play/marathon/run.ts";
import { Game, statistics } from "./core.js";
import { gameOf, wonRecord } from "./marathon-plays.js";

/** The storage of a browser, that may be full or forbidden. */
class FakeStorage {
	/** @type {Map<string, string>} */
	items = new Map();
	/** What it throws instead of writing. @type {Error | null} */
	error = null;

	/** @param {string} key */
	getItem(key) {
		return this.items.get(key) ?? null;
	}

	/** @param {string} key @param {string} value */
	setItem(key, value) {
		if (this.error !== null) throw this.error;
		this.items.set(key, value);
	}

	/** @param {string} key */
	removeItem(key) {
		this.items.delete(key);
	}
}

/** A puzzle without a page: it deals, puts aside and takes up as the element does. */
class FakePuzzle extends EventTarget {
	#seed = 0;
	/** @type {string[]} */
	aside = [];
	game = gameOf("4x4", "before").game;
	/** Whether boards can be dealt. */
	isBroken = false;

	get status() {
		return this.game.snapshot(0).isSolved ? "solved" : "playing";
	}

	exportState() {
		return { record: this.game.record, slidesPerSecond: 4 };
	}

	/** @param {{ size?: string }} options */
	async shuffle({ size = "4x4" }) {
		if (this.isBroken) throw new Error("no network");
		this.#seed += 1;
		this.#open(gameOf(size, `seed ${this.#seed}`).game);
	}

	/** @param {string} record */
	async open(record) {
		this.#open(Game.fromRecord(record));
	}

	resume() {
		const record = this.aside.pop();
		if (record === undefined) return false;
		this.game = Game.fromRecord(record);
		this.dispatchEvent(new Event("new-board"));
		return true;
	}

	/** @param {Game} game */
	#open(game) {
		const { isSolved, canUndo } = this.game.snapshot(0);
		if (canUndo && !isSolved) {
			const { record } = this.game;
			this.aside.push(record);
			this.dispatchEvent(new CustomEvent("suspend", { detail: { record } }));
		}
		this.game = game;
		this.dispatchEvent(new Event("new-board"));
	}

	/** Makes a slide that leaves the board unsolved, as a player does. */
	begin() {
		const way = ["U", "D", "L", "R"].find((one) =>
			this.game.slide(
				/** @type {import("../../www/core/wasm/game.js").Direction} */ (one),
				0,
			),
		);
		assert.ok(way);
	}

	/** Wins the board in play by the shortest way. */
	win() {
		this.winUnheard();
		this.dispatchEvent(new Event("solved"));
	}

	/** Wins it before anybody listens. */
	winUnheard() {
		const [, size, , start] = this.game.record.split(".");
		const seed = start.slice(1).replaceAll("*20", " ");
		this.game = Game.fromRecord(wonRecord(size, seed, 100));
	}

	/** Returns whether a move would be allowed. */
	mayMove() {
		return this.dispatchEvent(new Event("before-move", { cancelable: true }));
	}
}

/** @param {FakeStorage} [storage] @param {FakePuzzle} [puzzle] */
function setUp(storage = new FakeStorage(), puzzle = new FakePuzzle()) {
	/** @type {string[]} */
	const heard = [];
	/** @type {{ act: () => void, ms: number }[]} */
	let waiting = [];
	Object.assign(globalThis, { localStorage: storage });
	const kept = new KeptMarathon();
	const run = new Run({
		puzzle: /** @type {any} */ (puzzle),
		kept,
		begin: (course) => new statistics.Marathon(course),
		unit: () => 100,
		hear: (what) => heard.push(what),
		wait: (act, ms) => waiting.push({ act, ms }),
	});
	/** Lets time pass, by default all that anything waits for. */
	const pass = async (time = Number.POSITIVE_INFINITY) => {
		const due = waiting.filter(({ ms }) => ms <= time);
		waiting = waiting.filter(({ ms }) => ms > time);
		for (const { act } of due) act();
		// A board is dealt.
		await Promise.resolve();
	};
	return { storage, puzzle, kept, run, heard, pass };
}

/** @param {FakePuzzle} puzzle */
const sizeOf = (puzzle) => puzzle.game.record.split(".")[1];

test("the boards come one after the other, and nothing moves between them", async () => {
	const { puzzle, run, heard, pass, kept } = setUp();
	await run.start("relay 2-4");
	for (const size of ["2x2", "3x3"]) {
		assert.equal(sizeOf(puzzle), size);
		assert.ok(puzzle.mayMove());
		puzzle.win();
		assert.ok(!puzzle.mayMove(), "the next board is about to come");
		await pass();
	}
	assert.ok(puzzle.mayMove());
	assert.equal(sizeOf(puzzle), "4x4");
	puzzle.win();
	assert.equal(run.state?.next, null);
	assert.equal(run.state?.elapsed, kept.now.records.length && sum(kept));
	await pass();
	assert.deepEqual(heard, [
		...["board", "solved"],
		...["board", "solved"],
		...["board", "solved", "done"],
	]);
	run.close();
	assert.equal(run.state, null);
	assert.ok(!kept.isThere);
});

/** @param {KeptMarathon} kept */
function sum({ now }) {
	return now.records
		.map((record) => Game.fromRecord(record).elapsed(0))
		.reduce((a, b) => a + b, 0);
}

test("any input skips the rest of the win, but is none for the next board", async () => {
	const { puzzle, run, pass } = setUp();
	await run.start("relay 2-3");
	puzzle.win();
	puzzle.dispatchEvent(new Event("finished"));
	assert.equal(sizeOf(puzzle), "2x2");
	assert.ok(!puzzle.mayMove(), "the key that skipped is still being handled");
	await pass(0);
	assert.equal(sizeOf(puzzle), "3x3");
	const { record } = puzzle.game;
	// The pause of before is over: it deals nothing.
	await pass();
	assert.equal(puzzle.game.record, record);
});

test("after a reload it goes on where it was", async () => {
	const { storage, puzzle, run, pass } = setUp();
	await run.start("marathon 2x2 x3");
	puzzle.win();
	await pass();
	puzzle.begin();
	const again = setUp(storage, puzzle);
	again.run.goOn();
	assert.ok(again.run.isOn);
	assert.equal(again.run.state?.splits.length, 1);
	puzzle.win();
	assert.equal(again.run.state?.splits.length, 2);
	// It is closed before the next board is dealt.
	const third = setUp(storage, puzzle);
	third.run.goOn();
	await third.pass();
	assert.equal(puzzle.status, "playing");
	assert.ok(third.run.isOn);
	// The last board is won before the script of the marathon is there.
	puzzle.winUnheard();
	const late = setUp(storage, puzzle);
	late.run.goOn();
	await late.pass();
	assert.deepEqual(late.heard.slice(-2), ["solved", "done"]);
	assert.equal(late.run.state?.splits.length, 3);
});

test("another board interrupts it, and the one it waits with comes back", async () => {
	const { puzzle, run, heard, kept } = setUp();
	await run.start("relay 2-3");
	puzzle.begin();
	const { record } = puzzle.game;
	await puzzle.shuffle({ size: "4x4" });
	assert.equal(heard.at(-1), "left");
	assert.ok(!run.isOn);
	assert.ok(kept.takeToldOfAside());
	assert.ok(!kept.takeToldOfAside());
	puzzle.win();
	assert.equal(run.state?.splits.length, 0);
	await run.resume();
	assert.ok(run.isOn);
	assert.equal(puzzle.game.record, record);
	assert.deepEqual(puzzle.aside, []);
	// By Undo, without the button.
	await puzzle.shuffle({ size: "4x4" });
	assert.ok(!run.isOn);
	puzzle.resume();
	assert.ok(run.isOn);
});

test("a board that was not begun waits too: nobody draws an easier one", async () => {
	const { storage, puzzle, run } = setUp();
	await run.start("relay 2-3");
	const { record } = puzzle.game;
	await puzzle.shuffle({ size: "4x4" });
	await run.resume();
	assert.equal(puzzle.game.record, record);
	await puzzle.shuffle({ size: "4x4" });
	const again = setUp(storage, puzzle);
	again.run.goOn();
	assert.ok(!again.run.isOn);
	await again.run.resume();
	assert.equal(puzzle.game.record, record);
});

test("giving up keeps the board, and can be taken back", async () => {
	const { puzzle, run, kept, pass } = setUp();
	await run.start("relay 2-3");
	puzzle.win();
	await pass();
	const { record } = puzzle.game;
	const state = () => run.state;
	const undo = run.giveUp();
	assert.equal(state(), null);
	assert.ok(!kept.isThere);
	assert.equal(puzzle.game.record, record);
	undo();
	assert.ok(run.isOn);
	assert.equal(state()?.splits.length, 1);
	const late = run.giveUp();
	await run.start("relay 2-4");
	late();
	assert.equal(state()?.course, "relay 2-4");
});

test("a board that cannot be dealt is told, and asked for again", async () => {
	const { puzzle, run, heard, pass } = setUp();
	await run.start("relay 2-3");
	puzzle.win();
	puzzle.isBroken = true;
	await pass();
	await pass();
	assert.equal(heard.at(-1), "failed");
	assert.ok(puzzle.mayMove());
	puzzle.isBroken = false;
	await run.resume();
	assert.equal(sizeOf(puzzle), "3x3");
	assert.ok(run.isOn);
});

test("a course that there is not leaves the one under way", async () => {
	const { run } = setUp();
	await run.start("relay 2-3");
	await assert.rejects(run.start("relay 2-2"), { code: "courseSide" });
	assert.equal(run.state?.course, "relay 2-3");
	assert.ok(run.isOn);
});

test("a board that another tab has won stays won, and this tab goes on from there", async () => {
	const storage = new FakeStorage();
	const one = setUp(storage);
	await one.run.start("relay 2-4");
	const two = setUp(storage);
	// It has the same board in play.
	await two.puzzle.open(one.puzzle.game.record);
	two.run.goOn();
	one.puzzle.win();
	await one.pass();
	const { records, board } = one.kept.now;
	two.puzzle.win();
	await two.pass();
	assert.deepEqual(two.kept.now.records, records, "won once");
	await two.run.resume();
	two.puzzle.win();
	assert.equal(one.kept.now.records.length, 2);
	assert.equal(one.kept.now.records[0], records[0]);
	assert.equal(sizeOf(two.puzzle), "3x3");
	assert.equal(board.split(".")[1], "3x3");
	assert.equal(two.run.state?.next, "4x4");
	assert.equal(one.run.state?.next, "4x4");
});

test("a storage that is full loses no marathon, and says so", async () => {
	const storage = new FakeStorage();
	const { puzzle, run, kept, pass } = setUp(storage);
	storage.error = new DOMException("full", "QuotaExceededError");
	await run.start("relay 2-3");
	assert.equal(await kept.saved, false, "nor is there a database");
	puzzle.win();
	await pass();
	assert.equal(sizeOf(puzzle), "3x3");
	assert.equal(run.state?.splits.length, 1);
});

test("what is saved and damaged is set aside", () => {
	for (const text of [
		"nonsense",
		'{"version":1}',
		'{"version":1,"course":"relay 2-3","records":"a","board":""}',
		'{"version":1,"course":"relay 2-3","records":[1],"board":""}',
	]) {
		const storage = new FakeStorage();
		storage.setItem("sliding-puzzle-marathon", text);
		const { kept } = setUp(storage);
		assert.ok(kept.isDamaged, text);
		assert.ok(!kept.isThere);
		assert.equal(storage.getItem("sliding-puzzle-marathon-damaged"), text);
	}
	// Texts that are no plays are found by the core.
	const storage = new FakeStorage();
	const value = { version: 1, course: "relay 2-3", records: ["a"], board: "" };
	storage.setItem("sliding-puzzle-marathon", JSON.stringify(value));
	assert.throws(() => setUp(storage).run.goOn(), { code: "legRecord" });
});
