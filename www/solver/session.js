/**
 * Runs searches in slices, so that its thread can do other things between them:
 * a worker hears "cancel", and a page does everything else.
 *
 * Knows neither worker nor page: it posts messages through a function.
 */

import { isRefusal } from "./core-errors.js";
import { Gradings } from "./gradings.js";
import { Slices } from "./slices.js";
import { Supplies } from "./supplies.js";

/**
 * A solver of either metric. Only the one that counts slides has weights.
 *
 * @typedef {import("../core/wasm/multi_tile.js").Solver & Partial<Pick<import("../core/wasm/solver.js").Solver, "wants" | "wantsFor" | "readWeights">>} AnySolver
 */

/** Only a bug of ours asks a solver that counts moves for levels. */
const NOT_IN_MOVES = "levels count slides";

/** Another is asked to search, too, if it goes on for so many milliseconds more. */
const SHARE_MS = 300;

/** How often a running search reports its progress, in milliseconds. */
const PROGRESS_MS = 100;

/**
 * @typedef {object} Request
 * @property {number} id
 * @property {string} board In text form.
 * @property {string} goal By name or in text form.
 * @property {number} budgetMs Milliseconds after which the best solution so far is
 *   the answer, with its bounds. The first solution is always waited for.
 * @property {{ slides: string, lower: number }} [known] A solution, and its proved
 *   lower bound, that the search begins with.
 * @property {boolean} [mayShare] Whether another may search, too.
 */

/**
 * Asks for shorter solutions of a board that another worker searches, for good.
 *
 * @typedef {{ id: number } & import("./crew.js").SharedSearch} FindRequest
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
 * @typedef {{ type: "tables", size: string, goal: string, parts: number }} TablesMessage
 *   These tables are being made, and others may help. Sent again with no parts when
 *   that is over.
 * @typedef {{ type: "part", size: string, goal: string, part: number, bytes: Uint8Array<ArrayBuffer> | null }} PartMessage
 *   `null` if it could not be made.
 * @typedef {{ type: "share", id: number, search: import("./crew.js").SharedSearch | null }} ShareMessage
 *   Another may search, too; `null` when that is over.
 * @typedef {{ type: "found", id: number, slides: string }} FoundMessage A shorter solution.
 * @typedef {ProgressMessage | SolutionMessage | GradesMessage | GradedMessage | DrawingMessage | DrawnMessage | FailedMessage | WeightsWish | TablesMessage | PartMessage | ShareMessage | FoundMessage} Answer
 */

/**
 * A message to a session.
 *
 * @typedef {{ type: "solve" } & Request
 *   | { type: "grade" } & GradeRequest
 *   | { type: "draw" } & DrawRequest
 *   | { type: "prepare", size: string, goal: string }
 *   | { type: "makePart", size: string, goal: string, part: number }
 *   | { type: "takePart", size: string, goal: string, part: number, bytes: Uint8Array }
 *   | { type: "find" } & FindRequest
 *   | { type: "share", id: number }
 *   | { type: "take", id: number, slides: string }
 *   | { type: "cancel", id: number }
 *   | { type: "weights", name: string, bytes: Uint8Array | null }} Order
 */

export class Session {
	#solver;
	#core;
	#gradings;
	#hasHelp;
	#post;
	#pause;
	#sliceMs;
	#clock;
	#supplies;
	/** Ids of searches without a solution yet. @type {Set<number>} */
	#unanswered = new Set();
	/** @type {Map<number, import("../core/wasm/solver.js").Search>} */
	#searches = new Map();
	/** @type {Set<number>} */
	#cancelled = new Set();
	#isStopped = false;

	/**
	 * @param {object} parts
	 * @param {AnySolver} parts.solver
	 * @param {Pick<typeof import("../core/wasm/multi_tile.js"), "Grading"> & Partial<Pick<typeof import("../core/wasm/solver.js"), "Draw">>} parts.core
	 *   Those of the solver's module. In moves there is no `Draw`.
	 * @param {(answer: Answer, moved?: Transferable[]) => void} parts.post
	 * @param {() => Promise<void>} parts.pause Resolves after the thread could do other things.
	 * @param {number} parts.sliceMs How long a slice may block the thread.
	 * @param {import("../storage/tables.js").Tables} [parts.store] Where tables are
	 *   stored; by default nowhere.
	 * @param {boolean} [parts.hasHelp] Whether others may help it.
	 * @param {() => number} [parts.clock] Returns milliseconds.
	 * @param {(call: () => void, ms: number) => void} [parts.later]
	 */
	constructor({
		solver,
		core,
		post,
		pause,
		sliceMs,
		store,
		hasHelp = false,
		clock = () => performance.now(),
		later = (call, ms) => void setTimeout(call, ms),
	}) {
		this.#solver = solver;
		this.#gradings = new Gradings(
			({ board, goal, moves, patience }) =>
				new core.Grading(board, goal, moves, patience),
			(grading) => this.#release(grading),
		);
		this.#core = core;
		this.#hasHelp = hasHelp;
		this.#post = post;
		this.#pause = pause;
		this.#sliceMs = sliceMs;
		this.#clock = clock;
		this.#supplies = new Supplies({
			...{ solver, pause, sliceMs, store, clock, later },
			ask: (name) => post({ type: "weights", name }),
			askHelp: (tables) => {
				if (hasHelp) post({ type: "tables", ...tables });
			},
			isOver: () => this.#isStopped,
			isPressed: () => this.#unanswered.size > 0,
		});
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
			case "makePart":
				void this.makePart(order);
				break;
			case "takePart":
				this.#supplies.takePart(order);
				break;
			case "find":
				void this.find(order);
				break;
			case "share":
				this.#searches.get(order.id)?.share();
				break;
			case "take":
				this.#searches.get(order.id)?.take(order.slides);
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
	 * Gets ready for boards of a size and goal.
	 *
	 * @param {{ size: string, goal: string }} shape
	 */
	prepare(shape) {
		return this.#supplies.prepare(shape);
	}

	/**
	 * Makes one of the tables of a size and goal for another session.
	 *
	 * @param {{ size: string, goal: string, part: number }} wish
	 */
	async makePart({ size, goal, part }) {
		const bytes = await this.#supplies.makePart({ size, goal, part });
		const moved = bytes === null ? [] : [bytes.buffer];
		this.#post({ type: "part", size, goal, part, bytes }, moved);
	}

	/**
	 * @param {string} name
	 * @param {Uint8Array | null} bytes `null` if they could not be loaded.
	 */
	takeWeights(name, bytes) {
		this.#supplies.takeWeights(name, bytes);
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

	/**
	 * Looks for shorter solutions until this session is stopped, and posts each. Never
	 * throws: it posts a failure too.
	 *
	 * @param {FindRequest} request
	 */
	find(request) {
		return this.#answer(request.id, () => this.#runFind(request));
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
		const wait = this.#supplies.weightsFor(play.board, play.goal);
		if (wait !== undefined) await wait;
		if (this.#isOver(id)) return;
		const grading = this.#gradings.take(play);
		let told = -1;
		await this.#goOn(id, start, {
			step: (boards) => grading.step(this.#solver, boards),
			tell: (isDone, ms, isDue) => {
				const line = at === null ? undefined : grading.line(at);
				if (isDone || line !== undefined) {
					const known = { ms, line: line ?? null, ...grading.grades() };
					this.#post({ type: "graded", id, ...known });
					return "end";
				}
				const { left } = grading;
				// The first marks need no tables, and are not waited for.
				const isFirst = told === -1;
				if (!(isDue || isFirst) || left === told) return "later";
				this.#post({ type: "grades", id, ms, ...grading.grades() });
				told = left;
				return "told";
			},
			end: () => this.#gradings.giveBack(grading),
		});
	}

	/** @param {DrawRequest} request */
	async #runDraw({ id, size, goal, distance, seed }) {
		const start = this.#clock();
		const { Draw } = this.#core;
		if (Draw === undefined) throw new Error(NOT_IN_MOVES);
		const draw = new Draw(size, goal, distance, seed);
		const solver = /** @type {import("../core/wasm/solver.js").Solver} */ (
			this.#solver
		);
		await this.#goOn(id, start, {
			step: (boards) => draw.step(solver, boards),
			tell: ({ board, done, tried, level }, ms, isDue) => {
				if (board !== null || done) {
					this.#post({ type: "drawn", id, ms, board });
					return "end";
				}
				if (!isDue) return "later";
				this.#post({ type: "drawing", id, ms, tried, level });
				return "told";
			},
			end: () => this.#release(draw),
		});
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
	async #run({ id, board, goal, budgetMs, known, mayShare = false }) {
		const start = this.#clock();
		const wait = this.#supplies.weightsFor(board, goal);
		if (wait !== undefined) await wait;
		if (this.#isOver(id)) return;
		const search = known
			? this.#solver.searchFrom(board, goal, known.slides, known.lower)
			: this.#solver.search(board, goal);
		this.#searches.set(id, search);
		this.#unanswered.add(id);
		/** @type {number | null} */
		let toldUpper = null;
		const mayAsk = this.#hasHelp && mayShare && search.canShare;
		let isShared = false;
		/** @param {number} ms */
		const share = (ms) => {
			if (isShared || budgetMs - ms < SHARE_MS) return;
			const best = search.best();
			if (best === undefined) return;
			isShared = true;
			const { slides, lower } = best;
			this.#post({ type: "share", id, search: { board, goal, slides, lower } });
		};
		await this.#goOn(id, start, {
			step: (boards) => search.step(boards),
			tell: (progress, ms, isDue) => {
				const hasAnswer = progress.upper !== null;
				if (hasAnswer) this.#unanswered.delete(id);
				if (progress.done || (hasAnswer && ms >= budgetMs)) {
					const best = search.best();
					if (best === undefined)
						throw new Error("the search ended without a solution");
					const { nodes } = progress;
					this.#post({ type: "solution", id, ms, nodes, ...best });
					return "end";
				}
				if (mayAsk) share(ms);
				const isBetter = progress.upper !== toldUpper;
				if (!isBetter && !isDue) return "later";
				const slides = (isBetter && search.best()?.slides) || null;
				this.#post({ type: "progress", id, ms, slides, ...progress });
				toldUpper = progress.upper;
				return "told";
			},
			end: () => {
				if (isShared) this.#post({ type: "share", id, search: null });
				this.#unanswered.delete(id);
				this.#searches.delete(id);
				this.#release(search);
			},
		});
	}

	/** @param {FindRequest} request */
	async #runFind({ id, board, goal, slides, lower }) {
		const wait = this.#supplies.weightsFor(board, goal);
		if (wait !== undefined) await wait;
		const search = this.#solver.searchBeside(board, goal, slides, lower);
		this.#searches.set(id, search);
		let told = search.best()?.length ?? 0;
		await this.#goOn(id, this.#clock(), {
			step: (boards) => search.step(boards),
			tell: ({ upper, done }) => {
				const best = upper !== null && upper < told && search.best();
				if (best) {
					told = best.length;
					this.#post({ type: "found", id, slides: best.slides });
				}
				return done ? "end" : "later";
			},
			end: () => {
				this.#searches.delete(id);
				this.#release(search);
			},
		});
	}

	/**
	 * Works in slices until it has ended or is cancelled.
	 *
	 * @template T
	 * @param {number} id
	 * @param {number} start When it was asked for.
	 * @param {object} work
	 * @param {(boards: number) => T} work.step
	 * @param {(now: T, ms: number, isDue: boolean) => "end" | "told" | "later"} work.tell
	 *   Tells how it stands, if that is due or new.
	 * @param {() => void} work.end
	 */
	async #goOn(id, start, { step, tell, end }) {
		const slices = new Slices(this.#clock, this.#sliceMs);
		let lastTold = start;
		try {
			for (;;) {
				const state = slices.next(step);
				const now = this.#clock();
				const did = tell(state, now - start, now - lastTold >= PROGRESS_MS);
				if (did === "end") return;
				if (did === "told") lastTold = now;
				await this.#pause();
				if (this.#isOver(id)) return;
			}
		} finally {
			end();
		}
	}
}
