/**
 * Runs searches in slices, so that its thread can do other things between them:
 * a worker hears "cancel", and a page does everything else.
 *
 * Knows neither worker nor page: it posts messages through a function.
 */

import { Gradings } from "./gradings.js";
import { Slices } from "./slices.js";

/** How often a running search reports its progress, in milliseconds. */
const PROGRESS_MS = 100;

/** Tables that take more milliseconds than this to make are stored. */
const KEEP_MS = 300;

/** @type {import("../storage/tables.js").Tables} */
const NO_STORE = { read: async () => undefined, keep: async () => {} };

/**
 * How long a search waits for weights, in milliseconds. They must not delay a first
 * answer. The next search has them.
 */
const WEIGHTS_MS = 150;

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {string} board In text form.
 * @property {string} goal By name or in text form.
 * @property {number} budgetMs Milliseconds after which the best solution so far is
 *   the answer, with its bounds. The first solution is always waited for.
 * @property {{ slides: string, lower: number }} [known] A solution, and its proved
 *   lower bound, that the search begins with.
 */

/**
 * Asks for a play against perfect play.
 *
 * @typedef {import("./gradings.js").GradedPlay & { id: number, at: number | null }} GradeRequest
 *   With `at`, the answer comes when this position is decided, with its line.
 */

/**
 * Asks for a board exactly so many slides from its goal.
 *
 * @typedef {{ id: number, size: string, goal: string, distance: number, seed: string }} DrawRequest
 */

/**
 * @typedef {{ type: "progress", id: number, ms: number, slides: string | null }
 *   & import("../core/wasm/solver.js").Progress} ProgressMessage With the slides
 *   of the best solution, if it is better than the one reported last.
 * @typedef {{ type: "solution", id: number, ms: number, nodes: number } & import("../core/wasm/solver.js").Solution} SolutionMessage
 * @typedef {{ id: number, ms: number } & import("../core/wasm/solver.js").Grades} Graded
 * @typedef {{ type: "grades" } & Graded} GradesMessage What is known so far.
 * @typedef {{ type: "graded", line: import("../core/wasm/solver.js").GradedLine | null } & Graded} GradedMessage
 * @typedef {{ type: "drawing", id: number, ms: number, tried: number, level: number }} DrawingMessage
 *   How many boards were tried, and how far the present ones are at least.
 * @typedef {{ type: "drawn", id: number, ms: number, board: string | null }} DrawnMessage
 *   `null` if there is no such board.
 * @typedef {{ type: "failed", id: number, message: string, dead: boolean, code?: string, values?: object }} FailedMessage
 *   Code and values are those of the core's answer to bad input
 * @typedef {{ type: "started" }} StartedMessage The first message of a worker.
 * @typedef {{ type: "weights", name: string }} WeightsWish Sent once per name.
 * @typedef {ProgressMessage | SolutionMessage | GradesMessage | GradedMessage | DrawingMessage | DrawnMessage | FailedMessage | WeightsWish} Answer
 */

/**
 * A message to a session.
 *
 * @typedef {{ type: "solve" } & Request
 *   | { type: "grade" } & GradeRequest
 *   | { type: "draw" } & DrawRequest
 *   | { type: "prepare", size: string, goal: string }
 *   | { type: "cancel", id: number }
 *   | { type: "weights", name: string, bytes: Uint8Array | null }} Order
 */

export class Session {
	#solver;
	#core;
	#gradings;
	#post;
	#pause;
	#sliceMs;
	#clock;
	#store;
	#later;
	/** Keys of the tables already looked up in the store. @type {Set<string>} */
	#lookedFor = new Set();
	/** The key of the tables being prepared: the last one asked for. */
	#prepared = "";
	/** Ids of searches without a solution yet. @type {Set<number>} */
	#unanswered = new Set();
	/** Name → the function that ends the wait for weights. @type {Map<string, () => void>} */
	#wishes = new Map();
	/** Name → the promise of that wait. @type {Map<string, Promise<void>>} */
	#waits = new Map();
	/** @type {Set<number>} */
	#cancelled = new Set();
	#isStopped = false;

	/**
	 * @param {object} parts
	 * @param {import("../core/wasm/solver.js").Solver} parts.solver
	 * @param {Pick<typeof import("../core/wasm/solver.js"), "Draw" | "Grading">} parts.core
	 * @param {(answer: Answer) => void} parts.post
	 * @param {() => Promise<void>} parts.pause Resolves after the thread could do other things.
	 * @param {number} parts.sliceMs How long a slice may block the thread.
	 * @param {import("../storage/tables.js").Tables} [parts.store] Where tables are
	 *   stored; by default nowhere.
	 * @param {() => number} [parts.clock] Returns milliseconds.
	 * @param {(call: () => void, ms: number) => void} [parts.later]
	 */
	constructor({
		solver,
		core,
		post,
		pause,
		sliceMs,
		store = NO_STORE,
		clock = () => performance.now(),
		later = (call, ms) => void setTimeout(call, ms),
	}) {
		this.#solver = solver;
		this.#gradings = new Gradings(
			({ board, goal, slides, patience }) =>
				new core.Grading(board, goal, slides, patience),
			(grading) => this.#release(grading),
		);
		this.#core = core;
		this.#post = post;
		this.#pause = pause;
		this.#sliceMs = sliceMs;
		this.#clock = clock;
		this.#store = store;
		this.#later = later;
	}

	/** @param {Order} order */
	hear(order) {
		switch (order.type) {
			case "solve":
				void this.solve(order);
				break;
			case "grade":
				void this.grade(order);
				break;
			case "draw":
				void this.draw(order);
				break;
			case "prepare":
				void this.prepare(order);
				break;
			case "cancel":
				this.cancel(order.id);
				break;
			case "weights":
				this.takeWeights(order.name, order.bytes);
				break;
		}
	}

	/**
	 * Makes the tables for boards of a size and goal, or reads the stored ones, so
	 * that a search need not. If it fails, the search makes them.
	 *
	 * @param {{ size: string, goal: string }} shape
	 */
	async prepare({ size, goal }) {
		try {
			this.#prepared = this.#solver.tablesKey(size, goal);
			void this.#wishWeights(this.#solver.wants(size, goal));
			await this.#readTables(size, goal);
			await this.#makeTables(size, goal);
		} catch (error) {
			console.info("tables could not be made:", error);
		}
	}

	/**
	 * @param {string} size
	 * @param {string} goal
	 */
	async #readTables(size, goal) {
		const key = this.#solver.tablesKey(size, goal);
		if (this.#lookedFor.has(key)) return;
		this.#lookedFor.add(key);
		const bytes = await this.#store.read(key);
		if (bytes === undefined || this.#isStopped) return;
		try {
			this.#solver.readTables(size, goal, bytes);
		} catch (error) {
			if (!isRefusal(error)) throw error;
			// Damaged, or of another version: they are made again, and stored.
			console.info("stored tables cannot be used:", error);
		}
	}

	/**
	 * @param {string} size
	 * @param {string} goal
	 */
	async #makeTables(size, goal) {
		const slices = new Slices(this.#clock, this.#sliceMs);
		let spent = 0;
		const key = this.#solver.tablesKey(size, goal);
		const isWanted = () => !this.#isStopped && this.#prepared === key;
		while (isWanted()) {
			const before = this.#clock();
			const percent = slices.next((boards) =>
				this.#solver.prepare(size, goal, boards),
			);
			spent += this.#clock() - before;
			if (percent === 100) break;
			// A search without an answer gets all the time: half is too little.
			do await this.#pause();
			while (this.#unanswered.size > 0 && isWanted());
		}
		if (!isWanted() || spent < KEEP_MS) return;
		const bytes = this.#solver.tables(size, goal);
		if (bytes) await this.#store.keep(key, bytes);
	}

	/**
	 * Asks for the weights of some boards, once. Weights that fail to load once would
	 * fail again.
	 *
	 * @param {string | undefined} name `undefined` for none.
	 * @returns {Promise<void> | undefined} Resolves when a search has waited long
	 *   enough; `undefined` if there is nothing to wait for.
	 */
	#wishWeights(name) {
		if (name === undefined) return undefined;
		const known = this.#waits.get(name);
		if (known !== undefined) return known;
		const wait = /** @type {Promise<void>} */ (
			new Promise((resolve) => {
				this.#wishes.set(name, resolve);
				this.#later(resolve, WEIGHTS_MS);
			})
		);
		this.#waits.set(name, wait);
		this.#post({ type: "weights", name });
		return wait;
	}

	/**
	 * @param {string} name
	 * @param {Uint8Array | null} bytes `null` if they could not be loaded.
	 */
	takeWeights(name, bytes) {
		try {
			if (bytes !== null) this.#solver.readWeights(name, bytes);
		} catch (error) {
			// Damaged, or of another version: searches work without.
			console.warn(`the weights for ${name} cannot be used:`, error);
		}
		this.#wishes.get(name)?.();
	}

	/** @param {number} id */
	cancel(id) {
		this.#cancelled.add(id);
	}

	/** Cancels everything, for good. */
	stop() {
		this.#isStopped = true;
	}

	/**
	 * @param {string} board
	 * @param {string} goal
	 */
	#wishWeightsOf(board, goal) {
		try {
			return this.#wishWeights(this.#solver.wantsFor(board, goal));
		} catch (error) {
			// The search of this board reports what is wrong with it.
			if (!isRefusal(error)) throw error;
			return undefined;
		}
	}

	/**
	 * Runs a search and posts its answer. Never throws: it posts a failure too.
	 *
	 * @param {Request} request
	 */
	solve(request) {
		return this.#answer(request.id, () => this.#run(request));
	}

	/**
	 * Grades a play, and posts what is known as it goes on. Never throws: it posts a
	 * failure too.
	 *
	 * @param {GradeRequest} request
	 */
	grade(request) {
		return this.#answer(request.id, () => this.#runGrading(request));
	}

	/**
	 * Draws a board at a distance. Never throws: it posts a failure too.
	 *
	 * @param {DrawRequest} request
	 */
	draw(request) {
		return this.#answer(request.id, () => this.#runDraw(request));
	}

	/** @param {number} id @param {() => Promise<void>} work */
	async #answer(id, work) {
		try {
			await work();
		} catch (error) {
			// Anything else is a panic, or its instance is gone. No later search would
			// succeed.
			if (!isRefusal(error)) {
				const message = String(error);
				this.#post({ type: "failed", id, message, dead: true });
				return;
			}
			const { message, code, values } = /** @type {any} */ (error);
			this.#post({ type: "failed", id, message, dead: false, code, values });
		} finally {
			this.#cancelled.delete(id);
		}
	}

	/** @param {GradeRequest} request */
	async #runGrading({ id, at, ...play }) {
		const start = this.#clock();
		const { board, goal } = play;
		const wait = this.#wishWeightsOf(board, goal);
		if (wait !== undefined) await wait;
		if (this.#isOver(id)) return;
		const grading = this.#gradings.take(play);
		try {
			const slices = new Slices(this.#clock, this.#sliceMs);
			// The first marks need no tables, and are not waited for.
			let lastTold = start - PROGRESS_MS;
			let told = -1;
			for (;;) {
				const isDone = slices.next((boards) =>
					grading.step(this.#solver, boards),
				);
				const now = this.#clock();
				const ms = now - start;
				const line = at === null ? undefined : grading.line(at);
				if (isDone || line !== undefined) {
					const grades = grading.grades();
					this.#post({
						type: "graded",
						id,
						ms,
						line: line ?? null,
						...grades,
					});
					return;
				}
				const { left } = grading;
				if (now - lastTold >= PROGRESS_MS && left !== told) {
					this.#post({ type: "grades", id, ms, ...grading.grades() });
					lastTold = now;
					told = left;
				}
				await this.#pause();
				if (this.#isOver(id)) return;
			}
		} finally {
			this.#gradings.giveBack(grading);
		}
	}

	/** @param {DrawRequest} request */
	async #runDraw({ id, size, goal, distance, seed }) {
		const start = this.#clock();
		const draw = new this.#core.Draw(size, goal, distance, seed);
		const slices = new Slices(this.#clock, this.#sliceMs);
		let lastTold = start;
		try {
			for (;;) {
				const { board, done, tried, level } = slices.next((boards) =>
					draw.step(this.#solver, boards),
				);
				const now = this.#clock();
				const ms = now - start;
				if (board !== null || done) {
					this.#post({ type: "drawn", id, ms, board });
					return;
				}
				if (now - lastTold >= PROGRESS_MS) {
					this.#post({ type: "drawing", id, ms, tried, level });
					lastTold = now;
				}
				await this.#pause();
				if (this.#isOver(id)) return;
			}
		} finally {
			this.#release(draw);
		}
	}

	/** @param {number} id */
	#isOver(id) {
		return this.#isStopped || this.#cancelled.has(id);
	}

	/**
	 * Frees a handle. After a panic it is not freed: in the new instance its address
	 * belongs to something else.
	 *
	 * @param {{ free: () => void }} handle
	 */
	#release(handle) {
		try {
			// The binder refuses a handle of an old instance.
			this.#solver.tableBytes;
		} catch {
			return;
		}
		handle.free();
	}

	/** @param {Request} request */
	async #run({ id, board, goal, budgetMs, known }) {
		const start = this.#clock();
		const wait = this.#wishWeightsOf(board, goal);
		if (wait !== undefined) await wait;
		if (this.#isOver(id)) return;
		const search = known
			? this.#solver.searchFrom(board, goal, known.slides, known.lower)
			: this.#solver.search(board, goal);
		this.#unanswered.add(id);
		let lastTold = start;
		/** @type {number | null} */
		let toldUpper = null;
		const slices = new Slices(this.#clock, this.#sliceMs);
		try {
			for (;;) {
				const progress = slices.next((boards) => search.step(boards));
				const now = this.#clock();
				const ms = now - start;
				const hasAnswer = progress.upper !== null;
				if (hasAnswer) this.#unanswered.delete(id);
				if (progress.done || (hasAnswer && ms >= budgetMs)) {
					const best = search.best();
					if (best === undefined)
						throw new Error("the search ended without a solution");
					const { nodes } = progress;
					this.#post({ type: "solution", id, ms, nodes, ...best });
					return;
				}
				const isBetter = progress.upper !== toldUpper;
				if (isBetter || now - lastTold >= PROGRESS_MS) {
					const slides = (isBetter && search.best()?.slides) || null;
					this.#post({ type: "progress", id, ms, slides, ...progress });
					lastTold = now;
					toldUpper = progress.upper;
				}
				await this.#pause();
				if (this.#isOver(id)) return;
			}
		} finally {
			this.#unanswered.delete(id);
			this.#release(search);
		}
	}
}

/**
 * Returns whether an error is the core's answer to bad input: those have a code.
 *
 * @param {unknown} error
 */
function isRefusal(error) {
	return error instanceof Error && "code" in error;
}
