/**
 * Asks the solver. Each question gets a promise, and an `AbortSignal` can cancel
 * it.
 *
 * Searches run in a worker. A worker that dies is replaced, and the question is
 * asked once more. If no worker can start, searches run in short slices on the
 * page. A pool of others helps it.
 */

import { abortable } from "../core/later/abortable.js";
import { WorkerPool } from "./worker-pool.js";

/** Messages of a question that goes on. */
const PROGRESS = new Set(["progress", "grades", "drawing"]);

/** A working worker that is silent for this many milliseconds counts as dead. */
export const SILENCE_MS = 10_000;

/**
 * What the client needs of a worker, or of its replacement on the page.
 *
 * @typedef {object} Port
 * @property {(message: any, moved?: Transferable[]) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: { data: import("./session.js").Answer | import("./session.js").StartedMessage }) => void) | null} onmessage
 * @property {((event: any) => void) | null} onerror
 */

/** @typedef {import("../core/later/abortable.js").Signal} Signal */

/**
 * What a question is asked by.
 *
 * @typedef {Extract<import("./session.js").Order, { type: "solve" | "grade" | "draw" }>} Order
 */

/**
 * @typedef {object} Question
 * @property {Order} order
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(progress: any) => void} onProgress
 * @property {boolean} askedAgain
 */

/** The solver died twice while working on one question. */
export class SolverLost extends Error {
	code = "solverLost";
}

export class SolverClient {
	#start;
	#weights;
	#pool;
	#schedule;
	#onLost;
	/** @type {Port | null} */
	#port = null;
	/** Whether the current port has ever answered. */
	#answered = false;
	/** Whether a worker failed before its first answer, so that none can run. */
	#inVain = false;
	/** @type {Map<number, Question>} */
	#questions = new Map();
	#lastId = 0;
	/** @type {(() => void) | null} */
	#stopWatch = null;

	/**
	 * @param {object} parts
	 * @param {(inVain: boolean) => Port} parts.start Starts a worker that accepts
	 *   questions. `inVain` says whether a worker failed to start before.
	 * @param {(name: string) => Promise<Uint8Array | null>} [parts.weights] Loads
	 *   the weights that a worker asks for; by default there are none.
	 * @param {WorkerPool} [parts.pool] Helps the worker; by default nobody does.
	 * @param {(call: () => void, ms: number) => () => void} [parts.schedule]
	 *   Calls a function after `ms` milliseconds; returns a function that cancels it.
	 * @param {(reason: string) => void} [parts.onLost] Called when a worker died.
	 */
	constructor({
		start,
		weights = async () => null,
		pool = new WorkerPool({ start: () => null, most: 0 }),
		schedule = later,
		onLost = () => {},
	}) {
		this.#start = start;
		this.#weights = weights;
		this.#pool = pool;
		this.#schedule = schedule;
		this.#onLost = onLost;
	}

	/**
	 * Resolves with the best solution found within the budget.
	 *
	 * @param {string} board In text form.
	 * @param {string} goal By name or in text form.
	 * @param {object} options
	 * @param {number} options.budgetMs In milliseconds.
	 * @param {{ slides: string, lower: number }} [options.known] A solution of the
	 *   board, and its proved lower bound, to begin with.
	 * @param {boolean} [options.mayShare] Whether it is worth that another worker
	 *   searches, too.
	 * @param {Signal} [options.signal]
	 * @param {(progress: import("./session.js").ProgressMessage) => void} [options.onProgress]
	 * @returns {Promise<import("./session.js").SolutionMessage>} Rejects at once with
	 *   the signal's reason if the signal cancels it.
	 */
	solve(
		board,
		goal,
		{ budgetMs, known, mayShare = false, signal, onProgress },
	) {
		return this.#question(
			(id) => ({
				type: "solve",
				id,
				board,
				goal,
				budgetMs,
				...(known && { known: { slides: known.slides, lower: known.lower } }),
				...(mayShare && { mayShare }),
			}),
			{ signal, onProgress },
		);
	}

	/**
	 * Resolves with a play against perfect play.
	 *
	 * @param {Omit<import("../core/wasm/solver.js").GradeOrder, "id" | "at">} play
	 * @param {object} [options]
	 * @param {number | null} [options.at] The position whose line is asked for; then
	 *   the answer comes as soon as it is known.
	 * @param {Signal} [options.signal]
	 * @param {(grades: import("./session.js").GradesMessage) => void} [options.onProgress]
	 * @returns {Promise<import("./session.js").GradedMessage>} Rejects at once with
	 *   the signal's reason if the signal cancels it.
	 */
	grade(play, { at = null, signal, onProgress } = {}) {
		return this.#question((id) => ({ type: "grade", id, at, ...play }), {
			signal,
			onProgress,
		});
	}

	/**
	 * Resolves with a board exactly so many slides from its goal.
	 *
	 * @param {Omit<import("../core/wasm/solver.js").DrawOrder, "id">} wish One seed gives one
	 *   board.
	 * @param {object} [options]
	 * @param {Signal} [options.signal]
	 * @param {(progress: import("./session.js").DrawingMessage) => void} [options.onProgress]
	 * @returns {Promise<import("./session.js").DrawnMessage>} Rejects at once with the
	 *   signal's reason if the signal cancels it.
	 */
	draw(wish, { signal, onProgress } = {}) {
		return this.#question((id) => ({ type: "draw", id, ...wish }), {
			signal,
			onProgress,
		});
	}

	/**
	 * @template T
	 * @template P
	 * @param {(id: number) => Order} make
	 * @param {{ signal?: Signal | undefined, onProgress?: ((progress: P) => void) | undefined }} options
	 * @returns {Promise<T>}
	 */
	#question(make, { signal, onProgress = () => {} }) {
		return abortable(signal, (resolve, reject) => {
			this.#lastId += 1;
			const order = make(this.#lastId);
			const { id } = order;
			const question = { order, resolve, reject, onProgress };
			this.#questions.set(id, { ...question, askedAgain: false });
			this.#ask(order);
			return () => {
				if (!this.#questions.delete(id)) return;
				this.#port?.postMessage({ type: "cancel", id });
				this.#watch();
			};
		});
	}

	/**
	 * Makes the tables for boards of a size and goal while no question is open.
	 * There is no answer. A later search finds the tables, or makes them itself.
	 *
	 * @param {string} size
	 * @param {string} goal
	 */
	prepare(size, goal) {
		this.#open().postMessage({ type: "prepare", size, goal });
	}

	/** Ends the worker. The next question starts another. */
	stop() {
		this.#close();
		for (const question of this.#questions.values()) {
			question.reject(new SolverLost("the solver was stopped"));
		}
		this.#questions.clear();
		this.#watch();
	}

	/** @param {Order} order */
	#ask(order) {
		this.#open().postMessage(order);
		this.#watch();
	}

	/** Returns the current port, or a new one. */
	#open() {
		if (this.#port !== null) return this.#port;
		const port = this.#start(this.#inVain);
		this.#answered = false;
		port.onmessage = ({ data }) => {
			if (this.#port === port) this.#hear(data);
		};
		port.onerror = (event) => {
			event?.preventDefault?.();
			if (this.#port !== port) return;
			this.#inVain ||= !this.#answered;
			this.#lose(event?.message ?? "it ended");
		};
		this.#port = port;
		return port;
	}

	/** @param {import("./session.js").Answer | import("./session.js").StartedMessage} answer */
	#hear(answer) {
		this.#answered = true;
		if (answer.type === "started" || !isFirsts(answer)) return;
		if (answer.type === "weights") {
			void this.#bring(answer.name);
			return;
		}
		if (answer.type === "tables" || answer.type === "share") {
			this.#help(answer);
			return;
		}
		if (answer.type === "dead") {
			this.#lose(answer.message);
			return;
		}
		const question = this.#questions.get(answer.id);
		this.#watch();
		if (question === undefined) return;
		if (answer.type === "progress" && answer.slides !== null) {
			this.#pool.post(answer.id, answer.slides);
		}
		if (PROGRESS.has(answer.type)) {
			question.onProgress(answer);
			return;
		}
		this.#questions.delete(answer.id);
		this.#watch();
		if (answer.type === "failed") question.reject(failure(answer));
		else question.resolve(answer);
	}

	/**
	 * @param {import("./session.js").Message<"tables" | "share">} wish
	 *   Of the port at hand.
	 */
	#help(wish) {
		const port = this.#port;
		if (wish.type === "tables") {
			this.#pool.make(wish, (part) =>
				port?.postMessage({ type: "takePart", ...part }, [part.bytes.buffer]),
			);
			return;
		}
		const { id, search } = wish;
		this.#pool.find(id, search, {
			onStart: () => port?.postMessage({ type: "share", id }),
			onFound: (slides) => port?.postMessage({ type: "take", id, slides }),
		});
	}

	/** @param {string} name Of weights that the port at hand has asked for. */
	async #bring(name) {
		const port = this.#port;
		const bytes = await this.#weights(name);
		if (port === this.#port)
			port?.postMessage({ type: "weights", name, bytes });
	}

	/** Ends the worker and those who help it. */
	#close() {
		this.#port?.terminate();
		this.#port = null;
		this.#pool.dismiss();
	}

	/** @param {string} reason */
	#lose(reason) {
		this.#close();
		this.#onLost(reason);
		for (const [id, question] of this.#questions) {
			if (question.askedAgain) {
				this.#questions.delete(id);
				question.reject(new SolverLost(reason));
			} else {
				question.askedAgain = true;
				this.#ask(question.order);
			}
		}
		this.#watch();
	}

	/** Restarts the wait for a sign of life; no wait if no question is open. */
	#watch() {
		this.#stopWatch?.();
		this.#stopWatch = null;
		if (this.#questions.size === 0) return;
		this.#stopWatch = this.#schedule(() => {
			this.#inVain ||= !this.#answered;
			this.#lose("silent");
		}, SILENCE_MS);
	}
}

/**
 * Returns whether an answer is of the first worker: others answer to the pool.
 *
 * @param {import("./session.js").Answer} answer
 * @returns {answer is Exclude<import("./session.js").Answer, { type: "part" | "found" }>}
 */
function isFirsts(answer) {
	return answer.type !== "part" && answer.type !== "found";
}

/** @param {import("./session.js").FailedMessage} failed */
function failure({ message, code, values }) {
	return Object.assign(new Error(message), { code, values });
}

/** How many times a wait looks whether it is over. */
const LOOKS = 10;

/**
 * Waits while the page runs. A page that was frozen, or a computer that slept, finds
 * at most one look due when it goes on. So its worker can go on too before it counts
 * as silent.
 *
 * @param {() => void} call
 * @param {number} ms
 */
function later(call, ms) {
	let left = LOOKS;
	const timer = setInterval(() => {
		left -= 1;
		if (left > 0) return;
		clearInterval(timer);
		call();
	}, ms / LOOKS);
	return () => clearInterval(timer);
}
