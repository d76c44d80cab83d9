/**
 * The page of reviews is a function of its state: after any changes, in any order, it is
 * what a new page would be. So no text stays in the other language, no grade of what is
 * counted otherwise, and no answer that comes late.
 */

import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { signal } from "@preact/signals";
import { h } from "preact";
import { loadTexts } from "../../www/tools/review/review-texts.ts";
import { Game, reader } from "./core.js";
import {
	act,
	document,
	press,
	show,
	testAnyChanges,
	window,
} from "./page-in-jsdom.js";

// A play goes on when a test says so, and what is found is shown as often.
mock.timers.enable({ apis: ["setTimeout"] });
let clock = 0;
mock.method(performance, "now", () => clock);

const { ReviewPage } = await import("../../www/tools/review/review-page.tsx");
const { ReviewState } = await import("../../www/tools/review/review-state.ts");

const en = await loadTexts("en");
const zh = await loadTexts("zh-Hans");

/** @typedef {import("../../www/solver/review.ts").Review} Review */

/** One slide too many each, of moves of one and of two tiles. */
const PLAYS = ["1 2 3/4 5 6/0 7 8 DUL2", "1 2 3/4 5 0/7 8 6 RLUDU"].map(
	(text) => reader.readText(text, "last", ""),
);

/** A puzzle whose answers wait until they are let go, and that can fail. */
class Answers {
	isBroken = false;
	/** Whether, of what waits next, the last is answered first. */
	isTurned = false;
	/** @type {(() => void)[]} */
	#waiting = [];

	/** @template T @param {() => T} answer */
	later(answer) {
		return /** @type {Promise<T>} */ (
			new Promise((resolve, reject) => {
				this.#waiting.push(() => {
					try {
						if (this.isBroken) throw new Error("broken");
						resolve(answer());
					} catch (error) {
						reject(error);
					}
				});
			})
		);
	}

	async letGo() {
		do {
			const all = this.#waiting.splice(0);
			if (this.isTurned) all.reverse();
			this.isTurned = false;
			for (const go of all) go();
			await new Promise(setImmediate);
			// What waits for the next task has its turn; a play goes on later.
			mock.timers.tick(1);
			await new Promise(setImmediate);
		} while (this.#waiting.length > 0);
	}
}

/**
 * @param {string} record
 * @param {"stm" | "mtm"} metric
 * @param {boolean} done
 * @returns {Review}
 */
function reviewOf(record, metric, done) {
	const { frames, slides, moves } = reader.frames(record);
	const last = metric === "stm" ? slides.length : frames.length - 1;
	const upper = Array.from({ length: last + 1 }, (_, at) => last - at);
	const lower = done ? upper : upper.map((left) => Math.max(0, left - 1));
	const cost = metric === "stm" ? 2 : 1;
	const ending = { from: 0, board: frames[0].board, fewest: 2, cost: 2 };
	return {
		...{ metric, done, left: done ? 0 : 3, from: 0, lower, upper, slides },
		...{ moves, marks: `a${"t".repeat(last - 1)}-`, toward: last - 1 },
		...{ stay: 0, away: 1, open: done ? 0 : 1, cost, line: null },
		...{ exact: done, efficiency: done ? [50, 50] : [25, 50] },
		parts: [{ cost, open: done ? 0 : 1 }],
		moments: [{ from: 0, to: 1, cost }],
		ending: done && metric === "stm" ? ending : null,
	};
}

/** @param {Answers} answers */
function makePuzzle(answers) {
	const puzzle = Object.assign(document.createElement("div"), {
		...{ id: "puzzle", metric: "stm", text: "", status: "playing" },
		...{ cells: [1, 0, 2, 3], size: "2x2", ready: Promise.resolve() },
		moves: { stm: 0, mtm: 0 },
		open: async (/** @type {string} */ board) => {
			puzzle.value = board;
			puzzle.moves = { stm: 0, mtm: 0 };
		},
		move: () => true,
		link: () => `#board=${puzzle.value}`,
		scrollIntoView() {},
		solve: () => answers.later(() => ({ slides: "", lower: 1, upper: 3 })),
		review: (/** @type {any} */ { record, metric, at, onProgress }) => {
			onProgress?.(reviewOf(record, metric, false));
			const [{ board }] = reader.frames(record).frames;
			const line = { board, slides: "", length: 2, lower: 2 };
			return answers.later(() => ({
				...reviewOf(record, metric, true),
				line: at === undefined ? null : line,
			}));
		},
	});
	return puzzle;
}

async function openPage() {
	clock = 0;
	const answers = new Answers();
	const puzzle = makePuzzle(answers);
	const texts = signal(en);
	const page = new ReviewState({
		puzzle: /** @type {any} */ (puzzle),
		texts,
		read: (ask) => answers.later(() => ask(/** @type {any} */ (reader))),
		share: async () => {},
	});
	const place = await show(h(ReviewPage, { page }));
	await act(() => void page.open(`#play=${PLAYS[0]}`));
	await settle(answers, page);
	return { page, place, answers, texts, puzzle };
}

/** What says something as soon as its texts are loaded; the chart, that it is missing. */
const UNTOLD =
	"#chart:empty, #summary:empty, [aria-invalid] ~ #paste-error:empty";

/** Whether a review is seen in part only. @param {InstanceType<typeof ReviewState>} page */
function isHalfShown({ shown, isFailed }) {
	const isWhole = shown.phases.value === shown.figures.value;
	return !isWhole && !isFailed.value;
}

/**
 * Waits until all is answered and shown.
 *
 * @param {Answers} answers
 * @param {InstanceType<typeof ReviewState>} page
 */
async function settle(answers, page) {
	do {
		await act(() => answers.letGo());
	} while (document.querySelector(UNTOLD) !== null || isHalfShown(page));
	// What was found before all was lost comes part by part.
	for (const _ of Object.keys(page.shown)) await act(() => answers.letGo());
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} Opened */

/** @param {Opened} opened @param {string} text */
function paste({ place, page }, text) {
	page.paste.text.value = text;
	const form = /** @type {HTMLElement} */ (place.querySelector("form"));
	form.dispatchEvent(
		new window.Event("submit", { bubbles: true, cancelable: true }),
	);
}

/**
 * What can happen, in any order; nothing waits for the one before.
 *
 * @type {Record<string, (opened: Opened) => unknown>}
 */
const CHANGES = {
	"the other language": ({ texts }) => {
		texts.value = texts.value === en ? zh : en;
	},
	"the other metric": ({ place }) => {
		clock += 500;
		press(place, "#metric input:not(:checked)");
	},
	"the other play": ({ page }) => page.open(`#play=${PLAYS[1]}`),
	"the first play": ({ page }) => page.open(`#play=${PLAYS[0]}`),
	"a damaged play": ({ page }) => page.open("#play=2.3x3.last.bAD..xxxxxx"),
	"no play": ({ page }) => page.open(""),
	forward: ({ place }) => press(place, "#forward"),
	back: ({ place }) => press(place, "#back"),
	"it plays": ({ place }) => press(place, "#play"),
	"time passes": () => mock.timers.tick(500),
	"inside a move": ({ page }) => page.goTo(3),
	faster: ({ page }) => page.hasten(4),
	"to the dearest moment": ({ place }) => press(place, "#look-0"),
	"the best way": ({ place }) => press(place, "#best-0"),
	"another way": ({ puzzle }) => {
		const detail = { by: "player", tiles: [1] };
		puzzle.moves = { stm: 1, mtm: 1 };
		puzzle.dispatchEvent(new window.CustomEvent("move", { detail }));
	},
	"back to the play": ({ place }) => press(place, "#variation-back"),
	"the best way from there": ({ place }) => press(place, "#variation-best"),
	"nonsense is pasted": (opened) => paste(opened, "1 2 3/4 5 6/0 7 8 UU"),
	"the ending is kept": ({ page }) => {
		const [{ board }] = reader.frames(PLAYS[0]).frames;
		page.practise.kept.value = { board, isNew: true };
	},
	"no answer from now on": ({ answers }) => {
		answers.isBroken = true;
	},
	"answers again": ({ answers }) => {
		answers.isBroken = false;
	},
	"the last answer first": ({ answers }) => {
		answers.isTurned = true;
	},
	"once more": ({ place }) => press(place, "#retry"),
	"answers come": ({ answers }) => answers.letGo(),
};

testAnyChanges({
	open: openPage,
	changes: CHANGES,
	settle: ({ answers, page }) => settle(answers, page),
	again: ({ page }) => h(ReviewPage, { page }),
	puzzle: "#puzzle",
});

test("another language keeps the step, the way that is tried, and what is typed", async () => {
	const opened = await openPage();
	const { place, answers, page } = opened;
	const text = (/** @type {string} */ id) =>
		place.querySelector(`#${id}`)?.textContent;
	await act(() => void CHANGES.forward(opened));
	await act(() => void CHANGES["another way"](opened));
	await settle(answers, page);
	page.paste.text.value = "1 2";
	assert.equal(text("now-slides"), "1");
	assert.equal(text("variation-left"), en.review.left("1–3"));
	await act(() => void CHANGES["the other language"](opened));
	assert.equal(text("now-slides"), "1");
	assert.equal(text("variation-left"), zh.review.left("1–3"));
	assert.equal(text("summary"), zh.review.solved("3\u00a0×\u00a03"));
	assert.equal(page.paste.text.value, "1 2");
});

test("of two plays the one that is asked for last is shown, whatever comes late", async () => {
	const opened = await openPage();
	const { place, answers, page } = opened;
	answers.isTurned = true;
	await act(() => void CHANGES["the other play"](opened));
	await act(() => void CHANGES["the first play"](opened));
	await settle(answers, page);
	assert.equal(page.opened.value?.record, PLAYS[0]);
	assert.equal(place.querySelector("#own")?.textContent, "4");
});

test("the board is that of the play again, where another way ends at its frame", async () => {
	const opened = await openPage();
	const { answers, page, puzzle } = opened;
	const { value: text } = puzzle;
	await act(() => void CHANGES["another way"](opened));
	puzzle.value = "elsewhere";
	await settle(answers, page);
	await act(() => void CHANGES["to the dearest moment"](opened));
	await settle(answers, page);
	assert.equal(puzzle.value, text);
});

test("a way that was asked for is not shown to a player who has gone on", async () => {
	const opened = await openPage();
	const { place, answers, page } = opened;
	await act(() => void CHANGES["the best way"](opened));
	await act(() => void CHANGES.forward(opened));
	await settle(answers, page);
	assert.equal(page.variation.isOn, false);
	assert.equal(place.querySelector("#now-moves")?.textContent, "1");
});

test("where nothing is answered, the page says so, and the play can be watched", async () => {
	const opened = await openPage();
	const { place, answers, page } = opened;
	answers.isBroken = true;
	await act(() => press(place, "#metric input:not(:checked)"));
	await settle(answers, page);
	const alerts = () =>
		[...place.querySelectorAll("[role=alert]:not([hidden])")].map(
			(alert) => alert.textContent,
		);
	assert.ok(alerts().join().includes(en.review.failed));
	await act(() => void CHANGES.forward(opened));
	assert.equal(place.querySelector("#now-moves")?.textContent, "1");
	answers.isBroken = false;
	await act(() => void CHANGES["once more"](opened));
	await settle(answers, page);
	assert.ok(!alerts().join().includes(en.review.failed));
	assert.notEqual(place.querySelector("#efficiency")?.textContent, "");
});

test("what is not known yet has its place, and no figure", async () => {
	const { place, page } = await openPage();
	const begun = { ...reviewOf(PLAYS[0], "stm", false), from: 1, away: 0 };
	await act(() => {
		page.shown.figures.value = { ...begun, efficiency: null };
	});
	for (const id of ["away", "optimum"]) {
		assert.ok(place.querySelector(`#${id} > .pending`), id);
	}
});

test("a solution that was pasted without its times has no clock", async () => {
	const { place, page, answers } = await openPage();
	assert.equal(place.querySelector("#now-time"), null);
	assert.notEqual(place.querySelector("#now-slides"), null);
	const timed = Game.fromRecord(PLAYS[0]);
	timed.undo(0);
	timed.redo(5_000);
	await act(() => void page.open(`#play=${timed.record}`));
	await settle(answers, page);
	assert.notEqual(place.querySelector("#now-time"), null);
});
