/**
 * A lesson being played: its boards and tasks come from the core, its clock from the
 * test.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as coach } from "../../www/messages/compiled/coach-en.ts";
import { texts as learn } from "../../www/messages/compiled/learn-en.ts";
import { helpMarks, helpTexts } from "../../www/pages/learn/lesson-help.ts";
import { LESSONS, LessonPlay } from "../../www/pages/learn/lesson-play.ts";
import { movesOf } from "../../www/pages/parts/task-help.ts";
import { lessons, openGame } from "./core.js";

const { where: tile, tile: slide } = coach.which;
const texts = { ...learn, coach, tile, slide };

/** @param {Parameters<typeof helpTexts>[0]} play */
function helpText(play) {
	return helpTexts(play, texts).join(". ");
}

/** @param {string} board */
function tilesOf(board) {
	return board.split(/[ /]/).map(Number);
}

/** What a lesson uses of the element, with the real game. */
class Puzzle extends EventTarget {
	game = openGame("1 2 3/4 5 6/7 0 8");
	readOnly = false;

	/** @param {string} text @param {object} [options] */
	async open(text, options) {
		assert.deepEqual(options, { discard: true }, "Undo brings no board back");
		this.show(text);
	}

	/** @param {string} text */
	show(text) {
		this.game = openGame(text);
		this.dispatchEvent(new CustomEvent("new-board"));
	}

	get value() {
		return this.game.text;
	}

	get cells() {
		return this.value.split(/[ /]/).map(Number);
	}

	/** @param {string | number} to A direction or a cell. @param {string} [by] */
	move(to, by = "script") {
		const before = this.game.text;
		if (typeof to === "number") this.game.slideCell(to, 0);
		else this.game.slide(to, 0);
		assert.notEqual(this.game.text, before, `${to} moves nothing`);
		const detail = { by };
		this.dispatchEvent(new CustomEvent("move", { detail }));
		return true;
	}
}

function begin() {
	const puzzle = new Puzzle();
	/** @type {{ call: () => void, ms: number }[]} */
	let waiting = [];
	let reports = 0;
	const play = new LessonPlay({
		lessons,
		puzzle: /** @type {any} */ (puzzle),
		report: () => {
			reports += 1;
		},
		schedule: (call, ms) => {
			const wait = { call, ms };
			waiting.push(wait);
			return () => {
				waiting = waiting.filter((other) => other !== wait);
			};
		},
	});
	return {
		play,
		puzzle,
		get reports() {
			return reports;
		},
		get waits() {
			return waiting.length;
		},
		/** Ends the wait that is open. */
		tick() {
			assert.equal(waiting.length, 1);
			const [{ call }] = waiting;
			waiting = [];
			call();
		},
	};
}

for (const name of LESSONS) {
	test(`the lesson ${name} is done by asking to be shown`, async () => {
		for (const seed of ["a", "b", "c"]) {
			const lesson = begin();
			const { play, puzzle } = lesson;
			await play.deal(name, seed);
			for (let tasks = 0; !play.isDone; tasks++) {
				assert.ok(tasks < 10, puzzle.value);
				const tiles = play.state.task?.tiles;
				const length = play.state.task ? movesOf(play.state.task).length : 0;
				// As its text promises.
				if (name === "slides") assert.equal(length, 3);
				play.help("show");
				for (let made = 0; made < length; made++) {
					assert.equal(helpText(play.state), texts.shown(length));
					lesson.tick();
				}
				// Of the first lesson, those that the last move brought.
				if (name !== "slides") assert.deepEqual(play.state.brought, tiles);
				assert.equal(play.state.level, "none");
			}
			assert.equal(lesson.waits, 0);
			assert.equal(puzzle.readOnly, true);
			assert.equal(helpText(play.state), texts.lesson[name].praise);
			await play.deal(name, "again");
			assert.equal(puzzle.readOnly, false);
			assert.equal(play.isDone, false);
		}
	});
}

test("a move of the player ends what is shown", async () => {
	const lesson = begin();
	const { play, puzzle } = lesson;
	await play.deal("row", "a");
	play.help("show");
	lesson.tick();
	assert.equal(play.isShowing, true);
	const way = [..."UDLR"].find((way) => {
		const { value: text } = puzzle;
		const other = openGame(text);
		other.slide(way, 0);
		return other.text !== text;
	});
	puzzle.move(way ?? "", "player");
	assert.equal(play.isShowing, false);
	assert.equal(lesson.waits, 0);
	assert.equal(play.state.level, "none");
});

test("help stays until its tiles are home, then the next asks anew", async () => {
	const { play, puzzle } = begin();
	await play.deal("row", "a");
	play.help("slide");
	const [first] = play.state.task?.tiles ?? [];
	while (play.state.task?.tiles[0] === first) {
		assert.equal(play.state.level, "slide");
		puzzle.move(play.state.task.slides[0], "player");
	}
	assert.equal(play.state.level, "none");
	assert.deepEqual(play.state.brought, [first]);
	assert.equal(helpText(play.state), `${first} is in place`);
});

test("a restart leaves the lesson as it is", async () => {
	const { play, puzzle } = begin();
	await play.deal("row", "a");
	const start = puzzle.value;
	const way = play.state.task?.slides[0] ?? "";
	const length = play.state.task?.slides.length ?? 0;
	puzzle.move(way, "player");
	assert.equal(play.state.task?.slides.length, length - 1);
	puzzle.game = openGame(start);
	puzzle.dispatchEvent(new CustomEvent("reset"));
	assert.equal(play.state.task?.slides.length, length);
});

test("an older board that comes late changes nothing", async () => {
	const { play, puzzle } = begin();
	/** @type {(() => void)[]} */
	const loads = [];
	// The element drops what a later request has overtaken.
	puzzle.open = (text) =>
		new Promise((resolve) => {
			const at = loads.push(() => {
				if (at === 2) puzzle.show(text);
				resolve();
			});
		});
	const dealt = [play.deal("row", "a"), play.deal("square", "a")];
	loads[1]();
	await dealt[1];
	const { toDo } = play.state;
	loads[0]();
	await dealt[0];
	assert.equal(play.state.name, "square");
	assert.equal(play.state.toDo, toDo);
});

test("who is done while another board is on its way can play that", async () => {
	const lesson = begin();
	const { play, puzzle } = lesson;
	await play.deal("slides", "a");
	/** @type {() => void} */
	let come = () => {};
	puzzle.open = (text) =>
		new Promise((resolve) => {
			come = () => {
				puzzle.show(text);
				resolve();
			};
		});
	const dealt = play.deal("row", "a");
	play.help("show");
	while (!play.isDone) lesson.tick();
	come();
	await dealt;
	assert.equal(puzzle.readOnly, false);
});

/** @param {string} board @param {import("../../www/pages/learn/lesson-help.ts").Level} level */
function asked(board, level) {
	const toDo = [{ cell: 3, tile: 4 }];
	const task = lessons.lessonTask("corner", board);
	const play = { name: /** @type {const} */ ("corner"), toDo, task, level };
	return {
		marks: helpMarks(play, tilesOf(board)).map(({ kind, at, way = "" }) =>
			[kind, at, way].join(" ").trim(),
		),
		text: helpText({ ...play, brought: [], shown: 2 }),
	};
}

test("each level of help says and marks more", () => {
	// 3 is in the corner and 4 right below it: both go in.
	const board = "1 2 0 3/14 5 7 4/9 10 11 8/13 6 15 12";
	assert.deepEqual(asked(board, "none"), { marks: ["goal 3"], text: "" });
	assert.deepEqual(asked(board, "where"), {
		marks: ["goal 3", "cell 2"],
		text: "Both round the corner",
	});
	assert.deepEqual(asked(board, "tile"), {
		marks: ["goal 3", "cell 2", "tile 3"],
		text: "Both round the corner. 3 slides next.",
	});
	assert.deepEqual(asked(board, "slide"), {
		marks: ["goal 3", "cell 2", "tile 3", "arrow 2 L"],
		text: "Both round the corner. Slide 3 left. Then 3 is in place.",
	});
	assert.deepEqual(asked(board, "show"), {
		marks: ["goal 3", "cell 2", "tile 3"],
		text: "Watch: 2 moves.",
	});
	const done = "1 2 3 4/14 5 7 0/9 10 11 8/13 6 15 12";
	assert.deepEqual(asked(done, "none").marks, ["home 3"]);
});

test("a whole line has one tile to tap", () => {
	const task = lessons.nextTask("0 1 2/4 5 3/7 8 6", "last");
	assert.equal(task?.slides, "L");
	const line = lessons.lessonTask("slides", "0 1 2/4 5 3/7 8 6");
	assert.equal(line?.slides, "LLUU");
	const play = { name: /** @type {const} */ ("slides"), task: line };
	const text = helpText({ ...play, level: "slide", brought: [], shown: 0 });
	assert.match(text, /Slide 2 left. 1 goes with it. Then 2 is in place.$/);
});
