/**
 * Solves the board in play, and shows the solution step by step.
 */

import { read } from "../../../core/read.js";
import { addStyle } from "../../parts/sheet.js";
import css from "./steps.css?inline";
import { boardsOf, Steps } from "./steps.js";

/** How long a board whose proof may take minutes is searched, in milliseconds. */
const BUDGET_MS = 4_000;

/**
 * @param {object} parts
 * @param {import("../../../element/element.js").SlidingPuzzleElement} parts.puzzle
 * @param {import("../../../messages/compiled/setup-en.js").Texts} parts.strings
 * @param {string} parts.close The name of the button that closes.
 * @param {readonly number[]} parts.goalTiles What belongs in each cell.
 * @param {(tile: number) => HTMLElement | null} parts.face What is on a tile besides
 *   its number.
 */
export async function openSteps({ puzzle, ...parts }) {
	addStyle(css);
	const { text, goal, size } = puzzle;
	const closed = new AbortController();
	const start = await boardsOf(text, goal, "");
	// Levels are where distances can be proved.
	const isProvable = await read(
		(reader) => reader.levels(size, goal).length > 0,
	);
	const onClose = () => closed.abort();
	const steps = new Steps({ ...parts, start, onClose });
	steps.open();
	try {
		const { slides, proved } = await puzzle.solve({
			signal: closed.signal,
			...(!isProvable && { budget: BUDGET_MS }),
		});
		steps.follow(await boardsOf(text, goal, slides), proved);
	} catch (error) {
		// Closed meanwhile: the board is there to play.
		if (closed.signal.aborted) return;
		steps.close();
		throw error;
	}
}
