/**
 * Boards in bulk: a line of text in, an object out for each, and their figures.
 *
 * Knows neither the engine nor where the lines come from and go to.
 */

/** How long a board is searched where there is no other budget, in milliseconds: boards of up to 16 cells to the end. */
const LARGE_BOARD_MS = 1_000;

/**
 * Board by board, in order; no more are begun than the engine takes ahead of the
 * one that is taken next. Blank lines and those that begin with `#` are no boards.
 *
 * @param {object} parts
 * @param {AsyncIterable<string>} parts.lines
 * @param {import("./engines.js").Engine} parts.engine
 * @param {number | null} parts.budgetMs `null` for the default.
 * @param {Tally} parts.tally Counts them.
 */
export async function* solveAll({ lines, engine, budgetMs, tally }) {
	const boards = boardsOf(lines);
	/** Begun and not taken, in order. @type {{ board: string, answer: Promise<Answer> }[]} */
	const begun = [];
	/** @type {Promise<IteratorResult<string, void>> | null} */
	let next = boards.next();
	while (next !== null || begun.length > 0) {
		const mayBegin = begun.length < engine.ahead;
		// An answer does not wait for the next line, nor a line for the answer.
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
			// One that fails is heard of when its turn comes.
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

/** Figures of many boards. */
export class Tally {
	/** The board that is being solved. */
	now = "";
	boards = 0;
	errors = 0;
	/** @type {number[]} */
	#ms = [];
	/** Until the first answers, where that is told. @type {number[]} */
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
	 * `null` for each figure that no board has: the boards are those solved.
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
			// Nearest rank: nine tenths of the boards take no longer.
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
 * To the microsecond.
 *
 * @param {number | null} ms
 */
function round(ms) {
	if (ms === null || !Number.isFinite(ms)) return null;
	return Math.round(ms * 1_000) / 1_000;
}
