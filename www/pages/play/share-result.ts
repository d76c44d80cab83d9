/**
 * Shares the play that was just won: a text without a spoiler, a link to its start, and
 * its picture.
 */

import type { SlidingPuzzleElement } from "../../element/element.ts";
import { sizeText } from "../../messages/language.ts";
import { makeShareSheet } from "../kit/share-sheet.tsx";
import { gameAddress } from "../parts/game-address.ts";
import { note } from "../parts/late.ts";
import { openSheet } from "../parts/open-sheet.ts";
import { preview } from "../parts/preview.ts";
import {
	drawResult,
	type Result as Picture,
	siteName,
} from "../parts/result-picture.ts";
import { timeText } from "../parts/time-text.ts";
import type { PageContext } from "./page-context.ts";
import { LONG, readRival } from "./race/race.ts";
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
	context: Pick<PageContext, "puzzle" | "strings" | "texts">,
	{ name, isCalm, hints, streak, squares }: Result,
	challenge: () => unknown,
) {
	const { puzzle, strings, texts } = context;
	const size = sizeText(puzzle.size, "");
	const { stm } = puzzle.moves;
	const time = timeText(puzzle.elapsed);
	let show = async (_squares: number) => {};
	await openSheet("share", async () => {
		const words = texts().share;
		const url = gameAddress(await linkTo(puzzle, isCalm), strings().tag);
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
		const made = makeShareSheet({
			shared: await shared(null),
			words,
			close: strings().close,
			...(!isCalm && { more: { label: words.challenge, act: challenge } }),
		});
		show = async (full) => made.show(await shared(full));
		return made.sheet;
	});
	// The squares come when the fewest slides are proven.
	const full = isCalm ? null : await squares;
	if (full !== null) await show(full);
}

/**
 * Resolves with the link: to the board, above which the friend finds time and slides,
 * and sees them run beside their own. Where there is nothing to race, to its start.
 */
async function linkTo(puzzle: SlidingPuzzleElement, isCalm: boolean) {
	const { record = "" } = puzzle.exportState() ?? {};
	const { link, missing } = await readRival(record);
	const isRace = !isCalm && missing === null && link.length <= LONG;
	return isRace ? link : puzzle.link("start");
}

/** Resolves with the picture, or `null` if the board cannot be drawn. */
async function pictureOf(puzzle: SlidingPuzzleElement, result: Picture) {
	try {
		const { canvas, end } = await drawDealt(puzzle);
		try {
			return await drawResult(result, canvas);
		} finally {
			end();
		}
	} catch (error) {
		// The text and the link are shared without it.
		note("the picture could not be drawn", error);
		return null;
	}
}

/** As large as it is in the picture, in CSS pixels. */
const SIDE = 510;

/**
 * Draws the board as it was dealt, out of sight: who sees the picture recognises a puzzle.
 * Resolves with the canvas; call `end` when it was copied. Rejects if it cannot be drawn.
 */
async function drawDealt(puzzle: SlidingPuzzleElement) {
	const { record = "" } = puzzle.exportState() ?? {};
	const { start } = await readRival(record);
	const made = preview(puzzle, {
		loading: "eager",
		size: puzzle.size,
	}) as SlidingPuzzleElement;
	made.style.cssText = `position:fixed;inset:0 auto auto -200vw;inline-size:${SIDE}px;block-size:${SIDE}px`;
	document.body.append(made);
	const end = () => made.remove();
	try {
		await made.ready;
		await made.open(start);
		await frame();
		await frame();
		const canvas = made.shadowRoot?.querySelector('[part~="canvas"]');
		if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
		return { canvas, end };
	} catch (error) {
		end();
		throw error;
	}
}

function frame() {
	return new Promise((resolve) => requestAnimationFrame(resolve));
}
