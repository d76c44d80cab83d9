/**
 * `taquin/solid`: the tag in Solid's JSX, with events as `on:solved`. It has
 * types alone: name it in `compilerOptions.types`.
 */

import type {} from "solid-js";
import type { SlidingPuzzleElement } from "../element/element.js";
import type { SlidingPuzzleAttributes } from "./attributes.js";
import type { SlidingPuzzleEvents } from "./events.js";

type Own = SlidingPuzzleAttributes & {
	[K in keyof SlidingPuzzleEvents as `on:${K}`]?:
		| ((event: SlidingPuzzleEvents[K]) => void)
		| undefined;
};

declare module "solid-js" {
	namespace JSX {
		interface IntrinsicElements {
			"sliding-puzzle": Omit<HTMLAttributes<SlidingPuzzleElement>, keyof Own> &
				Own;
		}
	}
}
