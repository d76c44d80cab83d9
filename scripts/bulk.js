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

/** Counts boards and sums up their figures. Holds none of the boards. */
export class Tally {
	/** The board whose answer comes next. */
	now = "";
	boards = 0;
	errors = 0;
	/** A time, rounded, → how many boards took that long. @type {Map<number, number>} */
	#counts = new Map();
	#ms = { sum: 0, most: 0 };
	/** Time until the first solution, for boards that have one. */
	#first = { boards: 0, sum: 0, most: 0 };
	#nodes = 0;
	#tablesMs = 0;

	/** @param {Answer} answer */
	add(answer) {
		if ("error" in answer) {
			this.errors += 1;
			return;
		}
		const { ms, firstMs, nodes, tablesMs } = answer;
		this.boards += 1;
		this.#ms.sum += ms;
		this.#ms.most = Math.max(this.#ms.most, ms);
		const rounded = Number(ms.toPrecision(DIGITS));
		this.#counts.set(rounded, (this.#counts.get(rounded) ?? 0) + 1);
		if (firstMs !== null) {
			this.#first.boards += 1;
			this.#first.sum += firstMs;
			this.#first.most = Math.max(this.#first.most, firstMs);
		}
		this.#nodes += nodes;
		this.#tablesMs += tablesMs;
	}

	/**
	 * Returns the figures of the solved boards. A figure is `null` if no board has
	 * it.
	 *
	 * @param {number} memoryBytes
	 */
	summary(memoryBytes) {
		const n = this.boards;
		const first = this.#first;
		// Nearest rank: 90 % of the boards take at most this long.
		const [low, high, p90] = this.#ranked([
			Math.ceil(n / 2),
			Math.floor(n / 2) + 1,
			Math.ceil(n * 0.9),
		]);
		return {
			boards: n,
			errors: this.errors,
			mean_ms: round(this.#ms.sum / n),
			median_ms: round((low + high) / 2),
			p90_ms: round(p90),
			max_ms: round(n === 0 ? null : this.#ms.most),
			mean_first_ms: round(first.sum / first.boards),
			max_first_ms: round(first.boards === 0 ? null : first.most),
			mean_nodes: n === 0 ? null : Math.round(this.#nodes / n),
			tables_ms: round(this.#tablesMs),
			memory_bytes: memoryBytes,
		};
	}

	/**
	 * Returns the times at some ranks, the shortest at 1; `NaN` if there are none.
	 *
	 * @param {number[]} ranks
	 */
	#ranked(ranks) {
		const sorted = [...this.#counts].sort(([a], [b]) => a - b);
		return ranks.map((rank) => {
			let before = 0;
			const found = sorted.find(([, count]) => {
				before += count;
				return before >= rank;
			});
			return found?.[0] ?? Number.NaN;
		});
	}
}

/**
 * Digits of a time by which boards are counted, so that a million of them take no more
 * room than thousands.
 */
const DIGITS = 4;

/**
 * Rounds to the microsecond.
 *
 * @param {number | null} ms
 */
function round(ms) {
	if (ms === null || !Number.isFinite(ms)) return null;
	return Math.round(ms * 1_000) / 1_000;
}
