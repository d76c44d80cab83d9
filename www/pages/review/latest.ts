/**
 * The plays that were won last, to choose one for a review.
 */

import { read } from "../../core/read.ts";
import { find } from "../../element/dom.ts";
import { join } from "../../messages/language.ts";
import { openStorage } from "../../storage/open-storage.ts";
import { reviewLink } from "../parts/links.ts";
import { preview } from "../parts/preview.ts";
import { make } from "../parts/sheet.ts";
import { timeText } from "../parts/time-text.ts";
import type { ReviewPage } from "./review-page.ts";

/** How many are listed. */
const LISTED = 10;

/** Lists them. */
export async function renderLatest({ puzzle, texts }: ReviewPage) {
	const { plays } = openStorage(() => {});
	const latest = await plays.newest("solved", LISTED);
	const rows = [];
	for (const { record } of latest) {
		try {
			rows.push(await rowOf(record, puzzle, texts));
		} catch (error) {
			// Of another version. The page of records counts those.
			console.info("a play cannot be read:", error);
		}
	}
	find(document, "latest-list", HTMLElement).replaceChildren(...rows);
	find(document, "latest", HTMLElement).hidden = rows.length === 0;
}

async function rowOf(
	record: string,
	puzzle: HTMLElement,
	{ strings, review }: ReviewPage["texts"],
) {
	const { frames, size } = await read((reader) => reader.frames(record));
	const { elapsed, stm } = frames[frames.length - 1];
	const link = make("a", { href: reviewLink(record) });
	const said = make("span");
	const slides = review.slidesCount(stm);
	said.append(
		make("strong", {}, size.replace("x", " × ")),
		make(
			"span",
			{ class: "soft" },
			join([timeText(elapsed), slides], strings.comma),
		),
	);
	const tiles = { size, board: frames[0].board, tiles: "number" };
	link.append(preview(puzzle, tiles), said);
	const row = make("li");
	row.append(link);
	return row;
}
