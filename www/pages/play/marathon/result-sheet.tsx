/**
 * What is shown when a marathon is done: its time, how it compares, and each board.
 */

import type {
	MarathonState,
	PastMarathon,
} from "../../../core/wasm/statistics.js";
import type { Texts as Words } from "../../../messages/compiled/marathon-en.ts";
import { Button } from "../../kit/button.tsx";
import { openShare } from "../../kit/share.ts";
import { sheetOf } from "../../kit/sheet-of.ts";
import { Head } from "../../kit/table.tsx";
import { courseName, sizeName } from "../../parts/course-name.ts";
import { decimalText } from "../../parts/decimal-text.ts";
import { gameAddress } from "../../parts/game-address.ts";
import { linkTo } from "../../parts/links.ts";
import { addStyle } from "../../parts/sheet.ts";
import { spanText } from "../../parts/span-text.ts";
import {
	averageTimeText,
	shownAverage,
	timeDigits,
	timeText,
} from "../../parts/time-text.ts";
import type { PageContext } from "../page-context.ts";
import css from "./result-sheet.css?inline";

type Result = {
	state: MarathonState;
	words: Words;
	/** The best before it. */
	best: PastMarathon | null;
	/** Whether that could be read. */
	isRead: boolean;
	/** Whether it is saved. */
	isKept: boolean;
};

export function makeResult(
	context: PageContext,
	result: Result & { again: () => unknown; another: () => unknown },
) {
	addStyle(css);
	const { state, words, again, another } = result;
	const name = courseName(state.parts, words);
	const { close, space, tag } = context.strings();
	const title = words.finished(name);
	const verdict = verdictOf(result, context.texts().seconds).join(space);
	const share = () => {
		const fragment = linkTo("marathon", state.course.replaceAll(" ", "_"));
		const url = gameAddress(fragment, tag);
		const text = shareText(state, name, words);
		return openShare(context, () => ({ title: name, text, url }));
	};
	const sheet = sheetOf({ id: "marathon-result", title, close }, (sheet) => {
		const button = (
			id: "again" | "another" | "share",
			act: () => unknown,
			kind: string = "",
		) => (
			<Button
				id={`marathon-${id}`}
				kind={kind}
				onClick={() => sheet.leave(act)}
			>
				{words[id]}
			</Button>
		);
		return (
			<>
				<Figures state={state} words={words} />
				<p class="marathon-verdict" role="status">
					{verdict}
				</p>
				<div class="marathon-buttons stack">
					{button("again", again, "strong")}
					{button("another", another)}
					{button("share", share)}
				</div>
				<Splits state={state} words={words} />
			</>
		);
	});
	// Who hears the sheet hears them first.
	sheet.dialog.setAttribute("aria-describedby", "marathon-figures");
	sheet.first = sheet.body.querySelector<HTMLElement>("#marathon-again");
	return sheet;
}

function Figures({ state, words }: { state: MarathonState; words: Words }) {
	const { average, fastest, elapsed, slides, moves, tps, splits } = state;
	const figure = (name: string, value: string | number, kind: string = "") => (
		<div class={kind}>
			<dt class="small">{name}</dt>
			<dd>{value}</dd>
		</div>
	);
	const time = timeText(elapsed);
	const name = state.parts.isTrimmed ? words.average : words.mean;
	return (
		<dl id="marathon-figures" class="marathon-figures row">
			{average === null ? (
				figure(words.time, time, "first")
			) : (
				<>
					{figure(name, averageTimeText(average), "first")}
					{figure(words.fastest, timeText(splits[fastest ?? 0].elapsed))}
					{figure(words.time, time)}
				</>
			)}
			{figure(words.slides, slides)}
			{figure(words.moves, moves)}
			{tps !== null && figure(words.tps, decimalText(words.tag, tps, 2))}
		</dl>
	);
}

/**
 * Returns how a result compares, and what is wrong with it.
 *
 * @param seconds Names a number of them.
 */
function verdictOf(
	{ state, words, best, isRead, isKept }: Result,
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
		const scores = [state, best.state].map(({ score }) =>
			shownAverage(score ?? 0),
		);
		said.push(compared(scores, words, seconds));
	}
	if (!isKept) said.push(words.notKept);
	return said;
}

/** @param scores This one, and the best before, as they are shown. */
function compared(
	[score, best]: number[],
	words: Words,
	seconds: (seconds: number) => string,
) {
	if (score === best) return words.isEqual;
	const time = spanText([score, best], timeDigits(), seconds);
	return score < best
		? words.isBest(time)
		: words.isSlower(time, averageTimeText(best));
}

function Splits({
	state: { splits, fastest, parts },
	words,
}: {
	state: MarathonState;
	words: Words;
}) {
	const { board, time, total, slides } = words;
	const isRow = parts.kind === "marathon" || parts.kind === "average";
	return (
		<table class="marathon-splits">
			<caption class="sr">{words.splits}</caption>
			<Head columns={{ board, time, total, slides }} />
			<tbody>
				{splits.map((split, at) => {
					const isFastest = isRow && at === fastest;
					const time = timeText(split.elapsed);
					return (
						<tr
							class={`${isFastest ? "fastest" : ""} ${split.isLeftOut ? "left-out" : ""}`.trim()}
							key={at}
						>
							<th scope="row">{`${at + 1}. ${sizeName(split.size)}`}</th>
							{/* In brackets, as speed-solvers write what an average leaves out. */}
							<td>{split.isLeftOut ? `(${time})` : time}</td>
							<td>{timeText(split.total)}</td>
							<td>{split.slides}</td>
						</tr>
					);
				})}
			</tbody>
		</table>
	);
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
