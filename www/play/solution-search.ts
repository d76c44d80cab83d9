/**
 * The way to the goal from the board in play: the best line known, the search for a
 * better one, and the line being played.
 *
 * One search runs at a time. Another search, or another board, cancels it.
 */

import type {
	Direction,
	Game,
	Moved,
	Note,
	Line as Slidable,
	Snapshot,
} from "../core/wasm/game.js";
import type { PlaySolver } from "../solver/lazy.ts";
import type { ProgressMessage } from "../solver/session.ts";
import type { By, GameEvent, Purpose } from "./game-event.ts";
import { type Found, Line } from "./line.ts";
import { Playback } from "./playback.ts";

/**
 * The first round of a search ahead of a playback, in milliseconds. Each round
 * searches from the board that the playback will reach when the round ends, so that
 * its answer is followed without going back. Rounds grow, because each one starts a
 * new search.
 */
const ROUND_MS = 1_000;
const LONGEST_ROUND_MS = 4_000;

/** The game that is helped: `Play`, as far as its help knows it. */
export type Played = {
	readonly game: Game;
	readonly snapshot: Snapshot;
	emit: (event: GameEvent) => void;
	/** Notes in the record what was taken. */
	note: (what: Note) => boolean;
	move: (cell: number, by?: By) => boolean;
	slide: (direction: Direction, by?: By) => boolean;
	/** Takes the last move back. */
	back: () => boolean;
	lineOf: (cell: number) => Slidable | null;
	lineTowards: (direction: Direction) => Slidable | null;
};

/** A running search. */
export type Thinking = {
	purpose: Purpose;
	progress: ProgressMessage | null;
};

export type SearchOptions = {
	budgetMs: number;
	/** Cancels the search. */
	signal?: AbortSignal;
	onProgress?: (progress: ProgressMessage) => void;
	/** Called as soon as the answer is known, if it is still wanted. */
	use?: () => void;
	/** Whether nobody waits for the search. */
	isBehind?: boolean;
};

export class SolutionSearch {
	#play;
	#solver;
	#onEnd;
	/** The line known, unless it is being played. */
	#line: Line | null = null;
	#playback: Playback | null = null;
	#running: (Thinking & { abort: AbortController; isBehind: boolean }) | null =
		null;
	#slidesPerSecond = 4;
	/** The search of a paused playback, and its milliseconds. */
	#still: { purpose: Purpose; ms: number } | null = null;

	constructor({
		play,
		solver,
		onEnd,
	}: {
		play: Played;
		/** By default it counts slides. */
		solver: Pick<PlaySolver, "solve" | "lines"> &
			Partial<Pick<PlaySolver, "metric">>;
		/** Called when the last slide of a line is made. */
		onEnd: () => void;
	}) {
		this.#play = play;
		this.#solver = solver;
		this.#onEnd = onEnd;
	}

	/** The best line known of the board in play. */
	get line() {
		return this.#playback?.rest ?? this.#line;
	}

	/** The running search, if any, whether or not somebody waits for it. */
	get running() {
		return this.#running;
	}

	/** The playback, if a line is being played. */
	get playback() {
		return this.#playback;
	}

	get slidesPerSecond() {
		return this.#slidesPerSecond;
	}

	set slidesPerSecond(value) {
		this.#slidesPerSecond = value;
		if (this.#playback?.isRunning) this.#playback.run(value);
	}

	/** The search of a paused playback, and its milliseconds. */
	get still() {
		return this.#still;
	}

	/** What the lengths count. */
	get metric() {
		return this.#solver.metric ?? "stm";
	}

	/**
	 * The bounds known for what is still to make, on a board that is not solved. Never
	 * below the distance that is plain to see.
	 */
	get bounds(): { lower: number; upper: number | null } {
		const plain = this.metric === "stm" ? this.#play.snapshot.lower : 1;
		const { line } = this;
		if (line !== null) {
			return { lower: Math.max(plain, line.lower), upper: line.length };
		}
		const lower = Math.max(plain, this.#running?.progress?.lower ?? 0);
		return { lower, upper: null };
	}

	/** Whether the known line is proved shortest. */
	get isProved() {
		const { lower, upper } = this.bounds;
		return lower === upper;
	}

	/** Called when another board is in play. */
	forget() {
		this.#line = null;
	}

	/** Called when a line slid: keeps the rest of the known line. */
	follow(moved: Moved) {
		this.#line = this.#line?.follow(moved) ?? null;
	}

	/** Cancels the search. Returns whether one ran. */
	endSearch() {
		const search = this.#running;
		// At once: the solver may still be loading, and hear of it later.
		this.#running = null;
		search?.abort.abort();
		return search !== null;
	}

	/** Ends the playback and keeps the rest of its line. Returns whether one ran. */
	endPlayback() {
		const playback = this.#playback;
		if (playback === null) return false;
		playback.pause();
		this.#line = playback.rest;
		this.#playback = null;
		this.#still = null;
		this.#play.note("lineEnds");
		return true;
	}

	/**
	 * Searches for a solution of the board in play or, during a playback, of a board
	 * further along. From the first answer on, keeps the better of the found and the
	 * known line.
	 *
	 * @param path The slides from the start of the line to that board.
	 * @returns Rejects with an `AbortError` if it is cancelled.
	 */
	async think(
		purpose: Purpose,
		{
			budgetMs,
			signal,
			onProgress = () => {},
			use = () => {},
			isBehind = false,
		}: SearchOptions,
		path: string = "",
	): Promise<void> {
		this.endSearch();
		const { game, snapshot } = this.#play;
		const slides = path.slice(this.#playback?.at ?? 0);
		const there = game.after(slides);
		const text = there ?? game.text;
		const line = this.#playback?.line ?? this.#line;
		const known = there === undefined ? null : line?.after(path.length);
		const abort = new AbortController();
		const search = { purpose, progress: null, abort, isBehind };
		const isOurs = () => this.#running?.abort === abort;
		const end = () => void (isOurs() && this.endSearch());
		signal?.addEventListener("abort", end);
		this.#running = search;
		if (!isBehind) this.#play.emit({ type: "change" });
		try {
			const solution = await this.#solver.solve(text, snapshot.goal, {
				budgetMs,
				mayShare: !isBehind || this.#playback !== null,
				...(known && { known }),
				signal: abort.signal,
				onProgress: (progress) => {
					if (!isOurs()) return;
					this.#running = { ...search, progress };
					this.#learn(progress, path);
					onProgress(progress);
					this.#emitProgress(purpose, progress);
				},
			});
			abort.signal.throwIfAborted();
			this.#running = null;
			this.#learn(solution, path);
			use();
		} catch (error) {
			const wasOurs = isOurs();
			if (wasOurs) this.#running = null;
			if (signal?.aborted || wasOurs) this.#play.emit({ type: "change" });
			// The answer of a cancelled search is not used.
			abort.signal.throwIfAborted();
			throw error;
		} finally {
			signal?.removeEventListener("abort", end);
		}
	}

	#emitProgress(purpose: Purpose, progress: ProgressMessage) {
		if (this.#running?.isBehind) return;
		// The bounds of the board in play, whichever board is searched.
		const known = this.#playback === null ? {} : this.bounds;
		this.#play.emit({
			type: "progress",
			purpose,
			progress: { ...progress, ...known },
		});
	}

	/** @param found For the board that `path` leads to. */
	#learn(found: Found, path: string) {
		const { slides, lower } = found;
		if (this.#playback !== null) this.#playback.changeOver(found, path);
		else if (this.#line !== null) this.#line = this.#line.changeOver(found);
		else if (slides !== null)
			this.#line = Line.of(this.#solver.lines, slides, lower);
	}

	/** Plays the known line from the board in play. */
	run() {
		if (this.#line === null || this.#playback !== null) return;
		this.#play.note("lineBegins");
		this.#playback = new Playback({
			line: this.#line,
			forward: (direction, slides) =>
				makeStep(this.#play, direction, slides, "solver"),
			back: () => this.#play.back(),
			onEnd: this.#onEnd,
		});
		this.#playback.run(this.#slidesPerSecond);
		this.#play.emit({ type: "change" });
	}

	/**
	 * Searches for a shorter way while the line is played.
	 *
	 * @returns Rejects with an `AbortError` if it is cancelled.
	 */
	async pursue(purpose: Purpose, totalMs: number): Promise<void> {
		const playback = this.#playback;
		let roundMs = ROUND_MS;
		for (let left = totalMs; left > 0; ) {
			if (playback === null || playback !== this.#playback) return;
			// A paused playback reaches no other board.
			const { isRunning } = playback;
			const budgetMs = isRunning ? Math.min(roundMs, left) : left;
			this.#still = isRunning ? null : { purpose, ms: left };
			const path = this.#pathIn(playback, budgetMs);
			if (playback.line.after(path.length).isOptimal) break;
			await this.think(purpose, { budgetMs }, path);
			this.#still = null;
			left -= budgetMs;
			roundMs = Math.min(2 * roundMs, LONGEST_ROUND_MS);
		}
		this.#play.emit({ type: "change" });
	}

	/**
	 * Returns the slides that the playback will have made after `ms` milliseconds. Near
	 * the end it leaves some, so that something is left to search.
	 */
	#pathIn({ line, at, rest, isRunning }: Playback, ms: number) {
		const soon = isRunning
			? Math.ceil((ms * this.#slidesPerSecond) / 1_000)
			: 0;
		const steps = Math.min(soon, rest.length >> 1);
		if (this.metric === "stm") return line.slides.slice(0, at + steps);
		let then = rest;
		for (let made = 0; made < steps; made++) then = then.after(then.step);
		return line.slides.slice(0, line.slides.length - then.slides.length);
	}
}

/** Makes a step of a line. Returns whether it was made. */
export function makeStep(
	play: Played,
	direction: Direction,
	slides: number,
	by?: By,
) {
	if (slides === 1) return play.slide(direction, by);
	const cell = cellOf(play, direction, slides);
	return cell !== undefined && play.move(cell, by);
}

/**
 * Returns the cell whose line has so many tiles, and goes in this direction;
 * `undefined` if there is none.
 */
export function cellOf(
	play: Pick<Played, "lineTowards" | "lineOf" | "snapshot">,
	direction: Direction,
	tiles: number,
) {
	if (tiles === 1) return play.lineTowards(direction)?.cells[0];
	for (const cell of play.snapshot.tiles.keys()) {
		const line = play.lineOf(cell);
		if (line?.direction === direction && line.cells.length === tiles)
			return cell;
	}
	return undefined;
}
