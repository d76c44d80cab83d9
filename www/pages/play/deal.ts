/**
 * Deals the board that was asked for. One of a level is searched for; what takes long
 * can be cancelled.
 */

import { sizeText } from "../../messages/language.ts";
import { note } from "../parts/late.ts";
import type { PageContext } from "./page-context.ts";

/** How long a search is not worth a word, in milliseconds. */
const SOON_MS = 400;

/** @param options The difficulty defaults to the player's. */
export async function deal(
	{ puzzle, texts, notify, explain }: PageContext,
	options: { size: string; goal: string; seed?: string; difficulty?: string },
) {
	const { difficulty = puzzle.difficulty } = options;
	const search = new AbortController();
	const { signal } = search;
	const text = () => {
		const { searching, difficulties } = texts().new;
		const names = difficulties as Record<string, string>;
		return searching(sizeText(options.size), names[difficulty] ?? "");
	};
	const label = () => texts().new.cancel;
	const action = { label, act: () => search.abort() };
	let close = () => {};
	const timer = setTimeout(() => {
		close = notify(text, { action });
	}, SOON_MS);
	try {
		await puzzle.shuffle({ ...options, signal });
	} catch (error) {
		if (signal.aborted) return;
		note("no board was dealt", error);
		notify(() => explain(error));
	} finally {
		clearTimeout(timer);
		close();
	}
}

/** What comes after the board of a first visit: no toy any more, not yet the usual one. */
export const SECOND = { size: "3x3", goal: "last", difficulty: "easy" };

export { sizeText as named };
