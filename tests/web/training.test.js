/**
 * What a player trains, with the exercises of the real core.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Training } from "../../www/tools/parts/training.ts";
import { trainer } from "./core.js";
import { Settings } from "./settings-in-memory.js";

const DAY = 86_400_000;
const TODAY = 20_800 * DAY;

async function open(settings = new Settings(), day = 0) {
	const now = () => TODAY + day * DAY;
	const training = new Training({ trainer, settings, now });
	await training.open();
	return { training, settings };
}

const OWN = {
	board: "4 1 2/5 0 3",
	goal: "1 2 3/4 5 0",
	fewest: 5,
	cost: 6,
};

test("an exercise says what is to be done", async () => {
	const { training } = await open();
	const drawn = training.next(["fewest 4x4"], "7");
	assert.match(drawn?.text ?? "", /^fewest 4x4 8 \d+$/);
	assert.deepEqual(
		{ ...drawn, text: "", seed: typeof drawn?.seed },
		{
			text: "",
			topic: "fewest 4x4",
			size: "4x4",
			goal: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
			board: null,
			seed: "string",
			fewest: 8,
			cost: 0,
		},
	);
	const ending = training.next(["last2x3"], "7");
	assert.match(ending?.board ?? "", /^1 2 3 4\/5 6 7 8\/9 .*\/13 /);
	assert.equal(ending?.fewest, null);
	assert.equal(training.next(["own"], "7"), undefined);
	assert.equal(training.keep(OWN), true);
	assert.equal(training.keep(OWN), false);
	const own = training.next(["own"], "7");
	assert.deepEqual(
		{ ...own, text: "" },
		{ text: "", topic: "own", size: "3x2", seed: null, ...OWN },
	);
});

test("an answer is graded, kept, and read again", async () => {
	const { training, settings } = await open();
	const missed = training.next(["fewest 4x4"], "1");
	assert.deepEqual(training.answer(12, 8), {
		lost: 4,
		box: 0,
		others: 3,
		days: 0,
	});
	for (const seed of ["2", "3"]) {
		training.next(["last3x3"], seed);
		const { lost, box } = training.answer(20, 20);
		assert.deepEqual([lost, box], [0, null]);
	}
	training.next(["last3x3"], "4");
	assert.equal(training.answer(undefined, 20).lost, null);
	assert.deepEqual(
		training.boxes(["fewest 4x4", "last3x3"]),
		[2, 0, 0, 0, 0, 0],
	);

	const { training: later } = await open(settings, 1);
	assert.equal(later.answered, 4);
	assert.equal(later.due(["fewest 4x4"]), 1);
	assert.deepEqual(later.next(["fewest 4x4"], "5"), missed);
});

test("an answer that cannot be is refused", async () => {
	const { training, settings } = await open();
	assert.throws(() => training.answer(8, 8), /no exercise/);
	training.next(["fewest 4x4"], "1");
	assert.throws(() => training.answer(9, 8), { code: "answer" });
	assert.throws(() => training.next(["chess"], "1"), { code: "exercise" });
	assert.equal(settings.values.size, 0);
});

test("whoever asks learns whether the last change is saved", async () => {
	const { training, settings } = await open();
	assert.ok(await training.saved);
	training.next(["last3x3"], "1");
	training.answer(20, 20);
	assert.ok(await training.saved);
	settings.set = async () => false;
	training.keep(OWN);
	assert.equal(await training.saved, false);
});

test("a damaged deck is put aside, and training begins afresh", async () => {
	const settings = new Settings();
	settings.values.set("trainer", "trainer 9\nfrom a later version");
	const { training } = await open(settings);
	assert.ok(training.wasDamaged);
	assert.equal(training.answered, 0);
	training.next(["last2x3"], "1");
	training.answer(undefined, 10);
	assert.equal(
		settings.values.get("trainer-damaged"),
		"trainer 9\nfrom a later version",
	);
	const { training: later } = await open(settings);
	assert.ok(!later.wasDamaged);
	assert.equal(later.answered, 1);
});

test("a deck that cannot be read now is not replaced", async () => {
	const { training: first, settings } = await open();
	first.next(["last2x3"], "1");
	first.answer(undefined, 10);
	const kept = settings.values.get("trainer");
	const load = settings.load;
	settings.load = async () => {
		throw new Error("busy");
	};
	const { training } = await open(settings);
	training.next(["last2x3"], "2");
	training.answer(undefined, 10);
	assert.equal(await training.saved, false);
	assert.equal(settings.values.get("trainer"), kept);

	settings.load = load;
	const { training: later } = await open(settings);
	assert.equal(later.answered, 1);
});

test("a damaged deck that cannot be put aside is not replaced", async () => {
	const settings = new Settings();
	settings.values.set("trainer", "trainer 9\nfrom a later version");
	const set = settings.set;
	settings.set = async (name, value) =>
		name !== "trainer-damaged" && set.call(settings, name, value);
	const { training } = await open(settings);
	training.next(["last2x3"], "1");
	training.answer(undefined, 10);
	assert.equal(await training.saved, false);
	assert.match(String(settings.values.get("trainer")), /^trainer 9/);
});

test("what another tab has trained counts here", async () => {
	const { training, settings } = await open();
	const { training: other } = await open(settings);
	let calls = 0;
	training.onChange(() => {
		calls += 1;
	});
	other.next(["last2x3"], "1");
	other.answer(undefined, 10);
	for (const listener of settings.listeners) listener("trainer");
	await new Promise((resolve) => setImmediate(resolve));
	assert.equal(training.answered, 1);
	assert.equal(calls, 1);
});
