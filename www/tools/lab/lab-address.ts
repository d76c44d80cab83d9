/**
 * What is chosen on the page, as the part of its address after the `#`. Boards pass
 * through as they were written.
 */

import { NAMED_GOALS } from "../../pages/parts/goals.ts";
import { FIRST, USUAL_SEARCHES } from "./examples.ts";

/** What a student or a teacher chooses. */
export type Choices = {
	/** As it was written. */
	board: string;
	/** By name, or `own`. */
	goal: string;
	/** The goal of one's own, as it was written. */
	own: string;
	searches: string[];
	/** The most memory of a search, in megabytes. */
	mb: number;
	/** The most time of a search, in seconds. */
	s: number;
	/** How many boards, for the searches on many. */
	count: number;
	seed: string;
	/** How many slides these are from solved; empty for any. */
	d: string;
	/** Whether all of it is given. */
	fixed: boolean;
};

/** The least and the most of what is a number. */
export const RANGES = {
	mb: [1, 2_000],
	s: [1, 600],
	count: [2, 1_000],
} as const;

export function usualChoices(): Choices {
	return {
		board: FIRST,
		goal: "last",
		own: "",
		searches: [...USUAL_SEARCHES],
		mb: 100,
		s: 10,
		count: 100,
		seed: "1",
		d: "",
		fixed: false,
	};
}

/** Reads an address. What it does not say is as usual. */
export function readAddress(hash: string): Choices {
	const said = new URLSearchParams(hash.replace(/^#/, ""));
	const usual = usualChoices();
	const text = (name: string, other: string) => said.get(name) ?? other;
	const number: (name: keyof typeof RANGES) => number = (name) => {
		const [least, most] = RANGES[name];
		const value = Math.round(Number(said.get(name) ?? Number.NaN));
		if (Number.isNaN(value)) return usual[name];
		return Math.min(most, Math.max(least, value));
	};
	const goal = text("goal", usual.goal);
	const isNamed = NAMED_GOALS.includes(goal);
	const searches = said.get("searches")?.split(",");
	return {
		board: text("board", usual.board),
		goal: isNamed ? goal : "own",
		own: isNamed ? "" : goal,
		searches: searches?.filter((name) => name !== "") ?? usual.searches,
		mb: number("mb"),
		s: number("s"),
		count: number("count"),
		seed: text("seed", usual.seed),
		d: text("d", usual.d),
		fixed: said.get("fixed") === "1",
	};
}

/** Writes an address, with the `#`. */
export function writeAddress(choices: Choices) {
	const { board, goal, own, searches, mb, s, fixed } = choices;
	const said = new URLSearchParams({
		board,
		goal: goal === "own" ? own : goal,
		searches: searches.join(","),
		mb: String(mb),
		s: String(s),
	});
	const usual = usualChoices();
	for (const name of ["count", "seed", "d"] as const) {
		if (choices[name] !== usual[name]) said.set(name, String(choices[name]));
	}
	if (fixed) said.set("fixed", "1");
	// These need no escape there, and a link is read by people too.
	const text = said
		.toString()
		.replaceAll("%2F", "/")
		.replaceAll("%3A", ":")
		.replaceAll("%2C", ",");
	return `#${text}`;
}

/** Enough for the board, the searches and a table, in CSS pixels. */
const FRAME_HEIGHT = 900;

/** Returns the tag of a frame with the page. */
export function frameCode(src: string, title: string) {
	const text = (value: string) =>
		value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
	return `<iframe src="${text(src)}" title="${text(title)}" width="100%" height="${FRAME_HEIGHT}" allow="clipboard-write"></iframe>`;
}
