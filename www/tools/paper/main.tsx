/**
 * The entry of `paper.html`.
 */

import { read } from "../../core/read.ts";
import { drawSeed } from "../../core/seed.ts";
import { today } from "../../core/today.ts";
import { find } from "../../element/dom.ts";
import { loadPaperTexts } from "../../messages/compiled/paper.ts";
import { render } from "../../pages/kit/render.ts";
import { openShell } from "../../pages/kit/shell.ts";
import { renderFailure } from "../../pages/parts/failure.ts";
import { sharedSolver } from "../../solver/lazy.ts";
import { PaperPage } from "./paper-page.tsx";
import { PaperState } from "./paper-state.ts";

/** The goal of all that no link asks for. */
const GOAL = "last";

/** How long a way is looked for where the search may never end, in milliseconds. */
const BUDGET_MS = 10_000;

const shell = openShell();

/** Resolves with the boards that a play goes through. */
function boardsOf(record: string) {
	return read((reader) => {
		const { size, goal, frames } = reader.frames(record);
		return {
			size,
			goal,
			boards: frames.map(({ board }) => reader.readRows(board).cells),
		};
	});
}

/** Resolves with the board that a play begins with. */
async function startOf(record: string) {
	return (await boardsOf(record)).boards[0];
}

try {
	const texts = await shell.speak(loadPaperTexts);
	const page = new PaperState({
		texts,
		today: today(),
		drawSeed,
		deal: async (size, seed, goal = GOAL) => {
			const record = await read((reader) => reader.deal(size, goal, seed));
			return startOf(record);
		},
		daily: async (day, size) => {
			const { number } = await read((reader) => reader.dailyName(day, size));
			const record = await read((reader) => reader.dailyRecord(day, size));
			return { number, cells: await startOf(record) };
		},
		draw: async (size, slides, seed) => {
			const wish = { size, goal: GOAL, distance: slides, seed };
			const { board } = await sharedSolver().draw(wish);
			if (board === null) throw new Error(`no ${size} ${slides} slides away`);
			return board;
		},
		solve: (board) =>
			sharedSolver().solve(board, GOAL, { budgetMs: BUDGET_MS }),
		frames: async (board, slides) => {
			const text = `${board} ${slides}`;
			const record = await read((reader) => reader.readText(text, GOAL, ""));
			return (await boardsOf(record)).boards;
		},
		farthest: (size) => read((reader) => reader.farthest(size, GOAL)),
		open: async (hash) => {
			const record = await read((reader) => reader.readLink(hash, ""));
			if (record === undefined) return undefined;
			const { size, goal, boards } = await boardsOf(record);
			const solved = await read(
				({ readRows, solvedBoard }) => readRows(solvedBoard(size, goal)).cells,
			);
			return {
				size,
				cells: boards[boards.length - 1],
				goal: goal === GOAL ? null : { name: goal, cells: solved },
			};
		},
	});
	await page.open(location.hash);
	addEventListener("hashchange", () => void page.open(location.hash));
	page.start();
	render(<PaperPage page={page} />, find(document, "content", HTMLElement));
	performance.mark("paper");
} catch (error) {
	renderFailure(error);
}
