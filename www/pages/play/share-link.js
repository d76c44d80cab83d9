/**
 * Shares a link to the game: to its start, or to the position in play.
 */

import { openShare } from "../parts/share.js";

/** @param {import("./features.js").Parts} parts */
export async function shareLink(parts) {
	const { puzzle, strings, texts } = parts;
	const words = texts().link;
	const urlOf = (/** @type {"start" | "position"} */ to) =>
		new URL(puzzle.link(to), location.href).href;
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
