/**
 * `taquin shuffle`: boards from a seed.
 */

import { quote } from "../../core/later/quote.ts";
import { read } from "../../core/read.ts";
import {
	endWithReader,
	GOAL,
	type Manual,
	messageOf,
	orStop,
	print,
	Refusal,
	readNumber,
	showProgress,
	type Values,
} from "./shared.ts";
import { startDraws } from "./start.ts";

const USAGE = `taquin shuffle [options]

Prints different boards in text form, one per line. The same options print the same
boards, wherever and whenever.

  --size COLUMNSxROWS  2x2 to 16x16 (default: 4x4)
  --difficulty N       boards exactly N slides from the goal, up to 16 cells, or at a
                       level: easy, medium, hard, expert, hardest (default: boards
                       drawn evenly from all, but not solved)
  --count N            how many boards (default: 1)
  --seed TEXT          the seed of the boards (default: a new one)
  --goal GOAL          last (default), first, snake, spiral, or a board
  --help               show this text

Without --difficulty the first board is the one that the game deals for the seed, the
next are those for TEXT-1, TEXT-2 and so on, except boards that came before.

On 4x4, a board up to 66 slides from the goal takes less than a second on average, one
at 80 about half a minute.`;

export const SHUFFLE: Manual = {
	usage: USAGE,
	options: {
		...GOAL,
		size: { type: "string", default: "4x4" },
		difficulty: { type: "string" },
		count: { type: "string", default: "1" },
		seed: { type: "string" },
	},
	takesFiles: false,
};

const MOST_BOARDS = 1_000_000;

/** What the core reads: no board is farther. */
const SLIDES: [number, number] = [0, 1_000_000];

/** Boards that are drawn at first. */
const PORTION = 1_000;

/** Nodes per step: the progress line is updated between two. */
const SLICE = 200_000;

type Wish = { size: string; goal: string; seed: string };

export async function shuffle(values: Values) {
	endWithReader();
	const { size = "", goal = "", difficulty, count: text = "" } = values;
	const wish = { size, goal, seed: values.seed ?? crypto.randomUUID() };
	await orStop(async () => {
		const count = readNumber("count", text, [1, MOST_BOARDS]);
		try {
			if (difficulty === undefined) await printEven(wish, count);
			else await printExact(wish, await distanceOf(wish, difficulty), count);
		} catch (error) {
			if (error instanceof Refusal) throw error;
			throw new Refusal(messageOf(error));
		}
	});
}

/** Returns a number of slides, which may be the name of a level. */
async function distanceOf({ size, goal }: Wish, difficulty: string) {
	if (/^\d+$/.test(difficulty))
		return readNumber("difficulty", difficulty, SLIDES);
	const levels = await read((reader) => reader.levels(size, goal));
	if (levels.length === 0)
		throw new Refusal("--difficulty needs a size of up to 16 cells");
	const level = levels.find(({ name }) => name === difficulty);
	if (level !== undefined) return level.distance;
	const names = levels.map(({ name }) => name).join(", ");
	throw new Refusal(
		`--difficulty must be a number of slides, or one of ${names}, not "${quote(difficulty)}"`,
	);
}

async function printEven({ size, ...wish }: Wish, count: number) {
	// Imported here: its module is compiled at once.
	const { drawBoards } = await import("../lab.js");
	let printed = 0;
	// Fewer boards are the first of more, and come sooner.
	for (let most = PORTION; printed < count; most *= 10) {
		const wished = Math.min(most, count);
		const boards = drawBoards(size, { ...wish, count: wished });
		if (boards.length < wished) throw tooFew(boards.length, count);
		for (const board of boards.slice(printed)) await print(board);
		printed = wished;
	}
}

async function printExact(
	{ size, goal, seed }: Wish,
	distance: number,
	count: number,
) {
	const { Draw, solver } = await startDraws();
	const draw = new Draw(size, goal, distance, seed);
	let now = { tried: 0, atLeast: 0, tables: 0 };
	const clear = showProgress((seconds) => {
		const far = now.atLeast === 0 ? "" : `at least ${now.atLeast} slides, `;
		const made = now.tables < 100 ? `tables ${now.tables} %, ` : "";
		return `${made}${far}${now.tried} boards tried, ${seconds} s`;
	});
	for (let printed = 0; printed < count; ) {
		const found = draw.step(solver, SLICE);
		now = found;
		const known = found.done ? printed : (found.boards ?? count);
		if (known < count) {
			clear();
			throw tooFew(known, count);
		}
		if (found.board !== null) {
			clear();
			await print(found.board);
			printed += 1;
		}
		// Lets the progress display run.
		await new Promise((resolve) => setImmediate(resolve));
	}
	clear();
}

function tooFew(boards: number, count: number) {
	if (boards === 0)
		return new Refusal("no board is so many slides from this goal");
	const there =
		boards === 1 ? "is only 1 such board" : `are only ${boards} such boards`;
	return new Refusal(`there ${there}; --count asks for ${count}`);
}
