/**
 * Runs searches one after another, until all have ended or somebody stops them.
 */

/**
 * @typedef {import("./runs.js").Run} Run
 * @typedef {{ bytes: number, ms: number, moments?: number }} Limits `moments`: of how
 *   many the frontier is kept.
 */

export class Runner {
	#client;
	/** @type {AbortController | null} */
	#running = null;
	/** Resolves when nothing runs. @type {Promise<unknown>} */
	#idle = Promise.resolve();

	/** @param {Pick<import("../../lab/lab-client.js").LabClient, "run">} client */
	constructor(client) {
		this.#client = client;
	}

	get isOn() {
		return this.#running !== null;
	}

	/** Ends the search that runs; those that wait are cancelled. */
	stop() {
		this.#running?.abort();
	}

	/** Ends what runs. Resolves when others can run. */
	async idle() {
		this.stop();
		await this.#idle;
	}

	/**
	 * Resolves when all have ended.
	 *
	 * @param {(signal: AbortSignal) => AsyncIterable<Run> | Iterable<Run>} runs Makes
	 *   them as they are wanted; a run that was made already is cancelled with the others.
	 * @param {Limits} limits
	 * @param {(run: Run) => void} report Called whenever something is known of a run.
	 * @returns {Promise<boolean>} Whether nobody has stopped them.
	 */
	go(runs, limits, report) {
		if (this.#running !== null) throw new Error("searches run already");
		const own = new AbortController();
		this.#running = own;
		const done = this.#go(runs, limits, report, own.signal);
		this.#idle = done.catch(() => {});
		return done;
	}

	/**
	 * @param {(signal: AbortSignal) => AsyncIterable<Run> | Iterable<Run>} runs
	 * @param {Limits} limits
	 * @param {(run: Run) => void} report
	 * @param {AbortSignal} signal
	 */
	async #go(runs, limits, report, signal) {
		try {
			for await (const run of runs(signal)) {
				if (!signal.aborted) await this.#one(run, limits, signal, report);
				if (signal.aborted) {
					if (run.outcome === null) run.state = "cancelled";
					report(run);
				}
			}
		} finally {
			this.#running = null;
		}
		return !signal.aborted;
	}

	/**
	 * @param {Run} run
	 * @param {Limits} limits
	 * @param {AbortSignal} signal
	 * @param {(run: Run) => void} report
	 */
	async #one(run, limits, signal, report) {
		run.state = "running";
		report(run);
		const { board, goal, search } = run;
		try {
			run.outcome = await this.#client.run(
				{ board, goal, search, ...limits },
				{
					signal,
					onProgress: ({ progress, ms, timeline }) => {
						if (timeline !== undefined) run.timeline = timeline;
						run.progress = progress;
						run.ms = ms;
						report(run);
					},
				},
			);
			run.state = "ended";
			if (run.outcome.timeline !== undefined) {
				run.timeline = run.outcome.timeline;
			}
		} catch (error) {
			if (signal.aborted) return;
			console.info(`${search} has failed:`, error);
			run.state = "failed";
			run.error = error;
		}
		report(run);
	}
}
