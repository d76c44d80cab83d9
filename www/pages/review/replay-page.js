/**
 * The page that plays a recorded play as it was played.
 */

import { read } from "../../core/read.js";
import { find, findButton, label, translate } from "../../element/dom.js";
import { explain, formatTime, join } from "../../strings/language.js";
import { Replay } from "./replay.js";

/** How many times faster than it was played. */
const FACTORS = [0.5, 1, 2, 4, 8];

/** @typedef {Awaited<ReturnType<typeof import("./review-texts.js").loadReviewTexts>>} Texts */

export class ReplayPage {
	#puzzle =
		/** @type {import("../../element/element.js").SlidingPuzzleElement} */ (
			find(document, "puzzle", HTMLElement)
		);
	#scrub = find(document, "scrub", HTMLInputElement);
	#texts;
	/** @type {Replay | null} */
	#replay = null;
	#goal = "last";

	/** @param {Texts} texts */
	constructor(texts) {
		this.#texts = texts;
		const { review } = texts;
		document.title = review.title;
		translate(document, /** @type {any} */ (review));
		const transport = find(document, "transport", HTMLElement);
		transport.ariaLabel = review.transport;
		const speed = find(document, "speed", HTMLSelectElement);
		for (const factor of FACTORS) {
			speed.add(new Option(review.times(factor), String(factor)));
		}
		speed.value = "1";
		speed.addEventListener("change", () => {
			if (this.#replay !== null) this.#replay.factor = Number(speed.value);
		});
		this.#wire();
	}

	#wire() {
		/** @type {(id: string, act: (replay: Replay) => void) => void} */
		const on = (id, act) =>
			findButton(document, id).addEventListener("click", () => {
				if (this.#replay !== null) act(this.#replay);
			});
		on("to-start", (replay) => replay.go(0));
		on("back", (replay) => replay.go(replay.at - 1));
		on("forward", (replay) => replay.go(replay.at + 1));
		on("play", (replay) => (replay.isRunning ? replay.pause() : replay.run()));
		this.#scrub.addEventListener("input", () =>
			this.#replay?.go(this.#scrub.valueAsNumber),
		);
		findButton(document, "copy").addEventListener("click", () => this.#copy());
		// Elsewhere, keys do what they do in a player of films.
		document.addEventListener("keydown", (event) => {
			const { target, key } = event;
			const replay = this.#replay;
			if (replay === null || event.ctrlKey || event.metaKey || event.altKey)
				return;
			if (
				target instanceof Element &&
				target.closest("input, select, a, button")
			)
				return;
			if (key === " ") replay.isRunning ? replay.pause() : replay.run();
			else if (key === "ArrowLeft") replay.go(replay.at - 1);
			else if (key === "ArrowRight") replay.go(replay.at + 1);
			else if (key === "Home") replay.go(0);
			else if (key === "End") replay.go(replay.last);
			else return;
			event.preventDefault();
		});
	}

	/**
	 * Opens the play of an address.
	 *
	 * @param {string} hash
	 */
	async open(hash) {
		this.#replay?.pause();
		this.#replay = null;
		const { strings, review } = this.#texts;
		const summary = find(document, "summary", HTMLElement);
		const transport = find(document, "transport", HTMLElement);
		transport.hidden = true;
		// Until there is a play, the board is none that anybody asked for.
		this.#puzzle.style.visibility = "hidden";
		try {
			const record = await read((reader) => reader.readLink(hash, ""));
			if (record === undefined) {
				summary.textContent = review.nothing;
				return;
			}
			const play = await read((reader) => reader.frames(record));
			await this.#puzzle.ready;
			this.#goal = play.goal;
			const size = play.size.replace("x", " × ");
			const texts = [play.solved ? review.solved(size) : review.open(size)];
			if (play.solver || play.hints > 0) texts.push(review.withHelp);
			summary.textContent = join(texts, strings.tag === "en" ? " " : "");
			this.#scrub.max = String(play.frames.length - 1);
			this.#replay = new Replay(play.frames, {
				show: (at, before) => void this.#show(at, before),
			});
			this.#replay.factor = Number(
				find(document, "speed", HTMLSelectElement).value,
			);
			await this.#puzzle.load(play.frames[0].board, play.goal);
			const again = find(document, "again", HTMLAnchorElement);
			again.href = `./${this.#puzzle.link("start")}`;
			const race = find(document, "race", HTMLAnchorElement);
			const rival = await read((reader) => reader.readRival(record, ""));
			race.href = `./${rival.link}`;
			race.hidden = rival.missing !== null;
			transport.hidden = false;
			this.#puzzle.style.visibility = "";
			this.#tell();
		} catch (error) {
			console.info("no replay:", error);
			summary.textContent = await explain(strings, error);
		}
	}

	/**
	 * Shows a frame. The next one is made by a move, so that it is announced as one.
	 *
	 * @param {number} at
	 * @param {number} before
	 */
	async #show(at, before) {
		const replay = this.#replay;
		if (replay === null) return;
		this.#tell();
		if (at === before) return;
		const { board, cell } = replay.frame;
		if (at === before + 1 && cell !== null) this.#puzzle.move(cell);
		if (this.#puzzle.text !== board) await this.#puzzle.load(board, this.#goal);
	}

	/** Shows where the play is. */
	#tell() {
		const replay = /** @type {Replay} */ (this.#replay);
		const { review } = this.#texts;
		const { elapsed, stm, mtm } = replay.frame;
		const time = formatTime(elapsed, 1);
		find(document, "now-time", HTMLElement).textContent = time;
		find(document, "now-slides", HTMLElement).textContent = String(stm);
		find(document, "now-moves", HTMLElement).textContent = String(mtm);
		this.#scrub.value = String(replay.at);
		this.#scrub.setAttribute("aria-valuetext", review.at(time, stm));
		const play = findButton(document, "play");
		label(play, replay.isRunning ? review.pause : review.play);
		play.classList.toggle("running", replay.isRunning);
		for (const [id, isThere] of /** @type {const} */ ([
			["to-start", replay.at > 0],
			["back", replay.at > 0],
			["forward", replay.at < replay.last],
		])) {
			findButton(document, id).ariaDisabled = isThere ? null : "true";
		}
	}

	async #copy() {
		const { review } = this.#texts;
		const told = find(document, "copied", HTMLElement);
		try {
			await navigator.clipboard.writeText(location.href);
			told.textContent = review.copied;
		} catch {
			// It is not allowed, or the page has no focus.
			told.textContent = review.notCopied;
		}
	}
}
