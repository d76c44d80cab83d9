/**
 * What the page says of a win. Pure functions.
 */

import type { Place, Praise } from "../../../core/wasm/statistics.js";
import { proportionsOf } from "../../../element/attributes.ts";
import type { Texts } from "../../../messages/compiled/page-en.ts";
import { spanText } from "../../parts/span-text.ts";
import { named } from "../deal.ts";
import type { DailyNews } from "./win-daily.ts";

/** What was won. */
export type Won = {
	praise: Praise;
	/** In milliseconds. */
	elapsed: number;
	slides: number;
	/** Like `4x4`. */
	size: string;
	/** The fewest slides, once they are proven. */
	shortest: number | null;
	/** What there is to say of a puzzle of the day. */
	daily: DailyNews | null;
	/** Whether it is said that it is solved, and no more. */
	isCalm: boolean;
};

type Figure = {
	value: string;
	name: string;
	isBest?: boolean;
};

/**
 * Returns the occasion and one line below it.
 *
 * @param time Writes a time.
 */
export function headlineOf(
	won: Won,
	{ win: words, seconds }: Texts,
	time: (ms: number) => string,
): { headline: string; note: string } {
	const { praise, slides, size, shortest, daily, isCalm } = won;
	const { occasion, by, standing, hints, solver } = praise;
	if (isCalm) {
		const headline = daily ? words.wonOf(daily.name) : words.title;
		return { headline: solver ? words.bySolver : headline, note: "" };
	}
	if (solver) {
		const isShortest = shortest === slides;
		return {
			headline: words.bySolver,
			note: words.solverSlides(slides, isShortest),
		};
	}
	switch (occasion) {
		case "daily":
			return { headline: words.wonOf(daily?.name ?? ""), note: "" };
		case "first": {
			const { columns, rows } = proportionsOf(size);
			return {
				headline: words.first(named(size)),
				note: words.inOrder(columns * rows - 1),
			};
		}
		case "perfect":
			return { headline: words.perfect(slides), note: words.noShorter };
		case "time":
			return {
				headline: words.bestTime,
				note: words.faster(spanText(by, seconds)),
			};
		case "slides":
			return { headline: words.fewest, note: words.fewer(by) };
		default:
			break;
	}
	const headline = daily ? words.wonOf(daily.name) : words.title;
	if (hints > 0) return { headline, note: words.helped(hints) };
	const { time: byTime, slides: bySlides } = praise;
	if (byTime?.best && bySlides?.best) {
		return { headline, note: words.bests(time(byTime.best), bySlides.best) };
	}
	return { headline, note: words.notCounting[standing] ?? "" };
}

/** Returns the figures: none if the solver has played. */
export function figuresOf(
	{ praise, elapsed, slides, daily, isCalm }: Won,
	words: Texts["win"],
	time: (ms: number) => string,
): Figure[] {
	if (praise.solver || isCalm) return [];
	const isBest = (place: Place | null) =>
		(place?.others ?? 0) > 0 && place?.rank === 1;
	const [byTime, bySlides] = [isBest(praise.time), isBest(praise.slides)];
	const figures = [
		{
			value: time(elapsed),
			name: byTime ? words.timeBest : words.time,
			isBest: byTime,
		},
		{
			value: String(slides),
			name: bySlides ? words.slidesBest(slides) : words.slides(slides),
			isBest: bySlides,
		},
	];
	const streak = daily?.streak ?? 0;
	if (streak > 0) {
		figures.push({
			value: String(streak),
			name: words.days(streak),
			isBest: false,
		});
	}
	return figures;
}
