/**
 * Shares the play that was just won: a text without a spoiler, a link to its start,
 * and its picture.
 */

import { formatTime } from "../../strings/language.js";
import { drawResult, siteName } from "../parts/result-picture.js";
import { openShare } from "../parts/share.js";
import { loadShareTexts } from "../parts/share-texts.js";

/**
 * @param {Pick<import("./rest.js").Parts, "puzzle" | "strings">} parts
 * @param {object} result
 * @param {number | null} result.optimum The fewest slides, if they are proven.
 * @param {boolean} result.isHelped Whether hints were taken.
 * @param {string} [result.name] What was played, if not just a size.
 */
export async function shareResult(parts, { optimum, isHelped, name }) {
	const { puzzle, strings } = parts;
	const words = await loadShareTexts(strings());
	const size = String(puzzle.size).replace("x", "×");
	const { stm, mtm } = puzzle.moves;
	const time = formatTime(puzzle.elapsed, 1);
	const note = isHelped ? words.withHelp : "";
	const title = name ?? words.game(size);
	const text = [title, words.length(stm, optimum), time, note]
		.filter((part) => part !== "")
		.join(" · ");
	/** @type {[string, string][]} */
	const figures = [
		[words.time, time],
		[words.slides, String(stm)],
		[words.moves, String(mtm)],
	];
	if (optimum !== null) figures.push([words.optimum, String(optimum)]);
	const picture = await pictureOf(puzzle, {
		game: strings().title,
		name: name ?? size,
		note,
		figures,
		site: siteName(),
	});
	const url = new URL(puzzle.link("start"), location.href).href;
	await openShare(parts, { title, text, url, picture });
}

/**
 * Resolves with the picture, or `null` if the board cannot be drawn.
 *
 * @param {import("../../element/element.js").SlidingPuzzleElement} puzzle
 * @param {import("../parts/result-picture.js").Result} result
 */
async function pictureOf(puzzle, result) {
	const board = puzzle.shadowRoot?.querySelector('[part~="canvas"]');
	if (!(board instanceof HTMLCanvasElement)) return null;
	try {
		return await drawResult(result, board);
	} catch (error) {
		// The text and the link are shared without it.
		console.info("the picture could not be drawn:", error);
		return null;
	}
}
