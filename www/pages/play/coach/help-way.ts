/**
 * Which help comes when the player asks for a hint: step by step as people solve a board,
 * or the shortest slide. What was chosen for this game, else in the settings; else step by
 * step on boards of up to 5×5.
 */

import { pressButton } from "../../../element/internals.ts";
import { note } from "../../parts/late.ts";
import { make } from "../../parts/make.ts";
import type { PageContext } from "../page-context.ts";
import type { Standing } from "../standing.ts";
import { Stuck } from "./stuck.ts";

/** Larger boards take too many steps to begin with them. */
const MOST_CELLS = 25;

/** In the settings, that the help for who is stuck was offered. */
const OFFERED = "offered";

export class HelpWay {
	#context;
	#standing;
	#how = make("button", {
		type: "button",
		id: "how",
		slot: "advice",
		class: "button small",
	});
	/** Whether steps were asked for in the game in play. */
	#isChosen = false;
	#stuck;

	/** @param open Shows the next step. */
	constructor(
		context: PageContext,
		standing: Standing,
		open: (options: { isOffer: boolean; toShortest: () => void }) => unknown,
	) {
		this.#context = context;
		this.#standing = standing;
		const { puzzle, settings } = context;
		const toShortest = () => {
			this.#isChosen = false;
			settings.set("firstHelp", "shortest");
			pressButton(puzzle, "hint");
		};
		const show = (isOffer = false) => void open({ isOffer, toShortest });
		this.#speak();
		context.onSpeak(() => this.#speak());
		this.#how.addEventListener("click", () => {
			this.#isChosen = true;
			if (settings.get("firstHelp") === "shortest")
				settings.set("firstHelp", null);
			show();
			puzzle.focus();
		});
		puzzle.append(this.#how);
		puzzle.addEventListener("before-hint", (event) => {
			if (!this.#isBySteps) return;
			event.preventDefault();
			show();
		});
		this.#stuck = new Stuck(puzzle, () => {
			settings.set(OFFERED, "yes");
			show(true);
		});
		puzzle.addEventListener("new-board", () => {
			this.#isChosen = false;
			void this.#watch();
		});
		puzzle.addEventListener("finished", () => void this.#watch());
		void this.#watch();
	}

	/** Whether a hint shows the next step. */
	get #isBySteps() {
		const { puzzle, settings } = this.#context;
		const wish = settings.get("firstHelp");
		if (this.#isChosen || wish === "steps" || wish === "degrees") return true;
		return wish !== "shortest" && puzzle.cells.length <= MOST_CELLS;
	}

	/** Says it in the language of the page. */
	#speak() {
		this.#how.textContent = this.#context.texts().how;
	}

	/** Watches who has won no 4×4 yet, and has one in play. */
	async #watch() {
		const { puzzle, settings } = this.#context;
		const { value: text, size, goal } = puzzle;
		const isUsual = size === "4x4" && goal === "last";
		let isFirst = false;
		try {
			isFirst = isUsual && (await this.#standing.best()) === "";
		} catch (error) {
			// Where nothing is saved, nobody knows.
			note("whether this is a first game is not known", error);
		}
		// Meanwhile another board may be in play.
		if (puzzle.size !== size || puzzle.goal !== goal) return;
		const mayOffer = isFirst && settings.get(OFFERED) === null && text !== "";
		this.#stuck.watch(mayOffer && settings.get("hints") === null);
	}
}
