/**
 * Asks for searches, one at a time. Who cancels one ends its worker, and the next one
 * gets a new worker: so nothing is waited for, not even tables that are being made.
 */

import { abortable } from "../core/later/abortable.js";

/**
 * @typedef {import("./lab-session.js").Order} Order
 * @typedef {import("./lab-session.js").Outcome} Outcome
 * @typedef {import("./lab-session.js").ProgressMessage} ProgressMessage
 */

/**
 * What the client needs of a worker, or of its replacement on the page.
 *
 * @typedef {object} Port
 * @property {(message: any) => void} postMessage
 * @property {() => void} terminate
 * @property {((event: { data: import("./lab-session.js").Answer }) => void) | null} onmessage
 * @property {((event: any) => void) | null} onerror
 */

/** A worker died: of too little memory, most likely. */
export class LabLost extends Error {
	code = "labLost";
}

/**
 * @typedef {object} Question
 * @property {Order & { id: number }} order
 * @property {(outcome: Outcome) => void} resolve
 * @property {(error: unknown) => void} reject
 * @property {(progress: ProgressMessage) => void} onProgress
 */

export class LabClient {
	#start;
	/** @type {Port | null} */
	#port = null;
	/** Whether the port has ever answered. */
	#answered = false;
	/** Whether a worker failed before its first answer, so that none can run. */
	#inVain = false;
	/** @type {Question | null} */
	#question = null;
	#lastId = 0;

	/** @param {{ start: (inVain: boolean) => Port }} parts */
	constructor({ start }) {
		this.#start = start;
	}

	/**
	 * Resolves with what a search has come to.
	 *
	 * @param {Order} order
	 * @param {object} [options]
	 * @param {AbortSignal} [options.signal]
	 * @param {(progress: ProgressMessage) => void} [options.onProgress]
	 * @returns {Promise<Outcome>} Rejects at once with the signal's reason if the signal
	 *   cancels it.
	 */
	run(order, { signal, onProgress = () => {} } = {}) {
		if (this.#question !== null) {
			return Promise.reject(new Error("one search at a time"));
		}
		return abortable(signal, (resolve, reject) => {
			this.#lastId += 1;
			const id = this.#lastId;
			const question = {
				order: { id, ...order },
				resolve,
				reject,
				onProgress,
			};
			this.#question = question;
			this.#ask(question);
			return () => {
				if (this.#question !== question) return;
				this.#drop();
				this.#question = null;
			};
		});
	}

	#drop() {
		this.#port?.terminate();
		this.#port = null;
	}

	/** @param {Question} question */
	#ask({ order }) {
		if (this.#port === null) {
			const port = this.#start(this.#inVain);
			this.#answered = false;
			port.onmessage = ({ data }) => {
				if (this.#port === port) this.#hear(data);
			};
			port.onerror = (event) => {
				event?.preventDefault?.();
				if (this.#port === port) this.#lose(event?.message ?? "it ended");
			};
			this.#port = port;
		}
		this.#port.postMessage(order);
	}

	/** @param {import("./lab-session.js").Answer} answer */
	#hear(answer) {
		this.#answered = true;
		const question = this.#question;
		if (answer.type === "started" || question?.order.id !== answer.id) return;
		if (answer.type === "progress") {
			question.onProgress(answer);
			return;
		}
		this.#question = null;
		if (answer.type === "ended") {
			question.resolve(answer.outcome);
			return;
		}
		const { message, code, values } = answer;
		if (code !== undefined) {
			question.reject(Object.assign(new Error(message), { code, values }));
			return;
		}
		// A panic: the instance is dead.
		this.#drop();
		question.reject(new LabLost(message));
	}

	/** @param {string} reason */
	#lose(reason) {
		this.#drop();
		const question = this.#question;
		if (question === null) return;
		if (!this.#answered && !this.#inVain) {
			console.info("no worker, searching on the page:", reason);
			this.#inVain = true;
			this.#ask(question);
			return;
		}
		this.#question = null;
		question.reject(new LabLost(reason));
	}
}
