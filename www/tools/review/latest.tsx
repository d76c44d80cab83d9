/**
 * The plays that were won last, to choose one for a review.
 */

import { read } from "../../core/read.ts";
import { join, sizeText } from "../../messages/language.ts";
import { Held } from "../../pages/kit/held.tsx";
import { useLate } from "../../pages/kit/late.ts";
import { note } from "../../pages/parts/late.ts";
import { reviewLink } from "../../pages/parts/links.ts";
import { preview } from "../../pages/parts/preview.ts";
import { timeText } from "../../pages/parts/time-text.ts";
import { plays } from "../../storage/open-storage.ts";
import type { Props } from "./review-state.ts";

/** How many are listed. */
const LISTED = 10;

export function Latest({ page }: Props) {
	// Without them a play can still be pasted.
	const plays = useLate(
		() => readLatest(page.puzzle),
		[],
		(error) => note("the latest plays are not listed", error),
	);
	const words = page.words.value;
	if (plays === null || plays.length === 0) return null;
	return (
		<section id="latest" aria-labelledby="latest-title">
			<h2 id="latest-title">{words.latest}</h2>
			<ul class="latest stack gap-0" id="latest-list">
				{plays.map(({ record, size, board, elapsed, stm }) => (
					<li key={record}>
						<a class="in-line gap-4" href={reviewLink(record)}>
							<Held element={board} />
							<span>
								<strong>{sizeText(size)}</strong>
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
			note("a play cannot be read", error);
		}
	}
	return rows;
}
