/** What an editor knows of the element: compiled, never run. */

import {
	type Bounds,
	define,
	type Hint,
	type SlidingPuzzleElement,
	type SlidingPuzzleEventMap,
	type Solution,
	type State,
} from "taquin";
import "taquin/define";
import * as inline from "taquin/inline";
import "taquin/inline/define";

const isDefined: boolean = define("my-puzzle");
inline.define();

const puzzle: SlidingPuzzleElement | null =
	document.querySelector("sliding-puzzle");
const made: SlidingPuzzleElement = document.createElement("sliding-puzzle");

made.size = "4x3";
made.readOnly = isDefined;
made.readonly = false;
made.theme = "dark";
made.hints = "3";
const tiles: "number" | "letter" | "image" | "none" = made.tiles;
// @ts-expect-error: no theme of that name.
made.theme = "blue";
// @ts-expect-error: there is no such sound, and it is never `true`.
const isLoud: boolean = made.sound === "loud";
// @ts-expect-error: there is no such attribute.
made.colour = "red";
// @ts-expect-error: a text.
made.seed = 4;

made.addEventListener("move", (event) => {
	const {
		stm,
		by,
		tiles,
	}: { stm: number; by: string; tiles: readonly number[] } = event.detail;
	const target: SlidingPuzzleElement = made;
	console.log(stm, by, tiles, target);
	// @ts-expect-error: details are frozen.
	event.detail.stm = 0;
});
made.addEventListener("before-move", (event) => event.preventDefault());
made.addEventListener("progress", ({ detail: { upper } }) => {
	const known: number | null = upper;
	return known;
});
made.addEventListener("suspend", ({ detail: { record } }) => made.open(record));
made.addEventListener("click", (event) => event.clientX);
made.addEventListener("of-others", (event: Event) => event.type);
// @ts-expect-error: a hint has no code.
made.addEventListener("hint", ({ detail }) => detail.code);

const hear = (event: SlidingPuzzleEventMap["solved"]) => event.detail.elapsed;
made.addEventListener("solved", hear);
made.removeEventListener("solved", hear);

async function play(): Promise<void> {
	const same: SlidingPuzzleElement = await made.ready;
	const hint: Hint | null = await same.hint();
	const bounds: Bounds = same.bounds;
	const solution: Solution = await same.solve({
		budget: 100,
		signal: AbortSignal.timeout(1000),
		onProgress: ({ lower }) => lower.toFixed(),
	});
	const known: Bounds = await same.thinkLonger();
	const cells: readonly number[] = same.cells;
	const isOpened: boolean = await same.open(same.link("start"));
	const isBack: boolean = same.resume();
	const state: State | null = same.exportState();
	if (state !== null) await same.importState({ record: state.record });
	// @ts-expect-error: neither.
	same.link("end");
	await same.shuffle({ size: "5x5" });
	same.move("U");
	same.move(3);
	await same.open("4 1 2/5 0 3", { goal: "last", discard: true });
	same.value = "4 1 2/5 0 3";
	same.texts = { solved: "Well done", hints: (left) => `${left} hints` };
	// @ts-expect-error: there is no such text.
	same.texts = { win: "Well done" };
	// @ts-expect-error: not a way.
	same.move("X");
	console.log(hint, bounds, solution, known, cells, puzzle?.value);
	console.log(tiles, isLoud, isOpened, isBack, same.value);
}

void play();
