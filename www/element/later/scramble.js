/**
 * A new game that begins solved and is scrambled before one's eyes, by real slides: the
 * way that the solver would go, backwards. Only the picture moves: the game is in play
 * from the start, and any input shows it at once.
 *
 * Loaded with the help. A board that the solver does not answer at once glides.
 */

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

/** @typedef {typeof import("../../core/wasm/game.js").Game} GameClass */

export class Scramble {
	#play;
	#view;
	#solver;
	#page;
	/** Ends the one that runs. */
	#end = () => {};

	/**
	 * @param {object} parts
	 * @param {Pick<import("../../play/play.js").Play, "game" | "snapshot" | "record">} parts.play
	 * @param {Pick<import("../../view/board-view.js").BoardView, "show">} parts.view
	 * @param {Pick<import("../../solver/lazy.js").LazySolver, "solve">} parts.solver
	 * @param {Pick<Window, "addEventListener" | "removeEventListener" | "requestAnimationFrame" | "setTimeout" | "performance">} [page]
	 */
	constructor({ play, view, solver }, page = window) {
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
		const { record } = this.#play;
		const abort = new AbortController();
		const isOver = () => abort.signal.aborted || this.#play.record !== record;
		const end = () => {
			if (abort.signal.aborted) return;
			abort.abort();
			for (const type of INPUTS) {
				this.#page.removeEventListener(type, end, CAPTURE);
			}
			// A move has shown its own board.
			if (this.#play.record === record) this.#show(this.#play.snapshot.tiles);
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

	/**
	 * @param {Uint8Array[]} pictures From the solved board on.
	 * @param {number} start
	 * @param {() => boolean} isOver
	 */
	async #pass(pictures, start, isOver) {
		const { performance } = this.#page;
		const from = performance.now();
		const ms = start + WHOLE_MS - from;
		let part = 0;
		while (part < 1 && !isOver()) {
			part = Math.min(1, (performance.now() - from) / ms);
			// Slow at first, so that the first slides are seen.
			const at = Math.floor(part ** 1.4 * (pictures.length - 1));
			this.#show(pictures[at], STEP_MS);
			await new Promise((resolve) => this.#page.requestAnimationFrame(resolve));
		}
	}

	/**
	 * @param {Uint8Array} tiles
	 * @param {number} [pace]
	 */
	#show(tiles, pace) {
		const { goalTiles, columns, rows } = this.#play.snapshot;
		this.#view.show({ tiles, goalTiles, columns, rows, pace });
	}

	/** @param {number} time */
	async #wait(time) {
		const ms = time - this.#page.performance.now();
		await new Promise((resolve) => this.#page.setTimeout(resolve, ms));
	}

	/**
	 * Resolves with a solution of the board in play, or `null` if there is none in time.
	 *
	 * @param {AbortSignal} signal
	 * @returns {Promise<string | null>}
	 */
	#answer(signal) {
		const { game, snapshot } = this.#play;
		const enough = new AbortController();
		return new Promise((resolve) => {
			const answer = (/** @type {string | null} */ slides) => {
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

/**
 * Returns pictures of the way from the solved board to the one in play.
 *
 * @param {Pick<import("../../play/play.js").Play, "game" | "record">} play
 * @param {string} slides
 */
export function picturesOf({ game, record }, slides) {
	const { fromRecord } = /** @type {GameClass} */ (game.constructor);
	const copy = fromRecord(record);
	const every = Math.ceil(slides.length / PICTURES);
	const pictures = [copy.snapshot(0).tiles];
	let count = 0;
	for (const way of slides) {
		copy.slide(
			/** @type {import("../../core/wasm/game.js").Direction} */ (way),
			0,
		);
		count += 1;
		if (count % every === 0 || count === slides.length) {
			pictures.unshift(copy.snapshot(0).tiles);
		}
	}
	copy.free();
	return pictures;
}
