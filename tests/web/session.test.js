/**
 * The session with the real core, and a clock and pauses that the test controls.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Session } from "../../www/solver/session.js";
import { nextSlice } from "../../www/solver/slices.js";
import {
	Draw,
	FARTHEST,
	Grading,
	LONG,
	openGame,
	reviveSolver,
	Solver,
} from "./core.js";
import { Clock, settle, Timers } from "./fakes.js";
import { solutionOf as anySolution, solve } from "./ways.js";

/**
 * @typedef {import("../../www/solver/session.js").Answer} Answer
 * @typedef {import("../../www/core/wasm/solver.js").Search} Search
 */

/**
 * Makes a session whose clock advances with the work, by `boardsPerMs`.
 *
 * @param {object} [parts]
 * @param {number} [parts.boardsPerMs]
 * @param {any} [parts.solver]
 */
function makeSession({ boardsPerMs = 500, solver = new Solver() } = {}) {
	/** @type {Answer[]} */
	const posted = [];
	/** @type {(() => void)[]} */
	const paused = [];
	/** @type {Search[]} */
	const searches = [];
	const clock = new Clock();
	const timers = new Timers();
	/** @param {Search} search */
	const watch = (search) => {
		searches.push(search);
		const step = search.step.bind(search);
		search.step = (boards) => {
			clock.now += boards / boardsPerMs;
			return step(boards);
		};
		return search;
	};
	/** @type {import("../../www/core/wasm/solver.js").Grading[]} */
	const gradings = [];
	class WatchedGrading {
		/** @param {ConstructorParameters<typeof Grading>} of */
		constructor(...of) {
			const grading = new Grading(...of);
			const step = grading.step.bind(grading);
			grading.step = (_, boards) => {
				clock.now += boards / boardsPerMs;
				return step(solver, boards);
			};
			gradings.push(grading);
			// biome-ignore lint/correctness/noConstructorReturn: the core's own handle
			return grading;
		}
	}
	class WatchedDraw {
		/** @param {ConstructorParameters<typeof Draw>} of */
		constructor(...of) {
			const draw = new Draw(...of);
			const step = draw.step.bind(draw);
			draw.step = (_, boards) => {
				clock.now += boards / boardsPerMs;
				return step(solver, boards);
			};
			// biome-ignore lint/correctness/noConstructorReturn: the core's own handle
			return draw;
		}
	}
	const session = new Session({
		core: /** @type {any} */ ({ Grading: WatchedGrading, Draw: WatchedDraw }),
		solver: /** @type {any} */ ({
			get tableBytes() {
				return solver.tableBytes;
			},
			wants: (/** @type {string[]} */ ...of) => solver.wants(...of),
			wantsFor: (/** @type {string[]} */ ...of) => solver.wantsFor(...of),
			prepare: (/** @type {any[]} */ ...of) => solver.prepare(...of),
			tablesKey: (/** @type {string[]} */ ...of) => of.join(" "),
			readWeights: (/** @type {any[]} */ ...weights) =>
				solver.readWeights(...weights),
			searchFrom: (/** @type {any[]} */ ...of) =>
				watch(solver.searchFrom(...of)),
			search: (/** @type {string[]} */ ...of) => watch(solver.search(...of)),
		}),
		post: (answer) => posted.push(answer),
		pause: () => new Promise((resolve) => paused.push(resolve)),
		sliceMs: 16,
		clock: clock.read,
		later: timers.schedule,
	});
	/** Resumes the paused searches in turn until all have ended. */
	const runOn = async (slices = 100_000) => {
		for (let i = 0; i < slices && paused.length > 0; i++) {
			paused.shift()?.();
			await Promise.resolve();
			if (paused.length === 0) await settle();
		}
	};
	return { session, posted, paused, searches, gradings, timers, runOn };
}

/** Returns whether a handle of the core was freed. @param {object} handle */
function isFreed(handle) {
	return /** @type {any} */ (handle).__wbg_ptr === 0;
}

/**
 * @param {string} board
 * @param {string} goal
 * @param {string} slides
 */
function assertSolves(board, goal, slides) {
	const game = openGame(board, goal, "");
	for (const direction of slides) {
		assert.ok(game.slide(direction, 0), `${direction} can be made`);
	}
	assert.equal(game.snapshot(0).isSolved, true);
	game.free();
}

/** @param {Answer | undefined} answer */
function solutionOf(answer) {
	assert.ok(answer?.type === "solution", JSON.stringify(answer));
	return answer;
}

test("a board is solved, and the length is proved", async () => {
	const { session, posted, searches, runOn } = makeSession();
	const done = session.solve({
		id: 7,
		board: FARTHEST,
		goal: "last",
		budgetMs: 1e9,
	});
	await runOn();
	await done;
	const solution = solutionOf(posted.at(-1));
	assert.equal(solution.id, 7);
	assert.equal(solution.slides.length, 31);
	assert.equal(solution.lower, 31);
	assert.ok(solution.nodes > 0 && solution.ms > 0);
	assertSolves(FARTHEST, "last", solution.slides);
	assert.ok(searches.every(isFreed));
});

test("a search begins with a known solution and bound, and proves or betters it", async () => {
	const { session, posted, runOn } = makeSession();
	const known = { slides: `LR${solve(FARTHEST)}`, lower: 27 };
	const asked = { id: 1, board: FARTHEST, goal: "last", budgetMs: 1e9 };
	const done = session.solve({ ...asked, known });
	await runOn();
	await done;
	const [first] = posted;
	assert.ok(first.type === "progress" && first.upper === 33);
	assert.ok(first.lower >= 27);
	assert.equal(solutionOf(posted.at(-1)).slides.length, 31);
	assert.equal(solutionOf(posted.at(-1)).metric, "STM");
});

test("a known solution of another board is a failure, and the session lives on", async () => {
	const { session, posted } = makeSession();
	const asked = { id: 1, board: FARTHEST, goal: "last", budgetMs: 1e9 };
	await session.solve({ ...asked, known: { slides: "L", lower: 1 } });
	const [failed] = posted;
	assert.ok(failed.type === "failed" && !failed.dead);
	assert.match(failed.message, /line/);
});

test("a board at the goal is answered at once with no slides", async () => {
	const { session, posted } = makeSession();
	await session.solve({ id: 1, board: "1 2/3 0", goal: "last", budgetMs: 0 });
	assert.equal(solutionOf(posted[0]).slides, "");
	assert.equal(posted.length, 1);
});

test("the goal is the one that is asked for", async () => {
	const { session, posted, runOn } = makeSession();
	const board = "4 1 2/5 0 3";
	const done = session.solve({ id: 1, board, goal: "last", budgetMs: 1e9 });
	await runOn();
	await done;
	// A published answer: LeetCode 773, example 3.
	assert.equal(solutionOf(posted.at(-1)).slides.length, 5);
	const goal = "4 1 2/5 3 0";
	const again = session.solve({ id: 2, board, goal, budgetMs: 1e9 });
	await runOn();
	await again;
	assert.equal(solutionOf(posted.at(-1)).slides, "L");
});

test("a running search tells how far it is, not oftener than every 100 ms", async () => {
	const { session, posted, searches, runOn } = makeSession();
	const request = { id: 3, board: LONG, goal: "last", budgetMs: 2_000 };
	const done = session.solve(request);
	await runOn();
	await done;
	const told = posted.slice(0, -1);
	assert.ok(told.length >= 5);
	let last = 0;
	let answers = 0;
	for (const progress of told) {
		assert.ok(progress.type === "progress" && progress.id === 3);
		if (progress.upper !== null) answers += 1;
		// The first answer is reported at once.
		if (answers !== 1) assert.ok(progress.ms - last >= 100);
		assert.ok(progress.ms >= last);
		last = progress.ms;
	}
	assert.ok(answers >= 1);
	solutionOf(posted.at(-1));
	assert.ok(searches.every(isFreed));
});

test("at the end of the budget the best so far is told with its bounds", async () => {
	const { session, posted, runOn } = makeSession();
	const request = { id: 1, board: LONG, goal: "last", budgetMs: 1_000 };
	const done = session.solve(request);
	await runOn();
	await done;
	const { slides, lower, ms } = solutionOf(posted.at(-1));
	assert.ok(ms >= 1_000 && ms < 1_200, `after ${ms} ms`);
	assert.ok(lower > 0 && lower < slides.length);
	assertSolves(LONG, "last", slides);
});

test("the first answer is waited for, however small the budget", async () => {
	const { session, posted, runOn } = makeSession({ boardsPerMs: 1 });
	const done = session.solve({ id: 1, board: LONG, goal: "last", budgetMs: 0 });
	await runOn();
	await done;
	assertSolves(LONG, "last", solutionOf(posted.at(-1)).slides);
});

test("a cancel between slices ends the search: nothing more is told", async () => {
	const { session, posted, paused, searches, runOn } = makeSession();
	const done = session.solve({
		id: 9,
		board: LONG,
		goal: "last",
		budgetMs: 1e9,
	});
	await runOn(40);
	const before = posted.length;
	assert.ok(before > 0 && paused.length === 1);
	session.cancel(9);
	assert.ok(!searches.some(isFreed), "it is in its pause");
	await runOn();
	await done;
	assert.equal(posted.length, before);
	assert.ok(searches.every(isFreed));
});

test("a cancel of one search leaves the other, and is forgotten", async () => {
	const { session, posted, runOn } = makeSession();
	session.cancel(77);
	const request = { board: FARTHEST, goal: "last", budgetMs: 1e9 };
	const one = session.solve({ id: 1, ...request });
	const two = session.solve({ id: 2, ...request });
	session.cancel(1);
	await runOn();
	await Promise.all([one, two]);
	const solutions = posted.filter(({ type }) => type === "solution");
	assert.deepEqual(
		solutions.map((solution) => solutionOf(solution).id),
		[2],
	);
	const long = { board: LONG, goal: "last", budgetMs: 100 };
	const again = session.solve({ id: 1, ...long });
	await runOn();
	await again;
	assert.equal(solutionOf(posted.at(-1)).id, 1);
});

test("two searches take turns and share the table", async () => {
	const { session, posted, paused, searches, runOn } = makeSession();
	const farthest = { id: 1, board: FARTHEST, goal: "last", budgetMs: 1e9 };
	// The other of the two boards at 31 slides (Reinefeld 1993).
	const other = { ...farthest, id: 2, board: "6 4 7/8 5 0/3 2 1" };
	const both = [session.solve(farthest), session.solve(other)];
	assert.equal(paused.length, 2);
	await runOn();
	await Promise.all(both);
	const solutions = posted.filter(({ type }) => type === "solution");
	const ids = solutions.map((solution) => solutionOf(solution).id);
	assert.deepEqual(ids.sort(), [1, 2]);
	for (const solution of solutions) {
		const { id, slides, lower } = solutionOf(solution);
		assert.deepEqual([slides.length, lower], [31, 31]);
		assertSolves(id === 1 ? FARTHEST : other.board, "last", slides);
	}
	assert.ok(searches.every(isFreed));
});

test("a board that cannot be read is a failure, and the session lives on", async () => {
	const { session, posted } = makeSession();
	for (const board of ["", "1 2/3", "1 2 3/5 4 0", "nonsense"]) {
		await session.solve({ id: 5, board, goal: "last", budgetMs: 10 });
		const answer = posted.pop();
		assert.ok(answer?.type === "failed");
		assert.deepEqual([answer.id, answer.dead], [5, false]);
		assert.notEqual(answer.message, "");
	}
	await session.solve({ id: 6, board: "1 2/3 0", goal: "last", budgetMs: 9 });
	assert.equal(solutionOf(posted.at(-1)).id, 6);
});

test("a panic is a failure that says that the solver is dead", async () => {
	const { session, posted } = makeSession({
		solver: {
			wantsFor() {},
			search() {
				throw new WebAssembly.RuntimeError("unreachable");
			},
		},
	});
	await session.solve({ id: 5, board: LONG, goal: "last", budgetMs: 10 });
	assert.ok(posted[0].type === "failed" && posted[0].dead);
});

/**
 * A play of a board that is far from its goal: some slides back and forth, then a
 * solution.
 *
 * @param {string} board
 */
function playOf(board, detour = "") {
	const game = openGame(board);
	const solution = board === LONG ? anySolution(board) : solve(board);
	const moves = `${detour}${solution}`;
	for (const direction of moves) {
		assert.ok(game.slide(direction, 0), `${direction} can be made`);
	}
	assert.equal(game.snapshot(0).isSolved, true);
	game.free();
	return { board, goal: "last", moves, patience: 1_000 };
}

/** The same distance, one less with each slide. @param {number} from */
const downFrom = (from) => Array.from({ length: from + 1 }, (_, n) => from - n);

test("a play is graded from its end, and what is known is told as it goes", async () => {
	const { session, posted, gradings, runOn } = makeSession({ boardsPerMs: 5 });
	const play = playOf(FARTHEST, "LR");
	const done = session.grade({ id: 3, at: null, ...play });
	await runOn();
	await done;
	const last = posted.at(-1);
	assert.ok(last?.type === "graded");
	const { id, from, lower, upper, marks, moments, line } = last;
	assert.equal(id, 3);
	assert.equal(from, 0);
	// The board is one of the two that are farthest: each way is nearer.
	assert.deepEqual(lower, [31, 30, ...downFrom(31)]);
	assert.deepEqual(upper, lower);
	assert.equal(marks, `ta${"t".repeat(31)}-`);
	assert.deepEqual(moments, [{ from: 1, to: 2, cost: 2 }]);
	assert.deepEqual([last.toward, last.away, last.open], [32, 1, 0]);
	assert.equal(line, null);
	const told = posted.filter((answer) => answer.type === "grades");
	assert.ok(told.length > 0);
	for (const { from, lower } of told) {
		assert.deepEqual(lower, [31, 30, ...downFrom(31)].slice(from));
	}
	assert.ok(gradings.every((grading) => !isFreed(grading)));
});

test("a line of a play is told as soon as its board is known", async () => {
	const { session, posted, gradings, runOn } = makeSession();
	const play = playOf(FARTHEST);
	for (const at of [29, 0]) {
		const done = session.grade({ id: at, at, ...play });
		await runOn();
		await done;
		const last = posted.at(-1);
		assert.ok(last?.type === "graded");
		assert.equal(last.line?.lower, 31 - at);
		assert.equal(last.line?.slides.length, 31 - at);
		assertSolves(last.line?.board ?? "", "last", last.line?.slides ?? "");
	}
	assert.equal(gradings.length, 1, "what is known is kept");
});

test("a grading that is cancelled ends at once, and goes on where it was", async () => {
	const { session, posted, paused, gradings, runOn } = makeSession();
	const play = playOf(LONG);
	const done = session.grade({ id: 1, at: null, ...play });
	await runOn(1);
	session.cancel(1);
	paused.shift()?.();
	await done;
	const before = posted.length;
	const { left } = gradings[0];
	assert.ok(left > 0 && left < play.moves.length, `${left} boards`);
	const again = session.grade({ id: 2, at: 0, ...play });
	await runOn(1);
	assert.equal(gradings.length, 1);
	session.cancel(2);
	paused.shift()?.();
	await again;
	assert.ok(posted.slice(before).every((answer) => "id" in answer));
	// Another play takes its place.
	const other = session.grade({ id: 3, at: null, ...playOf(FARTHEST) });
	await runOn();
	await other;
	assert.deepEqual(gradings.map(isFreed), [true, false]);
});

test("a board is drawn exactly so many slides from its goal, the same for a seed", async () => {
	const { session, posted, runOn } = makeSession();
	const wish = { size: "4x4", goal: "last", distance: 40 };
	const boards = [];
	for (const [id, seed] of ["a", "b", "a"].entries()) {
		const done = session.draw({ id, seed, ...wish });
		await runOn();
		await done;
		const last = posted.at(-1);
		assert.ok(last?.type === "drawn", JSON.stringify(last));
		boards.push(last.board ?? "");
	}
	assert.equal(boards[0], boards[2]);
	assert.notEqual(boards[0], boards[1]);
	for (const board of boards) assert.equal(solve(board).length, 40);
});

test("a distance that no board has is refused, and a draw can be cancelled", async () => {
	const { session, posted, paused, runOn } = makeSession({ boardsPerMs: 5 });
	const wish = { size: "4x4", goal: "last", seed: "a" };
	await session.draw({ id: 1, ...wish, distance: 81 });
	const last = posted.at(-1);
	assert.ok(last?.type === "failed" && !last.dead, JSON.stringify(last));
	assert.equal(last.code, "tooFar");
	assert.deepEqual(last.values, { distance: 81, farthest: 80 });
	const done = session.draw({ id: 2, ...wish, distance: 80 });
	await runOn(50);
	assert.ok(posted.some((answer) => answer.type === "drawing"));
	const before = posted.length;
	session.cancel(2);
	paused.shift()?.();
	await done;
	assert.equal(posted.length, before);
});

test("moves that cannot be made are refused, and the solver lives", async () => {
	const { session, posted } = makeSession();
	const play = { board: FARTHEST, goal: "last", patience: 1 };
	for (const moves of ["x", "UUUUU", "U-U5"]) {
		await session.grade({ id: 1, at: null, moves, ...play });
		const last = posted.at(-1);
		assert.ok(last?.type === "failed" && !last.dead, JSON.stringify(last));
	}
});

test("a search of an instance that is gone says that the solver is dead", async () => {
	const { session, posted, runOn } = makeSession();
	const request = { board: LONG, goal: "last", budgetMs: 1e9 };
	const done = session.solve({ id: 1, ...request });
	reviveSolver();
	await runOn();
	await done;
	assert.ok(posted.at(-1)?.type === "failed");
	assert.ok(/** @type {any} */ (posted.at(-1)).dead);
	await session.solve({ id: 2, ...request });
	assert.ok(/** @type {any} */ (posted.at(-1)).dead);
});

test("a search of an instance that is gone frees nothing of the new one", async () => {
	for (const isCancelled of [false, true]) {
		const { session, searches, runOn } = makeSession();
		const request = { id: 1, board: LONG, goal: "last", budgetMs: 1e9 };
		const done = session.solve(request);
		if (isCancelled) session.cancel(1);
		reviveSolver();
		await runOn();
		await done;
		// After a panic another object may be at its address.
		assert.ok(!searches.some(isFreed));
	}
});

test("the next slice lasts about as long as is wanted", () => {
	assert.equal(nextSlice(1_000, 16, 16), 1_000);
	assert.equal(nextSlice(1_000, 32, 16), 500);
	assert.equal(nextSlice(1_000, 8, 16), 2_000);
});

test("a slice grows twofold at most, also when no time has passed", () => {
	assert.equal(nextSlice(1_000, 1, 16), 2_000);
	assert.equal(nextSlice(1_000, 0, 16), 2_000);
});

test("a slice has at most 32 bits, however often it grows", () => {
	let slice = 2_000;
	for (let times = 0; times < 100; times++) slice = nextSlice(slice, 0, 16);
	assert.ok(slice <= 2 ** 32 - 1, String(slice));
});

test("a slice never falls below 100 boards", () => {
	assert.equal(nextSlice(100, 10_000, 4), 100);
});

test("slices settle at the time that is wanted, from above and below", () => {
	for (const boardsPerMs of [1, 100, 10_000]) {
		let slice = 2_000;
		for (let i = 0; i < 20; i++) {
			slice = nextSlice(slice, slice / boardsPerMs, 16);
		}
		assert.ok(Math.abs(slice - Math.max(100, 16 * boardsPerMs)) < 1);
	}
});

const BYTES = new Uint8Array([1, 2, 3]);

/**
 * Makes a session whose solver asks for weights for every board and starts its
 * searches with those it has.
 *
 * @param {(name: string, bytes: Uint8Array) => void} [read]
 * @param {string} [name] Of the weights; by default the size.
 */
function makeWeighing(read = () => {}, name = undefined) {
	const real = new Solver();
	/** @type {string[]} */
	const has = [];
	/** @type {string[]} */
	const begun = [];
	const wants = (/** @type {string} */ size) =>
		has.includes(name ?? size) ? undefined : (name ?? size);
	const solver = {
		wants,
		wantsFor: (/** @type {string} */ board, /** @type {string} */ goal) =>
			wants(openGame(board, goal).snapshot(0).size),
		readWeights(/** @type {string} */ name, /** @type {Uint8Array} */ bytes) {
			read(name, bytes);
			has.push(name);
		},
		search(/** @type {string} */ board, /** @type {string} */ goal) {
			begun.push(has.join());
			return real.search(board, goal);
		},
		prepare: () => 100,
	};
	return { begun, ...makeSession({ solver }) };
}

test("a search waits for weights, a moment, and once", async () => {
	const { session, posted, begun, timers, runOn } = makeWeighing();
	const request = { board: FARTHEST, goal: "last", budgetMs: 1e9 };
	const done = session.solve({ id: 1, ...request });
	assert.deepEqual(posted, [{ type: "weights", name: "3x3" }]);
	await settle();
	assert.deepEqual(begun, []);
	assert.deepEqual(
		timers.waiting.map(({ ms }) => ms),
		[150],
	);
	timers.fire();
	await settle();
	await runOn();
	await done;
	assert.deepEqual(begun, [""], "without, and an answer");
	solutionOf(posted.at(-1));

	// The weights are still loading: no second request, and no wait.
	const next = session.solve({ id: 2, ...request });
	await settle();
	assert.deepEqual(begun, ["", ""]);
	session.hear({ type: "weights", name: "3x3", bytes: BYTES });
	await runOn();
	await next;
	const third = session.solve({ id: 3, ...request });
	await runOn();
	await third;
	assert.deepEqual(begun, ["", "", "3x3"]);
	const wishes = posted.filter(({ type }) => type === "weights");
	assert.equal(wishes.length, 1);
});

test("weights that come in time are there when the search begins", async () => {
	const { session, begun, runOn } = makeWeighing();
	const request = { id: 1, board: FARTHEST, goal: "last", budgetMs: 1e9 };
	const done = session.solve(request);
	session.hear({ type: "weights", name: "3x3", bytes: BYTES });
	await settle();
	await runOn();
	await done;
	assert.deepEqual(begun, ["3x3"]);
});

test("tables are not prepared while a search has no answer", async () => {
	/** @type {string[]} */
	const log = [];
	let steps = 0;
	const solver = {
		wants: () => undefined,
		wantsFor: () => undefined,
		tablesKey: () => "",
		prepare: () => {
			log.push("tables");
			return 50;
		},
		search: () => ({
			step: () => {
				steps += 1;
				const upper = steps < 5 ? null : 9;
				log.push(upper === null ? "unanswered" : "answered");
				return { lower: 3, upper, nodes: steps, tables: 0, done: steps === 9 };
			},
			best: () => ({ slides: "UDUDUDUDU", lower: 9, optimal: true }),
			free: () => {},
		}),
	};
	const { session, runOn } = makeSession({ solver });
	void session.prepare({ size: "5x5", goal: "last" });
	const asked = { id: 1, board: "", goal: "last", budgetMs: 1e9 };
	await runOn(10);
	log.length = 0;
	const done = session.solve(asked);
	await runOn(100);
	await done;
	session.stop();
	const first = log.indexOf("answered");
	// One slice may have been scheduled when the search started.
	const between = log.slice(0, first).filter((what) => what === "tables");
	assert.ok(between.length <= 1, log.join(" "));
	assert.ok(log.slice(first).includes("tables"), "and go on afterwards");
});

test("a search does not wait for weights that sizes share", async () => {
	const { session, posted, begun, timers, runOn } = makeWeighing(
		() => {},
		"shared",
	);
	const request = { id: 1, board: FARTHEST, goal: "last", budgetMs: 1e9 };
	const done = session.solve(request);
	assert.deepEqual(posted, [{ type: "weights", name: "shared" }]);
	await settle();
	assert.deepEqual(begun, [""]);
	assert.deepEqual(timers.waiting, []);
	await runOn();
	await done;
	session.hear({ type: "weights", name: "shared", bytes: BYTES });
	const next = session.solve({ ...request, id: 2 });
	await runOn();
	await next;
	assert.deepEqual(begun, ["", "shared"]);
	const wishes = posted.filter(({ type }) => type === "weights");
	assert.equal(wishes.length, 1);
});

test("weights are asked for when boards of a size are prepared", async () => {
	const { session, posted } = makeWeighing();
	await session.prepare({ size: "3x3", goal: "last" });
	assert.deepEqual(posted, [{ type: "weights", name: "3x3" }]);
});

test("where there are no weights, a search does without at once", async () => {
	const { session, posted, begun, runOn } = makeWeighing();
	const request = { id: 1, board: FARTHEST, goal: "last", budgetMs: 1e9 };
	const done = session.solve(request);
	session.hear({ type: "weights", name: "3x3", bytes: null });
	await settle();
	await runOn();
	await done;
	assert.deepEqual(begun, [""]);
	solutionOf(posted.at(-1));
});

test("damaged weights are told in one line, and a search does without", async (context) => {
	const warn = context.mock.method(console, "warn", () => {});
	const { session, posted, begun, runOn } = makeWeighing(() => {
		throw Object.assign(new Error("checksum"), { code: "weights" });
	});
	for (const id of [1, 2]) {
		const request = { id, board: FARTHEST, goal: "last", budgetMs: 1e9 };
		const done = session.solve(request);
		if (id === 1) {
			session.hear({ type: "weights", name: "3x3", bytes: BYTES });
		}
		await settle();
		await runOn();
		await done;
		assert.equal(solutionOf(posted.at(-1)).id, id);
	}
	assert.deepEqual(begun, ["", ""]);
	assert.equal(warn.mock.callCount(), 1);
});

test("a search that is cancelled while it waits for weights never begins", async () => {
	const { session, begun, timers } = makeWeighing();
	const request = { id: 1, board: FARTHEST, goal: "last", budgetMs: 1e9 };
	const done = session.solve(request);
	session.cancel(1);
	timers.fire();
	await done;
	assert.deepEqual(begun, []);
});

test("a board that cannot be read is refused by its search, not by its size", async () => {
	const { session, posted } = makeSession({
		solver: {
			wantsFor() {
				throw Object.assign(new Error("no size"), { code: "side" });
			},
			search: () => new Solver().search("1 2/3", "last"),
		},
	});
	await session.solve({ id: 1, board: "1 2/3", goal: "last", budgetMs: 9 });
	const [answer] = posted;
	assert.ok(answer?.type === "failed" && !answer.dead);
	assert.match(answer.message, /has 1 tiles/);
});
