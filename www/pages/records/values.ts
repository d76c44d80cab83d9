/**
 * Numbers and dates as people read them.
 */

import { formatTime } from "../../messages/language.ts";
import { sizeName } from "../parts/course-name.ts";
import { decimalText } from "../parts/decimal-text.ts";
import { averageTimeText, timeText } from "../parts/time-text.ts";

export type Measure = "time" | "slides" | "moves" | "tps";

/** Returns the value of one play. */
export function valueText(measure: Measure, value: number, tag: string) {
	if (measure === "time") return timeText(value);
	return measure === "tps" ? decimalText(tag, value, 2) : String(value);
}

/** Returns an average: counts have one place more than those of a play. */
export function averageText(measure: Measure, value: number, tag: string) {
	if (measure === "time") return averageTimeText(value);
	return decimalText(tag, value, measure === "tps" ? 2 : 1);
}

/**
 * Returns the bound of a bar or the mark of an axis: no more places than it has.
 */
export function boundText(measure: Measure, value: number, tag: string) {
	if (measure === "time") {
		const places = value % 1000 === 0 ? 0 : value % 100 === 0 ? 1 : 2;
		return formatTime(Math.round(value / 10) * 10, places);
	}
	const places = measure === "tps" ? 1 : 0;
	return Number(value.toFixed(places)).toLocaleString(tag);
}

/** Returns size and goal, and whether the numbers were hidden (`last~`). */
export function categoryText(
	{ size, goal }: { size: string; goal: string },
	goals: Record<string, string>,
) {
	const name = goal.replace("~", "");
	const parts = [sizeName(size)];
	if (name !== "last") {
		parts.push(Object.hasOwn(goals, name) ? goals[name] : goals.own);
	}
	if (name !== goal) parts.push(goals.blindfolded);
	return parts.join(" · ");
}

const DAY_MS = 86_400_000;

/** Makes dates in a language. */
export function dateFormats(language: string) {
	const make = (options: Intl.DateTimeFormatOptions) => {
		const format = new Intl.DateTimeFormat(language, options);
		return (at: number) => (at > 0 ? format.format(at) : "");
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
		 * @param span What the axis spans, in milliseconds.
		 */
		ticks: (span: number) =>
			span < 2 * DAY_MS ? clock : span > 300 * DAY_MS ? month : mark,
	};
}
