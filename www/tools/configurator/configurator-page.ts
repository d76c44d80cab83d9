/**
 * The page for site authors: choices, a preview, the code to copy, and the
 * reference.
 */

import { find, findButton, translate } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { copyText } from "../../pages/parts/copy-text.ts";
import { wireLanguage } from "../../pages/parts/language-choice.ts";
import { note } from "../../pages/parts/late.ts";
import { setPageLanguage } from "../../pages/parts/page-language.ts";
import { type Attributes, attributesOf, framedOnes } from "./choices.ts";
import { renderReference } from "./docs.ts";
import { addMenus, loadWords, type Words } from "./menus.ts";
import { PICTURES } from "./pictures.ts";
import { scriptAt } from "./script-address.ts";
import { FRAME_WIDTH, frameLines, packageLines, tagLines } from "./snippets.ts";
import { WrongFields } from "./wrong-fields.ts";

/** How long a button says "Copied", in milliseconds. */
const SAID_MS = 2_500;

/** The ids of the blocks of code. The id of a button is the same with `copy-`. */
const BLOCKS = ["tag", "frame", "package"];

export class ConfiguratorPage {
	#puzzle = find(document, "puzzle", HTMLElement) as SlidingPuzzleElement;
	#form = find(document, "choices", HTMLFormElement);
	#words;
	#wrong;

	constructor({
		language,
		words,
		saveLanguage,
	}: {
		language: Language;
		words: Words;
		saveLanguage: (language: string) => void;
	}) {
		this.#words = words;
		this.#wrong = new WrongFields(this.#form, () => this.#words);
		this.#renderPictures();
		addMenus(words);
		wireLanguage(language, async (chosen) => {
			this.#speak(chosen, await loadWords(chosen));
			saveLanguage(chosen);
		});
		for (const block of BLOCKS) this.#wireCopy(block);
		this.#form.addEventListener("input", () => this.#apply());
		// The form sends nothing.
		this.#form.addEventListener("submit", (event) => event.preventDefault());
		this.#puzzle.addEventListener("new-board", () => this.#renderLines());
		renderReference(
			find(document, "reference", HTMLElement),
			find(document, "contents", HTMLElement),
		);
		this.#speak(language, words);
	}

	/** Returns the choices; `null` while a field is invalid. */
	#chosen() {
		if (!this.#form.checkValidity()) return null;
		const fields: Record<string, string> = {};
		for (const [name, value] of new FormData(this.#form)) {
			fields[name] = String(value);
		}
		const picture = PICTURES.find(({ name }) => name === fields.picture);
		fields.picture = picture?.src ?? "";
		if (picture !== undefined) {
			fields.alt ||= this.#words.pictures[picture.name];
		}
		return { attributes: attributesOf(fields), site: fields.site ?? "" };
	}

	#apply() {
		const { elements } = this.#form;
		const isPicture = this.#value("tiles") === "image";
		const hasOwn = isPicture && this.#value("picture") === "own";
		find(document, "picture-choice", HTMLFieldSetElement).hidden = !isPicture;
		find(document, "own-picture", HTMLElement).hidden = !hasOwn;
		// A hidden field must not make the form invalid.
		for (const name of ["src", "alt"]) {
			const field = elements.namedItem(name);
			if (field instanceof HTMLInputElement) field.disabled = !hasOwn;
		}
		const chosen = this.#chosen();
		if (chosen === null) return;
		this.#render(framedOnes(chosen.attributes));
		this.#renderLines();
	}

	#value(name: string) {
		return String(new FormData(this.#form).get(name) ?? "");
	}

	/**
	 * Updates the preview. Sets only attributes that changed, because some deal a new
	 * board.
	 */
	#render(attributes: Attributes) {
		const own = ["id", "class"];
		const { difficulty } = this.#puzzle;
		for (const name of this.#puzzle.getAttributeNames()) {
			if (own.includes(name) || name in attributes) continue;
			// Without its own `lang`, the puzzle reads the page's language.
			this.#puzzle.removeAttribute(name);
		}
		for (const [name, value] of Object.entries(attributes)) {
			if (this.#puzzle.getAttribute(name) !== value) {
				this.#puzzle.setAttribute(name, value);
			}
		}
		if (this.#puzzle.difficulty !== difficulty) void this.#deal(attributes);
	}

	/**
	 * Deals a board as hard as is chosen now: the attribute waits for the next board.
	 */
	async #deal({ board, seed }: Attributes) {
		if (board !== undefined) return;
		try {
			await this.#puzzle.shuffle(seed === undefined ? {} : { seed });
		} catch (error) {
			// Without a network the solver does not load, and the board stays.
			note("no board of this difficulty was dealt", error);
		}
	}

	#renderLines() {
		const chosen = this.#chosen();
		if (chosen === null) return;
		const { attributes, site } = chosen;
		const frame = {
			src: new URL("embed.html", location.href).href,
			title: this.#words.frameTitle,
			height: this.#naturalHeight(),
			origin: site === "" ? null : new URL(site).origin,
		};
		this.#put("tag", tagLines(attributes, scriptAt(location.href)));
		this.#put("frame", frameLines(framedOnes(attributes), frame));
		this.#put("package", packageLines(attributes));
	}

	/**
	 * Returns the height of the puzzle in an iframe, in CSS pixels. It is set, measured
	 * and reset in one turn, so that nothing is drawn.
	 */
	#naturalHeight() {
		this.#puzzle.classList.add("framed");
		this.#puzzle.style.setProperty("--frame", `${FRAME_WIDTH}px`);
		const { height } = this.#puzzle.getBoundingClientRect();
		this.#puzzle.classList.remove("framed");
		return Math.ceil(height);
	}

	#put(id: string, text: string) {
		find(document, id, HTMLElement).textContent = text;
	}

	/** @param id Of the code. */
	#wireCopy(id: string) {
		const button = findButton(document, `copy-${id}`);
		button.addEventListener("click", async () => {
			const code = find(document, id, HTMLElement);
			const { copied, notCopied, copy } = this.#words;
			if (await copyText(code.textContent ?? "")) {
				button.textContent = copied;
				this.#put("said", copied);
			} else {
				// Copying is not allowed, so the code is selected to copy by hand.
				getSelection()?.selectAllChildren(code);
				this.#put("said", notCopied);
			}
			setTimeout(() => {
				button.textContent = copy;
				this.#put("said", "");
			}, SAID_MS);
		});
	}

	#renderPictures() {
		const choices = PICTURES.map(({ name, src }) => {
			const image = document.createElement("img");
			image.src = src;
			image.width = image.height = 72;
			image.dataset.picture = name;
			const label = document.createElement("label");
			label.className = "picture stack gap-1";
			const radio = document.createElement("input");
			radio.type = "radio";
			radio.name = "picture";
			radio.value = name;
			radio.checked = name === PICTURES[0].name;
			label.append(radio, image);
			return label;
		});
		find(document, "pictures", HTMLElement).prepend(...choices);
	}

	#speak(language: Language, words: Words) {
		this.#words = words;
		setPageLanguage(language);
		document.title = words.title;
		translate(document, words);
		for (const image of document.querySelectorAll("img[data-picture]")) {
			const name = (image as HTMLImageElement).dataset.picture;
			(image as HTMLImageElement).alt = (
				words.pictures as Record<string, string>
			)[name ?? ""];
		}
		this.#wrong.speak();
		this.#sayIntegrity();
		// The puzzle reads the page's language when its own `lang` changes.
		if (!this.#puzzle.hasAttribute("lang")) {
			this.#puzzle.setAttribute("lang", language);
			this.#puzzle.removeAttribute("lang");
		}
		this.#apply();
	}

	#sayIntegrity() {
		const note = find(document, "hash", HTMLElement);
		note.hidden = scriptAt(location.href).integrity === null;
		note.textContent = this.#words.withHash;
	}
}
