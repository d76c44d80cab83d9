/**
 * What is chosen, as a link or as the code of a frame.
 */

import { find, findButton } from "../../element/dom.js";
import { make } from "../parts/sheet.js";
import { frameCode, writeAddress } from "./lab-address.js";

export class SharePart {
	#page;

	/** @param {import("./lab-page.js").LabPage} page */
	constructor(page) {
		this.#page = page;
		const on = (/** @type {string} */ id, /** @type {() => void} */ act) =>
			findButton(document, id).addEventListener("click", act);
		on("copy-link", () => {
			const url = this.#url(page.choices.fixed);
			void this.#copy(url, page.texts.copied, () => this.#link(url));
		});
		on("copy-class", () => {
			const url = this.#url(true);
			void this.#copy(url, page.texts.copiedForClass, () => this.#link(url));
		});
		on("copy-frame", () => {
			const { texts } = page;
			const code = frameCode(this.#url(true), texts.title);
			void this.#copy(code, texts.copiedFrame, () => [
				`${texts.notCopiedFrame} `,
				make("code", {}, code),
			]);
		});
	}

	/** @param {boolean} fixed */
	#url(fixed) {
		const address = writeAddress({ ...this.#page.choices, fixed });
		return new URL(address, location.href).href;
	}

	/** @param {string} url */
	#link(url) {
		const { notCopied } = this.#page.texts;
		return [`${notCopied} `, make("a", { href: url }, url)];
	}

	/**
	 * Copies a text and tells it, or else shows what there is to copy.
	 *
	 * @param {string} text
	 * @param {string} told
	 * @param {() => (string | Node)[]} show
	 */
	async #copy(text, told, show) {
		const said = find(document, "link-said", HTMLElement);
		try {
			await navigator.clipboard.writeText(text);
			said.textContent = told;
		} catch (error) {
			console.info("it is not copied:", error);
			said.replaceChildren(...show());
		}
	}
}
