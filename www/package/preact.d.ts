/**
 * `taquin/preact`: the tag in Preact's JSX. It has types alone: name it in
 * `compilerOptions.types`.
 */

import type { HTMLAttributes } from "preact";
import type { SlidingPuzzleElement } from "../element/element.js";
import type {
	SlidingPuzzleAttributes,
	SlidingPuzzleHandlers,
} from "./attributes.js";

type Own = SlidingPuzzleAttributes & SlidingPuzzleHandlers;

declare module "preact" {
	namespace JSX {
		interface IntrinsicElements {
			"sliding-puzzle": Omit<HTMLAttributes<SlidingPuzzleElement>, keyof Own> &
				Own;
		}
	}
}
