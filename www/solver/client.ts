/**
 * Asks the solver. A worker that dies is replaced, and the question is asked once more.
 * A pool of others helps it.
 */

import type { DrawOrder, GradeOrder } from "../core/wasm/solver.js";
import { type Asking, Questions } from "./questions.ts";
import type {
	Answer,
	DrawingMessage,
	DrawnMessage,
	GradedMessage,
	GradesMessage,
	Message,
	Port,
	ProgressMessage,
	SolutionMessage,
} from "./session.ts";
import { WorkerPool } from "./worker-pool.ts";

/** A worker that is silent for this many milliseconds counts as dead: at work it says so. */
export const SILENCE_MS = 10_000;

/** What a question is asked by. */
type Order = Extract<
	import("../core/wasm/solver.js").Order,
	{ type: "solve" | "grade" | "draw" }
>;

/** The solver died twice while working on one question. */
export class SolverLost extends Error {
	code = "solverLost";
}

export class SolverClient extends Questions {
	#weights;
	#pool;
	#schedule;
	#stopWatch: (() => void) | null = null;

	constructor({
		start,
		weights = async () => null,
		pool = new WorkerPool({ start: () => null, most: 0 }),
		schedule = later,
		onLost = () => {},
	}: {
		/** As for all questions. */
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
		super({ start, onLost, asksAgain: true });
		this.#weights = weights;
		this.#pool = pool;
		this.#schedule = schedule;
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
			...asking
		}: {
			/** In milliseconds. */
			budgetMs: number;
			/** A solution of the board, and its proved lower bound, to begin with. */
			known?: { slides: string; lower: number };
			/** Whether it is worth that another worker searches, too. */
			mayShare?: boolean;
		} & Asking<ProgressMessage>,
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
			asking,
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
			...asking
		}: {
			/**
			 * The position whose line is asked for; then the answer comes as soon as it is
			 * known.
			 */
			at?: number | null;
		} & Asking<GradesMessage> = {},
	): Promise<GradedMessage> {
		return this.#question((id) => ({ type: "grade", id, at, ...play }), asking);
	}

	/**
	 * Resolves with a board exactly so many slides from its goal.
	 *
	 * @param wish One seed gives one board.
	 * @returns Rejects at once with the signal's reason if the signal cancels it.
	 */
	draw(
		wish: Omit<DrawOrder, "id">,
		asking: Asking<DrawingMessage> = {},
	): Promise<DrawnMessage> {
		return this.#question((id) => ({ type: "draw", id, ...wish }), asking);
	}

	#question<T, P>(make: (id: number) => Order, asking: Asking<P>): Promise<T> {
		return this.ask(make, asking);
	}

	/**
	 * Makes the tables for boards of a size and goal while no question is open.
	 * There is no answer. A later search finds the tables, or makes them itself.
	 */
	prepare(size: string, goal: string) {
		this.open().postMessage({ type: "prepare", size, goal });
	}

	protected override lost(reason: string) {
		return new SolverLost(reason);
	}

	/** Its tables are kept. */
	protected override cancel(id: number) {
		this.port?.postMessage({ type: "cancel", id });
	}

	protected override takes(answer: Answer) {
		switch (answer.type) {
			case "weights":
				void this.#bring(answer.name);
				return true;
			case "tables":
			case "share":
				this.#help(answer);
				return true;
			case "proved":
				this.#pool.post(answer);
				return true;
			case "progress":
				if (answer.slides !== null) {
					const { id, slides } = answer;
					this.#pool.post({ type: "take", id, slides });
				}
				return false;
			default:
				return false;
		}
	}

	/** @param wish Of the port at hand. */
	#help(wish: Message<"tables" | "share">) {
		const { port } = this;
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
		const { port } = this;
		const bytes = await this.#weights(name);
		if (port === this.port) port?.postMessage({ type: "weights", name, bytes });
	}

	/** Ends those who help the worker, too. */
	protected override close() {
		super.close();
		this.#pool.dismiss();
	}

	/** Restarts the wait for a sign of life; no wait if no question is open. */
	protected override watch() {
		this.#stopWatch?.();
		this.#stopWatch = null;
		if (!this.isAsked) return;
		this.#stopWatch = this.#schedule(() => this.lose("silent"), SILENCE_MS);
	}
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
