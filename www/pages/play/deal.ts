/**
 * Deals the board that was asked for. One of a level is searched for; what takes long
 * can be cancelled.
 */

import { explain } from "../../messages/language.ts";
import type { Parts } from "./features.ts";

/** How long a search is not worth a word, in milliseconds. */
const SOON_MS = 400;

/** @param options The difficulty defaults to the player's. */
export async function deal(
	{ puzzle, strings, texts, notify }: Parts,
	options: { size: string; goal: string; seed?: string; difficulty?: string },
) {
	const { new: words } = texts();
	const { difficulty = puzzle.difficulty } = options;
	const search = new AbortController();
	const { signal } = search;
	const names = words.difficulties as Record<string, string>;
	const text = words.searching(named(options.size), names[difficulty] ?? "");
	const action = { label: words.cancel, act: () => search.abort() };
	let close = () => {};
	const timer = setTimeout(() => {
		close = notify(text, { action });
	}, SOON_MS);
	try {
		await puzzle.new({ ...options, signal });
	} catch (error) {
		if (!signal.aborted) notify(await explain(strings(), error));
	} finally {
		clearTimeout(timer);
		close();
	}
}

/** What comes after the board of a first visit: no toy any more, not yet the usual one. */
export const SECOND = { size: "3x3", goal: "last", difficulty: "easy" };

/** The size as a person reads it, in one piece. */
export function named(size: string) {
	return size.replace("x", "\u00a0×\u00a0");
}
