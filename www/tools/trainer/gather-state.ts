/**
 * The search for endings in the player's plays.
 */

import { signal } from "@preact/signals";
import type { Texts } from "../../messages/compiled/trainer-en.ts";
import { note } from "../../pages/parts/late.ts";
import { gatherEndings } from "./gather.ts";

type From = Omit<Parameters<typeof gatherEndings>[0], "signal" | "onProgress">;
type Dependencies = From & {
	/** Called with how many endings are new. */
	onDone: (kept: number) => void;
};

export class Gathering {
	#parts;
	/** The search that is on. */
	readonly search = signal<AbortController | null>(null);
	/** How many plays it has looked through, and of how many. */
	readonly progress = signal([0, 0]);
	/** What it came to. */
	readonly said = signal<(texts: Texts) => string>(() => "");

	constructor(parts: Dependencies) {
		this.#parts = parts;
	}

	/** Stops. What was found by then is kept. */
	stop() {
		this.search.value?.abort();
	}

	async run() {
		const search = new AbortController();
		this.search.value = search;
		this.said.value = () => "";
		this.progress.value = [0, 0];
		let kept = 0;
		try {
			const gathered = await gatherEndings({
				...this.#parts,
				signal: search.signal,
				onProgress: (...progress) => {
					this.progress.value = progress;
				},
			});
			kept = gathered.kept;
			const isNone = gathered.looked === 0 && !search.signal.aborted;
			this.said.value = ({ own }) =>
				isNone ? own.noPlays : own.done(gathered.looked, kept);
		} catch (error) {
			note("the plays were not looked through", error);
			this.said.value = ({ own }) => own.failed;
		}
		this.search.value = null;
		this.#parts.onDone(kept);
	}
}
