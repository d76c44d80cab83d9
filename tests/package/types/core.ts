/** What an editor knows of the core: compiled, never run. */

import {
	type Core,
	loadCore,
	type Progress,
	type Solution,
	type Solver,
} from "taquin/core";

const core: Core = await loadCore();
const game = await core.open("#size=4x4&seed=a");
export const dealt: string | undefined = core.Game.fromSeed(
	"4x4",
	"last",
	"a",
)?.code;
const { tiles, ways }: { tiles: Uint8Array; ways: string } = game.snapshot(0);
const moved = game.slide("U", 0);
const direction: "U" | "D" | "L" | "R" | undefined = moved?.direction;

const { elapsed, tps }: { elapsed: number; tps: number | null } =
	game.snapshot(0);
const link: string = core.Game.fromRecord(game.record).link(true);
const opened: string = (await core.open(link, "last")).text;
// @ts-expect-error: the time of the move is missing.
game.slide("U");
game.free();

const solver: Solver = new core.Solver();
const told: Progress[] = [];
const solution: Solution = await solver.solve(game, {
	budget: 1000,
	onProgress: (progress) => told.push(progress),
});
await solver.solve("4 1 2/5 0 3", { goal: "snake" });
await solver.prepare("4x4");
// @ts-expect-error: a board is text or a game.
await solver.solve([[4, 1, 2]]);
const { code, record }: { code: string; record: string } = await solver.draw({
	difficulty: "easy",
});
const { lower, moments } = await solver.review(record);
export const least: (number | undefined)[] = [lower[0], moments[0]?.cost];

export { code, direction, elapsed, opened, solution, tiles, tps, ways };
