/**
 * Runs a session of the core, the solver's or the laboratory's: posts what it says, lets the thread do other things, and
 * gives it the next turn. So a worker hears "cancel", and a page does everything else.
 *
 * Knows neither worker nor page: it posts messages through a function.
 */

import type { LabAnswer } from "../core/wasm/lab.js";
import type { Answer as SolverAnswer } from "../core/wasm/solver.js";
import type { Tables } from "../storage/tables.ts";

/** The first message of a worker. */
type StartedMessage = { type: "started" };
/** It has worked for a second more, and may have nothing else to say yet. */
type WorkingMessage = { type: "working" };
/**
 * The last message of any session: a panic, or its instance is gone. Nothing that was
 * asked is answered.
 */
type DeadMessage = { type: "dead"; message: string };

type Said = SolverAnswer | LabAnswer;

/**
 * What is posted: what the session says, but for what is for its store, and the notes,
 * which the core itself shows.
 */
export type Answer =
	| Exclude<Said, { type: "keep" | "note" | "read" }>
	| StartedMessage
	| WorkingMessage
	| DeadMessage;

/** What is needed of a worker, or of its replacement on the page. */
export type Port = {
	postMessage: (message: any, moved?: Transferable[]) => void;
	terminate: () => void;
	onmessage: ((event: { data: Answer }) => void) | null;
	onerror: ((event: any) => void) | null;
};

export type Message<T extends Said["type"]> = Extract<Said, { type: T }>;

export type ProgressMessage = Message<"progress">;
export type SolutionMessage = Message<"solution">;
export type GradesMessage = Message<"grades">;
export type GradedMessage = Message<"graded">;
export type DrawingMessage = Message<"drawing">;
export type DrawnMessage = Message<"drawn">;
export type FailedMessage = Message<"failed">;

/** A session of the core. */
type CoreSession = {
	hear: (order: any) => void;
	turn: () => Said[];
	wait: () => number | undefined;
};

/** How often a session at work says that it is there, in milliseconds. */
const PULSE_MS = 1_000;

export class Session {
	#core;
	#post;
	#pause;
	#store;
	#later;
	#now;
	#isStopped = false;
	#isRunning = false;

	constructor({
		core,
		post,
		pause,
		store,
		later = (call, ms) => void setTimeout(call, ms),
		now = () => performance.now(),
	}: {
		core: CoreSession;
		post: (answer: Answer, moved?: Transferable[]) => void;
		/** Resolves after the thread could do other things. */
		pause: () => Promise<void>;
		/** Where tables are stored; by default nowhere. */
		store?: Tables;
		later?: (call: () => void, ms: number) => void;
		now?: () => number;
	}) {
		this.#core = core;
		this.#post = post;
		this.#pause = pause;
		this.#store = store;
		this.#later = later;
		this.#now = now;
	}

	hear(order: object) {
		if (this.#isStopped) return;
		try {
			this.#core.hear(order);
		} catch (error) {
			const { code, message } = error as any;
			if (code === undefined || !("id" in order)) this.#die(error);
			else {
				const { id } = order as { id: number };
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
		let beat = this.#now();
		try {
			for (; this.#wants(); await this.#pause()) {
				for (const said of this.#core.turn()) this.#answer(said);
				// The tables of a slow phone take longer than a client waits for a word.
				if (this.#now() - beat < PULSE_MS) continue;
				beat = this.#now();
				this.#post({ type: "working" });
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

	#answer(said: Said) {
		if (said.type === "read") void this.#read(said.key);
		else if (said.type === "keep") void this.#store?.keep(said.key, said.bytes);
		else if (said.type === "part" && said.bytes !== null) {
			this.#post(said, [said.bytes.buffer]);
		} else if (said.type !== "note") this.#post(said);
	}

	/** @param key Of stored tables that are asked for. */
	async #read(key: string) {
		const bytes = (await this.#store?.read(key)) ?? null;
		this.hear({ type: "stored", key, bytes });
	}

	#die(error: unknown) {
		if (this.#isStopped) return;
		this.#isStopped = true;
		this.#post({ type: "dead", message: String(error) });
	}
}
