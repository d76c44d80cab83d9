/**
 * Runs a session of the core: posts what it says, lets the thread do other things, and
 * gives it the next turn. So a worker hears "cancel", and a page does everything else.
 *
 * Knows neither worker nor page: it posts messages through a function.
 */

/**
 * @typedef {import("../core/wasm/solver.js").Order} Order
 * @typedef {import("../core/wasm/solver.js").Answer} Said
 * @typedef {{ type: "started" }} StartedMessage The first message of a worker.
 * @typedef {{ type: "dead", message: string }} DeadMessage The last one, of any session: a
 *   panic, or its instance is gone. Nothing that was asked is answered.
 */

/**
 * What is posted: what the session says, but for what is for its store, and the notes,
 * which the core itself shows.
 *
 * @typedef {Exclude<Said, { type: "keep" | "note" | "read" }> | DeadMessage} Answer
 */

/**
 * @template {Said["type"]} T
 * @typedef {Extract<Said, { type: T }>} Message
 */

/** @typedef {Message<"progress">} ProgressMessage */
/** @typedef {Message<"solution">} SolutionMessage */
/** @typedef {Message<"grades">} GradesMessage */
/** @typedef {Message<"graded">} GradedMessage */
/** @typedef {Message<"drawing">} DrawingMessage */
/** @typedef {Message<"drawn">} DrawnMessage */
/** @typedef {Message<"failed">} FailedMessage */

/**
 * The session of either metric.
 *
 * @typedef {typeof import("../core/wasm/solver.js").Session} CoreSession
 */

export class Session {
	#core;
	#post;
	#pause;
	#store;
	#later;
	#isStopped = false;
	#isRunning = false;

	/**
	 * @param {object} parts
	 * @param {CoreSession} parts.core
	 * @param {(answer: Answer, moved?: Transferable[]) => void} parts.post
	 * @param {() => Promise<void>} parts.pause Resolves after the thread could do other things.
	 * @param {number} parts.sliceMs How long a slice may block the thread.
	 * @param {import("../storage/tables.js").Tables} [parts.store] Where tables are
	 *   stored; by default nowhere.
	 * @param {boolean} [parts.hasHelp] Whether others may help it.
	 * @param {(call: () => void, ms: number) => void} [parts.later]
	 */
	constructor({
		core,
		post,
		pause,
		sliceMs,
		store,
		hasHelp = false,
		later = (call, ms) => void setTimeout(call, ms),
	}) {
		this.#core = new core(sliceMs, store !== undefined, hasHelp);
		this.#post = post;
		this.#pause = pause;
		this.#store = store;
		this.#later = later;
	}

	/** @param {Order} order */
	hear(order) {
		if (this.#isStopped) return;
		try {
			this.#core.hear(order);
		} catch (error) {
			const { code, message } = /** @type {any} */ (error);
			if (code === undefined || !("id" in order)) this.#die(error);
			else {
				const { id } = order;
				this.#post({ type: "failed", id, message, code, values: {} });
			}
		}
		void this.#run();
	}

	/** Ends everything, for good. What is left of it goes with its instance. */
	stop() {
		this.#isStopped = true;
	}

	/** Gives turns for as long as they are wanted. */
	async #run() {
		if (this.#isRunning) return;
		this.#isRunning = true;
		try {
			for (; this.#wants(); await this.#pause()) {
				for (const said of this.#core.turn()) this.#answer(said);
			}
		} catch (error) {
			this.#die(error);
		} finally {
			this.#isRunning = false;
		}
	}

	/** Returns whether a turn is wanted now; sees to it if one is wanted later. */
	#wants() {
		if (this.#isStopped) return false;
		const ms = this.#core.wait();
		if (ms) this.#later(() => void this.#run(), ms);
		return ms === 0;
	}

	/** @param {Said} said */
	#answer(said) {
		if (said.type === "read") void this.#read(said.key);
		else if (said.type === "keep") void this.#store?.keep(said.key, said.bytes);
		else if (said.type === "part" && said.bytes !== null) {
			this.#post(said, [said.bytes.buffer]);
		} else if (said.type !== "note") this.#post(said);
	}

	/** @param {string} key Of stored tables that are asked for. */
	async #read(key) {
		const bytes = (await this.#store?.read(key)) ?? null;
		this.hear({ type: "stored", key, bytes });
	}

	/** @param {unknown} error */
	#die(error) {
		if (this.#isStopped) return;
		this.#isStopped = true;
		this.#post({ type: "dead", message: String(error) });
	}
}
