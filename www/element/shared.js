/**
 * What all puzzles of a page share: one instance of the core, one solver with one
 * worker, the strings of each language, and one observer of what is in view.
 */

import { loadCore } from "../core/load-core.js";
import { once } from "../core/once.js";
import { loadPuzzleTexts } from "../messages/compiled/puzzle.js";

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

/** Resolves with the solver: one worker and one set of tables for all puzzles. */
export const sharedSolver = once(async () => {
	const { playSolver } = await import("../solver/lazy.js");
	return playSolver();
});

/** @type {Map<string, () => Promise<import("../messages/compiled/puzzle-en.js").Texts>>} */
const tables = new Map();

/**
 * Resolves with the strings of a language, loaded once.
 *
 * @param {import("../messages/language.js").Language} language
 */
export function sharedStrings(language) {
	const known = tables.get(language);
	if (known !== undefined) return known();
	const table = once(() => loadPuzzleTexts(language));
	tables.set(language, table);
	return table();
}

/** @type {WeakMap<Element, (isNear: boolean) => void>} */
const watchers = new WeakMap();

/** @type {IntersectionObserver | undefined} */
let observer;

/**
 * Calls a function whenever a box comes into view, or leaves it.
 *
 * @param {Element} box
 * @param {(isNear: boolean) => void} call
 */
export function watchView(box, call) {
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

/**
 * Stops watching a box.
 *
 * @param {Element} box
 */
export function forgetView(box) {
	watchers.delete(box);
	observer?.unobserve(box);
}

/**
 * Returns whether a box is shown, in view or not: not in a closed dialog, for example.
 * Safari before 17.4 cannot tell.
 *
 * @param {Element} box
 */
export function isShown(box) {
	return box.checkVisibility?.() !== false;
}
