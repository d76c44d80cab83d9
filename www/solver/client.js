/**
 * Asks the solver: a promise for each question, an `AbortSignal` to take it
 * back.
 *
 * The searches run in a worker. A worker that dies is replaced and asked once
 * more; where none can be started they run in short slices on the page.
 */

/** A worker that is silent for so long while it works is taken for dead. */
export const SILENCE_MS = 10_000;

/**
 * What the client needs of a worker, or of what stands in for one.
 *
 * @typedef {object} Port
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: { data: import("./session.js").Answer | import("./session.js").StartedMessage }) => void) | null} onmessage
 * @property {((event: any) => void) | null} onerror
 */

/**
 * @typedef {object} Question
 * @property {import("./session.js").Request} request
 * @property {(solution: import("./session.js").SolutionMessage) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(progress: import("./session.js").ProgressMessage) => void} onProgress
 * @property {boolean} askedAgain
 */

/** The solver was lost twice over one question. */
export class SolverLost extends Error {
	code = "solverLost";
}

export class SolverClient {
	#start;
	#weights;
	#schedule;
	#onLost;
	/** @type {Port | null} */
	#port = null;
	/** Whether the port at hand has ever answered. */
	#answered = false;
	/** Whether a worker failed before its first answer: there can be none. */
	#inVain = false;
	/** @type {Map<number, Question>} */
	#questions = new Map();
	#lastId = 0;
	/** @type {(() => void) | null} */
	#stopWatch = null;

	/**
	 * @param {object} parts
	 * @param {(inVain: boolean) => Port} parts.start Starts a worker that is ready
	 *   for questions; told whether one was started in vain before.
	 * @param {(name: string) => Promise<Uint8Array | null>} [parts.weights] Loads
	 *   what a worker asks for; there is none by default.
	 * @param {(call: () => void, ms: number) => () => void} [parts.schedule]
	 *   Calls later; returns what calls it off.
	 * @param {(reason: string) => void} [parts.onLost] Told when a worker died.
	 */
	constructor({
		start,
		weights = async () => null,
		schedule = later,
		onLost = () => {},
	}) {
		this.#start = start;
		this.#weights = weights;
		this.#schedule = schedule;
		this.#onLost = onLost;
	}

	/**
	 * The best solution found within the budget.
	 *
	 * @param {string} board In text form.
	 * @param {string} goal By name or in text form.
	 * @param {object} options
	 * @param {number} options.budgetMs
	 * @param {AbortSignal} [options.signal]
	 * @param {(progress: import("./session.js").ProgressMessage) => void} [options.onProgress]
	 * @returns {Promise<import("./session.js").SolutionMessage>} Rejects with the
	 *   signal's reason when it is taken back, at once.
	 */
	solve(board, goal, { budgetMs, signal, onProgress = () => {} }) {
		return new Promise((resolve, reject) => {
			if (signal?.aborted) {
				reject(signal.reason);
				return;
			}
			this.#lastId += 1;
			const request = { id: this.#lastId, board, goal, budgetMs };
			signal?.addEventListener("abort", () => {
				if (!this.#questions.delete(request.id)) return;
				this.#port?.postMessage({ type: "cancel", id: request.id });
				this.#watch();
				reject(signal.reason);
			});
			const question = { request, resolve, reject, onProgress };
			this.#questions.set(request.id, { ...question, askedAgain: false });
			this.#ask(request);
		});
	}

	/**
	 * Has the tables for boards of a size and goal made when nothing else is
	 * asked. There is no answer: a search finds them, or makes them itself.
	 *
	 * @param {string} size
	 * @param {string} goal
	 */
	prepare(size, goal) {
		this.#open().postMessage({ type: "prepare", size, goal });
	}

	/** Ends the worker; the next question starts another. */
	stop() {
		this.#port?.terminate();
		this.#port = null;
		for (const question of this.#questions.values()) {
			question.reject(new SolverLost("the solver was stopped"));
		}
		this.#questions.clear();
		this.#watch();
	}

	/** @param {import("./session.js").Request} request */
	#ask(request) {
		this.#open().postMessage({ type: "solve", ...request });
		this.#watch();
	}

	/** The port at hand, or a new one. */
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
		if (answer.type === "started") return;
		if (answer.type === "weights") {
			void this.#bring(answer.name);
			return;
		}
		const question = this.#questions.get(answer.id);
		this.#watch();
		if (question === undefined) return;
		if (answer.type === "progress") {
			question.onProgress(answer);
			return;
		}
		if (answer.type === "failed" && answer.dead) {
			this.#lose(answer.message);
			return;
		}
		this.#questions.delete(answer.id);
		this.#watch();
		if (answer.type === "solution") question.resolve(answer);
		else question.reject(new Error(answer.message));
	}

	/** @param {string} name Of weights that the port at hand has asked for. */
	async #bring(name) {
		const port = this.#port;
		const bytes = await this.#weights(name);
		if (port === this.#port)
			port?.postMessage({ type: "weights", name, bytes });
	}

	/** @param {string} reason */
	#lose(reason) {
		this.#port?.terminate();
		this.#port = null;
		this.#onLost(reason);
		for (const [id, question] of this.#questions) {
			if (question.askedAgain) {
				this.#questions.delete(id);
				question.reject(new SolverLost(reason));
			} else {
				question.askedAgain = true;
				this.#ask(question.request);
			}
		}
		this.#watch();
	}

	/** Begins the wait for a sign of life anew; none when nothing is asked. */
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
 * @param {() => void} call
 * @param {number} ms
 */
function later(call, ms) {
	const timer = setTimeout(call, ms);
	return () => clearTimeout(timer);
}
