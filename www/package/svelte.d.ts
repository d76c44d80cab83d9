/**
 * `taquin/svelte`: the tag in Svelte's templates. It has types alone: name it
 * in `compilerOptions.types`.
 */

import type { HTMLAttributes } from "svelte/elements";
import type { SlidingPuzzleElement } from "../element/element.js";
import type {
	SlidingPuzzleAttributes,
	SlidingPuzzleHandlers,
} from "./attributes.js";

type Own = SlidingPuzzleAttributes & SlidingPuzzleHandlers;

declare module "svelte/elements" {
	interface SvelteHTMLElements {
		"sliding-puzzle": Omit<HTMLAttributes<SlidingPuzzleElement>, keyof Own> &
			Own;
	}
}
