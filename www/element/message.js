/**
 * The message over a board: what went wrong, and what to do.
 */

import { find, findButton } from "./dom.js";

export class Message {
	#box;
	#text;
	#act;
	#close;

	/**
	 * @param {ShadowRoot} tree
	 * @param {() => void} again Called by the button that tries again.
	 */
	constructor(tree, again) {
		this.#box = find(tree, "message", HTMLElement);
		this.#text = find(tree, "message-text", HTMLElement);
		this.#act = findButton(tree, "message-act");
		this.#close = findButton(tree, "message-close");
		this.#close.addEventListener("click", () => this.#hide());
		this.#act.addEventListener("click", () => {
			this.#hide();
			again();
		});
	}

	/**
	 * @param {string} text
	 * @param {string | null} again The text of the button that tries again; `null` for
	 *   a message that can be closed.
	 */
	show(text, again) {
		this.#text.textContent = text;
		this.#act.textContent = again;
		this.#act.hidden = again === null;
		this.#close.hidden = again !== null;
		this.#box.hidden = false;
	}

	#hide() {
		this.#box.hidden = true;
	}
}
