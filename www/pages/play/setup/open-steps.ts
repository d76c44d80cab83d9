/**
 * Solves the board in play, and shows the solution step by step.
 */

import { read } from "../../../core/read.ts";
import type { SlidingPuzzleElement } from "../../../element/element.ts";
import type { Texts } from "../../../messages/compiled/setup-en.ts";
import { addStyle } from "../../parts/sheet.ts";
import css from "./steps.css?inline";
import { boardsOf, Steps } from "./steps.ts";

/** How long a board whose proof may take minutes is searched, in milliseconds. */
const BUDGET_MS = 4_000;

export async function openSteps({
	puzzle,
	...parts
}: {
	puzzle: SlidingPuzzleElement;
	strings: Texts;
	/** The name of the button that closes. */
	close: string;
	/** What belongs in each cell. */
	goalTiles: readonly number[];
}) {
	addStyle(css);
	const { value: text, goal, size } = puzzle;
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
