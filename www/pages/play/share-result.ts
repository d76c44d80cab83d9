/**
 * Shares the play that was just won: a text without a spoiler, a link to its start, and
 * its picture.
 */

import type { SlidingPuzzleElement } from "../../element/element.ts";
import { loadShareTexts } from "../../messages/compiled/share.ts";
import { gameAddress } from "../parts/game-address.ts";
import { drawResult, siteName } from "../parts/result-picture.ts";
import { openShareSheet } from "../parts/share-sheet.ts";
import { timeText } from "../parts/time-text.ts";
import { drawDealt } from "./dealt-board.ts";
import type { Parts } from "./features.ts";
import { resultText } from "./share-text.ts";

/** What is shared of a win. */
export type Result = {
	/** Whether time, slides and all that follows from them stay out of it. */
	isCalm: boolean;
	/** What was played, if not just a size. */
	name: string | null;
	hints: number;
	/** Days in a row; 0 for none. */
	streak: number;
	/**
	 * How near it came to the fewest slides, from 1 to 5, once those are proven;
	 * `null` with help.
	 */
	squares: Promise<number | null> | null;
};

/** @param challenge Opens what shares the replay. */
export async function shareResult(
	parts: Pick<Parts, "puzzle" | "strings">,
	{ name, isCalm, hints, streak, squares }: Result,
	challenge: () => unknown,
) {
	const { puzzle, strings } = parts;
	const words = await loadShareTexts(strings().tag);
	const size = puzzle.size.replace("x", "×");
	const { stm } = puzzle.moves;
	const time = timeText(puzzle.elapsed);
	const url = gameAddress(puzzle.link("start"), strings().tag);
	const title = `${strings().title} · ${name ?? size}`;
	const shared = async (full: number | null) => ({
		title,
		text: isCalm
			? title
			: resultText(
					{ title, squares: full, time, slides: stm, hints, streak },
					words,
				),
		url,
		picture: await pictureOf(puzzle, {
			game: strings().title,
			name: name ?? size,
			note: hints > 0 && !isCalm ? words.withHints(hints) : "",
			squares: full,
			figures: isCalm
				? []
				: [
						[words.time, time],
						[words.slides, String(stm)],
					],
			site: siteName(),
		}),
	});
	const sheet = openShareSheet({
		shared: await shared(null),
		words,
		close: strings().close,
		...(!isCalm && { more: { label: words.challenge, act: challenge } }),
	});
	// The squares come when the fewest slides are proven.
	const full = isCalm ? null : await squares;
	if (full !== null) sheet.render(await shared(full));
}

/** Resolves with the picture, or `null` if the board cannot be drawn. */
async function pictureOf(
	puzzle: SlidingPuzzleElement,
	result: import("../parts/result-picture.ts").Result,
) {
	try {
		const { canvas, end } = await drawDealt(puzzle);
		try {
			return await drawResult(result, canvas);
		} finally {
			end();
		}
	} catch (error) {
		// The text and the link are shared without it.
		console.info("the picture could not be drawn:", error);
		return null;
	}
}
