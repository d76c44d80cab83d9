/**
 * The state of the page that reviews a play: which play, where in it, and what is known
 * of it against perfect play.
 */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { Reader } from "../../core/later/load-reader.ts";
import { ownText } from "../../core/later/replay-link.ts";
import type { Frame, Frames, Phase, Rival } from "../../core/wasm/reader.js";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { sizeText } from "../../messages/language.ts";
import { note, reasonOf } from "../../pages/parts/late.ts";
import { linkTo } from "../../pages/parts/links.ts";
import { type Schedule, StepPlayer } from "../../pages/parts/step-player.ts";
import type { Metric } from "../../solver/metric.ts";
import type { Review } from "../../solver/review.ts";
import { nextTask } from "../parts/training.ts";
import { figuresOf } from "./bounds-text.ts";
import { Practise } from "./practise-state.ts";
import { type Texts, wordsIn } from "./review-texts.ts";
import type { shareReview } from "./share-review.ts";
import { Variation } from "./variation-state.ts";

/** What a part of the page gets. */
export type Props = { page: ReviewState };

type Opened = {
	record: string;
	play: Frames;
	phases: Phase[];
	rival: Rival;
	replay: StepPlayer;
};

/** How often the page shows what is new, in milliseconds. */
const SHOW_MS = 250;

/** Where a play begins. `inside` counts the slides seen of the next move. */
const START = { at: 0, isRunning: false, inside: 0 };

export class ReviewState {
	readonly puzzle: SlidingPuzzleElement;
	readonly texts: ReadonlySignal<Texts>;
	readonly read;
	readonly #share;
	/** What lengths count; first as the player has chosen for the game. */
	readonly metric;
	/** The texts in which lengths count in a metric. */
	#wordsIn = {
		stm: computed(() => wordsIn(this.texts.value, "stm")),
		mtm: computed(() => wordsIn(this.texts.value, "mtm")),
	};
	readonly words = computed(() => this.wordsIn(this.metric.value));
	/** Whether the address has no play. */
	readonly isAsking = signal(false);
	/** What went wrong; `null` if nothing did. */
	readonly error = signal<unknown>(null);
	/** The play, once it is read. */
	readonly opened = signal<Opened | null>(null);
	/** The link to its start, once its board is there. */
	readonly again = signal<string | null>(null);
	readonly step = signal(START);
	/** How many times faster than it was played. */
	readonly factor = signal(1);
	/** The frame that is seen. */
	readonly frame = computed(
		() => this.opened.value?.play.frames[this.step.value.at] ?? null,
	);
	/** What is known. */
	#review: Review | null = null;
	/** What is seen of it: part by part, so that no part holds the page. */
	readonly shown = {
		figures: signal<Review | null>(null),
		chart: signal<Review | null>(null),
		moments: signal<Review | null>(null),
		phases: signal<Review | null>(null),
	};
	readonly isFailed = signal(false);
	readonly isSharing = signal(false);
	readonly paste = {
		isOpen: signal(false),
		text: signal(""),
		/** What is wrong with it. */
		error: signal<unknown>(null),
	};
	readonly variation;
	readonly practise;
	#grading = new AbortController();
	/** Resolves when the play is graded, or cannot be. */
	#graded = Promise.resolve();
	#shownAt = 0;
	/** Counts the plays that were asked for: only the last one is shown. */
	#asked = 0;

	constructor({
		puzzle,
		texts,
		read,
		share,
	}: {
		puzzle: SlidingPuzzleElement;
		texts: ReadonlySignal<Texts>;
		read: <T>(act: (reader: Reader) => T) => Promise<T>;
		share: typeof shareReview;
	}) {
		this.puzzle = puzzle;
		this.texts = texts;
		this.read = read;
		this.#share = share;
		this.metric = signal(puzzle.metric as Metric);
		this.variation = new Variation(this);
		this.practise = new Practise(() => this.goal);
	}

	/** Returns the texts in which lengths count in a metric. */
	wordsIn(metric: Metric) {
		return this.#wordsIn[metric].value;
	}

	/** Returns what to tell a person about an error. */
	explain(error: unknown) {
		const { errors, strings } = this.texts.value;
		return reasonOf(errors, strings, error);
	}

	get record() {
		return this.opened.value?.record ?? "";
	}

	/** That of the play. */
	get goal() {
		return this.opened.value?.play.goal ?? "last";
	}

	/** The length of the play, without what was taken back. */
	ownIn(metric: Metric) {
		return this.opened.value?.play.frames.at(-1)?.[metric] ?? 0;
	}

	/** Returns the position of a review that is seen. */
	positionIn(metric: Metric) {
		const { at, inside } = this.step.value;
		return metric === "stm" ? (this.frame.value?.position ?? 0) + inside : at;
	}

	/** What is known of the position that is seen; `null` before it is graded. */
	get bounds() {
		if (this.#review === null) return null;
		const { metric, from, lower, upper } = this.#review;
		const at = this.positionIn(metric) - from;
		return at < 0 ? null : { lower: lower[at], upper: upper[at] };
	}

	/** Counts in a metric from now on. */
	count(metric: Metric) {
		this.metric.value = metric;
		this.puzzle.metric = metric;
		this.variation.end();
		if (this.opened.value === null) return;
		void this.grade();
		void this.renderBoard();
	}

	hasten(factor: number) {
		this.factor.value = factor;
		const { replay } = this.opened.value ?? {};
		if (replay) replay.factor = factor;
	}

	/** Opens the play of an address. One without a play asks for one. */
	async open(hash: string) {
		this.#asked += 1;
		const mine = this.#asked;
		const isLast = () => mine === this.#asked;
		this.#close();
		try {
			const record = await this.read((reader) => reader.readLink(hash, ""));
			if (!isLast()) return;
			if (record !== undefined) await this.#open(record, isLast);
			else {
				this.isAsking.value = true;
				this.paste.isOpen.value = true;
			}
		} catch (error) {
			if (!isLast()) return;
			note("no review", error);
			this.error.value = error;
		}
	}

	#close() {
		this.pause();
		this.variation.end();
		this.#forget();
		batch(() => {
			this.isAsking.value = false;
			this.error.value = null;
			this.opened.value = null;
			this.again.value = null;
			this.step.value = START;
			for (const part of Object.values(this.shown)) part.value = null;
		});
	}

	async #open(record: string, isLast: () => boolean) {
		const { puzzle } = this;
		const [play, phases, rival] = await this.read((reader) => [
			reader.frames(record),
			reader.phases(record),
			reader.readRival(record, ""),
		]);
		await puzzle.ready;
		if (!isLast()) return;
		const replay = replayOf(play.frames, {
			show: (at, before) => void this.#renderFrame(at, before),
		});
		replay.factor = this.factor.value;
		this.opened.value = { record, play, phases, rival, replay };
		await puzzle.open(play.frames[0].board, { goal: play.goal });
		if (!isLast()) {
			// This board may have come over that of the last one.
			await this.renderBoard();
			return;
		}
		this.again.value = `./${puzzle.link("start")}`;
		await this.grade();
	}

	/**
	 * Shows a frame. The next one is made by a move, so that it is announced as one.
	 */
	async #renderFrame(at: number, before: number) {
		const { replay, play } = this.opened.value as Opened;
		const inside = at === before ? this.step.value.inside : 0;
		this.step.value = { at, isRunning: replay.isRunning, inside };
		if (this.variation.isOn) return;
		const { board, cell } = play.frames[at];
		if (at === before + 1 && cell !== null) this.puzzle.move(cell);
		if (this.puzzle.value !== board) await this.renderBoard();
	}

	/** Shows the board of the play again. */
	async renderBoard() {
		const frame = this.frame.value;
		if (frame === null) return;
		this.step.value = { ...this.step.value, inside: 0 };
		await this.puzzle.open(frame.board, { goal: this.goal });
	}

	pause() {
		this.opened.value?.replay.pause();
	}

	/** Does something with the play, which takes the place of another way. */
	move(act: (replay: StepPlayer) => void) {
		const { replay } = this.opened.value ?? {};
		if (!replay) return;
		this.variation.end();
		act(replay);
	}

	/**
	 * Goes to a position of a review. One inside a move of several tiles is reached by
	 * some of its slides.
	 */
	goTo(position: number, metric = this.metric.value) {
		if (metric === "mtm") return this.move((replay) => replay.go(position));
		const { frames, slides } = this.opened.value?.play ?? {
			frames: [],
			slides: "",
		};
		const after = frames.findIndex((frame) => frame.position > position);
		const at = after === -1 ? frames.length - 1 : after - 1;
		this.move((replay) => replay.go(at));
		const inside = slides.slice(frames[at]?.position ?? 0, position);
		for (const way of inside) this.puzzle.move(way as "U");
		if (inside === "") return;
		this.step.value = { ...this.step.value, inside: inside.length };
	}

	/** Says what went wrong. The board stays. */
	fail(error: unknown) {
		note("no way was found", error);
		this.error.value = error;
	}

	/** Reads and opens what a person has pasted. */
	async readPasted() {
		const { isOpen, text, error } = this.paste;
		const pasted = text.value;
		try {
			const own = await ownText(pasted);
			const record = await this.read((reader) =>
				reader.readText(own, "last", ""),
			);
			batch(() => {
				error.value = null;
				isOpen.value = false;
				text.value = "";
			});
			const hash = linkTo("play", record);
			if (hash === location.hash) await this.open(hash);
			else location.hash = hash;
		} catch (wrong) {
			error.value = wrong;
		}
	}

	/** Grades the play. */
	grade() {
		this.#graded = this.#grade();
		return this.#graded;
	}

	#forget() {
		this.#grading.abort();
		this.#grading = new AbortController();
		this.#review = null;
		this.shown.phases.value = null;
		this.isFailed.value = false;
	}

	async #grade() {
		const { record } = this.opened.value ?? {};
		this.#forget();
		if (record === undefined) return;
		const { signal } = this.#grading;
		try {
			const onProgress = (review: Review) => {
				const isEarly = performance.now() - this.#shownAt < SHOW_MS;
				if (!isEarly) void this.#show(review, signal);
			};
			const metric = this.metric.value;
			const review = await this.puzzle.review({
				...{ record, metric, signal, onProgress },
			});
			await this.#show(review, signal);
		} catch (error) {
			if (signal.aborted) return;
			note("not graded", error);
			this.isFailed.value = true;
		}
	}

	async #show(review: Review, signal: AbortSignal) {
		if (signal.aborted) return;
		this.#review = review;
		this.#shownAt = performance.now();
		for (const part of Object.values(this.shown)) {
			part.value = review;
			await nextTask();
			if (this.#review !== review) return;
		}
	}

	/** Returns what is known of the play in figures. */
	figures(review: Review) {
		const { metric } = review;
		const isSolved = this.opened.value?.play.solved ?? false;
		return figuresOf(this.wordsIn(metric), review, {
			own: this.ownIn(metric),
			isSolved,
		});
	}

	/** Shares what is known, once the start of the play is. */
	async share() {
		const { opened } = this;
		const shared = opened.value;
		this.isSharing.value = true;
		if (this.#review?.from !== 0) await this.#graded;
		this.isSharing.value = false;
		const review = this.#review;
		if (review === null || shared !== opened.value) return;
		const { strings } = this.texts.value;
		const words = this.wordsIn(review.metric);
		const size = sizeText(shared?.play.size ?? "", "");
		const figures = this.figures(review);
		await this.#share({ strings, words, size, review, ...figures });
	}
}

/** A pause of the player is not waited for longer than this, in milliseconds. */
const LONGEST_MS = 3_000;

/** @param frames The first is the start. */
export function replayOf(
	frames: Frame[],
	parts: { show: (at: number, before: number) => void; schedule?: Schedule },
) {
	return new StepPlayer({
		last: frames.length - 1,
		wait: (at) => {
			// A restart puts the clock back.
			const ms = Math.max(0, frames[at + 1].elapsed - frames[at].elapsed);
			return Math.min(LONGEST_MS, ms);
		},
		...parts,
	});
}
