/**
 * A search that is watched: its states with the real core. The lengths are those of the
 * exercises; the queues are held against rules too simple to be wrong.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { texts as en } from "../../www/messages/compiled/watch-en.ts";
import { texts as zh } from "../../www/messages/compiled/watch-zh-Hans.ts";
import { StepPlayer } from "../../www/pages/parts/step-player.ts";
import {
	codeOf,
	LINES,
	lineOf,
	sourceOf,
} from "../../www/tools/lab/watch/line-table.ts";
import {
	canWatch,
	MOST_STEPS,
	Recorded,
	successorsOf,
	wayTo,
} from "../../www/tools/lab/watch/recorded.ts";
import { layOut } from "../../www/tools/lab/watch/tree-layout.ts";
import { wordsOf } from "../../www/tools/lab/watch/watch-words.ts";
import { lab } from "./core.js";

/** The 2×3 board of the exercises at 5 slides, and one at 14. */
const NEAR = "4 1 2/5 0 3";
const FAR = "3 2 4/1 5 0";
const SEARCHES = lab.searchKinds("3x2").list.map(({ name }) => name);
const BOX = { width: 60, height: 60 };

/** @param {string} search @param {string} [board] @param {string} [goal] */
const recorded = (search, board = NEAR, goal = "last") =>
	new Recorded(lab, new lab.Lab(), { board, goal, search });

/** @param {Recorded} recorded */
const steps = ({ whole }) => whole.kinds.keys();

/** @param {Recorded} recorded */
const atEnd = (recorded) => recorded.at(recorded.whole.kinds.length - 1);

test("no more steps are kept than is said, and the end says so", () => {
	const run = recorded("bfs", "8 6 7/2 5 4/3 0 1");
	assert.equal(run.whole.kinds.length, MOST_STEPS + 1);
	const state = atEnd(run);
	assert.equal(state.kind, "stopped");
	assert.equal(state.solution.size, 0);
	assert.match(wordsOf(en, run, state), /after 2,000 steps/);
});

test("each step is said in words, in both languages", () => {
	for (const search of SEARCHES) {
		const run = recorded(search, FAR);
		for (const step of steps(run)) {
			for (const texts of [en, zh]) {
				const words = wordsOf(texts, run, run.at(step));
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
		for (const [step, kind] of far.whole.kinds.entries()) {
			if (kind !== "expanded" || step > 600) continue;
			const said = wordsOf(en, far, far.at(step));
			const list = said.slice(said.indexOf("successors: "));
			const named = [...list.matchAll(/board (\d+)/g)].map(([, n]) =>
				Number(n),
			);
			const made = named.map((_, at) => {
				const { nodes, touched } = far.at(step + 1 + at);
				return nodes.get(touched ?? -1)?.label;
			});
			assert.deepEqual(named, made);
		}
	}
	const run = recorded("astar:manhattan");
	// Tiles 1, 2, 3 and 5 are one slide from home, tile 4 too: h = 5.
	const said = [1, 2, 3].map((step) => wordsOf(en, run, run.at(step)));
	assert.deepEqual(said.slice(0, 2), [
		"Board 0 is taken: f = 0 + 5 = 5.",
		"Board 0 is not the goal, so it is expanded. Its successors: board 1, board 2 and board 3.",
	]);
	assert.match(said[2], /^Tile \d \w+ makes board 1: f = 1 \+ [46] = [57]\./);
});

test("values are written as the search counts them", () => {
	// Tiles 4 and 5 of the second board are one slide from home each.
	for (const [search, long, short] of [
		["astar:manhattan", "f = 0 + 2 = 2", "0+2=2"],
		["weighted:manhattan:1.5", "f = 0 + 1.5 · 2 = 3", "0+1.5·2=3"],
		["greedy:hamming", "h = 2", "h 2"],
		["bfs", "g = 0", "g 0"],
	]) {
		const run = recorded(search, "1 2 3/0 4 5");
		const root = run.at(0).nodes.get(0);
		assert.deepEqual([root?.value, root?.short], [long, short]);
	}
});

test("the tree shows a few hundred boards at most, with all that lead to them", () => {
	const run = recorded("bfs", "8 6 7/2 5 4/3 0 1");
	const state = run.at(run.whole.kinds.length - 2);
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
		for (const kind of recorded(search, FAR).whole.kinds) {
			if (kind === "stopped") continue;
			assert.ok(LINES[sourceOf(search)][kind], `${search}: ${kind}`);
		}
	}
});

test("the player stays within its steps, and stops at the end", (t) => {
	t.mock.timers.enable({ apis: ["setTimeout"] });
	/** @type {[number, boolean][]} */
	const seen = [];
	const player = new StepPlayer({
		last: 3,
		wait: () => 500,
		show: (at) => seen.push([at, player.isRunning]),
	});
	player.go(0);
	player.go(-1);
	player.toggle();
	t.mock.timers.tick(500);
	player.factor = 10;
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
	assert.equal(player.at, 0);
	player.pause();
	t.mock.timers.tick(1_000);
	assert.equal(player.at, 0);
});

test("large boards are watched by the searches that begin at once", () => {
	for (const search of SEARCHES) assert.ok(canWatch(search, 9));
	assert.ok(canWatch("astar:manhattan", 12));
	assert.ok(!canWatch("idastar:patterns", 12));
	const run = recorded("astar:manhattan", "0 1 2 3/5 6 7 4/9 10 11 8", "last");
	assert.ok(run.whole.kinds.length > 2);
	// The second tree begins at the goal, whatever it is.
	const both = recorded("bidirectional", "0 1 2 3/5 6 7 4/9 10 11 8", "snake");
	assert.deepEqual(
		[...both.at(0).nodes.values()].map(({ board }) => board),
		["0 1 2 3/5 6 7 4/9 10 11 8", "1 2 3 4/8 7 6 5/9 10 11 0"],
	);
});
