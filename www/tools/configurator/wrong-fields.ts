/**
 * Says below a field of a form what is wrong with it: from the moment the field is
 * left until its value is right. While somebody types, nothing is wrong yet.
 */

import type { Texts as Strings } from "../../messages/compiled/configurator-en.ts";

export class WrongFields {
	/** Each field that can be wrong, and the place of its sentence. */
	#places = new Map();
	#strings: () => Strings;

	constructor(form: HTMLFormElement, strings: () => Strings) {
		this.#strings = strings;
		for (const field of form.querySelectorAll("[type=number], [type=url]")) {
			this.#watch(field as HTMLInputElement);
		}
	}

	/** Says it in the current language. */
	speak() {
		for (const [field, place] of this.#places) {
			if (place.textContent !== "") this.#render(field);
		}
	}

	#watch(field: HTMLInputElement) {
		const place = document.createElement("p");
		place.id = `wrong-${field.name}`;
		place.className = "wrong";
		place.ariaLive = "polite";
		const label = field.closest(".pair") ?? field.closest("label");
		label?.after(place);
		this.#places.set(field, place);
		field.addEventListener("change", () => this.#render(field));
		field.addEventListener("input", () => {
			if (place.textContent !== "") this.#render(field);
		});
	}

	#render(field: HTMLInputElement) {
		const place = this.#places.get(field);
		const isRight = field.validity.valid;
		place.textContent = isRight ? "" : this.#sentence(field);
		if (isRight) {
			field.removeAttribute("aria-invalid");
			field.removeAttribute("aria-describedby");
		} else {
			field.ariaInvalid = "true";
			field.setAttribute("aria-describedby", place.id);
		}
	}

	#sentence({ name, type, min, max }: HTMLInputElement) {
		const { columns, rows, src, site, wrongNumber, wrongAddress } =
			this.#strings();
		const names: Record<string, string> = { columns, rows, src, site };
		return type === "number"
			? wrongNumber(names[name], min, max)
			: wrongAddress(names[name]);
	}
}
