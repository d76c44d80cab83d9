/**
 * The chosen searches on many boards from one seed, and what they come to.
 */

import { batch, signal } from "@preact/signals";
import { sizeText } from "../../messages/language.ts";
import { drawOne } from "./draw-state.ts";
import type { Chosen } from "./lab-task.ts";
import { NOTHING, type Words } from "./lab-words.ts";
import { figureOf, type Metric, newRun, type Run } from "./runs.ts";

/** Between two looks at the table, in milliseconds. */
const SHOW_MS = 250;

export class ManyState {
	#page;
	readonly isOn = signal(false);
	readonly said = signal<Words>(NOTHING);
	/** What cannot be done: in words, or an error. */
	readonly wrong = signal<unknown>(null);
	/** At which board it is, if it tells. */
	readonly at = signal(0);
	/** What part of the boards is done. */
	readonly part = signal(0);
	/** The runs, and what they are on. */
	readonly results = signal<{
		names: string[];
		runs: Run[];
		drawn: { size: string; seed: string; d: string; count: number };
	}>({ names: [], runs: [], drawn: { size: "", seed: "", d: "", count: 0 } });
	#told = 0;

	constructor(page: Chosen) {
		this.#page = page;
	}

	/** @returns Whether the distance is no number. */
	go(): boolean {
		const { look, chosen, choices } = this.#page;
		const isWrong = choices.d !== "" && !/^\d{1,4}$/.test(choices.d);
		const wrong: Words | null =
			look === null
				? (texts) => texts.noBoard
				: chosen.length === 0
					? (texts) => texts.noSearch
					: isWrong
						? (texts) => texts.distanceWrong
						: null;
		this.wrong.value = wrong;
		if (look !== null && wrong === null) void this.#go(look, chosen);
		return look !== null && chosen.length > 0 && isWrong;
	}

	async #go({ size, goal }: { size: string; goal: string }, names: string[]) {
		const page = this.#page;
		const { limits, runner } = page;
		const { count, seed, d } = page.choices;
		// Others may have begun while it waited.
		do await runner.idle();
		while (runner.isOn);
		const runs: Run[] = [];
		const drawn = { size: sizeText(size), seed, d, count };
		batch(() => {
			this.results.value = { names, runs, drawn };
			this.isOn.value = true;
			this.said.value = NOTHING;
			this.part.value = 0;
		});
		const boards = this.#boards({ size, goal, seed, distance: d, count });
		let done = 0;
		let at = 0;
		const { part } = this;
		async function* all(signal: AbortSignal) {
			for await (const board of boards(signal)) {
				part.value = at / count;
				at += 1;
				for (const name of names) {
					const run = newRun(name, board, goal);
					runs.push(run);
					yield run;
					if (signal.aborted) return;
				}
				done += 1;
			}
		}
		let said: Words = (texts) => texts.manyStopped(done);
		let wrong: unknown = null;
		try {
			const isDone = await runner.go(all, limits, ({ state }) => {
				if (state === "ended" && this.#isDue()) this.#show(at);
			});
			if (isDone) said = (texts) => texts.manyDone(done);
		} catch (error) {
			if ((error as any)?.name !== "AbortError") {
				[said, wrong] = [NOTHING, error];
			}
		}
		batch(() => {
			this.said.value = said;
			this.wrong.value = wrong;
			this.isOn.value = false;
			this.#show(0);
		});
		performance.mark("searched many");
	}

	#show(at: number) {
		batch(() => {
			this.at.value = at;
			this.results.value = { ...this.results.value };
		});
	}

	/** Draws boards: all at once, or those of a distance one after another. */
	#boards({
		count,
		...wish
	}: {
		size: string;
		goal: string;
		seed: string;
		distance: string;
		count: number;
	}) {
		const page = this.#page;
		return async function* boards(signal: AbortSignal) {
			const { size, goal, seed, distance } = wish;
			if (distance === "") {
				yield* page.core.drawBoards(size, goal, seed, count).split("\n");
				return;
			}
			for (let n = 1; n <= count; n += 1) {
				yield await drawOne(page, { ...wish, seed: `${seed}-${n}`, signal });
			}
		};
	}

	/** Whether it is time to show how far it is. */
	#isDue() {
		const now = performance.now();
		if (now - this.#told < SHOW_MS) return false;
		this.#told = now;
		return true;
	}

	/** The runs of a search that have ended. */
	ended(name: string) {
		return this.results.value.runs.filter(
			({ search, outcome }) => search === name && outcome !== null,
		);
	}

	/** Sums up what a search has come to on the boards that it has solved. */
	summary(name: string, metric: Metric) {
		const figures = this.ended(name)
			.filter(({ outcome }) => outcome?.state === "solved")
			.map((run) => figureOf(run, metric))
			.filter((figure) => figure !== null);
		return this.#page.core.summary(Float64Array.from(figures));
	}
}
