/**
 * Runs searches of the laboratory, one after another, in slices: so that it can tell how
 * far it is, and stop by the clock. Knows neither worker nor page.
 */

import type {
	Lab,
	LevelMapShape,
	Search,
	SearchProgress,
	SearchTimeline,
} from "../core/wasm/lab.js";
import { Slices } from "./slices.ts";

/** A search that is to run. */
export type Order = {
	/** In text form. */
	board: string;
	/** By name or in text form. */
	goal: string;
	/** As `astar:hamming`. */
	search: string;
	/** The most memory. */
	bytes: number;
	/**
	 * The most time, without that in which tables are made: they are kept for the next
	 * search.
	 */
	ms: number;
	/** At how many moments its frontier is kept, at most; none if it is not given. */
	moments?: number;
};

/**
 * The frontier of a search over time, with the counts of each map: moment after moment,
 * row after row.
 */
export type LevelMap = LevelMapShape & { boards: Uint32Array };
export type Timeline = Omit<SearchTimeline, "maps"> & { maps: LevelMap[] };

/**
 * What a search has come to.
 * `ms` without `tableMs`, in which the tables of its heuristic were made.
 */
export type Outcome = SearchProgress & {
	stopped: "memory" | "time" | null;
	ms: number;
	tableMs: number;
	timeline?: Timeline;
};

type StartedMessage = { type: "started" };
export type ProgressMessage = {
	type: "progress";
	id: number;
	progress: SearchProgress;
	ms: number;
	timeline?: Timeline;
};
type EndedMessage = { type: "ended"; id: number; outcome: Outcome };
type FailedMessage = {
	type: "failed";
	id: number;
	message: string;
	code: string | undefined;
	values: Record<string, string | number> | undefined;
};
export type Answer =
	| StartedMessage
	| ProgressMessage
	| EndedMessage
	| FailedMessage;

/** Between two reports, in milliseconds. */
export const REPORT_MS = 100;

/** Between two reports of the frontier over time, which is larger. */
const TIMELINE_MS = 250;

/**
 * More boards than can be expanded. Not infinite: as JavaScript the core would take that
 * for none.
 */
const EVERY = Number.MAX_SAFE_INTEGER;

export class Session {
	#lab;
	#post;
	#pause;
	#clock;
	#sliceMs;
	#isOver = false;

	constructor({
		lab,
		post,
		pause,
		sliceMs,
		clock = () => performance.now(),
	}: {
		lab: Pick<Lab, "search">;
		post: (answer: Answer) => void;
		/** Lets others run between two slices. */
		pause: () => Promise<unknown>;
		/** How long a slice may block its thread. */
		sliceMs: number;
		/** Returns milliseconds. */
		clock?: () => number;
	}) {
		this.#lab = lab;
		this.#post = post;
		this.#pause = pause;
		this.#sliceMs = sliceMs;
		this.#clock = clock;
	}

	/** Ends what runs, without an answer. */
	stop() {
		this.#isOver = true;
	}

	async hear({ id, ...order }: Order & { id: number }) {
		try {
			const outcome = await this.#run(id, order);
			if (outcome !== null) this.#post({ type: "ended", id, outcome });
		} catch (error) {
			const { message, code, values } = error as any;
			this.#post({ type: "failed", id, message, code, values });
		}
	}

	/** @returns `null` if it was ended meanwhile. */
	async #run(
		id: number,
		{ board, goal, search: name, bytes, ms: most, moments = 0 }: Order,
	): Promise<Outcome | null> {
		const clock = this.#clock;
		const begin = clock();
		const search = this.#lab.search(board, goal, name, bytes, EVERY);
		const tableMs = clock() - begin;
		if (moments > 0) search.keepTimeline(moments);
		const timeline = () =>
			moments > 0 ? { timeline: timelineOf(search) } : {};
		const slices = new Slices(clock, this.#sliceMs);
		let reported = begin;
		let painted = begin;
		for (;;) {
			const progress = slices.next((boards) => search.step(boards));
			const now = clock();
			const ms = now - begin - tableMs;
			const isLate = ms >= most;
			if (progress.state !== "running" || isLate) {
				const kept = timeline();
				search.free();
				const stops = { running: "time", limit: "memory", solved: null };
				const stopped = stops[progress.state] as Outcome["stopped"];
				return { ...progress, stopped, ms, tableMs, ...kept };
			}
			if (now - reported >= REPORT_MS) {
				reported = now;
				const isDue = now - painted >= TIMELINE_MS;
				if (isDue) painted = now;
				const kept = isDue ? timeline() : {};
				this.#post({ type: "progress", id, progress, ms, ...kept });
			}
			await this.#pause();
			if (!this.#isOver) continue;
			search.free();
			return null;
		}
	}
}

function timelineOf(search: Search): Timeline {
	const timeline = search.timeline();
	const maps = timeline.maps.map((map, at) => ({
		...map,
		boards: search.mapBoards(at),
	}));
	return { ...timeline, maps };
}
