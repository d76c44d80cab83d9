/** What an editor knows of the laboratory: compiled, never run. */

import {
	bounds,
	type DepthRow,
	drawBoards,
	nodesByDepth,
	type Report,
	readTiles,
	searches,
	solvability,
	solve,
	steps,
	summaryOf,
} from "sliding-puzzle/lab";

const report: Report = solve(
	[
		[4, 1, 2],
		[5, 0, 3],
	],
	"bfs",
	{
		goal: "snake",
		mb: 100,
		seconds: 1,
	},
);
const length: number | null = report.length;
const tiles: number[] | null = report.tiles;
for (const { state, events, waiting } of steps("4 1 2/5 0 3")) {
	const made = events.filter((event) => event.type === "made");
	console.log(state, made[0]?.node, waiting.length);
}
const rows: DepthRow[] = nodesByDepth(
	drawBoards("3x3", { count: 9, seed: 1 }),
	["bfs"],
);
const mean: number | null = rows[0].generated.mean;
const { inversions }: { inversions: [number, number][] } =
	solvability("1 2/3 0");
const names: string[] = searches("4x4").map(({ name }) => name);
// @ts-expect-error: a board is text or rows.
solve(7);
// @ts-expect-error: there is no such limit.
solve("1 2/3 0", "bfs", { minutes: 1 });

console.log(length, tiles, mean, inversions, names, readTiles("1 2/3 0").size);
console.log(bounds("1 2/3 0").manhattan, summaryOf([1, 2]).median);
