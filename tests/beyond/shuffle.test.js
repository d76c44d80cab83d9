/**
 * `npm run shuffle`: the command as a child process. What it prints goes through
 * `npm run solve`, which knows nothing of how it was drawn.
 */

import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";
import { linesOf } from "../../scripts/lines.js";
import { TYPESCRIPT } from "../../scripts/root.js";
import { ROOT } from "../../scripts/setup.js";
import { Game } from "../web/core.js";

const SHUFFLE = join(ROOT, "scripts", "shuffle.js");
const SOLVE = join(ROOT, "scripts", "solve.js");

/** @param {string[]} options */
function shuffle(...options) {
	const args = [...TYPESCRIPT, SHUFFLE, "--no-build", ...options];
	const made = spawnSync(process.execPath, args, { encoding: "utf8" });
	const { status, stdout, stderr } = made;
	const boards = stdout.split("\n").filter((line) => line !== "");
	return { status, stderr, boards };
}

/**
 * @param {string[]} boards
 * @param {string} goal
 */
function lengths(boards, goal = "last") {
	const args = [...TYPESCRIPT, SOLVE, "--no-build", "--goal", goal];
	const input = boards.join("\n");
	const made = spawnSync(process.execPath, args, { input, encoding: "utf8" });
	const answers = made.stdout.trim().split("\n").slice(0, -1);
	return answers.map((line) => {
		const { length, optimal } = JSON.parse(line);
		return optimal ? length : null;
	});
}

test("as many different boards as asked for, each at its distance", () => {
	const options = ["--size", "4x3", "--distance", "30", "--count", "3"];
	const { status, stderr, boards } = shuffle(...options, "--seed", "a");
	assert.equal(stderr, "");
	assert.equal(status, 0);
	assert.equal(new Set(boards).size, 3);
	assert.deepEqual(lengths(boards), [30, 30, 30]);
	// The same options, the same boards; fewer are the first of them.
	const fewer = [...options.slice(0, -1), "2", "--seed", "a"];
	assert.deepEqual(shuffle(...fewer).boards, boards.slice(0, 2));
	const [other] = shuffle(...options, "--seed", "b").boards;
	assert.ok(!boards.includes(other));
});

test("every method of drawing is asked, and goals and levels too", () => {
	/** @type {Record<string, [distance: string, size: string][]>} */
	const asked = {
		last: [
			["31", "3x3"],
			["6", "4x4"],
			["24", "4x4"],
			["50", "3x4"],
		],
		spiral: [["28", "4x3"]],
		"0 3/2 1": [["3", "2x2"]],
	};
	for (const [goal, all] of Object.entries(asked)) {
		const boards = all.flatMap(
			([distance, size]) =>
				shuffle(...["--goal", goal, "--size", size, "--distance", distance])
					.boards,
		);
		const distances = all.map(([distance]) => Number(distance));
		assert.deepEqual(lengths(boards, goal), distances);
	}
	const { boards } = shuffle("--size", "3x3", "--level", "medium");
	assert.deepEqual(lengths(boards), [16]);
});

test("without a distance they are the boards that the game deals", () => {
	const { boards } = shuffle("--size", "5x4", "--seed", "a", "--count", "3");
	const seeds = ["a", "a-1", "a-2"];
	const dealt = seeds.map((seed) => Game.fromSeed("5x4", "last", seed)?.text);
	assert.deepEqual(boards, dealt);
	// All boards of 2×2 that are not solved, each once.
	const all = shuffle("--size", "2x2", "--count", "11").boards;
	assert.equal(new Set(all).size, 11);
	assert.ok(!lengths(all).includes(0));
	// A new seed each time.
	assert.notDeepEqual(shuffle().boards, shuffle().boards);
});

test("what cannot be asked for is one line and code 2", () => {
	for (const [options, message] of [
		["--distance 81", /no board is 81 slides .* take 80 at most/],
		["--size 3x3 --distance 31 --count 3", /only 2 such boards/],
		["--size 3x3 --goal spiral --distance 31", /no board is 31 slides/],
		["--goal spiral --distance 80", /it is not known .* take 78 at most/],
		["--size 5x5 --distance 3", /5x5 cannot be proved/],
		["--size 2x2 --count 12", /only 11 such boards/],
		["--size large", /large/],
		["--level mad", /easy, medium, hard, expert, hardest/],
		["--level easy --distance 3", /exclude each other/],
		["--distance 4294967301", /--distance must be/],
		["--count 1.5", /--count must be/],
		["--fast", /--fast/],
		["boards.txt", /boards\.txt/],
	]) {
		const { status, stderr, boards } = shuffle(...String(options).split(" "));
		assert.equal(status, 2, `${options}`);
		assert.match(stderr, /^shuffle: .+\n$/);
		assert.match(stderr, /** @type {RegExp} */ (message));
		assert.deepEqual(boards, []);
	}
});

test("whoever reads no further ends it, without a word", async () => {
	const options = ["--size", "3x4", "--distance", "30", "--count", "1000000"];
	const args = [...TYPESCRIPT, SHUFFLE, "--no-build", ...options];
	const child = spawn(process.execPath, args);
	let stderr = "";
	child.stderr.on("data", (text) => {
		stderr += text;
	});
	try {
		const { value: first } = await linesOf(child.stdout).next();
		assert.deepEqual(lengths([String(first)]), [30]);
		child.stdout.destroy();
		const code = await new Promise((resolve) => child.once("exit", resolve));
		assert.deepEqual([code, stderr], [0, ""]);
	} finally {
		child.kill();
	}
});
