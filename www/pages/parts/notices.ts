/**
 * The notice of a page: one at a time, where the page has its place. Screen readers
 * announce it. The focus is never lost with it: it goes back to where it was.
 */

import { label } from "../../element/dom.ts";
import { closeIcon, make } from "./sheet.ts";

export type Options = {
	action?: { label: string; act: () => void };
};

export class Notices {
	#place;
	#closeLabel;
	#focusElsewhere;
	/** What last lost the focus outside the notice. */
	#from: HTMLElement | null = null;

	constructor(
		place: HTMLElement,
		{
			closeLabel,
			focusElsewhere,
		}: {
			closeLabel: () => string;
			/**
			 * Called if the focus was nowhere before it came to the notice, or cannot go back.
			 */
			focusElsewhere: () => void;
		},
	) {
		this.#place = place;
		this.#closeLabel = closeLabel;
		this.#focusElsewhere = focusElsewhere;
		place.replaceChildren();
		document.addEventListener("focusout", (event) => {
			const [from] = event.composedPath();
			if (place.contains(event.target as Node)) return;
			this.#from = from instanceof HTMLElement ? from : null;
		});
		place.addEventListener("focusin", ({ relatedTarget }) => {
			if (relatedTarget === null) this.#from = null;
		});
	}

	/**
	 * Shows a notice, in place of the one before. Returns what closes it, if it is still
	 * there.
	 */
	notify(text: string, { action }: Options = {}) {
		this.close();
		const notice = make("div", { class: "notice" });
		notice.append(make("p", {}, text));
		if (action) {
			const button = make(
				"button",
				{ type: "button", class: "button small" },
				action.label,
			);
			button.addEventListener("click", () => {
				this.close();
				action.act();
			});
			notice.append(button);
		}
		notice.append(this.#closeButton());
		this.#place.append(notice);
		return () => {
			if (notice.isConnected) this.close();
		};
	}

	/** Closes the notice. Returns whether there was one. */
	close() {
		const notice = this.#place.firstElementChild;
		if (notice === null) return false;
		const hadFocus = notice.contains(document.activeElement);
		notice.remove();
		if (hadFocus) this.#focusBack();
		return true;
	}

	#focusBack() {
		const from = this.#from;
		from?.focus({ preventScroll: true });
		const tree = from?.getRootNode();
		const isBack =
			(tree instanceof Document || tree instanceof ShadowRoot) &&
			tree.activeElement === from;
		// What had the focus may be gone, hidden or disabled.
		if (!isBack) this.#focusElsewhere();
	}

	#closeButton() {
		const button = make("button", { type: "button", class: "tool" });
		label(button, this.#closeLabel());
		button.append(closeIcon());
		button.addEventListener("click", () => {
			this.close();
			// A click that focuses no button (WebKit) leaves the focus nowhere.
			if (document.activeElement === document.body) this.#focusBack();
		});
		return button;
	}
}
