/**
 * Keeps the ending of the play among the exercises of the trainer. What that needs is
 * loaded when it is first wanted.
 */

import { signal } from "@preact/signals";
import { loadTrainer } from "../../core/later/site-modules.ts";
import { once } from "../../core/once.ts";
import type { Review } from "../../solver/review.ts";
import type { ReviewState } from "./review-state.ts";

export class Practise {
	#page;
	#training = once(openTraining);
	/** The board of the ending that was to be kept last, and what came of it. */
	readonly kept = signal<{ board: string; isNew?: boolean; error?: unknown }>({
		board: "",
	});

	constructor(page: ReviewState) {
		this.#page = page;
	}

	async keep(ending: NonNullable<Review["ending"]>) {
		const { board } = ending;
		const goal = this.#page.opened.value?.play.goal ?? "last";
		try {
			const training = await this.#training();
			const isNew = training.keep({ ...ending, goal });
			if (!(await training.saved)) throw new Error("it is not saved");
			this.kept.value = { board, isNew };
		} catch (error) {
			// The next click tries again.
			this.#training = once(openTraining);
			console.info("the ending is not kept:", error);
			this.kept.value = { board, error };
		}
	}
}

async function openTraining() {
	const [{ Training }, { openStorage }, trainer] = await Promise.all([
		import("../parts/training.ts"),
		import("../../storage/open-storage.ts"),
		loadTrainer(),
	]);
	const { settings } = openStorage((refusal) =>
		console.info("the ending is not saved:", refusal),
	);
	const training = new Training({ trainer, settings });
	await training.open();
	return training;
}
