/**
 * A sheet: a dialog at the lower edge of a phone, in the middle of a larger screen. A
 * feature of a page makes its own when it is wanted, so that nothing of it loads
 * before.
 */

import { label } from "../../element/dom.ts";
import { make } from "./make.ts";
import css from "./sheet.css?inline";

export class Sheet {
	dialog;
	/** What the sheet is for. */
	body;
	/** What has the focus at first, instead of the title. */
	first: HTMLElement | null = null;

	constructor({
		id,
		title,
		close,
		onClose = () => {},
	}: {
		id: string;
		title: string;
		/** The name of the button that closes it. */
		close: string;
		/** Called when it has closed, in any way. */
		onClose?: () => void;
	}) {
		addStyle(css);
		this.dialog = make("dialog", { id, class: "sheet" });
		this.dialog.setAttribute("aria-labelledby", `${id}-title`);
		// The title has the focus at first: the sheet is read from its beginning, and no
		// keyboard comes up on a phone.
		const heading = make("h2", { id: `${id}-title`, tabindex: "-1" }, title);
		heading.autofocus = true;
		const button = make("button", {
			type: "button",
			class: "tool sheet-close",
		});
		button.append(closeIcon());
		label(button, close);
		const head = make("header", { class: "sheet-head" });
		head.append(heading, button);
		this.body = make("div", { class: "sheet-body" });
		this.dialog.append(head, this.body);
		button.addEventListener("click", () => this.close());
		this.dialog.addEventListener("click", ({ target }) => {
			// Beside it.
			if (target === this.dialog) this.close();
		});
		// Made again when it is wanted again, in the language of then. What had the focus
		// before has it back by now.
		this.dialog.addEventListener("close", () => {
			this.dialog.remove();
			onClose();
		});
	}

	/** Does nothing while another one of this id is open. */
	open() {
		const other = document.getElementById(this.dialog.id);
		if (other?.matches("[open]")) return;
		// Its `close` event may be on its way.
		other?.remove();
		document.body.append(this.dialog);
		this.dialog.showModal();
		this.first?.focus();
	}

	close() {
		this.dialog.close();
	}

	/** Closes it, and does what was chosen in it. */
	leave(act: () => unknown) {
		this.close();
		void act();
	}
}

/** The styles that the document has. */
const styles: Set<string> = new Set();

/** Adds a style to the document, once. */
export function addStyle(css: string) {
	if (styles.has(css)) return;
	styles.add(css);
	const sheet = new CSSStyleSheet();
	sheet.replaceSync(css);
	document.adoptedStyleSheets.push(sheet);
}

const SVG = "http://www.w3.org/2000/svg";

/** The path of a cross, for a button that closes something. */
export const CLOSE = "m6 6 12 12M18 6 6 18";

/** Returns the picture of a button that closes something. */
export function closeIcon() {
	return icon(CLOSE);
}

/**
 * Returns a picture.
 *
 * @param d The path, in a box of 24 × 24.
 */
export function icon(d: string) {
	const svg = document.createElementNS(SVG, "svg");
	svg.setAttribute("class", "icon");
	svg.setAttribute("viewBox", "0 0 24 24");
	svg.setAttribute("aria-hidden", "true");
	const path = document.createElementNS(SVG, "path");
	path.setAttribute("d", d);
	svg.append(path);
	return svg;
}
