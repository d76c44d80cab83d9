/**
 * The attributes of the tag, by what they are about: what they mean, and their values with
 * the default first; the default alone where any text may stand; `false` for what is there
 * or not. All that lists them follows from here: properties and types, the manifest and the
 * reference, what a player, a frame or the form for site authors may set.
 *
 * Pure functions: text in, choices out. Unknown values are ignored.
 */

/** The board. Setting one of them puts another in play. */
export const BOARD = {
	/** Columns × rows, like `4x3`, 2 to 16 each. Setting it deals a new board. */
	size: "4x4",
	/**
	 * The arrangement to reach: `last`, `first`, `snake`, `spiral`, or a board in text
	 * form. Setting it deals a new board.
	 */
	goal: "last",
	/**
	 * The board to start with instead of a shuffle: position code, text form or JSON.
	 * Setting it opens that board.
	 */
	board: "",
	/**
	 * Any text. The same size, goal and seed always give the same shuffle. Without one,
	 * a seed is drawn. `daily` gives the puzzle of the day, by the player's calendar;
	 * `daily 2026-12-24` that of a day. As on the play page, it has 4×4 tiles, or the
	 * size that is asked for.
	 */
	seed: "",
} as const;

/** What the tiles show. */
export const FACE = {
	/**
	 * What the tiles show: `number`, `letter`, `image` or `none`. The default is
	 * numbers, or the picture if there is a `src`.
	 */
	tiles: ["number", "letter", "image", "none"],
	/** The address of the picture on the tiles. */
	src: "",
	/** The text alternative of the picture, for screen readers. */
	alt: "",
	/** Whether the pieces of a picture have their numbers: `off` or `on`. */
	numbers: ["off", "on"],
} as const;

/** How they look. */
export const LOOK = {
	/** Colours: `auto` (the page's `color-scheme`), `light`, `dark` or `contrast`. */
	theme: ["auto", "light", "dark", "contrast"],
	/** The colours of the tiles: `kiln`, `reef`, `stone` or `petal`. */
	palette: ["kiln", "reef", "stone", "petal"],
	/**
	 * Which tiles share a colour: none (`home`), or all tiles of one of the `rows`,
	 * `columns`, L-shaped layers (`fringe`), rows and, in the last two, columns
	 * (`last-rows`), or quarters of a quarter of the board (`grids`).
	 */
	coloring: ["home", "rows", "columns", "fringe", "last-rows", "grids"],
	/** Whether tiles are animated: `auto` (the player's system), `on` or `off`. */
	motion: ["auto", "on", "off"],
} as const;

/** What there is to a game. */
export const GAME = {
	/** Hints for the player: `on`, `off`, or how many per game. */
	hints: "on",
	/** Whether the player may use auto-solve: `on` or `off`. */
	solver: ["on", "off"],
	/**
	 * How hard new boards are: a number of slides to the goal, proved, or a level:
	 * `easy`, `medium`, `hard`, `expert`, `hardest`. Empty for boards drawn evenly from
	 * all. Boards of more than 16 cells have no levels.
	 */
	difficulty: "",
	/**
	 * Whether the numbers vanish with the first slide of a new board: `off` or `on`. They
	 * are back when it is solved. A hint brings them back too, and so does Space, for a
	 * player who takes it for solved; then the game counts as one with a hint.
	 */
	blindfold: ["off", "on"],
	/**
	 * Whether hints, solutions, bounds and reviews count slides (`stm`) or moves (`mtm`):
	 * tiles that slide together count once.
	 */
	metric: ["stm", "mtm"],
	/**
	 * How a new board appears: tiles `glide`, or the solved board is mixed up by real
	 * slides (`scramble`), once the solver is loaded.
	 */
	deal: ["glide", "scramble"],
} as const;

/** What is timed, counted or compared. A calm player has none of it. */
export const FIGURES = {
	/**
	 * Whether the time is shown: `on`, `off`, or with `tenths`, `hundredths` or
	 * `thousandths`.
	 */
	timer: ["on", "off", "tenths", "hundredths", "thousandths"],
	/**
	 * Which counts are shown: `both`, `slides`, `moves`, or `off`: then hints, solutions
	 * and wins name no figures either.
	 */
	counts: ["both", "slides", "moves", "off"],
	/**
	 * How many seconds the player may look at a new board, 1 to 3600, before the time
	 * begins; `off` for no limit. The first move begins it too.
	 */
	inspection: "off",
	/**
	 * Whether it is shown how many slides are left: `on` or `off`. A play with it
	 * counts as one with a hint.
	 */
	distance: ["off", "on"],
} as const;

/** How a player likes to play. `later/play-preferences.ts` knows what they mean. */
export const WAY = {
	/**
	 * The keys that play: `all`, `arrows` (none that types a character) or `off`; then
	 * commands with other keys, by their place (`KeyboardEvent.code`), like
	 * `hint: KeyG F1; shuffle: none`.
	 */
	keys: "all",
	/**
	 * What an arrow key moves: a `tile`, the `blank`, or nothing (`explore`): it chooses
	 * a tile, which Space or Enter slides.
	 */
	arrows: ["tile", "blank", "explore"],
	/** When a tap acts: `up`, as the finger leaves the board, or `down`, at once. */
	tap: ["up", "down"],
	/**
	 * Whether the mouse slides the tiles under it: `off` or `on`. It does not while
	 * Control or a button is held.
	 */
	hover: ["off", "on"],
	/** Whether there are buttons that slide below the board: `off` or `on`. */
	pad: ["off", "on"],
	/**
	 * Whether letter keys describe the board and typed numbers slide tiles: `off`, or how
	 * much is announced, `brief`, `normal` or `full`.
	 */
	speak: ["off", "brief", "normal", "full"],
	/** Whether tiles make a sound: `off` or `on`. */
	sound: ["off", "on"],
	/** Whether the player's slides are felt in the hand: `off` or `on`. */
	haptics: ["off", "on"],
} as const;

/** What the page around decides, and no player. */
export const PLACE = {
	/**
	 * Controls beside the board: `full`, `compact` (one row), `bar` (undo, hint and
	 * new; the page adds the rest) or `none`.
	 */
	controls: ["full", "compact", "bar", "none"],
	/**
	 * When the puzzle loads: `lazy`, when it scrolls into view, or `eager`, at once, as a
	 * page needs that is printed unseen.
	 */
	loading: ["lazy", "eager"],
	/** View only: the player cannot move tiles. */
	readonly: false,
} as const;

/** The same, but a page in a frame, or a preview, has none of it. */
export const SITE = {
	/**
	 * Where the game is saved over a reload: `none`, `local` (one game for the whole
	 * site), or a key of your own.
	 */
	storage: "none",
	/** The name in a form; the value is the board in text form. */
	name: "",
	/** Like `readonly`, and the element is left out of its form. */
	disabled: false,
	/** In a form, whether the puzzle must be solved before the form can be sent. */
	required: false,
} as const;

// Each is typed by its groups: a type that is made of the spread would lose what is said
// of each attribute, which editors show.

/** What a player may choose. */
export const PLAYERS: typeof FACE &
	typeof LOOK &
	typeof GAME &
	typeof FIGURES &
	typeof WAY = { ...FACE, ...LOOK, ...GAME, ...FIGURES, ...WAY };

/** What the page around a frame may choose. */
export const FRAMED: typeof BOARD & typeof PLAYERS & typeof PLACE = {
	...BOARD,
	...PLAYERS,
	...PLACE,
};

export const ATTRIBUTES: typeof FRAMED & typeof SITE = { ...FRAMED, ...SITE };

/** What some of them take that is no text; in HTML, a number is text. */
type Numbers = {
	hints: "on" | "off" | number | `${number}`;
	difficulty:
		| ""
		| "easy"
		| "medium"
		| "hard"
		| "expert"
		| "hardest"
		| number
		| `${number}`;
	inspection: "off" | number | `${number}`;
};

type ValueOf<Name, Usual> = Name extends keyof Numbers
	? Numbers[Name]
	: Usual extends readonly (infer Choice)[]
		? Choice
		: Usual extends string
			? string
			: boolean;

export type SlidingPuzzleAttributes = {
	-readonly [Name in keyof typeof ATTRIBUTES]?:
		| ValueOf<Name, (typeof ATTRIBUTES)[Name]>
		| undefined;
};

let preferences = "[distance],[inspection],[timer*=ths i]";
// A page may have replaced the methods of arrays.
for (const name of Object.keys(WAY)) preferences += `,[${name}]`;

/** An element whose player plays otherwise than usual. */
export const PREFERENCES = preferences;

/**
 * Returns an attribute's value in lower case, with the other words for on and off
 * that frameworks and people write.
 */
function switched(value: string | null) {
	const asked = value?.trim().toLowerCase() ?? "";
	if (asked === "false" || asked === "no") return "off";
	return asked === "true" || asked === "yes" ? "on" : asked;
}

/**
 * Returns the value of an attribute, or its default if the value is unknown.
 *
 * @param values The default first.
 */
export function choose(values: readonly string[], value: string | null) {
	const asked = switched(value);
	// HTML's own way to switch something on: `<sliding-puzzle sound>`.
	const wanted = asked || (value === null || values[0] !== "off" ? "" : "on");
	for (const known of values) if (known === wanted) return known;
	return values[0];
}

/** Returns how many hints the player may ask for in a game. */
export function hintsAllowed(value: string | null) {
	const asked = switched(value);
	if (asked === "off") return 0;
	return /^\d+$/.test(asked) ? Number(asked) : Number.POSITIVE_INFINITY;
}

/** Returns the key under which a game is saved, or `null` for none. */
export function storageKey(value: string | null) {
	const asked = value?.trim() ?? "";
	if (asked === "" || asked === "none") return null;
	return asked === "local" ? "sliding-puzzle" : `sliding-puzzle:${asked}`;
}

/**
 * Returns the proportions of a board before the core is loaded to read its size:
 * the two numbers as written, or a square if they are not numbers.
 */
export function proportionsOf(size: string | null) {
	const sides = (size ?? "").split("x");
	const [columns, rows] = [Number(sides[0]), Number(sides[1])];
	return columns > 0 && rows > 0 ? { columns, rows } : { columns: 1, rows: 1 };
}
