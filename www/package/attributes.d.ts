/**
 * The attributes of the tag, and its events as attributes (`onsolved`), for the
 * declarations of each framework.
 */

import type { SlidingPuzzleEvents } from "./events.js";

type OnOff = "on" | "off";

export interface SlidingPuzzleAttributes {
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
	/** Numbers over the picture. */
	labels?: OnOff | undefined;
	theme?: "auto" | "light" | "dark" | "contrast" | undefined;
	palette?: "kiln" | "reef" | "stone" | "petal" | undefined;
	/** Which tiles share a colour. */
	scheme?: "home" | "rows" | "columns" | "fringe" | "last-rows" | undefined;
	controls?: "full" | "compact" | "bar" | "none" | undefined;
	/** Or how many the player may ask for in a game. */
	hints?: OnOff | number | `${number}` | undefined;
	solver?: OnOff | undefined;
	timer?: OnOff | "tenths" | "hundredths" | undefined;
	counts?: "both" | "slides" | "moves" | undefined;
	/** What hints, solutions and bounds count: slides or moves. */
	metric?: "stm" | "mtm" | undefined;
	/** How many seconds the player may look at a new board before the time begins. */
	inspection?: "off" | number | `${number}` | undefined;
	/** `all`, `arrows` or `off`; then commands with other keys: `hint: KeyG; new: none`. */
	keys?: string | undefined;
	/** When a tap acts. */
	tap?: "up" | "down" | undefined;
	/** The mouse slides what it passes over. */
	hover?: OnOff | undefined;
	gamepad?: OnOff | undefined;
	distance?: OnOff | undefined;
	/** A level, or a number of slides to the goal. */
	// biome-ignore format: a test reads each on one line
	difficulty?: "easy" | "medium" | "hard" | "expert" | "hardest" | number | `${number}` | undefined;
	/** What an arrow key moves its way. */
	arrows?: "tile" | "blank" | undefined;
	motion?: "auto" | OnOff | undefined;
	/** How a new board appears. */
	deal?: "glide" | "scramble" | undefined;
	sound?: OnOff | undefined;
	haptics?: OnOff | undefined;
	/** `none`, `local`, or a key of its own. */
	storage?: string | undefined;
	loading?: "lazy" | "eager" | undefined;
	/** View only: the player cannot move tiles. */
	readonly?: boolean | undefined;
	disabled?: boolean | undefined;
	/** In a form, whether the puzzle must be solved before the form can be sent. */
	required?: boolean | undefined;
	/** Its name in a form; the value is the position code. */
	name?: string | undefined;
}

/** `onsolved`, `onbefore-move` and so on. */
export type SlidingPuzzleHandlers = {
	[K in keyof SlidingPuzzleEvents as `on${K}`]?:
		| ((event: SlidingPuzzleEvents[K]) => void)
		| undefined;
};
