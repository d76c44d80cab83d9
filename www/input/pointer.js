/**
 * Fingers, mouse and pen on the board: a tap slides the line, a drag takes it
 * along and may let it go half-way, a swipe anywhere slides what can go that
 * way. Knows no rules: it asks which line would go.
 *
 * Two thumbs play faster than one: a second pointer finishes what the first has
 * begun, so nothing is dropped.
 */

/** A pointer that moved less has tapped, in CSS pixels. */
const SLOP = 8;

/** A line let go faster than this goes on, in CSS pixels per millisecond. */
const FLICK = 0.35;

/**
 * @typedef {import("../core/wasm/game.js").Line} Line
 * @typedef {import("../core/wasm/game.js").Direction} Direction
 */

/**
 * @typedef {object} Gesture
 * @property {number} id
 * @property {number} x Where it began.
 * @property {number} y
 * @property {number | null} cell
 * @property {Line | null} line What it drags, once it does.
 * @property {boolean} isDrag
 * @property {number} part How far the line is on its way, from 0 to 1.
 * @property {number} speed Along the line, in CSS pixels per millisecond.
 * @property {number} lastAlong
 * @property {number} lastTime
 */

/**
 * What it plays on.
 *
 * @typedef {object} Board
 * @property {{ mayPlay: boolean, ask: (command: { name: "move", values: { to: number } }) => unknown }} player
 *   Whether the board may be touched, and who asks for a move.
 * @property {{ cellAt: (x: number, y: number) => number | null, pitch: number }} view
 *   The cell under a point, and from cell to cell, in CSS pixels.
 * @property {{
 *   lineOf: (cell: number) => Line | null,
 *   lineTowards: (direction: Direction) => Line | null,
 *   drag: (line: Line, part: number) => void,
 *   drop: () => void,
 * }} play
 */

export class Pointer {
	#board;
	/** @type {Gesture | null} */
	#gesture = null;

	/**
	 * @param {HTMLElement} surface
	 * @param {Board} board
	 */
	constructor(surface, board) {
		this.#board = board;
		surface.addEventListener("pointerdown", (event) => {
			if (event.button !== 0 || !board.player.mayPlay) return;
			// No focus, selection or long press of the browser's own; the focus is
			// given by hand.
			event.preventDefault();
			this.down(event);
			// A pointer that is made by a script cannot be captured.
			if (event.isTrusted) surface.setPointerCapture(event.pointerId);
		});
		surface.addEventListener("pointermove", (event) => this.move(event));
		surface.addEventListener("pointerup", (event) => this.up(event));
		surface.addEventListener("pointercancel", (event) => this.cancel(event));
	}

	/** Whether a line is held by a finger. */
	get isDragging() {
		return this.#gesture?.isDrag ?? false;
	}

	/**
	 * Ends the gesture at hand where it is: another input comes first.
	 */
	finish() {
		const gesture = this.#gesture;
		if (gesture === null) return;
		this.#gesture = null;
		if (!gesture.isDrag) {
			if (gesture.cell !== null) this.#move(gesture.cell);
			return;
		}
		// A flick back takes it back, however far it was.
		const isFlick = Math.abs(gesture.speed) > FLICK;
		const goes = isFlick ? gesture.speed > 0 : gesture.part > 0.5;
		if (goes && gesture.line !== null) {
			const { cells } = gesture.line;
			this.#move(cells[cells.length - 1]);
		}
		this.#board.play.drop();
	}

	/** @param {number} to */
	#move(to) {
		this.#board.player.ask({ name: "move", values: { to } });
	}

	/**
	 * Lets go of what is dragged: the board is another one now. A tap that has
	 * not ended yet still counts.
	 */
	letGo() {
		if (!this.isDragging) return;
		this.#gesture = null;
		this.#board.play.drop();
	}

	/** @param {{ pointerId: number, clientX: number, clientY: number, timeStamp: number }} event */
	down({ pointerId, clientX, clientY, timeStamp }) {
		this.finish();
		this.#gesture = {
			id: pointerId,
			x: clientX,
			y: clientY,
			cell: this.#board.view.cellAt(clientX, clientY),
			line: null,
			isDrag: false,
			part: 0,
			speed: 0,
			lastAlong: 0,
			lastTime: timeStamp,
		};
	}

	/** @param {{ pointerId: number, clientX: number, clientY: number, timeStamp: number }} event */
	move({ pointerId, clientX, clientY, timeStamp }) {
		const gesture = this.#gesture;
		if (gesture?.id !== pointerId) return;
		const [x, y] = [clientX - gesture.x, clientY - gesture.y];
		if (!gesture.isDrag) {
			if (Math.hypot(x, y) < SLOP) return;
			gesture.isDrag = true;
			gesture.line = this.#lineFor(gesture.cell, directionOf(x, y));
		}
		if (gesture.line === null) return;
		const along = { L: -x, R: x, U: -y, D: y }[gesture.line.direction];
		const time = timeStamp - gesture.lastTime;
		if (time > 0) {
			const speed = (along - gesture.lastAlong) / time;
			// A finger's speed is rough: half of it is the speed before.
			gesture.speed = (gesture.speed + speed) / 2;
			gesture.lastAlong = along;
			gesture.lastTime = timeStamp;
		}
		gesture.part = Math.min(1, Math.max(0, along / this.#board.view.pitch));
		this.#board.play.drag(gesture.line, gesture.part);
	}

	/** @param {{ pointerId: number, timeStamp: number }} event */
	up({ pointerId, timeStamp }) {
		if (this.#gesture?.id !== pointerId) return;
		// A finger that rests before it lets go does not flick.
		if (timeStamp - this.#gesture.lastTime > 100) this.#gesture.speed = 0;
		this.finish();
	}

	/** @param {{ pointerId: number }} event */
	cancel({ pointerId }) {
		if (this.#gesture?.id !== pointerId) return;
		this.#gesture = null;
		this.#board.play.drop();
	}

	/**
	 * The line of the tile under the finger if it goes that way, else the tile
	 * beside the blank that does.
	 *
	 * @param {number | null} cell
	 * @param {Direction} direction
	 */
	#lineFor(cell, direction) {
		const line = cell === null ? null : this.#board.play.lineOf(cell);
		return line?.direction === direction
			? line
			: this.#board.play.lineTowards(direction);
	}
}

/**
 * @param {number} x
 * @param {number} y
 * @returns {Direction}
 */
function directionOf(x, y) {
	if (Math.abs(x) > Math.abs(y)) return x > 0 ? "R" : "L";
	return y > 0 ? "D" : "U";
}
