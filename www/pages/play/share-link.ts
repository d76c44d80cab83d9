/**
 * Shares a link to the game: to its start, or to the position in play.
 */

import { gameAddress } from "../parts/game-address.ts";
import { openShare } from "../parts/share.ts";
import type { Parts } from "./features.ts";

export async function shareLink(parts: Parts) {
	const { puzzle, strings, texts } = parts;
	const words = texts().link;
	const urlOf = (to: "start" | "position") =>
		gameAddress(puzzle.link(to), strings().tag);
	const url = urlOf("start");
	const position = urlOf("position");
	await openShare(parts, {
		title: strings().title,
		text: "",
		url,
		...(position !== url && {
			choice: {
				legend: words.about,
				options: [
					[url, words.start],
					[position, words.position],
				],
			},
		}),
	});
}
