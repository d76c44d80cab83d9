/**
 * A new game that begins solved and is scrambled before one's eyes, by real slides: the
 * way that the solver would go, backwards. Only the picture moves: the game is in play
 * from the start, and any input shows it at once.
 *
 * Loaded with the help. A board that the solver does not answer at once glides.
 */

import type { Direction } from "../../core/wasm/game.js";
import type { Play } from "../../play/play.ts";
import type { LazySolver } from "../../solver/lazy.ts";
import type { BoardView } from "../../view/board-view.ts";

/** How long to wait for the solver, in milliseconds: until the solved picture is there. */
const PATIENCE_MS = 180;

/** How long it takes from the new game on, at most. */
const WHOLE_MS = 950;

/** How long the board takes to its solved picture, and each tile to its next place. */
const SOLVED_MS = 160;
const STEP_MS = 50;

/** The most pictures on the way. On large boards many slides lie between two. */
const PICTURES = 60;

/** The input that ends it. */
const INPUTS = ["pointerdown", "keydown"];
const CAPTURE = { capture: true };

type GameClass = typeof import("../../core/wasm/game.js").Game;

export class Scramble {
	#play;
	#view;
	#solver;
	#page;
	/** Ends the one that runs. */
	#end = () => {};

	constructor(
		{
			play,
			view,
			solver,
		}: {
			play: Pick<Play, "game" | "snapshot" | "record">;
			view: Pick<BoardView, "show">;
			solver: Pick<LazySolver, "solve">;
		},
		page: Pick<
			Window,
			| "addEventListener"
			| "removeEventListener"
			| "requestAnimationFrame"
			| "setTimeout"
			| "performance"
		> = window,
	) {
		this.#play = play;
		this.#view = view;
		this.#solver = solver;
		this.#page = page;
	}

	/**
	 * Shows how the board in play comes about. Resolves when it is shown as it is.
	 */
	async run() {
		this.#end();
		const { text } = this.#play.game;
		const abort = new AbortController();
		// A move, or another game, has shown its own board.
		const isLeft = () => this.#play.game.text !== text;
		const isOver = () => abort.signal.aborted || isLeft();
		const end = () => {
			if (abort.signal.aborted) return;
			abort.abort();
			for (const type of INPUTS) {
				this.#page.removeEventListener(type, end, CAPTURE);
			}
			if (!isLeft()) this.#show(this.#play.snapshot.tiles);
		};
		this.#end = end;
		for (const type of INPUTS) {
			this.#page.addEventListener(type, end, CAPTURE);
		}
		try {
			const start = this.#page.performance.now();
			this.#show(this.#play.snapshot.goalTiles, SOLVED_MS);
			const slides = await this.#answer(abort.signal);
			if (slides === null || isOver()) return;
			await this.#wait(start + SOLVED_MS);
			await this.#pass(picturesOf(this.#play, slides), start, isOver);
		} finally {
			end();
		}
	}

	/** @param pictures From the solved board on. */
	async #pass(pictures: Uint8Array[], start: number, isOver: () => boolean) {
		const { performance } = this.#page;
		const from = performance.now();
		const ms = start + WHOLE_MS - from;
		let part = 0;
		while (part < 1 && !isOver()) {
			// A page that is late has no time left. Of a clock that goes back, the power
			// below would be no number, and there is no such picture.
			const passed = Math.max(0, performance.now() - from);
			part = ms > 0 ? Math.min(1, passed / ms) : 1;
			// Slow at first, so that the first slides are seen.
			const at = Math.floor(part ** 1.4 * (pictures.length - 1));
			this.#show(pictures[at], STEP_MS);
			await new Promise((resolve) => this.#page.requestAnimationFrame(resolve));
		}
	}

	#show(tiles: Uint8Array, pace?: number) {
		const { goalTiles, columns, rows } = this.#play.snapshot;
		this.#view.show({ tiles, goalTiles, columns, rows, pace });
	}

	async #wait(time: number) {
		const ms = time - this.#page.performance.now();
		await new Promise((resolve) => this.#page.setTimeout(resolve, ms));
	}

	/**
	 * Resolves with a solution of the board in play, or `null` if there is none in time.
	 */
	#answer(signal: AbortSignal): Promise<string | null> {
		const { game, snapshot } = this.#play;
		const enough = new AbortController();
		return new Promise((resolve) => {
			const answer = (slides: string | null) => {
				resolve(slides);
				enough.abort();
			};
			signal.addEventListener("abort", () => answer(null));
			this.#page.setTimeout(() => answer(null), PATIENCE_MS);
			this.#solver
				.solve(game.text, snapshot.goal, {
					budgetMs: PATIENCE_MS,
					signal: enough.signal,
					onProgress: ({ slides }) => {
						if (slides !== null) answer(slides);
					},
				})
				.then(
					({ slides }) => answer(slides),
					() => answer(null),
				);
		});
	}
}

/** Returns pictures of the way from the solved board to the one in play. */
export function picturesOf(
	{ game, record }: Pick<Play, "game" | "record">,
	slides: string,
) {
	const { fromRecord } = game.constructor as GameClass;
	const copy = fromRecord(record);
	const every = Math.ceil(slides.length / PICTURES);
	const pictures = [copy.snapshot(0).tiles];
	let count = 0;
	for (const way of slides) {
		copy.slide(way as Direction, 0);
		count += 1;
		if (count % every === 0 || count === slides.length) {
			pictures.unshift(copy.snapshot(0).tiles);
		}
	}
	copy.free();
	return pictures;
}
