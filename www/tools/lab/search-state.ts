/**
 * The chosen searches on the board at hand, and what they come to.
 */

import { batch, signal } from "@preact/signals";
import { copyText } from "../../pages/parts/copy-text.ts";
import type { Chosen } from "./lab-task.ts";
import { NOTHING, type Words } from "./lab-words.ts";
import { newRun, type Run } from "./runs.ts";
import { searchName } from "./search-names.ts";

export class SearchState {
	#page;
	readonly isOn = signal(false);
	readonly said = signal<Words>(NOTHING);
	/** The runs, of which each `id` has others, and what they are on. */
	readonly results = signal<{
		id: number;
		runs: readonly Run[];
		about: Words;
	}>({ id: 0, runs: [], about: NOTHING });

	constructor(page: Chosen) {
		this.#page = page;
	}

	/** @returns Why they cannot run: what is missing. */
	go(names: string[]): "board" | "search" | null {
		const { look } = this.#page;
		if (look === null) {
			this.said.value = (texts) => texts.noBoard;
			return "board";
		}
		if (names.length === 0) {
			this.said.value = (texts) => texts.noSearch;
			return "search";
		}
		void this.#go(names, look);
		return null;
	}

	async #go(
		names: string[],
		{ text, goal, found }: NonNullable<Chosen["look"]>,
	) {
		const { runner, limits, choices } = this.#page;
		const { mb, s } = choices;
		// Others may have begun while it waited.
		do await runner.idle();
		while (runner.isOn);
		const runs = names.map((name) => newRun(name, text, goal));
		if (!found.solvable) for (const run of runs) run.state = "unsolvable";
		batch(() => {
			this.results.value = {
				id: this.results.value.id + 1,
				runs,
				about: (texts) => texts.resultAbout(text, texts.limits(mb, s)),
			};
			this.isOn.value = found.solvable;
			if (!found.solvable) this.said.value = (texts) => texts.no;
		});
		if (!found.solvable) return;
		const isDone = await runner.go(
			() => runs,
			limits,
			(run) => this.#report(run),
		);
		batch(() => {
			this.isOn.value = false;
			this.said.value = (texts) =>
				isDone ? texts.done(runs.length) : texts.stoppedAll;
		});
		performance.mark("searched");
	}

	#report({ search, state, progress }: Run) {
		const { runs } = this.results.value;
		batch(() => {
			this.results.value = { ...this.results.value };
			if (state !== "running" || progress !== null) return;
			const at = runs.findIndex((run) => run.search === search) + 1;
			this.said.value = (texts) =>
				texts.running(searchName(texts, search), at, runs.length);
		});
	}

	async copy(moves: string) {
		const isCopied = await copyText(moves);
		this.said.value = (texts) => (isCopied ? texts.movesCopied : moves);
	}
}
