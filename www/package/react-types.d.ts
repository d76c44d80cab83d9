/**
 * The types of the React component, and of the tag itself in JSX.
 */

import type {
	DetailedHTMLProps,
	ForwardRefExoticComponent,
	HTMLAttributes,
	RefAttributes,
} from "react";
import type { SlidingPuzzleElement } from "../element/element.js";
import type {
	SlidingPuzzleAttributes,
	SlidingPuzzleHandlers,
} from "./attributes.js";
import type { SlidingPuzzleEvents } from "./events.js";

/** `before-move` → `BeforeMove`. */
type Pascal<Name extends string> = Name extends `${infer First}-${infer Rest}`
	? `${Capitalize<First>}${Pascal<Rest>}`
	: Capitalize<Name>;

/** `onSolved`, `onBeforeMove` and so on. */
type Handlers = {
	[K in keyof SlidingPuzzleEvents as `on${Pascal<K>}`]?:
		| ((event: SlidingPuzzleEvents[K]) => void)
		| undefined;
};

type Attributes = Omit<SlidingPuzzleAttributes, "readonly">;

type Common = Omit<
	HTMLAttributes<SlidingPuzzleElement>,
	keyof Attributes | keyof Handlers
>;

export interface SlidingPuzzleProps extends Common, Attributes, Handlers {
	/** View only: the player cannot move tiles. */
	readOnly?: boolean | undefined;
}

export type SlidingPuzzleComponent = ForwardRefExoticComponent<
	SlidingPuzzleProps & RefAttributes<SlidingPuzzleElement>
>;

/** The tag itself, in React 19 and later. */
type Tag = DetailedHTMLProps<
	Omit<
		HTMLAttributes<SlidingPuzzleElement>,
		keyof SlidingPuzzleAttributes | keyof SlidingPuzzleHandlers
	>,
	SlidingPuzzleElement
> &
	SlidingPuzzleAttributes &
	SlidingPuzzleHandlers & { class?: string | undefined };

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"sliding-puzzle": Tag;
		}
	}
}
