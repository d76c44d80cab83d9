/**
 * Two faster ways for a pointer: a tap that acts when it begins, and a mouse that
 * slides what it passes over. Knows no rules: it asks which line would slide.
 *
 * Hovering is as in the simulators of speed-solvers: the gap follows the mouse. While
 * Control or a button is held nothing moves, so that the mouse can be put in place.
 */

/** How much of a cell a mouse may pass over unseen. */
const STEP = 0.5;

type Event = Pick<
	PointerEvent,
	"pointerType" | "buttons" | "button" | "ctrlKey" | "clientX" | "clientY"
>;

/** What it plays on. */
type Dependencies = {
	player: {
		mayPlay: boolean;
		ask: (command: { name: "move"; to: number }) => unknown;
	};
	view: { cellAt: (x: number, y: number) => number | null; pitch: number };
	play: {
		lineOf: (cell: number) => object | null;
		snapshot: { isSolved: boolean };
		help: { playback: object | null } | null;
	};
	/** Ends the gesture that has begun, as a tap. */
	finish: () => void;
	/** Focuses the board. */
	focus: () => void;
};

export class FastPointer {
	#parts;
	/** Whether a tap acts when it begins. */
	isEarly = false;
	/** Whether the mouse slides what it passes over. */
	isHover = false;
	/** Where the mouse was last, in CSS pixels. */
	#last: { x: number; y: number } | null = null;
	/** The cell under the mouse. */
	#cell: number | null = null;

	constructor(surface: EventTarget, parts: Dependencies) {
		this.#parts = parts;
		// Before the gestures hear of it.
		surface.addEventListener("pointerdown", (event: any) => this.hold(event), {
			capture: true,
		});
		surface.addEventListener("pointerdown", (event: any) => this.down(event));
		surface.addEventListener("pointermove", (event: any) => {
			const passed = event.getCoalescedEvents?.() ?? [];
			for (const one of passed.length > 0 ? passed : [event]) this.move(one);
		});
		surface.addEventListener("pointerleave", () => this.leave());
	}

	/** Whether the mouse would slide something now. */
	get #hovers() {
		const { player, play } = this.#parts;
		return (
			this.isHover &&
			player.mayPlay &&
			// What is won stays, and who watches a solution does not end it.
			!play.snapshot.isSolved &&
			!play.help?.playback
		);
	}

	/** Keeps a mouse that is only put in place from dragging. */
	hold(
		event: Event &
			Pick<PointerEvent, "preventDefault" | "stopImmediatePropagation">,
	) {
		if (event.pointerType !== "mouse" || !this.#hovers) return;
		event.preventDefault();
		event.stopImmediatePropagation();
		this.#parts.focus();
	}

	down({ button, clientX, clientY }: Event) {
		const { player, view, play, finish } = this.#parts;
		if (!this.isEarly || button !== 0 || !player.mayPlay) return;
		const cell = view.cellAt(clientX, clientY);
		// A swipe may begin where nothing slides.
		if (cell !== null && play.lineOf(cell) !== null) finish();
	}

	move({ buttons, ctrlKey, clientX: x, clientY: y }: Event) {
		if (!this.isHover) return;
		const from = this.#last ?? { x, y };
		this.#last = { x, y };
		// A finger on the board is held as well.
		const isHeld = buttons !== 0 || ctrlKey;
		const way = Math.hypot(x - from.x, y - from.y);
		const steps = Math.max(1, Math.ceil(way / (this.#parts.view.pitch * STEP)));
		for (let step = 1; step <= steps; step++) {
			const part = step / steps;
			this.#pass(
				from.x + (x - from.x) * part,
				from.y + (y - from.y) * part,
				isHeld,
			);
		}
	}

	#pass(x: number, y: number, isHeld: boolean) {
		const { player, view, play } = this.#parts;
		const to = view.cellAt(x, y);
		if (to === this.#cell) return;
		this.#cell = to;
		if (to === null || isHeld || !this.#hovers) return;
		if (play.lineOf(to) !== null) player.ask({ name: "move", to });
	}

	leave() {
		this.#last = null;
		this.#cell = null;
	}
}
