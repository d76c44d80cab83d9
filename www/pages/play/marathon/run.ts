/**
 * Runs a marathon: puts its boards in play, one after the other, and counts the plays.
 * The core says what comes next and what counts. Knows no element of the page.
 */

import type { SlidingPuzzleElement } from "../../../element/element.ts";
import { note } from "../../parts/late.ts";
import type { KeptMarathon } from "./kept-marathon.ts";

/** How long a solved board stays before the next one, in milliseconds. */
const BETWEEN_MS = 800;

/** How long the win of the last board may take, in milliseconds. */
const LAST_MS = 2_500;

type Marathon = Pick<
	import("../../../core/wasm/statistics.js").Marathon,
	"add" | "state"
>;

/**
 * What happens. `board`: its next board is in play. `solved`: that is won. `left`:
 * another game is in play. `done`: all is solved, and shown. `failed`: the next board
 * could not be dealt.
 */
export type What = "board" | "solved" | "left" | "done" | "failed";

/** What it needs of the puzzle. */
type Puzzle = EventTarget &
	Pick<
		SlidingPuzzleElement,
		"shuffle" | "open" | "resume" | "exportState" | "status"
	>;

export class Run {
	#puzzle;
	#kept;
	#begin;
	#unit;
	#hear;
	#wait;
	/** What the core makes of the marathon that is saved. */
	#made: { course: string; records: string[]; marathon: Marathon } | null =
		null;
	/** Whether its board is in play. */
	isOn = false;
	#isDealing = false;
	/** Ends the pause after a board. */
	#go: (() => void) | null = null;
	/** The record of the game that was put aside last. */
	#aside = "";

	constructor({
		puzzle,
		kept,
		begin,
		unit,
		hear,
		wait = later,
	}: {
		puzzle: Puzzle;
		kept: KeptMarathon;
		/** Throws if there is no such course. */
		begin: (course: string) => Marathon;
		/** Returns the milliseconds of the last digit that times show. */
		unit: () => number;
		hear: (what: What) => void;
		wait?: (act: () => void, ms: number) => void;
	}) {
		this.#puzzle = puzzle;
		this.#kept = kept;
		this.#begin = begin;
		this.#unit = unit;
		this.#hear = hear;
		this.#wait = wait;
		puzzle.addEventListener("new-board", () => this.#hearNew());
		puzzle.addEventListener("solved", () => this.#hearSolved());
		puzzle.addEventListener("suspend", (event) => {
			this.#aside = (event as CustomEvent).detail.record;
			if (kept.isOf(this.#aside)) kept.keep({ board: this.#aside });
		});
		// A key that is still held is no move on a solved board.
		puzzle.addEventListener("before-move", (event) => {
			if (this.#go !== null) event.preventDefault();
		});
		// The input that skipped the show is not one for the next board.
		puzzle.addEventListener("finished", () =>
			this.#wait(() => this.#go?.(), 0),
		);
	}

	/**
	 * The marathon that is saved, `null` for none. Another tab may have won a board of it,
	 * or begun another one. Throws if it is damaged.
	 */
	get #marathon(): Marathon | null {
		const { course, records } = this.#kept.now;
		if (course === "") return null;
		if (this.#made?.course !== course || this.#made.records !== records) {
			const marathon = this.#begin(course);
			for (const record of records) marathon.add(record);
			this.#made = { course, records, marathon };
		}
		return this.#made.marathon;
	}

	/** How far it is; `null` if none is under way. */
	get state() {
		return this.#marathon?.state(this.#unit()) ?? null;
	}

	/**
	 * Begins a marathon, in place of any other. Rejects, leaving that as it is, if
	 * there is no such course.
	 */
	async start(course: string) {
		this.#begin(course);
		this.#stop();
		this.#kept.keep({ course, records: [], board: "" });
		await this.#deal();
	}

	/**
	 * Goes on with what is saved, if its board is in play. Throws if it is damaged.
	 */
	goOn() {
		this.#stop();
		if (this.state?.next === null) this.#finish();
		else if (this.#kept.isOf(this.#record)) this.#enter();
	}

	/** Puts its board in play again. */
	async resume() {
		if (this.isOn || this.#marathon === null) return;
		const { board } = this.#kept.now;
		if (board === "" || this.#kept.isWon) return await this.#deal();
		// The last one put aside need not be loaded.
		if (this.#kept.isOf(this.#aside) && this.#puzzle.resume() && this.isOn)
			return;
		await this.#puzzle.open(board);
	}

	/**
	 * Ends it. The board stays in play.
	 *
	 * @returns Takes that back.
	 */
	giveUp(): () => void {
		const { now } = this.#kept;
		this.#stop();
		this.#kept.drop();
		return () => {
			// Another may have begun meanwhile.
			if (this.#kept.isThere) return;
			this.#kept.keep(now);
			if (this.#kept.isOf(this.#record)) this.#enter();
		};
	}

	/** Ends one that is done, when its result is saved and shown. */
	close() {
		this.#kept.drop();
	}

	get #record() {
		return this.#puzzle.exportState()?.record;
	}

	#stop() {
		this.isOn = false;
		this.#go = null;
	}

	async #deal() {
		const size = this.state?.next ?? "";
		this.#go = null;
		this.#isDealing = true;
		try {
			await this.#puzzle.shuffle({ size, goal: "last", difficulty: "" });
		} catch (error) {
			// It needs a part that loads later.
			note("the next board could not be dealt", error);
			this.isOn = false;
			this.#hear("failed");
		} finally {
			this.#isDealing = false;
		}
	}

	#hearNew() {
		if (this.#marathon === null) return;
		if (this.#isDealing) this.#kept.keep({ board: this.#record ?? "" });
		if (this.#kept.isOf(this.#record)) this.#enter();
		else if (this.isOn) this.#leave();
	}

	/** Its board is in play. */
	#enter() {
		this.isOn = true;
		this.#hear("board");
		// Before this was loaded, or before the page was left.
		if (this.#kept.isWon) void this.#deal();
		else if (this.#puzzle.status === "solved") this.#hearSolved();
	}

	#leave() {
		const isDone = this.state?.next === null;
		this.#stop();
		if (isDone) {
			this.#hear("done");
			return;
		}
		if (this.#kept.isOf(this.#aside)) this.#kept.toldOfAside();
		this.#hear("left");
	}

	#hearSolved() {
		const record = this.#record;
		if (!this.isOn || this.#kept.isWon) return;
		if (!this.#kept.isOf(record)) {
			// Another tab has won this board, or begun another marathon.
			this.#leave();
			return;
		}
		const won = record as string;
		const { records } = this.#kept.now;
		this.#kept.keep({ records: [...records, won], board: won });
		this.#hear("solved");
		if (this.state?.next === null) this.#finish();
		else this.#pause(() => void this.#deal(), BETWEEN_MS);
	}

	#finish() {
		const render = () => {
			this.#stop();
			this.#hear("done");
		};
		if (this.isOn) this.#pause(render, LAST_MS);
		else render();
	}

	#pause(act: () => void, ms: number) {
		const go = () => {
			// Skipped, or over.
			if (this.#go !== go) return;
			this.#go = null;
			act();
		};
		this.#go = go;
		this.#wait(go, ms);
	}
}

function later(act: () => void, ms: number) {
	setTimeout(act, ms);
}
