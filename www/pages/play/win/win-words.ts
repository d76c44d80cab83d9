/**
 * What the page says of a win. Pure functions.
 */

import type { Praise } from "../../../core/wasm/statistics.js";
import { proportionsOf } from "../../../element/attributes.ts";
import type { Texts } from "../../../messages/compiled/page-en.ts";
import { spanText } from "../../parts/span-text.ts";
import { named } from "../deal.ts";
import type { DailyNews } from "./win-daily.ts";

/** What was won. */
export type Won = {
	praise: Praise;
	record: string;
	/** In milliseconds. */
	elapsed: number;
	slides: number;
	/** Whether each move was shown by a hint. */
	isGuided: boolean;
	/** Like `4x4`. */
	size: string;
	/** The fewest slides, once they are proven. */
	shortest: number | null;
	/** What is known of a puzzle of the day. */
	daily: DailyNews | null;
	/** Puts a newcomer's next board in play, if there is one. */
	step: (() => unknown) | null;
	/** Whether it is said that it is solved, and no more. */
	isCalm: boolean;
};

type Figure = {
	value: string;
	name: string;
	isBest: boolean;
};

/**
 * Returns the headline and what stands below it: an occasion that is not the headline
 * itself, and one line.
 *
 * @param name Of a puzzle of the day, which is the headline then.
 * @param time Writes a time.
 */
export function headlineOf(
	won: Won,
	name: string | null,
	texts: Texts,
	time: (ms: number) => string,
): { headline: string; occasion?: string; note: string } {
	const { win: words } = texts;
	const { praise, slides, isGuided, size, shortest, isCalm } = won;
	if (praise.solver) {
		const isShortest = shortest === slides;
		const note = isCalm ? "" : words.solverSlides(slides, isShortest);
		return { headline: words.bySolver, note };
	}
	const plain = name ? words.wonOf(name) : words.title;
	if (isCalm) return { headline: plain, note: "" };
	const [occasion, note] = occasionOf(won, texts);
	if (occasion !== null) {
		if (name === null) return { headline: occasion, note };
		// The time stands there with what it is.
		const isNamed = praise.occasion === "time";
		return { headline: plain, note, ...(!isNamed && { occasion }) };
	}
	const { hints, wins } = praise;
	if (hints > 0) {
		return {
			headline: wins === 1 && name === null ? words.first(named(size)) : plain,
			note: isGuided ? words.followed : words.helped(hints),
		};
	}
	const best = praise.time?.best;
	return { headline: plain, note: best ? words.bests(time(best)) : "" };
}

function occasionOf(
	{ praise: { occasion, by }, slides, size }: Won,
	{ win: words, seconds }: Texts,
): [string, string] | [null, ""] {
	switch (occasion) {
		case "first": {
			const { columns, rows } = proportionsOf(size);
			return [words.first(named(size)), words.inOrder(columns * rows - 1)];
		}
		case "perfect":
			return [words.perfect(slides), words.noShorter];
		case "time":
			return [words.bestTime, words.faster(spanText(by, seconds))];
		default:
			return [null, ""];
	}
}

/** Returns the figures: none if the solver has played. */
export function figuresOf(
	{ praise, elapsed, slides, shortest, isCalm }: Won,
	words: Texts["win"],
	time: (ms: number) => string,
): Figure[] {
	if (praise.solver || isCalm) return [];
	const { others = 0, rank } = praise.time ?? {};
	const isBest = others > 0 && rank === 1;
	const isOver =
		praise.squares !== null && shortest !== null && shortest < slides;
	return [
		{
			value: time(elapsed),
			name: isBest ? words.timeBest : words.time,
			isBest,
		},
		{
			value: String(slides),
			name: isOver
				? words.slidesAndBest(slides, shortest)
				: words.slides(slides),
			isBest: false,
		},
	];
}
