/**
 * Which marathon to run: its kind, its sizes, how many boards; and one's best of it.
 */

import { courseName, sizeName } from "../../parts/course-name.js";
import { oneOf, onOff, stepper } from "../../parts/inputs.js";
import { addStyle, make, Sheet } from "../../parts/sheet.js";
import { timeText } from "../../parts/time-text.js";
import css from "./marathon-sheet.css?inline";

/** @typedef {"relay" | "marathon" | "average"} Kind */

/** What the player chooses at first. */
const USUAL = {
	kind: /** @type {Kind} */ ("relay"),
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

/**
 * @param {import("../features.js").Parts} parts
 * @param {import("./marathon.js").PageMarathon} page
 * @param {string} [link] The course that a link asks for.
 */
export async function openMarathonSheet(parts, page, link) {
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
	const about = make("p", { class: "marathon-kind" });
	const sizes = make("p", { class: "marathon-sizes" });
	const best = make("p", { class: "marathon-best", role: "status" });
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
	/** @param {string} course */
	const showBest = async (course) => {
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
		options: /** @type {[Kind, string][]} */ (Object.entries(words.kinds)),
		value: asked.kind,
		onChange: (value) => {
			asked.kind = /** @type {Kind} */ (value);
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
		make("p", { class: "marathon-about" }, words.about),
		...underWay(page, words, () => sheet.close()),
		form,
	);
	renderKind();
	sheet.open(start);
}

/**
 * Returns what is under way, if anything, and what to do with it.
 *
 * @param {import("./marathon.js").PageMarathon} page
 * @param {import("../../parts/course-name.js").Words} words
 * @param {() => void} close
 */
function underWay(page, words, close) {
	const { state, isOn } = page;
	if (state === null) return [];
	const { parts, splits, elapsed } = state;
	const box = make("section", { class: "marathon-under-way" });
	const said = words.underWay(
		courseName(parts, words),
		splits.length,
		parts.sizes.length,
		timeText(elapsed),
	);
	const button = (
		/** @type {string} */ id,
		/** @type {string} */ text,
		/** @type {() => unknown} */ act,
	) => {
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

/**
 * Returns what is known of a course.
 *
 * @param {import("./marathon.js").PageMarathon} page
 * @param {string} course
 */
function stateOf(page, course) {
	const marathon = page.past.begin(course);
	const state = marathon.state();
	marathon.free();
	return state;
}

/** @param {string[]} sizes */
function sizesText(sizes) {
	const different = [...new Set(sizes)].map(sizeName);
	if (different.length <= MOST_SIZES) return different.join(", ");
	const first = different.slice(0, MOST_SIZES - 2);
	return [...first, "…", different[different.length - 1]].join(", ");
}

/**
 * @param {import("./marathon.js").PageMarathon} page
 * @param {string} course
 * @param {import("../../parts/course-name.js").Words} words
 * @param {string} language
 */
async function bestText(page, course, words, language) {
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

/** @param {typeof USUAL} asked */
function courseOf({ kind, upTo, isAll, side, boards }) {
	if (kind === "relay") return `${isAll ? "everything" : kind} 2-${upTo}`;
	return `${kind} ${side}x${side} x${boards[kind]}`;
}

/**
 * Returns the address of the page with a link to a course.
 *
 * @param {string} course
 */
export function courseLink(course) {
	const hash = `#marathon=${course.replaceAll(" ", "_")}`;
	return new URL(location.pathname + hash, location.href).href;
}

/** @param {string} link What follows `#marathon=`. */
function fromLink(link) {
	return link.replaceAll("_", " ");
}

/**
 * Returns what the sheet shows at first: the last choice.
 *
 * @param {import("./marathon.js").PageMarathon} page
 * @param {string | null} course
 * @returns {typeof USUAL}
 */
function chosenBefore(page, course) {
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
