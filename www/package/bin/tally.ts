/**
 * Sums up the figures of solved boards. Holds none of the boards.
 */

/** What is summed up of a board; times are in milliseconds. */
export type Solved = {
	/** Of the search alone. */
	ms: number;
	/** Until the first solution. */
	firstMs: number;
	nodes: number;
	/** In which tables were made: 0 if an earlier board needed the same ones. */
	tablesMs: number;
};

/**
 * Digits of a time by which boards are counted, so that a million of them take no more
 * room than thousands.
 */
const DIGITS = 4;

export class Tally {
	#boards = 0;
	/** A time, rounded → how many boards took that long. */
	#counts: Map<number, number> = new Map();
	#ms = { sum: 0, most: 0 };
	#first = { sum: 0, most: 0 };
	#nodes = 0;
	#tablesMs = 0;

	/** Returns what a line tells of the board. */
	add<T extends Solved>({ tablesMs, ...told }: T) {
		const { ms, firstMs, nodes } = told;
		this.#boards += 1;
		this.#ms.sum += ms;
		this.#ms.most = Math.max(this.#ms.most, ms);
		const rounded = Number(ms.toPrecision(DIGITS));
		this.#counts.set(rounded, (this.#counts.get(rounded) ?? 0) + 1);
		this.#first.sum += firstMs;
		this.#first.most = Math.max(this.#first.most, firstMs);
		this.#nodes += nodes;
		this.#tablesMs += tablesMs;
		return told;
	}

	/** Each figure is `null` if there is no board. */
	summary() {
		const n = this.#boards;
		const [ms, first] = [this.#ms, this.#first];
		// Nearest rank: 90 % of the boards take at most this long.
		const [low, high, p90] = this.#ranked([
			Math.ceil(n / 2),
			Math.floor(n / 2) + 1,
			Math.ceil(n * 0.9),
		]);
		return {
			mean_ms: round(ms.sum / n),
			median_ms: round((low + high) / 2),
			p90_ms: round(p90),
			max_ms: round(n === 0 ? Number.NaN : ms.most),
			mean_first_ms: round(first.sum / n),
			max_first_ms: round(n === 0 ? Number.NaN : first.most),
			mean_nodes: n === 0 ? null : Math.round(this.#nodes / n),
			tables_ms: round(this.#tablesMs),
		};
	}

	/** Returns the times at some ranks, the shortest at 1; `NaN` if there are none. */
	#ranked(ranks: number[]) {
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

/** Rounds to microseconds. */
function round(ms: number) {
	return Number.isNaN(ms) ? null : Math.round(ms * 1_000) / 1_000;
}
