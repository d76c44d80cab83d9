/**
 * What a key means. Pure functions. The page decides when it listens to keys.
 *
 * The keys that slide are known by their place, so that W A S D lie together on every
 * keyboard. The others are known by their letter: H is for hint.
 */

type Direction = "U" | "D" | "L" | "R";

/** Which end of the row, or of the board, to choose. */
export type End = "home" | "end" | "first" | "last";

/** What needs no more than its name. */
export type Plain =
	| "shuffle"
	| "undo"
	| "redo"
	| "reset"
	| "hint"
	| "thinkLonger"
	| "play"
	| "pause"
	| "stop"
	| "press"
	| "heard";

/**
 * What the player asks for, by a key, a button or a finger: a move of the line of a cell,
 * or of a tile in a direction; a step along a playback; and what is plain.
 */
export type Command =
	| { name: Plain }
	| { name: "move"; to: number | Direction }
	| { name: "step"; by: 1 | -1 }
	| { name: "cursor"; direction: Direction | End };

/**
 * Key → what it does. A key is named by its place (`KeyW`, a `KeyboardEvent.code`), or
 * by what it types (`h`, `Enter`, a `KeyboardEvent.key`). The place comes first.
 */
export type Keys = Record<string, string>;

export const KEYS: Keys = {
	__proto__: null,
	ArrowUp: "up",
	ArrowDown: "down",
	ArrowLeft: "left",
	ArrowRight: "right",
	KeyW: "up",
	KeyS: "down",
	KeyA: "left",
	KeyD: "right",
	Home: "home",
	End: "end",
	Enter: "press",
	" ": "press",
	Backspace: "undo",
	Escape: "stop",
	z: "undo",
	y: "redo",
	h: "hint",
	p: "solve",
	n: "shuffle",
	r: "reset",
	",": "back",
	".": "forward",
} as any;

/** With Control, the end of the board. */
const ENDS: Record<string, readonly [End, End]> = {
	home: ["home", "first"],
	end: ["end", "last"],
};

/** Which way a tile goes, and which way when the blank is moved. */
const WAYS: Record<string, ArrayLike<Direction>> = {
	up: "UD",
	down: "DU",
	left: "LR",
	right: "RL",
} as any;

/** What is called otherwise as a command. */
const OTHERS: Record<string, Command> = {
	solve: { name: "play" },
	back: { name: "step", by: -1 },
	forward: { name: "step", by: 1 },
};

/** Returns what a key does, if anything. */
export function useOf(
	{ key, code }: { key: string; code: string },
	keys: Keys,
): string | undefined {
	// The keyboard on a screen tells no places.
	const place = code || `Key${key.toUpperCase()}`;
	const typed = key.length === 1 ? key.toLowerCase() : key;
	return keys[place] ?? keys[typed] ?? keys[usualLetter(code)];
}

/**
 * Returns the letter in a place on a US keyboard, for Greek, Hebrew, or an AZERTY's
 * undo.
 */
function usualLetter(code: string) {
	return code.slice(3).toLowerCase();
}

/**
 * @param arrows What a key that slides moves. When the blank moves one way, a tile
 *   moves the other. To explore, it chooses, and slides with Shift.
 */
export function commandOf(
	event: {
		key: string;
		code: string;
		shiftKey: boolean;
		ctrlKey: boolean;
		metaKey: boolean;
		altKey: boolean;
	},
	arrows: "tile" | "blank" | "explore" = "tile",
	keys: Keys = KEYS,
): Command | null {
	const { key, code, shiftKey, ctrlKey, metaKey, altKey } = event;
	if (altKey) return null;
	const use = useOf(event, keys);
	const ends = ENDS[use as string];
	if (ends) return { name: "cursor", direction: ends[ctrlKey ? 1 : 0] };
	if (ctrlKey || metaKey) {
		const letter = key > "~" ? usualLetter(code) : key.toLowerCase();
		if (letter === "z") return { name: shiftKey ? "redo" : "undo" };
		return letter === "y" ? { name: "redo" } : null;
	}
	if (use === undefined) return null;
	const ways = WAYS[use];
	if (ways === undefined) {
		return OTHERS[use] ?? { name: use as Plain };
	}
	if (shiftKey !== (arrows === "explore"))
		return { name: "cursor", direction: ways[0] };
	return { name: "move", to: ways[arrows === "blank" ? 1 : 0] };
}

/** What a key means, which the player may choose. */
export type Keyboard = { commandOf: typeof commandOf };
