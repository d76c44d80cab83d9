/**
 * The list of what can be trained, with what is due of each.
 */

import { find } from "../../element/dom.js";
import { make } from "../parts/sheet.js";
import { allTopicsOf, choiceOf, KINDS, nameOf } from "./topics.js";

/**
 * @typedef {import("../../messages/compiled/trainer-en.js").Texts} Texts
 * @typedef {import("./topics.js").Choice} Choice
 * @typedef {import("./topics.js").Kind} Kind
 */

export class ChoiceList {
	/** What is shown. */
	#shown = "";

	/**
	 * Shows the list, if anything in it has changed.
	 *
	 * @param {Texts} texts
	 * @param {import("../parts/training.js").Training} training
	 * @param {Choice} chosen
	 */
	render(texts, training, chosen) {
		const { answered, own } = training;
		const shown = [texts.title, nameOf(chosen), answered, own].join();
		if (shown === this.#shown) return;
		this.#shown = shown;
		renderChoices(texts, training, chosen);
		find(document, "tally", HTMLElement).textContent =
			answered > 0 ? texts.answered(answered) : "";
	}
}

/**
 * @param {Texts} texts
 * @param {import("../parts/training.js").Training} training
 * @param {Choice} chosen
 */
function renderChoices(texts, training, chosen) {
	const list = find(document, "topic-list", HTMLUListElement);
	const had = list.contains(document.activeElement);
	const kinds = /** @type {Kind[]} */ (Object.keys(KINDS));
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
	/** @type {HTMLElement | null} */ (
		list.querySelector("[aria-current]")
	)?.focus();
}

/**
 * What is kept of a kind: how many are due, and in which boxes they are.
 *
 * @param {Texts} texts
 * @param {import("../parts/training.js").Training} training
 * @param {Kind} kind
 */
function kept(texts, training, kind) {
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

/** @param {Texts} texts @param {number[]} boxes How many exercises are in each. */
function boxesText(texts, [a, b, c, d, e, f]) {
	return texts.boxes(a, b, c, d, e, f);
}
