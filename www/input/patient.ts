/**
 * Two slower ways for a pointer: a tile slides after the pointer has rested on it, for
 * those who cannot press; or after it was pressed for a while, for hands that touch
 * what they do not mean. Knows no rules: it asks which line would slide.
 */

type Event = {
	isPrimary: boolean;
	pointerType: string;
	buttons: number;
	button: number;
	clientX: number;
	clientY: number;
};

/** What it plays on. */
type Parts = {
	player: {
		mayPlay: boolean;
		ask: (command: { name: "move"; to: number }) => unknown;
	};
	view: { cellAt: (x: number, y: number) => number | null };
	play: {
		lineOf: (cell: number) => object | null;
		snapshot: { isSolved: boolean };
		help: { playback: object | null } | null;
	};
	/** Focuses the board. */
	focus: () => void;
	/** Shows which cell waits, and for how many milliseconds; `null` for none. */
	mark: (cell: number | null, ms: number) => void;
};

export class Patient {
	#parts;
	/** In milliseconds; 0 for off. */
	#dwell = 0;
	#hold = 0;
	/** The cell under the pointer. */
	#cell: number | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;

	constructor(surface: EventTarget, parts: Parts) {
		this.#parts = parts;
		// Before the gestures hear of it.
		surface.addEventListener("pointerdown", (event: any) => this.down(event), {
			capture: true,
		});
		surface.addEventListener("pointermove", (event: any) => this.move(event));
		for (const type of ["pointerup", "pointercancel", "pointerleave"]) {
			surface.addEventListener(type, () => this.leave());
		}
	}

	set({ dwell, hold }: { dwell: number; hold: number }) {
		this.#dwell = dwell;
		this.#hold = hold;
		this.leave();
	}

	down(
		event: Event & {
			preventDefault: () => void;
			stopImmediatePropagation: () => void;
		},
	) {
		this.#stop();
		if (this.#hold === 0 || event.button !== 0 || !this.#parts.player.mayPlay)
			return;
		event.preventDefault();
		event.stopImmediatePropagation();
		this.#parts.focus();
		// A second finger means something else.
		this.#cell = event.isPrimary ? this.#at(event) : null;
		this.#wait(this.#hold);
	}

	move(event: Event) {
		const cell = this.#at(event);
		// A hand that shakes within a cell is still there.
		if (cell === this.#cell) return;
		this.#cell = cell;
		this.#stop();
		// Who presses has left the tile; a finger rests on nothing that it does not press.
		const rests = event.buttons === 0 && event.pointerType !== "touch";
		const { snapshot, help } = this.#parts.play;
		// What is won stays, and who watches a solution does not end it.
		if (rests && !snapshot.isSolved && !help?.playback) this.#wait(this.#dwell);
	}

	leave() {
		this.#stop();
		this.#cell = null;
	}

	#at({ clientX, clientY }: Event) {
		return this.#parts.view.cellAt(clientX, clientY);
	}

	#wait(ms: number) {
		const { player, play, mark } = this.#parts;
		const to = this.#cell;
		if (ms === 0 || to === null || !player.mayPlay) return;
		if (play.lineOf(to) === null) return;
		mark(to, ms);
		this.#timer = setTimeout(() => {
			mark(null, 0);
			// Meanwhile a key may have slid something else.
			if (play.lineOf(to) !== null) player.ask({ name: "move", to });
		}, ms);
	}

	#stop() {
		clearTimeout(this.#timer);
		this.#parts.mark(null, 0);
	}
}
