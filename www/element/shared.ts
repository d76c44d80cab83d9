/**
 * What all puzzles of a page share: one instance of the core, the strings of each
 * language, and one observer of what is in view. Their solver: `solver/lazy.ts`.
 */

import { loadCore } from "../core/load-core.ts";
import { once } from "../core/once.ts";
import type { Language } from "../messages/compiled/languages.ts";
import { loadPuzzleTexts } from "../messages/compiled/puzzle.ts";
import type { Texts } from "../messages/compiled/puzzle-en.ts";

/** How far outside the window a puzzle starts to load, to be ready in time. */
const AHEAD = "200px";

/** Whether the place of a puzzle was looked up. */
let hasLooked = false;

/** Resolves with the core, one for all puzzles. */
export const sharedCore = once(async () => {
	const { Game, revive } = await loadCore();
	const shared = {
		Game,
		// A panic ends the games of all puzzles. Each sees that its epoch is over.
		epoch: 0,
		revive() {
			revive();
			shared.epoch += 1;
		},
	};
	return shared;
});

const tables: Map<string, () => Promise<Texts>> = new Map();

/** Resolves with the strings of a language, loaded once. */
export function sharedStrings(language: Language) {
	let table = tables.get(language);
	if (table === undefined) {
		table = once(() => loadPuzzleTexts(language));
		tables.set(language, table);
	}
	return table();
}

const watchers: WeakMap<Element, (isNear: boolean) => void> = new WeakMap();

let observer: IntersectionObserver | undefined;

/** Calls a function whenever a box comes into view, or leaves it. */
export function watchView(box: Element, call: (isNear: boolean) => void) {
	// An observer tells only after a frame. The first puzzle is usually in view, and to
	// look at all of them would make the browser lay out the page for each.
	if (!hasLooked) {
		hasLooked = true;
		const { top, bottom } = box.getBoundingClientRect();
		if (bottom > 0 && top < innerHeight && isShown(box)) call(true);
	}
	observer ??= new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				watchers.get(target)?.(isIntersecting);
			}
		},
		{ rootMargin: AHEAD },
	);
	watchers.set(box, call);
	observer.observe(box);
}

/** Stops watching a box. */
export function forgetView(box: Element) {
	watchers.delete(box);
	observer?.unobserve(box);
}

/**
 * Returns whether a box is shown, in view or not: not in a closed dialog, for example.
 * Safari before 17.4 cannot tell.
 */
export function isShown(box: Element) {
	return box.checkVisibility?.() !== false;
}
