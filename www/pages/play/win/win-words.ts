/**
 * What the page says of a win. Pure functions.
 */

import type { Praise } from "../../../core/wasm/statistics.js";
import { proportionsOf } from "../../../element/attributes.ts";
import type { Texts } from "../../../messages/compiled/page-en.ts";
import { formatTime } from "../../../messages/language.ts";
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
 * @param digits Of a time, after the seconds.
 */
export function headlineOf(
	won: Won,
	name: string | null,
	texts: Texts,
	digits: number,
): { headline: string; occasion?: string; note: string } {
	const { win: words } = texts;
	const { praise, slides, size, shortest, isCalm } = won;
	if (praise.solver) {
		const isShortest = shortest === slides;
		const note = isCalm ? "" : words.solverSlides(slides, isShortest);
		return { headline: words.bySolver, note };
	}
	const plain = name ? words.wonOf(name) : words.title;
	if (isCalm) return { headline: plain, note: "" };
	const [occasion, note] = occasionOf(won, texts, digits);
	if (occasion !== null) {
		if (name === null) return { headline: occasion, note };
		// The time stands there with what it is.
		const isNamed = praise.occasion === "time";
		return { headline: plain, note, ...(!isNamed && { occasion }) };
	}
	const { hints, wins, isGuided } = praise;
	if (hints > 0) {
		return {
			headline: wins === 1 && name === null ? words.first(named(size)) : plain,
			note: isGuided ? words.followed : words.helped(hints),
		};
	}
	const best = praise.time?.best;
	return {
		headline: plain,
		note: best ? words.bests(formatTime(best, digits)) : "",
	};
}

function occasionOf(
	{ praise: { occasion, time }, elapsed, slides, size }: Won,
	{ win: words, seconds }: Texts,
	digits: number,
): [string, string] | [null, ""] {
	switch (occasion) {
		case "first": {
			const { columns, rows } = proportionsOf(size);
			return [words.first(named(size)), words.inOrder(columns * rows - 1)];
		}
		case "perfect":
			return [words.perfect(slides), words.noShorter];
		case "time":
			return [
				words.bestTime,
				words.faster(
					spanText([time?.best ?? elapsed, elapsed], digits, seconds),
				),
			];
		default:
			return [null, ""];
	}
}

/** Returns the figures: none if the solver has played. */
export function figuresOf(
	{ praise, elapsed, slides, shortest, isCalm }: Won,
	words: Texts["win"],
	digits: number,
): Figure[] {
	if (praise.solver || isCalm) return [];
	const { others = 0, rank } = praise.time ?? {};
	const isBest = others > 0 && rank === 1;
	const isOver =
		praise.squares !== null && shortest !== null && shortest < slides;
	return [
		{
			value: formatTime(elapsed, digits),
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
