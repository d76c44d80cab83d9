/**
 * The list of what can be trained, with what is due of each.
 */

import { find } from "../../element/dom.ts";
import type { Texts } from "../../messages/compiled/trainer-en.ts";
import { make } from "../parts/sheet.ts";
import type { Training } from "../parts/training.ts";
import {
	allTopicsOf,
	type Choice,
	choiceOf,
	KINDS,
	type Kind,
	nameOf,
} from "./topics.ts";

export class ChoiceList {
	/** What is shown. */
	#shown = "";

	/** Shows the list, if anything in it has changed. */
	render(texts: Texts, training: Training, chosen: Choice) {
		const { answered, own } = training;
		const shown = [texts.title, nameOf(chosen), answered, own].join();
		if (shown === this.#shown) return;
		this.#shown = shown;
		renderChoices(texts, training, chosen);
		find(document, "tally", HTMLElement).textContent =
			answered > 0 ? texts.answered(answered) : "";
	}
}

function renderChoices(texts: Texts, training: Training, chosen: Choice) {
	const list = find(document, "topic-list", HTMLUListElement);
	const had = list.contains(document.activeElement);
	const kinds = Object.keys(KINDS) as Kind[];
	list.replaceChildren(
		...kinds.map((kind) => {
			const choice = choiceOf(kind, chosen.size);
			const link = make("a", { href: `#${nameOf(choice)}`, class: "topic" });
			const { title, about } = texts.topic[kind];
			link.append(
				make("span", { class: "topic-name" }, title),
				// Between words that are read one after the other.
				" ",
				make("span", { class: "topic-about" }, about),
				" ",
			);
			if (kind !== "mixed") link.append(kept(texts, training, kind));
			const isChosen = kind === chosen.kind;
			if (isChosen) link.setAttribute("aria-current", "true");
			const item = make("li");
			item.append(link);
			return item;
		}),
	);
	if (!had) return;
	(list.querySelector("[aria-current]") as HTMLElement | null)?.focus();
}

/** What is kept of a kind: how many are due, and in which boxes they are. */
function kept(texts: Texts, training: Training, kind: Kind) {
	const topics = allTopicsOf(kind);
	const boxes = training.boxes(topics);
	const tried = boxes.reduce((sum, count) => sum + count, 0);
	const fresh = kind === "own" ? training.own - tried : 0;
	const due = training.due(topics);
	const line = make("span", { class: "topic-kept" });
	if (tried + fresh === 0) return line;
	const said = [];
	if (fresh > 0) said.push(texts.fresh(fresh));
	if (due > 0) said.push(texts.due(due));
	else if (tried > 0) said.push(texts.kept(tried));
	line.append(make("span", { class: "topic-due" }, said.join(" · ")));
	const row = make("span", { class: "boxes", title: boxesText(texts, boxes) });
	row.setAttribute("aria-hidden", "true");
	for (const count of boxes) {
		row.append(make("span", { class: count > 0 ? "box is-full" : "box" }));
	}
	line.append(row);
	return line;
}

/** @param boxes How many exercises are in each. */
function boxesText(texts: Texts, [a, b, c, d, e, f]: number[]) {
	return texts.boxes(a, b, c, d, e, f);
}
