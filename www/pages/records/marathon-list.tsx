/**
 * The marathons that are done: a line each, the latest first, and which of them is the
 * best of its course.
 */

import { useEffect, useRef, useState } from "preact/hooks";
import type { PastMarathon } from "../../core/wasm/statistics.js";
import { loadMarathonTexts } from "../../messages/compiled/marathon.ts";
import { Button } from "../kit/button.tsx";
import { useReturn } from "../kit/events.ts";
import { useLate } from "../kit/late.ts";
import { Head } from "../kit/table.tsx";
import { courseName } from "../parts/course-name.ts";
import { averageTimeText, timeText, timeUnit } from "../parts/time-text.ts";
import type { Props } from "./records-state.ts";

/** How many are shown before all are asked for. */
const COUNT = 10;

export function MarathonList({ page }: Props) {
	const { strings, dates } = page;
	const { columns, tag, ...own } = strings.value;
	const [list, setList] = useState<PastMarathon[]>([]);
	const [showsAll, setShowsAll] = useState(false);
	const title = useRef<HTMLHeadingElement>(null);
	const words = useLate(() => loadMarathonTexts(tag), [tag], page.fail);
	const read = async () =>
		setList(await (await page.marathons()).list(timeUnit()));
	const readOrSay = () => void page.attempt(read);
	useEffect(readOrSay, []);
	useReturn(readOrSay);
	if (words === null || list.length === 0) return null;

	const remove = (id: string) =>
		page.attempt(async () => {
			const restore = await (await page.marathons()).remove(id);
			await read();
			// The button that had the focus goes, perhaps with the list.
			const isLast = list.length === 1;
			(isLast ? document.getElementById("data-title") : title.current)?.focus();
			page.notify(words.past.deleted, {
				act: async () => {
					await restore();
					await read();
				},
				done: words.past.restored,
			});
		});
	const lines = showsAll ? list : list.slice(0, COUNT);
	return (
		<section class="panel" id="marathons" aria-labelledby="marathons-title">
			<h2 id="marathons-title" tabIndex={-1} ref={title}>
				{words.past.title}
			</h2>
			<table aria-labelledby="marathons-title">
				<Head
					columns={{
						date: columns.date,
						puzzle: words.title,
						time: words.past.result,
						slides: columns.slides,
						notes: columns.notes,
						actions: columns.actions,
					}}
				/>
				<tbody>
					{lines.map(({ at, isBest, state }) => {
						const { id, average, elapsed, slides, splits } = state;
						const name = courseName(state.parts, words);
						const date = dates.value.moment(at);
						const result =
							average === null ? timeText(elapsed) : averageTimeText(average);
						return (
							<tr key={id}>
								<td class="date">{date}</td>
								<td class="puzzle">{name}</td>
								<td class="time">{result}</td>
								{/* On a narrow screen the columns have no head. */}
								<td class="slides" data-unit={own.slidesUnit(slides)}>
									{slides}
								</td>
								<td class="notes">
									{isBest && <span class="note soft best">{own.record}</span>}
									{(["helped", "restarted"] as const).map(
										(standing) =>
											splits.some((split) => split.standing === standing) && (
												<span class="note soft" key={standing}>
													{words.past[standing]}
												</span>
											),
									)}
								</td>
								<td class="actions">
									<button
										type="button"
										class="action bare delete"
										aria-label={own.deleteOf(own.named(name, result, date))}
										onClick={() => remove(id ?? "")}
									>
										{own.delete}
									</button>
								</td>
							</tr>
						);
					})}
				</tbody>
			</table>
			{lines.length < list.length && (
				<Button
					onClick={() => {
						setShowsAll(true);
						title.current?.focus();
					}}
				>
					{words.past.all(list.length)}
				</Button>
			)}
		</section>
	);
}
