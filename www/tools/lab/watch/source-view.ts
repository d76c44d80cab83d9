/**
 * The source of a search, as it runs, with the running line marked.
 */

import best_first from "../../../../src/lab/best_first.rs?raw";
import bidirectional from "../../../../src/lab/bidirectional.rs?raw";
import breadth_first from "../../../../src/lab/breadth_first.rs?raw";
import ida_star from "../../../../src/lab/ida_star.rs?raw";
import table from "../../../../src/lab/table.rs?raw";
import type { StepKind } from "../../../core/wasm/lab.js";
import { make } from "../../../pages/parts/sheet.ts";
import { codeOf, LINES, lineOf, sourceOf } from "./line-table.ts";

const SOURCES: Record<string, string> = {
	breadth_first,
	best_first,
	ida_star,
	bidirectional,
	table,
};

export class SourceView {
	#title;
	#code;
	#file = "";
	#text = "";

	constructor(place: HTMLElement, title: string) {
		this.#title = make("h3", { id: "watch-source-title" }, title);
		this.#code = make("pre", { class: "watch-code frame", tabindex: "0" });
		this.#code.setAttribute("role", "group");
		this.#code.setAttribute("aria-labelledby", "watch-source-title");
		this.#code.lang = "en";
		place.append(this.#title, this.#code);
	}

	/** Shows the source of a search. */
	open(search: string) {
		const file = sourceOf(search);
		if (file === this.#file) return;
		this.#file = file;
		this.#text = codeOf(SOURCES[file]);
		const lines = this.#text.trimEnd().split("\n");
		this.#code.replaceChildren(
			...lines.map((line) => make("code", {}, narrow(line) || " ")),
		);
	}

	render(type: StepKind) {
		const code = this.#code;
		code.querySelector("[aria-current]")?.removeAttribute("aria-current");
		const at = lineOf(this.#text, this.#file, type);
		if (at < 0) return;
		const pieces = LINES[this.#file]?.[type]?.split("\n").length ?? 1;
		const line = code.children[at + pieces - 1] as HTMLElement;
		line.setAttribute("aria-current", "step");
		// Only the list itself is scrolled, not the page.
		const top = line.offsetTop - code.clientHeight / 2;
		code.scrollTop = Math.max(0, top);
	}
}

/** Halves what a line is indented by: phones are narrow. */
function narrow(line: string) {
	return line.slice((line.length - line.trimStart().length) / 2);
}
