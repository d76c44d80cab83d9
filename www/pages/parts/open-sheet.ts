/**
 * Opens the sheets of a page, one of each and the last that was asked for, however late
 * what they need comes.
 */

import { spoken } from "./language-choice.ts";
import { late } from "./late.ts";
import { loading } from "./loading.ts";

/** Id → the sheet that is about to open. */
const coming: Map<string, Promise<void>> = new Map();

/** Id of the sheet that was asked for last. */
let wanted = "";

/**
 * Opens a sheet once all it needs is there. Asked for again meanwhile, it opens once; a
 * sheet that was asked for later takes its place. Rejects if it could not be made; the
 * next call tries again.
 *
 * @param make Resolves with the sheet, in the language of the page; with `null` if there
 *   is nothing to open.
 */
export function openSheet(
	id: string,
	make: () => Promise<{ open: () => void } | null>,
): Promise<void> {
	wanted = id;
	const open = async () => {
		for (;;) {
			const turn = spoken();
			await turn;
			const sheet = await late(make);
			// Meanwhile another language may be chosen.
			if (turn !== spoken()) continue;
			if (wanted === id) sheet?.open();
			return;
		}
	};
	const opening =
		coming.get(id) ?? loading(open()).finally(() => coming.delete(id));
	coming.set(id, opening);
	return opening;
}
