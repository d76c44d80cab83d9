/**
 * `taquin/vue`: the tag in Vue's templates. It has types alone: name it in
 * `compilerOptions.types`.
 */

import type { EmitFn, HTMLAttributes, PublicProps } from "vue";
import type { SlidingPuzzleElement } from "../element/element.js";
import type { SlidingPuzzleAttributes } from "./attributes.js";
import type { SlidingPuzzleEvents } from "./events.js";

/** As Vue's guide has it: the element is what a template ref gives. */
type Tag = new () => SlidingPuzzleElement & {
	/** @deprecated For templates alone. */
	$props: Omit<HTMLAttributes, keyof SlidingPuzzleAttributes> &
		SlidingPuzzleAttributes &
		PublicProps;
	/** @deprecated For templates alone. */
	$emit: EmitFn<{
		[K in keyof SlidingPuzzleEvents]: (event: SlidingPuzzleEvents[K]) => void;
	}>;
};

declare module "vue" {
	interface GlobalComponents {
		"sliding-puzzle": Tag;
	}
}
