/**
 * Shares the play that was just won: a text without a spoiler, a link to its start, and
 * its picture.
 */

import { join } from "../../strings/language.js";
import { drawResult, siteName } from "../parts/result-picture.js";
import { openShareSheet } from "../parts/share-sheet.js";
import { loadShareTexts } from "../parts/share-texts.js";
import { timeText } from "../parts/time-text.js";
import { drawDealt } from "./dealt-board.js";

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

/** From the first to the last, and what is missing. */
const SQUARES = ["🟫", "🟧", "🟥", "🟪", "🟦"];
const MISSING = "⬜";

/** @param {number} full How many of the five are full. */
export function squaresText(full) {
	return join(
		SQUARES.map((square, at) => (at < full ? square : MISSING)),
		"",
	);
}

/**
 * Returns the text: what was played, how near to perfect, time and slides, and what else
 * is to be said. A line for each, without those that are empty.
 *
 * @param {object} said
 * @param {string} said.title
 * @param {number | null} said.squares
 * @param {string} said.time
 * @param {number} said.slides
 * @param {number} said.hints
 * @param {number} said.streak
 * @param {import("../../strings/share-en.js").ShareStrings} words
 */
export function resultText(
	{ title, squares, time, slides, hints, streak },
	words,
) {
	const lines = [
		title,
		squares === null ? "" : squaresText(squares),
		`${time} · ${words.slidesOf(slides)}`,
		hints > 0 ? words.withHints(hints) : "",
		streak > 1 ? words.streak(streak) : "",
	];
	return join(
		lines.filter((line) => line !== ""),
		"\n",
	);
}

/**
 * @param {Pick<import("./rest.js").Parts, "puzzle" | "strings">} parts
 * @param {Result} result
 * @param {() => unknown} challenge Opens what shares the replay.
 */
export async function shareResult(
	parts,
	{ name, hints, streak, squares },
	challenge,
) {
	const { puzzle, strings } = parts;
	const words = await loadShareTexts(strings());
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
	if (full !== null) sheet.show(await shared(full));
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
