/**
 * Asks a worker. Each question gets a promise, and an `AbortSignal` can cancel it.
 *
 * A worker that dies is replaced. If none can start, its session runs in short slices on
 * the page. Knows no question: those are the solver's, or the laboratory's.
 */

import { abortable, type Signal } from "../core/later/abortable.ts";
import type { Answer, FailedMessage, Port } from "./session.ts";

/** Messages of a question that goes on. */
const PROGRESS = new Set(["progress", "grades", "drawing", "searching"]);

type Question = {
	order: { id: number };
	resolve: (answer: any) => void;
	reject: (error: Error) => void;
	onProgress: (progress: any) => void;
	askedAgain: boolean;
};

/** What comes with a question. */
export type Asking<Progress> = {
	signal?: Signal | undefined;
	onProgress?: ((progress: Progress) => void) | undefined;
};

export abstract class Questions {
	#parts;
	#port: Port | null = null;
	/** Whether the current port has ever answered. */
	#answered = false;
	/** Whether a worker failed before its first answer, so that none can run. */
	#inVain = false;
	#questions: Map<number, Question> = new Map();
	#lastId = 0;

	constructor(parts: {
		/**
		 * Starts a worker that accepts questions. `inVain` says whether a worker failed to
		 * start before.
		 */
		start: (inVain: boolean) => Port;
		/** Called when a worker died. */
		onLost: (reason: string) => void;
		/**
		 * Whether a question is asked once more if its worker dies at work; it always is if
		 * that could not start.
		 */
		asksAgain: boolean;
	}) {
		this.#parts = parts;
	}

	/** Returns what a question is rejected with when its worker died. */
	protected abstract lost(reason: string): Error;

	/** Called when a question was cancelled. */
	protected abstract cancel(id: number): void;

	/** Hears an answer first. Returns whether it is for no question. */
	protected takes(_answer: Answer): boolean {
		return false;
	}

	/** Called at each sign of life, and when a question begins or ends. */
	protected watch() {}

	protected get isAsked() {
		return this.#questions.size > 0;
	}

	protected get port() {
		return this.#port;
	}

	/** @param make Makes the order of the question. */
	protected ask<T, Progress>(
		make: (id: number) => { id: number },
		{ signal, onProgress = () => {} }: Asking<Progress>,
	): Promise<T> {
		return abortable(signal, (resolve, reject) => {
			this.#lastId += 1;
			const order = make(this.#lastId);
			const { id } = order;
			const question = { order, resolve, reject, onProgress };
			this.#questions.set(id, { ...question, askedAgain: false });
			this.#post(order);
			return () => {
				if (!this.#questions.delete(id)) return;
				this.cancel(id);
				this.watch();
			};
		});
	}

	/** Ends the worker. The next question starts another. */
	stop() {
		this.close();
		for (const question of this.#questions.values()) {
			question.reject(this.lost("it was stopped"));
		}
		this.#questions.clear();
		this.watch();
	}

	/** Returns the current port, or a new one. */
	protected open() {
		if (this.#port !== null) return this.#port;
		const port = this.#parts.start(this.#inVain);
		this.#answered = false;
		port.onmessage = ({ data }) => {
			if (this.#port === port) this.#hear(data);
		};
		port.onerror = (event) => {
			event?.preventDefault?.();
			if (this.#port === port) this.lose(event?.message ?? "it ended");
		};
		this.#port = port;
		return port;
	}

	protected close() {
		this.#port?.terminate();
		this.#port = null;
	}

	/** Goes on without a worker that died. */
	protected lose(reason: string) {
		const again = this.#parts.asksAgain || !this.#answered;
		this.#inVain ||= !this.#answered;
		this.close();
		this.#parts.onLost(reason);
		for (const [id, question] of this.#questions) {
			if (question.askedAgain || !again) {
				this.#questions.delete(id);
				question.reject(this.lost(reason));
			} else {
				question.askedAgain = true;
				this.#post(question.order);
			}
		}
		this.watch();
	}

	#post(order: { id: number }) {
		this.open().postMessage(order);
		this.watch();
	}

	#hear(answer: Answer) {
		this.#answered = true;
		this.watch();
		if (answer.type === "dead") {
			this.lose(answer.message);
			return;
		}
		if (this.takes(answer) || !("id" in answer)) return;
		const question = this.#questions.get(answer.id);
		if (question === undefined) return;
		if (PROGRESS.has(answer.type)) {
			question.onProgress(answer);
			return;
		}
		this.#questions.delete(answer.id);
		this.watch();
		if (answer.type === "failed") question.reject(failure(answer));
		else question.resolve(answer);
	}
}

function failure({ message, code, values }: FailedMessage) {
	return Object.assign(new Error(message), { code, values });
}
