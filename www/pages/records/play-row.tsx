/**
 * A play in the list.
 */

import type { Row } from "../../core/wasm/statistics.js";
import { reviewLink, startLink } from "../parts/links.ts";
import { timeText } from "../parts/time-text.ts";
import type { Props } from "./records-state.ts";
import { categoryText, valueText } from "./values.ts";

export function PlayRow({
	row,
	page,
	record,
	onDelete,
}: Props & {
	row: Row;
	/** By which it is reviewed, once it is read. */
	record: string | undefined;
	onDelete: () => void;
}) {
	const words = page.strings.value;
	const puzzle = categoryText(row, words.goals);
	const time = timeText(row.elapsed);
	const date = page.dates.value.moment(row.at);
	const named = words.named(puzzle, time, date);
	const start = startLink(row);
	return (
		<tr>
			<td class="date">{date || words.unknown}</td>
			<td class="puzzle">{puzzle}</td>
			<td class="time">{time}</td>
			{/* On a narrow screen the columns have no head. */}
			<td class="slides" data-unit={words.slidesUnit(row.slides ?? 0)}>
				{row.slides ?? words.unknown}
			</td>
			<td class="moves" data-unit={words.movesUnit(row.moves ?? 0)}>
				{row.moves ?? words.unknown}
			</td>
			<td class="tps">
				{row.tps === null
					? words.unknown
					: valueText("tps", row.tps, words.tag)}
			</td>
			<td class="notes">
				{row.isBest && <span class="note soft best">{words.record}</span>}
				{row.hints > 0 && <Note text={words.hints(row.hints)} />}
				{row.solver && <Note text={words.solver} />}
				<Note text={own(words.standings, row.standing)} />
				<Note text={own(words.sources, row.source)} />
			</td>
			<td class="actions">
				{start && (
					<a
						class="action bare"
						href={start}
						aria-label={words.playAgainOf(named)}
					>
						{words.playAgain}
					</a>
				)}
				{record && (
					<a
						class="action bare review"
						href={reviewLink(record)}
						aria-label={words.reviewOf(named)}
					>
						{words.review}
					</a>
				)}
				<button
					type="button"
					class="action bare delete"
					aria-label={words.deleteOf(named)}
					onClick={onDelete}
				>
					{words.delete}
				</button>
			</td>
		</tr>
	);
}

function Note({ text }: { text: string | undefined }) {
	return text === undefined ? null : <span class="note soft">{text}</span>;
}

/** Returns what a table has of this name. */
function own(table: Record<string, string>, name: string) {
	return Object.hasOwn(table, name) ? table[name] : undefined;
}
