/**
 * Cuts work into slices that last about as long as asked.
 */

/** Boards in the first slice. Later slices are sized to last as long as asked. */
const FIRST_SLICE = 2_000;

/** The most boards in a slice: the core takes 32-bit numbers. */
const MOST_SLICE = 1e9;

export class Slices {
	#clock;
	#wantedMs;
	#slice = FIRST_SLICE;

	/**
	 * @param clock Returns milliseconds.
	 * @param wantedMs How long a slice may block its thread.
	 */
	constructor(clock: () => number, wantedMs: number) {
		this.#clock = clock;
		this.#wantedMs = wantedMs;
	}

	/** Does a slice of work. */
	next<T>(work: (boards: number) => T) {
		const before = this.#clock();
		const result = work(Math.round(this.#slice));
		const took = this.#clock() - before;
		this.#slice = nextSlice(this.#slice, took, this.#wantedMs);
		return result;
	}
}

/**
 * Returns how many boards the next slice gets, so that it lasts about `wantedMs`.
 * At most twice as many as before, because clocks are coarse and work is uneven.
 */
function nextSlice(slice: number, tookMs: number, wantedMs: number) {
	const factor = wantedMs / Math.max(tookMs, wantedMs / 2);
	return Math.min(MOST_SLICE, Math.max(100, slice * factor));
}
