/**
 * The page of exercises is a function of its state: after any changes, in any order, it
 * is what a new page would be. So no text stays in the other language, no grade of
 * another exercise, and no answer that comes late.
 */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { signal } from "@preact/signals";
import { h } from "preact";
import { Training } from "../../www/tools/parts/training.ts";
import { trainer } from "./core.js";
import { act, document, press, show, testAnyChanges } from "./page-in-jsdom.js";
import { Settings } from "./settings-in-memory.js";

// A way is shown when a test says so.
mock.timers.enable({ apis: ["setTimeout"] });

const { TrainerPage } = await import(
	"../../www/tools/trainer/trainer-page.tsx"
);
const { TrainerState } = await import(
	"../../www/tools/trainer/trainer-state.ts"
);
const { texts: en } = await import("../../www/messages/compiled/trainer-en.ts");
const { texts: zh } = await import(
	"../../www/messages/compiled/trainer-zh-Hans.ts"
);

/** An ending of an own play, two slides from its goal. */
const OWN = {
	board: "1 2 3/4 5 6/0 7 8",
	goal: "1 2 3/4 5 6/7 8 0",
	fewest: 2,
	cost: 4,
};

/** What is proven of a board of which nothing is known. */
const FEWEST = 3;

/** What the page asks, each answered when it is let go. */
class Answers {
	/** Whether all fail. */
	isLost = false;
	/** @type {(() => void)[]} */
	#waiting = [];

	/** @template T @param {() => T} value */
	async later(value) {
		await new Promise((resolve) => {
			this.#waiting.push(() => resolve(null));
		});
		if (this.isLost) throw new Error("no solver");
		return value();
	}

	/** One after the other, as they were asked. */
	async letGo() {
		while (this.#waiting.length > 0) {
			this.#waiting.shift()?.();
			await new Promise(setImmediate);
		}
	}
}

/** Makes what stands for the board. @param {Answers} answers */
function makePuzzle(answers) {
	const puzzle = document.createElement("sliding-puzzle");
	const boardIs = (/** @type {string} */ text, goal = "last") => {
		Object.assign(puzzle, { value: text, goal });
		puzzle.dispatchEvent(new Event("new-board"));
	};
	return Object.assign(puzzle, {
		value: "",
		goal: "last",
		ready: Promise.resolve(),
		tabIndex: 0,
		open: (/** @type {string} */ text, /** @type {any} */ { goal }) =>
			answers.later(() => boardIs(text, goal)),
		shuffle: (/** @type {any} */ { signal }) =>
			answers.later(() => {
				if (signal.aborted) throw signal.reason;
				boardIs("drawn");
			}),
		optimum: () =>
			answers.later(() => ({ lower: FEWEST, upper: FEWEST, proved: true })),
		review: (/** @type {any} */ { signal }) =>
			answers.later(() => {
				if (signal.aborted) throw signal.reason;
				return {
					marks: "tat",
					line: { board: "on the way", slides: "LL", lower: 2 },
					ending: OWN,
				};
			}),
		move: () => true,
		reset: () => {
			puzzle.value = "drawn";
			puzzle.dispatchEvent(new Event("reset"));
		},
		undo: () => slide(puzzle, "undo"),
	});
}

/** @param {any} puzzle @param {string} by */
function slide(puzzle, by = "player") {
	if (puzzle.readOnly) return;
	const detail = { by, direction: "L", tiles: [1] };
	puzzle.dispatchEvent(new CustomEvent("move", { detail }));
}

async function openPage() {
	const answers = new Answers();
	const settings = new Settings();
	const texts = signal(en);
	const training = new Training({ trainer, settings, now: () => 1e12 });
	await training.open();
	const puzzle = makePuzzle(answers);
	let seed = 0;
	const page = new TrainerState({
		puzzle: /** @type {any} */ (puzzle),
		training,
		plays: {
			newest: () => answers.later(() => /** @type {any} */ ([PLAY])),
		},
		settings,
		isProvable: trainer.isProvable,
		read: async (board, slides) => `${board}: ${slides}`,
		drawGoal() {},
		drawSeed: () => {
			seed += 1;
			return String(seed);
		},
		texts,
		chosen: "",
		saveChoice() {},
	});
	const place = await show(h(TrainerPage, { page }));
	await act(() => void page.open());
	return { page, place, puzzle, answers, settings, training, texts };
}

const PLAY = { record: "a", size: "4x4", goal: "last", at: 1 };

/** @typedef {Awaited<ReturnType<typeof openPage>>} Opened */

/** Waits until all is answered and shown. @param {Opened} opened */
async function settle({ answers }) {
	for (const _ of [1, 2]) {
		await act(async () => {
			await answers.letGo();
			await new Promise(setImmediate);
		});
	}
}

/** @param {HTMLElement} place @param {string} id */
function find(place, id) {
	return /** @type {HTMLElement} */ (place.querySelector(`#${id}`));
}

/** @param {Opened} opened @param {string} name */
function choose({ page }, name) {
	page.choose(`#${name}`);
	return page.open();
}

/**
 * What can happen, in any order; nothing waits for the one before.
 *
 * @type {Record<string, (opened: Opened) => unknown>}
 */
const CHANGES = {
	"the other language": ({ texts }) => {
		texts.value = /** @type {any} */ (texts.value === en ? zh : en);
	},
	...Object.fromEntries(
		["fewest-3x3", "rows-5x5", "own", "mixed"].map((name) => [
			name,
			(/** @type {Opened} */ opened) => choose(opened, name),
		]),
	),
	...Object.fromEntries(
		[
			...["next", "retry", "show", "again", "skip", "undo", "start-over"],
			...["gather-start", "gather-cancel"],
		].map((id) => [
			`press ${id}`,
			(/** @type {Opened} */ { place }) => press(place, `#${id}`),
		]),
	),
	"a slide": ({ puzzle }) => slide(puzzle),
	"it is solved": ({ puzzle, page }) => {
		const { stage, fewest, path } = page.play.value;
		if (stage !== "open") return;
		const least = (fewest ?? FEWEST) - path.length;
		for (let n = Math.max(least, least & 1); n > 0; n -= 1) slide(puzzle);
		puzzle.dispatchEvent(new Event("solved"));
	},
	"time passes": () => mock.timers.tick(500),
	"an ending comes": ({ training }) => training.keep(OWN),
	"another tab answers": ({ settings }) => {
		const deck = new trainer.Deck();
		const text = deck.next("last3x3", 1e12, "9")?.text ?? "";
		deck.answer(text, undefined, 12, 1e12);
		settings.values.set("trainer", deck.text);
		for (const listener of settings.listeners) listener("trainer");
	},
	"nothing can be saved": ({ settings }) => {
		settings.set = async () => false;
	},
	"nothing can be known": ({ answers }) => {
		answers.isLost = true;
	},
	"all can be known": ({ answers }) => {
		answers.isLost = false;
	},
	"answers come": ({ answers }) => answers.letGo(),
};

testAnyChanges({
	open: openPage,
	changes: CHANGES,
	settle,
	again: ({ page }) => h(TrainerPage, { page }),
	check: ({ page }) => {
		// All is answered.
		const { stage } = page.play.value;
		assert.ok(!["drawing", "grading"].includes(stage), stage);
	},
});

/** Opens an ending, and gives it up. */
async function openGivenUp() {
	const opened = await openPage();
	opened.training.keep(OWN);
	await act(() => void choose(opened, "own"));
	await settle(opened);
	await act(() => press(opened.place, "#show"));
	return opened;
}

test("a way that comes when the player tries again is not shown", async () => {
	const opened = await openGivenUp();
	const { place, puzzle, page } = opened;
	// Twice, in a hurry.
	await act(() => press(place, "#show"));
	await act(() => press(place, "#again"));
	await settle(opened);
	mock.timers.tick(500);
	assert.equal(page.play.value.stage, "open");
	assert.equal(puzzle.value, OWN.board);
	assert.equal(find(place, "verdict").textContent, "");
	// Nor does one that is on its way to the board.
	await act(() => press(place, "#show"));
	await act(async () => {
		press(place, "#show");
		await opened.answers.letGo();
	});
	await act(() => press(place, "#again"));
	await settle(opened);
	assert.equal(puzzle.value, OWN.board);
});

test("an answer in another tab is shown, though as many were given here", async () => {
	const opened = await openGivenUp();
	const { place, page } = opened;
	assert.equal(page.answered.value, 1);
	await act(() => void CHANGES["another tab answers"](opened));
	await settle(opened);
	assert.equal(page.answered.value, 1);
	const boxes = (/** @type {string} */ topic) =>
		place.querySelectorAll(`[href="#${topic}"] .is-full`).length;
	assert.deepEqual([boxes("own"), boxes("last3x3")], [0, 1]);
});

test("the focus goes from what is gone to what comes next, and nowhere else", async () => {
	const opened = await openPage();
	const { place, puzzle, page } = opened;
	await settle(opened);
	find(place, "undo").focus();
	for (const _ of "12345678") await act(() => slide(puzzle));
	await act(() => puzzle.dispatchEvent(new Event("solved")));
	await settle(opened);
	assert.equal(document.activeElement, find(place, "next"));
	await act(() => press(place, "#next"));
	assert.equal(document.activeElement, puzzle);
	// Whoever has chosen reads what was chosen, and is not called back to it later.
	await act(() => void choose(opened, "own"));
	assert.equal(document.activeElement, find(place, "exercise-title"));
	await settle(opened);
	find(place, "gather-start").focus();
	await act(() => press(place, "#gather-start"));
	assert.equal(document.activeElement, find(place, "gather-cancel"));
	await settle(opened);
	assert.equal(document.activeElement, find(place, "gather-start"));
	await act(() => void choose(opened, "rows-4x4"));
	const size = /** @type {HTMLElement} */ (
		place.querySelector("[value='5x5']")
	);
	size.focus();
	await act(() => void choose(opened, "rows-5x5"));
	await settle(opened);
	assert.equal(document.activeElement, size);
	assert.equal(page.choice.value.size, "5x5");
});

test("without its solver, nothing is graded and no board is drawn", async () => {
	const opened = await openPage();
	const { place, puzzle, answers } = opened;
	const lost = () => answers.later(() => Promise.reject(new Error("lost")));
	Object.assign(puzzle, { optimum: lost, review: lost });
	await act(() => void choose(opened, "rows-3x3"));
	await settle(opened);
	assert.equal(find(place, "target").textContent, en.unknown);
	await act(() => slide(puzzle));
	await act(() => puzzle.dispatchEvent(new Event("solved")));
	await settle(opened);
	const verdict = () => find(place, "verdict").textContent ?? "";
	assert.ok(verdict().includes(en.ungraded(1)), verdict());
	answers.isLost = true;
	await act(() => void choose(opened, "fewest-3x3"));
	await settle(opened);
	assert.equal(verdict(), en.noBoard);
});
