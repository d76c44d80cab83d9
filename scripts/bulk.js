/**
 * Solves boards in bulk: takes one board per line, yields one object per board,
 * and sums up times and nodes.
 *
 * Does not know the engine, nor where lines come from and objects go.
 */

/**
 * Default budget of a board with more than 16 cells, in milliseconds. Smaller
 * boards have no limit: they are searched until the solution is proved optimal.
 */
const LARGE_BOARD_MS = 1_000;

/**
 * Yields an answer per board, in the order of the lines. Skips blank lines and
 * lines that begin with `#`. Keeps at most `engine.ahead` boards started and not
 * yet yielded.
 *
 * @param {object} parts
 * @param {AsyncIterable<string>} parts.lines
 * @param {import("./engines.js").Engine} parts.engine
 * @param {number | null} parts.budgetMs Search time per board in milliseconds;
 *   `null` for the default.
 * @param {Tally} parts.tally Updated before each answer is yielded.
 */
export async function* solveAll({ lines, engine, budgetMs, tally }) {
	const boards = boardsOf(lines);
	/** Started and not yet yielded, in order. @type {{ board: string, answer: Promise<Answer> }[]} */
	const begun = [];
	/** @type {Promise<IteratorResult<string, void>> | null} */
	let next = boards.next();
	while (next !== null || begun.length > 0) {
		const mayBegin = begun.length < engine.ahead;
		// An answer is yielded before the next line is there, and a line is taken
		// before the answer is there.
		const first = await Promise.race([
			...begun.slice(0, 1).map(({ answer }) => answer.then(() => "answer")),
			...(next !== null && mayBegin ? [next.then(() => "line")] : []),
		]);
		if (first === "answer") {
			const [{ board, answer }] = begun.splice(0, 1);
			const taken = await answer;
			tally.now = begun[0]?.board ?? "";
			tally.add(taken);
			yield { board, ...report(taken) };
		} else if (next !== null) {
			const { value: board } = await next;
			next = null;
			if (board === undefined) continue;
			const answer = engine.solve(board, budgetMs ?? defaultBudget(board));
			// If it rejects, the `await` above throws when its turn comes.
			answer.catch(() => {});
			begun.push({ board, answer });
			tally.now = begun[0].board;
			next = boards.next();
		}
	}
}

/** @param {AsyncIterable<string>} lines */
async function* boardsOf(lines) {
	for await (const line of lines) {
		const board = line.trim();
		if (board !== "" && !board.startsWith("#")) yield board;
	}
}

/** @param {string} board */
function defaultBudget(board) {
	const cells = board.match(/\d+/g)?.length ?? 0;
	return cells > 16 ? LARGE_BOARD_MS : Number.POSITIVE_INFINITY;
}

/** @typedef {import("./engines.js").Solved | { error: string }} Answer */

/** @param {Answer} answer */
function report(answer) {
	if ("error" in answer) return answer;
	const { size, length, lower, slides: moves, nodes, firstLength } = answer;
	const optimal = lower === length;
	const [ms, firstMs] = [round(answer.ms), round(answer.firstMs)];
	const figures = { size, length, lower, optimal, moves, nodes };
	return { ...figures, ms, firstMs, firstLength };
}

/** Counts boards and sums up their figures. */
export class Tally {
	/** The board whose answer comes next. */
	now = "";
	boards = 0;
	errors = 0;
	/** @type {number[]} */
	#ms = [];
	/** Time until the first solution, for boards that have one. @type {number[]} */
	#firstMs = [];
	#nodes = 0;
	#tablesMs = 0;

	/** @param {Answer} answer */
	add(answer) {
		if ("error" in answer) {
			this.errors += 1;
			return;
		}
		this.boards += 1;
		this.#ms.push(answer.ms);
		if (answer.firstMs !== null) this.#firstMs.push(answer.firstMs);
		this.#nodes += answer.nodes;
		this.#tablesMs += answer.tablesMs;
	}

	/**
	 * Returns the figures of the solved boards. A figure is `null` if no board has
	 * it.
	 *
	 * @param {number} memoryBytes
	 */
	summary(memoryBytes) {
		const sorted = this.#ms.toSorted((a, b) => a - b);
		const sum = (/** @type {number[]} */ all) => all.reduce((a, b) => a + b, 0);
		const n = sorted.length;
		const first = this.#firstMs;
		const middle = [sorted[(n - 1) >> 1], sorted[n >> 1]];
		return {
			boards: this.boards,
			errors: this.errors,
			mean_ms: round(sum(sorted) / n),
			median_ms: round((middle[0] + middle[1]) / 2),
			// Nearest rank: 90 % of the boards take at most this long.
			p90_ms: round(sorted[Math.ceil(n * 0.9) - 1]),
			max_ms: round(sorted[n - 1]),
			mean_first_ms: round(sum(first) / first.length),
			max_first_ms: first.length === 0 ? null : round(Math.max(...first)),
			mean_nodes: n === 0 ? null : Math.round(this.#nodes / n),
			tables_ms: round(this.#tablesMs),
			memory_bytes: memoryBytes,
		};
	}
}

/**
 * Rounds to the microsecond.
 *
 * @param {number | null} ms
 */
function round(ms) {
	if (ms === null || !Number.isFinite(ms)) return null;
	return Math.round(ms * 1_000) / 1_000;
}
