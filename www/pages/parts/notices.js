/**
 * The notice of a page: one at a time, where the page has its place. Screen readers
 * announce it. The focus is never lost with it: it goes back to where it was.
 */

import { label } from "../../element/dom.js";
import { closeIcon, make } from "./sheet.js";

/** How long a brief notice stays, in milliseconds. */
const BRIEF_MS = 6_000;

/**
 * @typedef {object} Options
 * @property {boolean} [isBrief] Whether it closes by itself, while nobody points at it
 *   or has the focus in it. One with an action never does.
 * @property {{ label: string, act: () => void }} [action]
 */

export class Notices {
	#place;
	#closeLabel;
	#focusElsewhere;
	/** What last lost the focus outside the notice. @type {HTMLElement | null} */
	#from = null;

	/**
	 * @param {HTMLElement} place
	 * @param {object} parts
	 * @param {() => string} parts.closeLabel
	 * @param {() => void} parts.focusElsewhere Called if the focus was nowhere before
	 *   it came to the notice, or cannot go back.
	 */
	constructor(place, { closeLabel, focusElsewhere }) {
		this.#place = place;
		this.#closeLabel = closeLabel;
		this.#focusElsewhere = focusElsewhere;
		place.replaceChildren();
		document.addEventListener("focusout", (event) => {
			const [from] = event.composedPath();
			if (place.contains(/** @type {Node} */ (event.target))) return;
			this.#from = from instanceof HTMLElement ? from : null;
		});
		place.addEventListener("focusin", ({ relatedTarget }) => {
			if (relatedTarget === null) this.#from = null;
		});
	}

	/**
	 * Shows a notice, in place of the one before.
	 *
	 * @param {string} text
	 * @param {Options} [options]
	 */
	show(text, { isBrief = false, action } = {}) {
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
		if (isBrief && !action) this.#expire(notice);
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

	/** @param {HTMLElement} notice */
	#expire(notice) {
		/** @type {ReturnType<typeof setTimeout>} */
		let timer;
		/** What keeps it: the pointer, the focus. */
		const held = new Set();
		const wait = () => {
			clearTimeout(timer);
			if (held.size > 0) return;
			timer = setTimeout(() => notice.isConnected && this.close(), BRIEF_MS);
		};
		for (const [begins, ends] of [
			["pointerenter", "pointerleave"],
			["focusin", "focusout"],
		]) {
			notice.addEventListener(begins, () => {
				held.add(begins);
				wait();
			});
			notice.addEventListener(ends, () => {
				held.delete(begins);
				wait();
			});
		}
		wait();
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
