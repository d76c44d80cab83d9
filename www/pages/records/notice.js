/**
 * The notice of the page: one at a time, at the lower edge. It stays until it is
 * closed or another comes. Screen readers announce it.
 */

import { label } from "../../element/dom.js";
import { closeIcon, make } from "../parts/sheet.js";

export class Notice {
	#place;
	#focusElsewhere;

	/**
	 * @param {HTMLElement} place
	 * @param {() => void} focusElsewhere Called when the notice goes with the focus.
	 */
	constructor(place, focusElsewhere) {
		this.#place = place;
		this.#focusElsewhere = focusElsewhere;
	}

	/**
	 * @param {string} text
	 * @param {object} options
	 * @param {string} options.close The name of the button that closes it.
	 * @param {{ label: string, act: () => void }} [options.action]
	 */
	show(text, { close, action }) {
		const notice = make("div", { class: "notice" });
		notice.append(make("p", {}, text));
		if (action) {
			const button = make(
				"button",
				{ type: "button", class: "button small" },
				action.label,
			);
			button.addEventListener("click", () => {
				this.#close();
				action.act();
			});
			notice.append(button);
		}
		const button = make("button", { type: "button", class: "tool" });
		label(button, close);
		button.append(closeIcon());
		button.addEventListener("click", () => this.#close());
		notice.append(button);
		this.#place.replaceChildren(notice);
	}

	#close() {
		const hadFocus = this.#place.contains(document.activeElement);
		this.#place.replaceChildren();
		if (hadFocus) this.#focusElsewhere();
	}
}
