/**
 * The sizes of what is trained, where there is a choice. It is made by the address.
 */

import { find } from "../../element/dom.ts";
import type { Texts } from "../../messages/compiled/trainer-en.ts";
import { oneOf } from "../parts/inputs.ts";
import { type Choice, choiceOf, KINDS, nameOf } from "./topics.ts";

export class SizeChoice {
	/** What is shown. */
	#shown = "";

	render(texts: Texts, { kind, size }: Choice) {
		const shown = `${kind} ${size} ${texts.size}`;
		if (shown === this.#shown) return;
		this.#shown = shown;
		const sizes = KINDS[kind];
		const box = find(document, "sizes", HTMLElement);
		const hadFocus = this.hasFocus;
		box.hidden = sizes.length === 0;
		box.replaceChildren();
		if (sizes.length === 0) return;
		box.append(
			oneOf({
				legend: texts.size,
				options: sizes.map((size) => [size, size.replace("x", " × ")]),
				value: size,
				onChange: (chosen) => {
					location.hash = nameOf(choiceOf(kind, chosen));
				},
			}),
		);
		if (!hadFocus) return;
		(box.querySelector("input:checked") as HTMLElement | null)?.focus();
	}

	get hasFocus() {
		const box = find(document, "sizes", HTMLElement);
		return box.contains(document.activeElement);
	}
}
