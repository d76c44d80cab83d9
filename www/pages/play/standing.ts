/**
 * How the player stands: the best time of the board in play, today's puzzle, and the
 * lessons done.
 */

import type { SlidingPuzzleElement } from "../../element/element.ts";
import { plays, settings } from "../../storage/open-storage.ts";
import { timeText } from "../parts/time-text.ts";
import { dailyInPlay, dailyMonth, leftDailies } from "./daily.ts";
import { ownRecords } from "./own-best.ts";

export class Standing {
	#puzzle;

	constructor(puzzle: SlidingPuzzleElement) {
		this.#puzzle = puzzle;
	}

	/**
	 * Resolves with the best time of a size and goal, by default those of the board in
	 * play; empty without one.
	 * Whoever has won nothing need not wait for all that computes it.
	 */
	async best({ size, goal }: { size: string; goal: string } = this.#puzzle) {
		if ((await plays.count()) === 0) return "";
		const { best } = (await ownRecords()).plays.summary(size, goal, "time");
		return best ? timeText(best.value) : "";
	}

	/**
	 * Resolves with this month of daily puzzles, with how today stands, and with how many
	 * slides were made of today's usual one that is in play or was left.
	 */
	async today() {
		const [{ month }, left, inPlay] = await Promise.all([
			dailyMonth({ puzzle: this.#puzzle }),
			leftDailies(),
			dailyInPlay(this.#puzzle),
		]);
		const begun = inPlay ? [...left, inPlay] : left;
		const { slides = 0 } =
			begun.findLast(
				({ day, size }) => day === month.today && size === month.size,
			) ?? {};
		return { ...month, slides };
	}

	/** Resolves with how many lessons the player has done. */
	async lessons() {
		const done = await settings.get("lessons", (value) =>
			Array.isArray(value) ? value : undefined,
		);
		return done?.length ?? 0;
	}
}
