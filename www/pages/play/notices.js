/**
 * The notices of the page. A notice stays until it is closed, unless it is brief.
 * Screen readers announce it.
 */

import { find } from "../../element/dom.js";

/** How long a brief notice stays, in milliseconds. */
const BRIEF_MS = 6_000;

export class Notices {
	#list;
	#closeLabel;

	/**
	 * @param {HTMLElement} list
	 * @param {() => string} closeLabel
	 */
	constructor(list, closeLabel) {
		this.#list = list;
		this.#closeLabel = closeLabel;
	}

	/**
	 * @param {string} text
	 * @param {object} [options]
	 * @param {boolean} [options.isBrief] Whether it closes by itself.
	 * @param {string} [options.kind] Only one notice of a kind is shown at a time.
	 * @param {{ label: string, act: () => void }} [options.action]
	 */
	show(text, { isBrief = false, kind = text, action } = {}) {
		// A repeated notice replaces the first.
		this.drop(kind);
		const notice = document.createElement("div");
		notice.className = "notice";
		notice.dataset.kind = kind;
		const message = document.createElement("p");
		message.textContent = text;
		notice.append(message);
		if (action) {
			const button = document.createElement("button");
			button.type = "button";
			button.className = "button small";
			button.textContent = action.label;
			button.addEventListener("click", () => {
				notice.remove();
				action.act();
			});
			notice.append(button);
		}
		notice.append(this.#closeButton(notice));
		this.#list.append(notice);
		if (isBrief) setTimeout(() => notice.remove(), BRIEF_MS);
	}

	/**
	 * Removes a notice.
	 *
	 * @param {string} kind Its kind, or its text.
	 */
	drop(kind) {
		for (const notice of this.#list.querySelectorAll("[data-kind]")) {
			const { dataset } = /** @type {HTMLElement} */ (notice);
			if (dataset.kind === kind) notice.remove();
		}
	}

	/** @param {HTMLElement} notice */
	#closeButton(notice) {
		const button = document.createElement("button");
		button.type = "button";
		button.className = "tool";
		button.ariaLabel = this.#closeLabel();
		button.append(
			find(document, "close-icon", HTMLTemplateElement).content.cloneNode(true),
		);
		button.addEventListener("click", () => notice.remove());
		return button;
	}
}
