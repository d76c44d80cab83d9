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

type Handler<K extends keyof SlidingPuzzleEvents> =
	| ((event: SlidingPuzzleEvents[K]) => void)
	| undefined;

interface Handlers {
	onReady?: Handler<"ready">;
	onNew?: Handler<"new">;
	onBeforeMove?: Handler<"before-move">;
	onBeforeHint?: Handler<"before-hint">;
	onBeforeNew?: Handler<"before-new">;
	onMove?: Handler<"move">;
	onDistance?: Handler<"distance">;
	onHint?: Handler<"hint">;
	onProgress?: Handler<"progress">;
	onSolved?: Handler<"solved">;
	onFinished?: Handler<"finished">;
	onAside?: Handler<"aside">;
	onError?: Handler<"error">;
}

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
