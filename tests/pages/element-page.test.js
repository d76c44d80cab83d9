/**
 * The element on somebody else's page: attributes, properties, what is refused, saved
 * games, and what hints and bounds count.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts } from "../../www/messages/compiled/puzzle-en.ts";
import { becomes, HostPage, textOf, until } from "./game-in-jsdom.js";

const START = "1 2 3/4 0 5/7 8 6";
const NEAR = "1 2 3/4 5 6/7 0 8";

/** The gap in a corner: 1 and 2 slide left at once, then 3 up. */
const TURN = "0 1 2/4 5 3";

/** @param {string} body @param {import("./game-in-jsdom.js").Options} [options] */
async function openWith(body, options) {
	const page = new HostPage(options);
	await page.openWith(body);
	return page;
}

test("properties set before the definition arrives are taken over", async () => {
	const page = await openWith("<sliding-puzzle></sliding-puzzle>", {
		before: ({ document }) => {
			const puzzle = document.querySelector("sliding-puzzle");
			Object.assign(puzzle, { size: "3x3", seed: "7", readOnly: true });
			Object.assign(puzzle, { status: "mine", note: "kept" });
		},
	});
	const seen = await page.ask((puzzle) => {
		puzzle.size = "4x3";
		return {
			first: puzzle.getAttribute("seed"),
			isReadOnly: puzzle.hasAttribute("readonly"),
			size: puzzle.getAttribute("size"),
			own: Object.keys(puzzle),
			status: puzzle.status,
			note: puzzle.note,
		};
	});
	assert.deepEqual(seen, {
		first: "7",
		isReadOnly: true,
		size: "4x3",
		own: ["note"],
		status: "playing",
		note: "kept",
	});
});

test("properties take what frameworks set", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${NEAR}" readonly disabled></sliding-puzzle>`,
	);
	await page.ask((puzzle) => {
		// As React's raw tag, Svelte, Lit and Angular do, again and again.
		for (let times = 0; times < 2; times++) {
			puzzle.disabled = undefined;
			puzzle.readonly = false;
			puzzle.required = null;
			puzzle.src = undefined;
			puzzle.tiles = undefined;
			puzzle.hints = null;
		}
	});
	page.click(8);
	assert.equal(page.puzzle.status, "solved");
	assert.deepEqual([...page.puzzle.getAttributeNames()], ["board"]);
	for (const nothing of ["left", 9, -1, 0.5, null]) {
		assert.throws(() => page.puzzle.move(nothing), {
			name: "TypeError",
			code: "command",
		});
	}
});

test("attributes that change deal once, and give one board for ever", async () => {
	const page = await openWith(
		'<sliding-puzzle size="3x3" seed="1"></sliding-puzzle>',
	);
	const first = await page.ask(({ value }) => value);
	const { puzzle } = page;
	puzzle.size = "4x3";
	puzzle.seed = "two";
	await becomes(() => puzzle.cells.length, 12);
	puzzle.setAttribute("size", "3x3");
	puzzle.setAttribute("seed", "1");
	await becomes(() => puzzle.value, first);
	const dealt = page.heard().filter(([type]) => type === "new-board");
	assert.deepEqual(
		dealt.map(([, { seed }]) => seed),
		["1", "two", "1"],
	);
});

test("what there is not is an error, and the game goes on", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${START}"></sliding-puzzle>`,
	);
	const before = await page.ask(({ value }) => value);
	const { puzzle } = page;
	const refused = [];
	for (const call of [
		() => puzzle.open("1 2/1 0"),
		() => puzzle.open("1 2 3/4 5 6/8 7 0"),
		() => puzzle.open("3x3-AAAAA"),
		() => puzzle.shuffle({ size: "1x9" }),
		() => puzzle.importState({ record: "no" }),
		() => puzzle.importState({ replay: "no" }),
	]) {
		refused.push(await call().then(String, (/** @type {any} */ e) => e.code));
	}
	assert.deepEqual(refused, [
		"twice",
		"unsolvable",
		"damaged",
		"side",
		"record",
		"record",
	]);
	assert.equal(puzzle.value, before);
	// A call that is refused throws, and no event is fired.
	const errors = () => page.heard().filter(([type]) => type === "error");
	assert.deepEqual(errors(), []);
	const message = page.part("message");
	assert.ok(!page.isShown(message));
	puzzle.board = "1 2 3/4 5 6/8 7 0";
	await until(() => page.isShown(message));
	const [[, { code, message: said }]] = errors();
	assert.equal(code, "unsolvable");
	assert.ok(textOf(message).includes(said));
	assert.equal(puzzle.value, before);
	await page.pressOn("#message button");
	assert.ok(!page.isShown(message));
});

test("a signal that has cancelled already, or does later, leaves the game", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${START}"></sliding-puzzle>`,
	);
	const { puzzle } = page;
	await puzzle.ready;
	const wish = { size: "3x3", difficulty: 4 };
	const cancel = new page.window.AbortController();
	const { signal } = cancel;
	const later = puzzle.shuffle({ ...wish, signal });
	cancel.abort();
	await assert.rejects(later, { name: "AbortError" });
	await assert.rejects(puzzle.shuffle({ ...wish, signal }), {
		name: "AbortError",
	});
	assert.equal(puzzle.value, START);
	await puzzle.shuffle(wish);
	assert.notEqual(puzzle.value, START);
});

test("who hears that it is ready can put another game in play", async () => {
	const page = await openWith('<sliding-puzzle size="4x4"></sliding-puzzle>', {
		before: (window) => {
			const another = () =>
				window.document
					.querySelector("sliding-puzzle")
					.shuffle({ size: "3x3", seed: "1" });
			window.addEventListener("ready", another, true);
		},
	});
	await becomes(() => page.puzzle.size, "3x3");
	const types = page.heard().map(([type]) => type);
	assert.deepEqual(types.sort(), ["new-board", "ready"], "each is told once");
	assert.ok(!page.isShown(page.part("message")));
	assert.equal(page.puzzle.status, "playing");
});

test("the player has so many hints as there are", async () => {
	const page = await openWith(
		`<sliding-puzzle hints="1" board="${START}"></sliding-puzzle>`,
	);
	const hint = () => page.said("#hint");
	await becomes(hint, "Hint (1)");
	await page.pressOn("#hint");
	await becomes(hint, texts.playHint);
	await page.pressOn("#hint");
	await becomes(hint, "Hint (0)");
	assert.ok(!page.isEnabled(page.part("hint")));
});

test("a page gives single texts, which stay in every language", async () => {
	const page = await openWith('<sliding-puzzle lang="en"></sliding-puzzle>');
	const { puzzle } = page;
	puzzle.texts = { shuffle: "Another", solved: "Well done" };
	await page.ask(() => {});
	assert.equal(page.said("#shuffle"), "Another");
	const english = page.said("#undo");
	puzzle.lang = "de";
	await until(() => page.said("#undo") !== english);
	assert.equal(page.said("#shuffle"), "Another");
	puzzle.texts = { undo: "Oops" };
	await becomes(() => page.said("#undo"), "Oops");
	assert.notEqual(page.said("#shuffle"), "Another");
	puzzle.texts = null;
	await until(() => page.said("#undo") !== "Oops");
});

test("its value is the board in play, and what is set is put in play", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${START}" goal="first"></sliding-puzzle>`,
	);
	await page.ask(() => {});
	const { puzzle } = page;
	assert.equal(puzzle.value, START);
	puzzle.move(7);
	const { value, moves } = puzzle;
	assert.notEqual(value, START);
	// A framework sets what it has read, or nothing.
	for (const same of [value, "", null, undefined]) puzzle.value = same;
	await page.ask(async () => {});
	assert.deepEqual([puzzle.value, puzzle.moves], [value, moves]);
	puzzle.value = "[[4,1,2],[5,0,3]]";
	await becomes(() => puzzle.value, "4 1 2/5 0 3");
	assert.equal(puzzle.goal, "first");
	puzzle.value = "1 2/1 0";
	await until(() => page.query("#message-text")?.textContent !== "");
	assert.equal(puzzle.value, "4 1 2/5 0 3");
});

test("a state is taken out, and taken up again", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${START}"></sliding-puzzle>`,
	);
	const seen = await page.ask(async (puzzle) => {
		puzzle.move(7);
		const state = JSON.parse(JSON.stringify(puzzle.exportState()));
		const { value: code } = puzzle;
		await puzzle.shuffle({ size: "5x5" });
		await puzzle.importState(state);
		const { moves, canUndo } = puzzle;
		return { isSame: puzzle.value === code, moves, canUndo };
	});
	const moves = { stm: 1, mtm: 1 };
	assert.deepEqual(seen, { isSame: true, moves, canUndo: true });
});

test("a game is kept where it is told, and not under another wish", async () => {
	const page = new HostPage();
	const open = async (/** @type {string} */ attributes) => {
		if (page.window) page.leave();
		await page.openWith(`<sliding-puzzle ${attributes}></sliding-puzzle>`);
		await page.puzzle.ready;
	};
	const moveAny = () => ["U", "D", "L", "R"].some((to) => page.puzzle.move(to));
	const { local } = page.profile;
	await open('storage="daily" size="3x3"');
	moveAny();
	const { value: code } = page.puzzle;
	await becomes(() => [...local.keys()], ["sliding-puzzle:daily.play"]);
	await open('storage="daily" size="3x3"');
	assert.equal(page.puzzle.value, code);
	await open('storage="daily" size="3x3" seed="tomorrow"');
	assert.equal(page.puzzle.moves.stm, 0);
	page.leave();
	local.clear();
	await page.openWith('<sliding-puzzle size="3x3"></sliding-puzzle>');
	await page.puzzle.ready;
	moveAny();
	page.leave();
	assert.equal(local.size, 0);
});

test("the goal is told as it is", async () => {
	const page = await openWith('<sliding-puzzle size="3x3"></sliding-puzzle>');
	await page.puzzle.ready;
	for (const [goal, line] of Object.entries({
		last: "gap at the bottom right",
		first: "gap at the top left",
		snake: "every second row",
		spiral: "to the centre",
		"1 3 2/4 6 5/7 0 8": "Goal, row by row: 1 3 2, 4 6 5, 7 gap 8",
	})) {
		await page.puzzle.shuffle({ goal });
		await becomes(() => page.said("#advice-text"), new RegExp(line));
	}
});

test("a search is taken back by a signal, and by a move", async () => {
	const page = await openWith(
		'<sliding-puzzle size="6x6" seed="1"></sliding-puzzle>',
	);
	await page.puzzle.ready;
	const { puzzle, window } = page;
	const controller = new window.AbortController();
	const first = puzzle.solve({ signal: controller.signal });
	await becomes(() => puzzle.status, "thinking");
	controller.abort();
	await assert.rejects(first, { name: "AbortError" });
	assert.equal(puzzle.status, "playing");
	const second = puzzle.solve();
	for (const way of ["U", "D", "L", "R"]) if (puzzle.move(way)) break;
	await assert.rejects(second, { name: "AbortError" });
});

test("with the metric of moves, hints and bounds count moves", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${TURN}" metric="mtm"></sliding-puzzle>`,
	);
	await page.puzzle.ready;
	const { puzzle } = page;
	const bounds = () => structuredClone(puzzle.bounds);
	// The Manhattan distance is 3 slides, which is no bound of moves.
	assert.deepEqual(bounds(), { lower: 1, upper: null, proved: false });
	const left = { lower: 2, upper: 2, proved: true };
	const hint = { tile: 2, direction: "L", ...left };
	assert.deepEqual(structuredClone(await puzzle.hint()), hint);
	await becomes(
		() => page.said("#advice-text"),
		"2 moves to go, proven shortest",
	);
	// Another metric counts anew.
	puzzle.metric = "stm";
	assert.deepEqual(bounds(), { lower: 3, upper: null, proved: false });
	const { tile, upper } = await puzzle.hint();
	assert.deepEqual([tile, upper], [1, 3]);
	await becomes(
		() => page.said("#advice-text"),
		"3 slides to go, proven shortest",
	);
	puzzle.metric = "mtm";
	await puzzle.hint();
	await becomes(
		() => page.said("#advice-head"),
		"Slide 2 left, with the tiles in between",
	);
	await page.pressOn("#hint");
	await becomes(() => puzzle.value, "1 2 0/4 5 3");
	assert.deepEqual(structuredClone(puzzle.moves), { stm: 2, mtm: 1 });
	assert.deepEqual(bounds(), { lower: 1, upper: 1, proved: true });
});

test("the figure of what is left counts in the metric", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${TURN}" metric="mtm" distance="on"></sliding-puzzle>`,
	);
	await page.puzzle.ready;
	const { puzzle } = page;
	const left = () => page.said("#left");
	await becomes(left, "2");
	// Half of the line is a move of its own.
	puzzle.move(1);
	await becomes(left, "2");
	puzzle.move(2);
	await becomes(left, "1");
	puzzle.metric = "stm";
	await becomes(left, "1");
	puzzle.undo();
	puzzle.undo();
	await becomes(left, "3");
});

test("an attribute without a value switches on what is usually off", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${START}" sound pad distance motion></sliding-puzzle>`,
	);
	const { sound, pad, distance, motion, speak } = page.puzzle;
	assert.deepEqual(
		{ sound, pad, distance, motion, speak },
		{ sound: "on", pad: "on", distance: "on", motion: "auto", speak: "off" },
	);
});

test("the seed `daily` is the puzzle of the day, and of a day that is named", async () => {
	const date = "2027-03-15T23:30";
	const page = await openWith(
		'<sliding-puzzle seed="daily" size="3x3"></sliding-puzzle>',
		{ date },
	);
	const { puzzle } = page;
	await puzzle.ready;
	const seedsOf = () =>
		page
			.heard()
			.filter(([type]) => type === "new-board")
			.map(([, { seed }]) => seed);
	assert.deepEqual(seedsOf(), ["daily 2027-03-15"]);
	const { value: code } = puzzle;
	await puzzle.shuffle({ seed: "else" });
	await puzzle.shuffle({ seed: "daily" });
	assert.equal(puzzle.value, code);
	puzzle.seed = "daily 2026-12-24";
	await until(() => seedsOf().includes("daily 2026-12-24"));
	assert.notEqual(puzzle.value, code);
});

test("who waits for a puzzle that is out of view starts it", async () => {
	const page = await openWith("<main></main>");
	const { document } = page;
	const puzzle = document.createElement("sliding-puzzle");
	puzzle.setAttribute("board", START);
	assert.equal(puzzle.status, "idle");
	assert.equal(await puzzle.ready, puzzle);
	assert.equal(puzzle.value, START);
});

test("the language is that of the page, also when it changes", async () => {
	const page = await openWith(
		`<div lang="en"><sliding-puzzle board="${START}"></sliding-puzzle></div>`,
	);
	await page.puzzle.ready;
	await becomes(() => page.said("#hint"), "Hint");
	page.document.querySelector("div").lang = "de";
	await becomes(() => page.said("#hint"), "Tipp");
});

test("labels are those of the form control, and name the puzzle", async () => {
	const page = await openWith(
		`<label for="it">Lunch <b>break</b></label>
		<p id="title">Chapter 4</p>
		<sliding-puzzle id="it" board="${START}"></sliding-puzzle>`,
	);
	const { puzzle, document } = page;
	await puzzle.ready;
	const label = document.querySelector("label");
	assert.deepEqual([...puzzle.labels], [label]);
	const name = () => page.part("grid").getAttribute("aria-label");
	await becomes(name, /^Lunch break:/);
	puzzle.setAttribute("aria-labelledby", "title");
	await becomes(name, /^Chapter 4:/);
	label.click();
	await becomes(() => page.tree.contains(page.focused), true);
});

test("two puzzles that save under one key are told to whoever made the page", async () => {
	const tag = `<sliding-puzzle board="${START}" storage="local"></sliding-puzzle>`;
	/** @type {string[]} */
	const told = [];
	const page = await openWith(`${tag}${tag}`, {
		before: ({ console }) => {
			console.info = (/** @type {string} */ text) => told.push(text);
		},
	});
	await Promise.all(
		[...page.document.querySelectorAll("sliding-puzzle")].map(
			({ ready }) => ready,
		),
	);
	assert.deepEqual(told, ['two puzzles save their game as "sliding-puzzle"']);
});
