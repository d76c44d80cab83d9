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
import type { SlidingPuzzleEvents } from "./events.js";

type OnOff = "on" | "off";

interface Attributes {
	/** Columns × rows, like `4x3`: 2 to 16 each. */
	size?: string | undefined;
	/** `last`, `first`, `snake`, `spiral`, or a board in text form. */
	goal?: string | undefined;
	/** Position code, text form or JSON: this board in place of a shuffle. */
	board?: string | undefined;
	/** Any text: size, goal and seed give one shuffle for ever. */
	seed?: string | undefined;
	tiles?: "number" | "letter" | "image" | "none" | undefined;
	/** Address of a picture for the tiles. */
	src?: string | undefined;
	/** What the picture shows, for who cannot see it. */
	alt?: string | undefined;
	theme?: "auto" | "light" | "dark" | "contrast" | undefined;
	controls?: "full" | "compact" | "none" | undefined;
	/** Or how many the player may ask for in a game. */
	hints?: OnOff | number | `${number}` | undefined;
	solver?: OnOff | undefined;
	timer?: OnOff | undefined;
	/** What an arrow key moves its way. */
	arrows?: "tile" | "blank" | undefined;
	motion?: "auto" | OnOff | undefined;
	sound?: OnOff | undefined;
	/** `none`, `local`, or a key of its own. */
	storage?: string | undefined;
	loading?: "lazy" | "eager" | undefined;
	disabled?: boolean | undefined;
	/** In a form, whether the puzzle must be solved before the form can be sent. */
	required?: boolean | undefined;
	/** Its name in a form; the value is the position code. */
	name?: string | undefined;
}

type Handler<K extends keyof SlidingPuzzleEvents> =
	| ((event: SlidingPuzzleEvents[K]) => void)
	| undefined;

interface Handlers {
	onReady?: Handler<"ready">;
	onNew?: Handler<"new">;
	onBeforeMove?: Handler<"before-move">;
	onMove?: Handler<"move">;
	onHint?: Handler<"hint">;
	onProgress?: Handler<"progress">;
	onSolved?: Handler<"solved">;
	onAside?: Handler<"aside">;
	onError?: Handler<"error">;
}

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
	HTMLAttributes<SlidingPuzzleElement>,
	SlidingPuzzleElement
> &
	Attributes & { class?: string | undefined; readonly?: boolean | undefined };

declare module "react" {
	namespace JSX {
		interface IntrinsicElements {
			"sliding-puzzle": Tag;
		}
	}
}
