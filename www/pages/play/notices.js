/**
 * The notices of the page. A notice stays until it is closed, unless it is brief.
 * Screen readers announce it. The focus is never lost with a notice: it goes back to
 * where it was.
 */

import { find } from "../../element/dom.js";

/** How long a brief notice stays, in milliseconds. */
const BRIEF_MS = 6_000;

export class Notices {
	#list;
	#closeLabel;
	#focusElsewhere;
	/** What last lost the focus outside the notices. @type {HTMLElement | null} */
	#from = null;

	/**
	 * @param {HTMLElement} list
	 * @param {object} parts
	 * @param {() => string} parts.closeLabel
	 * @param {() => void} parts.focusElsewhere Called if the focus was nowhere before
	 *   it came to a notice, or cannot go back.
	 */
	constructor(list, { closeLabel, focusElsewhere }) {
		this.#list = list;
		this.#closeLabel = closeLabel;
		this.#focusElsewhere = focusElsewhere;
		document.addEventListener("focusout", (event) => {
			const [from] = event.composedPath();
			if (list.contains(/** @type {Node} */ (event.target))) return;
			this.#from = from instanceof HTMLElement ? from : null;
		});
		list.addEventListener("focusin", ({ relatedTarget }) => {
			if (relatedTarget === null) this.#from = null;
		});
	}

	/**
	 * @param {string} text
	 * @param {object} [options]
	 * @param {boolean} [options.isBrief] Whether it closes by itself, while nobody
	 *   points at it or has the focus in it. One with an action never does.
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
		if (isBrief && !action) this.#expire(notice);
	}

	/**
	 * Removes a notice.
	 *
	 * @param {string} kind Its kind, or its text.
	 */
	drop(kind) {
		for (const notice of this.#list.querySelectorAll("[data-kind]")) {
			const { dataset } = /** @type {HTMLElement} */ (notice);
			if (dataset.kind === kind) this.#remove(notice);
		}
	}

	/** Closes the latest notice. Returns whether there was one. */
	closeLatest() {
		const { lastElementChild } = this.#list;
		if (lastElementChild !== null) this.#remove(lastElementChild);
		return lastElementChild !== null;
	}

	/** @param {Element} notice */
	#remove(notice) {
		const hadFocus = notice.contains(document.activeElement);
		notice.remove();
		if (hadFocus) this.#focusBack();
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
			timer = setTimeout(() => this.#remove(notice), BRIEF_MS);
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

	/** @param {HTMLElement} notice */
	#closeButton(notice) {
		const button = document.createElement("button");
		button.type = "button";
		button.className = "tool";
		button.ariaLabel = this.#closeLabel();
		button.append(
			find(document, "close-icon", HTMLTemplateElement).content.cloneNode(true),
		);
		button.addEventListener("click", () => {
			this.#remove(notice);
			// A click that focuses no button (WebKit) leaves the focus nowhere.
			if (document.activeElement === document.body) this.#focusBack();
		});
		return button;
	}
}
