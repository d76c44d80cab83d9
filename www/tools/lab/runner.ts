/**
 * Runs searches one after another, until all have ended or somebody stops them.
 */

import { note } from "../../pages/parts/late.ts";
import type { LabClient } from "../search/lab-client.ts";
import type { Run } from "./runs.ts";

/** What a search may take. */
export type Limits = { bytes: number; ms: number };

export class Runner {
	#client;
	#running: AbortController | null = null;
	/** Resolves when nothing runs. */
	#idle: Promise<unknown> = Promise.resolve();

	constructor(client: Pick<LabClient, "run">) {
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
	 * @param runs Makes them as they are wanted; a run that was made already is
	 *   cancelled with the others.
	 * @param report Called whenever something is known of a run.
	 * @returns Whether nobody has stopped them.
	 */
	go(
		runs: (signal: AbortSignal) => AsyncIterable<Run> | Iterable<Run>,
		limits: Limits,
		report: (run: Run) => void,
	): Promise<boolean> {
		if (this.#running !== null) throw new Error("searches run already");
		const own = new AbortController();
		this.#running = own;
		const done = this.#go(runs, limits, report, own.signal);
		this.#idle = done.catch(() => {});
		return done;
	}

	async #go(
		runs: (signal: AbortSignal) => AsyncIterable<Run> | Iterable<Run>,
		limits: Limits,
		report: (run: Run) => void,
		signal: AbortSignal,
	) {
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

	async #one(
		run: Run,
		limits: Limits,
		signal: AbortSignal,
		report: (run: Run) => void,
	) {
		run.state = "running";
		report(run);
		const { board, goal, search } = run;
		try {
			run.outcome = await this.#client.run(
				{ board, goal, search, ...limits },
				{
					signal,
					onProgress: ({ progress, ms }) => {
						run.progress = progress;
						run.ms = ms;
						report(run);
					},
				},
			);
			run.state = "ended";
		} catch (error) {
			if (signal.aborted) return;
			note(`${search} has failed`, error);
			run.state = "failed";
			run.error = error;
		}
		report(run);
	}
}
