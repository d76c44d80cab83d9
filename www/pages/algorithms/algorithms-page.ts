/**
 * The page that explains each search: a few sentences, its source, an exercise.
 */

import type { LabCore } from "../../core/later/site-modules.ts";
import { find, findButton, translate } from "../../element/dom.ts";
import { loadAlgorithmsTexts } from "../../messages/compiled/algorithms.ts";
import type { Texts } from "../../messages/compiled/algorithms-en.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { setLanguage } from "../../messages/language.ts";
import { failureText } from "../parts/failure.ts";
import { wireLanguage } from "../parts/language-choice.ts";
import { make } from "../parts/sheet.ts";
import { EXERCISES } from "./exercises.ts";
import { sourceOf } from "./sources.ts";

export type PageName = keyof Texts["pages"];

export class AlgorithmsPage {
	#parts;
	#texts;
	#name: PageName = "solvability";
	#answer = find(document, "answer", HTMLInputElement);
	#said = find(document, "said", HTMLElement);

	constructor(parts: {
		texts: Texts;
		language: Language;
		saveLanguage: (language: Language) => void;
		loadCore: () => Promise<LabCore>;
	}) {
		this.#parts = parts;
		this.#texts = parts.texts;
		this.#wire();
		this.#speak(parts.language);
	}

	/**
	 * Opens the page of an address; without one, the first.
	 *
	 * @param isChosen Whether it was chosen here: then it is read from its beginning.
	 */
	open(hash: string, isChosen: boolean = false) {
		const names = Object.keys(EXERCISES) as PageName[];
		this.#name = names.find((name) => `#${name}` === hash) ?? names[0];
		this.#answer.value = "";
		this.#said.textContent = "";
		this.#render();
		void this.#renderSource();
		find(document, "page", HTMLElement).hidden = false;
		if (isChosen) find(document, "name", HTMLElement).focus();
	}

	#wire() {
		const form = find(document, "exercise-form", HTMLFormElement);
		form.addEventListener("submit", (event) => {
			event.preventDefault();
			void this.#check();
		});
		findButton(document, "show-answer").addEventListener("click", () =>
			this.#answerWith((right) => this.#texts.shown(right)),
		);
		wireLanguage(this.#parts.language, async (language) => {
			this.#texts = await loadAlgorithmsTexts(language);
			this.#parts.saveLanguage(language);
			this.#speak(language);
			this.#render();
		});
	}

	async #check() {
		const text = this.#answer.value.trim();
		if (!/^\d+$/.test(text)) {
			this.#said.textContent = this.#texts.notNumber;
			return;
		}
		const own = Number(text);
		await this.#answerWith((right) =>
			own === right ? this.#texts.right(right) : this.#texts.wrong(own),
		);
	}

	async #answerWith(words: (right: number) => string) {
		const name = this.#name;
		try {
			const right = EXERCISES[name].answer(await this.#parts.loadCore());
			if (name === this.#name) this.#said.textContent = words(right);
		} catch (error) {
			console.info("the answer was not found:", error);
			this.#said.textContent = failureText(error, this.#texts.noCheck);
		}
	}

	#speak(language: Language) {
		setLanguage(document.documentElement, language);
		translate(document, this.#texts as any);
		find(document, "pages", HTMLElement).ariaLabel = this.#texts.list;
	}

	#render() {
		const { pages, title } = this.#texts;
		const page = pages[this.#name];
		document.title = `${page.name} · ${title}`;
		const list = find(document, "page-list", HTMLUListElement);
		list.replaceChildren(
			...Object.keys(EXERCISES).map((name) => {
				const item = make("li");
				const { name: text } = pages[name as PageName];
				const link = make(
					"a",
					{ href: `#${name}`, class: "in-line frame pick" },
					text,
				);
				if (name === this.#name) link.setAttribute("aria-current", "page");
				item.append(link);
				return item;
			}),
		);
		const say = (id: string, text: string) => {
			find(document, id, HTMLElement).textContent = text;
		};
		say("name", page.name);
		find(document, "idea", HTMLElement).replaceChildren(
			...page.idea.map((text) => make("p", {}, text)),
		);
		for (const part of ["cost", "optimal", "origin", "exercise"] as const) {
			say(`${part}-text`, page[part]);
		}
		const { board, searches } = EXERCISES[this.#name];
		const shown = [`board=${board.replaceAll(" ", "+")}`];
		if (searches.length > 0) shown.push(`searches=${searches.join(",")}`);
		const link = find(document, "try", HTMLAnchorElement);
		link.href = `./lab.html#${shown.join("&")}`;
	}

	async #renderSource() {
		const name = this.#name;
		const { files } = EXERCISES[name];
		const texts = await Promise.all(files.map(sourceOf));
		if (name !== this.#name) return;
		const parts = files.flatMap((file, at) => {
			const code = make("code", {}, texts[at]);
			const block = make("pre", { tabindex: "0" });
			block.ariaLabel = this.#texts.file(`src/lab/${file}.rs`);
			block.append(code);
			return [make("h4", {}, `src/lab/${file}.rs`), block];
		});
		find(document, "source-text", HTMLElement).replaceChildren(...parts);
	}
}
