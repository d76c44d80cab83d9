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
} from "taquin/lab";

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
const states: string[] = [];
const made: number[] = [];
for (const { state, events, waiting } of steps("4 1 2/5 0 3")) {
	states.push(state);
	for (const event of events) if (event.type === "made") made.push(event.node);
	made.push(waiting.length);
}
const rows: DepthRow[] = nodesByDepth(
	drawBoards("3x3", { count: 9, seed: 1 }),
	["bfs"],
);
const mean: number | null = rows[0]?.generated.mean ?? null;
const { inversions }: { inversions: [number, number][] } =
	solvability("1 2/3 0");
const names: string[] = searches("4x4").map(({ name }) => name);
// @ts-expect-error: a board is text or rows.
solve(7);
// @ts-expect-error: there is no such limit.
solve("1 2/3 0", "bfs", { minutes: 1 });

export { inversions, length, made, mean, names, states, tiles };
export const { size } = readTiles("1 2/3 0");
export const manhattan: number | undefined = bounds("1 2/3 0").manhattan;
export const median: number | null = summaryOf([1, 2]).median;
