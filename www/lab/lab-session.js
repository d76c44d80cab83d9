/**
 * Runs searches of the laboratory, one after another, in slices: so that it can tell how
 * far it is, and stop by the clock. Knows neither worker nor page.
 */

import { Slices } from "./slices.js";

/**
 * @typedef {object} Order A search that is to run.
 * @property {string} board In text form.
 * @property {string} goal By name or in text form.
 * @property {string} search As `astar:hamming`.
 * @property {number} bytes The most memory.
 * @property {number} ms The most time, without that in which tables are made: they are
 *   kept for the next search.
 * @property {number} [moments] At how many moments its frontier is kept, at most; none
 *   if it is not given.
 */

/** @typedef {import("../core/later/site-modules.js").SearchProgress} SearchProgress */

/**
 * The frontier of a search over time, with the counts of each map: moment after moment,
 * row after row.
 *
 * @typedef {import("../core/wasm/lab.js").SearchTimeline} SearchTimeline
 * @typedef {import("../core/wasm/lab.js").LevelMapShape & { boards: Uint32Array }} LevelMap
 * @typedef {Omit<SearchTimeline, "maps"> & { maps: LevelMap[] }} Timeline
 */

/**
 * What a search has come to.
 *
 * @typedef {SearchProgress & {
 *   stopped: "memory" | "time" | null,
 *   ms: number,
 *   tableMs: number,
 *   timeline?: Timeline,
 * }} Outcome `ms` without `tableMs`, in which the tables of its heuristic were made.
 */

/**
 * @typedef {{ type: "started" }} StartedMessage
 * @typedef {{ type: "progress", id: number, progress: SearchProgress, ms: number, timeline?: Timeline }} ProgressMessage
 * @typedef {{ type: "ended", id: number, outcome: Outcome }} EndedMessage
 * @typedef {{ type: "failed", id: number, message: string, code: string | undefined, values: Record<string, string | number> | undefined }} FailedMessage
 * @typedef {StartedMessage | ProgressMessage | EndedMessage | FailedMessage} Answer
 */

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

	/**
	 * @param {object} parts
	 * @param {Pick<import("../core/later/site-modules.js").Lab, "search">} parts.lab
	 * @param {(answer: Answer) => void} parts.post
	 * @param {() => Promise<unknown>} parts.pause Lets others run between two slices.
	 * @param {number} parts.sliceMs How long a slice may block its thread.
	 * @param {() => number} [parts.clock] Returns milliseconds.
	 */
	constructor({ lab, post, pause, sliceMs, clock = () => performance.now() }) {
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

	/** @param {Order & { id: number }} order */
	async hear({ id, ...order }) {
		try {
			const outcome = await this.#run(id, order);
			if (outcome !== null) this.#post({ type: "ended", id, outcome });
		} catch (error) {
			const { message, code, values } = /** @type {any} */ (error);
			this.#post({ type: "failed", id, message, code, values });
		}
	}

	/**
	 * @param {number} id
	 * @param {Order} order
	 * @returns {Promise<Outcome | null>} `null` if it was ended meanwhile.
	 */
	async #run(id, { board, goal, search: name, bytes, ms: most, moments = 0 }) {
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
				const stopped = /** @type {Outcome["stopped"]} */ (
					stops[progress.state]
				);
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

/**
 * @param {import("../core/later/site-modules.js").Search} search
 * @returns {Timeline}
 */
function timelineOf(search) {
	const timeline = search.timeline();
	const maps = timeline.maps.map((map, at) => ({
		...map,
		boards: search.mapBoards(at),
	}));
	return { ...timeline, maps };
}
