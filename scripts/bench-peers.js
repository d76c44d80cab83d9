/**
 * `npm run bench -- --peers`: solvers of other people beside this one, natively on the
 * same 4×4 boards (`bench-peers/`), each in its process on one thread. They take turns, a
 * few boards each, so that other work on the machine slows all of them. Times are
 * processor time.
 *
 * Throws if a length differs from the published one, or from what another solver found.
 */

import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { publishedBoards, randomBoards } from "./boards.js";
import { targetFolder } from "./core/steps.js";
import { digits, megabytes, showNow } from "./figures.js";
import { run } from "./setup.js";

/** Boards of a turn. */
const TURN = 10;

/** `puzzles` takes a thousand times as long as the others. It gets the first boards only. */
const FEW = 20;

/** @typedef {import("../www/solver/metric.ts").Metric} Metric */

/** @type {Record<Metric, string[]>} */
const SOLVERS = {
	stm: ["taquin", "slidy", "puzzles"],
	mtm: ["taquin", "slidy"],
};

/**
 * @typedef {object} Row
 * @property {string} name
 * @property {Metric} metric
 * @property {string[]} boards
 * @property {number[]} [lengths] Published optima.
 */

/**
 * @typedef {object} Answer
 * @property {number} ms
 * @property {number} bytes The most memory that the process has taken so far.
 * @property {number | undefined} length None if the board was not solved within the limit.
 * @property {number | undefined} nodes None if the solver does not count them.
 */

/** @typedef {{ solver: string, setUpMs: number, answers: Answer[] }} Run */

/**
 * @param {{ boards: string | undefined, seed: string, quick: boolean, limit: number }} options
 *   `limit` is that of a board, in seconds.
 */
export async function comparePeers({ boards, seed, quick, limit }) {
	build();
	const count = quick ? 20 : 100;
	const korf = publishedBoards("korf100", 4, count);
	const random = randomBoards("4x4", Number(boards ?? count), seed);
	/** @type {Row[]} */
	const rows = [
		{ name: "Korf's", metric: "stm", ...korf },
		{ name: "random", metric: "stm", boards: random },
		{ name: "random", metric: "mtm", boards: random },
	];
	console.log(
		`\nSolvers beside each other, 4×4, natively, one thread (processor time in ms; a board\n` +
			`that is not solved within ${limit} s counts ${limit} s; memory is the most of the process)\n`,
	);
	console.log(HEAD);
	for (const metric of /** @type {Metric[]} */ (["stm", "mtm"])) {
		const peers = [];
		for (const solver of SOLVERS[metric]) {
			showNow(`${solver}, set-up`);
			peers.push(await startPeer(solver, metric, limit));
		}
		for (const row of rows.filter((row) => row.metric === metric)) {
			const runs = await solveInTurns(row, peers);
			showNow("");
			checkLengths(row, runs);
			for (const run of runs) console.log(lineOf(row, run, limit * 1_000));
		}
		for (const { end } of peers) end();
	}
}

function build() {
	run(
		"cargo",
		[
			...["build", "--release", "--locked"],
			"--manifest-path=scripts/bench-peers/Cargo.toml",
			`--target-dir=${join(targetFolder(), "peers")}`,
		],
		{
			...process.env,
			// slidy uses one function that is not stable in the pinned Rust.
			RUSTC_BOOTSTRAP: "1",
			RUSTFLAGS: "-Zcrate-attr=feature(isolate_most_least_significant_one)",
		},
	);
}

/**
 * @param {string} solver
 * @param {Metric} metric
 * @param {number} limit Of a board, in seconds.
 */
async function startPeer(solver, metric, limit) {
	const program = join(targetFolder(), "peers", "release", "bench-peers");
	const child = spawn(program, [solver, metric, String(limit)], {
		stdio: ["pipe", "pipe", "inherit"],
	});
	const lines = createInterface({ input: child.stdout });
	const told = lines[Symbol.asyncIterator]();
	const next = async () => {
		const { value, done } = await told.next();
		if (done) throw new Error(`${solver} (${metric}) has stopped`);
		return value;
	};
	const setUpMs = Number((await next()).split("\t")[1]);
	return {
		solver,
		setUpMs,
		ask: (/** @type {string} */ board) => {
			child.stdin.write(`${board}\n`);
			return next();
		},
		end: () => child.stdin.end(),
	};
}

/**
 * @param {Row} row
 * @param {Awaited<ReturnType<typeof startPeer>>[]} peers
 */
async function solveInTurns({ name, boards }, peers) {
	/** @type {Run[]} */
	const runs = peers.map(({ solver, setUpMs }) => ({
		solver,
		setUpMs,
		answers: [],
	}));
	for (let at = 0; at < boards.length; at += TURN) {
		for (const [i, { solver, ask }] of peers.entries()) {
			showNow(`${name}, ${solver}, ${at} of ${boards.length}`);
			const end = solver === "puzzles" ? FEW : boards.length;
			for (const board of boards.slice(at, Math.min(at + TURN, end))) {
				runs[i].answers.push(readAnswer(await ask(board)));
			}
		}
	}
	return runs;
}

/**
 * Reads a line of `bench-peers/main.rs`.
 *
 * @param {string} line
 * @returns {Answer}
 */
export function readAnswer(line) {
	const [state, ...fields] = line.split("\t");
	if (state !== "solved" && state !== "unsolved") throw new Error(line);
	const [ms, bytes, length, nodes] = fields.map((field) =>
		field === "" ? undefined : Number(field),
	);
	return { ms: ms ?? Number.NaN, bytes: bytes ?? 0, length, nodes };
}

/**
 * Throws if a length is not the published one, or not the first solver's that solved the
 * board.
 *
 * @param {Row} row
 * @param {Run[]} runs
 */
export function checkLengths({ name, metric, boards, lengths }, runs) {
	for (const [at, board] of boards.entries()) {
		let known = lengths?.[at];
		for (const { solver, answers } of runs) {
			const length = answers[at]?.length;
			known ??= length;
			if (length === undefined || length === known) continue;
			throw new Error(
				`${name} (${metric}), ${solver}: ${board}: ${length}, not ${known}`,
			);
		}
	}
}

const HEAD = `| solver | metric | boards | solved | mean | median | worst | nodes | memory MB | set-up s |
|---|---|---|---|---|---|---|---|---|---|`;

/**
 * Returns the line of a run. A time that would have been longer without the limit has
 * ">" before it.
 *
 * @param {Row} row
 * @param {Run} run
 * @param {number} limitMs
 */
export function lineOf(row, { solver, setUpMs, answers }, limitMs) {
	const solved = answers.filter(({ length }) => length !== undefined);
	const times = answers.map(({ ms, length }) =>
		length === undefined ? limitMs : ms,
	);
	times.sort((a, b) => a - b);
	const isOpen = solved.length < answers.length;
	/** @param {number} ms */
	const atLeast = (ms, isLess = ms === limitMs) =>
		`${isLess ? "> " : ""}${digits(ms)}`;
	const isCounted = !isOpen && answers[0].nodes !== undefined;
	const low = times[Math.ceil(times.length / 2) - 1];
	const high = times[Math.floor(times.length / 2)];
	const cells = [
		solver,
		row.metric.toUpperCase(),
		`${row.name} ${answers.length}`,
		String(solved.length),
		atLeast(mean(times), isOpen),
		atLeast((low + high) / 2, high === limitMs),
		atLeast(times[times.length - 1]),
		isCounted ? digits(mean(answers.map(({ nodes }) => nodes ?? 0))) : "",
		megabytes(answers[answers.length - 1].bytes),
		digits(setUpMs / 1_000),
	];
	return `| ${cells.join(" | ")} |`;
}

/** @param {number[]} all */
function mean(all) {
	return all.reduce((sum, one) => sum + one, 0) / all.length;
}
