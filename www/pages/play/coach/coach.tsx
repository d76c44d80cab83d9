/**
 * Help step by step in a game, as people solve a board: what to bring where, and each
 * slide with its reason. Each slide that is shown counts as a hint. It stands in the line
 * below the board.
 */

import { type Lessons, loadLessons } from "../../../core/later/site-modules.ts";
import type { Task } from "../../../core/wasm/lessons.js";
import type { Texts } from "../../../messages/compiled/coach-en.ts";
import { Button, Tool } from "../../kit/button.tsx";
import { render } from "../../kit/render.ts";
import { late } from "../../parts/late.ts";
import { make } from "../../parts/make.ts";
import { Marks } from "../../parts/marks.ts";
import { addStyle, CLOSE } from "../../parts/sheet.ts";
import { movesOf, type Next } from "../../parts/task-help.ts";
import type { PageContext } from "../page-context.ts";
import css from "./coach.css?inline";
import {
	type Level,
	marked,
	nextLevel,
	type State,
	saidOf,
	subGoals,
} from "./coach-words.ts";

/** The class of the puzzle while the coach is in the place of what it says. */
const SHOWN = "coached";

let open: Coach | null = null;

/** Shows the next step; opens it if it is not there. */
export async function openCoach(
	context: PageContext,
	{
		isOffer = false,
		toShortest = () => {},
	}: {
		/** Whether it only offers to help. */
		isOffer?: boolean;
		/** Called when the shortest slide is wanted. */
		toShortest?: () => void;
	} = {},
) {
	const { puzzle } = context;
	const { value: text } = puzzle;
	const lessons = await late(loadLessons);
	// Meanwhile another board may be in play.
	if (puzzle.value !== text) return;
	open ??= new Coach(context, lessons, toShortest);
	if (!isOffer) open.ask();
}

/** A task, and the board before each of its moves, after which it is over. */
type Plan = { task: Task; moves: Next[]; boards: string[] };

class Coach {
	#context;
	#puzzle;
	#lessons;
	#toShortest;
	#marks;
	#plan: Plan | null;
	#level: Level = "offer";
	/** The tiles that have just come home. */
	#brought: number[] = [];
	#box = make("div", { slot: "caption", class: "coach", role: "group" });
	#stop = new AbortController();

	constructor(context: PageContext, lessons: Lessons, toShortest: () => void) {
		addStyle(css);
		const { puzzle, onSpeak } = context;
		this.#context = context;
		this.#puzzle = puzzle;
		this.#lessons = lessons;
		this.#toShortest = toShortest;
		this.#marks = new Marks(puzzle);
		// Before the notices, which cover it.
		puzzle.prepend(this.#box);
		puzzle.classList.add(SHOWN);
		const { signal } = this.#stop;
		puzzle.addEventListener("move", () => this.#follow(), { signal });
		// Another board, or another kind of help, is in its place.
		for (const type of ["new-board", "hint", "progress", "solved"]) {
			puzzle.addEventListener(type, () => this.close(), { signal });
		}
		puzzle.addEventListener("reset", () => this.#follow(), { signal });
		this.#plan = this.#find();
		this.#render();
		onSpeak(() => this.#render(), signal);
	}

	/** Shows the next slide, or a degree more of it. When it is shown, plays it. */
	ask() {
		const state = this.#state;
		if (state === null) return;
		if (this.#level === "slide") {
			this.#puzzle.move(state.cells.indexOf(state.next.move.tile));
			return;
		}
		this.#level = nextLevel(state);
		this.#brought = [];
		this.#count();
		this.#render();
	}

	close() {
		this.#stop.abort();
		this.#marks.remove();
		const hadFocus = this.#box.contains(document.activeElement);
		render(null, this.#box);
		this.#box.remove();
		this.#puzzle.classList.remove(SHOWN);
		if (open === this) open = null;
		if (hadFocus) this.#puzzle.focus();
	}

	#find(): Plan | null {
		const { value: text, goal } = this.#puzzle;
		const task = this.#lessons.nextTask(text, goal);
		if (task === undefined) return null;
		const moves = movesOf(task);
		return { task, moves, boards: [text, ...moves.map((it) => it.move.board)] };
	}

	#count() {
		void this.#puzzle.hint({ own: true });
	}

	/** Goes on with what was planned, as long as the player does. */
	#follow() {
		const before = this.#plan;
		if (before === null) return;
		const at = before.boards.indexOf(this.#puzzle.value);
		if (at < 0 || at === before.moves.length) this.#plan = this.#find();
		if (this.#plan === null) return;
		const { tiles, cells } = before.task;
		const isHome = cells.every(
			(cell, index) => this.#puzzle.cells[cell] === tiles[index],
		);
		if (this.#level === "offer") {
			if (isHome) this.close();
			else this.#render();
			return;
		}
		this.#brought = isHome ? tiles : [];
		const goesOn = this.#level === "slide" && !(isHome && this.#byDegrees);
		if (at < 0 || (isHome && !goesOn)) this.#level = "none";
		// The next slide is shown too.
		if (this.#level === "slide") this.#count();
		this.#render();
	}

	/** Whether each press shows one degree more. */
	get #byDegrees() {
		return this.#context.settings.get("firstHelp") === "degrees";
	}

	/** What is shown; `null` on a solved board. */
	get #state(): State | null {
		if (this.#plan === null) return null;
		const { task, moves, boards } = this.#plan;
		const { cells, value: text } = this.#puzzle;
		return {
			task,
			next: moves[boards.indexOf(text)],
			level: this.#level,
			byDegrees: this.#byDegrees,
			brought: this.#brought,
			cells,
		};
	}

	#render() {
		const state = this.#state;
		if (state === null) return;
		const texts = this.#context.texts().coach;
		this.#box.ariaLabel = texts.name;
		const calls = {
			ask: () => this.ask(),
			close: () => {
				this.close();
				this.#puzzle.focus();
			},
			toShortest: () => {
				this.close();
				this.#puzzle.focus();
				this.#toShortest();
			},
		};
		render(<CoachView {...{ state, texts, calls }} />, this.#box);
		this.#marks.render(marked(state));
	}
}

function CoachView({
	state,
	texts,
	calls,
}: {
	state: State;
	texts: Texts;
	calls: { ask: () => void; close: () => void; toShortest: () => void };
}) {
	const [head, text] = saidOf(state, texts);
	const goals = subGoals(state, texts);
	// A slide that is one press away.
	const strong = state.level === "slide" ? " strong" : "";
	return (
		<>
			<div class="coach-said" role="status">
				<h2 class="coach-head">{head}</h2>
				<p class="coach-text soft">{text}</p>
			</div>
			<Button id="coach-more" kind={`small${strong}`} onClick={calls.ask}>
				{texts.which[state.level]}
			</Button>
			<div class="coach-rest in-line across">
				<ol class="coach-goals in-line">
					{goals.length > 1 &&
						goals.map(({ name, isDone, isNow }) => (
							<li
								key={name}
								class={isDone ? "is-done" : ""}
								aria-current={isNow ? "step" : undefined}
							>
								<span class="coach-goal">{name}</span>
								{isDone && <span class="sr">{` (${texts.done})`}</span>}
							</li>
						))}
				</ol>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight. */}
				<div class="coach-pair pair" role="group" aria-label={texts.kinds}>
					<button type="button" aria-pressed="true">
						{texts.steps}
					</button>
					<button
						type="button"
						id="coach-shortest"
						aria-pressed="false"
						onClick={calls.toShortest}
					>
						{texts.shortest}
					</button>
				</div>
				<Tool
					id="coach-close"
					name={texts.close}
					d={CLOSE}
					onClick={calls.close}
				/>
			</div>
		</>
	);
}
