/**
 * A sheet: a dialog at the lower edge of a phone, in the middle of a larger screen. A
 * feature of a page makes its own when it is wanted, so that nothing of it loads
 * before.
 */

import { label } from "../../element/dom.js";
import css from "./sheet.css?inline";

/** Whether the document has the style of sheets. */
let isStyled = false;

export class Sheet {
	#close;
	#title;

	/**
	 * @param {object} parts
	 * @param {string} parts.id
	 * @param {string} parts.title
	 * @param {string} parts.close The name of the button that closes it.
	 * @param {() => void} [parts.onClose] Called when it has closed, in any way.
	 */
	constructor({ id, title, close, onClose = () => {} }) {
		addStyle();
		this.dialog = make("dialog", { id, class: "sheet" });
		this.dialog.setAttribute("aria-labelledby", `${id}-title`);
		// The title has the focus at first: the sheet is read from its beginning, and no
		// keyboard comes up on a phone.
		this.#title = make("h2", { id: `${id}-title`, tabindex: "-1" }, title);
		this.#title.autofocus = true;
		this.#close = make("button", { type: "button", class: "tool sheet-close" });
		this.#close.append(closeIcon());
		label(this.#close, close);
		const head = make("header", { class: "sheet-head" });
		head.append(this.#title, this.#close);
		/** What the sheet is for. */
		this.body = make("div", { class: "sheet-body" });
		this.dialog.append(head, this.body);
		this.#close.addEventListener("click", () => this.close());
		this.dialog.addEventListener("click", ({ target }) => {
			// Beside it.
			if (target === this.dialog) this.close();
		});
		this.dialog.addEventListener("close", onClose);
		document.body.append(this.dialog);
	}

	/**
	 * Says its frame in another language.
	 *
	 * @param {string} title
	 * @param {string} close
	 */
	speak(title, close) {
		this.#title.textContent = title;
		label(this.#close, close);
	}

	get isOpen() {
		return this.dialog.open;
	}

	open() {
		if (this.dialog.open) return;
		this.dialog.showModal();
		// It may have been left scrolled.
		this.body.scrollTop = 0;
	}

	close() {
		this.dialog.close();
	}
}

function addStyle() {
	if (isStyled) return;
	isStyled = true;
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}

const SVG = "http://www.w3.org/2000/svg";

function closeIcon() {
	const svg = document.createElementNS(SVG, "svg");
	svg.setAttribute("class", "icon");
	svg.setAttribute("viewBox", "0 0 24 24");
	svg.setAttribute("aria-hidden", "true");
	const path = document.createElementNS(SVG, "path");
	path.setAttribute("d", "m6 6 12 12M18 6 6 18");
	svg.append(path);
	return svg;
}

/**
 * Makes an element.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string>} [attributes]
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes = {}, text = "") {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) {
		made.setAttribute(key, value);
	}
	made.textContent = text;
	return made;
}
