/**
 * The page that shows a play again and reviews it: which play, and where in it.
 */

import { read } from "../../core/read.ts";
import type { Frames, Phase } from "../../core/wasm/reader.js";
import { find, findButton, label, translate } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { explain, join } from "../../messages/language.ts";
import type { Metric } from "../../solver/metric.ts";
import { oneOf } from "../parts/inputs.ts";
import { timeText } from "../parts/time-text.ts";
import { Analysis } from "./analysis.ts";
import { Replay } from "./replay.ts";
import { textsIn } from "./review-texts.ts";
import { Variation } from "./variation.ts";

/** How many times faster than it was played. */
const FACTORS = [0.5, 1, 2, 4, 8];

type Texts = Awaited<ReturnType<typeof import("./review-texts.ts").loadTexts>>;

export class ReviewPage {
	puzzle;
	/** What lengths count; first as the player has chosen for the game. */
	metric;
	texts;
	record;
	play: Frames | null;
	phases: Phase[];
	#scrub = find(document, "scrub", HTMLInputElement);
	#replay: Replay | null = null;
	#analysis;
	#variation;
	#allTexts;
	/** Whether the address has no play, as far as it could be read. */
	#isEmpty = true;
	/** Counts the plays that were asked for: only the last one is shown. */
	#asked = 0;

	constructor(texts: Texts) {
		this.#allTexts = texts;
		this.puzzle = find(document, "puzzle", HTMLElement) as SlidingPuzzleElement;
		this.metric = this.puzzle.metric as Metric;
		this.texts = textsIn(texts, this.metric);
		this.record = "";
		this.play = null;
		this.phases = [];
		const { review } = this.texts;
		document.title = review.title;
		translate(document, review as any);
		find(document, "transport", HTMLElement).ariaLabel = review.transport;
		const speed = find(document, "speed", HTMLSelectElement);
		for (const factor of FACTORS) {
			speed.add(new Option(review.times(factor), String(factor)));
		}
		speed.value = "1";
		speed.addEventListener("change", () => {
			if (this.#replay !== null) this.#replay.factor = Number(speed.value);
		});
		this.#analysis = new Analysis(this);
		this.#variation = new Variation(this);
		find(document, "metric", HTMLElement).append(
			oneOf({
				legend: review.metric,
				options: Object.entries(review.metrics),
				value: this.metric,
				onChange: (value) => this.#count(value as Metric),
			}),
		);
		this.#wire();
	}

	/** The frame that is seen. */
	get frame() {
		return this.#replay?.frame ?? null;
	}

	/** What is known of the position that is seen; `null` before it is graded. */
	get bounds() {
		return this.#analysis.boundsAt(this.#position);
	}

	/** The position of a review that is seen. */
	get #position() {
		if (this.#replay === null) return 0;
		const { at, frame } = this.#replay;
		return this.metric === "stm" ? frame.position : at;
	}

	/** The length of the play, without what was taken back. */
	get own() {
		return this.play?.frames.at(-1)?.[this.metric] ?? 0;
	}

	/** Returns the position of a review after so many slides of the play. */
	positionAfter(slides: number) {
		if (this.metric === "stm") return slides;
		const { frames } = this.play ?? { frames: [] };
		return frames.findIndex(({ position }) => position >= slides);
	}

	/** Counts in a metric from now on. */
	#count(metric: Metric) {
		this.metric = metric;
		this.puzzle.metric = metric;
		this.texts = textsIn(this.#allTexts, metric);
		translate(document, this.texts.review as any);
		this.#variation.end();
		if (this.#replay === null) return;
		void this.#analysis.begin();
		this.#render();
		void this.renderBoard();
	}

	#wire() {
		const on: (id: string, act: (replay: Replay) => void) => void = (id, act) =>
			findButton(document, id).addEventListener("click", () => {
				if (this.#replay === null) return;
				this.#variation.end();
				act(this.#replay);
			});
		on("to-start", (replay) => replay.go(0));
		on("back", (replay) => replay.go(replay.at - 1));
		on("forward", (replay) => replay.go(replay.at + 1));
		on("play", (replay) => (replay.isRunning ? replay.pause() : replay.run()));
		this.#scrub.addEventListener("input", () => {
			this.#variation.end();
			this.#replay?.go(this.#scrub.valueAsNumber);
		});
		// Elsewhere, keys do what they do in a player of films.
		document.addEventListener("keydown", (event) => {
			const { target, key } = event;
			const replay = this.#replay;
			if (replay === null || event.ctrlKey || event.metaKey || event.altKey)
				return;
			const own = "input, textarea, select, a, button, sliding-puzzle, .plot";
			if (target instanceof Element && target.closest(own)) return;
			const acts: Record<string, () => void> = {
				" ": () => (replay.isRunning ? replay.pause() : replay.run()),
				ArrowLeft: () => replay.go(replay.at - 1),
				ArrowRight: () => replay.go(replay.at + 1),
				Home: () => replay.go(0),
				End: () => replay.go(replay.last),
			};
			if (!Object.hasOwn(acts, key)) return;
			this.#variation.end();
			acts[key]();
			event.preventDefault();
		});
	}

	/** Opens the play of an address. */
	async open(hash: string) {
		const { review } = this.texts;
		const isLast = await this.#open(() =>
			read((reader) => reader.readLink(hash, "")),
		);
		// An address without a play asks for one.
		if (!isLast || this.record !== "" || !this.#isEmpty) return;
		find(document, "summary", HTMLElement).textContent = review.nothing;
		find(document, "paste", HTMLDetailsElement).open = true;
		try {
			const { renderLatest } = await import("./latest.ts");
			await renderLatest(this);
		} catch (error) {
			// A play can still be pasted.
			console.info("the latest plays are not listed:", error);
		}
	}

	/**
	 * Opens a play that a person has pasted.
	 *
	 * @returns What is wrong with it, or nothing.
	 */
	async paste(text: string): Promise<string> {
		let record = "";
		try {
			record = await read((reader) => reader.readText(text, "last", ""));
		} catch (error) {
			return explain(this.texts.strings, error);
		}
		const hash = `#play=${record}`;
		if (hash === location.hash) await this.open(hash);
		else location.hash = hash;
		return "";
	}

	/**
	 * Goes to a position of the review. One inside a move of several tiles is reached by
	 * some of its slides.
	 */
	goTo(position: number) {
		if (this.metric === "mtm") {
			this.#variation.end();
			this.#replay?.go(position);
			return;
		}
		const { frames, slides } = this.play ?? { frames: [], slides: "" };
		const after = frames.findIndex((frame) => frame.position > position);
		const at = after === -1 ? frames.length - 1 : after - 1;
		this.#variation.end();
		this.#replay?.go(at);
		const inside = slides.slice(frames[at]?.position ?? 0, position);
		if (inside === "") return;
		for (const way of inside) this.puzzle.move(way as "U");
		this.#analysis.go(position);
	}

	/** Shows the board of the play again. */
	async renderBoard() {
		const { frame } = this;
		if (frame === null) return;
		await this.puzzle.load(frame.board, this.play?.goal ?? "last");
	}

	/** Plays the best way known from a position. */
	async renderBest(position: number) {
		this.goTo(position);
		try {
			const line = await this.#analysis.lineAt(position);
			if (line !== null) await this.#variation.playLine(line);
		} catch (error) {
			await this.fail(error);
		}
	}

	pause() {
		this.#replay?.pause();
	}

	/** Says what went wrong. The board stays. */
	async fail(error: unknown) {
		console.info("no way was found:", error);
		const told = find(document, "summary", HTMLElement);
		told.textContent = await explain(this.texts.strings, error);
	}

	/** @returns Whether no other play was asked for meanwhile. */
	async #open(readRecord: () => Promise<string | undefined>): Promise<boolean> {
		this.#asked += 1;
		const mine = this.#asked;
		const isLast = () => mine === this.#asked;
		this.#replay?.pause();
		this.#replay = null;
		this.record = "";
		this.play = null;
		this.#isEmpty = true;
		this.#variation.end();
		this.#analysis.clear();
		const { strings } = this.texts;
		const summary = find(document, "summary", HTMLElement);
		const content = find(document, "content", HTMLElement);
		content.hidden = true;
		find(document, "latest", HTMLElement).hidden = true;
		// Until there is a play, the board is none that anybody asked for.
		this.puzzle.style.visibility = "hidden";
		try {
			const record = await readRecord();
			if (record === undefined || !isLast()) return isLast();
			this.#isEmpty = false;
			await this.#renderPlay(record, isLast);
			if (!isLast()) return false;
			content.hidden = false;
			this.puzzle.style.visibility = "";
			this.#render();
			// Laid out here, so that the frame that draws it has less to do.
			content.getBoundingClientRect();
			await this.#analysis.begin();
		} catch (error) {
			const text = await explain(strings, error);
			if (!isLast()) return false;
			this.#isEmpty = false;
			console.info("no review:", error);
			summary.textContent = text;
		}
		return isLast();
	}

	async #renderPlay(record: string, isLast: () => boolean) {
		const { strings, review } = this.texts;
		const [play, phases, rival] = await read((reader) => [
			reader.frames(record),
			reader.phases(record),
			reader.readRival(record, ""),
		]);
		await this.puzzle.ready;
		if (!isLast()) return;
		this.record = record;
		this.play = play;
		this.phases = phases;
		const size = play.size.replace("x", " × ");
		const texts = [play.solved ? review.solved(size) : review.open(size)];
		if (play.solver || play.hints > 0) texts.push(review.withHelp);
		const summary = find(document, "summary", HTMLElement);
		summary.textContent = join(texts, strings.space);
		this.#scrub.max = String(play.frames.length - 1);
		this.#replay = new Replay(play.frames, {
			show: (at, before) => void this.#renderFrame(at, before),
		});
		const speed = find(document, "speed", HTMLSelectElement);
		this.#replay.factor = Number(speed.value);
		await this.puzzle.load(play.frames[0].board, play.goal);
		if (!isLast()) {
			// This board may have come over that of the last one.
			await this.renderBoard();
			return;
		}
		const again = find(document, "again", HTMLAnchorElement);
		again.href = `./${this.puzzle.link("start")}`;
		const race = find(document, "race", HTMLAnchorElement);
		race.href = `./${rival.link}`;
		race.hidden = rival.missing !== null;
	}

	/**
	 * Shows a frame. The next one is made by a move, so that it is announced as one.
	 */
	async #renderFrame(at: number, before: number) {
		const replay = this.#replay;
		if (replay === null) return;
		this.#render();
		if (at === before) return;
		const { board, cell } = replay.frame;
		if (at === before + 1 && cell !== null) this.puzzle.move(cell);
		if (this.puzzle.text !== board) await this.renderBoard();
	}

	/** Shows where the play is. */
	#render() {
		const replay = this.#replay as Replay;
		const { review } = this.texts;
		const { elapsed, stm, mtm } = replay.frame;
		const time = timeText(elapsed);
		find(document, "now-time", HTMLElement).textContent = time;
		find(document, "now-slides", HTMLElement).textContent = String(stm);
		find(document, "now-moves", HTMLElement).textContent = String(mtm);
		this.#scrub.value = String(replay.at);
		this.#scrub.setAttribute(
			"aria-valuetext",
			review.at(time, replay.frame[this.metric]),
		);
		const play = findButton(document, "play");
		label(play, replay.isRunning ? review.pause : review.play);
		play.classList.toggle("running", replay.isRunning);
		for (const [id, isThere] of [
			["to-start", replay.at > 0],
			["back", replay.at > 0],
			["forward", replay.at < replay.last],
		] as const) {
			findButton(document, id).ariaDisabled = isThere ? null : "true";
		}
		this.#analysis.go(this.#position);
	}
}
