/**
 * The sizes of what is trained, where there is a choice. It is made by the address.
 */

import { find } from "../../element/dom.js";
import { oneOf } from "../parts/inputs.js";
import { choiceOf, KINDS, nameOf } from "./topics.js";

export class SizeChoice {
	/** What is shown. */
	#shown = "";

	/**
	 * @param {import("../../messages/compiled/trainer-en.js").Texts} texts
	 * @param {import("./topics.js").Choice} choice
	 */
	render(texts, { kind, size }) {
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
		/** @type {HTMLElement | null} */ (
			box.querySelector("input:checked")
		)?.focus();
	}

	get hasFocus() {
		const box = find(document, "sizes", HTMLElement);
		return box.contains(document.activeElement);
	}
}
