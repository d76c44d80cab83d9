/**
 * An exercise being done, with the deck of the real core and a puzzle that only counts.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { WayShow } from "../../www/pages/parts/step-player.ts";
import { Training } from "../../www/tools/parts/training.ts";
import { ExerciseState } from "../../www/tools/trainer/exercise-state.ts";
import { gatherEndings, LOOKED } from "../../www/tools/trainer/gather-state.ts";
import {
	allTopicsOf,
	choiceOf,
	KINDS,
	nameOf,
	readChoice,
	topicsOf,
} from "../../www/tools/trainer/topics.ts";
import { trainer } from "./core.js";
import { Settings } from "./settings-in-memory.js";

const OWN = {
	board: "1 2 3/4 5 6/0 7 8",
	goal: "1 2 3/4 5 6/7 8 0",
	fewest: 2,
	cost: 4,
};

/** What the play asks of a puzzle. */
class Puzzle extends EventTarget {
	value = "";
	readOnly = false;
	/** @type {any[]} */
	asked = [];
	optimum = async () => ({ lower: 12, upper: 12, proved: true });
	review = async (/** @type {any} */ options) => {
		this.asked.push(options);
		return {
			marks: "tatt-",
			line: { board: "there", slides: "LL", lower: 2 },
		};
	};

	/** @param {string} text @param {any} [options] */
	async open(text, options) {
		assert.equal(options.discard, true, "Undo brings no exercise back");
		this.value = text;
		this.dispatchEvent(new Event("new-board"));
	}

	/** @param {any} wish */
	async shuffle(wish) {
		this.asked.push(wish);
		await this.open("drawn", wish);
	}

	/** @param {string} direction @param {number} [count] @param {string} [by] */
	slide(direction, count = 1, by = "player") {
		const detail = { by, direction, tiles: Array(count).fill(1) };
		this.dispatchEvent(new CustomEvent("move", { detail }));
	}

	reset() {}

	undo() {
		this.slide("R", 1, "undo");
	}

	solve() {
		this.dispatchEvent(new Event("solved"));
	}
}

async function open() {
	const settings = new Settings();
	const training = new Training({ trainer, settings });
	await training.open();
	const puzzle = new Puzzle();
	/** @type {string[]} */
	const stages = [];
	let seed = 0;
	const exercise = new ExerciseState({
		training,
		puzzle: /** @type {any} */ (puzzle),
		read: async (board, slides) => `${board}: ${slides}`,
		drawSeed: () => {
			seed += 1;
			return String(seed);
		},
	});
	exercise.play.subscribe(({ stage }) => {
		if (stages.at(-1) !== stage) stages.push(stage);
	});
	return { exercise, puzzle, training, stages, settings };
}

/** Resolves when all that is ready has been done. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("an exercise is drawn, solved in the fewest slides, and counts", async () => {
	const { exercise, puzzle, training } = await open();
	await exercise.next(["fewest 4x4"]);
	assert.equal(exercise.play.value.stage, "open");
	const [{ size, goal, difficulty, seed }] = puzzle.asked;
	assert.deepEqual([size, difficulty], ["4x4", "8"]);
	assert.equal(goal, "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0");
	assert.match(seed, /^\d+$/);
	puzzle.slide("L", 3);
	puzzle.slide("U");
	puzzle.undo();
	assert.equal(exercise.play.value.path, "LLL");
	puzzle.slide("D", 2, "redo");
	puzzle.slide("R", 3);
	puzzle.solve();
	await settled();
	assert.equal(exercise.play.value.path, "LLLDDRRR");
	assert.ok(puzzle.readOnly);
	assert.deepEqual(exercise.play.value.verdict, {
		slides: 8,
		answer: { lost: 0, box: null, others: 0, days: 0 },
		level: 9,
		marks: "",
	});
	assert.equal(training.answered, 1);
});

test("a longer way is marked, and another try does not count", async () => {
	const { exercise, puzzle, training } = await open();
	training.keep(OWN);
	await exercise.next(["own"]);
	assert.equal(exercise.play.value.fewest, 2);
	puzzle.slide("D");
	puzzle.slide("U");
	puzzle.slide("L", 2);
	puzzle.solve();
	await settled();
	assert.equal(exercise.play.value.verdict?.answer?.lost, 2);
	assert.equal(exercise.play.value.verdict?.marks, "tatt-");
	assert.equal(puzzle.asked[0].record, "1 2 3/4 5 6/0 7 8: DULL");
	assert.deepEqual(await exercise.line(), {
		board: "there",
		slides: "LL",
		lower: 2,
		at: 1,
	});
	assert.equal(puzzle.asked[1].at, 1);
	await exercise.tryAgain();
	assert.deepEqual(
		[exercise.play.value.stage, exercise.play.value.path],
		["open", ""],
	);
	assert.ok(!puzzle.readOnly);
	puzzle.slide("L", 2);
	puzzle.solve();
	await settled();
	assert.deepEqual(
		[
			exercise.play.value.verdict?.slides,
			exercise.play.value.verdict?.answer,
			exercise.play.value.isAgain,
		],
		[2, null, true],
	);
	assert.equal(training.answered, 1);
});

test("what is given up counts as missed", async () => {
	const { exercise, training } = await open();
	training.keep(OWN);
	await exercise.next(["own"]);
	exercise.giveUp();
	assert.deepEqual(exercise.play.value.verdict?.answer, {
		lost: null,
		box: 0,
		others: 3,
		days: 0,
	});
	exercise.giveUp();
	assert.equal(training.answered, 1);
});

test("the fewest slides are found while the player goes on", async () => {
	const { exercise, puzzle, stages } = await open();
	/** @type {(known: any) => void} */
	let tell = () => {};
	puzzle.optimum = () =>
		new Promise((resolve) => {
			tell = resolve;
		});
	await exercise.next(["last3x3"]);
	assert.equal(exercise.play.value.fewest, null);
	puzzle.slide("L", 14);
	puzzle.solve();
	await settled();
	assert.equal(exercise.play.value.stage, "grading");
	tell({ lower: 12, upper: 12, proved: true });
	await settled();
	assert.equal(exercise.play.value.verdict?.answer?.lost, 2);
	assert.deepEqual(stages, ["none", "drawing", "open", "grading", "done"]);
});

test("what is not proved is not graded", async () => {
	const { exercise, puzzle, training } = await open();
	for (const optimum of [
		async () => ({ lower: 10, upper: 12, proved: false }),
		async () => Promise.reject(new Error("no solver")),
	]) {
		puzzle.optimum = optimum;
		await exercise.next(["rows 5x5"]);
		puzzle.slide("L", 12);
		puzzle.solve();
		await settled();
		const { fewest, verdict } = exercise.play.value;
		const { answer, slides } = verdict ?? {};
		assert.deepEqual([slides, fewest, answer], [12, null, null]);
	}
	assert.equal(training.answered, 0);
});

test("a board that cannot be drawn is asked for again", async () => {
	const { exercise, puzzle } = await open();
	const draw = puzzle.shuffle;
	puzzle.shuffle = async () => {
		throw new Error("no solver");
	};
	await exercise.next(["fewest 3x3"]);
	assert.equal(exercise.play.value.stage, "failed");
	const missed = exercise.play.value.exercise;
	puzzle.shuffle = draw;
	await exercise.retry();
	assert.equal(exercise.play.value.stage, "open");
	assert.equal(exercise.play.value.exercise, missed);
});

test("undo never leaves the exercise", async () => {
	const { exercise, puzzle, training } = await open();
	training.keep(OWN);
	await exercise.next(["own"]);
	let undone = 0;
	puzzle.undo = () => {
		undone += 1;
	};
	exercise.undo();
	assert.equal(undone, 0);
});

test("without endings there is nothing to do, and a skipped one is followed by another", async () => {
	const { exercise, training } = await open();
	await exercise.next(["own"]);
	assert.equal(exercise.play.value.stage, "empty");
	training.keep(OWN);
	training.keep({ ...OWN, board: "1 2 3/4 5 6/7 0 8", fewest: 1, cost: 2 });
	await exercise.next(["own"]);
	assert.equal(exercise.play.value.exercise?.cost, 4);
	await exercise.next(["own"], { isSkip: true });
	assert.equal(exercise.play.value.exercise?.cost, 2);
	assert.equal(training.answered, 0);
});

test("addresses name what is trained", () => {
	for (const [kind, sizes] of Object.entries(KINDS)) {
		for (const size of sizes.length === 0 ? [""] : sizes) {
			const choice = { kind: /** @type {"own"} */ (kind), size };
			assert.deepEqual(readChoice(nameOf(choice)), choice);
		}
	}
	for (const wrong of [
		"",
		"chess",
		"fewest",
		"fewest-9x9",
		"own-4x4",
		"toString",
	]) {
		assert.equal(readChoice(wrong), undefined, wrong);
	}
	assert.deepEqual(choiceOf("rows", "3x3"), { kind: "rows", size: "3x3" });
	assert.deepEqual(choiceOf("fewest", "5x5"), { kind: "fewest", size: "4x4" });
	const { deck } = { deck: new trainer.Deck() };
	for (const kind of /** @type {(keyof typeof KINDS)[]} */ (
		Object.keys(KINDS)
	)) {
		// The deck knows them all.
		assert.equal(deck.due(allTopicsOf(kind).join("\n"), 0), 0);
		assert.equal(deck.due(topicsOf(choiceOf(kind, "")).join("\n"), 0), 0);
	}
});

test("a way is shown slide by slide, and stops where it is told to", () => {
	/** @type {(() => void)[]} */
	const waiting = [];
	/** @type {number[]} */
	const waits = [];
	let moved = "";
	const show = new WayShow({
		move: (way) => {
			moved += way;
			return true;
		},
		report: () => {},
		schedule: (call, ms) => {
			waiting.push(call);
			waits.push(ms);
			return () => waiting.splice(waiting.indexOf(call), 1);
		},
	});
	show.run("LLU");
	while (waiting.length > 0) waiting.shift()?.();
	assert.equal(moved, "LLU");
	assert.ok(waits[1] < waits[2], "two in the same direction follow faster");
	assert.ok(!show.isOn);
	show.run("DDD");
	waiting.shift()?.();
	show.stop();
	assert.deepEqual([moved, waiting.length, show.isOn], ["LLUD", 0, false]);
});

/** @param {string} record @param {object} [more] */
const won = (record, more = {}) => ({
	id: record,
	record,
	at: 1_000,
	state: "solved",
	size: "4x4",
	goal: "last",
	...more,
});

/**
 * @param {any[]} kept The plays, the latest first.
 * @param {Record<string, any>} endings Of their records.
 */
function gatherable(kept, endings) {
	const controller = new AbortController();
	/** @type {any[]} */
	const found = [];
	const settings = new Settings();
	/** @type {string[]} */
	const asked = [];
	const parts = {
		plays: { newest: async () => kept },
		settings,
		review: async (/** @type {{ record: string }} */ { record }) => {
			asked.push(record);
			const ending = endings[record];
			if (ending instanceof Error) throw ending;
			return { ending };
		},
		training: {
			keep: (/** @type {any} */ ending) => {
				found.push(ending);
				return true;
			},
		},
		isProvable: trainer.isProvable,
		signal: controller.signal,
		onProgress: () => {},
	};
	return { parts, found, settings, asked, controller };
}

test("of one's plays the endings that lost most are kept, once", async () => {
	const damaged = Object.assign(new Error("damaged"), { code: "record" });
	const { parts, found, settings, asked } = gatherable(
		[
			won("a", { at: 5 }),
			won("large", { size: "5x5" }),
			won("", {}),
			won("b"),
			won("c", { goal: "spiral" }),
			won("damaged"),
		],
		{ a: { cost: 2 }, b: null, c: { cost: 8 }, damaged },
	);
	assert.deepEqual(await gatherEndings(parts), { looked: 4, kept: 2 });
	assert.deepEqual(asked, ["a", "b", "c", "damaged"]);
	assert.deepEqual(found, [
		{ cost: 8, goal: "spiral" },
		{ cost: 2, goal: "last" },
	]);
	assert.equal(settings.values.get(LOOKED), 5);
});

test("what was looked through is left out, and at most some dozens are kept", async () => {
	const many = Array.from({ length: 60 }, (_, n) =>
		won(`p${n}`, { at: 60 - n }),
	);
	const endings = Object.fromEntries(
		many.map(({ id }, n) => [id, { cost: n }]),
	);
	const { parts, found, settings, asked } = gatherable(many, endings);
	await settings.set(LOOKED, 10);
	assert.deepEqual(await gatherEndings(parts), { looked: 50, kept: 36 });
	assert.equal(asked.length, 50);
	assert.deepEqual([found[0].cost, found.at(-1)?.cost], [49, 14]);
});

test("a search that is cancelled, or fails, keeps what it found", async () => {
	const { parts, found, settings, controller } = gatherable(
		[won("a"), won("b"), won("c")],
		{ a: { cost: 2 }, b: { cost: 4 }, c: { cost: 6 } },
	);
	const { review } = parts;
	parts.review = async (options) => {
		if (options.record === "b") controller.abort();
		if (controller.signal.aborted) throw controller.signal.reason;
		return review(options);
	};
	assert.deepEqual(await gatherEndings(parts), { looked: 1, kept: 1 });
	assert.equal(found.length, 1);
	assert.equal(settings.values.get(LOOKED), undefined);

	const lost = Object.assign(new Error("lost"), { code: "solverLost" });
	const failing = gatherable([won("a"), won("b")], {
		a: { cost: 2 },
		b: lost,
	});
	await assert.rejects(gatherEndings(failing.parts), /lost/);
	assert.equal(failing.found.length, 1);
	assert.equal(failing.settings.values.get(LOOKED), undefined);
});
