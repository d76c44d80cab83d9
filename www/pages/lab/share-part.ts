/**
 * What is chosen, as a link or as the code of a frame.
 */

import { find, findButton } from "../../element/dom.ts";
import { make } from "../parts/sheet.ts";
import { frameCode, writeAddress } from "./lab-address.ts";
import type { LabPage } from "./lab-page.ts";

export class SharePart {
	#page;

	constructor(page: LabPage) {
		this.#page = page;
		const on = (id: string, act: () => void) =>
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

	#url(fixed: boolean) {
		const address = writeAddress({ ...this.#page.choices, fixed });
		return new URL(address, location.href).href;
	}

	#link(url: string) {
		const { notCopied } = this.#page.texts;
		return [`${notCopied} `, make("a", { href: url }, url)];
	}

	/** Copies a text and tells it, or else shows what there is to copy. */
	async #copy(text: string, told: string, show: () => (string | Node)[]) {
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
