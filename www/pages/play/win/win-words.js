/**
 * What the page says of a win. Pure functions.
 */

import { proportionsOf } from "../../../element/attributes.js";
import { spanText } from "../../parts/span-text.js";
import { named } from "../deal.js";

/**
 * @typedef {object} Won What was won.
 * @property {import("../own-best.js").Praise} praise
 * @property {number} elapsed In milliseconds.
 * @property {number} slides
 * @property {string} size Like `4x4`.
 * @property {number | null} shortest The fewest slides, once they are proven.
 * @property {import("./win-daily.js").DailyNews | null} daily What there is to say of a
 *   puzzle of the day.
 */

/**
 * @typedef {object} Figure
 * @property {string} value
 * @property {string} name
 * @property {boolean} [isBest]
 */

/**
 * Returns the occasion and one line below it.
 *
 * @param {Won} won
 * @param {import("../../../messages/compiled/page-en.js").Texts} texts
 * @param {(ms: number) => string} time Writes a time.
 * @returns {{ headline: string, note: string }}
 */
export function headlineOf(won, { win: words, seconds }, time) {
	const { praise, slides, size, shortest, daily } = won;
	const { occasion, by, standing, hints, solver } = praise;
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

/**
 * Returns the figures: none if the solver has played.
 *
 * @param {Won} won
 * @param {import("../../../messages/compiled/page-en.js").Texts["win"]} words
 * @param {(ms: number) => string} time
 * @returns {Figure[]}
 */
export function figuresOf({ praise, elapsed, slides, daily }, words, time) {
	if (praise.solver) return [];
	/** @param {import("../../../core/wasm/statistics.js").Place | null} place */
	const isBest = (place) => (place?.others ?? 0) > 0 && place?.rank === 1;
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
