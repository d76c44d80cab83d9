/**
 * Numbers and dates as people read them.
 */

import { formatTime } from "../../messages/language.js";
import { averageTimeText, timeText } from "../parts/time-text.js";

/** @typedef {"time" | "slides" | "moves" | "tps"} Measure */

/** @type {Measure[]} */
export const MEASURES = ["time", "slides", "moves", "tps"];

/**
 * Returns the value of one play.
 *
 * @param {Measure} measure
 * @param {number} value
 */
export function valueText(measure, value) {
	if (measure === "time") return timeText(value);
	return measure === "tps" ? value.toFixed(2) : String(value);
}

/**
 * Returns an average: counts have one place more than those of a play.
 *
 * @param {Measure} measure
 * @param {number} value
 */
export function averageText(measure, value) {
	if (measure === "time") return averageTimeText(value);
	return value.toFixed(measure === "tps" ? 2 : 1);
}

/**
 * Returns the bound of a bar or the mark of an axis: no more places than it has.
 *
 * @param {Measure} measure
 * @param {number} value
 */
export function boundText(measure, value) {
	if (measure === "time") {
		const places = value % 1000 === 0 ? 0 : value % 100 === 0 ? 1 : 2;
		return formatTime(Math.round(value / 10) * 10, places);
	}
	return String(Number(value.toFixed(measure === "tps" ? 1 : 0)));
}

/**
 * Returns the size as people write it.
 *
 * @param {string} size
 */
export function sizeText(size) {
	return size.replace("x", "×");
}

/**
 * Returns the name of a goal; empty for the usual one.
 *
 * @param {string} goal
 * @param {Record<string, string>} goals
 */
export function goalText(goal, goals) {
	if (goal === "last") return "";
	return Object.hasOwn(goals, goal) ? goals[goal] : goals.own;
}

/**
 * Returns size and goal.
 *
 * @param {{ size: string, goal: string }} category
 * @param {Record<string, string>} goals
 */
export function categoryText({ size, goal }, goals) {
	const name = goalText(goal, goals);
	return name === "" ? sizeText(size) : `${sizeText(size)} · ${name}`;
}

const DAY_MS = 86_400_000;

/** Makes dates in a language. @param {string} language */
export function dateFormats(language) {
	const make = (/** @type {Intl.DateTimeFormatOptions} */ options) => {
		const format = new Intl.DateTimeFormat(language, options);
		return (/** @type {number} */ at) => (at > 0 ? format.format(at) : "");
	};
	const clock = make({ hour: "numeric", minute: "2-digit" });
	const mark = make({ day: "numeric", month: "short" });
	const month = make({ month: "short", year: "numeric" });
	return {
		day: make({ dateStyle: "medium" }),
		moment: make({ dateStyle: "medium", timeStyle: "short" }),
		/**
		 * Returns what the ticks of an axis say: no two of them the same.
		 *
		 * @param {number} span What the axis spans, in milliseconds.
		 */
		ticks: (span) =>
			span < 2 * DAY_MS ? clock : span > 300 * DAY_MS ? month : mark,
	};
}

/** @typedef {ReturnType<typeof dateFormats>} Dates */
