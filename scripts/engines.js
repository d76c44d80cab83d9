/**
 * How the bench solves boards: in wasm by the engine of the package's command, or
 * natively by `examples/solve.rs`. Both run in a fresh process, on one thread, and give
 * the same figures.
 */

import { join, resolve } from "node:path";
import { Tally } from "../www/package/bin/tally.ts";
import { output } from "./figures.js";
import { ROOT, TYPESCRIPT } from "./root.js";

/**
 * @typedef {object} Task
 * @property {string[]} boards In text form.
 * @property {string} [goal] By name or in text form.
 * @property {import("../www/solver/metric.ts").Metric} [metric]
 * @property {number} [budgetMs] After which the best solution so far is taken.
 */

/**
 * @typedef {object} Answer
 * @property {number} length In the metric.
 * @property {number} lower Proved lower bound on the length.
 * @property {number} nodes Boards expanded.
 * @property {number} ms Time of the search, in milliseconds.
 * @property {number} tablesMs Time to make tables; 0 if an earlier board needed the same.
 * @property {number} firstMs Search time until the first solution.
 * @property {number} firstLength Its length.
 */

/** @param {Task} task */
export function solveInWasm({
	boards,
	goal = "last",
	metric = "stm",
	budgetMs = Number.POSITIVE_INFINITY,
}) {
	const script = join(ROOT, "scripts", "bench-wasm.js");
	const args = [...TYPESCRIPT, script, goal, metric, String(budgetMs)];
	const lines = output(process.execPath, args, boards.join("\n"));
	return summedUp(
		lines.map((line) => JSON.parse(line)),
		boards,
	);
}

/** @param {Task} task */
export function solveNatively({ boards, goal = "last", metric = "stm" }) {
	const input = boards.map((board) => `Infinity\t${board}`).join("\n");
	const [, ...lines] = output(
		nativeProgram("solve"),
		[goal, "1", metric],
		input,
	);
	const answers = lines.map((line) => {
		const [state, ...fields] = line.split("\t");
		if (state !== "solved") throw new Error(line);
		const [length, lower, nodes, ms, tablesMs, memoryBytes] =
			fields.map(Number);
		const [firstMs, firstLength] = fields.slice(8).map(Number);
		const found = { length, lower, nodes, ms, tablesMs, memoryBytes };
		return { ...found, firstMs, firstLength };
	});
	return summedUp(answers, boards);
}

/**
 * @param {(Answer & { memoryBytes: number })[]} answers
 * @param {string[]} boards
 */
function summedUp(answers, boards) {
	if (answers.length !== boards.length) throw new Error("boards are missing");
	const tally = new Tally();
	for (const answer of answers) tally.add(answer);
	/** Of the wasm instance; of the native solver its tables. */
	const memory = Math.max(...answers.map(({ memoryBytes }) => memoryBytes));
	// There is a board, so none is `null`.
	const summary =
		/** @type {Record<keyof ReturnType<Tally["summary"]>, number>} */ (
			tally.summary()
		);
	return { answers, summary, memory };
}

/**
 * Returns the path of the release build of an example.
 *
 * @param {string} name
 */
export function nativeProgram(name) {
	const target = process.env.CARGO_TARGET_DIR ?? join(ROOT, "target");
	const suffix = process.platform === "win32" ? ".exe" : "";
	return resolve(ROOT, target, "release", "examples", name + suffix);
}
