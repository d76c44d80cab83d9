/**
 * What is shown when a marathon is done: its time, how it compares, and each board.
 */

import type {
	MarathonState,
	PastMarathon,
} from "../../../core/wasm/statistics.js";
import type { Texts as Words } from "../../../messages/compiled/marathon-en.ts";
import { openShare } from "../../kit/share.ts";
import { courseName, sizeName } from "../../parts/course-name.ts";
import { decimalText } from "../../parts/decimal-text.ts";
import { gameAddress } from "../../parts/game-address.ts";
import { linkTo } from "../../parts/links.ts";
import { addStyle, make, Sheet } from "../../parts/sheet.ts";
import { spanText } from "../../parts/span-text.ts";
import { averageTimeText, timeText } from "../../parts/time-text.ts";
import type { Parts } from "../page-parts.ts";
import css from "./result-sheet.css?inline";

export function makeResult(
	parts: Parts,
	result: {
		state: MarathonState;
		words: Words;
		/** The best before it. */
		best: PastMarathon | null;
		/** Whether that could be read. */
		isRead: boolean;
		/** Whether it is saved. */
		isKept: boolean;
		again: () => unknown;
		another: () => unknown;
	},
) {
	addStyle(css);
	const { state, words, again, another } = result;
	const name = courseName(state.parts, words);
	const sheet = new Sheet({
		id: "marathon-result",
		title: words.finished(name),
		close: parts.strings().close,
	});
	const figures = figuresOf(state, words);
	// Who hears the sheet hears them first.
	sheet.dialog.setAttribute("aria-describedby", figures.id);
	const verdict = make("p", { class: "marathon-verdict", role: "status" });
	verdict.textContent = verdictOf(result, parts.texts().seconds).join(
		parts.strings().space,
	);
	const buttons = make("div", { class: "marathon-buttons" });
	const first = sheet.closing(
		"marathon-again",
		words.again,
		"button strong",
		again,
	);
	const share = () => {
		const fragment = linkTo("marathon", state.course.replaceAll(" ", "_"));
		const url = gameAddress(fragment, parts.strings().tag);
		const text = shareText(state, name, words);
		return openShare(parts, () => ({ title: name, text, url }));
	};
	buttons.append(
		first,
		sheet.closing("marathon-another", words.another, "button", another),
		sheet.closing("marathon-share", words.share, "button", share),
	);
	sheet.body.append(figures, verdict, buttons, tableOf(state, words));
	sheet.first = first;
	return sheet;
}

function figuresOf(state: MarathonState, words: Words) {
	const { average, fastest, elapsed, slides, moves, tps, splits } = state;
	const figures = make("dl", {
		id: "marathon-figures",
		class: "marathon-figures row",
	});
	const figure = (name: string, value: string, kind = "") => {
		const box = make("div", { class: kind });
		box.append(make("dt", {}, name), make("dd", {}, value));
		figures.append(box);
	};
	const time = timeText(elapsed);
	if (average === null) figure(words.time, time, "first");
	else {
		const name = state.parts.isTrimmed ? words.average : words.mean;
		figure(name, averageTimeText(average), "first");
		figure(words.fastest, timeText(splits[fastest ?? 0].elapsed));
		figure(words.time, time);
	}
	figure(words.slides, String(slides));
	figure(words.moves, String(moves));
	if (tps !== null) figure(words.tps, decimalText(words.tag, tps, 2));
	return figures;
}

/**
 * Returns how a result compares, and what is wrong with it.
 *
 * @param seconds Names a number of them.
 */
function verdictOf(
	{
		state,
		words,
		best,
		isRead,
		isKept,
	}: {
		state: MarathonState;
		words: Words;
		best: PastMarathon | null;
		isRead: boolean;
		isKept: boolean;
	},
	seconds: (seconds: number) => string,
) {
	const said = [];
	if (!state.counts) {
		const reasons: ["helped" | "restarted", (sizes: string) => string][] = [
			["helped", words.helped],
			["restarted", words.restarted],
		];
		for (const [standing, say] of reasons) {
			const sizes = state.splits
				.filter((split) => split.standing === standing)
				.map(({ size }) => sizeName(size));
			if (sizes.length > 0) said.push(say([...new Set(sizes)].join(words.and)));
		}
	} else if (!isRead) said.push(words.bestUnread);
	else if (best === null) said.push(words.first);
	else {
		const scores = [state.score ?? 0, best.state.score ?? 0];
		said.push(compared(scores, words, seconds));
	}
	if (!isKept) said.push(words.notKept);
	return said;
}

/** @param scores This one, and the best before. */
function compared(
	[score, best]: number[],
	words: Words,
	seconds: (seconds: number) => string,
) {
	if (score === best) return words.isEqual;
	const time = spanText(Math.abs(score - best), seconds);
	return score < best
		? words.isBest(time)
		: words.isSlower(time, averageTimeText(best));
}

function tableOf({ splits, fastest, parts }: MarathonState, words: Words) {
	const table = make("table", { class: "marathon-splits" });
	const caption = make("caption", { class: "sr" }, words.splits);
	const head = make("tr");
	for (const name of [words.board, words.time, words.total, words.slides]) {
		head.append(make("th", { scope: "col" }, name));
	}
	const thead = make("thead");
	thead.append(head);
	const body = make("tbody");
	const isRow = parts.kind === "marathon" || parts.kind === "average";
	for (const [at, split] of splits.entries()) {
		const row = make("tr");
		const board = `${at + 1}. ${sizeName(split.size)}`;
		const time = timeText(split.elapsed);
		row.append(make("th", { scope: "row" }, board));
		// In brackets, as speed-solvers write what an average leaves out.
		row.append(make("td", {}, split.isLeftOut ? `(${time})` : time));
		row.append(make("td", {}, timeText(split.total)));
		row.append(make("td", {}, String(split.slides)));
		row.classList.toggle("fastest", isRow && at === fastest);
		row.classList.toggle("left-out", split.isLeftOut);
		body.append(row);
	}
	table.append(caption, thead, body);
	return table;
}

function shareText(state: MarathonState, name: string, words: Words) {
	const { average, fastest, splits, elapsed, slides, counts } = state;
	const text =
		average === null
			? words.shareTime(name, timeText(elapsed), slides)
			: words.shareAverage(
					name,
					averageTimeText(average),
					timeText(splits[fastest ?? 0].elapsed),
				);
	const isHelped = splits.some(({ standing }) => standing === "helped");
	return !counts && isHelped ? `${text} · ${words.withHelp}` : text;
}
