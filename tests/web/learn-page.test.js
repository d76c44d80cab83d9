/**
 * The page of lessons is a function of its state: after any changes, in any order, it is
 * what a new page would be. So no text stays in the other language, and no help of
 * another board.
 */

import assert from "node:assert/strict";
import { mock } from "node:test";
import { signal } from "@preact/signals";
import { h } from "preact";
import { lessons, openGame } from "./core.js";
import { act, document, press, show, testAnyChanges } from "./page-in-jsdom.js";

// Moves are shown when a test says so.
mock.timers.enable({ apis: ["setTimeout"] });

const { LearnPage } = await import("../../www/pages/learn/learn-page.tsx");
const { LearnState } = await import("../../www/pages/learn/learn-state.ts");
const { loadTexts } = await import("../../www/pages/learn/lesson-help.ts");
const [en, zh] = await Promise.all([loadTexts("en"), loadTexts("zh-Hans")]);

/** Makes what stands for the board, with the real game. */
function makePuzzle() {
	const puzzle = document.createElement("sliding-puzzle");
	let game = openGame("1 2 3/4 5 6/7 0 8");
	let made = 0;
	let asked = 0;
	let shown = 0;
	/** Boards on their way. @type {(() => void)[]} */
	const waiting = [];
	const own = {
		waiting,
		readOnly: false,
		ready: Promise.resolve(),
		tabIndex: 0,
		/** An older board takes the place of no newer one. @param {string} text */
		open(text) {
			asked += 1;
			const mine = asked;
			return new Promise((/** @type {(value?: any) => void} */ resolve) => {
				waiting.push(() => {
					if (mine > shown) {
						game = openGame(text);
						made = 0;
						shown = mine;
					}
					resolve();
				});
			});
		},
		/** @param {number} to A cell. @param {string} [by] */
		move(to, by = "script") {
			const before = game.text;
			game.slideCell(to, 0);
			if (game.text === before) return false;
			made += 1;
			puzzle.dispatchEvent(new CustomEvent("move", { detail: { by } }));
			return true;
		},
		undo() {
			made -= 1;
			game.undo(0);
			const detail = { by: "player" };
			puzzle.dispatchEvent(new CustomEvent("move", { detail }));
		},
	};
	Object.defineProperties(puzzle, {
		value: { get: () => game.text },
		cells: { get: () => game.text.split(/[ /]/).map(Number) },
		moves: { get: () => ({ stm: made, mtm: made }) },
	});
	return Object.assign(puzzle, own);
}

/** Lets the next board come. @param {ReturnType<typeof makePuzzle>} puzzle */
async function come({ waiting }) {
	await act(async () => {
		waiting.shift()?.();
		await new Promise(setImmediate);
	});
}

async function openPage() {
	const puzzle = makePuzzle();
	const texts = signal(en);
	/** @type {readonly string[]} */
	let saved = [];
	/** What is marked. @type {unknown[]} */
	let marks = [];
	const page = new LearnState({
		puzzle: /** @type {any} */ (puzzle),
		lessons,
		texts,
		done: [],
		saveDone: (names) => {
			saved = names;
		},
		drawGoal() {},
		mark: (shown) => {
			marks = shown;
		},
	});
	const place = await show(h(LearnPage, { page }));
	await act(() => void page.open(""));
	await come(puzzle);
	await act(() => press(place, "#slide"));
	return {
		...{ page, place, puzzle, texts },
		saved: () => saved,
		marks: () => marks,
	};
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} Opened */

/** The player makes the next move of the task. @param {Opened} opened */
function makeNext({ page, puzzle }) {
	const [move] = page.progress.value?.task?.steps[0]?.moves ?? [];
	if (move === undefined || puzzle.readOnly) return;
	puzzle.move(puzzle.cells.indexOf(move.tile), "player");
}

testAnyChanges({
	open: openPage,
	changes: {
		"the other language": ({ texts }) => {
			texts.value = texts.value === en ? zh : en;
		},
		...Object.fromEntries(
			["slides", "corner", "whole"].map((name) => [
				name,
				(/** @type {Opened} */ { page }) => page.open(`#${name}`),
			]),
		),
		...Object.fromEntries(
			["where", "tile", "slide", "show", "undo", "another"].map((id) => [
				`press ${id}`,
				(/** @type {Opened} */ { place }) => press(place, `#${id}`),
			]),
		),
		"the next move": makeNext,
		"a board comes": ({ puzzle }) => puzzle.waiting.shift()?.(),
		"the last board comes first": ({ puzzle }) => puzzle.waiting.pop()?.(),
		"time passes": () => mock.timers.tick(2_000),
	},
	settle: async ({ puzzle }) => {
		while (puzzle.waiting.length > 0) await come(puzzle);
		// All that is being shown is made.
		for (let move = 0; move < 100; move++) {
			await act(() => mock.timers.tick(2_000));
		}
	},
	again: ({ page }) => h(LearnPage, { page }),
	puzzle: "sliding-puzzle",
	check: ({ page, saved, marks, puzzle }) => {
		const { done, progress } = page;
		assert.deepEqual(saved(), done.value);
		assert.ok(progress.value);
		const { name, task, level, isDone } = progress.value;
		assert.deepEqual(task, lessons.lessonTask(name, puzzle.value));
		assert.equal(puzzle.readOnly, isDone);
		assert.equal(level !== "none" && marks().length === 0, false);
	},
});
