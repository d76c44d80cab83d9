/**
 * A search that is watched: its states with the real core. The lengths are those of the
 * exercises; the queues are held against rules too simple to be wrong.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { texts as en } from "../../www/messages/compiled/watch-en.ts";
import { texts as zh } from "../../www/messages/compiled/watch-zh-Hans.ts";
import {
	codeOf,
	LINES,
	lineOf,
	sourceOf,
} from "../../www/pages/lab/watch/line-table.ts";
import {
	canWatch,
	MOST_STEPS,
	record,
} from "../../www/pages/lab/watch/record.ts";
import { StepPlayer } from "../../www/pages/lab/watch/step-player.ts";
import { layOut } from "../../www/pages/lab/watch/tree-layout.ts";
import {
	boardStep,
	formula,
	stateAt,
	successorsOf,
	wayTo,
} from "../../www/pages/lab/watch/watch-state.ts";
import { wordsOf } from "../../www/pages/lab/watch/watch-words.ts";
import { lab } from "./core.js";

/** The 2×3 board of the exercises at 5 slides, and one at 14. */
const NEAR = "4 1 2/5 0 3";
const FAR = "3 2 4/1 5 0";
const SEARCHES = lab.searchKinds("3x2").list.map(({ name }) => name);
const BOX = { width: 60, height: 60 };

/** @param {string} search @param {string} [board] @param {string} [goal] */
const recorded = (search, board = NEAR, goal = "last") =>
	record(lab, new lab.Lab(), { board, goal, search });

/** @param {ReturnType<typeof recorded>} record */
const steps = ({ events }) => events.keys();

/** @param {ReturnType<typeof recorded>} record */
const atEnd = (record) => stateAt(record, record.events.length - 1);

test("each search ends at the goal, and its solution is marked", () => {
	for (const search of SEARCHES) {
		for (const [board, length] of /** @type {const} */ ([
			["1 2 3/4 0 5", 1],
			[NEAR, 5],
		])) {
			const run = recorded(search, board);
			assert.ok(run.isSolved, search);
			const state = atEnd(run);
			assert.equal(state.event.type, "found");
			const way = [...state.solution].map((id) => state.nodes.get(id)?.board);
			// Each board of it once; in two trees the one where they meet is there twice.
			assert.equal(new Set(way).size, run.slides.length + 1, search);
			assert.ok(way.includes(board) && way.includes("1 2 3/4 5 0"), search);
			if (!/greedy|weighted/.test(search)) {
				assert.equal(run.slides.length, length, search);
			}
		}
	}
});

test("the start that is the goal is found at once, by every search", () => {
	for (const search of SEARCHES) {
		const run = recorded(search, "1 2 3/4 5 0");
		assert.ok(run.isSolved, search);
		assert.equal(run.slides, "");
		assert.match(wordsOf(en, run, atEnd(run)), /start is the goal/);
	}
});

test("going back is going forward to an earlier step", () => {
	for (const search of SEARCHES) {
		const run = recorded(search);
		const forward = [...steps(run)].map((step) => stateAt(run, step));
		for (const step of [...steps(run)].reverse()) {
			assert.deepEqual(stateAt(run, step), forward[step], `${search} ${step}`);
		}
		for (const { nodes, taken, touched } of forward) {
			for (const id of [taken, touched])
				assert.ok(id === null || nodes.has(id));
			for (const { from } of nodes.values()) {
				assert.ok(from === null || nodes.has(from));
			}
		}
	}
});

test("the queue holds what was made and not taken, in the order of the search", () => {
	for (const search of SEARCHES) {
		if (search.startsWith("idastar")) continue;
		const run = recorded(search, FAR);
		for (const step of [...steps(run)].filter((step) => step % 7 === 0)) {
			const { nodes, queues, event } = stateAt(run, step);
			const queued = queues.flat().map((id) => nodes.get(id));
			assert.ok(queued.every((node) => node?.status === "waits"));
			const waiting = [...nodes.values()].filter(
				({ status }) => status === "waits",
			);
			assert.equal(queued.length, waiting.length, search);
			if (event.type !== "taken") continue;
			for (const queue of queues) {
				const keys = queue.map((id) => {
					const node = nodes.get(id);
					return keyOf(search, node?.g ?? 0, node?.h ?? 0);
				});
				assert.deepEqual(
					keys,
					keys.toSorted((a, b) => a - b),
					search,
				);
			}
		}
	}
});

/** What the first of a queue has least of. @param {string} search @param {number} g @param {number} h */
function keyOf(search, g, h) {
	const [method, , weight = "1"] = search.split(":");
	return method === "greedy" ? h : g + Number(weight) * h;
}

test("of the queue, the first is taken", () => {
	for (const search of SEARCHES) {
		if (search.startsWith("idastar") || search === "bidirectional") continue;
		const run = recorded(search, FAR);
		for (const [step, event] of run.events.entries()) {
			if (event.type !== "taken" || step < 2) continue;
			const [[first]] = stateAt(run, step - 1).queues;
			assert.equal(first, event.node, `${search} ${step}`);
		}
	}
});

test("a shorter way to a board that waits moves it in the tree", () => {
	let moved = 0;
	// Weighted searches take boards in a hurry, and find better ways to some later.
	for (const search of ["weighted:manhattan:2", "greedy:manhattan"]) {
		const run = recorded(search, "8 6 7/2 5 4/3 0 1");
		for (const step of [...steps(run)].slice(0, 700)) {
			const { event, nodes, isShorter } = stateAt(run, step);
			if (!isShorter || event.type !== "made") continue;
			moved += 1;
			const node = nodes.get(event.node);
			const before = stateAt(run, step - 1).nodes.get(event.node);
			assert.ok((node?.g ?? 0) < (before?.g ?? 0));
			assert.equal(node?.from, event.from);
			assert.equal(wayTo(nodes, event.node).length, event.g + 1);
		}
	}
	assert.ok(moved > 0);
});

test("IDA* holds one path, cuts what exceeds its bound, and raises it", () => {
	const run = recorded("idastar:manhattan", FAR);
	const bounds = [];
	for (const step of steps(run)) {
		const state = stateAt(run, step);
		const { event, nodes, bound } = state;
		const [path] = state.queues;
		if (event.type === "bound") bounds.push(event.bound);
		// From its end to the start, each board comes from the next one.
		for (const [at, id] of path.entries()) {
			assert.equal(nodes.get(id)?.from, path[at + 1] ?? null);
		}
		for (const { status, g, h } of nodes.values()) {
			const isOver = g + (h ?? 0) > (bound ?? 0);
			if (status === "cut") assert.ok(isOver);
			if (status === "path" || status === "left") assert.ok(!isOver);
		}
	}
	assert.deepEqual(
		bounds,
		[...new Set(bounds)].sort((a, b) => a - b),
	);
	assert.equal(bounds.at(-1), 14);
	assert.equal(atEnd(run).queues[0].length, 15);
});

test("no more steps are kept than is said, and the end says so", () => {
	const run = recorded("bfs", "8 6 7/2 5 4/3 0 1");
	assert.equal(run.events.length, MOST_STEPS + 1);
	assert.equal(run.orders.length, run.events.length);
	const state = atEnd(run);
	assert.equal(state.event.type, "stopped");
	assert.equal(state.solution.size, 0);
	assert.match(wordsOf(en, run, state), /after 2,000 steps/);
});

test("each step is said in words, in both languages", () => {
	for (const search of SEARCHES) {
		const run = recorded(search, FAR);
		for (const step of steps(run)) {
			for (const texts of [en, zh]) {
				const words = wordsOf(texts, run, stateAt(run, step));
				assert.doesNotMatch(words, /undefined|NaN|null|\[object/);
				assert.notEqual(words, "");
			}
			if (step > 60) break;
		}
	}
	// What is said of the successors to come is what comes.
	for (const far of [
		recorded("bfs", FAR),
		recorded("weighted:manhattan:2", "8 6 7/2 5 4/3 0 1"),
	]) {
		for (const [step, { type }] of far.events.entries()) {
			if (type !== "expanded" || step > 600) continue;
			const said = wordsOf(en, far, stateAt(far, step));
			const list = said.slice(said.indexOf("successors: "));
			const named = [...list.matchAll(/board (\d+)/g)].map(([, n]) =>
				Number(n),
			);
			const made = named.map((_, at) => {
				const { nodes, touched } = stateAt(far, step + 1 + at);
				return nodes.get(touched ?? -1)?.label;
			});
			assert.deepEqual(named, made);
		}
	}
	const run = recorded("astar:manhattan");
	// Tiles 1, 2, 3 and 5 are one slide from home, tile 4 too: h = 5.
	const said = [1, 2, 3].map((step) => wordsOf(en, run, stateAt(run, step)));
	assert.deepEqual(said.slice(0, 2), [
		"Board 0 is taken: f = 0 + 5 = 5.",
		"Board 0 is not the goal, so it is expanded. Its successors: board 1, board 2 and board 3.",
	]);
	assert.match(said[2], /^Tile \d \w+ makes board 1: f = 1 \+ [46] = [57]\./);
});

test("values are written as the search counts them", () => {
	const node = { g: 3, h: 4 };
	for (const [search, long, short] of [
		["astar:manhattan", "f = 3 + 4 = 7", "3+4=7"],
		["weighted:manhattan:1.5", "f = 3 + 1.5 · 4 = 9", "3+1.5·4=9"],
		["greedy:hamming", "h = 4", "h 4"],
	]) {
		assert.equal(formula(search, node), long);
		assert.equal(formula(search, node, true), short);
	}
	assert.equal(formula("bfs", { g: 3, h: null }), "g = 3");
});

test("the tree shows a few hundred boards at most, with all that lead to them", () => {
	const run = recorded("bfs", "8 6 7/2 5 4/3 0 1");
	const state = stateAt(run, run.events.length - 2);
	const { places, left } = layOut(state, BOX, 100);
	assert.equal(places.size + left, state.nodes.size);
	assert.ok(places.size >= 100 && places.size < 140);
	assert.ok(places.has(state.taken ?? -1));
	for (const id of places.keys()) {
		for (const one of wayTo(state.nodes, id)) assert.ok(places.has(one));
	}
});

test("no two boards stand on one place, and two trees face each other", () => {
	for (const search of ["bfs", "bidirectional", "idastar:hamming"]) {
		const run = recorded(search);
		const state = atEnd(run);
		const { places } = layOut(state, BOX);
		const all = [...places.values()];
		for (const [at, a] of all.entries()) {
			for (const b of all.slice(at + 1)) {
				const apart = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
				assert.ok(apart[0] >= BOX.width || apart[1] >= BOX.height, search);
			}
		}
		for (const node of state.nodes.values()) {
			const y = places.get(node.id)?.y ?? 0;
			for (const child of successorsOf(state, node.id)) {
				const down = (places.get(child.id)?.y ?? 0) > y;
				const isUp = search === "bidirectional" && node.side === 1;
				assert.equal(down, !isUp);
			}
		}
	}
});

test("each step of a search has one line of its source", () => {
	for (const [file, pieces] of Object.entries(LINES)) {
		const url = new URL(`../../src/lab/${file}.rs`, import.meta.url);
		const code = codeOf(readFileSync(url, "utf8"));
		assert.doesNotMatch(code, /^\/\/!/m);
		assert.match(code, /^use /);
		for (const [type, piece] of Object.entries(pieces)) {
			assert.equal(code.split(piece).length, 2, `${file}: ${piece}`);
			const line = lineOf(code, file, /** @type {any} */ (type));
			assert.ok(code.split("\n")[line].includes(piece), `${file}: ${piece}`);
		}
	}
	for (const search of SEARCHES) {
		const { events } = recorded(search, FAR);
		for (const { type } of events) {
			if (type === "stopped") continue;
			assert.ok(LINES[sourceOf(search)][type], `${search}: ${type}`);
		}
	}
});

test("from board to board", () => {
	const run = recorded("bfs");
	const taken = run.events.flatMap(({ type }, at) =>
		type === "taken" ? [at] : [],
	);
	let at = 0;
	for (const step of taken) {
		at = boardStep(run, at, 1);
		assert.equal(at, step);
	}
	assert.equal(boardStep(run, at, 1), run.events.length - 1);
	for (const step of taken.slice(0, -1).reverse()) {
		at = boardStep(run, at, -1);
		assert.equal(at, step);
	}
	assert.equal(boardStep(run, at, -1), 0);
});

test("the player stays within its steps, and stops at the end", (t) => {
	t.mock.timers.enable({ apis: ["setTimeout"] });
	/** @type {[number, boolean][]} */
	const seen = [];
	const player = new StepPlayer(() =>
		seen.push([player.step, player.isPlaying]),
	);
	player.open(3, 0);
	player.go(-1);
	player.toggle();
	t.mock.timers.tick(500);
	player.setSpeed(20);
	for (let n = 0; n < 9; n += 1) t.mock.timers.tick(50);
	assert.deepEqual(seen, [
		[0, false],
		[0, false],
		[0, true],
		[1, true],
		[2, true],
		[3, false],
	]);
	player.toggle();
	assert.equal(player.step, 0);
	player.close();
	t.mock.timers.tick(1_000);
	assert.equal(player.step, 0);
});

test("large boards are watched by the searches that begin at once", () => {
	for (const search of SEARCHES) assert.ok(canWatch(search, 9));
	assert.ok(canWatch("astar:manhattan", 12));
	assert.ok(!canWatch("idastar:patterns", 12));
	const run = recorded("astar:manhattan", "0 1 2 3/5 6 7 4/9 10 11 8", "last");
	assert.ok(run.events.length > 2);
	// The second tree begins at the goal, whatever it is.
	const both = recorded("bidirectional", "0 1 2 3/5 6 7 4/9 10 11 8", "snake");
	assert.deepEqual(
		both.roots.map(({ board }) => board),
		["0 1 2 3/5 6 7 4/9 10 11 8", "1 2 3 4/8 7 6 5/9 10 11 0"],
	);
});
