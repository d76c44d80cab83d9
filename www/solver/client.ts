/**
 * Asks the solver. Each question gets a promise, and an `AbortSignal` can cancel
 * it.
 *
 * Searches run in a worker. A worker that dies is replaced, and the question is
 * asked once more. If no worker can start, searches run in short slices on the
 * page. A pool of others helps it.
 */

import { abortable, type Signal } from "../core/later/abortable.ts";
import type { DrawOrder, GradeOrder } from "../core/wasm/solver.js";
import type {
	Answer,
	DrawingMessage,
	DrawnMessage,
	FailedMessage,
	GradedMessage,
	GradesMessage,
	Message,
	ProgressMessage,
	SolutionMessage,
	StartedMessage,
} from "./session.ts";
import { WorkerPool } from "./worker-pool.ts";

/** Messages of a question that goes on. */
const PROGRESS = new Set(["progress", "grades", "drawing"]);

/** A worker that is silent for this many milliseconds counts as dead: at work it says so. */
export const SILENCE_MS = 10_000;

/** What the client needs of a worker, or of its replacement on the page. */
export type Port = {
	postMessage: (message: any, moved?: Transferable[]) => void;
	terminate: () => void;
	onmessage: ((event: { data: Answer | StartedMessage }) => void) | null;
	onerror: ((event: any) => void) | null;
};

/** What a question is asked by. */
type Order = Extract<
	import("../core/wasm/solver.js").Order,
	{ type: "solve" | "grade" | "draw" }
>;

type Question = {
	order: Order;
	resolve: (answer: any) => void;
	reject: (error: Error) => void;
	onProgress: (progress: any) => void;
	askedAgain: boolean;
};

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
	#port: Port | null = null;
	/** Whether the current port has ever answered. */
	#answered = false;
	/** Whether a worker failed before its first answer, so that none can run. */
	#inVain = false;
	#questions: Map<number, Question> = new Map();
	#lastId = 0;
	#stopWatch: (() => void) | null = null;

	constructor({
		start,
		weights = async () => null,
		pool = new WorkerPool({ start: () => null, most: 0 }),
		schedule = later,
		onLost = () => {},
	}: {
		/**
		 * Starts a worker that accepts questions. `inVain` says whether a worker failed to
		 * start before.
		 */
		start: (inVain: boolean) => Port;
		/** Loads the weights that a worker asks for; by default there are none. */
		weights?: (name: string) => Promise<Uint8Array | null>;
		/** Helps the worker; by default nobody does. */
		pool?: WorkerPool;
		/** Calls a function after `ms` milliseconds; returns a function that cancels it. */
		schedule?: (call: () => void, ms: number) => () => void;
		/** Called when a worker died. */
		onLost?: (reason: string) => void;
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
	 * @param board In text form.
	 * @param goal By name or in text form.
	 * @returns Rejects at once with the signal's reason if the signal cancels it.
	 */
	solve(
		board: string,
		goal: string,
		{
			budgetMs,
			known,
			mayShare = false,
			signal,
			onProgress,
		}: {
			/** In milliseconds. */
			budgetMs: number;
			/** A solution of the board, and its proved lower bound, to begin with. */
			known?: { slides: string; lower: number };
			/** Whether it is worth that another worker searches, too. */
			mayShare?: boolean;
			signal?: Signal;
			onProgress?: (progress: ProgressMessage) => void;
		},
	): Promise<SolutionMessage> {
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
	 * @returns Rejects at once with the signal's reason if the signal cancels it.
	 */
	grade(
		play: Omit<GradeOrder, "id" | "at">,
		{
			at = null,
			signal,
			onProgress,
		}: {
			/**
			 * The position whose line is asked for; then the answer comes as soon as it is
			 * known.
			 */
			at?: number | null;
			signal?: Signal;
			onProgress?: (grades: GradesMessage) => void;
		} = {},
	): Promise<GradedMessage> {
		return this.#question((id) => ({ type: "grade", id, at, ...play }), {
			signal,
			onProgress,
		});
	}

	/**
	 * Resolves with a board exactly so many slides from its goal.
	 *
	 * @param wish One seed gives one board.
	 * @returns Rejects at once with the signal's reason if the signal cancels it.
	 */
	draw(
		wish: Omit<DrawOrder, "id">,
		{
			signal,
			onProgress,
		}: {
			signal?: Signal;
			onProgress?: (progress: DrawingMessage) => void;
		} = {},
	): Promise<DrawnMessage> {
		return this.#question((id) => ({ type: "draw", id, ...wish }), {
			signal,
			onProgress,
		});
	}

	#question<T, P>(
		make: (id: number) => Order,
		{
			signal,
			onProgress = () => {},
		}: {
			signal?: Signal | undefined;
			onProgress?: ((progress: P) => void) | undefined;
		},
	): Promise<T> {
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
	 */
	prepare(size: string, goal: string) {
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

	#ask(order: Order) {
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

	#hear(answer: Answer | StartedMessage) {
		this.#answered = true;
		this.#watch();
		if (answer.type === "started" || answer.type === "working") return;
		if (!isFirsts(answer)) return;
		if (answer.type === "weights") {
			void this.#bring(answer.name);
			return;
		}
		if (answer.type === "tables" || answer.type === "share") {
			this.#help(answer);
			return;
		}
		if (answer.type === "proved") {
			this.#pool.post(answer);
			return;
		}
		if (answer.type === "dead") {
			this.#lose(answer.message);
			return;
		}
		const question = this.#questions.get(answer.id);
		if (question === undefined) return;
		if (answer.type === "progress" && answer.slides !== null) {
			const { id, slides } = answer;
			this.#pool.post({ type: "take", id, slides });
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

	/** @param wish Of the port at hand. */
	#help(wish: Message<"tables" | "share">) {
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
			onProved: (order) => port?.postMessage(order),
		});
	}

	/** @param name Of weights that the port at hand has asked for. */
	async #bring(name: string) {
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

	#lose(reason: string) {
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

/** Returns whether an answer is of the first worker: others answer to the pool. */
function isFirsts(
	answer: Answer,
): answer is Exclude<Answer, { type: "part" | "found" }> {
	return answer.type !== "part" && answer.type !== "found";
}

function failure({ message, code, values }: FailedMessage) {
	return Object.assign(new Error(message), { code, values });
}

/** How many times a wait looks whether it is over. */
const LOOKS = 10;

/**
 * Waits while the page runs. A page that was frozen, or a computer that slept, finds
 * at most one look due when it goes on. So its worker can go on too before it counts
 * as silent.
 */
function later(call: () => void, ms: number) {
	let left = LOOKS;
	const timer = setInterval(() => {
		left -= 1;
		if (left > 0) return;
		clearInterval(timer);
		call();
	}, ms / LOOKS);
	return () => clearInterval(timer);
}
