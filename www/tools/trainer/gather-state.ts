/**
 * The search for endings in the player's plays.
 */

import { signal } from "@preact/signals";
import type { Texts } from "../../messages/compiled/trainer-en.ts";
import { note } from "../../pages/parts/late.ts";
import type { Review as Reviewed } from "../../solver/review.ts";
import type { PlayStore } from "../../storage/plays.ts";
import type { SettingStore } from "../../storage/settings.ts";
import type { Training } from "../parts/training.ts";

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

/** The most plays that are looked through at once, and endings that are kept of them. */
const MOST_PLAYS = 200;
const MOST_ENDINGS = 36;

/**
 * When the latest play that was looked through had changed. A play is looked through
 * once: what was mastered since is not to come back.
 */
export const LOOKED = "trainer-looked";

type Review = (options: {
	record: string;
	signal: AbortSignal;
}) => Promise<Pick<Reviewed, "ending">>;

type Gathered = {
	/** How many plays were looked through. */
	looked: number;
	/** How many endings are new. */
	kept: number;
};

/**
 * Looks through the plays that were not looked through yet, the latest first, and
 * keeps the endings that lost most. What was found before a cancellation is kept too.
 */
export async function gatherEndings({
	plays,
	settings,
	review,
	training,
	isProvable,
	signal,
	onProgress,
}: {
	plays: Pick<PlayStore, "newest">;
	settings: Pick<SettingStore, "get" | "set">;
	review: Review;
	training: Pick<Training, "keep">;
	/** Whether every slide on boards of a size can be graded. */
	isProvable: (size: string) => boolean;
	signal: AbortSignal;
	onProgress: (at: number, all: number) => void;
}): Promise<Gathered> {
	const since = await settings.get(LOOKED, (at) =>
		Number.isFinite(at) ? Number(at) : undefined,
	);
	const all = await plays.newest("solved", MOST_PLAYS);
	const left = all.filter(
		({ at, size, record }) =>
			at > (since ?? 0) && record !== "" && isProvable(size),
	);
	const found = [];
	let looked = 0;
	let failure = null;
	try {
		for (const { record, goal } of left) {
			onProgress(looked, left.length);
			const ending = await endingOf(review, record, signal);
			if (ending !== null) found.push({ ...ending, goal });
			looked += 1;
		}
		if (left.length > 0) await settings.set(LOOKED, left[0].at);
	} catch (error) {
		if (!signal.aborted) failure = error;
	}
	found.sort((one, other) => other.cost - one.cost);
	const kept = found
		.slice(0, MOST_ENDINGS)
		.filter((ending) => training.keep(ending));
	if (failure !== null) throw failure;
	return { looked, kept: kept.length };
}

async function endingOf(review: Review, record: string, signal: AbortSignal) {
	try {
		return (await review({ record, signal })).ending;
	} catch (error) {
		// One that this build cannot read does not keep the others back.
		const { code = "solverLost" } = error as { code?: string };
		if (code !== "solverLost" && !signal.aborted) {
			note("a play cannot be looked through", error);
			return null;
		}
		throw error;
	}
}
