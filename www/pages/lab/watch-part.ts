/**
 * A search to be seen: step by step, or its frontier over time. Each is loaded when it is
 * asked for; one is open at a time.
 */

import { find, findButton } from "../../element/dom.ts";
import { make } from "../parts/sheet.ts";
import type { LabState } from "./lab-state.ts";

type Kind = "watch" | "frontier";

/** What is open. */
type Opened = {
	kind: Kind;
	/** Takes up another board. */
	render: () => void;
	focus: () => void;
	close: () => void;
};

/** Up to so many cells the step by step view is the one to begin with. */
const SMALL = 9;

export class WatchPart {
	#page;
	#opened: Opened | null = null;
	/** What is shown: the language, and the board with its goal. */
	#shown = { texts: "", task: "" };

	constructor(page: LabState) {
		this.#page = page;
	}

	render() {
		const { texts, look } = this.#page;
		const section = find(document, "see-section", HTMLElement);
		if (this.#shown.texts !== texts.title) {
			this.#shown.texts = texts.title;
			const kind = this.#opened?.kind;
			this.#opened?.close();
			this.#opened = null;
			this.#begin(section);
			if (kind !== undefined) void this.#open(kind);
		}
		this.#renderButtons();
		if (this.#opened === null || look === null) return;
		const task = [look.text, look.goal].join();
		if (task === this.#shown.task) return;
		this.#shown.task = task;
		this.#opened.render();
	}

	/** The first of the chosen searches. */
	get #search() {
		return this.#page.choices.searches[0] ?? "";
	}

	#begin(section: HTMLElement) {
		const { texts } = this.#page;
		const title = make("h2", { id: "see-title", tabindex: "-1" }, texts.watch);
		section.setAttribute("aria-labelledby", title.id);
		const row = make("div", { class: "row acts" });
		for (const [kind, text] of [
			["watch", texts.watchIt],
			["frontier", texts.frontierIt],
		] as const) {
			const button = make("button", { type: "button", class: "button" }, text);
			button.id = `${kind}-it`;
			button.addEventListener("click", () => void this.#open(kind));
			row.append(button);
		}
		const said = make("p", {
			class: "said or-nothing",
			id: "see-said",
			role: "status",
		});
		section.replaceChildren(
			title,
			make("p", { class: "soft small" }, texts.watchAbout),
			row,
			said,
			make("div", { id: "watch" }),
			make("div", { id: "frontier" }),
		);
	}

	/** What is open has no button, and the better way to begin has the stronger one. */
	#renderButtons() {
		const cells = this.#page.lastLook?.tiles.length ?? 0;
		const first = cells <= SMALL ? "watch" : "frontier";
		const open = this.#opened?.kind;
		for (const kind of ["watch", "frontier"] as const) {
			const button = findButton(document, `${kind}-it`);
			button.hidden = kind === open;
			button.classList.toggle(
				"strong",
				kind === first && cells > SMALL && open === undefined,
			);
		}
	}

	async #open(kind: Kind) {
		const { texts, look } = this.#page;
		const said = find(document, "see-said", HTMLElement);
		if (look === null) {
			said.textContent = texts.noBoard;
			return;
		}
		said.textContent = "";
		try {
			const opened =
				kind === "watch" ? await this.#openWatch() : await this.#openFrontier();
			this.#opened?.close();
			this.#opened = opened;
			this.#shown.task = [look.text, look.goal].join();
			const button = findButton(document, `${kind}-it`);
			const hadFocus = document.activeElement === button;
			this.#renderButtons();
			if (hadFocus) {
				find(document, "see-title", HTMLElement).focus();
				opened.focus();
			}
			// The board may have changed while it was loading.
			this.render();
		} catch (error) {
			said.textContent = await this.#page.explain(error);
		}
	}

	async #openWatch(): Promise<Opened> {
		const page = this.#page;
		const { openWatch } = await import("./watch/watch.ts");
		const { look, texts, language, core, choices } = page;
		const watch = await openWatch({
			place: find(document, "watch", HTMLElement),
			lab: core,
			texts,
			language,
			board: look?.text ?? "",
			goal: look?.goal ?? "",
			search: this.#search,
			only: choices.fixed ? choices.searches : [],
		});
		return {
			kind: "watch",
			render: () => {
				const { look } = page;
				if (look !== null) void watch.render(look.text, look.goal);
			},
			focus: watch.focus,
			close: watch.close,
		};
	}

	async #openFrontier(): Promise<Opened> {
		const { openFrontier } = await import("./frontier/frontier.ts");
		const view = await openFrontier({
			place: find(document, "frontier", HTMLElement),
			page: this.#page,
			runner: this.#page.runner,
			search: this.#search,
		});
		return {
			kind: "frontier",
			render: () => view.render(),
			focus: () => view.focus(),
			close: () => view.close(),
		};
	}
}
