/**
 * The attributes of the tag: names, values (the default first) and what they mean. The
 * types for TypeScript and for each framework, the manifest and the reference are made
 * of this list; `attributes.ts` has the values at run time.
 */

export interface SlidingPuzzleAttributes {
	/** Columns × rows, like `4x3`, 2 to 16 each. Setting it deals a new board. */
	size?: string | undefined;
	/**
	 * The arrangement to reach: `last`, `first`, `snake`, `spiral`, or a board in text
	 * form. Setting it deals a new board.
	 */
	goal?: string | undefined;
	/**
	 * The board to start with instead of a shuffle: position code, text form or JSON.
	 * Setting it opens that board.
	 */
	board?: string | undefined;
	/**
	 * Any text. The same size, goal and seed always give the same shuffle. Without one,
	 * a seed is drawn.
	 */
	seed?: string | undefined;
	/**
	 * What the tiles show: `number`, `letter`, `image` or `none`. The default is
	 * numbers, or the picture if there is a `src`.
	 */
	tiles?: "number" | "letter" | "image" | "none" | undefined;
	/** The address of the picture on the tiles. */
	src?: string | undefined;
	/** The text alternative of the picture, for screen readers. */
	alt?: string | undefined;
	/** Whether the pieces of a picture have their numbers: `off` or `on`. */
	labels?: "off" | "on" | undefined;
	/** Colours: `auto` (the page's `color-scheme`), `light`, `dark` or `contrast`. */
	theme?: "auto" | "light" | "dark" | "contrast" | undefined;
	/** The colours of the tiles: `kiln`, `reef`, `stone` or `petal`. */
	palette?: "kiln" | "reef" | "stone" | "petal" | undefined;
	/**
	 * Which tiles share a colour: none (`home`), or those of each of the `rows`,
	 * `columns`, L-shaped layers (`fringe`), or rows and, in the last two, columns
	 * (`last-rows`).
	 */
	scheme?: "home" | "rows" | "columns" | "fringe" | "last-rows" | undefined;
	/**
	 * Controls beside the board: `full`, `compact` (one row), `bar` (undo, hint and
	 * new; the page adds the rest) or `none`.
	 */
	controls?: "full" | "compact" | "bar" | "none" | undefined;
	/** Hints for the player: `on`, `off`, or how many per game. */
	hints?: "on" | "off" | number | `${number}` | undefined;
	/** Whether the player may use auto-solve: `on` or `off`. */
	solver?: "on" | "off" | undefined;
	/**
	 * Whether the time is shown: `on`, `off`, or with `tenths`, `hundredths` or
	 * `thousandths`.
	 */
	timer?: "on" | "off" | "tenths" | "hundredths" | "thousandths" | undefined;
	/**
	 * How hard new boards are: a number of slides to the goal, proved, or a level:
	 * `easy`, `medium`, `hard`, `expert`, `hardest`. Empty for boards drawn evenly from
	 * all. Boards of more than 16 cells have no levels.
	 */
	difficulty?:
		| ""
		| "easy"
		| "medium"
		| "hard"
		| "expert"
		| "hardest"
		| number
		| `${number}`
		| undefined;
	/**
	 * Whether it is shown how many slides are left: `on` or `off`. A play with it
	 * counts as one with a hint.
	 */
	distance?: "off" | "on" | undefined;
	/** Which counts are shown: `both`, `slides` or `moves`. */
	counts?: "both" | "slides" | "moves" | undefined;
	/**
	 * What hints, solutions, bounds and reviews count: `stm`, each slide, or `mtm`, each
	 * move: a line of tiles that slides at once.
	 */
	metric?: "stm" | "mtm" | undefined;
	/**
	 * How many seconds the player may look at a new board, 1 to 3600, before the time
	 * begins; `off` for no limit. The first move begins it too.
	 */
	inspection?: "off" | number | `${number}` | undefined;
	/**
	 * The keys that play: `all`, `arrows` (none that types a character) or `off`; then
	 * commands with other keys, by their place (`KeyboardEvent.code`), like
	 * `hint: KeyG F1; new: none`.
	 */
	keys?: string | undefined;
	/** When a tap acts: `up`, as the finger leaves the board, or `down`, at once. */
	tap?: "up" | "down" | undefined;
	/**
	 * Whether the mouse slides what it passes over: `off` or `on`. While Control or a
	 * button is held, it does not.
	 */
	hover?: "off" | "on" | undefined;
	/** Whether a gamepad plays: `off` or `on`. */
	gamepad?: "off" | "on" | undefined;
	/** What an arrow key moves: a `tile`, or the `blank`. */
	arrows?: "tile" | "blank" | undefined;
	/** Whether tiles are animated: `auto` (the player's system), `on` or `off`. */
	motion?: "auto" | "on" | "off" | undefined;
	/**
	 * How a new board appears: tiles `glide`, or the solved board is mixed up by real
	 * slides (`scramble`), once the solver is loaded.
	 */
	deal?: "glide" | "scramble" | undefined;
	/** Whether tiles make a sound: `off` or `on`. */
	sound?: "off" | "on" | undefined;
	/** Whether the player's slides are felt in the hand: `off` or `on`. */
	haptics?: "off" | "on" | undefined;
	/**
	 * Where the game is saved over a reload: `none`, `local` (one game for the whole
	 * site), or a key of your own.
	 */
	storage?: string | undefined;
	/** When the puzzle loads: `lazy`, when it scrolls into view, or `eager`, at once. */
	loading?: "lazy" | "eager" | undefined;
	/** View only: the player cannot move tiles. */
	readonly?: boolean | undefined;
	/** Like `readonly`, and the element is left out of its form. */
	disabled?: boolean | undefined;
	/** In a form, whether the puzzle must be solved before the form can be sent. */
	required?: boolean | undefined;
	/** The name in a form; the value is the position code. */
	name?: string | undefined;
}

/** The attributes as properties. What is read is text, `true` or `false`. */
export type ReflectedProperties = {
	[Name in keyof SlidingPuzzleAttributes]-?: Exclude<
		SlidingPuzzleAttributes[Name],
		number | undefined
	>;
} & {
	/** View only: the player cannot move tiles. The same as `readonly`. */
	readOnly: boolean;
};
