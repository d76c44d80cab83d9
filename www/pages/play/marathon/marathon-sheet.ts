/**
 * Which marathon to run: its kind, its sizes, how many boards; and one's best of it.
 */

import type { Language } from "../../../messages/compiled/languages.ts";
import type { Texts as Words } from "../../../messages/compiled/marathon-en.ts";
import { courseName, sizeName } from "../../parts/course-name.ts";
import { gameAddress } from "../../parts/game-address.ts";
import { oneOf, onOff, stepper } from "../../parts/inputs.ts";
import { linkTo } from "../../parts/links.ts";
import { addStyle, make, Sheet } from "../../parts/sheet.ts";
import { timeText } from "../../parts/time-text.ts";
import type { Parts } from "../features.ts";
import type { PageMarathon } from "./marathon.ts";
import css from "./marathon-sheet.css?inline";

type Kind = "relay" | "marathon" | "average";

/** What the player chooses at first. */
const USUAL = {
	kind: "relay" as Kind,
	upTo: 5,
	isAll: false,
	side: 4,
	boards: { marathon: 10, average: 5 },
};

/** How many boards speed-solvers race. */
const COUNTS = { marathon: [5, 10, 42, 100], average: [3, 5, 12] };

/** The sides that can be chosen. */
const LAST_SIDES = [3, 10];
const SIDES = [2, 10];

/** Longer lists of sizes are cut in the middle. */
const MOST_SIZES = 6;

/** Where the last choice is saved. */
const SETTING = "marathon";

/** @param link The course that a link asks for. */
export async function openMarathonSheet(
	parts: Parts,
	page: PageMarathon,
	link?: string,
) {
	addStyle(css);
	const words = await page.speak();
	const { settings, strings } = parts;
	const sheet = new Sheet({
		id: "marathon",
		title: words.title,
		close: strings().close,
	});
	const wanted = link === undefined ? settings.get(SETTING) : fromLink(link);
	const asked = chosenBefore(page, wanted);
	if (link !== undefined && courseOf(asked) !== wanted) {
		parts.notify(words.badLink);
		return;
	}
	const choices = make("div", { class: "marathon-choices" });
	const about = make("p", { class: "marathon-kind soft" });
	const sizes = make("p", { class: "marathon-sizes" });
	const best = make("p", { class: "marathon-best soft", role: "status" });
	const start = make("button", { type: "submit", class: "button strong wide" });
	start.id = "start-marathon";
	const form = make("form", { class: "marathon-form" });
	const names = { less: words.less, more: words.more };

	const render = () => {
		const course = courseOf(asked);
		const { parts: made } = stateOf(page, course);
		start.textContent = words.start(courseName(made, words));
		sizes.textContent = words.boards(sizesText(made.sizes), made.sizes.length);
		void showBest(course);
	};
	const showBest = async (course: string) => {
		const text = await bestText(page, course, words, strings().tag);
		// Meanwhile another may be chosen.
		if (course === courseOf(asked)) best.textContent = text;
	};
	const renderKind = () => {
		about.textContent = words.kindsAbout[asked.kind];
		choices.replaceChildren(...choicesOf());
		render();
	};
	const choicesOf = () => {
		const { kind } = asked;
		if (kind === "relay") {
			return [
				stepper({
					...names,
					name: words.upTo,
					value: asked.upTo,
					range: LAST_SIDES,
					onChange: (value) => {
						asked.upTo = value;
						render();
					},
				}),
				onOff({
					name: words.oblong,
					about: words.oblongAbout,
					isOn: asked.isAll,
					onChange: (isOn) => {
						asked.isAll = isOn;
						render();
					},
				}),
			];
		}
		return [
			stepper({
				...names,
				name: words.side,
				value: asked.side,
				range: SIDES,
				onChange: (value) => {
					asked.side = value;
					render();
				},
			}),
			oneOf({
				legend: words.count,
				options: COUNTS[kind].map((n) => [String(n), String(n)]),
				value: String(asked.boards[kind]),
				onChange: (value) => {
					asked.boards[kind] = Number(value);
					render();
				},
			}),
		];
	};
	const kinds = oneOf({
		legend: words.kind,
		options: Object.entries(words.kinds) as [Kind, string][],
		value: asked.kind,
		onChange: (value) => {
			asked.kind = value as Kind;
			renderKind();
		},
	});
	form.append(kinds, about, choices, sizes, best, start);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const course = courseOf(asked);
		settings.set(SETTING, course);
		sheet.close();
		void page.start(course);
	});
	sheet.body.append(
		make("p", { class: "marathon-about soft" }, words.about),
		...underWay(page, words, () => sheet.close()),
		form,
	);
	renderKind();
	sheet.open(start);
}

/** Returns what is under way, if anything, and what to do with it. */
function underWay(page: PageMarathon, words: Words, close: () => void) {
	const { state, isOn } = page;
	if (state === null) return [];
	const { parts, splits, elapsed } = state;
	const box = make("section", { class: "marathon-under-way frame" });
	const said = words.underWay(
		courseName(parts, words),
		splits.length,
		parts.sizes.length,
		timeText(elapsed),
	);
	const button = (id: string, text: string, act: () => unknown) => {
		const made = make("button", { type: "button", id, class: "button" }, text);
		made.addEventListener("click", () => {
			close();
			void act();
		});
		return made;
	};
	box.append(
		make("p", {}, said),
		button("resume-marathon", isOn ? words.playOn : words.resume, () =>
			page.resume(),
		),
		button("end-marathon", words.giveUp, () => page.giveUp()),
	);
	return [box];
}

/** Returns what is known of a course. */
function stateOf(page: PageMarathon, course: string) {
	const marathon = page.past.begin(course);
	const state = marathon.state();
	marathon.free();
	return state;
}

function sizesText(sizes: string[]) {
	const different = [...new Set(sizes)].map(sizeName);
	if (different.length <= MOST_SIZES) return different.join(", ");
	const first = different.slice(0, MOST_SIZES - 2);
	return [...first, "…", different[different.length - 1]].join(", ");
}

async function bestText(
	page: PageMarathon,
	course: string,
	words: Words,
	language: string,
) {
	try {
		const best = await page.past.best(course);
		if (best === null) return words.noBest;
		const date = new Date(best.at).toLocaleDateString(language, {
			dateStyle: "medium",
		});
		return words.best(timeText(best.state.score ?? 0), date);
	} catch (error) {
		console.info("the marathons cannot be read:", error);
		return words.bestUnread;
	}
}

function courseOf({ kind, upTo, isAll, side, boards }: typeof USUAL) {
	if (kind === "relay") return `${isAll ? "everything" : kind} 2-${upTo}`;
	return `${kind} ${side}x${side} x${boards[kind]}`;
}

/** Returns the address of a course. */
export function courseLink(course: string, language: Language) {
	const fragment = linkTo("marathon", course.replaceAll(" ", "_"));
	return gameAddress(fragment, language);
}

/** @param link What a link of a marathon asks for. */
function fromLink(link: string) {
	return link.replaceAll("_", " ");
}

/** Returns what the sheet shows at first: the last choice. */
function chosenBefore(page: PageMarathon, course: string | null): typeof USUAL {
	const asked = { ...USUAL, boards: { ...USUAL.boards } };
	if (course === null) return asked;
	try {
		const { kind, side, sizes } = stateOf(page, course).parts;
		if (kind === "relay" || kind === "everything") {
			return { ...asked, upTo: side, isAll: kind === "everything" };
		}
		if (COUNTS[kind].includes(sizes.length)) asked.boards[kind] = sizes.length;
		return { ...asked, kind, side: Math.min(side, SIDES[1]) };
	} catch (error) {
		// Another version wrote it.
		console.info("the last choice cannot be read:", error);
		return asked;
	}
}
