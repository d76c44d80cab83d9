/**
 * A search to be watched step by step, loaded when it is asked for.
 */

import { find } from "../../element/dom.js";
import { make } from "../parts/sheet.js";

/** @typedef {Awaited<ReturnType<typeof import("./watch/watch.js").openWatch>>} Opened */

export class WatchPart {
	#page;
	/** @type {Opened | null} */
	#opened = null;
	/** What is shown: the language, and the board with its goal. */
	#shown = { texts: "", task: "" };

	/** @param {import("./lab-page.js").LabPage} page */
	constructor(page) {
		this.#page = page;
	}

	show() {
		const { texts, look } = this.#page;
		const section = find(document, "see-section", HTMLElement);
		section.hidden = false;
		if (this.#shown.texts !== texts.title) {
			this.#shown.texts = texts.title;
			const wasOpen = this.#opened !== null;
			this.#opened?.close();
			this.#opened = null;
			this.#begin(section);
			if (wasOpen) void this.#open();
		}
		if (this.#opened === null || look === null) return;
		const task = [look.text, look.goal].join();
		if (task === this.#shown.task) return;
		this.#shown.task = task;
		void this.#opened.show(look.text, look.goal);
	}

	/** The first of the chosen searches. */
	#search() {
		return this.#page.choices.searches[0] ?? "";
	}

	/** @param {HTMLElement} section */
	#begin(section) {
		const { texts } = this.#page;
		const title = make("h2", { id: "see-title", tabindex: "-1" }, texts.watch);
		section.setAttribute("aria-labelledby", title.id);
		const row = make("div", { class: "row acts" });
		const button = make("button", { type: "button", class: "button" });
		button.id = "watch-it";
		button.textContent = texts.watchIt;
		button.addEventListener("click", () => void this.#open());
		const said = make("p", { class: "said", id: "see-said", role: "status" });
		row.append(button);
		section.replaceChildren(
			title,
			make("p", { class: "soft small" }, texts.watchAbout),
			row,
			said,
			make("div", { id: "watch" }),
		);
	}

	async #open() {
		const { texts, look, language, core, choices } = this.#page;
		const said = find(document, "see-said", HTMLElement);
		if (look === null) {
			said.textContent = texts.noBoard;
			return;
		}
		said.textContent = "";
		try {
			const { openWatch } = await import("./watch/watch.js");
			const opened = await openWatch({
				place: find(document, "watch", HTMLElement),
				lab: core,
				texts,
				language,
				board: look.text,
				goal: look.goal,
				search: this.#search(),
				only: choices.fixed ? choices.searches : [],
			});
			this.#opened = opened;
			this.#shown.task = [look.text, look.goal].join();
			const button = find(document, "watch-it", HTMLButtonElement);
			const hadFocus = document.activeElement === button;
			button.hidden = true;
			if (hadFocus) {
				find(document, "see-title", HTMLElement).focus();
				opened.focus();
			}
			// The board may have changed while it was loading.
			this.show();
		} catch (error) {
			said.textContent = await this.#page.explain(error);
		}
	}
}
