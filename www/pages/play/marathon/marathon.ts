/**
 * A marathon on the play page: what runs it, the line that says where one is, and its
 * result. Made when one is wanted, or was under way.
 */

import { once } from "../../../core/once.ts";
import type { MarathonState } from "../../../core/wasm/statistics.js";
import { type Marathons, openMarathons } from "../../../records/marathons.ts";
import { courseName } from "../../parts/course-name.ts";
import { focusLater, note } from "../../parts/late.ts";
import { openSheet } from "../../parts/open-sheet.ts";
import { timeUnit } from "../../parts/time-text.ts";
import type { PageContext } from "../page-context.ts";
import type { KeptMarathon } from "./kept-marathon.ts";
import { makeResult } from "./result-sheet.tsx";
import { Run, type What } from "./run.ts";
import { Strip } from "./strip.tsx";

/** The marathons saved, opened once. If they cannot be opened, the next call tries again. */
const pastMarathons = once(openMarathons);

/**
 * Resolves with the marathon of the page, under way or not.
 *
 * @param choose Opens the sheet that chooses one.
 */
export async function makeMarathon(
	context: PageContext,
	kept: KeptMarathon,
	choose: () => unknown,
) {
	const [past] = await Promise.all([
		pastMarathons(),
		context.puzzle.ready,
		kept.recover(),
	]);
	const page = new PageMarathon({ context, kept, past, choose });
	page.goOn();
	return page;
}

export class PageMarathon {
	#context;
	#kept;
	#past;
	#choose;
	#run;
	#strip: Strip | null = null;

	constructor({
		context,
		kept,
		past,
		choose,
	}: {
		context: PageContext;
		kept: KeptMarathon;
		past: Marathons;
		/** Opens the sheet that chooses one. */
		choose: () => unknown;
	}) {
		this.#context = context;
		this.#kept = kept;
		this.#past = past;
		this.#choose = choose;
		this.#run = new Run({
			puzzle: context.puzzle,
			kept,
			begin: (course) => past.begin(course),
			unit: timeUnit,
			hear: (what) => this.#hear(what),
		});
	}

	get past() {
		return this.#past;
	}

	/** How far it is; `null` if none is under way. */
	get state() {
		return this.#run.state;
	}

	/** Whether its board is in play. */
	get isOn() {
		return this.#run.isOn;
	}

	/** Goes on with what was saved, if there is any. */
	goOn() {
		const { notify } = this.#context;
		try {
			if (this.#kept.isThere) this.#run.goOn();
			else if (this.#kept.isDamaged) notify(() => this.words.damaged);
		} catch (error) {
			note("the marathon could not be read", error);
			this.#run.close();
			notify(() => this.words.damaged);
		}
	}

	/** Its texts, in the language of the page. */
	get words() {
		return this.#context.texts().marathon;
	}

	async start(course: string) {
		const { puzzle, notify } = this.#context;
		// Nobody waits to see each board scrambled.
		puzzle.setAttribute("deal", "glide");
		const focus = focusLater(puzzle);
		await this.#run.start(course);
		focus();
		if (!(await this.#kept.saved)) notify(() => this.words.notSaved);
	}

	async resume() {
		const focus = focusLater(this.#context.puzzle);
		try {
			await this.#run.resume();
		} catch (error) {
			note("the board could not be opened", error);
			this.#hear("failed");
		}
		focus();
	}

	giveUp() {
		const { state } = this;
		if (state === null) return;
		const undo = this.#run.giveUp();
		this.#leaveBoard();
		const text = () => {
			const name = courseName(state.parts, this.words);
			return this.words.givenUp(name, state.splits.length);
		};
		this.#context.notify(text, {
			action: {
				label: () => this.words.undo,
				act: () => {
					undo();
					this.#context.puzzle.focus();
				},
			},
		});
	}

	#hear(what: What) {
		const { state } = this;
		if (state === null) return;
		switch (what) {
			case "board":
				this.#enter().show(state, false);
				return;
			case "solved":
				this.#enter().show(state, true);
				return;
			case "done":
				this.#leaveBoard();
				void this.#context.attempt(() => this.#finish(state));
				return;
			default:
				this.#leaveBoard();
				this.#tellLeft(state, what === "failed");
		}
	}

	#enter() {
		this.#context.puzzle.setAttribute("deal", "glide");
		this.#strip ??= new Strip(this.#context, () => this.giveUp());
		return this.#strip;
	}

	#leaveBoard() {
		this.#strip?.remove();
		this.#strip = null;
		this.#context.settings.apply("deal");
	}

	#tellLeft({ parts, splits }: MarathonState, hasFailed: boolean) {
		const text = () => {
			const { left, failed } = this.words;
			const name = courseName(parts, this.words);
			return hasFailed ? failed : left(name, splits.length, parts.sizes.length);
		};
		this.#context.notify(text, {
			action: {
				label: () => this.words.resume,
				act: () => void this.resume(),
			},
		});
	}

	/** Saves the result and shows it. */
	async #finish(state: MarathonState) {
		const { records } = this.#kept.now;
		const { id, course } = state;
		const [best, isKept] = await Promise.all([
			this.#past.best(course, timeUnit(), id ?? "").catch(noted),
			this.#past.keep(state, records).then(() => true, noted),
		]);
		this.#run.close();
		await openSheet("marathon-result", async () =>
			makeResult(this.#context, {
				state,
				words: this.words,
				best: best ?? null,
				isRead: best !== undefined,
				isKept: isKept === true,
				again: () => this.#context.attempt(() => this.start(course)),
				another: this.#choose,
			}),
		);
	}
}

function noted(error: unknown) {
	note("the marathons saved cannot be used", error);
	return undefined;
}
