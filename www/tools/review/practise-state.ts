/**
 * Keeps the ending of the play among the exercises of the trainer. The module that this
 * needs is loaded when it is first wanted.
 */

import { signal } from "@preact/signals";
import { loadTrainer } from "../../core/later/site-modules.ts";
import { once } from "../../core/once.ts";
import { note } from "../../pages/parts/late.ts";
import type { Review } from "../../solver/review.ts";
import { settings } from "../../storage/open-storage.ts";
import { Training } from "../parts/training.ts";

export class Practise {
	#goal;
	#training = once(openTraining);
	/** The board of the ending that was to be kept last, and what came of it. */
	readonly kept = signal<{ board: string; isNew?: boolean; error?: unknown }>({
		board: "",
	});

	/** @param goal That of the play. */
	constructor(goal: () => string) {
		this.#goal = goal;
	}

	async keep(ending: NonNullable<Review["ending"]>) {
		const { board } = ending;
		const goal = this.#goal();
		try {
			const training = await this.#training();
			const isNew = training.keep({ ...ending, goal });
			if (!(await training.saved)) throw new Error("it is not saved");
			this.kept.value = { board, isNew };
		} catch (error) {
			// The next click tries again.
			this.#training = once(openTraining);
			note("the ending is not kept", error);
			this.kept.value = { board, error };
		}
	}
}

async function openTraining() {
	const training = new Training({ trainer: await loadTrainer(), settings });
	await training.open();
	return training;
}
