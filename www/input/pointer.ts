/**
 * Fingers, mouse and pen on the board. A tap slides a line. A drag holds it and may
 * release it before the end. A swipe anywhere slides what can move that way. Knows no
 * rules: it asks which line would slide.
 *
 * Two thumbs play faster than one, so a second pointer finishes what the first began.
 */

import type { Direction, Line } from "../core/wasm/game.js";

/** A pointer that moved less than this has tapped, in CSS pixels. */
const SLOP = 8;

/** A line released faster than this slides on, in CSS pixels per millisecond. */
const FLICK = 0.35;

/** What is heard of a pointer. */
type Touch = Pick<
	PointerEvent,
	"pointerId" | "clientX" | "clientY" | "timeStamp"
>;

type Gesture = {
	id: number;
	/** Where it began, in CSS pixels. */
	x: number;
	y: number;
	/** Where it began on the board, in cells. */
	from: { x: number; y: number };
	cell: number | null;
	/** The line it drags, once it does. */
	line: Line | null;
	isDrag: boolean;
	/** How far the line has slid, from 0 to 1. */
	part: number;
	/** The speed along the line, in CSS pixels per millisecond. */
	speed: number;
	lastPart: number;
	lastTime: number;
};

/** What it plays on. */
type Board = {
	/** Says whether the board may be touched, and takes the command to move. */
	player: {
		mayPlay: boolean;
		ask: (command: { name: "move"; to: number }) => unknown;
	};
	/**
	 * Where a point is on the board, in cells; the cell under it; and the distance
	 * between cells, in CSS pixels.
	 */
	view: {
		at: (x: number, y: number) => { x: number; y: number };
		cellAt: (x: number, y: number) => number | null;
		pitch: number;
	};
	play: {
		lineOf: (cell: number) => Line | null;
		lineTowards: (direction: Direction) => Line | null;
		drag: (line: Line, part: number) => void;
		drop: () => void;
	};
};

export class Pointer {
	#board;
	#gesture: Gesture | null = null;

	constructor(surface: HTMLElement, board: Board) {
		this.#board = board;
		surface.addEventListener("pointerdown", (event) => {
			if (event.button !== 0 || !board.player.mayPlay) return;
			// Prevents the browser's own focus, selection and long press. The focus is
			// set by hand.
			event.preventDefault();
			this.down(event);
			// A pointer made by a script cannot be captured.
			if (event.isTrusted) surface.setPointerCapture(event.pointerId);
		});
		surface.addEventListener("pointermove", (event) => {
			// Released where nobody heard it: the line goes back.
			if (event.buttons === 0) this.cancel(event);
			else this.move(event);
		});
		surface.addEventListener("pointerup", (event) => this.up(event));
		surface.addEventListener("pointercancel", (event) => this.cancel(event));
	}

	/** Whether a line is held by a finger. */
	get isDragging() {
		return this.#gesture?.isDrag ?? false;
	}

	/**
	 * Ends the current gesture where it is, because another input comes first.
	 */
	finish() {
		const gesture = this.#gesture;
		if (gesture === null) return;
		this.#gesture = null;
		if (!gesture.isDrag) {
			if (gesture.cell !== null) this.#move(gesture.cell);
			return;
		}
		// A flick back returns the line, however far it was.
		const isFlick = Math.abs(gesture.speed) > FLICK;
		const goes = isFlick ? gesture.speed > 0 : gesture.part > 0.5;
		if (goes && gesture.line !== null) {
			const { cells } = gesture.line;
			this.#move(cells[cells.length - 1]);
		}
		this.#board.play.drop();
	}

	#move(to: number) {
		this.#board.player.ask({ name: "move", to });
	}

	/**
	 * Releases the dragged line, because the board has changed. A tap that has not ended
	 * still counts.
	 */
	letGo() {
		if (!this.isDragging) return;
		this.#gesture = null;
		this.#board.play.drop();
	}

	down({ pointerId, clientX, clientY, timeStamp }: Touch) {
		this.finish();
		this.#gesture = {
			id: pointerId,
			x: clientX,
			y: clientY,
			from: this.#board.view.at(clientX, clientY),
			cell: this.#board.view.cellAt(clientX, clientY),
			line: null,
			isDrag: false,
			part: 0,
			speed: 0,
			lastPart: 0,
			lastTime: timeStamp,
		};
	}

	move({ pointerId, clientX, clientY, timeStamp }: Touch) {
		const gesture = this.#gesture;
		if (gesture?.id !== pointerId) return;
		const { view } = this.#board;
		const at = view.at(clientX, clientY);
		const [x, y] = [at.x - gesture.from.x, at.y - gesture.from.y];
		if (!gesture.isDrag) {
			if (Math.hypot(clientX - gesture.x, clientY - gesture.y) < SLOP) return;
			gesture.isDrag = true;
			gesture.line = this.#lineFor(gesture.cell, directionOf(x, y));
		}
		if (gesture.line === null) return;
		const part = { L: -x, R: x, U: -y, D: y }[gesture.line.direction];
		const time = timeStamp - gesture.lastTime;
		if (time > 0) {
			const speed = ((part - gesture.lastPart) * view.pitch) / time;
			// A finger's speed is noisy, so it is averaged with the speed before.
			gesture.speed = (gesture.speed + speed) / 2;
			gesture.lastPart = part;
			gesture.lastTime = timeStamp;
		}
		gesture.part = Math.min(1, Math.max(0, part));
		this.#board.play.drag(gesture.line, gesture.part);
	}

	up({ pointerId, timeStamp }: Pick<Touch, "pointerId" | "timeStamp">) {
		if (this.#gesture?.id !== pointerId) return;
		// A finger that rests before its release does not flick.
		if (timeStamp - this.#gesture.lastTime > 100) this.#gesture.speed = 0;
		this.finish();
	}

	cancel({ pointerId }: Pick<Touch, "pointerId">) {
		if (this.#gesture?.id !== pointerId) return;
		this.#gesture = null;
		this.#board.play.drop();
	}

	/**
	 * Returns the line of the tile under the finger if that can move this way, else the
	 * tile beside the blank that can.
	 */
	#lineFor(cell: number | null, direction: Direction) {
		const line = cell === null ? null : this.#board.play.lineOf(cell);
		return line?.direction === direction
			? line
			: this.#board.play.lineTowards(direction);
	}
}

function directionOf(x: number, y: number): Direction {
	if (Math.abs(x) > Math.abs(y)) return x > 0 ? "R" : "L";
	return y > 0 ? "D" : "U";
}
