/**
 * Where the play lost most: a card for each moment.
 */

import { find } from "../../element/dom.ts";
import type { Review } from "../../solver/review.ts";
import { make } from "../parts/sheet.ts";
import { rangeText } from "./bounds-text.ts";
import type { ReviewPage } from "./review-page.ts";

export function renderMoments(
	page: ReviewPage,
	{ moments, from, lower, upper, done, cost }: Review,
) {
	const { review: words, strings } = page.texts;
	const list = find(document, "moments", HTMLElement);
	const focused = list.contains(document.activeElement)
		? document.activeElement?.id
		: undefined;
	const left = (at: number) => rangeText(lower[at - from], upper[at - from]);
	const isExact = upper.every((most, at) => most === lower[at]);
	list.replaceChildren(
		...moments.map((moment, n) => {
			const card = make("li", { class: "moment" });
			const name =
				moment.to === moment.from + 1
					? words.moment(moment.to)
					: words.momentRange(moment.from + 1, moment.to);
			const texts = make("div");
			texts.append(
				make("h3", {}, name),
				make(
					"p",
					{},
					words.momentCost(moment.cost, left(moment.from), left(moment.to)),
				),
			);
			const button: (
				id: string,
				text: string,
				kind: string,
				act: () => unknown,
			) => HTMLElement = (id, text, kind, act) => {
				const made = make("button", { type: "button", id, class: kind }, text);
				// Which one, for those who hear the buttons alone.
				made.ariaLabel = `${text}${strings.comma}${name}`;
				made.addEventListener("click", () => {
					page.puzzle.scrollIntoView({ block: "nearest" });
					void act();
				});
				return made;
			};
			const buttons = make("div", { class: "moment-buttons" });
			buttons.append(
				button(`look-${n}`, words.look, "button", () => page.goTo(moment.from)),
				button(
					`best-${n}`,
					isExact ? words.best : words.bestKnown,
					"button",
					() => page.renderBest(moment.from),
				),
			);
			card.append(texts, buttons);
			return card;
		}),
	);
	if (focused !== undefined) document.getElementById(focused)?.focus();
	const none = find(document, "no-moments", HTMLElement);
	none.hidden = !done || moments.length > 0;
	find(document, "moments-part", HTMLElement).hidden =
		!done && moments.length === 0;
	none.textContent =
		isExact && cost === 0 ? words.perfectPlay : words.noMoments;
}
