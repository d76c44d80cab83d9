/**
 * What the play page needs only after its first board: one file, loaded when nobody
 * waits for it.
 */

import { find } from "../../element/dom.js";
import { makeDialogs } from "./dialogs.js";
import { Notices } from "./notices.js";
import { startOffline } from "./offline.js";

/**
 * Makes the notices and the dialogs, and keeps the game for offline play.
 *
 * @param {object} parts
 * @param {import("../../element/element.js").SlidingPuzzleElement} parts.puzzle
 * @param {() => import("../../strings/en.js").Strings} parts.strings
 * @param {(text: string) => Promise<string | null>} parts.open Opens a board;
 *   resolves with what is wrong with it, or `null`.
 * @param {(to: "start" | "position") => void} parts.copy Copies a link.
 */
export function makeExtras({ puzzle, strings, open, copy }) {
	const list = find(document, "notices", HTMLElement);
	// A text that was shown before the notices came.
	list.replaceChildren();
	const notices = new Notices(list, {
		closeLabel: () => strings().close,
		focusElsewhere: () => puzzle.focus(),
	});
	const dialogs = makeDialogs({ open, onOpened: () => puzzle.focus(), copy });
	void startOffline({
		puzzle,
		tell: (text, options) => notices.show(text, options),
	});
	return { notices, dialogs };
}
