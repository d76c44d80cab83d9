/**
 * The notice of a page: one at a time, where the page has its place, below a warning that
 * stays. Screen readers announce it. The focus is never lost with it: it goes back to where it was.
 */

import { label } from "../../element/dom.ts";
import { make } from "./make.ts";
import { closeIcon } from "./sheet.ts";

/** A text; as a function, in whatever language the page speaks. */
export type Text = string | (() => string);

export type Options = {
	action?: { label: Text; act: () => void };
	/** Whether only the player closes it. */
	stays?: boolean;
	/** Whether its action is the only button: it leaves what the notice is about. */
	isOne?: boolean;
};

const say = (text: Text) => (typeof text === "string" ? text : text());

export class Notices {
	#place;
	/** What the next one takes the place of. */
	#notice: HTMLElement | null = null;
	/** The warning that stays. */
	#warning: HTMLElement | null = null;
	#closeLabel;
	#focusElsewhere;
	/** How many there were. */
	count = 0;
	/** What says each again. */
	#again = new WeakMap<HTMLElement, () => void>();
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
	notify(text: Text, { action, stays = false, isOne = false }: Options = {}) {
		this.#close(stays ? this.#warning : this.#notice);
		this.count += 1;
		const notice = make("div", { class: "notice" });
		if (stays) this.#warning = notice;
		else this.#notice = notice;
		const line = make("p", {}, say(text));
		const button = make("button", { type: "button", class: "button small" });
		const close = this.#closeButton(notice);
		notice.append(line);
		if (action) {
			button.textContent = say(action.label);
			button.addEventListener("click", () => {
				this.#close(notice);
				action.act();
			});
			notice.append(button);
		}
		if (!isOne) notice.append(close);
		this.#place[stays ? "prepend" : "append"](notice);
		this.#again.set(notice, () => {
			if (typeof text === "string") {
				this.#close(notice);
				return;
			}
			line.textContent = say(text);
			if (action) button.textContent = say(action.label);
			label(close, this.#closeLabel());
		});
		return () => this.#close(notice);
	}

	/** Says them in another language; closes what has no text in that. */
	speak() {
		for (const notice of [this.#warning, this.#notice]) {
			if (notice?.isConnected) this.#again.get(notice)?.();
		}
	}

	/** Closes the notice; a warning stays. Returns whether there was one. */
	close() {
		return this.#close(this.#notice);
	}

	#close(notice: HTMLElement | null) {
		if (!notice?.isConnected) return false;
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

	#closeButton(notice: HTMLElement) {
		const button = make("button", { type: "button", class: "tool" });
		label(button, this.#closeLabel());
		button.append(closeIcon());
		button.addEventListener("click", () => {
			this.#close(notice);
			// A click that focuses no button (WebKit) leaves the focus nowhere.
			if (document.activeElement === document.body) this.#focusBack();
		});
		return button;
	}
}
