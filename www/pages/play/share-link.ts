/**
 * Shares a link to the game: to its start, or to the position in play.
 */

import { openShare } from "../kit/share.ts";
import { gameAddress } from "../parts/game-address.ts";
import type { PageContext } from "./page-context.ts";

export function shareLink(context: PageContext) {
	const { puzzle, strings, texts } = context;
	return openShare(context, () => {
		const words = texts().link;
		const urlOf = (to: "start" | "position") =>
			gameAddress(puzzle.link(to), strings().tag);
		const url = urlOf("start");
		const position = urlOf("position");
		return {
			title: strings().title,
			text: "",
			url,
			...(position !== url && {
				choice: {
					legend: words.about,
					options: { [url]: words.start, [position]: words.position },
				},
			}),
		};
	});
}
