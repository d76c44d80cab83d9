/**
 * The field that takes a play as text.
 */

import { find } from "../../element/dom.ts";
import type { ReviewPage } from "./review-page.ts";

export function wirePaste(page: ReviewPage) {
	const text = find(document, "paste-text", HTMLTextAreaElement);
	const wrong = find(document, "paste-error", HTMLElement);
	const read = async () => {
		wrong.textContent = await page.paste(text.value);
		text.ariaInvalid = wrong.textContent === "" ? null : "true";
		if (wrong.textContent !== "") return;
		find(document, "paste", HTMLDetailsElement).open = false;
		text.value = "";
	};
	text.placeholder = page.texts.review.pasteExample;
	find(document, "paste-form", HTMLFormElement).addEventListener(
		"submit",
		(event) => {
			event.preventDefault();
			void read();
		},
	);
	text.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" || event.shiftKey) return;
		event.preventDefault();
		void read();
	});
}
