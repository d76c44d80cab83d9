/**
 * Gamepads. The directional pad and the left stick slide, the right stick chooses a
 * tile. They are read once per frame, while one is connected and a puzzle wants it.
 *
 * One loop serves all puzzles of a page: what is pressed goes to one of them.
 */

import type { Direction } from "../core/wasm/game.js";
import type { Command, Plain } from "./keys.ts";
import { OPPOSITE } from "./opposite.ts";

/** A stick nearer to its middle than this is at rest, as a fraction of its way. */
const DEAD = 0.5;

/** A direction that is held repeats after this many milliseconds, … */
const FIRST_MS = 280;

/** … and then each time after this many. */
const NEXT_MS = 110;

/** Button of the standard layout → its command. */
const BUTTONS: Record<number, Plain> = {
	0: "press",
	1: "undo",
	2: "hint",
	3: "redo",
	8: "restart",
	9: "new",
};

/** The shoulder buttons are as Shift: with one held, a button ends a game. */
const SHOULDERS = [4, 5, 6, 7];

/** Button of the directional pad → its way. */
const PAD: Record<number, Direction> = { 12: "U", 13: "D", 14: "L", 15: "R" };

/** What a direction moves. To explore, there is the right stick. */
type Arrows = "tile" | "blank" | "explore";

/** What is pressed. */
type Press = { command: Command; isShift: boolean };

/** What a gamepad does, from one reading to the next. */
export class PadReader {
	/** What was held at the last reading → when it acts again. */
	#held: Map<string, number> = new Map();

	/**
	 * @param now In milliseconds.
	 * @param arrows What a direction moves.
	 */
	read({ buttons, axes }: Gamepad, now: number, arrows: Arrows): Press[] {
		const isDown = (at: number) => buttons[at]?.pressed ?? false;
		const isShift = SHOULDERS.some(isDown);
		const presses: Press[] = [];
		const held: Map<string, number> = new Map();
		const hold: (key: string, command: Command, repeats: boolean) => void = (
			key,
			command,
			repeats,
		) => {
			const next = this.#held.get(key);
			const acts = next === undefined || (repeats && now >= next);
			const wait = next === undefined ? FIRST_MS : NEXT_MS;
			held.set(key, acts ? now + wait : (next ?? now));
			if (acts) presses.push({ command, isShift });
		};
		for (const [at, name] of Object.entries(BUTTONS)) {
			if (isDown(Number(at))) hold(at, { name }, name === "undo");
		}
		const pad = Object.entries(PAD).find(([at]) => isDown(Number(at)))?.[1];
		const way = pad ?? wayOf(axes[0], axes[1]);
		if (way) {
			const to = arrows === "blank" ? OPPOSITE[way] : way;
			hold(`slide ${way}`, { name: "move", to }, true);
		}
		const direction = wayOf(axes[2], axes[3]);
		if (direction) {
			hold(`choose ${direction}`, { name: "cursor", direction }, true);
		}
		this.#held = held;
		return presses;
	}
}

/**
 * Returns the way that a stick points.
 *
 * @param x From -1, left, to 1.
 * @param y From -1, up, to 1.
 */
function wayOf(x: number = 0, y: number = 0): Direction | null {
	if (Math.max(Math.abs(x), Math.abs(y)) < DEAD) return null;
	if (Math.abs(x) > Math.abs(y)) return x > 0 ? "R" : "L";
	return y > 0 ? "D" : "U";
}

/** A puzzle that is played by gamepad. */
export type Listener = {
	/** Whether it can be seen and played. */
	wants: () => boolean;
	isFocused: () => boolean;
	arrows: () => Arrows;
	hear: (press: Press) => void;
};

const listeners: Set<Listener> = new Set();

const readers: Map<number, PadReader> = new Map();

/** Who had the focus last. */
let latest: Listener | null = null;

/** The frame that reads next, if any. */
let frame = 0;

/**
 * Plays a puzzle by gamepad.
 *
 * @returns Ends it.
 */
export function listenToPads(listener: Listener): () => void {
	// Once, however often it is added.
	addEventListener("gamepadconnected", begin);
	listeners.add(listener);
	begin();
	return () => {
		listeners.delete(listener);
		if (latest === listener) latest = null;
	};
}

/** Reads from the next frame on, if there is anything to read. */
function begin() {
	if (frame === 0 && listeners.size > 0 && pads().length > 0) {
		frame = requestAnimationFrame(look);
	}
}

function look(now: number) {
	frame = 0;
	const listener = chosen();
	for (const pad of pads()) {
		const reader = readers.get(pad.index) ?? new PadReader();
		readers.set(pad.index, reader);
		// Read even if nobody wants it: what is held now is not pressed later.
		const presses = reader.read(pad, now, listener?.arrows() ?? "tile");
		if (listener !== null) for (const press of presses) listener.hear(press);
	}
	begin();
}

/** The puzzle that is played: with the focus, else the last that had it, else any. */
function chosen() {
	let first = null;
	for (const listener of listeners) {
		if (!listener.wants()) continue;
		if (listener.isFocused()) {
			latest = listener;
			return listener;
		}
		first ??= listener;
	}
	return latest?.wants() ? latest : first;
}

/** The gamepads that are connected. */
function pads() {
	const found: Gamepad[] = [];
	// A page that may not ask gets an error.
	let all: readonly (Gamepad | null)[];
	try {
		all = navigator.getGamepads?.() ?? [];
	} catch {
		return found;
	}
	for (const pad of all) if (pad?.connected) found.push(pad);
	return found;
}
