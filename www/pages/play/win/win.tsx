/**
 * The win: the screen changes its words around the solved board, which nothing covers.
 * Closed, the bar below the board has a button that brings the words back, as long as
 * the board is solved.
 */

import type { Praise } from "../../../core/wasm/statistics.js";
import { render } from "../../kit/render.ts";
import { note } from "../../parts/late.ts";
import { make } from "../../parts/make.ts";
import { addStyle, icon } from "../../parts/sheet.ts";
import { boardEdges, followBoard, placeBy } from "../board-edges.ts";
import { titleOf } from "../daily.ts";
import { praiseOf } from "../own-best.ts";
import type { PageContext } from "../page-context.ts";
import css from "./win.css?inline";
import { dailyNews } from "./win-daily.ts";
import { type Calls, WinView } from "./win-view.tsx";
import type { Won } from "./win-words.ts";

/** How long the fewest slides of a large board are looked for, in milliseconds. */
const BUDGET_MS = 5_000;

export class Win {
	#context;
	#calls;
	/** What was won, once that is known. */
	#won: Won | null = null;
	/** Resolves when the words are known. */
	#begun: Promise<void> | null = null;
	/** Resolves with what there is to say once the fewest slides are proven. */
	#proven: Promise<Won | null> = Promise.resolve(null);
	#leave = new AbortController();
	#section = make("section", {
		id: "win",
		class: "win",
		"aria-labelledby": "win-title",
		"aria-describedby": "win-note win-figures",
	});
	#button = make("button", { id: "result", class: "button", type: "button" });

	constructor(context: PageContext, calls: Calls) {
		addStyle(css);
		this.#context = context;
		this.#calls = calls;
		const { puzzle } = context;
		this.#button.slot = "bar";
		this.#button.append(icon("M5 12.5 10 17.5 19.5 7"), make("span"));
		this.#button.addEventListener("click", () => this.open());
		// A slide too many, on the way of the last one, does not undo the win.
		puzzle.addEventListener("before-move", (event) => {
			const { by } = (event as CustomEvent).detail;
			if (by === "player" && this.isOpen) event.preventDefault();
		});
		puzzle.addEventListener("new-board", () => this.forget());
		puzzle.addEventListener("move", () => {
			if (puzzle.status !== "solved") this.forget();
		});
		followBoard(puzzle, () => this.#place());
		context.onSpeak(() => this.#speak());
		document.addEventListener("keydown", (event) => {
			const { key, target, defaultPrevented } = event;
			if (key !== "Escape" || defaultPrevented || !this.isOpen) return;
			if (target instanceof Element && target.closest("dialog")) return;
			event.preventDefault();
			this.close();
		});
	}

	/** Whether it finds out what there is to say, or knows it. */
	get isPrepared() {
		return this.#begun !== null;
	}

	/** Whether the words of the win are in sight. */
	get isOpen() {
		return this.#section.isConnected && this.#section.checkVisibility();
	}

	/** Whether there is a win to share. */
	get isThere() {
		return this.#won !== null && !this.#won.praise.solver;
	}

	/**
	 * Finds out what there is to say. Begun while the board still shows the win, so that
	 * the words come with the light.
	 *
	 * @param help What is known of it anyway.
	 */
	prepare(help: { hints: number; solver: boolean }) {
		this.forget();
		this.#begun = this.#find(help, this.#leave.signal);
	}

	async #find(help: { hints: number; solver: boolean }, signal: AbortSignal) {
		const { puzzle, settings } = this.#context;
		const { record = "" } = puzzle.exportState() ?? {};
		const { size, elapsed, moves } = puzzle;
		const { isCalm } = settings;
		const [praise, daily, step] = await Promise.all([
			praiseOf(record, null).catch((error) => {
				note("nothing is known of the play", error);
				return unknown(help);
			}),
			dailyNews(puzzle),
			this.#calls.step().catch((error) => {
				note("what was won before is not known", error);
				return null;
			}),
		]);
		// Meanwhile another board may be in play.
		if (signal.aborted) return;
		const play = { record, size, elapsed, slides: moves.stm, isCalm };
		this.#won = { ...play, praise, daily, step, shortest: null };
		this.#speak();
		puzzle.prepend(this.#button);
		this.#proven = this.#prove(this.#won, signal);
	}

	/** Says more once the fewest slides are proven. Resolves with what is said then. */
	async #prove(won: Won, signal: AbortSignal): Promise<Won> {
		const { puzzle } = this.#context;
		try {
			const { lower, upper } = await puzzle.optimum({
				budget: BUDGET_MS,
				signal,
			});
			// No play is shorter than what is proved, and this one is a solution too.
			const most = Math.min(upper ?? won.slides, won.slides);
			if (lower !== most || signal.aborted) return won;
			const praise = await praiseOf(won.record, most);
			if (signal.aborted) return won;
			this.#won = { ...won, praise, shortest: most };
			this.#draw();
			return this.#won;
		} catch (error) {
			if (!signal.aborted) note("the fewest slides were not found", error);
			return won;
		}
	}

	/** Says everything in the language of the page. */
	#speak() {
		this.#button.children[1].textContent = this.#context.texts().win.result;
		this.#draw();
	}

	/** Shows the words as soon as they are known, if the board is still solved. */
	async celebrate() {
		await this.#begun;
		this.open();
	}

	/** Shows the words. */
	open() {
		const { puzzle } = this.#context;
		if (this.#won === null || puzzle.status !== "solved") return;
		const hadFocus =
			document.activeElement === document.body ||
			puzzle.contains(document.activeElement);
		puzzle.parentElement?.append(this.#section);
		this.#draw();
		this.#place();
		if (hadFocus) {
			// Enter goes on with the next game, whatever stands out.
			const next = this.#section.querySelector<HTMLElement>("#win-next");
			next?.focus({ preventScroll: true });
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
		this.#begun = null;
		this.#section.remove();
		this.#draw();
		this.#button.remove();
	}

	/** What the words name belongs to the board: above and below it, or beside it. */
	#place() {
		if (!this.#section.isConnected) return;
		placeBy(this.#section, boardEdges(this.#context.puzzle));
	}

	#draw() {
		const won = this.#won;
		const given = { context: this.#context, calls: this.#calls };
		const view = won && (
			<WinView
				{...given}
				won={won}
				share={() => this.share()}
				close={() => this.close()}
			/>
		);
		render(view, this.#section);
	}

	/** Shares the win, also while its words are closed. */
	share() {
		if (this.#won === null) return;
		const { praise, daily, isCalm } = this.#won;
		const isOwn = praise.hints === 0 && !praise.solver;
		const proven = this.#proven;
		return this.#calls.share({
			name: daily && titleOf(this.#context, daily.of),
			isCalm,
			hints: praise.hints,
			streak: praise.hints === 0 ? (daily?.month.streak ?? 0) : 0,
			squares: isOwn ? proven.then((won) => won?.praise.squares ?? null) : null,
		});
	}
}

/** What is said of a play where the statistics do not load. */
function unknown(help: { hints: number; solver: boolean }): Praise {
	return {
		...help,
		occasion: "solved",
		standing: "",
		time: null,
		squares: null,
		wins: 0,
		isGuided: false,
	};
}
