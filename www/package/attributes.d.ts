/**
 * The attributes of the tag, and its events as attributes (`onsolved`), for the
 * declarations of each framework.
 */

import type { SlidingPuzzleEvents } from "./events.js";

export type { SlidingPuzzleAttributes } from "../element/attributes.js";

/** `onsolved`, `onbefore-move` and so on. */
export type SlidingPuzzleHandlers = {
	[K in keyof SlidingPuzzleEvents as `on${K}`]?:
		| ((event: SlidingPuzzleEvents[K]) => void)
		| undefined;
};
