/**
 * What is shown when a play is won: its figures, and how near it came to perfect play.
 */

import { formatTime, join } from "../../strings/language.js";
import { reviewLink } from "../parts/links.js";
import { addStyle, make, Sheet } from "../parts/sheet.js";
import { spanText } from "../parts/span-text.js";
import { standingOf } from "./own-best.js";
import css from "./win-card.css?inline";

/** @typedef {import("../../core/wasm/statistics.js").Place} Place */

/** How long the fewest slides of a large board are looked for, in milliseconds. */
const BUDGET_MS = 5_000;

/**
 * @param {import("./rest.js").Parts} parts
 * @param {object} calls
 * @param {string | null} calls.name What was won, if not just any board.
 * @param {() => void} calls.next
 * @param {{ text: string, act: () => void } | null} calls.step What a newcomer may do
 *   next instead.
 * @param {{ text: string, again: () => void, againText: string } | null} calls.race
 *   How it went, and what repeats it.
 * @param {() => void} calls.challenge
 * @param {(optimum: number | null) => void} calls.share Gets the fewest slides, if
 *   they are proven.
 */
export function openWin(
	{ puzzle, strings, texts },
	{ name, next, step, share, race, challenge },
) {
	addStyle(css);
	const { win: words } = texts();
	const { stm, mtm } = puzzle.moves;
	/** The fewest slides, once they are proven. @type {number | null} */
	let proven = null;
	const leave = new AbortController();
	const sheet = new Sheet({
		id: "win",
		title: name === null ? words.title : words.wonOf(name),
		close: strings().close,
		onClose: () => leave.abort(),
	});
	const figures = make("dl", { id: "win-figures", class: "win-figures" });
	// Who hears the sheet hears them first.
	sheet.dialog.setAttribute("aria-describedby", figures.id);
	/** @param {string} name @param {string} value */
	const figure = (name, value) => {
		const box = make("div");
		const shown = make("dd", {}, value);
		box.append(make("dt", {}, name), shown);
		figures.append(box);
		return shown;
	};
	const time = figure(words.time, formatTime(puzzle.elapsed, 1));
	const slides = figure(words.slides, String(stm));
	figure(words.moves, String(mtm));
	const efficiency = figure(words.efficiency, "…");
	const perfect = make("p", { class: "win-perfect", role: "status" });
	perfect.textContent = words.searching;
	const own = make("p", { class: "win-own", role: "status" });
	const buttons = make("div", { class: "win-buttons" });
	const first = step === null ? "button strong" : "button";
	const again = sheet.closing("win-next", words.next, first, () => {
		next();
		puzzle.focus();
	});
	const send = sheet.closing("win-share", words.share, "button", () =>
		share(proven),
	);
	const watch = make("a", { id: "win-review", class: "button" }, words.review);
	const { record = "" } = puzzle.exportState() ?? {};
	watch.setAttribute("href", reviewLink(record));
	if (step !== null) {
		const { text, act } = step;
		buttons.append(sheet.closing("win-step", text, "button strong", act));
	}
	buttons.append(again);
	if (race !== null) {
		const told = make("p", { id: "win-race", class: "win-race" }, race.text);
		sheet.body.append(told);
		sheet.dialog.setAttribute("aria-describedby", `${told.id} ${figures.id}`);
		buttons.append(
			sheet.closing("win-race-again", race.againText, "button", race.again),
		);
	}
	buttons.append(
		send,
		watch,
		sheet.closing("win-challenge", words.challenge, "button", challenge),
	);
	sheet.body.append(figures, perfect, own, buttons);
	sheet.open(/** @type {HTMLElement} */ (buttons.firstElementChild));
	void showOptimum();
	void showOwn();
	return sheet;

	/** Tells how the play stands among the player's own. */
	async function showOwn() {
		try {
			const found = await standingOf(record);
			if (leave.signal.aborted) return;
			if (found.time?.rank === 1) mark(time, found.time);
			if (found.slides?.rank === 1) mark(slides, found.slides);
			own.textContent = inWords(found);
		} catch (error) {
			// Where nothing can be saved there are no records.
			console.info("the records could not be read:", error);
		}
	}

	/** @param {HTMLElement} shown @param {Place} place */
	function mark(shown, { others }) {
		if (others > 0)
			shown.append(make("span", { class: "badge" }, words.newBest));
	}

	/** @param {Awaited<ReturnType<typeof standingOf>>} standing */
	function inWords({ standing, time: byTime, slides: bySlides }) {
		if (byTime === undefined || bySlides === undefined) {
			return words.notCounting[standing] ?? "";
		}
		if (byTime.best === null || bySlides.best === null) {
			return words.first(puzzle.size.replace("x", " × "));
		}
		const [ms, fewer] = [byTime.best - puzzle.elapsed, bySlides.best - stm];
		const news = [];
		if (ms > 0) news.push(words.faster(spanText(ms, texts().seconds)));
		if (fewer > 0) news.push(words.fewer(fewer));
		if (news.length > 0) return join(news, strings().tag === "en" ? " " : "");
		if (ms === 0 || fewer === 0) return words.equal;
		return words.bests(formatTime(byTime.best, 1), bySlides.best);
	}

	async function showOptimum() {
		try {
			const { lower, upper } = await puzzle.optimum({
				budget: BUDGET_MS,
				signal: leave.signal,
			});
			// No play is shorter than what is proved, and this one is a solution too.
			const most = Math.min(upper ?? stm, stm);
			if (lower === most) proven = most;
			perfect.textContent =
				lower === most
					? `${words.optimum}: ${words.proven(most)}. ${
							stm === most ? words.best : words.wasted(stm - most)
						}`
					: `${words.optimum}: ${words.between(lower, most)}.`;
			efficiency.textContent = percent(most, stm, strings().tag);
		} catch (error) {
			if (leave.signal.aborted) return;
			console.info("the fewest slides were not found:", error);
			perfect.textContent = words.unknown;
			efficiency.textContent = "–";
		}
	}
}

/**
 * @param {number} part
 * @param {number} whole
 * @param {string} language
 */
function percent(part, whole, language) {
	// Rounded down: only perfect play has 100 %.
	const share = Math.floor((part / whole) * 100) / 100;
	return share.toLocaleString(language, { style: "percent" });
}
