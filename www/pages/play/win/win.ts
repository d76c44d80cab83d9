/**
 * The win: the screen changes its words around the solved board, which nothing covers.
 * Closed, the bar below the board has a button that brings the words back, as long as
 * the board is solved.
 */

import type { Praise } from "../../../core/wasm/statistics.js";
import { label } from "../../../element/dom.ts";
import type { Texts } from "../../../messages/compiled/page-en.ts";
import { reviewLink } from "../../parts/links.ts";
import { addStyle, closeIcon, icon, make } from "../../parts/sheet.ts";
import { timeText } from "../../parts/time-text.ts";
import { boardEdges, followBoard, placeBy } from "../board-edges.ts";
import { named } from "../deal.ts";
import type { Parts } from "../features.ts";
import { praiseOf } from "../own-best.ts";
import type { Result } from "../share-result.ts";
import css from "./win.css?inline";
import { dailyNews } from "./win-daily.ts";
import { figuresOf, headlineOf, type Won } from "./win-words.ts";

/** How long the fewest slides of a large board are looked for, in milliseconds. */
const BUDGET_MS = 5_000;

/** What a newcomer may do next. */
type Step = { text: string; act: () => void };

type Calls = {
	next: () => unknown;
	/** Plays today's puzzle of a size. */
	daily: (size: string) => unknown;
	step: () => Promise<Step | null>;
	share: (shared: Result) => unknown;
	/** How the race went, and what repeats it. */
	race: (
		isHelped: boolean,
	) => { text: string; again: () => void; againText: string } | null;
};

export class Win {
	#parts;
	#calls;
	/** What was won, once that is known. */
	#won: Won | null = null;
	#step: Step | null = null;
	/** Resolves when the words are known. */
	#begun = Promise.resolve();
	/** The fewest slides, once they are proven. */
	#shortest: Promise<number | null> = Promise.resolve(null);
	#leave = new AbortController();
	#section = make("section", { id: "win", class: "win" });
	#button = make("button", { id: "result", class: "button", type: "button" });

	constructor(parts: Parts, calls: Calls) {
		addStyle(css);
		this.#parts = parts;
		this.#calls = calls;
		const { puzzle } = parts;
		this.#button.slot = "bar";
		this.#button.append(icon("M5 12.5 10 17.5 19.5 7"), make("span"));
		this.#button.addEventListener("click", () => this.open());
		// A slide too many, on the way of the last one, does not undo the win.
		puzzle.addEventListener("before-move", (event) => {
			const { by } = (event as CustomEvent).detail;
			if (by === "player" && this.isOpen) event.preventDefault();
		});
		puzzle.addEventListener("new", () => this.forget());
		puzzle.addEventListener("move", () => {
			if (puzzle.status !== "solved") this.forget();
		});
		followBoard(puzzle, () => this.#place());
		document.addEventListener("keydown", (event) => {
			const { key, target, defaultPrevented } = event;
			if (key !== "Escape" || defaultPrevented || !this.isOpen) return;
			if (target instanceof Element && target.closest("dialog")) return;
			event.preventDefault();
			this.close();
		});
	}

	/** Whether the words of the win are in sight. */
	get isOpen() {
		return this.#section.isConnected && this.#section.checkVisibility();
	}

	/**
	 * Finds out what there is to say. Begun while the board still shows the win, so that
	 * the words come with the light.
	 *
	 * @param help What is known of it anyway.
	 */
	prepare(help: { hints: number; solver: boolean }) {
		this.forget();
		const { puzzle } = this.#parts;
		const { signal } = this.#leave;
		const { record = "" } = puzzle.exportState() ?? {};
		const { size, elapsed, moves } = puzzle;
		const begin = async () => {
			const [praise, daily] = await Promise.all([
				praiseOf(record, null).catch((error) => {
					console.info("nothing is known of the play:", error);
					return unknown(help);
				}),
				dailyNews(this.#parts),
			]);
			const step = await this.#calls.step().catch(noStep);
			if (signal.aborted) return;
			this.#step = step;
			const { isCalm } = this.#parts.settings;
			const won = { praise, size, elapsed, slides: moves.stm, daily, isCalm };
			this.#won = { ...won, shortest: null };
			puzzle.prepend(this.#button);
			this.#button.children[1].textContent = this.#parts.texts().win.result;
			void this.#sayShortest(record, signal);
		};
		this.#begun = begin();
	}

	/** Says it again once the fewest slides are proven. */
	async #sayShortest(record: string, signal: AbortSignal) {
		this.#shortest = this.#findShortest(signal);
		const shortest = await this.#shortest;
		if (shortest === null || signal.aborted || this.#won === null) return;
		const praise = await praiseOf(record, shortest).catch(() => null);
		if (praise === null || signal.aborted) return;
		this.#won = { ...this.#won, praise, shortest };
		if (this.isOpen) this.#say();
	}

	/** Shows the words as soon as they are known, if the board is still solved. */
	async celebrate() {
		await this.#begun;
		this.open();
	}

	async #findShortest(signal: AbortSignal) {
		const { puzzle } = this.#parts;
		try {
			const { lower, upper } = await puzzle.optimum({
				budget: BUDGET_MS,
				signal,
			});
			// No play is shorter than what is proved, and this one is a solution too.
			const most = Math.min(upper ?? puzzle.moves.stm, puzzle.moves.stm);
			return lower === most ? most : null;
		} catch (error) {
			if (!signal.aborted) {
				console.info("the fewest slides were not found:", error);
			}
			return null;
		}
	}

	/** Shows the words. */
	open() {
		const { puzzle } = this.#parts;
		if (this.#won === null || puzzle.status !== "solved") return;
		const game = puzzle.parentElement;
		const hadFocus =
			document.activeElement === document.body ||
			puzzle.contains(document.activeElement);
		this.#fill();
		game?.append(this.#section);
		this.#place();
		if (hadFocus) {
			(this.#section.querySelector(".strong") as HTMLElement | null)?.focus({
				preventScroll: true,
			});
		}
	}

	/** Gives the bar back, with what opens the words again. */
	close() {
		const hadFocus = this.#section.contains(document.activeElement);
		this.#section.remove();
		if (hadFocus) this.#button.focus({ preventScroll: true });
	}

	/** Another board is in play. */
	forget() {
		this.#leave.abort();
		this.#leave = new AbortController();
		this.#won = null;
		this.#section.remove();
		this.#button.remove();
	}

	/** What the words name belongs to the board: above and below it, or beside it. */
	#place() {
		if (!this.#section.isConnected) return;
		placeBy(this.#section, boardEdges(this.#parts.puzzle));
	}

	#say() {
		const won = this.#won as Won;
		const texts = this.#parts.texts();
		const { headline, note: own } = headlineOf(won, texts, timeText);
		const { hints, solver } = won.praise;
		const raced = solver || won.isCalm ? null : this.#calls.race(hints > 0);
		const note = raced?.text ?? own;
		const title = this.#section.querySelector("#win-title");
		const line = this.#section.querySelector("#win-note");
		if (title === null || line === null) return;
		if (title.textContent !== headline) title.textContent = headline;
		if (line.textContent !== note) line.textContent = note;
	}

	#fill() {
		const won = this.#won as Won;
		const { strings, texts } = this.#parts;
		const { win: words } = texts();
		const head = make("div", { class: "win-head" });
		const title = make("div", { class: "win-title" });
		const close = make("button", { type: "button", class: "tool" });
		close.append(closeIcon());
		label(close, strings().close);
		close.addEventListener("click", () => this.close());
		title.append(make("h2", { id: "win-title" }), close);
		head.append(title, make("p", { id: "win-note", class: "win-note" }));
		const figures = make("dl", { id: "win-figures", class: "win-figures" });
		for (const { value, name, isBest } of figuresOf(won, words, timeText)) {
			const figure = make("div", isBest ? { class: "best" } : {});
			figure.append(make("dt", {}, name), make("dd", {}, value));
			figures.append(figure);
		}
		head.append(figures);
		this.#section.setAttribute("aria-labelledby", "win-title");
		this.#section.setAttribute("aria-describedby", "win-note win-figures");
		this.#section.replaceChildren(head, this.#actions(won, words));
		this.#say();
	}

	/** What to do now; the first of it stands out. */
	#actions({ praise, daily, isCalm }: Won, words: Texts["win"]) {
		const { puzzle } = this.#parts;
		const { next, share, race } = this.#calls;
		const after = make("div", { class: "win-after" });
		const button: (
			id: string,
			text: string,
			act: () => unknown,
		) => HTMLElement = (id, text, act) => {
			const kind = { type: "button", id: `win-${id}`, class: "button" };
			const made = make("button", kind, text);
			made.addEventListener("click", () => void act());
			return made;
		};
		const link: (id: string, text: string, href: string) => HTMLElement = (
			id,
			text,
			href,
		) => make("a", { id: `win-${id}`, class: "button", href }, text);
		const { record = "" } = puzzle.exportState() ?? {};
		const go = button("next", words.next, () => {
			void next();
		});
		const send = button("share", words.share, () => share(this.#toShare()));
		const review = link("review", words.review, reviewLink(record));
		const learn = link("learn", words.learn, "learn.html");
		const raced = race(praise.hints > 0);
		const other = daily?.other ?? null;
		let acts = [go, send, review];
		// A review would say what was lost.
		if (isCalm) acts = [go, send];
		else if (praise.solver) {
			const again = button("try", words.tryIt, () => {
				puzzle.focus();
				puzzle.pressButton("restart");
			});
			acts = [go, again, learn];
		} else if (raced !== null) {
			acts = [go, button("race-again", raced.againText, raced.again)];
			acts.push(send, review);
		} else if (praise.hints > 0) acts = [go, send, learn, review];
		else if (daily !== null) {
			const { daily: play } = this.#calls;
			const name = other && named(other);
			acts = [
				send,
				name
					? button("daily", words.otherDaily(name), () => play(other ?? ""))
					: go,
				review,
			];
		}
		if (!isCalm && this.#step !== null && daily === null && !praise.solver) {
			const { text, act } = this.#step;
			// A small phone has room for four.
			acts = [button("step", text, act), ...acts].slice(0, 4);
		}
		acts[0].classList.add("strong");
		const said = make("p", { id: "win-said", class: "win-said" });
		if (daily !== null && !praise.solver && !isCalm)
			said.textContent = daily.next;
		after.append(...acts, said);
		return after;
	}

	/** What is shared of the win. */
	#toShare() {
		const { praise, daily, isCalm } = this.#won as Won;
		const { record = "" } = this.#parts.puzzle.exportState() ?? {};
		/** Resolves with the squares, `null` if there are none. */
		const squares = async () => {
			const shortest = await this.#shortest;
			if (shortest === null) return null;
			return (await praiseOf(record, shortest)).squares;
		};
		return {
			name: daily?.name ?? null,
			isDaily: daily !== null,
			isCalm,
			hints: praise.hints,
			streak: praise.hints === 0 ? (daily?.streak ?? 0) : 0,
			squares: praise.hints === 0 && !praise.solver ? squares() : null,
		};
	}

	/** Shares the win, also while its words are closed. */
	share() {
		if (this.#won !== null) void this.#calls.share(this.#toShare());
	}

	/** Whether there is a win to share. */
	get isThere() {
		return this.#won !== null && !this.#won.praise.solver;
	}
}

function noStep(error: unknown) {
	console.info("what was won before is not known:", error);
	return null;
}

/** What is said of a play where the statistics do not load. */
function unknown(help: { hints: number; solver: boolean }): Praise {
	return {
		...help,
		occasion: "solved",
		by: 0,
		standing: "",
		time: null,
		slides: null,
		squares: null,
	};
}
