/**
 * The plays that were won last, to choose one for a review.
 */

import { read } from "../../core/read.ts";
import { join } from "../../messages/language.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { Held } from "../kit/held.tsx";
import { useLate } from "../kit/late.ts";
import { reviewLink } from "../parts/links.ts";
import { preview } from "../parts/preview.ts";
import { timeText } from "../parts/time-text.ts";
import type { Part } from "./review-state.ts";

/** How many are listed. */
const LISTED = 10;

export function Latest({ page }: Part) {
	const plays = useLate(
		() => readLatest(page.puzzle),
		[],
		(error) => console.info("the latest plays are not listed:", error),
	);
	const words = page.words.value;
	if (plays === null || plays.length === 0) return null;
	return (
		<section id="latest" aria-labelledby="latest-title">
			<h2 id="latest-title">{words.latest}</h2>
			<ul class="latest stack gap-0" id="latest-list">
				{plays.map(({ record, size, board, elapsed, stm }) => (
					<li key={record}>
						<a href={reviewLink(record)}>
							<Held element={board} />
							<span>
								<strong>{size.replace("x", " × ")}</strong>
								<span class="soft">
									{join(
										[timeText(elapsed), words.slidesCount(stm)],
										page.texts.value.strings.comma,
									)}
								</span>
							</span>
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}

async function readLatest(puzzle: HTMLElement) {
	const { plays } = openStorage(() => {});
	const rows = [];
	for (const { record } of await plays.newest("solved", LISTED)) {
		try {
			const { frames, size } = await read((reader) => reader.frames(record));
			const { elapsed, stm } = frames[frames.length - 1];
			const [{ board }] = frames;
			const tiles = { size, board, tiles: "number" };
			const seen = preview(puzzle, tiles);
			rows.push({ record, size, elapsed, stm, board: seen });
		} catch (error) {
			// Of another version. The page of records counts those.
			console.info("a play cannot be read:", error);
		}
	}
	return rows;
}
