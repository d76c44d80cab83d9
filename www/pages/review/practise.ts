/**
 * Keeps the ending of the play among the exercises of the trainer. What that needs is
 * loaded when it is first wanted.
 */

import { loadTrainer } from "../../core/later/site-modules.ts";
import { find, findButton } from "../../element/dom.ts";
import type { Review } from "../../solver/review.ts";
import { failureText } from "../parts/failure.ts";
import type { Training } from "../parts/training.ts";
import type { ReviewPage } from "./review-page.ts";

type Ending = Review["ending"];

export class Practise {
	#page;
	#ending: Ending = null;
	#training: Promise<Training> | null = null;

	constructor(page: ReviewPage) {
		this.#page = page;
		findButton(document, "practise-keep").addEventListener(
			"click",
			() => void this.#keep(),
		);
	}

	/**
	 * Offers an ending.
	 *
	 * @param ending `null` if there is none.
	 */
	render(ending: Ending) {
		const isSame = ending?.board === this.#ending?.board;
		this.#ending = ending;
		find(document, "practise", HTMLElement).hidden = ending === null;
		if (ending === null || isSame) return;
		const { review } = this.#page.texts;
		const about = find(document, "practise-about", HTMLElement);
		about.textContent = review.ending(ending.fewest, ending.cost);
		find(document, "practise-said", HTMLElement).textContent = "";
		this.#offer(true);
	}

	async #keep() {
		const ending = this.#ending;
		const { texts, play } = this.#page;
		const { review } = texts;
		if (ending === null || play === null) return;
		const said = find(document, "practise-said", HTMLElement);
		try {
			this.#training ??= openTraining();
			const training = await this.#training;
			const isNew = training.keep({ ...ending, goal: play.goal });
			if (!(await training.saved)) throw new Error("it is not saved");
			said.textContent = isNew ? review.practiseKept : review.practiseKnown;
			this.#offer(false);
			find(document, "practise-go", HTMLAnchorElement).focus();
		} catch (error) {
			// The next click tries again.
			this.#training = null;
			console.info("the ending is not kept:", error);
			said.textContent = failureText(error, review.practiseFailed);
		}
	}

	/** @param isOpen Whether it is not kept yet. */
	#offer(isOpen: boolean) {
		findButton(document, "practise-keep").hidden = !isOpen;
		find(document, "practise-about", HTMLElement).hidden = !isOpen;
		find(document, "practise-go", HTMLAnchorElement).hidden = isOpen;
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
