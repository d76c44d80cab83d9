/**
 * The message over a board: what went wrong, and what to do.
 */

import { find, findButton } from "./dom.ts";

export class Message {
	#box;
	#text;
	#act;
	#close;
	#tree;
	/** What had the focus before it came here. */
	#before: HTMLElement | null = null;

	/** @param again Called by the button that tries again. */
	constructor(tree: ShadowRoot, again: () => Promise<void>) {
		this.#tree = tree;
		this.#box = find(tree, "message", HTMLElement);
		this.#text = find(tree, "message-text", HTMLElement);
		this.#act = findButton(tree, "message-act");
		this.#close = findButton(tree, "message-close");
		this.#close.addEventListener("click", () => this.hide());
		this.#act.addEventListener("click", async () => {
			this.hide();
			await again();
			// What had the focus may be there again. Meanwhile the player may have gone
			// elsewhere.
			if (document.activeElement === document.body) this.#giveBack();
		});
		this.#box.addEventListener("focusin", (event) => {
			const { relatedTarget } = event;
			if (this.#box.contains(relatedTarget as Node | null)) return;
			this.#before = relatedTarget as HTMLElement | null;
		});
	}

	/**
	 * @param again The text of the button that tries again; `null` for a message that
	 *   can be closed.
	 */
	show(text: string, again: string | null) {
		this.#text.textContent = text;
		this.#act.textContent = again;
		this.#act.hidden = again === null;
		this.#close.hidden = again !== null;
		this.#box.hidden = false;
	}

	/** Returns whether it was shown. */
	hide() {
		if (this.#box.hidden) return false;
		const hadFocus = this.#box.contains(this.#tree.activeElement);
		this.#box.hidden = true;
		if (hadFocus) this.#giveBack();
		return true;
	}

	/** Returns the focus to where it was; to the board if that is gone. */
	#giveBack() {
		this.#before?.focus({ preventScroll: true });
		if (this.#before?.matches(":focus")) return;
		find(this.#tree, "grid", HTMLElement).focus({ preventScroll: true });
	}
}
