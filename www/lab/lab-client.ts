/**
 * Asks for searches, one at a time. Who cancels one ends its worker, and the next one
 * gets a new worker: so nothing is waited for, not even tables that are being made.
 */

import { abortable } from "../core/later/abortable.ts";
import type { Answer, Order, Outcome, ProgressMessage } from "./lab-session.ts";

/** What the client needs of a worker, or of its replacement on the page. */
export type Port = {
	postMessage: (message: any) => void;
	terminate: () => void;
	onmessage: ((event: { data: Answer }) => void) | null;
	onerror: ((event: any) => void) | null;
};

/** A worker died: of too little memory, most likely. */
export class LabLost extends Error {
	code = "labLost";
}

type Question = {
	order: Order & { id: number };
	resolve: (outcome: Outcome) => void;
	reject: (error: unknown) => void;
	onProgress: (progress: ProgressMessage) => void;
};

export class LabClient {
	#start;
	#port: Port | null = null;
	/** Whether the port has ever answered. */
	#answered = false;
	/** Whether a worker failed before its first answer, so that none can run. */
	#inVain = false;
	#question: Question | null = null;
	#lastId = 0;

	constructor({ start }: { start: (inVain: boolean) => Port }) {
		this.#start = start;
	}

	/**
	 * Resolves with what a search has come to.
	 *
	 * @returns Rejects at once with the signal's reason if the signal cancels it.
	 */
	run(
		order: Order,
		{
			signal,
			onProgress = () => {},
		}: {
			signal?: AbortSignal;
			onProgress?: (progress: ProgressMessage) => void;
		} = {},
	): Promise<Outcome> {
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

	#ask({ order }: Question) {
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

	#hear(answer: Answer) {
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

	#lose(reason: string) {
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
