/**
 * Shares the play that was just won: a text without a spoiler, a link to its start, and
 * its picture.
 */

import { loadShareTexts } from "../../messages/compiled/share.js";
import { drawResult, siteName } from "../parts/result-picture.js";
import { openShareSheet } from "../parts/share-sheet.js";
import { timeText } from "../parts/time-text.js";
import { drawDealt } from "./dealt-board.js";
import { resultText } from "./share-text.js";

/**
 * What is shared of a win.
 *
 * @typedef {object} Result
 * @property {string | null} name What was played, if not just a size.
 * @property {number} hints
 * @property {number} streak Days in a row; 0 for none.
 * @property {Promise<number | null> | null} squares How near it came to the fewest
 *   slides, from 1 to 5, once those are proven; `null` with help.
 */

/**
 * @param {Pick<import("./features.js").Parts, "puzzle" | "strings">} parts
 * @param {Result} result
 * @param {() => unknown} challenge Opens what shares the replay.
 */
export async function shareResult(
	parts,
	{ name, hints, streak, squares },
	challenge,
) {
	const { puzzle, strings } = parts;
	const words = await loadShareTexts(strings().tag);
	const size = puzzle.size.replace("x", "×");
	const { stm } = puzzle.moves;
	const time = timeText(puzzle.elapsed);
	const url = new URL(puzzle.link("start"), location.href).href;
	const title = `${strings().title} · ${name ?? size}`;
	/** @param {number | null} full */
	const shared = async (full) => ({
		title,
		text: resultText(
			{ title, squares: full, time, slides: stm, hints, streak },
			words,
		),
		url,
		picture: await pictureOf(puzzle, {
			game: strings().title,
			name: name ?? size,
			note: hints > 0 ? words.withHints(hints) : "",
			squares: full,
			figures: [
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
		more: { label: words.challenge, act: challenge },
	});
	// The squares come when the fewest slides are proven.
	const full = await squares;
	if (full !== null) sheet.render(await shared(full));
}

/**
 * Resolves with the picture, or `null` if the board cannot be drawn.
 *
 * @param {import("../../element/element.js").SlidingPuzzleElement} puzzle
 * @param {import("../parts/result-picture.js").Result} result
 */
async function pictureOf(puzzle, result) {
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
