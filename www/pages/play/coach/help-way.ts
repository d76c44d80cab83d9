/**
 * Which help comes first when the player asks for a hint: the shortest slide, or step by
 * step as people solve a board. What was chosen for this game, else in the settings;
 * else step by step in the first 4×4, and the shortest slide after that.
 */

import { note } from "../../parts/late.ts";
import { make } from "../../parts/sheet.ts";
import type { Parts } from "../page-parts.ts";
import type { Standing } from "../standing.ts";
import { Stuck } from "./stuck.ts";

type Kind = "steps" | "shortest";

/** In the settings, that the help for who is stuck was offered. */
const OFFERED = "offered";

export class HelpWay {
	#parts;
	#standing;
	#how = make("button", {
		type: "button",
		id: "how",
		slot: "advice",
		class: "button small",
	});
	/** Chosen for the game in play. */
	#chosen: Kind | null = null;
	/** Whether the player has won no 4×4 yet, and has one in play. */
	#isFirst = false;
	#stuck;
	/** Resolves when it is known whether this is a first 4×4; `null` once it is. */
	#looking: Promise<void> | null = null;
	/** Whether a hint waits for that. */
	#isAsked = false;

	/** @param open Shows the next step. */
	constructor(
		parts: Parts,
		standing: Standing,
		open: (options: { isOffer: boolean; toShortest: () => void }) => unknown,
	) {
		this.#parts = parts;
		this.#standing = standing;
		const { puzzle, settings } = parts;
		const toShortest = () => {
			this.#chosen = "shortest";
			puzzle.pressButton("hint");
		};
		const show = (isOffer = false) => void open({ isOffer, toShortest });
		this.speak();
		this.#how.addEventListener("click", () => {
			this.#chosen = "steps";
			show();
			puzzle.focus();
		});
		puzzle.append(this.#how);
		puzzle.addEventListener("before-hint", (event) => {
			const way = this.#way;
			if (way === "shortest") return;
			event.preventDefault();
			if (way === "steps") show();
			else this.#isAsked = true;
		});
		this.#stuck = new Stuck(puzzle, () => {
			settings.set(OFFERED, "yes");
			this.#chosen ??= "steps";
			show(true);
		});
		puzzle.addEventListener("new", () => {
			this.#chosen = null;
			this.#isAsked = false;
			this.#lookAgain();
		});
		puzzle.addEventListener("finished", () => this.#lookAgain());
		this.#lookAgain();
	}

	#lookAgain() {
		const looking = this.#look();
		this.#looking = looking;
		void looking.then(() => {
			if (looking !== this.#looking) return;
			this.#looking = null;
			if (!this.#isAsked) return;
			this.#isAsked = false;
			this.#parts.puzzle.pressButton("hint");
		});
	}

	/** What a hint shows; `null` until that is known. */
	get #way() {
		const wish = this.#chosen ?? this.#parts.settings.get("firstHelp");
		if (wish !== null) return wish;
		if (this.#looking !== null) return null;
		return this.#isFirst ? "steps" : "shortest";
	}

	/** Says it again, as in another language. */
	speak() {
		this.#how.textContent = this.#parts.texts().how;
	}

	/** Looks whether this is a first 4×4. */
	async #look() {
		const { puzzle, settings } = this.#parts;
		const { text, size, goal } = puzzle;
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
		this.#isFirst = isFirst;
		const mayOffer = isFirst && settings.get(OFFERED) === null && text !== "";
		this.#stuck.watch(mayOffer && settings.get("hints") === null);
	}
}
