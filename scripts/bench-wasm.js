/**
 * `node --import tsx scripts/bench-wasm.js GOAL METRIC BUDGET_MS < boards.txt`: solves
 * boards for the bench, which starts it. Prints a JSON object for each.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Engine } from "../www/package/bin/engine.ts";
import { readMetric } from "../www/solver/metric.ts";
import { startSolver } from "./wasm.js";
import { WEIGHTS } from "./weights.js";

const [goal, metric, budgetMs] = process.argv.slice(2);
const { solver, memoryBytes } = startSolver(readMetric(metric));
const engine = new Engine(solver, async (name) =>
	readFileSync(join(WEIGHTS, `${name}.bin`)),
);
for (const board of readFileSync(0, "utf8").trim().split("\n")) {
	const rows = board.split("/");
	const size = `${rows[0].split(" ").length}x${rows.length}`;
	const answer = await engine.solve(board, size, goal, Number(budgetMs));
	console.log(JSON.stringify({ ...answer, memoryBytes: memoryBytes() }));
}
