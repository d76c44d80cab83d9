/**
 * The board: as text, and as a puzzle that can be slid. Either changes the other.
 */

import { proportionsOf } from "../../element/attributes.ts";
import { find, findButton } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { make } from "../parts/sheet.ts";
import { WayShow } from "../parts/way-show.ts";
import { NAMED_GOALS } from "./lab-address.ts";
import type { LabPage, Look } from "./lab-page.ts";
import type { Run } from "./runs.ts";
import { searchName } from "./search-names.ts";

export class BoardPart {
	#page;
	#puzzle;
	#show;
	#text = find(document, "text", HTMLTextAreaElement);
	#own = find(document, "own", HTMLTextAreaElement);
	#goal = find(document, "goal", HTMLSelectElement);
	/** Boards to go back to. */
	#before: string[] = [];
	#isTyping = false;
	/** What the puzzle has been given. */
	#loaded = "";
	/** What is played, or was and is still on the board. */
	#run: Run | null = null;

	constructor(page: LabPage, puzzle: SlidingPuzzleElement) {
		this.#page = page;
		this.#puzzle = puzzle;
		this.#show = new WayShow({
			move: (way) => puzzle.move(way as "U"),
			report: () => this.#renderPlay(),
		});
		this.#wire();
	}

	/** The run that is being played. */
	get played() {
		return this.#show.isOn ? this.#run : null;
	}

	/** Keeps the board at hand, to be gone back to. */
	remember() {
		this.#isTyping = false;
		this.#before.push(this.#page.choices.board);
	}

	/** Plays a run from its board, or stops it. */
	async play(run: Run) {
		const isSame = this.played === run;
		this.#show.stop();
		if (isSame || run.outcome === null) return;
		this.#run = run;
		this.render();
		await this.#load(run.board, run.goal);
		if (this.#run !== run) return;
		this.#puzzle.scrollIntoView({ block: "nearest" });
		this.#show.run(run.outcome.slides);
	}

	render() {
		const { texts, choices, look, wrong, lastLook } = this.#page;
		const { board, own, goal, fixed } = choices;
		// A cursor in the text stays where it is.
		if (this.#text.value !== board) this.#text.value = board;
		if (this.#own.value !== own) this.#own.value = own;
		const goals = [...NAMED_GOALS, "own"].map(
			(name) => new Option((texts.goals as Record<string, string>)[name], name),
		);
		this.#goal.replaceChildren(...goals);
		this.#goal.value = goal;
		find(document, "own-goal", HTMLElement).hidden = goal !== "own";
		findButton(document, "undo-board").ariaDisabled = String(
			this.#before.length === 0,
		);
		void this.#renderWrong();
		this.#puzzle.readOnly = fixed || look === null;
		const shown = look ?? lastLook;
		const isPlayed = this.#run !== null;
		const canSlide = shown?.found.solvable ?? false;
		this.#puzzle.hidden = !canSlide && !isPlayed;
		const plain = find(document, "plain-board", HTMLElement);
		plain.hidden = canSlide || isPlayed || shown === null;
		if (shown !== null && !canSlide) this.#renderPlain(plain, shown);
		if (shown !== null && canSlide && !isPlayed) {
			void this.#load(shown.text, shown.goal);
		}
		const stage = find(document, "shown", HTMLElement);
		stage.classList.toggle("is-old", wrong !== null);
		this.#renderPlay();
		this.#renderGiven();
	}

	#wire() {
		const page = this.#page;
		this.#text.addEventListener("input", () => {
			// Each board that could be read can be gone back to, and what was there first.
			if (!this.#isTyping || page.look !== null) this.remember();
			this.#isTyping = true;
			this.#endPlay();
			page.change({ board: this.#text.value });
		});
		this.#own.addEventListener("input", () => {
			this.#endPlay();
			page.change({ own: this.#own.value });
		});
		this.#goal.addEventListener("change", () => {
			this.#endPlay();
			const goal = this.#goal.value;
			// Who wants another order begins with the one at hand.
			const own = page.choices.own || page.look?.text || "";
			page.change(goal === "own" ? { goal, own } : { goal });
		});
		findButton(document, "undo-board").addEventListener("click", () => {
			const board = this.#before.pop();
			this.#isTyping = false;
			if (board === undefined) return;
			this.#endPlay();
			page.change({ board });
		});
		findButton(document, "back-to-board").addEventListener("click", () => {
			this.#endPlay();
			page.render();
			this.#puzzle.focus();
		});
		this.#puzzle.addEventListener("move", (event) => {
			const { by } = (event as CustomEvent<{ by: string }>).detail;
			if (by === "script") return;
			this.#endPlay();
			const { text, goal } = this.#puzzle;
			if (text === page.look?.text) return;
			this.remember();
			this.#loaded = `${text} ${goal}`;
			page.change({ board: text });
		});
	}

	/** Another board is wanted, so what was played goes. */
	#endPlay() {
		this.#run = null;
		// What is on the board is not what it was given.
		this.#loaded = "";
		this.#show.stop();
	}

	async #load(text: string, goal: string) {
		const wanted = `${text} ${goal}`;
		if (this.#loaded === wanted && this.#puzzle.text === text) return;
		this.#loaded = wanted;
		await this.#puzzle.load(text, goal);
	}

	async #renderWrong() {
		const { texts, wrong, choices } = this.#page;
		for (const at of ["text", "own"]) {
			const place = find(document, `${at}-error`, HTMLElement);
			const field = find(document, at, HTMLTextAreaElement);
			const isWrong = wrong?.at === at;
			field.ariaInvalid = String(isWrong);
			const isEmpty = field.value.trim() === "";
			const empty = at === "own" ? texts.ownEmpty : texts.textEmpty;
			const said = !isWrong
				? ""
				: isEmpty
					? empty
					: await this.#page.explain(wrong.error);
			// Something else was typed meanwhile.
			if (choices !== this.#page.choices || wrong !== this.#page.wrong) return;
			if (place.textContent !== said) place.textContent = said;
		}
	}

	#renderPlain(place: HTMLElement, { size, tiles, text }: Look) {
		const { plain, nextRow } = this.#page.texts;
		const { columns } = proportionsOf(size);
		place.style.setProperty("--columns", String(columns));
		place.ariaLabel = plain(text.replaceAll("/", nextRow));
		place.replaceChildren(
			...tiles.map((tile) =>
				make(
					"span",
					{ class: tile === 0 ? "is-gap" : "" },
					tile === 0 ? "" : String(tile),
				),
			),
		);
	}

	#renderPlay() {
		const { texts, look, lastLook, wrong, choices } = this.#page;
		const shown = look ?? lastLook;
		const run = this.#run;
		const note = find(document, "shown-note", HTMLElement);
		const back = findButton(document, "back-to-board");
		back.hidden = run === null || this.#show.isOn;
		const said =
			run?.outcome != null
				? texts.shownOf(
						searchName(texts, run.search),
						run.outcome.slides.length,
					)
				: shown === null
					? ""
					: wrong !== null
						? texts.oldNote
						: !shown.found.solvable
							? texts.plainNote
							: choices.fixed
								? ""
								: texts.slideNote;
		if (note.textContent !== said) note.textContent = said;
		this.#page.renderPlay();
	}

	/** Shows in words what is fixed. */
	#renderGiven() {
		const { texts, choices, look } = this.#page;
		const place = find(document, "given", HTMLElement);
		place.hidden = !choices.fixed;
		const names = choices.searches.map((name) => searchName(texts, name));
		const rows = [
			[texts.board, look?.text ?? choices.board],
			[texts.goal, this.#page.goalText()],
			[texts.searches, names.join(texts.separator)],
			[texts.limitsTitle, texts.limits(choices.mb, choices.s)],
		];
		place.replaceChildren(
			...rows.flatMap(([name, value]) => [
				make("dt", {}, name),
				make("dd", {}, value),
			]),
		);
	}
}
